"""The levels: who plays how, and what is said of it before somebody sits down."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any, Final, Literal

import msgspec

from ludofoot.bots import thinking
from ludofoot.bots.thought import Budget
from ludofoot.core.game import Game
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import Outcome, Refused

STEPS: Final = 6
"""So many steps has whoever plays about as well as you."""
FIRST_STEP: Final = 3
"""Where it begins with somebody it does not know."""
ADAPTIVE: Final = "adaptive"
Result = Literal["won", "drawn", "lost"]
"""Of the bot."""
OPPONENTS: Final = ("debutant", "confirme", "expert", "champion")
"""Whom people play against: chance alone is a yardstick for research, and no opponent."""
LEVELS: Final = ("random", *OPPONENTS, *(f"{ADAPTIVE}-{step}" for step in range(1, STEPS + 1)))
"""From weakest to strongest, then the steps of the adaptive opponent; the locale says how they are called."""
THINKING: Final = ("expert", "champion")
STAND_IN: Final = "confirme"
"""Who plays for somebody who is away, or is to act like a person."""
COMPILED: Final = not thinking.__file__.endswith(".py")
PLAIN_SHARE: Final = 20
"""Plain sources are so many times slower: they think about so much less."""
GLANCE: Final = 600
"""Rollouts of whoever adapts: fewer err by noise, and nobody errs like that; on plain sources a sixth."""
MOST_ROLLOUTS: Final = 10_000_000


class LevelInfo(msgspec.Struct, frozen=True):
    """What can be said of a level in one game."""

    level: str
    offered: bool
    """Whether people choose it; the others are for research."""
    alike: str = ""
    """The level below from which matches could not tell it apart."""
    steps: int = 0
    """The adaptive opponent's name is followed by `-1` to so many; it keeps its step during a game."""
    rollouts: int = 0
    """What a decision is worth to it here and now: plain sources have less."""


def check_level(level: str) -> None:
    """Raises `Refused` unless there is such a bot."""
    if level not in LEVELS:
        raise Refused("unknown-bot", bot=level, known=LEVELS)


def check_rollouts(rollouts: int) -> None:
    """Raises `Refused` unless so much can be thought about."""
    if not 1 <= rollouts <= MOST_ROLLOUTS:
        raise Refused("bad-rollouts", rollouts=rollouts, most=MOST_ROLLOUTS)


def step_of(level: str) -> int:
    """The step of an adaptive opponent, from 1; 0 for any other level."""
    name, _, step = level.rpartition("-")
    return int(step) if name == ADAPTIVE else 0


def level_at(step: int) -> str:
    """The adaptive opponent at this step, which it keeps during a game."""
    return f"{ADAPTIVE}-{min(STEPS, max(1, step))}"


def next_step(step: int, result: Result) -> int:
    """The step of the next game: weaker by one after the bot has won, stronger by one after it has lost."""
    change = {"won": -1, "drawn": 0, "lost": 1}[result]
    return min(STEPS, max(1, step + change))


def step_after(results: Iterable[Result], first: int = FIRST_STEP) -> int:
    """The step after these games, oldest first: nothing else decides it."""
    return reduce(next_step, results, first)


def result_against(person: int, outcome: Outcome, teams: Sequence[int]) -> Result:
    """What a game was to the bots against whom this seat played."""
    if person not in outcome.winners:
        return "won"
    shared = any(teams[winner] != teams[person] for winner in outcome.winners)
    return "drawn" if shared else "lost"


def budget_of(knowhow: Knowhow[Any], level: str, *, compiled: bool = COMPILED) -> Budget:
    """What a decision of this level is worth to what thinks here, compiled or not."""
    if step_of(level):
        return Budget(GLANCE if compiled else GLANCE // 6, guard=0.0)
    rollouts = knowhow.rollouts(level)
    if rollouts and not compiled:
        rollouts = max(1, rollouts // PLAIN_SHARE)
    return Budget(rollouts, knowhow.guard(level), level == "champion")


def levels_of(game: Game[Any], *, compiled: bool = COMPILED) -> tuple[LevelInfo, ...]:
    """All levels of a game, in the order in which they are offered; what thinks may be compiled although what
    asks is not."""
    knowhow = game.knowhow()
    return (
        *(
            LevelInfo(
                level,
                level in OPPONENTS,
                knowhow.alike(level),
                rollouts=budget_of(knowhow, level, compiled=compiled).rollouts if level in THINKING else 0,
            )
            for level in ("random", *OPPONENTS)
        ),
        LevelInfo(ADAPTIVE, True, steps=STEPS),
    )
