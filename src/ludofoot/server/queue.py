"""What waits at one table: the next item is begun when the one before it is safe."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable

from ludofoot.server.connection import Connection
from ludofoot.server.items import Item

LOGGER = logging.getLogger("ludofoot.server")
Waiting = tuple[Connection | None, Item]
Pay = Callable[[Connection | None, float], None]


class Queue:
    """Runs on callbacks: a task for each move would cost more than the rules do."""

    def __init__(
        self, begin: Callable[[Connection | None, Item], bool], at_rest: Callable[[], None], pay: Pay
    ) -> None:
        """`begin` says whether an item is finished at once; if not, `advance` is called when it is. `pay` is
        told how long it took, and for whom: what happens by itself was asked for by nobody."""
        self.begin = begin
        self.at_rest = at_rest
        self.pay = pay
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
            if not self.begun_and_done(*self.waiting.popleft()):
                return
        self.busy = False
        self.looked_ahead()
        while self.resting and not self.busy:
            done = self.resting.pop()
            if not done.done():
                done.set_result(None)

    def begun_and_done(self, connection: Connection | None, item: Item) -> bool:
        """Whatever goes wrong with one item, the table goes on with the next; whoever asked pays for it."""
        began = time.perf_counter()
        try:
            return self.begin(connection, item)
        except Exception:
            LOGGER.exception("%s could not be finished", type(item).__name__)
            return True
        finally:
            self.pay(connection, time.perf_counter() - began)

    def looked_ahead(self) -> None:
        """Nothing waits any more."""
        began = time.perf_counter()
        self.at_rest()
        self.pay(None, time.perf_counter() - began)

    async def rest(self) -> None:
        """Until nothing is under way."""
        while self.busy:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.resting.append(done)
            await done
