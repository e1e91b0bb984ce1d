# What the server says to people who are not at its page, in English.
webhook-turn = { $table }: { $name }, it is your turn.
webhook-over = { $table }: the game is over.
