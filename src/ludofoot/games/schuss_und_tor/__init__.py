"""Schuss und Tor: pass the ball from name to name; whoever does not serve gives a goal attempt away."""

from ludofoot.games.schuss_und_tor.game import GAME

__all__ = ["GAME"]
