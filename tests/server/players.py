"""Clients that play on and on over lines and servers that fail, and what the store must say afterwards."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

from websockets.exceptions import WebSocketException

from ludofoot.core import entries as log
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import Written
from ludofoot.wire import answers as wire
from tests.server.client import Client
from tests.server.process import Server

STORED = {"sit", "salt", "ready", "move"}
"""Commands that leave a line in the log."""


class Crowd:
    """Some tables, everybody playing game after game until told to stop."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.clients: list[Client] = []
        self.over = False

    async def open(self, game: str, *plan: str, sockets: int = 1) -> None:
        """One socket for all people of a table, or one each."""
        opened = await self.server.open(game, *plan)
        people = [seat for seat, bot in enumerate(plan) if not bot]
        clients = [await Client(self.server, opened.table).join() for _ in range(sockets)]
        for seat in people:
            await clients[seat % sockets].sit(seat, f"P{seat}")
        self.clients += clients

    def bound_for(self, port: int) -> None:
        for client in self.clients:
            client.by_way_of = port
            client.cut_line()

    async def play(self) -> None:
        await asyncio.gather(*map(self.keep_playing, self.clients))

    async def keep_playing(self, client: Client) -> None:
        while not self.over:
            try:
                await self.step(client)
            except (OSError, EOFError, TimeoutError, WebSocketException):
                client.closed = client.closed or 1006
            await asyncio.sleep(0)

    async def step(self, client: Client) -> None:
        """One move, or whatever must come before it."""
        if client.closed:
            await asyncio.sleep(self.dice.uniform(0, 0.03))
            await client.join()
            return
        seat = next((seat for seat in client.seats if client.offered(seat)), None)
        before = client.updates
        if client.phase == "over":
            for seat in client.seats:
                await client.command("rematch", seat=seat)
        elif seat is not None and not any(each["type"] == "move" for each in client.outbox.values()):
            move = self.dice.choice(client.offered(seat))
            command = await client.command("move", seat=seat, move=move)
            await client.until(lambda: command in client.answers or client.closed, 5)
            if isinstance(client.answers.get(command), wire.Refused):
                return
        await client.until(lambda: client.updates > before or client.closed or self.over, 5)

    async def stop(self) -> None:
        self.over = True
        for client in self.clients:
            client.wake()

    async def come_to_rest(self) -> None:
        """Everybody has an answer to everything."""
        for client in self.clients:
            if client.closed:
                await client.join()
            await client.until(lambda client=client: not client.outbox)  # type: ignore[misc]
            await client.leave_line()

    def acknowledged(self) -> int:
        return sum(len(stored_commands(client)) for client in self.clients)


def stored_commands(client: Client) -> list[str]:
    """The commands that a client knows to be stored, in the order in which it was told."""
    return [
        command
        for command, answer in client.answers.items()
        if isinstance(answer, wire.Ack | wire.Seated) and client.sent[command]["type"] in STORED
    ]


def check_store(data: Path, clients: list[Client]) -> None:
    """Every acknowledged command is there once, in order; nothing that was refused is; no line is missing."""
    store = SqliteStore(data / "ludofoot.sqlite")
    try:
        for table in {client.table for client in clients}:
            stored = store.read(table)
            assert stored is not None
            check_table(stored.entries, [client for client in clients if client.table == table])
    finally:
        store.shut()


def check_table(lines: tuple[Written, ...], clients: list[Client]) -> None:
    numbers = Counter(line.number for line in lines)
    assert [(line.number, line.n) for line in lines] == [
        (number, n) for number in sorted(numbers) for n in range(numbers[number])
    ]
    commands = [line.command for line in lines if line.command]
    assert len(set(commands)) == len(commands), "stored twice"
    by_command = {line.command: line.entry for line in lines}
    for client in clients:
        known = stored_commands(client)
        assert [command for command in commands if command in set(known)] == known, "lost, or out of order"
        for command in known:
            entry = by_command[command]
            if isinstance(entry, log.Moved) and client.sent[command]["type"] == "move":
                assert (entry.seat, entry.move) == (
                    client.sent[command]["seat"],
                    client.sent[command]["move"],
                )
        for command, answer in client.answers.items():
            assert not (isinstance(answer, wire.Refused) and command in by_command), "refused, yet stored"
