"""Who comes next where many wait for few workers: cheap work before dear work, and no address before another.

Each address has an account of the work that was done for it. The next one is the address that would have had
least once its next piece is done: so many requests of one delay no other, a dear one waits for cheap ones,
and since accounts only grow, it does not wait for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections import Counter
from collections.abc import AsyncIterator

import msgspec

from ludofoot.core.records import Refused


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """What one piece of work may cost, and how much of it may be under way."""

    workers: int = 1
    seconds: float = 10
    memory_mb: int = 1_024
    answer_bytes: int = 16 << 20
    at_once_of_one: int = 1
    waiting: int = 64
    waiting_of_one: int = 4
    niceness: int = 5
    """Nobody at a table waits for any of this; what nobody waits for at all gets what is left over."""
    drains: bool = False
    """Whether work that nobody wants any more is left to end by itself: a new process would cost more."""


class Waiting(msgspec.Struct, eq=False):
    """Somebody in line: of one address what is cheaper comes first, unless the other has waited longer."""

    rank: float
    number: int
    cost: float
    called: asyncio.Future[None]


class Turns:
    """Gives out the workers of one budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.running: Counter[str] = Counter()
        self.lines: dict[str, list[Waiting]] = {}
        self.accounts: dict[str, float] = {}
        self.served = 0.0
        """What whoever comes now counts as having had: nobody saves up turns by staying away."""
        self.numbers = itertools.count()

    @contextlib.asynccontextmanager
    async def turn(self, who: str, cost: float = 1.0) -> AsyncIterator[None]:
        """Waits for a worker; raises `Refused` where too many wait already."""
        self.accounts.setdefault(who, self.served)
        if not self.lines.get(who) and self.may_run(who):
            self.begin(who, cost)
        else:
            await self.wait(who, cost)
        try:
            yield
        finally:
            self.finish(who)

    def may_run(self, who: str) -> bool:
        """Whether a worker is free, and not every one of them would then work for the same."""
        return self.running.total() < self.budget.workers and self.running[who] < self.budget.at_once_of_one

    async def wait(self, who: str, cost: float) -> None:
        """In the line of this address."""
        line = self.lines.get(who, [])
        if (
            len(line) >= self.budget.waiting_of_one
            or sum(map(len, self.lines.values())) >= self.budget.waiting
        ):
            self.forget(who)
            raise Refused("too-many")
        loop = asyncio.get_running_loop()
        mine = Waiting(loop.time() + cost, next(self.numbers), cost, loop.create_future())
        line.append(mine)
        self.lines[who] = line
        try:
            await mine.called
        except asyncio.CancelledError:
            if mine.called.cancelled():
                self.leave(who, mine)
            else:
                self.finish(who)  # it was called in the moment in which it gave up
            raise

    def leave(self, who: str, mine: Waiting) -> None:
        """Gives up a place in line."""
        self.lines[who].remove(mine)
        if not self.lines[who]:
            del self.lines[who]
        self.forget(who)

    def begin(self, who: str, cost: float) -> None:
        """A worker is taken, and paid for."""
        self.running[who] += 1
        self.served = max(self.served, self.accounts[who])
        self.accounts[who] += cost

    def finish(self, who: str) -> None:
        """One is done: the next one is called."""
        self.running[who] -= 1
        if not self.running[who]:
            del self.running[who]
        self.forget(who)
        able = [each for each in self.lines if self.may_run(each)]
        if able:
            self.call(min(able, key=self.due))

    def due(self, who: str) -> tuple[float, int]:
        """What this address will have had after its next piece of work; of two alike the first in line."""
        first = self.first(who)
        return self.accounts[who] + first.cost, first.number

    def first(self, who: str) -> Waiting:
        """Who comes next in one line."""
        return min(self.lines[who], key=lambda each: (each.rank, each.number))

    def call(self, who: str) -> None:
        """The next one of an address may begin."""
        first = self.first(who)
        self.begin(who, first.cost)
        self.leave(who, first)
        first.called.set_result(None)

    def forget(self, who: str) -> None:
        """Whoever neither waits nor is served has no account, so that they cannot grow for ever."""
        if who not in self.lines and who not in self.running:
            self.accounts.pop(who, None)
