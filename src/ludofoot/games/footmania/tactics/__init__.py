"""How bots play a match, and how they deal."""
