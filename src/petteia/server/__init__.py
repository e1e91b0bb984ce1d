"""Tables, people, clocks and storage: the only part that knows of time and networks."""
