"""What every game must pass, and the golden files."""
