"""Which bot is better: every two of them meet, with swapped seats and the same deals."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import msgspec

from ludofoot.bots import check_level
from ludofoot.catalogue import load
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import Value
from ludofoot.core.records import Refused
from ludofoot.core.sink import Sink
from ludofoot.lab.ratings import Standing, rated
from ludofoot.lab.sequential import Verdict, verdict
from ludofoot.lab.series import Series, played
from ludofoot.lab.statistics import Interval, mean
from ludofoot.lab.workers import Crew, check_crew, share_out

DEALS_A_JOB = 2
ByPair = dict[tuple[str, str], list[float]]


class Meeting(msgspec.Struct, frozen=True):
    """Two bots over all deals: a point for each game won, shared where the victory is."""

    first: str
    second: str
    games: int
    points: float
    """Of the first; the rest are the second's."""
    share: Interval
    """Of the points, for the first: each deal counts once, since its two games are alike."""
    verdict: Verdict | None = None
    """Where it stopped as soon as it was clear: what is clear of the first."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """All meetings, and what they come to. Everything depends on the arguments alone."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Value]
    deals: int
    games: int
    standings: tuple[Standing, ...]
    """Best first."""
    meetings: tuple[Meeting, ...]


def tournament(
    game: str | Game[Any],
    *,
    bots: Sequence[str],
    deals: int,
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, Value] | None = None,
    crew: Crew | None = None,
    progress: Callable[[int, int], None] | None = None,
    settle: float | None = None,
) -> Tournament:
    """Plays each deal twice for every two bots, with swapped seats; raises `Refused`.

    At a table of more than two the two bots sit alternately. All meetings have the same deals. With `settle`
    a meeting ends as soon as it is clear whether the two are that share of the points apart (0.05: five of
    a hundred); then this process plays alone, one meeting after the other.
    """
    found = load(game) if isinstance(game, str) else game
    places = found.seats[0] if seats is None else seats
    chosen, workers = dict(options or {}), crew or Crew()
    check(found, Setup(seats=places, options=chosen), bots, deals)
    check_crew(workers)
    drawn = secrets.randbits(32) if seed is None else seed
    held, pairs = Series(places, tuple(bots), drawn, chosen, False), list(combinations(bots, 2))
    if settle is not None:
        if not 0 < settle < 0.5:
            raise Refused("bad-settle", settle=str(settle))
        return tournament_of(found, held, deals, settled(found, held, deals, settle, progress), settle)
    jobs = [
        (Series(places, seating(*pair, places), drawn, chosen, False), first, min(DEALS_A_JOB, deals - first))
        for first in range(0, deals, DEALS_A_JOB)
        for pair in pairs
    ]
    results: dict[int, list[float]] = {}
    for number, points in share_out(workers, found, points_of, jobs):
        results[number] = points
        if progress is not None:
            progress(len(results), len(jobs))
    by_pair: ByPair = {pair: [] for pair in pairs}
    for number in range(len(jobs)):
        by_pair[pairs[number % len(pairs)]] += results[number]
    return tournament_of(found, held, deals, by_pair)


def tournament_of(
    game: Game[Any], series: Series, deals: int, by_pair: ByPair, settle: float | None = None
) -> Tournament:
    """What all meetings come to."""
    return Tournament(
        game=game.id,
        seats=series.seats,
        bots=series.bots,
        seed=series.seed,
        options=series.options,
        deals=deals,
        games=sum(len(points) for points in by_pair.values()),
        standings=rated(series.bots, by_pair),
        meetings=tuple(meeting(*pair, points, settle) for pair, points in by_pair.items()),
    )


def settled(
    game: Game[Any], series: Series, deals: int, gap: float, progress: Callable[[int, int], None] | None
) -> ByPair:
    """The meetings one after the other, each until it is clear, or until all deals are played."""
    found: ByPair = {}
    pairs = list(combinations(series.bots, 2))
    for done, pair in enumerate(pairs):
        points = found.setdefault(pair, [])
        seated = msgspec.structs.replace(series, bots=seating(*pair, series.seats))
        for first in range(0, deals, DEALS_A_JOB):
            points += points_of(game, seated, first, min(DEALS_A_JOB, deals - first))
            if progress is not None:
                progress(done * deals + len(points) // 2, deals * len(pairs))
            if verdict(deal_by_deal(points), gap) != "open":
                break
    return found


def check(game: Game[Any], setup: Setup, bots: Sequence[str], deals: int) -> None:
    """Raises `Refused` unless this can be played."""
    refusal = game.check(setup)
    if refusal is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)
    for level in bots:
        check_level(level)
    if len(set(bots)) != len(bots):
        raise Refused("bot-twice", bot=next(bot for bot in bots if bots.count(bot) > 1))
    if len(bots) < 2:
        raise Refused("one-bot-alone", bots=len(bots))
    if deals < 1:
        raise Refused("bad-games", games=deals)


def seating(first: str, second: str, seats: int) -> tuple[str, ...]:
    """The two by turns round the table."""
    return tuple(second if seat % 2 else first for seat in range(seats))


def points_of(game: Game[Any], series: Series, first: int, count: int) -> list[float]:
    """What the bot of the first seat makes of these deals: two games each, the second with swapped seats."""
    swapped = tuple(series.bots[1 - seat % 2] for seat in range(series.seats))
    numbers = range(first, first + count)
    found: list[float] = []
    for each, own in ((series, 0), (msgspec.structs.replace(series, bots=swapped), 1)):
        for one in played(game, each, numbers, Sink()):
            mine = [winner for winner in one.outcome.winners if winner % 2 == own]
            found.append(len(mine) / len(one.outcome.winners))
    # Deal by deal, not seating by seating.
    return [found[deal + half * count] for deal in range(count) for half in range(2)]


def meeting(first: str, second: str, points: list[float], settle: float | None = None) -> Meeting:
    """What two bots made of their deals."""
    by_deal = deal_by_deal(points)
    said = None if settle is None else verdict(by_deal, settle)
    return Meeting(first, second, len(points), sum(points), mean(by_deal), said)


def deal_by_deal(points: list[float]) -> list[float]:
    """The two games of each deal as one observation."""
    return [(points[number] + points[number + 1]) / 2 for number in range(0, len(points), 2)]
