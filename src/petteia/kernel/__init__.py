"""The kernel: what a game is, and nothing about any one game."""
