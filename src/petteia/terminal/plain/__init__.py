"""A board for every game that has none of its own."""
