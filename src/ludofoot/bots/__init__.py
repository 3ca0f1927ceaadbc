"""Computer opponents: they see only their seat's view, and what they know of a game is its knowhow."""

from __future__ import annotations

from ludofoot.bots.bot import Bot
from ludofoot.bots.search import Searcher
from ludofoot.bots.simple import Beginner, RandomBot
from ludofoot.core.game import Game
from ludofoot.core.records import Refused
from ludofoot.core.state import M

__all__ = ["LEVELS", "STAND_IN", "Bot", "check_level", "seat_bot"]

LEVELS = ("random", "debutant", "confirme")
"""From weakest to strongest; the locale says how they are called."""
STAND_IN = "confirme"
"""Who plays for somebody who is away, or is to act like a person."""


def check_level(level: str) -> None:
    """Raises `Refused` unless there is such a bot."""
    if level not in LEVELS:
        raise Refused("unknown-bot", bot=level, known=LEVELS)


def seat_bot(game: Game[M], level: str) -> Bot[M]:
    """A bot of this level for any seat of the game; raises `Refused`."""
    check_level(level)
    if level == "random":
        return RandomBot(game, level)
    return Beginner(game, level) if level == "debutant" else Searcher(game, level)
