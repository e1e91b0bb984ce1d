"""Emporion: the Greek trading town of Empúries, from its first settlers to the Romans."""
