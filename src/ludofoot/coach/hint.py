"""What might be played now: for whoever asks, from what that seat sees and nothing else."""

from __future__ import annotations

import math
import time
from typing import Any, Final

import msgspec

from ludofoot.bots.foreseeing import Comparison, Foresight
from ludofoot.bots.thinking import think
from ludofoot.bots.thought import Budget, Option
from ludofoot.coach.analysing import LEVEL
from ludofoot.coach.analysis import ERRORS
from ludofoot.coach.reasoning import reason_of
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game
from ludofoot.core.records import Said, View
from ludofoot.core.words import said_move

SHOWN: Final = 3
THINKING: Final = Budget(rollouts=1_500, guard=1.0, most_ms=250)
GAMES: Final = 400
GAMES_AT_ONCE: Final = 10
WORLDS: Final = 1_000
"""In which the best move and the next one are set apart, to see why."""
TELLABLE: Final = 0.04
LOOKING_ON: Final = 1.6
"""Times what thinking may take: what a slow build may take to say how the game stands, and as much to say
why; a quick one is done long before."""


class Advice(msgspec.Struct, frozen=True):
    """A move, and the share of victory that it leaves."""

    move: dict[str, Any]
    said: Said
    chance: float
    error: float
    certain: bool
    """Whether the figure may be told: an error beyond a few points would make it a guess."""
    as_good: bool
    """Whether it cannot be told from the best one: they differ by less than two errors."""


class Counsel(msgspec.Struct, frozen=True):
    """The best moves, best first, and what they were found in."""

    before: float
    """The share of victory as the game stands, if everybody plays on sensibly."""
    error: float
    advice: tuple[Advice, ...]
    worlds: int
    reason: Said | None
    hurried: bool = False
    """Whether it was found in less time than usual, because others wait."""


def hint(game: Game[Any], view: View, seats: int, seed: int, most_ms: int | None = None) -> Counsel:
    """What whoever sees this might play; found sooner where there is less time than usual."""
    knowhow = game.knowhow().at_level(LEVEL)
    usual = THINKING.most_ms
    allowed = usual if most_ms is None else min(usual, most_ms)
    budget, seconds = msgspec.structs.replace(THINKING, most_ms=allowed), LOOKING_ON * allowed / 1000
    thought = think(game, knowhow, view, budget, FastChance(seed, 1))
    world = game.imagine(view, FastChance(seed, 2))
    foresight = Foresight(game, knowhow, game.teams_in(world, seats), seed)
    until = time.monotonic() + seconds
    while foresight.shares.games < GAMES and (not foresight.shares.games or time.monotonic() < until):
        foresight.imagine_on(view, GAMES_AT_ONCE)
    before, error = foresight.shares.mean(view.seat), foresight.shares.error(view.seat)
    best = thought.options[0]
    found = [(advised(option, best, before, error), option) for option in thought.options]
    # Of what was hardly tried nothing is said, not even that it is as good.
    shown = [found[0], *[each for each in found[1:] if each[0].certain][: SHOWN - 1]]
    comparison = Comparison(game, knowhow, view, seats, seed)
    return Counsel(
        before,
        error,
        tuple([each for each, _ in shown]),
        thought.worlds,
        reason_for(comparison, shown, seconds),
        allowed < usual and (thought.hurried or foresight.shares.games < GAMES),
    )


def advised(option: Option, best: Option, before: float, error: float) -> Advice:
    """The favourite of the knowhow is what everybody plays on with: another move is worth as much more as it
    was ahead of it."""
    said = said_move(option.move)
    chance = min(1.0, max(0.0, before + option.gap))
    unsure = ERRORS * math.hypot(option.gap_error, best.gap_error)
    as_good = option is best or best.gap - option.gap <= unsure
    # The favourite is compared with itself: what is the same in every world has no error.
    unsure_of = error if not option.gap else math.hypot(error, option.gap_error)
    move = msgspec.to_builtins(option.move)
    return Advice(move, said, chance, unsure_of, unsure_of <= TELLABLE, as_good)


def reason_for(comparison: Comparison, shown: list[tuple[Advice, Option]], seconds: float) -> Said | None:
    """Why the first one and not the best of those that are worse; none where all are as good."""
    (best, chosen), *others = shown
    worse = next(((each, option) for each, option in others if not each.as_good), None)
    if worse is None or not best.certain:
        return None
    pair = comparison.contrast(chosen.move, worse[1].move, comparison.game.reasons)
    until = time.monotonic() + seconds
    while pair.gaps.games < WORLDS and (not pair.gaps.games or time.monotonic() < until):
        comparison.set_apart(pair, GAMES_AT_ONCE)
    return reason_of(pair, comparison.view, best.chance, worse[0].chance)
