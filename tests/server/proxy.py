"""A bad line: it cuts connections, holds chunks back and lets some of them through twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Self

CHUNK = 65_536


class Proxy:
    """Forwards to whatever `target` says; what goes wrong is drawn from a seeded generator."""

    def __init__(self, seed: int, cut: float = 0.02, hold: float = 0.1, double: float = 0.05) -> None:
        self.dice = random.Random(seed)
        self.cut, self.hold, self.double = cut, hold, double
        self.target = ("127.0.0.1", 0)
        self.port = 0
        self.cuts = self.doubled = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.server is not None
        self.server.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            await self.join_up(reader, writer)
        finally:
            self.tasks.discard(task)
            writer.transport.abort()

    async def join_up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            behind, before = await asyncio.open_connection(*self.target)
            ways = [
                asyncio.create_task(self.carry(reader, before)),
                asyncio.create_task(self.carry(behind, writer)),
            ]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                before.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction, until somebody hangs up or the line is cut."""
        await self.pass_on(reader, writer)  # the handshake comes through unharmed
        while self.dice.random() >= self.cut:
            if self.dice.random() < self.hold:
                await asyncio.sleep(self.dice.uniform(0, 0.05))
            if not await self.pass_on(reader, writer, twice=self.dice.random() < self.double):
                return
        self.cuts += 1

    async def pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, twice: bool = False
    ) -> bool:
        with contextlib.suppress(OSError):
            chunk = await reader.read(CHUNK)
            self.doubled += twice
            writer.write(chunk + chunk if twice else chunk)
            await writer.drain()
            return bool(chunk)
        return False
