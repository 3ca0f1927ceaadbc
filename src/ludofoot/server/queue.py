"""What waits at one table: the next item is begun when the one before it is safe."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from ludofoot.core.records import Refusal
from ludofoot.server.connection import Connection
from ludofoot.server.items import Item
from ludofoot.wire.requests import Command

LOGGER = logging.getLogger("ludofoot.server")
Pay = Callable[[Connection | None, float], None]


class Errand:
    """One item on its way from a socket to its answer."""

    def __init__(self, connection: Connection | None, item: Item) -> None:
        self.connection = connection
        self.item = item
        self.id: str = getattr(item, "id", "")
        self.command: str = self.id if isinstance(item, Command) else ""
        """The id under which what it does is stored."""
        self.came_at = time.perf_counter()
        self.stored_from = 0.0
        self.answer: Any = None
        self.refusal: Refusal | None = None
        self.broke = False
        """Whether our own work failed half-way."""


class Queue:
    """Runs on callbacks: a task for each move would cost more than the rules do."""

    def __init__(self, begin: Callable[[Errand], bool], at_rest: Callable[[], None], pay: Pay) -> None:
        """`begin` says whether an errand is done at once; if not, `advance` is called when it is. `pay` is
        told how long it took, and for whom: what happens by itself was asked for by nobody."""
        self.begin = begin
        self.at_rest = at_rest
        self.pay = pay
        self.waiting: deque[Errand] = deque()
        self.busy = False
        self.resting: list[asyncio.Future[None]] = []

    def __len__(self) -> int:
        return len(self.waiting)

    def add(self, errand: Errand) -> None:
        """Puts an errand in line, and begins it if nothing is under way."""
        self.waiting.append(errand)
        if not self.busy:
            self.advance()

    def advance(self) -> None:
        """Begins what waits, until something has to be stored first."""
        self.busy = True
        while self.waiting:
            if not self.begun_and_done(self.waiting.popleft()):
                return
        self.busy = False
        self.looked_ahead()
        while self.resting and not self.busy:
            done = self.resting.pop()
            if not done.done():
                done.set_result(None)

    def begun_and_done(self, errand: Errand) -> bool:
        """Whatever goes wrong with one errand, the table goes on with the next; whoever asked pays for it."""
        began = time.perf_counter()
        try:
            return self.begin(errand)
        except Exception:
            LOGGER.exception("%s could not be finished", type(errand.item).__name__)
            return True
        finally:
            self.pay(errand.connection, time.perf_counter() - began)

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
