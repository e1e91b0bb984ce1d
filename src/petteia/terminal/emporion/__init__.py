"""Emporion in a terminal: its cards by name and in signs, its moves and events in words, its table."""
