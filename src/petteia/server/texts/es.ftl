# What the server says to people who are not at its page, in Spanish.
webhook-turn = { $table }: { $name }, te toca.
webhook-over = { $table }: la partida ha terminado.
