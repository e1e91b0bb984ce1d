"""The rules, in the words of the rulebook."""
