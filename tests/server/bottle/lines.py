"""Sessions with the ledger: slow, breakable, and sometimes the answer is lost after the deed."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from ludofoot.server.pg_shares import SPEND

from .clockwork import MACHINE

if TYPE_CHECKING:
    from .world import World


class Line:
    """One session of one machine."""

    def __init__(self, world: World) -> None:
        self.world = world
        machine = MACHINE.get()
        assert machine is not None
        self.machine = machine
        self.context = contextvars.copy_context()
        self.closed = False
        self.turn = asyncio.Lock()
        self.awaited: asyncio.Future[Any] | None = None
        world.lines.append(self)

    def is_closed(self) -> bool:
        return self.closed

    def terminate(self) -> None:
        """The other end notices: locks are free."""
        self.closed = True
        for worker in [each for each, line in self.world.ledger.locks.items() if line is self]:
            del self.world.ledger.locks[worker]
        if self.awaited is not None and not self.awaited.done():
            self.awaited.set_exception(ConnectionResetError("the line is cut"))

    async def close(self, timeout: float = 0) -> None:
        self.terminate()

    async def ask(self, statement: str, *values: Any, timeout: float = 0) -> Any:
        async with self.turn:
            if self.closed:
                raise ConnectionResetError("no line")
            answer = self.awaited = asyncio.get_running_loop().create_future()
            self.world.loop.later(self.sending(), self.arrive, answer, statement, values)
            return await answer

    def sending(self) -> float:
        """On a line that stutters a statement may come when its sender has long been given up."""
        return self.world.moment() + (self.world.chance.uniform(4, 12) if self.machine.stuck else 0.0)

    execute = fetchval = fetchrow = fetch = ask

    def arrive(self, answer: asyncio.Future[Any], statement: str, values: tuple[Any, ...]) -> None:
        """At the database, whatever has become of the machine meanwhile: what was sent is done, even if
        nobody waits for it any more."""
        if self.machine.cut or self.world.down:
            self.world.loop.later(self.world.chance.uniform(0.1, 4), self.terminate)
            return
        try:
            found: Any = self.world.ledger.run(self, statement, *values)
        except Exception as error:
            found = error
        self.world.loop.later(self.world.moment(), self.come_back, answer, found)

    def come_back(self, answer: asyncio.Future[Any], found: Any) -> None:
        if answer.done():
            return
        if self.closed or self.machine.cut or self.world.chance.random() < self.world.lossy:
            self.terminate()
        elif isinstance(found, Exception):
            answer.set_exception(found)
        else:
            answer.set_result(found)

    @asynccontextmanager
    async def transaction(self, **_: Any) -> AsyncIterator[None]:
        """Only what is read is read in one; what is written is one statement."""
        yield

    async def add_listener(self, channel: str, hear: Callable[..., None]) -> None:
        self.world.ledger.listeners.append((self, hear))

    def tell(self, hear: Callable[..., None], said: str) -> None:
        loop = self.world.loop
        loop.call_at(loop.clock + 0.01, hear, self, 0, "wanted", said, context=self.context.copy())


class Pool:
    """A line for each question."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def ask(self, statement: str, *values: Any) -> Any:
        if statement == SPEND:
            return 1  # nobody here meets a limit, and none of what can happen is spent on asking
        return await Line(self.world).ask(statement, *values)

    execute = fetchval = fetchrow = fetch = ask

    @asynccontextmanager
    async def acquire(self) -> AsyncIterator[Line]:
        yield Line(self.world)

    def terminate(self) -> None:
        pass
