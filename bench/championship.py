"""How long a whole championship of Footmania takes bots that think."""

from __future__ import annotations

from functools import partial

from bench import ours
from bench.peers import crazy_eights
from bench.registry import Effort, Result, Target, benchmark
from bench.timing import Side, rates

GAME = "footmania"
CHAMPIONSHIP = "championship of four"
PEER = "crazy_eights general loop"


@benchmark("championship", peer=crazy_eights.NAME, target=Target(300_000, at_most=True), unit="moves")
def championship(effort: Effort) -> Result:
    """moves that the peer makes while four bots `confirme` play a championship of Footmania"""
    peer = crazy_eights.load()
    measured = rates(
        effort, Side(CHAMPIONSHIP, championships), Side(PEER, partial(crazy_eights.general, peer))
    )
    ours_best, theirs_best = max(measured[CHAMPIONSHIP]), max(measured[PEER])
    figures = {f"{CHAMPIONSHIP}: seconds": 1 / ours_best, f"{PEER} per second": theirs_best}
    return Result(theirs_best / ours_best, figures)


def championships(games: int, seed: int) -> int:
    """Plays so many championships."""
    return ours.thinking(games, seed, game=GAME, seats=4)
