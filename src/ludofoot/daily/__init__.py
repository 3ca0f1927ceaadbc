"""The match of the day: which game, whose luck, what counts, and what bots make of it."""
