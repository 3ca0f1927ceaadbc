"""The post of one worker: its row, the lease on it, and the session in which it lives."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg

from ludofoot.core.records import Refused
from ludofoot.server.pg_schema import LIVE, check_version, prepare
from ludofoot.server.store import StoreDamaged, StoreFailed, StoreFull

LOGGER = logging.getLogger("ludofoot.server")
LIVING: Final = 5_710
"""The class of the advisory locks that say that a process lives; they go with its session."""
CONNECT_SECONDS: Final = 5.0
WRONG_CLOCK_SECONDS: Final = 60
BROKEN: Final = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.PostgresConnectionError)
"""The line broke: what was asked may have been done or not."""
NEW_ID: Final = "SELECT nextval(pg_get_serial_sequence('workers', 'id'))"
ENROL: Final = (
    "INSERT INTO workers (id, home, program, beat_at, expires) OVERRIDING SYSTEM VALUE"
    " VALUES ($1, $2, $3, $4, clock_timestamp() + $5::float8 * interval '1 second')"
)
BEAT: Final = (
    "UPDATE workers SET beat_at = $2, expires = clock_timestamp() + $3::float8 * interval '1 second'"
    " WHERE id = $1"
)
RESIGN: Final = (
    "WITH gone AS (DELETE FROM workers WHERE id = $1 RETURNING id)"
    " UPDATE rooms SET owner = NULL, alive_at = $2, handed = true FROM gone WHERE owner = gone.id"
)


@asynccontextmanager
async def explained() -> AsyncIterator[None]:
    """What goes wrong with the database, as everybody else knows it: `StoreFailed`."""
    try:
        yield
    except (*BROKEN, asyncpg.PostgresError) as error:
        raise failure_of(error) from None


def failure_of(error: BaseException) -> StoreFailed:
    """What an error of the database means to whoever plays."""
    said = f"{type(error).__name__}: {error}"
    if isinstance(error, asyncpg.DiskFullError):
        return StoreFull(said)
    damaged = isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError)
    return StoreDamaged(said) if damaged else StoreFailed(said)


async def connect(address: str, **settings: str) -> asyncpg.Connection:
    """A session of our own."""
    wanted = {"application_name": "ludofoot", "jit": "off", **settings}
    return await asyncpg.connect(address, timeout=CONNECT_SECONDS, server_settings=wanted)


class Post:
    """Whoever does not renew its lease in time has lost it, whatever it may think."""

    def __init__(self, address: str, home: str, seconds: float) -> None:
        self.address = address
        self.home = home
        self.seconds = seconds
        self.id = 0
        self.until = 0.0
        self.offset_ms = 0
        self.named_clock = False
        self.heart: asyncpg.Connection | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.on_lost: Callable[[], None] = lambda: None
        self.on_wanted: Callable[[str], None] = lambda code: None

    def holds(self) -> bool:
        """Whether the lease is ours."""
        return bool(self.id) and time.monotonic() < self.until

    def left(self) -> float:
        """How many seconds it lasts."""
        return self.until - time.monotonic() if self.id else 0.0

    def now(self) -> int:
        """The database's time, however this machine's clock is set: rooms move between machines."""
        return int(time.monotonic() * 1000) + self.offset_ms

    async def enrol(self) -> None:
        """As somebody new. The lock comes first, so that a row without one means death. Raises `Refused`."""
        async with explained():
            await self.leave_line()
            self.heart = heart = await connect(self.address)
            await check_version(heart)
            await self.learn_time(heart)
            new = int(await heart.fetchval(NEW_ID))
            await self.live(heart, new)
            began = time.monotonic()
            await heart.execute(ENROL, new, self.home, program(), self.now(), self.seconds)
            self.id = new
            self.renewed(began)
            LOGGER.info("enrolled as worker %d", new)

    async def learn_time(self, heart: asyncpg.Connection) -> None:
        """What the database's clock says."""
        theirs = float(await heart.fetchval("SELECT extract(epoch FROM clock_timestamp())"))
        self.offset_ms = int(theirs * 1000) - int(time.monotonic() * 1000)
        wrong = time.time() - theirs
        if abs(wrong) > WRONG_CLOCK_SECONDS and not self.named_clock:
            self.named_clock = True
            LOGGER.error("this machine's clock is %+.0f s from the database's, which counts", wrong)

    async def live(self, heart: asyncpg.Connection, worker: int) -> None:
        """Shows that this process lives, and hears who wants its rooms."""
        await heart.execute("SELECT pg_advisory_lock($1::int, $2::int)", LIVING, worker)
        await heart.add_listener("wanted", self.hear)

    def hear(self, line: Any, sender: int, channel: str, said: Any) -> None:
        """Somebody wants a room of somebody."""
        owner, _, code = str(said).partition(" ")
        if owner == str(self.id):
            self.on_wanted(code)

    async def beat(self) -> None:
        """Renews the lease; raises `StoreFailed` while that cannot be done."""
        me, began = self.id, time.monotonic()
        if not me:
            return
        async with explained(), asyncio.timeout(self.seconds / 3):
            if self.heart is None or self.heart.is_closed():
                self.heart = await connect(self.address)
                await self.live(self.heart, me)
            renewed = await self.heart.execute(BEAT, me, self.now(), self.seconds)
        if me != self.id:
            return
        if renewed == "UPDATE 1":
            self.renewed(began)
        else:
            self.lose()

    def renewed(self, began: float) -> None:
        """Counted from before it was asked for: the answer may have been long on its way."""
        self.until = began + self.seconds
        if self.alarm is not None:
            self.alarm.cancel()
        left = max(0.0, self.until - time.monotonic())
        self.alarm = asyncio.get_running_loop().call_later(left, self.lose)

    def lose(self) -> None:
        """Once for each lease."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.id:
            self.id = 0
            self.on_lost()

    async def resign(self) -> None:
        """Lets go of everything in one statement."""
        me, self.id = self.id, 0
        if self.alarm is not None:
            self.alarm.cancel()
        with contextlib.suppress(*BROKEN, asyncpg.PostgresError):
            if me and self.heart is not None:
                await self.heart.execute(RESIGN, me, self.now(), timeout=CONNECT_SECONDS)
        await self.leave_line()

    async def leave_line(self) -> None:
        """Closes the session, and with it the lock."""
        if self.heart is not None:
            self.heart.terminate()
            self.heart = None


def program() -> str:
    """Which version this is, for whoever looks at the workers."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("ludofoot")
    except PackageNotFoundError:
        return ""


async def check(address: str, home: str) -> None:
    """Whether a worker could work there, before it begins to; raises `Refused` with what to do."""
    async with reached(address) as line:
        await prepare(line, home)


async def homes_at(address: str) -> list[str]:
    """For which addresses workers work there now; raises `Refused`."""
    async with reached(address) as line:
        if not await line.fetchval("SELECT to_regclass('workers') IS NOT NULL"):
            return []
        return [str(row["home"]) for row in await line.fetch(LIVE)]


@asynccontextmanager
async def reached(address: str) -> AsyncIterator[asyncpg.Connection]:
    """A session for a moment; raises `Refused` where there is none to be had."""
    try:
        line = await connect(address)
    except asyncpg.InsufficientPrivilegeError as error:
        raise Refused("store-no-grant", reason=reason_of(error)) from None
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise Refused("store-unreachable", reason=reason_of(error)) from None
    try:
        yield line
    finally:
        await line.close()


def reason_of(error: BaseException) -> str:
    """In one line, without the address, which may hold a password."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]
