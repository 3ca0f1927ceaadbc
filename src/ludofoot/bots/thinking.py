"""Thinking ahead, for all games: flat search over imagined worlds, in which all moves meet the same luck.

It knows no game. What it may read is a view and what its knowhow makes of imagined states, nothing else.
"""

from __future__ import annotations

import math
import time
from typing import Any, Final

from mypy_extensions import i64

from ludofoot.bots.foreseeing import error_of
from ludofoot.bots.thought import Budget, Option, Thought
from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.game import Game
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State

TRIES_TO_BELIEVE: Final = 40
"""So often a world is dealt anew that somebody's silence contradicts; then it is taken as it is."""


class Trial:
    """A move, and sums over what became of it: whole lists would cost more than the rollouts."""

    def __init__(self, move: Any, rank: i64) -> None:
        self.move: Any = move
        self.rank: i64 = rank
        self.tried: int = 0
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.gaps: float = 0.0
        self.gap_squares: float = 0.0

    def note(self, chance: float, favourite: float) -> None:
        """What it came to in one world, and what the favourite did there."""
        gap = chance - favourite
        self.tried += 1
        self.sum += chance
        self.squares += chance * chance
        self.gaps += gap
        self.gap_squares += gap * gap

    def mean(self) -> float:
        """What it promises."""
        return self.sum / self.tried if self.tried else 0.5

    def gap(self) -> float:
        """How far it is ahead of the favourite."""
        return self.gaps / self.tried if self.tried else 0.0


def think(game: Game[Any], knowhow: Knowhow[Any], view: View, budget: Budget, chance: Chance) -> Thought:
    """What whoever sees this could do, and what it is worth; the favourite of the knowhow stays first unless
    another is ahead of it by the guard."""
    seat = view.seat
    worlds = Worlds(game, knowhow, view, budget.infers, chance)
    moves = knowhow.options(worlds.world, seat, chance)
    trials = [Trial(move, rank) for rank, move in enumerate(moves)]
    if len(trials) > 1:
        search(trials, worlds, budget, chance)
    return thought_of(trials, worlds, budget)


def search(trials: list[Trial], worlds: Worlds, budget: Budget, chance: Chance) -> None:
    """Sequential halving: a round has an equal share of the rollouts, and half of the moves go after it."""
    alive = trials
    left: i64 = budget.rollouts
    rounds = halvings(len(trials))
    until = time.monotonic() + budget.most_ms / 1000 if budget.most_ms else math.inf
    most: i64 = budget.cut_off if budget.cut_off else left + 1
    while rounds > 0 and len(alive) > 1:
        share = left // rounds // len(alive)
        for _ in range(share):
            worlds.try_out(alive, chance.word())
            left -= len(alive)
            if worlds.rollouts >= most or (until < math.inf and time.monotonic() > until):
                worlds.hurried = True
                return
        alive = better_half(alive)
        rounds -= 1


def halvings(count: int) -> int:
    """In how many rounds one is left of so many."""
    return max(1, (count - 1).bit_length())


def better_half(alive: list[Trial]) -> list[Trial]:
    """The better half, with the favourite in front, which is never given up."""
    rivals = sorted(alive[1:], key=lambda trial: (-trial.gap(), trial.rank))
    return [alive[0], *rivals[: len(alive) // 2]] if len(alive) > 2 else alive


class Worlds:
    """States that the seat of a view could believe, one after the other."""

    def __init__(
        self, game: Game[Any], knowhow: Knowhow[Any], view: View, infers: bool, chance: Chance
    ) -> None:
        self.game = game
        self.knowhow = knowhow
        self.view = view
        self.seat: int = view.seat
        self.infers = infers
        self.chance = chance
        self.count: i64 = 0
        self.rollouts: i64 = 0
        self.fresh = True
        self.hurried = False
        self.quiet = Sink()
        self.world: State[Any] = game.imagine(view, chance)
        self.settle()

    def settle(self) -> None:
        """Deals anew what cannot be, and lets the others choose again what they have chosen unseen."""
        tries = 0
        while self.infers and tries < TRIES_TO_BELIEVE and not self.knowhow.believes(self.view, self.world):
            self.deal()
            tries += 1
        self.knowhow.unseal(self.world, self.seat)

    def deal(self) -> None:
        """Another world."""
        if not self.knowhow.redeal(self.world, self.seat, self.chance):
            self.world = self.game.imagine(self.view, self.chance)

    def try_out(self, trials: list[Trial], luck: i64) -> None:
        """All these moves in the next world, with the same luck: what differs is due to the move."""
        if not self.fresh:
            self.deal()
            self.settle()
        self.fresh = False
        self.count += 1
        favourite = 0.0
        for number, trial in enumerate(trials):
            found = self.follow(trial.move, luck)
            if number == 0:
                favourite = found
            trial.note(found, favourite)

    def follow(self, move: Any, luck: i64) -> float:
        """Makes a move and plays on as far as it pays; the share of the points that it promises then."""
        dice = FastChance(luck)
        state = self.world.copy(dice)
        mark = self.knowhow.mark(state)
        state.apply(self.seat, move, self.quiet)
        roll_on(state, self.knowhow, dice, mark, self.quiet)
        self.rollouts += 1
        return self.knowhow.chance_of(state, self.seat)


def roll_on(state: State[Any], knowhow: Knowhow[Any], dice: Chance, mark: i64, quiet: Sink) -> None:
    """Plays on lightly until the knowhow would rather judge than go on."""
    steps: i64 = 0
    while not knowhow.cut(state, mark, steps):
        seat = state.due(dice)
        if seat < 0:
            return
        knowhow.stride_lightly(state, seat, dice, quiet)
        steps += 1


def thought_of(trials: list[Trial], worlds: Worlds, budget: Budget) -> Thought:
    """The trials as options, best first."""
    ranked = sorted(trials[1:], key=lambda trial: (-trial.tried, -trial.gap(), trial.rank))
    options = [option_of(trial) for trial in ranked]
    favourite = option_of(trials[0])
    ahead = options and options[0].gap > budget.guard * options[0].gap_error
    ordered = [options[0], favourite, *options[1:]] if ahead else [favourite, *options]
    return Thought(tuple(ordered), worlds.count, worlds.rollouts, worlds.hurried)


def option_of(trial: Trial) -> Option:
    """What the sums say."""
    return Option(
        trial.move,
        trial.mean(),
        error_of(trial.sum, trial.squares, trial.tried),
        trial.gap(),
        error_of(trial.gaps, trial.gap_squares, trial.tried),
        trial.tried,
    )
