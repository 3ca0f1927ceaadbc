"""What waits at one table: the next item is begun when the one before it is safe."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from ludofoot.server.connection import Connection
from ludofoot.server.items import Item

Waiting = tuple[Connection | None, Item]


class Queue:
    """Runs on callbacks: a task for each move would cost more than the rules do."""

    def __init__(self, begin: Callable[[Connection | None, Item], bool], at_rest: Callable[[], None]) -> None:
        """`begin` says whether an item is finished at once; if not, `advance` is called when it is."""
        self.begin = begin
        self.at_rest = at_rest
        self.waiting: deque[Waiting] = deque()
        self.busy = False
        self.resting: list[asyncio.Future[None]] = []

    def __len__(self) -> int:
        return len(self.waiting)

    def add(self, connection: Connection | None, item: Item) -> None:
        """Puts an item in line, and begins it if nothing is under way."""
        self.waiting.append((connection, item))
        if not self.busy:
            self.advance()

    def advance(self) -> None:
        """Begins what waits, until something has to be stored first."""
        self.busy = True
        while self.waiting:
            connection, item = self.waiting.popleft()
            if not self.begin(connection, item):
                return
        self.busy = False
        self.at_rest()
        while self.resting and not self.busy:
            self.resting.pop().set_result(None)

    async def rest(self) -> None:
        """Until nothing is under way."""
        while self.busy:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.resting.append(done)
            await done
