"""How fast a game in progress is copied: what every search does first."""

from __future__ import annotations

from bench import ours
from bench.peers import crazy_eights
from bench.registry import Effort, Result, Target, benchmark
from bench.timing import Side, compare

# Enough different states that no single hand decides, few enough to stay in the cache on both sides.
STATES = 64


@benchmark("copy", peer=crazy_eights.NAME, target=Target(0.8))
def copy(effort: Effort) -> Result:
    """copy(chance) against clone(), of states half-way through a game"""
    clones = [state.clone for state in crazy_eights.midgame(crazy_eights.load(), STATES)]
    copies = [state.copy for state in ours.midgame(STATES)]
    luck = ours.chance(1)

    def copied(amount: int, seed: int) -> int:
        for _ in range(amount):
            for once in copies:
                once(luck)
        return amount * STATES

    def cloned(amount: int, seed: int) -> int:
        for _ in range(amount):
            for once in clones:
                once()
        return amount * STATES

    return compare(effort, Side("copy", copied), Side("clone", cloned))
