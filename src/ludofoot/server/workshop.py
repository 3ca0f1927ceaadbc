"""Work that could take long is done by other processes, each with a time and a memory that it cannot exceed.

What a guest asks for is paid by that guest: a pool has so many workers, those who wait take turns by who
asks, and a worker that takes too long or too much is ended. No table waits for any of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections import Counter, deque
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from ludofoot.core.records import Refusal, Refused

LOGGER = logging.getLogger("ludofoot.server")
WORKER = "ludofoot.server.worker"
LENGTH_BYTES = 4
START_SECONDS = 20
"""What a process may take to start, on a busy machine."""


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """What one piece of work may cost, and how much of it may be under way."""

    workers: int = 1
    seconds: float = 10
    memory_mb: int = 1_024
    answer_bytes: int = 16 << 20
    at_once_of_one: int = 1
    waiting: int = 64
    waiting_of_one: int = 4


class Done(msgspec.Struct, frozen=True, array_like=True):
    """What a worker answers: what was asked for, or why not."""

    answer: Any = None
    refusal: Refusal | None = None
    fault: str = ""
    """What went wrong with our own work, for the log."""


class Turns:
    """Who comes next: those who ask take turns, so that many requests of one delay no other."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.running: Counter[str] = Counter()
        self.lines: dict[str, deque[asyncio.Future[None]]] = {}

    @contextlib.asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        """Waits for a worker; raises `Refused` where too many wait already."""
        if not self.lines.get(who) and self.may_run(who):
            self.running[who] += 1
        else:
            await self.wait(who)
        try:
            yield
        finally:
            self.finish(who)

    def may_run(self, who: str) -> bool:
        """Whether a worker is free, and not every one of them would then work for the same."""
        return self.running.total() < self.budget.workers and self.running[who] < self.budget.at_once_of_one

    async def wait(self, who: str) -> None:
        """Behind those who asked before, and beside those of the others."""
        line = self.lines.get(who, deque())
        if (
            len(line) >= self.budget.waiting_of_one
            or sum(map(len, self.lines.values())) >= self.budget.waiting
        ):
            raise Refused("too-many")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(called)
        self.lines[who] = line
        try:
            await called
        except asyncio.CancelledError:
            if called.cancelled():
                self.leave(who, called)
            else:
                self.finish(who)  # it was called in the moment in which it gave up
            raise

    def leave(self, who: str, called: asyncio.Future[None]) -> None:
        """Gives up a place in line."""
        line = self.lines[who]
        line.remove(called)
        if not line:
            del self.lines[who]

    def finish(self, who: str) -> None:
        """One is done: the next one is called, and others of its kind go behind all the rest."""
        self.running[who] -= 1
        if not self.running[who]:
            del self.running[who]
        for each, line in list(self.lines.items()):
            if self.may_run(each):
                del self.lines[each]
                called = line.popleft()
                if line:
                    self.lines[each] = line
                self.running[each] += 1
                called.set_result(None)
                return


class Worker:
    """One process: a question, an answer."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, question: bytes, most_bytes: int) -> Done:
        """One exchange; raises `EOFError` where the process has ended, `Refused` where it says too much."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(len(question).to_bytes(LENGTH_BYTES, "big") + question)
        try:
            await self.process.stdin.drain()
            length = int.from_bytes(await self.process.stdout.readexactly(LENGTH_BYTES), "big")
            if length > most_bytes:
                raise Refused("too-costly")
            answer = await self.process.stdout.readexactly(length)
        except (ConnectionError, asyncio.IncompleteReadError):
            raise EOFError from None
        return msgspec.msgpack.decode(answer, type=Done)

    async def end(self) -> None:
        """Ends the process, whatever it is doing."""
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
        # Without this the pipe is closed by the collector, perhaps after the loop.
        if self.process.stdin is not None:
            self.process.stdin.close()


class Pool:
    """Workers for one kind of work, started when they are needed."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.turns = Turns(budget)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.closed = False

    async def ask(self, what: str, *args: Any, who: str = "") -> Any:
        """What a function of `ludofoot.server.worker` answers; raises `Refused`."""
        question = msgspec.msgpack.encode((what, args))
        async with self.turns.turn(who):
            # A process that was ended from outside between two questions is no reason to refuse the next.
            with contextlib.suppress(EOFError):
                return await self.answered(question)
            try:
                return await self.answered(question)
            except EOFError:
                raise Refused("too-costly") from None

    async def answered(self, question: bytes) -> Any:
        """By a worker that is idle, or a new one; it is ended unless it answers in time."""
        worker = self.idle.pop() if self.idle else await self.new_worker()
        self.busy.add(worker)
        try:
            async with asyncio.timeout(self.budget.seconds):
                done = await worker.ask(question, self.budget.answer_bytes)
        except TimeoutError:
            await worker.end()
            raise Refused("too-costly") from None
        except BaseException:
            await asyncio.shield(worker.end())
            raise
        finally:
            self.busy.discard(worker)
        self.idle.append(worker)
        if done.fault:
            LOGGER.error("a worker failed: %s", done.fault)
            raise Refused("too-costly")
        if done.refusal is not None:
            raise Refused(done.refusal.code, done.refusal.clause, **done.refusal.args)
        return done.answer

    async def new_worker(self) -> Worker:
        """A process that has said that it is ready, so that its start is not counted as work."""
        if self.closed:
            raise Refused("too-many")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            WORKER,
            str(self.budget.memory_mb),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert process.stdout is not None
        worker = Worker(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await process.stdout.readexactly(1)
        except (TimeoutError, asyncio.IncompleteReadError):
            await worker.end()
            raise Refused("too-costly") from None
        except BaseException:
            await asyncio.shield(worker.end())
            raise
        return worker

    async def rest(self) -> None:
        """Lets those go that have nothing to do."""
        idle, self.idle = self.idle, []
        for worker in idle:
            await worker.end()

    async def close(self) -> None:
        """Ends everything; whoever still waits is refused."""
        self.closed = True
        for worker in [*self.busy, *self.idle]:
            await worker.end()
        self.idle = []
