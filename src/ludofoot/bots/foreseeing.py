"""How a game would go on: played to its end many times, sensibly and with fresh luck, for all seats."""

from __future__ import annotations

import math
from typing import Any, Final

from mypy_extensions import i64

from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.game import Game
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.reasons import AT_ONCE, LATER, NEXT_TURN, Reasons
from ludofoot.core.records import Outcome, View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State

STEPS_AT_MOST: Final = 20_000
"""No game is as long; a rule that never ends must not hang whoever looks at it."""
NOTHING: Final[list[float]] = []
UNSURE: Final = 0.5
"""Worlds that happen to agree are no proof: the next one might differ by this much."""


class Shares:
    """What the seats won in many games: sums, so that more games can be added."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games: int = 0
        self.sums: list[float] = [0.0] * seats
        self.squares: list[float] = [0.0] * seats

    def note(self, shares: list[float]) -> None:
        """One more game."""
        self.games += 1
        for seat in range(self.seats):
            self.sums[seat] += shares[seat]
            self.squares[seat] += shares[seat] * shares[seat]

    def mean(self, seat: int) -> float:
        """The share of this seat; an equal one while nothing was played."""
        return self.sums[seat] / self.games if self.games else 1.0 / self.seats

    def error(self, seat: int) -> float:
        """The standard error of that share."""
        return error_of(self.sums[seat], self.squares[seat], self.games)


def error_of(total: float, squares: float, count: int) -> float:
    """The standard error of a mean; large while little was tried."""
    if count < 2:
        return UNSURE
    mean = total / count
    spread = max(0.0, squares / count - mean * mean)
    return math.sqrt(spread / (count - 1) + UNSURE * UNSURE / (count * count))


def shares_of(outcome: Outcome, teams: list[int]) -> list[float]:
    """What each seat has of the victory: all of it with its team, or an equal part where sides share it."""
    sides: list[int] = []
    for winner in outcome.winners:
        if teams[winner] not in sides:
            sides.append(teams[winner])
    part = 1.0 / len(sides) if sides else 0.0
    return [part if seat in outcome.winners else 0.0 for seat in range(len(teams))]


def play_on(state: State[Any], knowhow: Knowhow[Any], dice: Chance, quiet: Sink) -> None:
    """Plays sensibly to the very end: a game that is broken off earlier gives a judgement, not a chance."""
    steps: i64 = 0
    while steps < STEPS_AT_MOST:
        seat = state.due(dice)
        if seat < 0:
            return
        knowhow.stride_lightly(state, seat, dice, quiet)
        steps += 1


class Foresight:
    """Plays on from what somebody sees, or from where everything lies, and keeps count."""

    def __init__(self, game: Game[Any], knowhow: Knowhow[Any], teams: list[int], luck: int) -> None:
        self.game = game
        self.knowhow = knowhow
        self.teams = teams
        self.chance = FastChance(luck)
        self.quiet = Sink()
        self.shares = Shares(len(teams))

    def imagine_on(self, view: View, games: int) -> None:
        """From worlds that the viewer could believe."""
        for _ in range(games):
            world = self.game.imagine(view, FastChance(self.chance.word()))
            self.knowhow.unseal(world, view.seat)
            self.finish(world)

    def go_on(self, state: State[Any], games: int) -> None:
        """From where everything really lies."""
        for _ in range(games):
            self.finish(state)

    def finish(self, world: State[Any]) -> None:
        """One game to its end."""
        dice = FastChance(self.chance.word())
        state = world.copy(dice)
        play_on(state, self.knowhow, dice, self.quiet)
        outcome = state.outcome()
        if outcome is not None:
            self.shares.note(shares_of(outcome, self.teams))


class Tried:
    """A move, and what it came to for every seat."""

    def __init__(self, move: Any, seats: int) -> None:
        self.move: Any = move
        self.shares = Shares(seats)


class Comparison:
    """Moves that are tried in the same worlds with the same luck: what differs is due to the move."""

    def __init__(
        self,
        game: Game[Any],
        knowhow: Knowhow[Any],
        view: View,
        seats: int,
        luck: int,
        *,
        to_the_end: bool = False,
    ) -> None:
        self.game = game
        self.knowhow = knowhow
        self.view = view
        self.seat: int = view.seat
        self.seats = seats
        self.to_the_end = to_the_end
        """Whether every game is played to its very end, however long that takes."""
        self.chance = FastChance(luck)
        self.quiet = Sink()

    def world(self) -> State[Any]:
        """Another world that the mover could believe, in which the others have yet to choose in secret."""
        world = self.game.imagine(self.view, FastChance(self.chance.word()))
        self.knowhow.unseal(world, self.seat)
        return world

    def options(self) -> list[Any]:
        """What the mover might have thought of."""
        return self.knowhow.options(self.world(), self.seat, self.chance)

    def try_out(self, moves: list[Tried], worlds: int) -> None:
        """Each of these moves in so many more worlds."""
        for _ in range(worlds):
            world, luck = self.world(), self.chance.word()
            for tried in moves:
                tried.shares.note(self.follow(world, tried.move, luck))

    def outcomes(self, moves: list[Any], worlds: int) -> list[list[float]]:
        """What each of these moves came to for the mover, world by world."""
        found: list[list[float]] = [[] for _ in moves]
        for _ in range(worlds):
            world, luck = self.world(), self.chance.word()
            for number, move in enumerate(moves):
                found[number].append(self.follow(world, move, luck)[self.seat])
        return found

    def contrast(self, first: Any, second: Any, reasons: Reasons = ()) -> Contrast:
        """Two of the moves, about to be compared more closely."""
        return Contrast(first, second, self.seat, self.seats, reasons)

    def set_apart(self, pair: Contrast, worlds: int) -> None:
        """Both moves in so many more worlds."""
        reasons = pair.reasons
        for _ in range(worlds):
            world, luck = self.world(), self.chance.word()
            one, other = [0.0] * len(reasons), [0.0] * len(reasons)
            ahead = self.follow(world, pair.better, luck, reasons, one)
            behind = self.follow(world, pair.other, luck, reasons, other)
            pair.note(ahead, behind, one, other)

    def follow(
        self, world: State[Any], move: Any, luck: i64, reasons: Reasons = (), counted: list[float] = NOTHING
    ) -> list[float]:
        """Makes a move, plays on as far as it pays, and asks what each seat can expect then; counts meanwhile
        what may be a reason."""
        dice = FastChance(luck)
        state = world.copy(dice)
        mark = self.knowhow.mark(state)
        state.apply(self.seat, move, self.quiet)
        self.count(AT_ONCE, world, state, reasons, counted)
        steps: i64 = 0
        others = asked = False
        while steps < STEPS_AT_MOST and (self.to_the_end or not self.knowhow.cut(state, mark, steps)):
            seat = state.due(dice)
            if seat < 0:
                break
            if seat != self.seat:
                others = True
            elif others and not asked:
                asked = True
                self.count(NEXT_TURN, world, state, reasons, counted)
            self.knowhow.stride_lightly(state, seat, dice, self.quiet)
            steps += 1
        if not asked:
            self.count(NEXT_TURN, world, state, reasons, counted)
        self.count(LATER, world, state, reasons, counted)
        return self.knowhow.chances(state, self.seats)

    def count(
        self, moment: int, world: State[Any], state: State[Any], reasons: Reasons, counted: list[float]
    ) -> None:
        """What may be a reason at this moment."""
        for number, reason in enumerate(reasons):
            if reason.moment == moment:
                counted[number] = reason.counts(world, state, self.seat)


class Contrast:
    """Two moves in the same worlds with the same luck: sums of what they came to, and of what differed."""

    def __init__(self, better: Any, other: Any, seat: int, seats: int, reasons: Reasons) -> None:
        self.better: Any = better
        self.other: Any = other
        self.seat = seat
        self.reasons = reasons
        self.gaps = Shares(seats)
        """By how much the better one does better, for every seat."""
        self.first: list[float] = [0.0] * len(reasons)
        self.second: list[float] = [0.0] * len(reasons)
        self.squares: list[float] = [0.0] * len(reasons)
        self.products: list[float] = [0.0] * len(reasons)

    def note(self, ahead: list[float], behind: list[float], one: list[float], other: list[float]) -> None:
        """One more world: the shares after each move, and what was counted."""
        gaps = [ahead[seat] - behind[seat] for seat in range(self.gaps.seats)]
        self.gaps.note(gaps)
        for number in range(len(self.reasons)):
            apart = one[number] - other[number]
            self.first[number] += one[number]
            self.second[number] += other[number]
            self.squares[number] += apart * apart
            self.products[number] += apart * gaps[self.seat]

    def means(self, number: int) -> tuple[float, float]:
        """What was counted after the better move and after the other one."""
        games = max(1, self.gaps.games)
        return self.first[number] / games, self.second[number] / games

    def explained(self, number: int) -> float:
        """How much of the gap goes with what was counted: what a unit of it is worth, world by world, times
        how many units the moves lie apart."""
        if self.squares[number] <= 0.0:
            return 0.0
        first, second = self.means(number)
        return self.products[number] / self.squares[number] * (first - second)
