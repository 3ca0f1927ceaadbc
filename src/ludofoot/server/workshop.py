"""Work that could take long is done by other processes, each with a time and a memory that it cannot exceed.

What a guest asks for is paid by that guest: a pool has so many workers, those who wait take turns by who
asks and what it costs, and a worker that takes too long or too much is ended. No table waits for any of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from ludofoot.core.records import Refusal, Refused
from ludofoot.server import twin
from ludofoot.server.turns import Budget, Turns

LOGGER = logging.getLogger("ludofoot.server")
WORKER = "ludofoot.server.worker"
LENGTH_BYTES = 4
START_SECONDS = 20
"""What a process may take to start, on a busy machine."""

Hear = Callable[[Any], None]
"""Told what comes before the answer, such as how far the work is."""
More = Callable[[], tuple[Any, ...]]
"""Asked when its turn has come: what else belongs to a question, such as how long it may take by then."""


class Done(msgspec.Struct, frozen=True, array_like=True):
    """What a worker answers: what was asked for, or why not."""

    answer: Any = None
    refusal: Refusal | None = None
    fault: str = ""
    """What went wrong with our own work, for the log."""
    more: bool = False
    """Whether this is but a part, and more of it follows."""
    seconds: float = 0.0
    """Of the processor that it took."""


class Job(msgspec.Struct, eq=False):
    """A question in the workshop."""

    question: Callable[[], bytes]
    who: str
    cost: float
    hear: Hear
    begun: bool = False
    seconds: float = 0.0


class Worker:
    """One process: a question, an answer."""

    def __init__(self, process: asyncio.subprocess.Process, home: str) -> None:
        self.process = process
        self.home = home
        """What it was started from."""

    async def ask(self, question: bytes, most_bytes: int, hear: Hear) -> Done:
        """One exchange; raises `EOFError` where the process has ended, `Refused` where it says too much."""
        assert self.process.stdin is not None
        self.process.stdin.write(len(question).to_bytes(LENGTH_BYTES, "big") + question)
        try:
            await self.process.stdin.drain()
            while (done := await self.answer(most_bytes)).more:
                hear(done.answer)
        except (ConnectionError, asyncio.IncompleteReadError):
            raise EOFError from None
        return done

    async def answer(self, most_bytes: int) -> Done:
        """The next thing it says."""
        assert self.process.stdout is not None
        length = int.from_bytes(await self.process.stdout.readexactly(LENGTH_BYTES), "big")
        if length > most_bytes:
            raise Refused("too-costly")
        return msgspec.msgpack.decode(await self.process.stdout.readexactly(length), type=Done)

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
        self.tasks: set[asyncio.Task[Any]] = set()
        self.warming: asyncio.Task[None] | None = None
        self.closed = False

    async def ask(
        self, what: str, *args: Any, who: str = "", cost: float = 1.0, hear: Hear = lambda part: None
    ) -> Any:
        """What a function of `ludofoot.server.errands` answers; raises `Refused`."""
        answer, _ = await self.ask_and_count(what, *args, who=who, cost=cost, hear=hear)
        return answer

    async def ask_and_count(
        self,
        what: str,
        *args: Any,
        who: str = "",
        cost: float = 1.0,
        hear: Hear = lambda part: None,
        more: More = tuple,
    ) -> tuple[Any, float]:
        """The same, and how much of the processor it took, in seconds."""
        job = Job(lambda: msgspec.msgpack.encode((what, (*args, *more()))), who, cost, hear)
        task = asyncio.get_running_loop().create_task(self.served(job))
        self.tasks.add(task)
        task.add_done_callback(self.forget)
        try:
            return await asyncio.shield(task), job.seconds
        except asyncio.CancelledError:
            if task.cancelled():
                raise Refused("too-many") from None  # the workshop has closed
            if not (job.begun and self.budget.drains):
                task.cancel()
            raise

    def forget(self, task: asyncio.Task[Any]) -> None:
        """Whoever asked knows what came of it, or has gone."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def served(self, job: Job) -> Any:
        """In its turn; a worker that dies meanwhile is replaced, and the work is done again, once."""
        async with self.turns.turn(job.who, job.cost):
            job.begun = True
            with contextlib.suppress(EOFError):
                return await self.answered(job)
            try:
                return await self.answered(job)
            except EOFError:
                raise Refused("too-costly") from None

    async def answered(self, job: Job) -> Any:
        """By a worker that is idle, or a new one; it is ended unless it answers in time."""
        worker = await self.idle_worker() or await self.new_worker()
        self.busy.add(worker)
        try:
            async with asyncio.timeout(self.budget.seconds):
                done = await worker.ask(job.question(), self.budget.answer_bytes, job.hear)
        except TimeoutError:
            await worker.end()
            raise Refused("too-costly") from None
        except BaseException:
            await asyncio.shield(worker.end())
            raise
        finally:
            self.busy.discard(worker)
        self.idle.append(worker)
        job.seconds = done.seconds
        if done.fault:
            LOGGER.error("a worker failed: %s", done.fault)
            raise Refused("too-costly")
        if done.refusal is not None:
            raise Refused(done.refusal.code, done.refusal.clause, **done.refusal.args)
        return done.answer

    async def idle_worker(self) -> Worker | None:
        """One that has nothing to do; those that were started before there was something faster go."""
        while self.idle:
            worker = self.idle.pop()
            if worker.home == twin.home():
                return worker
            await worker.end()
        return None

    async def new_worker(self) -> Worker:
        """A process that has said that it is ready; from the twin, unless nothing can be started from it."""
        home = twin.home()
        try:
            return await self.started_worker(home)
        except EOFError:
            LOGGER.warning("no worker could be started from %s", home or "here")
            twin.broken.add(home)
        try:
            return await self.started_worker("")
        except EOFError:
            raise Refused("too-costly") from None

    async def started_worker(self, home: str) -> Worker:
        """One from there: its start is not counted as work. Raises `EOFError` where it ends at once."""
        if self.closed:
            raise Refused("too-many")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            WORKER,
            str(self.budget.memory_mb),
            str(self.budget.niceness),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=twin.environment(home),
        )
        assert process.stdout is not None
        worker = Worker(process, home)
        try:
            async with asyncio.timeout(START_SECONDS):
                await process.stdout.readexactly(1)
        except asyncio.IncompleteReadError:
            await worker.end()
            raise EOFError from None
        except TimeoutError:
            await worker.end()
            raise Refused("too-costly") from None
        except BaseException:
            await asyncio.shield(worker.end())
            raise
        return worker

    def warm(self) -> None:
        """Somebody will ask soon: the first answer should not wait for a process to start."""
        if not (self.idle or self.busy or self.warming or self.closed):
            self.warming = asyncio.get_running_loop().create_task(self.start_one())

    async def start_one(self) -> None:
        """A worker that waits to be asked."""
        with contextlib.suppress(Refused, OSError):
            self.idle.append(await self.new_worker())
        self.warming = None

    async def rest(self) -> None:
        """Lets those go that have nothing to do."""
        idle, self.idle = self.idle, []
        for worker in idle:
            await worker.end()

    async def close(self) -> None:
        """Ends everything; whoever still waits is refused."""
        self.closed = True
        if self.warming is not None:
            self.warming.cancel()
            await asyncio.wait([self.warming])
        for task in list(self.tasks):
            task.cancel()
        for worker in [*self.busy, *self.idle]:
            await worker.end()
        self.idle = []
