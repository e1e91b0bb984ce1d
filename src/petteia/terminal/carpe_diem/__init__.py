"""Carpe Diem in a terminal: its things by name, its moves and events in words, its table."""
