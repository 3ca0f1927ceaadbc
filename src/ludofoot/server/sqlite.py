"""The store in one SQLite file: WAL, synchronous FULL, one writer that commits for many at a time."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import apsw
import msgspec

from ludofoot.core.entries import AnyEntry
from ludofoot.server.sqlite_schema import prepare
from ludofoot.server.store import (
    Batch,
    GameRow,
    RoomRow,
    Stored,
    StoreFull,
    StoreInUse,
    Then,
    TokenRow,
    Written,
)

MOST_IN_ONE_COMMIT: Final = 512
MOST_ROWS_AT_ONCE: Final = 512
LOGGER = logging.getLogger("ludofoot.server")
encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_room = msgspec.json.Decoder(RoomRow).decode
decode_game = msgspec.json.Decoder(GameRow).decode

Job = tuple[Batch, Then, asyncio.AbstractEventLoop]
Outcome = tuple[Job, Exception | None]
Row = tuple[int, int, int, str | None, bytes]


class SqliteStore:
    """Opens or makes the file; raises `StoreInUse` or `StoreNewer`."""

    def __init__(self, path: Path, synchronous: str = "FULL", most_pages: int = 0) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.reader_lock = threading.Lock()
        self.connection = connect(path, synchronous)
        if most_pages:
            self.connection.pragma("max_page_count", most_pages)
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
        try:
            self.commit_together([batch for batch, _, _ in jobs])
        except Exception as error:  # the writer must outlive whatever one batch brings
            self.ids.clear()  # a room that was rolled back has no number
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self.commit([job])]
            return [(jobs[0], failure_of(error))]
        return [(job, None) for job in jobs]

    def commit_together(self, batches: list[Batch]) -> None:
        more = [batch for batch in batches if has_more(batch)]
        with self.reader_lock:
            if not more and sum(len(batch.entries) for batch in batches) <= MOST_ROWS_AT_ONCE:
                self.append(self.rows_of(batches))  # one statement is a transaction of its own
                return
            with self.connection:
                for batch in more:
                    self.put(batch)
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

    def put(self, batch: Batch) -> None:
        """What a batch changes besides the log, inside a transaction."""
        run = self.connection.execute
        if batch.opened is not None:
            opened = (batch.room, encode(batch.opened), batch.opened.opened_at)
            run("INSERT INTO rooms (code, body, visited_at) VALUES (?, ?, ?)", opened)
            self.ids.pop(batch.room, None)
        room = self.id_of(batch.room)
        for game in batch.games:
            run("INSERT OR REPLACE INTO games VALUES (?, ?, ?)", (room, game.number, encode(game)))
        for seat in batch.freed_seats:
            run("DELETE FROM tokens WHERE room = ? AND seat = ?", (room, seat))
        for token in batch.tokens:
            run("INSERT INTO tokens VALUES (?, ?, ?)", (token.hash, room, token.seat))
        if batch.finished_at is not None or batch.games:
            run("UPDATE rooms SET finished_at = ? WHERE id = ?", (batch.finished_at, room))

    def id_of(self, code: str) -> int:
        """The number of a room that is kept; raises `KeyError`."""
        if code not in self.ids:
            found: Any = self.connection.execute("SELECT id FROM rooms WHERE code = ?", (code,)).fetchone()
            if found is None:
                raise KeyError(code)
            self.ids[code] = found[0]
        return self.ids[code]

    # ---- reading

    def rooms(self) -> Iterator[str]:
        with self.reader_lock:
            found = self.connection.execute("SELECT code FROM rooms ORDER BY code").fetchall()
        return iter([str(code) for (code,) in found])

    def load(self, code: str) -> Stored | None:
        with self.reader_lock:
            run = self.connection.execute
            room: Any = run("SELECT id, body FROM rooms WHERE code = ?", (code,)).fetchone()
            if room is None:
                return None
            key = (room[0],)
            games: list[Any] = run("SELECT body FROM games WHERE room = ? ORDER BY number", key).fetchall()
            tokens: list[Any] = run("SELECT hash, seat FROM tokens WHERE room = ?", key).fetchall()
            lines: list[Any] = run(
                "SELECT number, n, command, body FROM entries WHERE room = ? ORDER BY number, n", key
            ).fetchall()
        return Stored(
            room=decode_room(room[1]),
            games=tuple(decode_game(body) for (body,) in games),
            tokens=tuple(TokenRow(hash=hashed, room=code, seat=seat) for hashed, seat in tokens),
            entries=tuple(
                Written(number=number, n=n, command=command or "", entry=decode_entry(body))
                for number, n, command, body in lines
            ),
        )

    def visited(self, code: str, at: int) -> None:
        with self.reader_lock, no_space(), self.connection:
            self.connection.execute("UPDATE rooms SET visited_at = ? WHERE code = ?", (at, code))

    def forget(self, finished_before: int, visited_before: int) -> int:
        with self.reader_lock, no_space(), self.connection:
            run = self.connection.execute
            old = run(
                "SELECT id FROM rooms WHERE finished_at < ? OR finished_at IS NULL AND visited_at < ?",
                (finished_before, visited_before),
            ).fetchall()
            for row in old:
                for table in ("entries", "games", "tokens"):
                    run(f"DELETE FROM {table} WHERE room = ?", row)
                run("DELETE FROM rooms WHERE id = ?", row)
            self.ids.clear()
        return len(old)

    def last_alive(self) -> int:
        with self.reader_lock:
            row = self.connection.execute("SELECT value FROM meta WHERE key = 'alive'").fetchone()
        return int(row[0]) if row else 0

    def alive(self, at: int) -> None:
        with self.reader_lock, no_space(), self.connection:
            self.connection.execute("INSERT OR REPLACE INTO meta VALUES ('alive', ?)", (at,))

    def close(self) -> None:
        self.hand_over()
        self.jobs.put(None)
        self.writer.join()
        self.connection.close()


def has_more(batch: Batch) -> bool:
    """Whether a batch changes anything besides the log."""
    more = batch.opened or batch.games or batch.tokens or batch.freed_seats
    return bool(more) or batch.finished_at is not None


@cache
def insert_lines(count: int) -> str:
    """The statement for so many lines."""
    return "INSERT INTO entries VALUES " + ",".join(["(?,?,?,?,?)"] * count)


def connect(path: Path, synchronous: str) -> apsw.Connection:
    """Opens the file for this process alone and brings its schema up to date."""
    connection = apsw.Connection(str(path))
    try:
        # Exclusive, so that a second server on the same data fails here and not in the middle of a game.
        connection.pragma("locking_mode", "EXCLUSIVE")
        connection.pragma("journal_mode", "WAL")
        connection.pragma("synchronous", synchronous)
        with connection:
            prepare(connection)
    except apsw.BusyError:
        connection.close()
        raise StoreInUse(str(path)) from None
    return connection


@contextmanager
def no_space() -> Iterator[None]:
    """Whatever SQLite cannot write is a matter of space, or looks like one to whoever plays."""
    try:
        yield
    except apsw.Error as error:
        raise StoreFull(str(error)) from None


def failure_of(error: Exception) -> Exception:
    """What a failed write means to whoever asked for it."""
    if isinstance(error, apsw.ConstraintError):
        return KeyError(str(error))
    return StoreFull(str(error)) if isinstance(error, apsw.Error) else error
