"""What watched games mean for whoever designs the game."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludofoot.core.game import Game
from ludofoot.core.sheet import read_sheet, told
from ludofoot.lab.series import Series
from ludofoot.lab.statistics import Interval, moments, proportion
from ludofoot.lab.watching import Watched

ENOUGH: Final = 20
"""Less than so many holders tell nothing."""
LARGE_KIND: Final = 6
"""Kinds of fewer words than this are not cards."""
NAMED: Final = 12


class Holding(msgspec.Struct, frozen=True):
    """What it means to hold or use a thing: the share in the victory, which is 1 / seats for everybody."""

    kind: str
    word: str
    players: int
    share: Interval


class Clause(msgspec.Struct, frozen=True):
    """How often a clause came into play."""

    id: str
    games: Interval
    """Of all games, in how many."""
    times: int


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a report shows."""

    game: str
    series: Series
    games: int
    lengths: tuple[int, ...]
    scores: tuple[int, ...]
    """Of all seats in all games."""
    by_seat: tuple[Interval, ...]
    """Share in the victory of each seat."""
    by_opener: Interval | None
    """Share in the victory of whoever opens, if the seats take turns at it."""
    sides: tuple[str, ...]
    """The sides that are unlike, if there are any."""
    by_side: tuple[Interval, ...]
    """Share in the victory of each of them."""
    shared: Interval
    """How often a victory is shared."""
    clauses: tuple[Clause, ...]
    """Most frequent first."""
    never: tuple[str, ...]
    """Clauses that an event could have told and none did, in the order of the sheet."""
    holdings: tuple[Holding, ...]
    """The things that decide most, best first."""


def findings(game: Game[Any], series: Series, seen: Watched) -> Findings:
    """Counts it up."""
    count, seats = len(seen.games), series.seats
    openers = [share_of(each.winners, each.number % seats) for each in seen.games]
    seat_shares = [[share_of(each.winners, seat) for each in seen.games] for seat in range(seats)]
    return Findings(
        game=game.id,
        series=series,
        games=count,
        lengths=tuple(each.moves for each in seen.games),
        scores=tuple(score for each in seen.games for score in each.scores),
        by_seat=tuple(map(interval, seat_shares)),
        by_opener=None if series.by_lot else interval(openers),
        sides=game.sides(seats),
        by_side=tuple(by_side(seen, side) for side in range(len(game.sides(seats)))),
        shared=proportion(sum(len(each.winners) > 1 for each in seen.games) / count, count),
        clauses=clauses(seen, count),
        never=tuple(each for each in tellable(game) if each not in seen.clause_games),
        holdings=deciding(seen, seats),
    )


def share_of(winners: tuple[int, ...], seat: int) -> float:
    """A seat's part of the victory."""
    return 1 / len(winners) if seat in winners else 0.0


def by_side(seen: Watched, side: int) -> Interval:
    """A side's part of the victories; those who share one are of equal merit, however many they are."""
    winners = [{each.sides[winner] for winner in each.winners} for each in seen.games]
    return interval([1 / len(sides) if side in sides else 0.0 for sides in winners])


def interval(values: list[float]) -> Interval:
    """The mean share."""
    return moments(sum(values), sum(value * value for value in values), len(values))


def clauses(seen: Watched, count: int) -> tuple[Clause, ...]:
    """Most frequent first."""
    found = [
        Clause(clause, proportion(games / count, count), seen.clause_times[clause])
        for clause, games in seen.clause_games.items()
    ]
    return tuple(sorted(found, key=lambda each: (-each.games.value, -each.times, each.id)))


def deciding(seen: Watched, seats: int) -> tuple[Holding, ...]:
    """Where holding something changes the chance of winning beyond doubt: the strongest effects."""
    fair = 1 / seats
    things = {tuple(thing.split(" ", 1)): sums for thing, sums in seen.holders.items()}
    sizes: dict[str, int] = {}
    for kind, _ in things:
        sizes[kind] = sizes.get(kind, 0) + 1
    found = [
        Holding(kind, word, count, moments(total, squares, count))
        for (kind, word), (count, total, squares) in things.items()
        if count >= ENOUGH and sizes[kind] >= LARGE_KIND
    ]
    sure = [each for each in found if not each.share.holds(fair)]
    strongest = sorted(sure, key=lambda each: -abs(each.share.value - fair))[:NAMED]
    return tuple(sorted(strongest, key=lambda each: -each.share.value))


def tellable(game: Game[Any]) -> list[str]:
    """The clauses that could have been told, in the order of the sheet."""
    known = told(game.package)
    return [each.id for each in read_sheet(game.package, "en").clauses if each.id in known]
