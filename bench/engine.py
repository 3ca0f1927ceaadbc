"""How fast Schuss und Tor plays at random.

OpenSpiel is driven in two loops, and both are always shown. The *cheapest* one uses what we happen to know
of crazy_eights: its chance is uniform, so the outcomes need no weights. The *general* one draws chance by the
weights it is given, which is what driving OpenSpiel from Python means for any game. Our own loop knows
nothing of Schuss und Tor either, so the target of `driven` is held against the general loop; that of
`simulate` against the cheapest. Both sides draw their moves in the same way.
"""

from __future__ import annotations

from functools import partial

from bench import ours
from bench.peers import crazy_eights, rlcard_uno
from bench.registry import Effort, Result, Target, benchmark
from bench.timing import Side, compare


@benchmark("simulate", peer=crazy_eights.NAME, target=Target(10))
def simulate(effort: Effort) -> Result:
    """simulate in one process, against the cheapest Python loop"""
    peer = crazy_eights.load()
    return compare(
        effort,
        Side("simulate", ours.simulate),
        Side("crazy_eights cheapest loop", partial(crazy_eights.tuned, peer)),
    )


@benchmark("simulate-general", peer=crazy_eights.NAME)
def simulate_general(effort: Effort) -> Result:
    """simulate in one process, against a loop that draws chance by its weights"""
    peer = crazy_eights.load()
    return compare(
        effort,
        Side("simulate", ours.simulate),
        Side("crazy_eights general loop", partial(crazy_eights.general, peer)),
    )


@benchmark("driven-cheapest", peer=crazy_eights.NAME)
def driven_cheapest(effort: Effort) -> Result:
    """Python drives every move on both sides, the peer in its cheapest loop"""
    peer = crazy_eights.load()
    return compare(
        effort,
        Side("driven from Python", ours.driven),
        Side("crazy_eights cheapest loop", partial(crazy_eights.tuned, peer)),
    )


@benchmark("driven", peer=crazy_eights.NAME, target=Target(4))
def driven(effort: Effort) -> Result:
    """Python drives every move on both sides, the peer in a loop that draws chance by its weights"""
    peer = crazy_eights.load()
    return compare(
        effort,
        Side("driven from Python", ours.driven),
        Side("crazy_eights general loop", partial(crazy_eights.general, peer)),
    )


@benchmark("simulate-uno", peer=rlcard_uno.NAME, target=Target(75))
def simulate_uno(effort: Effort) -> Result:
    """simulate in one process, against reset and step with raw actions"""
    peer = rlcard_uno.load()
    return compare(
        effort,
        Side("simulate", ours.simulate),
        Side("UNO", partial(rlcard_uno.tuned, peer)),
    )
