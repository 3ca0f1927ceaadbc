"""What a game in progress weighs in memory."""

from __future__ import annotations

import json
import mmap
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench import ours
from bench.peers import crazy_eights
from bench.registry import Effort, MissingError, Result, Target, benchmark

COPIES = 20_000
STATES = 64
_STATM = Path("/proc/self/statm")


@benchmark("memory", peer=crazy_eights.NAME, target=Target(2048, at_most=True), unit="B")
def memory(effort: Effort) -> Result:
    """bytes of a copied state with its chance, the greater of two measures (the peer: for information)"""
    ours.compiled()
    figures: dict[str, float] = {}
    for side, measure in (("state", "traced"), ("state", "resident"), ("clone", "resident")):
        effort.tell(f"{COPIES} copies: {side}, {measure}")
        weight = _in_fresh_process(side, measure)
        if weight is not None:
            figures[f"{side}, {measure}: bytes"] = weight
    return Result(max(value for name, value in figures.items() if name.startswith("state")), figures)


def _in_fresh_process(side: str, measure: str) -> float | None:
    """Resident memory only grows where no freed memory can be used again, so every measure starts afresh."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.memory", side, measure], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1])
    weight: float | None = json.loads(done.stdout)
    return weight


def _copier(side: str) -> Callable[[int], Any]:
    """Makes the n-th copy; ours gets a chance of its own, because a state owns its chance."""
    if side == "clone":
        clones = [state.clone for state in crazy_eights.midgame(crazy_eights.load(), STATES)]
        return lambda number: clones[number % STATES]()
    copies = [state.copy for state in ours.midgame(STATES)]
    return lambda number: copies[number % STATES](ours.chance(number))


def _weigh(side: str, measure: str) -> float | None:
    """Bytes of a copy; None where this system or this side cannot say."""
    try:
        make = _copier(side)
    except MissingError:
        if side == "clone":
            return None
        raise
    kept: list[Any] = [None] * COPIES
    # The first copies fill caches and free lists that are not theirs.
    for number in range(STATES):
        make(number)
    if measure == "resident" and not _STATM.exists():
        return None
    if measure == "traced":
        tracemalloc.start()
    before = _used(measure)
    for number in range(COPIES):
        kept[number] = make(number)
    return (_used(measure) - before) / COPIES


def _used(measure: str) -> int:
    if measure == "traced":
        return tracemalloc.get_traced_memory()[0]
    return int(_STATM.read_text().split()[1]) * mmap.PAGESIZE


if __name__ == "__main__":
    print(json.dumps(_weigh(sys.argv[1], sys.argv[2])))
