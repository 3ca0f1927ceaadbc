"""A part of a series of games, played in this process."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from ludofoot.bots import seat_bot
from ludofoot.bots.players import Players
from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import Value
from ludofoot.core.playout import Tally, random_series
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink


class Series(msgspec.Struct, frozen=True):
    """What is played: game number n is the same game whoever plays it, and after whichever."""

    seats: int
    bots: tuple[str, ...]
    """The level of each seat."""
    seed: int
    options: dict[str, Value]
    by_lot: bool
    """Whether each game draws its opener; otherwise the seats take turns."""

    def setups(self) -> list[Setup]:
        """The setups of the first games, after which they come round again."""
        openers: list[int | None] = [None] if self.by_lot else list(range(self.seats))
        return [Setup(seats=self.seats, options=self.options, opener=opener) for opener in openers]

    def streams(self) -> int:
        """Streams of chance that a game may use: its own, one for each bot, one for who comes first."""
        return self.seats + 2

    def all_random(self) -> bool:
        """Whether nobody thinks, so that no view is needed."""
        return set(self.bots) == {"random"}


class Part(msgspec.Struct, frozen=True):
    """What some games of a series came to, and when they were played."""

    games: int
    moves: int
    draws: int
    wins: list[int]
    scores: list[int]
    side_wins: list[int]
    side_scores: list[int]
    side_seats: list[int]
    began: float
    ended: float


class Played(NamedTuple):
    """One game that has been played."""

    moves: int
    """The decisions made."""
    outcome: Outcome
    sides: tuple[int, ...]
    """The side of each seat, if the sides are unlike."""


def play_part(game: Game[Any], series: Series, first: int, count: int) -> Part:
    """Plays games `first` to `first + count - 1`."""
    tally = Tally(series.seats, len(game.sides(series.seats)))
    numbers = range(first, first + count)
    began = perf_counter()
    if series.all_random():
        setups, streams = series.setups(), series.streams()
        random_series(game, setups, tally, seed=series.seed, numbers=numbers, streams=streams)
    else:
        play_thinking(game, series, numbers, tally)
    return Part(
        tally.games,
        tally.moves,
        tally.draws,
        tally.wins,
        tally.scores,
        tally.side_wins,
        tally.side_scores,
        tally.side_seats,
        began,
        perf_counter(),
    )


def play_thinking(game: Game[Any], series: Series, numbers: range, tally: Tally) -> None:
    """Plays these games with bots that see their views."""
    for each in played(game, series, numbers, Sink()):
        tally.count(each.moves, each.outcome)
        if each.sides:
            tally.count_sides(each.outcome, list(each.sides))


def played(game: Game[Any], series: Series, numbers: range, out: Sink) -> Iterator[Played]:
    """These games one by one; `out` hears everything."""
    setups = series.setups()
    # Random moves need no view: the state can draw them itself.
    bots = [None if level == "random" else seat_bot(game, level) for level in series.bots]
    for number in numbers:
        stream = number * series.streams()
        state = game.start(setups[number % len(setups)], FastChance(series.seed, stream))
        dice: list[Chance] = [FastChance(series.seed, stream + place) for place in range(1, series.streams())]
        if out.on:
            game.tell_start(state, setups[number % len(setups)], out)
        moves = Players(game, bots, dice).play(state, out)
        outcome = state.outcome()
        assert outcome is not None
        yield Played(moves, outcome, tuple(game.sides_in(state)))
