"""Such a game in words: those of its texts, or else its own ids."""
