"""Finale: the match of two coaches, with tactic cards, footballers that turn, and dice."""

from ludofoot.games.finale.game import GAME

__all__ = ["GAME"]
