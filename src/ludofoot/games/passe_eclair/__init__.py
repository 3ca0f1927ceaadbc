"""Passe Éclair: everybody plays at once; whoever is quick gets rid of the cards first."""

from ludofoot.games.passe_eclair.game import GAME

__all__ = ["GAME"]
