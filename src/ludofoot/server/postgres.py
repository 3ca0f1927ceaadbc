"""The store in PostgreSQL, for several workers: one statement a commit, each fenced by the lease."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection
from typing import Final

import asyncpg
import msgspec

from ludofoot.server import pg_analyses, pg_listed, pg_parcels
from ludofoot.server import pg_rows as rows
from ludofoot.server.pg_claims import Claims
from ludofoot.server.pg_days import PostgresDays
from ludofoot.server.pg_post import BROKEN, Post, connect, explained, failure_of
from ludofoot.server.pg_shares import Shares
from ludofoot.server.sqlite_rows import KEPT, decoded, has_more, kept_as
from ludofoot.server.store import (
    Batch,
    Claim,
    DayBook,
    Kept,
    Kind,
    Listed,
    Lost,
    Stored,
    StoreDamaged,
    Then,
)

MOST_IN_ONE_COMMIT: Final = 512
TRY_AGAIN_SECONDS: Final = 0.1
LOGGER = logging.getLogger("ludofoot.server")
MINE: Final = "SELECT 1 FROM entries WHERE room = $1 AND number = $2 AND n = $3 AND worker = $4"

Job = tuple[Batch, Then]
Outcome = tuple[Job, Exception | None]


class Fewer(Exception):
    """Fewer lines were stored than asked for: the worker, or a room, is no longer ours."""


class PostgresStore:
    """Everything that is written passes through one session, and waits there for what is before it."""

    shared = True

    def __init__(self, address: str, home: str = "", lease_seconds: float = 6.0) -> None:
        self.address = address
        self.post = Post(address, home, lease_seconds)
        self.post.on_lost = self.lost
        self.post.on_wanted = self.wanted
        self.claims = Claims(self.post)
        self.shares = Shares()
        self.days: DayBook = PostgresDays(self.claims)
        self.beat_seconds = lease_seconds / 3
        self.on_lost: Callable[[], None] = lambda: None
        self.on_wanted: Callable[[str], None] = lambda code: None
        self.gathered: list[Job] = []
        self.writing: asyncio.Task[None] | None = None
        self.writer: asyncpg.Connection | None = None

    # ---- the lease

    async def enrol(self) -> None:
        await self.claims.open()
        await self.post.enrol()

    async def beat(self) -> None:
        await self.post.beat()

    def holds(self) -> bool:
        return self.post.holds()

    def now(self) -> int:
        return self.post.now()

    def lost(self) -> None:
        """What is on its way to the database is given up, so that nobody waits for it."""
        self.claims.ids.clear()
        if self.writer is not None:
            self.writer.terminate()
        self.on_lost()

    def wanted(self, code: str) -> None:
        """Somebody else has a visitor for a room of ours."""
        self.on_wanted(code)

    async def claim(self, code: str) -> Claim | None:
        return await self.claims.claim(code)

    async def release(self, code: str) -> None:
        await self.claims.release(code)

    async def want(self, code: str, owner: int) -> None:
        await self.claims.want(code, owner)

    # ---- writing

    def submit(self, batch: Batch, then: Then) -> None:
        self.gathered.append((batch, then))
        if self.writing is None:
            self.writing = asyncio.get_running_loop().create_task(self.write_on())

    async def write_on(self) -> None:
        """The one writer: commits everything that has gathered while it was busy."""
        loop = asyncio.get_running_loop()
        while self.gathered:
            jobs = self.gathered[:MOST_IN_ONE_COMMIT]
            del self.gathered[: len(jobs)]
            # Told when what has gathered meanwhile is on its way: neither side waits for the other.
            loop.call_soon(self.answer, await self.commit(jobs))
        self.writing = None

    def answer(self, outcomes: list[Outcome]) -> None:
        """Calls those back who wait."""
        for (_, then), failure in outcomes:
            try:
                then(failure)
            except Exception:  # one table must not harm the others
                LOGGER.exception("what was to follow a commit failed")

    async def commit(self, jobs: list[Job]) -> list[Outcome]:
        """All together; if that fails, each on its own, so that one cannot harm the others."""
        me = self.post.id
        if not me:
            return [(job, Lost("no lease")) for job in jobs]
        try:
            await self.attempt(me, [batch for batch, _ in jobs])
        except (*BROKEN, Fewer):
            return await self.settle(me, jobs)
        except Exception as error:  # the writer must outlive whatever one batch brings
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in await self.commit([job])]
            return [(jobs[0], outcome_of(error))]
        return [(job, None) for job in jobs]

    async def attempt(self, me: int, batches: list[Batch]) -> None:
        """Stores these batches, all or none; raises what the database does, and `Fewer`."""
        link = await self.line()
        ids = self.claims.ids
        if any(batch.room not in ids for batch in batches if batch.opened is None):
            raise Fewer
        if not any(has_more(batch) for batch in batches):
            lines = rows.lines_of(ids, batches)
            if await link.execute(rows.APPEND, me, *rows.columns(lines, 5)) != f"INSERT 0 {len(lines)}":
                raise Fewer
            return
        numbers = {ids[batch.room] for batch in batches if batch.opened is None}
        wanted = len(numbers) + sum(batch.opened is not None for batch in batches)
        if await link.fetchval(rows.KEEP, me, list(numbers), *rows.kept(batches, self.now())) != wanted:
            raise Fewer

    async def line(self) -> asyncpg.Connection:
        """The writer's session."""
        if self.writer is None or self.writer.is_closed():
            self.writer = await connect(
                self.address, statement_timeout="10s", plan_cache_mode="force_generic_plan"
            )
        return self.writer

    async def settle(self, me: int, jobs: list[Job]) -> list[Outcome]:
        """Whether it was stored is not known, and nobody is told either way before it is: looked up, and what
        is not there written again, for as long as nobody else may have written since."""
        while self.post.id == me and self.post.holds():
            try:
                async with asyncio.timeout(self.post.left()):
                    return [await self.settled(me, job) for job in jobs]
            except (*BROKEN, asyncpg.PostgresError):
                await asyncio.sleep(TRY_AGAIN_SECONDS)
        if self.post.id == me:
            self.post.lose()
        return [(job, Lost("the lease has run out")) for job in jobs]

    async def settled(self, me: int, job: Job) -> Outcome:
        """What became of one batch; raises what the database does."""
        batch, _ = job
        link = await self.line()
        if await link.fetchval("SELECT 1 FROM workers WHERE id = $1", me) is None:
            self.post.lose()
            return job, Lost("somebody else has taken over")
        if batch.opened is not None:
            stored = await link.fetchval("SELECT 1 FROM rooms WHERE code = $1", batch.room)
            return (job, None) if stored else await self.once_more(me, job)
        number = self.claims.ids.get(batch.room)
        if number is None or not await link.fetch(rows.OURS, [number], me):
            self.claims.ids.pop(batch.room, None)
            return job, Lost(f"{batch.room} is somewhere else")
        if batch.entries:
            last = batch.entries[-1]
            if await link.fetchval(MINE, number, last.number, last.n, me):
                return job, None
        return await self.once_more(me, job)

    async def once_more(self, me: int, job: Job) -> Outcome:
        """It is certain that it was not stored; raises what leaves that open again."""
        try:
            await self.attempt(me, [job[0]])
        except BROKEN:
            raise
        except Fewer:
            raise TimeoutError from None  # looked at once more
        except Exception as error:
            return job, outcome_of(error)
        return job, None

    # ---- reading and tidying

    async def rooms(self) -> list[str]:
        async with explained():
            found = await self.claims.pool.fetch("SELECT code FROM rooms ORDER BY code")
        return [str(row["code"]) for row in found]

    async def kept(self) -> list[Kept]:
        async with explained():
            found = await self.claims.pool.fetch(KEPT)
        try:
            return [kept_as(tuple(row)) for row in found]
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise StoreDamaged(str(error)) from None

    async def remove(self, code: str) -> None:
        await self.claims.remove(code)

    async def load(self, code: str) -> Stored | None:
        async with explained(), self.claims.pool.acquire() as link:
            raw = await rows.read_room(link, code)
        try:
            return decoded(code, raw) if raw is not None else None
        except (msgspec.MsgspecError, UnicodeError) as error:
            LOGGER.error("%s cannot be read: %s", code, error)
            raise StoreDamaged(f"{code}: {error}") from None

    async def keep_once(self, name: str, body: bytes) -> bytes:
        async with explained():
            await self.claims.pool.execute(rows.KEEP_ONCE, name, body)
            return bytes(await self.claims.pool.fetchval("SELECT body FROM kept WHERE name = $1", name))

    async def visited(self, code: str, at: int) -> None:
        async with explained():
            await self.claims.pool.execute(
                "UPDATE rooms SET visited_at = $2 WHERE code = $1 AND visited_at < $2", code, at
            )

    async def forget(self, finished_before: int, visited_before: int, but: Collection[str] = ()) -> int:
        # A room in which somebody is has an owner: it is not forgotten, here or elsewhere.
        return await self.claims.forget(finished_before, visited_before)

    async def spend(self, what: str, address: str, a_second: float, at_once: float) -> bool:
        async with explained():
            return await self.shares.spend(self.claims.pool, what, address, a_second, at_once)

    async def keep_analysis(self, name: str, body: bytes, most_bytes: int) -> None:
        async with explained():
            await pg_analyses.put(self.claims.pool, self.now(), name, body, most_bytes)

    async def analysis(self, name: str) -> bytes | None:
        async with explained():
            return await pg_analyses.get(self.claims.pool, name)

    async def put_parcel(self, name: str, sealed: bytes, seconds: float, most_bytes: int) -> bool:
        async with explained():
            return await pg_parcels.put(self.claims.pool, name, sealed, seconds, most_bytes)

    async def parcel(self, name: str) -> bytes | None:
        async with explained():
            return await pg_parcels.get(self.claims.pool, name)

    async def show(self, tables: Collection[Listed], gone: Collection[str]) -> None:
        async with explained():
            await pg_listed.show(self.claims.pool, self.post.id, self.now(), tables, gone)

    async def shown(self, kind: Kind, seen_after: int, most: int) -> list[Listed]:
        async with explained():
            return await pg_listed.shown(self.claims.pool, kind, seen_after, most)

    async def close(self) -> None:
        while self.writing is not None:
            await self.writing
        await self.post.resign()
        if self.writer is not None:
            with contextlib.suppress(*BROKEN):
                await self.writer.close(timeout=1)
        await self.claims.close()


def outcome_of(error: Exception) -> Exception:
    """What it means to whoever asked that nothing was stored."""
    if isinstance(error, asyncpg.UniqueViolationError):
        return KeyError(str(error))
    return failure_of(error) if isinstance(error, asyncpg.PostgresError) else error
