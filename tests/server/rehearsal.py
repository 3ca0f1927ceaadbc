"""A table without sockets: the same room, desk and bulletin, and every byte that a socket would be sent."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
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
from ludofoot.server.store import Batch, RoomRow, Stored, Then
from ludofoot.wire import answers as wire_answers
from ludofoot.wire import requests as wire

decoded = msgspec.json.Decoder(wire_answers.AnyAnswer).decode


class NoStore:
    """Everything is safe at once, and nothing is kept."""

    def submit(self, batch: Batch, then: Then) -> None:
        asyncio.get_running_loop().call_soon(then, None)

    def rooms(self) -> Iterator[str]:
        return iter(())

    def load(self, code: str) -> Stored | None:
        return None

    def visited(self, code: str, at: int) -> None:
        pass

    def forget(self, finished_before: int, visited_before: int) -> int:
        return 0

    def last_alive(self) -> int:
        return 0

    def alive(self, at: int) -> None:
        pass

    def close(self) -> None:
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

    def __init__(self, game: Game[Any], seats: int, seed: int) -> None:
        self.hub = Hub(NoStore(), UNBOUNDED)
        self.time = 0
        self.hub.now = lambda: self.time
        row = RoomRow(
            code="AAAAA-AAAAA",
            game=game.id,
            opened_at=0,
            decision_ms=0,
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
