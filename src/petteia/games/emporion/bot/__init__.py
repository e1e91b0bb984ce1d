"""How good choices and positions look, for bots."""
