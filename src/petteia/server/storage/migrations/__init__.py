"""How the database came to be what it is, step by step. `database.migrate` runs the steps that are missing."""
