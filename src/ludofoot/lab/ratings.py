"""Ratings from meetings, by openskill: an optional extra."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ludofoot.core.records import Refused
from ludofoot.lab.statistics import Interval, Z


class Standing(msgspec.Struct, frozen=True):
    """A bot's place: its points of all games, and its rating with the interval that it may well lie in."""

    bot: str
    games: int
    points: float
    rating: Interval


def rated(bots: Sequence[str], meetings: Mapping[tuple[str, str], Sequence[float]]) -> tuple[Standing, ...]:
    """Best rating first. The games of all meetings are rated in turns, so that none counts as the last."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise Refused("no-lab", package="openskill") from None
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    games = dict.fromkeys(bots, 0)
    points = dict.fromkeys(bots, 0.0)
    for number in range(max(map(len, meetings.values()))):
        for (first, second), results in meetings.items():
            if number >= len(results):
                continue
            won = results[number]
            ((one,), (other,)) = model.rate([[ratings[first]], [ratings[second]]], scores=[won, 1 - won])
            ratings[first], ratings[second] = one, other
            for bot, made in ((first, won), (second, 1 - won)):
                games[bot] += 1
                points[bot] += made
    found = [
        Standing(bot, games[bot], points[bot], around(ratings[bot].mu, ratings[bot].sigma)) for bot in bots
    ]
    return tuple(sorted(found, key=lambda standing: -standing.rating.value))


def around(mu: float, sigma: float) -> Interval:
    """A rating and how sure it is."""
    return Interval(mu, mu - Z * sigma, mu + Z * sigma)
