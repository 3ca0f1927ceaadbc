"""Le football à la carte: move the ball over the pitch card by card, shoot, and be stopped."""

from ludofoot.games.football_a_la_carte.game import GAME

__all__ = ["GAME"]
