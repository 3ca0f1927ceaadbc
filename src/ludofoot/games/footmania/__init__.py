"""Footmania: two to four managers and one title."""

from ludofoot.games.footmania.game import GAME

__all__ = ["GAME"]
