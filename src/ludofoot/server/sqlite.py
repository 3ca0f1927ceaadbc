"""The store in one SQLite file: WAL, synchronous FULL, one writer that commits for many at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any, Final

import apsw
import msgspec

from ludofoot.server.sqlite_days import SqliteDays
from ludofoot.server.sqlite_link import Link, Transaction
from ludofoot.server.sqlite_rows import (
    KEPT,
    Row,
    decoded,
    delete_room,
    encode,
    has_more,
    holds,
    insert_lines,
    kept_as,
    put_more,
    put_room,
    read_room,
)
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
    StoreFailed,
    StoreUnknown,
    Then,
    steady_clock,
)

MOST_IN_ONE_COMMIT: Final = 512
MOST_ROWS_AT_ONCE: Final = 512
DROP_PARCELS: Final = "DELETE FROM parcels WHERE until <= ?"
DROP_ANALYSES: Final = (
    "DELETE FROM analyses WHERE name IN (SELECT name FROM (SELECT name, sum(length(body))"
    " OVER (ORDER BY at DESC, rowid DESC) AS size FROM analyses) WHERE size > ?)"
)
LOGGER = logging.getLogger("ludofoot.server")

Job = tuple[Batch, Then, asyncio.AbstractEventLoop]
Outcome = tuple[Job, Exception | None]


class SqliteStore(Link):
    """Opens or makes the file; raises `StoreInUse`, `StoreNewer`, or `Refused` with what to do.

    Nobody else can work with the file, so its one worker has every room and cannot lose it.
    """

    shared = False
    beat_seconds = 2.0

    def __init__(self, path: Path, synchronous: str = "FULL") -> None:
        super().__init__(path, synchronous)
        self.days: DayBook = SqliteDays(self)
        self.on_lost: Callable[[], None] = lambda: None
        self.on_wanted: Callable[[str], None] = lambda code: None
        self.known_alive = self.last_alive()
        self.now = steady_clock(self.known_alive)
        self.listed_now: dict[str, tuple[int, Listed]] = {}
        """What anybody may find: its one worker lists it anew after a start."""
        self.ids: dict[str, int] = {}
        """The rooms met so far, by their code."""
        self.loop: asyncio.AbstractEventLoop | None = None
        self.gathered: list[Job] = []
        self.busy = False
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_batches, name="ludofoot-store", daemon=True)
        self.writer.start()

    # ---- writing

    def submit(self, batch: Batch, then: Then) -> None:
        loop = self.loop
        if loop is None or loop.is_closed():
            # Kept, because to ask for it is to ask the system which process this is.
            loop = self.loop = asyncio.get_running_loop()
        self.gathered.append((batch, then, loop))
        if not self.busy:
            # At the end of this turn of the loop: waking the writer costs more than many a row.
            self.busy = True
            loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Gives the writer, who is idle, what has gathered while it was busy."""
        jobs = self.gathered[:MOST_IN_ONE_COMMIT]
        del self.gathered[: len(jobs)]
        self.busy = bool(jobs)
        if jobs:
            self.jobs.put(jobs)

    def write_batches(self) -> None:
        """The one writer: commits everything it is given at once."""
        while (jobs := self.jobs.get()) is not None:
            outcomes = self.commit(jobs)
            for loop in {job[2] for job, _ in outcomes}:
                mine = [outcome for outcome in outcomes if outcome[0][2] is loop]
                try:
                    loop.call_soon_threadsafe(self.answer, mine)
                except RuntimeError:  # the loop has gone, and whoever waited in it
                    self.busy = False

    def answer(self, outcomes: list[Outcome]) -> None:
        """Calls those back who wait, in their loop, and lets the writer go on."""
        self.hand_over()
        for (_, then, _), failure in outcomes:
            try:
                then(failure)
            except Exception:  # one table must not harm the others
                LOGGER.exception("what was to follow a commit failed")

    def commit(self, jobs: list[Job]) -> list[Outcome]:
        """All in one transaction; if that fails, each on its own, so that one cannot harm the others."""
        failure = self.attempt([batch for batch, _, _ in jobs])
        if failure is not None and len(jobs) > 1 and not self.is_distrusted():
            return [outcome for job in jobs for outcome in self.commit([job])]
        return [(job, failure) for job in jobs]

    def attempt(self, batches: list[Batch]) -> Exception | None:
        """Stores these batches together; None once they are safe."""
        with self.reader_lock:
            if self.is_distrusted() and (failure := self.recover()) is not None:
                return failure  # before anything was written
            try:
                self.commit_together(batches)
            except Exception as error:  # the writer must outlive whatever one batch brings
                self.ids.clear()  # a room that was rolled back has no number
                return self.outcome(error, batches[-1])
        return None

    def outcome(self, error: Exception, last: Batch) -> Exception | None:
        """What a failed transaction means to those who asked for it; the last batch of it tells.

        A disk that fails while it synchronises may have stored it all the same. SQLite forgets it then, but
        would find it after a crash; so the file is opened anew, and what is there then counts.
        """
        if isinstance(error, apsw.ConstraintError):
            return KeyError(str(error))
        if not isinstance(error, apsw.Error):
            return error
        failure = self.failed(error)
        if isinstance(error, apsw.FullError):  # rolled back, unless there was no room for what came after
            return None if self.finds(last) else failure
        self.stale = True
        stored = self.finds(last)
        is_safe = self.recover() is None
        if stored is None or (stored and not is_safe):
            return StoreUnknown(str(failure))
        return None if stored else failure

    def finds(self, batch: Batch) -> bool | None:
        """Whether a batch is stored; None if that cannot be read."""
        try:
            self.be_readable()
            return holds(self.connection.execute, batch)
        except apsw.Error as error:
            self.failed(error)
            return None

    def commit_together(self, batches: list[Batch]) -> None:
        more = [batch for batch in batches if has_more(batch)]
        if not more and sum(len(batch.entries) for batch in batches) <= MOST_ROWS_AT_ONCE:
            self.append(self.rows_of(batches))  # one statement is a transaction of its own
            return
        with Transaction(self.connection) as run:
            for batch in more:
                put_room(run, batch)
                put_more(run, self.id_of(batch.room), batch)
            rows = self.rows_of(batches)
            for start in range(0, len(rows), MOST_ROWS_AT_ONCE):
                self.append(rows[start : start + MOST_ROWS_AT_ONCE])

    def rows_of(self, batches: list[Batch]) -> list[Row]:
        """The lines of these batches as they are stored."""
        return [
            (self.id_of(batch.room), line.number, line.n, line.command or None, encode(line.entry))
            for batch in batches
            for line in batch.entries
        ]

    def append(self, rows: list[Row]) -> None:
        """Lines of many logs in one statement: after each one the writer must queue for the interpreter."""
        if rows:
            self.connection.execute(insert_lines(len(rows)), [value for row in rows for value in row])

    def id_of(self, code: str) -> int:
        """The number of a room that is kept; raises `Lost` if it was removed."""
        if code not in self.ids:
            found: Any = self.connection.execute("SELECT id FROM rooms WHERE code = ?", (code,)).fetchone()
            if found is None:
                raise Lost(f"{code} is no longer kept")
            self.ids[code] = found[0]
        return self.ids[code]

    # ---- the one worker

    async def enrol(self) -> None:
        with contextlib.suppress(StoreFailed):  # a disk that is full keeps nobody from looking at a table
            await self.beat()

    async def beat(self) -> None:
        await asyncio.to_thread(self.note_alive, self.now())

    def holds(self) -> bool:
        return True

    async def claim(self, code: str) -> Claim | None:
        return Claim(alive_at=self.known_alive) if await asyncio.to_thread(self.knows, code) else None

    async def release(self, code: str) -> None:
        """There is nobody to let go of it for."""

    async def want(self, code: str, owner: int) -> None:
        """There is nobody to ask."""

    # ---- for the loop, which must not wait for the disk

    async def rooms(self) -> list[str]:
        return await asyncio.to_thread(self.codes)

    async def load(self, code: str) -> Stored | None:
        return await asyncio.to_thread(self.read, code)

    async def keep_once(self, name: str, body: bytes) -> bytes:
        return await asyncio.to_thread(self.kept_first, name, body)

    async def visited(self, code: str, at: int) -> None:
        await asyncio.to_thread(self.note_visit, code, at)

    async def kept(self) -> list[Kept]:
        return await asyncio.to_thread(self.listed)

    async def remove(self, code: str) -> None:
        await asyncio.to_thread(self.take_out, code)

    async def forget(self, finished_before: int, visited_before: int, but: Collection[str] = ()) -> int:
        return await asyncio.to_thread(self.remove_old, finished_before, visited_before, but)

    async def spend(self, what: str, address: str, a_second: float, at_once: float) -> bool:
        return True  # there is nobody else of whom it could be had

    async def keep_analysis(self, name: str, body: bytes, most_bytes: int) -> None:
        await asyncio.to_thread(self.put_analysis, name, body, most_bytes)

    async def analysis(self, name: str) -> bytes | None:
        return await asyncio.to_thread(self.find_analysis, name)

    async def put_parcel(self, name: str, sealed: bytes, seconds: float, most_bytes: int) -> bool:
        return await asyncio.to_thread(self.keep_parcel, name, sealed, seconds, most_bytes)

    async def parcel(self, name: str) -> bytes | None:
        return await asyncio.to_thread(self.find_parcel, name)

    async def show(self, tables: Collection[Listed], gone: Collection[str]) -> None:
        for code in gone:
            self.listed_now.pop(code, None)
        self.listed_now |= {each.code: (self.now(), each) for each in tables}

    async def shown(self, kind: Kind, seen_after: int, most: int) -> list[Listed]:
        seen = [each for at, each in self.listed_now.values() if each.kind == kind and at > seen_after]
        return sorted(seen, key=lambda each: (-each.since, each.code))[:most]

    async def close(self) -> None:
        with contextlib.suppress(StoreFailed):
            await self.beat()
        self.shut()

    # ---- reading and tidying; each raises `StoreFailed`

    def codes(self) -> list[str]:
        """The codes of all rooms."""
        with self.reading() as run:
            found = run("SELECT code FROM rooms ORDER BY code").fetchall()
        return [str(code) for (code,) in found]

    def knows(self, code: str) -> bool:
        """Whether there is such a room."""
        with self.reading() as run:
            return run("SELECT 1 FROM rooms WHERE code = ?", (code,)).fetchone() is not None

    def read(self, code: str) -> Stored | None:
        """Everything about one room."""
        with self.reading() as run:
            raw = read_room(run, code)
        try:
            return decoded(code, raw) if raw is not None else None
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise self.complaint(StoreDamaged(f"{code}: {error}")) from None

    def kept_first(self, name: str, body: bytes) -> bytes:
        """What is kept under this name, from now on if nothing was."""
        with self.writing() as run:
            run("INSERT OR IGNORE INTO kept VALUES (?, ?)", (name, body))
            found = run("SELECT body FROM kept WHERE name = ?", (name,)).fetchone()
        return bytes(found[0])

    def note_visit(self, code: str, at: int) -> None:
        """Somebody came to a room."""
        with self.writing() as run:
            run("UPDATE rooms SET visited_at = ? WHERE code = ?", (at, code))

    def listed(self) -> list[Kept]:
        """Every room as whoever runs the server sees it."""
        with self.reading() as run:
            found = run(KEPT).fetchall()
        try:
            return [kept_as(row) for row in found]
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise self.complaint(StoreDamaged(str(error))) from None

    def take_out(self, code: str) -> None:
        """One room with everything in it."""
        with self.writing() as run:
            self.ids.pop(code, None)
            for row in run("SELECT id FROM rooms WHERE code = ?", (code,)).fetchall():
                delete_room(run, row)

    def remove_old(self, finished_before: int, visited_before: int, but: Collection[str] = ()) -> int:
        """Rooms that nobody will ask for any more; how many."""
        with self.writing() as run:
            found = run(
                "SELECT id, code FROM rooms WHERE finished_at < ? OR finished_at IS NULL AND visited_at < ?",
                (finished_before, visited_before),
            ).fetchall()
            old = [(number, code) for number, code in found if code not in but]
            for number, code in old:
                self.ids.pop(code, None)
                delete_room(run, (number,))
            run(DROP_PARCELS, (self.now(),))
            run("DELETE FROM analyses WHERE at < ?", (finished_before,))
        return len(old)

    def put_analysis(self, name: str, body: bytes, most_bytes: int) -> None:
        """The newest stay, as long as there is room."""
        with self.writing() as run:
            run("INSERT OR REPLACE INTO analyses VALUES (?, ?, ?)", (name, self.now(), body))
            run(DROP_ANALYSES, (most_bytes,))

    def find_analysis(self, name: str) -> bytes | None:
        """What was found in a record."""
        with self.reading() as run:
            row = run("SELECT body FROM analyses WHERE name = ?", (name,)).fetchone()
        return bytes(row[0]) if row is not None else None

    def keep_parcel(self, name: str, sealed: bytes, seconds: float, most_bytes: int) -> bool:
        """Those whose time is over make room; whether there was enough."""
        now = self.now()
        with self.writing() as run:
            run(DROP_PARCELS, (now,))
            (size,) = run("SELECT coalesce(sum(length(body)), 0) FROM parcels").fetchone()
            if size + len(sealed) > most_bytes:
                return False
            run("INSERT INTO parcels VALUES (?, ?, ?)", (name, now + int(seconds * 1000), sealed))
        return True

    def find_parcel(self, name: str) -> bytes | None:
        """What was brought under this name, if its time has not run out."""
        with self.reading() as run:
            row = run("SELECT body FROM parcels WHERE name = ? AND until > ?", (name, self.now())).fetchone()
        return bytes(row[0]) if row is not None else None

    def last_alive(self) -> int:
        """When a server last worked with this file."""
        with self.reading() as run:
            row = run("SELECT value FROM meta WHERE key = 'alive'").fetchone()
        return int(row[0]) if row else 0

    def note_alive(self, at: int) -> None:
        """The server works: a clock that was set back must not make the time between two of them longer."""
        with self.writing() as run:
            run(
                "INSERT INTO meta VALUES ('alive', ?)"
                " ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value)",
                (at,),
            )

    def shut(self) -> None:
        """Finishes what was begun, then closes the file."""
        self.hand_over()
        self.jobs.put(None)
        self.writer.join()
        self.let_go()
