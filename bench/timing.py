"""Measuring two sides against each other on a noisy machine."""

from __future__ import annotations

import gc
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from bench.registry import Effort, Result

# Work(amount, seed) does so much of something and returns how many units (moves, copies) it did.
Work = Callable[[int, int], int]

# Calibration ends when one call takes this share of a round: cheap, and long enough to scale from.
_CALIBRATED = 0.1


@dataclass(frozen=True)
class Side:
    name: str
    work: Work


def pin() -> bool:
    """Keep this process on one core, where the system lets us: moving between cores costs caches."""
    pinned = False
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
            pinned = True
    return pinned


def timed(work: Work, amount: int, seed: int) -> tuple[int, float]:
    """Units done and processor seconds used: time taken by other processes on the core is not ours."""
    gc.collect()
    before = time.process_time()
    units = work(amount, seed)
    return units, max(time.process_time() - before, 1e-9)


def calibrate(work: Work, seconds: float) -> int:
    """The amount that takes about so many seconds; it warms the side up too."""
    amount = 1
    while True:
        _, spent = timed(work, amount, 0)
        if spent >= seconds * _CALIBRATED:
            return max(1, round(amount * seconds / spent))
        amount *= 2


def rates(effort: Effort, *sides: Side) -> dict[str, list[float]]:
    """Units per second of each side in each round; the sides take turns, so that noise meets all alike."""
    amounts: dict[str, int] = {}
    for side in sides:
        effort.tell(f"warming up {side.name}")
        amounts[side.name] = calibrate(side.work, effort.seconds)
    measured: dict[str, list[float]] = {side.name: [] for side in sides}
    for number in range(1, effort.rounds + 1):
        for side in sides:
            effort.tell(f"round {number} of {effort.rounds}: {side.name}")
            units, spent = timed(side.work, amounts[side.name], number)
            measured[side.name].append(units / spent)
    return measured


def compare(effort: Effort, ours: Side, peer: Side) -> Result:
    """Our best rate over the peer's best; the lowest and highest ratio of a round show the noise."""
    measured = rates(effort, ours, peer)
    mine, theirs = measured[ours.name], measured[peer.name]
    each = [a / b for a, b in zip(mine, theirs, strict=True)]
    return Result(
        value=max(mine) / max(theirs),
        figures={
            f"{ours.name} per second": max(mine),
            f"{peer.name} per second": max(theirs),
            "lowest ratio of a round": min(each),
            "highest ratio of a round": max(each),
        },
    )
