"""Passe Éclair, where everybody plays at once: how soon all know who was first."""

from __future__ import annotations

from bench.registry import Effort, Result, Target, benchmark
from bench.server import PAIRS, bare, lower, rate
from bench.serving.processes import Bench

GAME = "passe-eclair"
LEAST_SECONDS, MOST_SECONDS = 0.4, 1.2
"""People see a card and lay another one on it in about this time."""
RACING_SECONDS = 5


@benchmark("server-race", peer="bare commit and echo", target=Target(3, at_most=True))
def server_race(effort: Effort) -> Result:
    """p99 until a card is told, 100 tables racing at human speed, against a bare commit and echo

    Both sides are sent as many messages of the same size a second; nobody waits for anybody, so that some
    cards come too late. What counts is the time from sending a card to the update that tells of it.
    """
    with Bench() as bench:
        host = bench.host("ludofoot", "ours")
        host.order("play", tables=PAIRS, race=GAME)
        speed = {"least": LEAST_SECONDS, "most": MOST_SECONDS}
        trial = host.order("race", seconds=RACING_SECONDS * effort.seconds, seed=0, **speed)
        peer = bare(bench, trial["sizes"], commit=True, racing=True)
        slower = stretch(rate(trial))
        same = {"least": slower * LEAST_SECONDS, "most": slower * MOST_SECONDS}
        mine: list[float] = []
        theirs: list[float] = []
        made: list[float] = []
        echoed: list[float] = []
        for number in range(1, effort.rounds + 1):
            effort.tell(f"round {number} of {effort.rounds}")
            seconds = RACING_SECONDS * effort.seconds
            with host.frozen():
                report = peer.order("race", seconds=seconds, seed=number, **same)
            theirs.append(report["p99"] * 1e3)
            echoed.append(rate(report))
            report = host.order("race", seconds=seconds, seed=number, **speed)
            mine.append(report["p99"] * 1e3)
            made.append(rate(report))
        loads = {"moves a second": max(made), "echoes a second": max(echoed)}
        return lower(mine, theirs, "ms p99", "ms p99 of the peer", **loads)


def stretch(moves_a_second: float) -> float:
    """In a game people also wait for each other: by how much the peer's must be slower to send as much."""
    alone = 2 * PAIRS / ((LEAST_SECONDS + MOST_SECONDS) / 2)
    return max(1.0, alone / moves_a_second)
