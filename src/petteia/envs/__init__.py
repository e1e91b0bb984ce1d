"""The games in the interfaces of learning libraries: PettingZoo, Gymnasium and OpenSpiel (the extra `envs`)."""
