"""How long the fair copy of an analysis takes: processor seconds of one core, for every number of seats."""

from __future__ import annotations

import time
from typing import Any

from bench import ours
from bench.each_game import for_each_game
from bench.registry import Effort, Result, Target

AT_MOST = {
    "schuss-und-tor": 3,
    "football-a-la-carte": 10,
    "passe-eclair": 10,
    "finale": 60,
    "footmania": 60,
}
"""Seconds; a game of another package has no target."""
LEVELS = ("debutant", "confirme")
SEED = 77


def fair_copy(game: Any, seats: int) -> tuple[float, float, float]:
    """Seconds to the sketch and to the end, and the largest standard error of the curves."""
    record = ours.module("ludofoot.lab.recording").recorded(
        game, bots=[LEVELS[seat % 2] for seat in range(seats)], seed=SEED
    )
    began = time.process_time()
    analyst = ours.module("ludofoot.coach").Analyst(record, ours.module("ludofoot").load)
    sketch = 0.0
    for done in analyst.work():
        if not sketch and done >= analyst.sketched:
            sketch = time.process_time() - began
    found = analyst.analysis()
    spent = time.process_time() - began
    return sketch, spent, max(point.error for point in (*found.points, *found.open_points))


def target_of(game: str) -> Target | None:
    """What it may take at most."""
    return Target(AT_MOST[game], at_most=True) if game in AT_MOST else None


@for_each_game(
    "analysis",
    what="processor seconds of a fair copy, the longest of all numbers of seats",
    peer="none",
    target=target_of,
    unit="s",
)
def measured(game: str, effort: Effort) -> Result:
    """All figures of one game."""
    rules = ours.game(game)
    figures: dict[str, float] = {}
    longest = 0.0
    for seats in rules.seats:
        effort.tell(f"{seats} seats")
        sketch, spent, error = fair_copy(rules, seats)
        longest = max(longest, spent)
        figures |= {f"{seats} seats: s": spent, f"{seats}: sketch": sketch, f"{seats}: error": error}
    return Result(longest, figures)
