"""The command petteia: playing, replaying and simulating in a terminal."""
