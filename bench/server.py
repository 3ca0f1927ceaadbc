"""What the server costs, each time against the least that could do the same, taking turns with it."""

from __future__ import annotations

from typing import Any

from bench.registry import Effort, Result, Target, benchmark
from bench.serving.processes import Bench, Host

PAIRS = 100
"""200 sockets: tables of two."""
MOVES_BEFORE = 12
MANY_TABLES = 2_000
FEW_TABLES = 10
WEIGHED_TABLES = 1_000
ROW_BYTES = 150
MORE_ROUNDS = 3
"""Times as many as elsewhere: what a core does in a second changes by a third from one to the next."""
MOVES_A_SECOND = 2.0
"""At a table of two: one a second a socket."""
PACED_SECONDS = 5
KIB = 1024


@benchmark("server-moves", peer="bare commits", target=Target(0.5))
def moves(effort: Effort) -> Result:
    """acknowledged moves a second of 200 sockets, against one-row commits a second with the same settings"""
    with Bench() as bench:
        ours = bench.host("ludofoot", "ours")
        rows = bench.host("commits", "rows", row=ROW_BYTES)
        ours.order("play", tables=PAIRS)
        made: list[float] = []
        committed: list[float] = []
        for number in range(1, effort.rounds + 1):
            effort.tell(f"round {number} of {effort.rounds}")
            rows.helper.write(str(effort.seconds))
            committed.append(float(rows.helper.read()))
            made.append(rate(ours.order("saturate", seconds=effort.seconds)))
        return higher(made, committed, "moves a second", "commits a second")


@benchmark("server-processor", peer="bare Starlette", target=Target(4, at_most=True))
def processor(effort: Effort) -> Result:
    """processor time a move, against an echo of the same bytes to the same sockets, both saturated

    Between games salts and rematches are stored, acknowledged and told like moves, and count as such.
    """
    with Bench() as bench:
        ours = bench.host("ludofoot", "ours")
        ours.order("play", tables=PAIRS)
        sizes = ours.order("saturate", seconds=effort.seconds)["sizes"]
        echo = bare(bench, sizes, commit=False)
        mine: list[float] = []
        theirs: list[float] = []
        busy: list[float] = []
        rounds = effort.rounds * MORE_ROUNDS
        for number in range(1, rounds + 1):
            effort.tell(f"round {number} of {rounds}")
            for host, found in ((echo, theirs), (ours, mine)):
                report = host.order("saturate", seconds=effort.seconds)
                found.append(report["processor"] / report["commands"] * 1e6)
                busy.append(report["processor"] / report["seconds"])
        figures = {f"bytes of {name}": sizes[name] for name in ("move", "ack", "update")}
        figures["updates a move"] = sizes["updates"]
        figures["least busy"] = min(busy)
        return lower(mine, theirs, "µs a move", "µs an echo", **figures)


@benchmark("server-latency", peer="bare commit and echo", target=Target(3, at_most=True))
def latency(effort: Effort) -> Result:
    """p99 of the acknowledgement at one move a second a socket, against a bare commit and echo"""
    with Bench() as bench:
        ours = bench.host("ludofoot", "ours")
        ours.order("play", tables=PAIRS)
        sizes = ours.order("saturate", seconds=effort.seconds)["sizes"]
        peer = bare(bench, sizes, commit=True)
        mine: list[float] = []
        theirs: list[float] = []
        for number in range(1, effort.rounds + 1):
            effort.tell(f"round {number} of {effort.rounds}")
            seconds = PACED_SECONDS * effort.seconds
            for host, found in ((peer, theirs), (ours, mine)):
                report = host.order("pace", seconds=seconds, a_second=MOVES_A_SECOND, seed=number)
                found.append(report["p99"] * 1e3)
        return lower(mine, theirs, "ms p99", "ms p99 of the peer")


@benchmark("server-memory", peer="none", target=Target(150, at_most=True), unit="KiB")
def memory(effort: Effort) -> Result:
    """resident memory a table under way with both sockets connected"""
    with Bench() as bench:
        figures: dict[str, float] = {}
        for name, connected in (("connected", True), ("disconnected", False)):
            ours = bench.host("ludofoot", name)
            # The first tables fill caches that are not theirs.
            ours.order("play", tables=PAIRS, moves=MOVES_BEFORE, asleep=True, connected=connected)
            before = ours.resident()
            effort.tell(f"{WEIGHED_TABLES} tables, {name}")
            ours.order("play", tables=WEIGHED_TABLES, moves=MOVES_BEFORE, asleep=True, connected=connected)
            figures[f"{name}: KiB"] = (ours.resident() - before) / WEIGHED_TABLES / KIB
        return Result(max(figures.values()), figures)


@benchmark("server-tables", peer=f"{FEW_TABLES} tables", target=Target(0.85))
def tables(effort: Effort) -> Result:
    """moves a second of 20 sockets with 2,000 tables open, against the same with 10"""
    with Bench() as bench:
        few, many = bench.host("ludofoot", "few"), bench.host("ludofoot", "many")
        effort.tell(f"opening {MANY_TABLES} tables")
        many.order("play", tables=MANY_TABLES - FEW_TABLES, moves=MOVES_BEFORE, asleep=True)
        for host in (few, many):
            host.order("play", tables=FEW_TABLES)
        made: dict[str, list[float]] = {"few": [], "many": []}
        for number in range(1, effort.rounds + 1):
            effort.tell(f"round {number} of {effort.rounds}")
            made["few"].append(rate(few.order("saturate", seconds=effort.seconds)))
            made["many"].append(rate(many.order("saturate", seconds=effort.seconds)))
        return higher(made["many"], made["few"], "moves a second of many", "moves a second of few")


def bare(bench: Bench, sizes: dict[str, float], commit: bool, racing: bool = False) -> Host:
    """The peer: the same bytes to the same sockets."""
    peer = bench.host("bare", "bare", ack=sizes["ack"], update=sizes["update"], commit=commit)
    peer.order("throw", tables=PAIRS, move=round(sizes["move"]), racing=racing)
    return peer


def rate(report: dict[str, Any]) -> float:
    return float(report["moves"]) / float(report["seconds"])


def higher(mine: list[float], theirs: list[float], ours: str, peer: str) -> Result:
    return _compared(max(mine), max(theirs), mine, theirs, {ours: max(mine), peer: max(theirs)})


def lower(mine: list[float], theirs: list[float], ours: str, peer: str, **figures: float) -> Result:
    return _compared(min(mine), min(theirs), mine, theirs, {ours: min(mine), peer: min(theirs), **figures})


def _compared(
    best: float, peer: float, mine: list[float], theirs: list[float], figures: dict[str, float]
) -> Result:
    """The best of each side; the lowest and highest ratio of a round show the noise."""
    each = [a / b for a, b in zip(mine, theirs, strict=True)]
    return Result(
        best / peer,
        {**figures, "lowest ratio of a round": min(each), "highest ratio of a round": max(each)},
    )
