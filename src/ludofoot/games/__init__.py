"""One folder a game; nothing outside a folder knows its game."""
