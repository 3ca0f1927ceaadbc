"""The store in one SQLite file: WAL, synchronous FULL, one writer that commits for many at a time."""

from __future__ import annotations

import asyncio
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
from ludofoot.server.store import (
    Batch,
    GameRow,
    RoomRow,
    Stored,
    StoreFull,
    StoreInUse,
    StoreNewer,
    TokenRow,
    Written,
)

SCHEMA_VERSION: Final = 1
MOST_IN_ONE_COMMIT: Final = 512
MOST_ROWS_AT_ONCE: Final = 512
SCHEMA: Final = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE rooms (code TEXT PRIMARY KEY, body BLOB NOT NULL, finished_at INTEGER) WITHOUT ROWID;
CREATE TABLE games (room TEXT NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL,
                    PRIMARY KEY (room, number)) WITHOUT ROWID;
CREATE TABLE tokens (hash TEXT PRIMARY KEY, room TEXT NOT NULL, seat INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (room TEXT NOT NULL, number INTEGER NOT NULL, n INTEGER NOT NULL,
                      command TEXT, body BLOB NOT NULL, PRIMARY KEY (room, number, n)) WITHOUT ROWID;
CREATE UNIQUE INDEX commands ON entries (room, command) WHERE command IS NOT NULL;
CREATE INDEX tokens_of_room ON tokens (room);
"""
encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_room = msgspec.json.Decoder(RoomRow).decode
decode_game = msgspec.json.Decoder(GameRow).decode

Job = tuple[Batch, "asyncio.Future[None]"]
Outcome = tuple["asyncio.Future[None]", Exception | None]
Row = tuple[str, int, int, str | None, bytes]


class SqliteStore:
    """Opens or makes the file; raises `StoreInUse` or `StoreNewer`."""

    def __init__(self, path: Path, synchronous: str = "FULL", most_pages: int = 0) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self.reader_lock = threading.Lock()
        self.connection = connect(path, synchronous)
        if most_pages:
            self.connection.pragma("max_page_count", most_pages)
        self.gathered: list[Job] = []
        self.busy = False
        self.jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_batches, name="ludofoot-store", daemon=True)
        self.writer.start()

    # ---- writing

    async def write(self, batch: Batch) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.gathered.append((batch, done))
        if not self.busy:
            # At the end of this turn of the loop: waking the writer costs more than many a row.
            self.busy = True
            loop.call_soon(self.hand_over)
        await done

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
            for loop in {done.get_loop() for done, _ in outcomes}:
                mine = [outcome for outcome in outcomes if outcome[0].get_loop() is loop]
                try:
                    loop.call_soon_threadsafe(self.answer, mine)
                except RuntimeError:  # the loop has gone, and whoever waited in it
                    self.busy = False

    def answer(self, outcomes: list[Outcome]) -> None:
        """Wakes those who wait, in their loop, and lets the writer go on."""
        self.hand_over()
        for done, failure in outcomes:
            if done.cancelled():
                continue
            if failure is None:
                done.set_result(None)
            else:
                done.set_exception(failure)

    def commit(self, jobs: list[Job]) -> list[Outcome]:
        """All in one transaction; if that fails, each on its own, so that one cannot harm the others."""
        try:
            self.commit_together([batch for batch, _ in jobs])
        except Exception as error:  # the writer must outlive whatever one batch brings
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in self.commit([job])]
            return [(jobs[0][1], failure_of(error))]
        return [(done, None) for _, done in jobs]

    def commit_together(self, batches: list[Batch]) -> None:
        rows = [row for batch in batches for row in rows_of(batch)]
        more = [batch for batch in batches if has_more(batch)]
        with self.reader_lock:
            if not more and len(rows) <= MOST_ROWS_AT_ONCE:
                self.append(rows)  # one statement is a transaction of its own
                return
            with self.connection:
                for batch in more:
                    self.put(batch)
                for start in range(0, len(rows), MOST_ROWS_AT_ONCE):
                    self.append(rows[start : start + MOST_ROWS_AT_ONCE])

    def append(self, rows: list[Row]) -> None:
        """Lines of many logs in one statement: after each one the writer must queue for the interpreter."""
        if rows:
            self.connection.execute(insert_lines(len(rows)), [value for row in rows for value in row])

    def put(self, batch: Batch) -> None:
        """What a batch changes besides the log, inside a transaction."""
        run = self.connection.execute
        if batch.opened is not None:
            run("INSERT INTO rooms VALUES (?, ?, NULL)", (batch.room, encode(batch.opened)))
        for game in batch.games:
            run("INSERT OR REPLACE INTO games VALUES (?, ?, ?)", (batch.room, game.number, encode(game)))
        for seat in batch.freed_seats:
            run("DELETE FROM tokens WHERE room = ? AND seat = ?", (batch.room, seat))
        for token in batch.tokens:
            run("INSERT INTO tokens VALUES (?, ?, ?)", (token.hash, token.room, token.seat))
        if batch.finished_at is not None or batch.games:
            run("UPDATE rooms SET finished_at = ? WHERE code = ?", (batch.finished_at, batch.room))

    # ---- reading

    def rooms(self) -> Iterator[str]:
        with self.reader_lock:
            found = self.connection.execute("SELECT code FROM rooms ORDER BY code").fetchall()
        return iter([str(code) for (code,) in found])

    def load(self, code: str) -> Stored | None:
        with self.reader_lock:
            run = self.connection.execute
            room: Any = run("SELECT body FROM rooms WHERE code = ?", (code,)).fetchone()
            if room is None:
                return None
            games: list[Any] = run(
                "SELECT body FROM games WHERE room = ? ORDER BY number", (code,)
            ).fetchall()
            tokens: list[Any] = run("SELECT hash, seat FROM tokens WHERE room = ?", (code,)).fetchall()
            lines: list[Any] = run(
                "SELECT number, n, command, body FROM entries WHERE room = ? ORDER BY number, n", (code,)
            ).fetchall()
        return Stored(
            room=decode_room(room[0]),
            games=tuple(decode_game(body) for (body,) in games),
            tokens=tuple(TokenRow(hash=hashed, room=code, seat=seat) for hashed, seat in tokens),
            entries=tuple(
                Written(number=number, n=n, command=command or "", entry=decode_entry(body))
                for number, n, command, body in lines
            ),
        )

    def forget_finished(self, before: int) -> int:
        with self.reader_lock, no_space(), self.connection:
            run = self.connection.execute
            old = run("SELECT code FROM rooms WHERE finished_at < ?", (before,)).fetchall()
            for row in old:
                for table in ("entries", "games", "tokens"):
                    run(f"DELETE FROM {table} WHERE room = ?", row)
                run("DELETE FROM rooms WHERE code = ?", row)
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


def rows_of(batch: Batch) -> list[Row]:
    """The lines of a batch as they are stored."""
    return [
        (batch.room, line.number, line.n, line.command or None, encode(line.entry)) for line in batch.entries
    ]


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


def prepare(connection: apsw.Connection) -> None:
    """Makes the tables, or checks that they are ours."""
    version = int(connection.pragma("user_version"))
    if version > SCHEMA_VERSION:
        raise StoreNewer(str(version))
    if version == 0:
        connection.execute(SCHEMA)
        connection.pragma("user_version", SCHEMA_VERSION)


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
