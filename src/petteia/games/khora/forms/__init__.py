"""The outward shapes of a state: positions, views, refusals, previews, observations, the log."""
