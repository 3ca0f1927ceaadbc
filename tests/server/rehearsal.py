"""A table without sockets: the same room, desk and bulletin, and every byte that a socket would be sent."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import msgspec

from ludofoot.core.fairness import commitment_to
from ludofoot.core.game import Game
from ludofoot.core.records import SPECTATOR
from ludofoot.server.connection import Connection
from ludofoot.server.doorkeeper import Doorkeeper
from ludofoot.server.hub import Hub
from ludofoot.server.items import Item, Tick
from ludofoot.server.limits import Limits
from ludofoot.server.room import TableRoom
from ludofoot.server.store import (
    Batch,
    Claim,
    DayBook,
    DayResult,
    Kept,
    KeptDays,
    Kind,
    Listed,
    RoomRow,
    Stored,
    Then,
)
from ludofoot.wire import answers as wire_answers
from ludofoot.wire import requests as wire

decoded = msgspec.json.Decoder(wire_answers.AnyAnswer).decode


class NoDays:
    """What is kept of the matches of the day, as long as it lasts."""

    def __init__(self) -> None:
        self.secret = ""
        self.results: dict[str, DayResult] = {}
        self.pars: dict[str, dict[int, int]] = {}

    async def key(self, fresh: str) -> str:
        self.secret = self.secret or fresh
        return self.secret

    async def enter(self, result: DayResult) -> None:
        self.results.setdefault(result.room, result)

    async def tally(self, day: str) -> dict[int, int]:
        return dict(Counter(each.result for each in self.results.values() if each.day == day))

    async def names(self, day: str, most: int) -> list[DayResult]:
        return [each for each in self.results.values() if each.day == day][:most]

    async def keep_par(self, day: str, tally: dict[int, int]) -> None:
        self.pars[day] = tally

    async def par(self, day: str) -> dict[int, int] | None:
        return self.pars.get(day)

    async def everything(self) -> KeptDays:
        return KeptDays(key=self.secret, results=tuple(self.results.values()), pars=self.pars)

    async def forget(self, before: str) -> None:
        pass


class NoStore:
    """Everything is safe at once, and nothing is kept."""

    shared = False
    beat_seconds = 0.001

    def __init__(self) -> None:
        self.days: DayBook = NoDays()
        self.on_lost: Callable[[], None] = lambda: None
        self.on_wanted: Callable[[str], None] = lambda code: None

    def submit(self, batch: Batch, then: Then) -> None:
        asyncio.get_running_loop().call_soon(then, None)

    async def enrol(self) -> None:
        pass

    async def beat(self) -> None:
        pass

    def holds(self) -> bool:
        return True

    def now(self) -> int:
        return 0

    async def claim(self, code: str) -> Claim | None:
        return Claim(alive_at=0)

    async def release(self, code: str) -> None:
        pass

    async def want(self, code: str, owner: int) -> None:
        pass

    async def rooms(self) -> list[str]:
        return []

    async def load(self, code: str) -> Stored | None:
        return None

    async def keep_once(self, name: str, body: bytes) -> bytes:
        return body

    async def visited(self, code: str, at: int) -> None:
        pass

    async def spend(self, what: str, address: str, a_second: float, at_once: float) -> bool:
        return True

    async def keep_analysis(self, name: str, body: bytes, most_bytes: int) -> None:
        pass

    async def analysis(self, name: str) -> bytes | None:
        return None

    async def put_parcel(self, name: str, sealed: bytes, seconds: float, most_bytes: int) -> bool:
        return False

    async def parcel(self, name: str) -> bytes | None:
        return None

    async def kept(self) -> list[Kept]:
        return []

    async def remove(self, code: str) -> None:
        pass

    async def forget(self, finished_before: int, visited_before: int, but: Collection[str] = ()) -> int:
        return 0

    async def show(self, tables: Collection[Listed], gone: Collection[str]) -> None:
        pass

    async def shown(self, kind: Kind, seen_after: int, most: int) -> list[Listed]:
        return []

    async def close(self) -> None:
        pass


UNBOUNDED = Limits(
    waiting_messages=1_000_000,
    waiting_bytes=1 << 40,
    wholes_a_minute=1e9,
    socket_share=1e9,
    address_share=1e9,
)


def as_sent(move: dict[str, Any]) -> msgspec.Raw:
    """A move as a client sends it."""
    return msgspec.Raw(msgspec.json.encode(move))


def connection() -> Connection:
    """A socket that nobody reads, and that may ask for anything."""
    return Connection("", UNBOUNDED, Doorkeeper(UNBOUNDED).purse(""))


class Rehearsal:
    """A room in which time stands still unless told, with a socket for each seat and one for a spectator.

    The same game, seed and requests lead to the same bytes: two of them can be compared.
    """

    def __init__(self, game: Game[Any], seats: int, seed: int, decision_ms: int = 0) -> None:
        self.hub = Hub(NoStore(), UNBOUNDED)
        self.time = 0
        self.hub.now = lambda: self.time
        row = RoomRow(
            code="AAAAA-AAAAA",
            game=game.id,
            opened_at=0,
            decision_ms=decision_ms,
            quick=False,
            plan=("",) * seats,
            options={},
        )
        self.room = TableRoom(self.hub, row, game)
        self.seed = seed
        self.room.new_game(1, None, self.salt("secret"))
        self.room.open()
        self.sockets = {seat: connection() for seat in (*range(seats), SPECTATOR)}
        self.count = 0

    def salt(self, name: str) -> str:
        return hashlib.sha256(f"{self.seed} {name}".encode()).hexdigest()

    async def begin(self) -> None:
        """Everybody joins, sits down and opens the salt."""
        for connection in self.sockets.values():
            await self.ask(connection, wire.Join(table="AAAAA-AAAAA"))
        people = [(seat, socket) for seat, socket in self.sockets.items() if seat >= 0]
        for seat, socket in people:
            promised = commitment_to(self.salt(str(seat)))
            sit = wire.Sit(id=self.id(), seat=seat, name=f"P{seat}", commitment=promised)
            await self.ask(socket, sit)
        for seat, socket in people:
            await self.ask(socket, wire.Salt(id=self.id(), seat=seat, salt=self.salt(str(seat))))
        assert self.room.table.state is not None

    def id(self) -> str:
        self.count += 1
        return f"command-{self.count}"

    async def ask(self, connection: Connection | None, item: Item) -> None:
        self.room.submit(connection, item)
        await self.room.queue.rest()

    async def pass_time(self, ms: int) -> None:
        self.time += ms
        await self.ask(None, Tick())

    def collect(self, seat: int) -> list[str]:
        """What this socket was sent since it was last asked."""
        sent = [text.decode() for text in self.sockets[seat].waiting]
        self.sockets[seat].waiting.clear()
        return sent

    def close(self) -> None:
        self.room.close()
