"""Several workers on one database behind a small proxy, which goes by the table's code and by health."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
from pathlib import Path
from typing import Any, Self

import httpx

from ludofoot.server.postgres import PostgresStore
from tests.server.client import Client
from tests.server.players import check_table
from tests.server.process import Server

CHUNK = 65_536
CODE = re.compile(rb"(?:table=|/api/tables/)([A-Z2-9]{5}-[A-Z2-9]{5})")
LOOK_SECONDS = 0.2
PATIENCE_SECONDS = 1.0
FALL = 2
"""So often in a row a worker may keep the proxy waiting."""


class Switch:
    """What HAProxy does in one page: the same code leads to the same worker, and one that does not answer is
    left out, with all its lines, until it does."""

    def __init__(self, fall: int = FALL) -> None:
        self.fall = fall
        self.port = 0
        self.workers: list[int] = []
        self.down: set[int] = set()
        self.missed: dict[int, int] = {}
        self.lines: dict[int, set[asyncio.WriteTransport]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        self.tasks.add(asyncio.create_task(self.look()))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.server is not None
        self.server.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def until_well(self) -> None:
        """Until every worker answers."""
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_SECONDS) as http:
            for port in self.workers:
                self.missed[port] = FALL
                while self.missed[port]:
                    await self.look_at(http, port)

    async def look(self) -> None:
        """Again and again: who is well?"""
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_SECONDS) as http:
            while True:
                await asyncio.gather(*(self.look_at(http, port) for port in self.workers))
                await asyncio.sleep(LOOK_SECONDS)

    async def look_at(self, http: httpx.AsyncClient, port: int) -> None:
        try:
            well = (await http.get(f"http://127.0.0.1:{port}/health")).status_code == 200
        except httpx.HTTPError:
            well = False
        self.missed[port] = 0 if well else self.missed.get(port, 0) + 1
        if well:
            self.down.discard(port)
        elif self.missed[port] >= self.fall:
            self.down.add(port)
            for line in list(self.lines.get(port, ())):
                line.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self.lead(await reader.readuntil(b"\r\n\r\n"), reader, writer)
        finally:
            self.tasks.discard(task)
            writer.transport.abort()

    def order(self, head: bytes) -> list[int]:
        """The workers for this table, the best first."""
        found = CODE.search(head.partition(b"\r\n")[0])
        key = found[1] if found else b""
        up = [port for port in self.workers if port not in self.down]
        return sorted(up, key=lambda port: hashlib.sha256(b"%d %b" % (port, key)).digest())

    async def lead(self, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self.order(head):
            try:
                behind, before = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            before.write(head)
            await self.join_up(port, (reader, before), (behind, writer))
            return

    async def join_up(self, port: int, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        transports = {writer.transport for _, writer in ways}
        lines = self.lines.setdefault(port, set())
        lines |= transports
        carrying = [asyncio.create_task(carry(*way)) for way in ways]
        try:
            await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
        finally:
            lines -= transports
            for way in carrying:
                way.cancel()
            for transport in transports:
                transport.abort()


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while chunk := await reader.read(CHUNK):
            writer.write(chunk)
            await writer.drain()


class Worker(Server):
    """One process of the town, always at the same port, as proxies know it."""

    def __init__(
        self, folder: Path, database: str, public: str, lease: float, push_trial: str = "", **limits: Any
    ) -> None:
        where = {"address": database, "lease_seconds": lease}
        outside = {"public": public, "push_trial": push_trial}
        super().__init__(folder, outside=outside, where=where, **limits)
        self.port = 0

    def start(self) -> None:
        super().start()
        if not self.port:
            self.port = int(self.host.rpartition(":")[2])
            self.options = [*self.options, "--port", str(self.port)]


class Front(Server):
    """The town as players see it."""

    def __init__(self, folder: Path, port: int) -> None:
        super().__init__(folder)
        self.host = f"127.0.0.1:{port}"

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """While no worker is well nobody answers: people try again."""
        async with asyncio.timeout(30):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    return await super().ask(method, path, **more)
                await asyncio.sleep(LOOK_SECONDS)


async def check_town(database: str, clients: list[Client]) -> None:
    """What every client was told, against what is stored."""
    store = PostgresStore(database)
    await store.claims.open()
    try:
        for table in sorted({client.table for client in clients}):
            stored = await store.load(table)
            assert stored is not None
            check_table(stored.entries, [client for client in clients if client.table == table])
    finally:
        await store.close()
