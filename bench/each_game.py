"""Benchmarks of which there is one for each game that is installed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bench import ours
from bench.registry import Effort, MissingError, Result, Target, benchmark

Measure = Callable[[str, Effort], Result]


def for_each_game(
    kind: str, *, what: str, peer: str, target: Callable[[str], Target | None], unit: str = "×"
) -> Callable[[Measure], Measure]:
    """Registers a function as the benchmarks `kind-GAME`; without Ludofoot there is none."""

    def register(measure: Measure) -> Measure:
        for game in games():
            run = partial(measure, game)
            run.__doc__ = f"{game}: {what}"
            benchmark(f"{kind}-{game}", peer=peer, target=target(game), unit=unit)(run)
        return measure

    return register


def games() -> list[str]:
    """The ids of those that are there."""
    try:
        return list(ours.games())
    except MissingError:
        return []
