"""Khôra in words: things by their names, moves, the log, and what can be explained."""
