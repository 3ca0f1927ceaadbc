"""Whole games without view, prompt or event: the loop that simulation and search live in."""

from __future__ import annotations

from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.sink import Sink
from ludofoot.core.state import M, State


def playout(state: State[M], chance: Chance) -> int:
    """Plays at random to the end; the number of decisions made."""
    quiet = Sink()
    decisions = 0
    while True:
        seat = state.due(chance)
        if seat < 0:
            return decisions
        state.stride(seat, chance, quiet)
        decisions += 1


def rollout(state: State[M], knowhow: Knowhow[M], chance: Chance, quiet: Sink) -> None:
    """Plays sensibly to the end, or as far as the knowhow looks ahead."""
    left = knowhow.horizon()
    while left > 0:
        seat = state.due(chance)
        if seat < 0:
            return
        knowhow.stride(state, seat, chance, quiet)
        left -= 1


def worths(world: State[M], seat: int, moves: list[M], knowhow: Knowhow[M], luck: int) -> list[float]:
    """What becomes of each move in this world. All meet the same luck: what differs is due to the move."""
    quiet = Sink()
    found: list[float] = []
    for move in moves:
        dice = FastChance(luck)
        twin = world.copy(dice)
        twin.apply(seat, move, quiet)
        rollout(twin, knowhow, dice, quiet)
        found.append(knowhow.worth(twin, seat))
    return found
