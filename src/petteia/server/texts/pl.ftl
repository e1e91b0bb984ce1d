# What the server says to people who are not at its page, in Polish.
webhook-turn = { $table }: { $name }, twoja kolej.
webhook-over = { $table }: gra skończona.
