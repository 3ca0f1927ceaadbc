"""The process of the players: `python -m bench.serving.load CORE`, one order and one report a line.

It has a core of its own where there are two, so that it takes no time from the server.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import os
import random
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec

from bench.serving.players import (
    Challenger,
    EchoPlayer,
    EchoRacer,
    GamePlayer,
    GameRacer,
    Gauge,
    PeerPlayer,
    Player,
    Reactions,
    Survivor,
)

_TICKS = os.sysconf("SC_CLK_TCK")
_GAME = "schuss-und-tor"
_AT_MOST_SECONDS = 60
_OPENING_AT_ONCE = 50
_WARM_UP_SECONDS = 0.5


class Crowd:
    """The sockets of one server."""

    def __init__(self, port: int, pid: int) -> None:
        self.port = port
        self.pid = pid
        self.gauge = Gauge()
        self.tables: list[tuple[Player, ...]] = []
        self.sleeping: list[tuple[Player, ...]] = []
        """Tables that are open, under way and left alone."""

    # ---- sitting down

    async def play(
        self, tables: int, moves: int = 0, asleep: bool = False, connected: bool = True, race: str = ""
    ) -> None:
        """Opens tables of two and starts their games; so many moves are made at each. `race` names a game
        in which everybody plays at once."""
        kind = GameRacer if race else GamePlayer
        opened: list[tuple[GamePlayer, ...]] = []
        gauge = Gauge() if asleep else self.gauge
        for start in range(0, tables, _OPENING_AT_ONCE):
            wanted = min(_OPENING_AT_ONCE, tables - start)
            codes = await asyncio.to_thread(open_tables, self.port, wanted, race or _GAME)
            group = [tuple(kind(self.port, gauge, code, seat) for seat in range(2)) for code in codes]
            await self.connect(group)
            await until(lambda group=group: all(player.playing for pair in group for player in pair))  # type: ignore[misc]
            await make_moves(group, moves)
            if not connected:
                for pair in group:
                    for player in pair:
                        player.close()
            opened += group
        (self.sleeping if asleep else self.tables).extend(opened)

    async def challenge(self, game: str, level: str, tables: int) -> None:
        """Opens tables of one person and a bot."""
        for start in range(0, tables, _OPENING_AT_ONCE):
            wanted = min(_OPENING_AT_ONCE, tables - start)
            codes = await asyncio.to_thread(open_tables, self.port, wanted, game, level)
            group = [(Challenger(self.port, self.gauge, code, 0),) for code in codes]
            await self.connect(group)
            await until(lambda group=group: all(player.playing for (player,) in group))  # type: ignore[misc]
            self.tables.extend(group)

    async def throw(self, tables: int, move: int, racing: bool = False) -> None:
        """Pairs for a bare server; a move has so many bytes."""
        body = b"m" * move
        kind = EchoRacer if racing else EchoPlayer
        group = [
            tuple(
                kind(self.port, self.gauge, f"pair{number}", body, racing or side == 0) for side in range(2)
            )
            for number in range(tables)
        ]
        await self.connect(group)
        await until(lambda: all(player.playing for pair in group for player in pair))
        self.tables.extend(group)

    async def match(self, tables: int, moves: int = 0) -> None:
        """Matches of two on boardgame.io; so many moves are made at each."""
        first = len(self.tables)
        group = [
            tuple(PeerPlayer(self.port, self.gauge, f"m{first + number}", seat) for seat in range(2))
            for number in range(tables)
        ]
        await self.connect(group)
        await until(lambda: all(player.playing for pair in group for player in pair))
        self.tables.extend(group)
        await make_moves(group, moves)

    async def survive(self, tables: int, moves: int, other: int) -> dict[str, Any]:
        """Plays, kills the worker, goes on at another; how long until a move is stored again, by table."""
        codes = await asyncio.to_thread(open_tables, self.port, tables, _GAME)
        gauge = Gauge()
        group = [tuple(Survivor(self.port, gauge, code, seat) for seat in range(2)) for code in codes]
        await self.connect(group)
        await until(lambda: all(player.playing and player.token for pair in group for player in pair))
        await make_moves(group, moves)
        os.kill(self.pid, signal.SIGKILL)
        begun = perf_counter()
        waits = await asyncio.gather(*(self.survived(pair, other, begun) for pair in group))
        return {"waits": sorted(waits)}

    async def survived(self, pair: tuple[Survivor, ...], port: int, begun: float) -> float:
        """Until both are back and one of them has moved; who is turned away comes again."""
        gauge = Gauge()
        gauge.at_once = True
        loop = asyncio.get_running_loop()
        back = list(pair)
        while not gauge.acknowledged:
            for seat, player in enumerate(back):
                if player.lost:
                    back[seat] = player.elsewhere(port, gauge)
                    await loop.create_connection(lambda player=back[seat]: player, "127.0.0.1", port)  # type: ignore[misc]
            if perf_counter() - begun > _AT_MOST_SECONDS:
                raise TimeoutError("nobody takes over")
            await asyncio.sleep(0.005)
        took = perf_counter() - begun
        for player in back:
            player.close()
        return took

    async def connect(self, group: Any) -> None:
        loop = asyncio.get_running_loop()
        for pair in group:
            for player in pair:
                await loop.create_connection(lambda player=player: player, "127.0.0.1", self.port)  # type: ignore[misc]
        await until(lambda: all(player.opened for pair in group for player in pair))

    # ---- measuring

    async def saturate(self, seconds: float) -> dict[str, Any]:
        """Everybody answers at once, for so long; a moment before and after is not counted."""
        gc.collect()
        self.gauge.at_once = True
        for pair in self.tables:
            for player in pair:
                player.act()
        await asyncio.sleep(_WARM_UP_SECONDS)
        self.gauge.reset()
        begun, spent, own = perf_counter(), processor_seconds(self.pid), process_time()
        await asyncio.sleep(seconds)
        moves, commands, sizes = self.gauge.acknowledged, self.gauge.commands, self.gauge.sizes()
        spent, took, own = processor_seconds(self.pid) - spent, perf_counter() - begun, process_time() - own
        await self.rest()
        return {
            "moves": moves,
            "commands": commands,
            "seconds": took,
            "processor": spent,
            "players": own,
            "sizes": sizes,
        }

    async def pace(self, seconds: float, a_second: float, seed: int) -> dict[str, Any]:
        """Each table makes so many moves a second, at moments of its own."""
        gc.collect()
        luck = random.Random(seed)
        loop = asyncio.get_running_loop()
        start = loop.time() + 0.1
        count = int(seconds * a_second)
        self.gauge.reset()
        for pair in self.tables:
            begin = start + luck.random() / a_second
            for number in range(count):
                loop.call_at(begin + number / a_second, act, pair)
        spent = processor_seconds(self.pid)
        await asyncio.sleep(seconds + 1 / a_second + 0.2)
        spent = processor_seconds(self.pid) - spent
        await self.rest()
        waits = sorted(self.gauge.waits)
        return {
            "moves": len(waits),
            "p50": waits[len(waits) // 2],
            "p99": waits[int(len(waits) * 0.99)],
            "processor": spent,
        }

    async def think(self, seconds: float, least: float, most: float, seed: int) -> dict[str, Any]:
        """People take their time, their bots theirs: how long these took."""
        gc.collect()
        self.gauge.reactions = Reactions(least, most, seed)
        for table in self.tables:
            for player in table:
                player.react()
        await asyncio.sleep(most)
        self.gauge.reset()
        begun, spent = perf_counter(), processor_seconds(self.pid)
        await asyncio.sleep(seconds)
        waits, took = sorted(self.gauge.waits), perf_counter() - begun
        spent = processor_seconds(self.pid) - spent
        self.gauge.reactions = None
        await self.rest()
        return {
            "answers": len(waits),
            "seconds": took,
            "p50": waits[len(waits) // 2],
            "p95": waits[int(len(waits) * 0.95)],
            "longest": waits[-1],
            "processor": spent,
        }

    async def race(self, seconds: float, least: float, most: float, seed: int) -> dict[str, Any]:
        """Everybody lays a card on what is seen, each after a reaction of its own."""
        gc.collect()
        self.gauge.reactions = Reactions(least, most, seed)
        for pair in self.tables:
            for player in pair:
                player.react()
        await asyncio.sleep(most)
        self.gauge.reset()
        begun, spent = perf_counter(), processor_seconds(self.pid)
        await asyncio.sleep(seconds)
        waits, sizes = sorted(self.gauge.until_told), self.gauge.sizes()
        spent, took = processor_seconds(self.pid) - spent, perf_counter() - begun
        self.gauge.reactions = None
        await self.rest()
        return {
            "moves": len(waits),
            "seconds": took,
            "p50": waits[len(waits) // 2],
            "p99": waits[int(len(waits) * 0.99)],
            "processor": spent,
            "sizes": sizes,
        }

    async def rest(self) -> None:
        """Until nothing is on its way any more."""
        self.gauge.at_once = False
        seen = -1
        while seen != self.gauge.updates:
            seen = self.gauge.updates
            await asyncio.sleep(0.1)

    def check(self) -> None:
        """A socket that was dropped would make the server look quick."""
        if any(player.lost for pair in self.tables for player in pair):
            raise ConnectionError("the server dropped a socket")


def act(pair: tuple[Player, ...]) -> None:
    for player in pair:
        if player.act():
            return


async def make_moves(group: Sequence[tuple[Player, ...]], moves: int) -> None:
    """So many moves at each table, one after the other."""
    for _ in range(moves):
        before = sum(pair[0].gauge.acknowledged for pair in group[:1])
        wanted = before + sum(any(player.act() for player in pair) for pair in group)
        await until(lambda wanted=wanted: group[0][0].gauge.acknowledged >= wanted)  # type: ignore[misc]
        await asyncio.sleep(0.01)


async def until(true: Callable[[], bool]) -> None:
    end = perf_counter() + _AT_MOST_SECONDS
    while not true():
        if perf_counter() > end:
            raise TimeoutError("the server does not get on")
        await asyncio.sleep(0.005)


def open_tables(port: int, count: int, game: str, level: str = "") -> list[str]:
    """The codes of new tables for two persons, or for one and a bot."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    body = msgspec.json.encode({"game": game, "plan": [{}, {"bot": level}]})
    codes: list[str] = []
    for _ in range(count):
        line.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        answer = line.getresponse()
        text = answer.read()
        if answer.status != http.client.CREATED:
            raise ConnectionError(text)
        codes.append(msgspec.json.decode(text)["table"])
    line.close()
    return codes


def processor_seconds(pid: int) -> float:
    """What all threads of a process have used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


async def take_orders() -> None:
    """Reads orders until there are none."""
    crowds: dict[int, Crowd] = {}
    while line := await asyncio.to_thread(sys.stdin.readline):
        order = msgspec.json.decode(line)
        crowd = crowds.setdefault(order["port"], Crowd(order["port"], order["pid"]))
        doing: Callable[..., Coroutine[Any, Any, Any]] = getattr(crowd, order["do"])
        report = await doing(**order["with"])
        crowd.check()
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    os.sched_setaffinity(0, {int(sys.argv[1])})
    gc.disable()
    asyncio.run(take_orders())
