"""What is kept: people, tables, and the log of each table, which is the truth about its game."""
