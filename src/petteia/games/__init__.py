"""The games: one folder each, all made alike."""
