"""Computer opponents: they see only their seat's view, and what they know of a game is its knowhow."""

from __future__ import annotations

import msgspec

from ludofoot.bots.bot import Bot
from ludofoot.bots.levels import (
    LEVELS,
    OPPONENTS,
    STAND_IN,
    THINKING,
    budget_of,
    check_level,
    check_rollouts,
    level_at,
    next_step,
    result_against,
    step_after,
    step_of,
)
from ludofoot.bots.search import Searcher
from ludofoot.bots.simple import Beginner, RandomBot
from ludofoot.bots.thinker import Companion, Thinker
from ludofoot.core.game import Game
from ludofoot.core.state import M

__all__ = [
    "LEVELS",
    "OPPONENTS",
    "STAND_IN",
    "Bot",
    "check_level",
    "level_at",
    "next_step",
    "result_against",
    "seat_bot",
    "step_after",
]


def seat_bot(game: Game[M], level: str, rollouts: int | None = None) -> Bot[M]:
    """A bot of this level for any seat of the game; raises `Refused`.

    Whoever thinks ahead may be given another number of rollouts a decision; the others have none."""
    check_level(level)
    budget = budget_of(game.knowhow(), level)
    if rollouts is not None:
        check_rollouts(rollouts)
        budget = msgspec.structs.replace(budget, rollouts=rollouts)
    if level in THINKING or step_of(level):
        made = Thinker if level in THINKING else Companion
        return made(game, level, budget)
    if level == "random":
        return RandomBot(game, level)
    return Beginner(game, level) if level == "debutant" else Searcher(game, level)
