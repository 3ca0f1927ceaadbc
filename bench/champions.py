"""Two hundred people who each play against a champion: how long they wait for it, on two cores."""

from __future__ import annotations

from bench.registry import Effort, Result, Target, benchmark
from bench.serving.processes import Bench

GAMES = ("schuss-und-tor", "football-a-la-carte")
"""Whose moves can be listed, so that a player needs no rule."""
TABLES = 200
HUMAN_PACE = 3.0
LEAST_SECONDS, MOST_SECONDS = 2.0, 6.0
"""What a person takes for a move."""
ROUND_SECONDS = 20


@benchmark("server-champions", peer="none", target=Target(HUMAN_PACE, at_most=True), unit="s")
def champions(effort: Effort) -> Result:
    """p95 until a champion has answered, 200 tables at human pace, server, thinkers and players on two cores

    A bot never answers in less than a moment (0.6 to 1.4 s), so that people can follow: it is counted too.
    """
    with Bench() as bench:
        host = bench.host("ludofoot", "ours", everywhere=True)
        for game in GAMES:
            effort.tell(f"opening {TABLES // len(GAMES)} tables of {game}")
            host.order("challenge", game=game, level="champion", tables=TABLES // len(GAMES))
        reports = []
        for number in range(1, effort.rounds + 1):
            effort.tell(f"round {number} of {effort.rounds}")
            how = {"least": LEAST_SECONDS, "most": MOST_SECONDS, "seed": number}
            reports.append(host.order("think", seconds=ROUND_SECONDS * effort.seconds, **how))
    # Waiting is what people do: the worst round counts, not the best.
    worst = max(reports, key=lambda report: float(report["p95"]))
    figures = {"answers a second": worst["answers"] / worst["seconds"], "p50: s": worst["p50"]}
    figures |= {"longest: s": worst["longest"], "server: cores": worst["processor"] / worst["seconds"]}
    return Result(worst["p95"], figures)
