# What the server says to people who are not at its page, in French.
webhook-turn = { $table } : { $name }, c’est à vous de jouer.
webhook-over = { $table } : la partie est terminée.
