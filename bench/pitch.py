"""Le football à la carte, whose ball runs over a pitch of squares: how fast it plays at random."""

from __future__ import annotations

from functools import partial

from bench import ours
from bench.peers import crazy_eights
from bench.registry import Effort, Result, Target, benchmark
from bench.timing import Side, compare

GAME = "football-a-la-carte"


@benchmark("simulate-pitch", peer=crazy_eights.NAME, target=Target(4))
def simulate_pitch(effort: Effort) -> Result:
    """simulate Le football à la carte in one process, against the cheapest Python loop"""
    peer = crazy_eights.load()
    return compare(
        effort,
        Side("simulate", partial(ours.simulate, game=GAME)),
        Side("crazy_eights cheapest loop", partial(crazy_eights.tuned, peer)),
    )
