"""The SQLite file: what it promises, and what it refuses."""

from __future__ import annotations

import asyncio
from pathlib import Path

import apsw
import msgspec
import pytest

from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.sqlite_schema import SCHEMA_VERSION
from ludofoot.server.store import (
    Batch,
    StoreClosed,
    StoreFull,
    StoreInUse,
    StoreNewer,
    TokenRow,
    write,
)
from tests.server.batches import GAME, ROOM, entries, first_batch, line, reopened
from tests.server.forgetful import forgetful_disk
from tests.server.process import bounded, launch

pytestmark = pytest.mark.plain_only


@bounded()
async def test_one_bad_batch_harms_no_other_that_is_committed_with_it(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    await write(store, first_batch())
    with store.reader_lock:  # the writer gathers them while it waits
        jobs = [
            asyncio.create_task(write(store, batch))
            for batch in (
                entries(line(1, "same")),
                entries(line(2, "same")),
                entries(line(2, "more"), line(0)),
                entries(line(2, "last")),
                entries(line(3, "odd", text="\ud800")),
            )
        ]
        await asyncio.sleep(0.05)
    answers = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(answer) for answer in answers] == [
        type(None),
        KeyError,
        KeyError,
        type(None),
        UnicodeEncodeError,
    ]
    await write(store, entries(line(3, "still alive")))
    store.shut()
    assert [each.command for each in reopened(tmp_path / "a.sqlite")] == ["", "same", "last", "still alive"]


@bounded()
@pytest.mark.parametrize("failed_before", [False, True])
async def test_whoever_comes_after_the_close_finds_no_failing_disk_and_opens_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, failed_before: bool
) -> None:
    path = tmp_path / "a.sqlite"
    store = SqliteStore(path)
    await write(store, first_batch())
    await store.close()
    store.stale = failed_before
    for late in (store.rooms(), store.beat(), store.days.par("2026-01-01")):
        with pytest.raises(StoreClosed):
            await late
    assert caplog.records == []
    SqliteStore(path).shut()  # nobody has it open


@bounded()
@pytest.mark.parametrize("freed", [(), (0,)], ids=["lines", "more"])
@pytest.mark.parametrize("most", [2, 20], ids=["one", "many"])
async def test_when_the_disk_is_full_nothing_of_a_batch_is_stored(
    tmp_path: Path, freed: tuple[int, ...], most: int
) -> None:
    """SQLite takes back a statement of many lines alone, but with that of one line the whole transaction."""
    path = tmp_path / "a.sqlite"
    store = SqliteStore(path)
    await write(store, first_batch())
    store.connection.pragma("max_page_count", 1)
    lines = [line(n, text="x" * 30_000) for n in range(1, most)]
    with pytest.raises(StoreFull):
        await write(store, Batch(room=ROOM.code, freed_seats=freed, entries=tuple(lines)))
    stored = store.read(ROOM.code)
    assert stored is not None
    assert len(stored.tokens) == 1
    store.connection.pragma("max_page_count", 1 << 30)
    await write(store, entries(line(1, "room again")))
    store.shut()
    assert [each.command for each in reopened(path)] == ["", "room again"]


@bounded()
@pytest.mark.parametrize("schema_is_new", [True, False])
async def test_a_second_one_on_the_same_file_is_refused(tmp_path: Path, schema_is_new: bool) -> None:
    path = tmp_path / "a.sqlite"
    if not schema_is_new:
        SqliteStore(path).shut()
    store = SqliteStore(path)
    with pytest.raises(StoreInUse):
        SqliteStore(path)
    await write(store, first_batch())
    store.shut()
    assert len(reopened(path)) == 1


def test_a_file_of_a_newer_version_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite"
    SqliteStore(path).shut()
    connection = apsw.Connection(str(path))
    connection.pragma("user_version", SCHEMA_VERSION + 1)
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreNewer):
        SqliteStore(path)
    assert path.read_bytes() == before


FIRST_SCHEMA = """
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


@bounded()
async def test_a_file_of_the_first_version_is_taken_over_whole(tmp_path: Path) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    store = SqliteStore(new)
    await write(store, first_batch())
    await write(store, entries(line(1, "a command")))
    store.shut()
    connection = apsw.Connection(str(old))
    connection.execute(FIRST_SCHEMA)
    connection.execute("ATTACH ? AS new", (str(new),))
    connection.execute(
        """
        INSERT INTO meta VALUES ('alive', 42);
        INSERT INTO rooms SELECT code, body, finished_at FROM new.rooms;
        INSERT INTO games SELECT code, number, g.body FROM new.games g JOIN new.rooms r ON r.id = g.room;
        INSERT INTO tokens SELECT hash, code, seat FROM new.tokens t JOIN new.rooms r ON r.id = t.room;
        INSERT INTO entries SELECT code, number, n, command, e.body
            FROM new.entries e JOIN new.rooms r ON r.id = e.room;
        """
    )
    connection.pragma("user_version", 1)
    connection.close()
    store, after = SqliteStore(old), SqliteStore(new)
    kept = store.read(ROOM.code)
    assert kept is not None
    assert kept == after.read(ROOM.code)
    assert store.last_alive() == 42
    after.shut()
    store.shut()


@bounded()
async def test_finished_rooms_are_forgotten_and_others_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite")
    for code, finished in (("old", 10), ("new", 30), ("open", None)):
        room = msgspec.structs.replace(ROOM, code=code)
        game = msgspec.structs.replace(GAME, room=code)
        token = TokenRow(hash=code, room=code, seat=0)
        opening = Batch(room=code, opened=room, games=(game,), tokens=(token,), entries=(line(0),))
        await write(store, opening)
        await write(store, Batch(room=code, finished_at=finished, entries=(line(1),)))
    store.note_visit("open", 20)
    assert store.remove_old(finished_before=20, visited_before=20) == 1
    assert sorted(store.codes()) == ["new", "open"]
    assert store.read("old") is None
    for table in ("entries", "games", "tokens"):
        left = store.connection.execute(f"SELECT DISTINCT code FROM {table} LEFT JOIN rooms ON id = room")
        assert {code for (code,) in left} == {"new", "open"}
    assert store.remove_old(finished_before=0, visited_before=21) == 1, "nobody came back to it"
    assert store.codes() == ["new"]
    store.shut()


def test_a_clock_that_was_set_back_does_not_move_the_last_sign_of_life(tmp_path: Path) -> None:
    for at, last in ((1000, 1000), (400, 1000), (1001, 1001)):
        store = SqliteStore(tmp_path / "a.sqlite")
        store.note_alive(at)
        assert store.last_alive() == last
        store.shut()


@bounded()
@pytest.mark.parametrize(("synchronous", "kept"), [("FULL", True), ("NORMAL", False)])
async def test_what_was_acknowledged_outlives_the_power(tmp_path: Path, synchronous: str, kept: bool) -> None:
    """Under NORMAL it does not, which shows that the test can tell."""
    (tmp_path / "disk").mkdir()
    with forgetful_disk() as disk:
        store = SqliteStore(tmp_path / "disk" / "a.sqlite", synchronous)
        await write(store, first_batch())
        for n in range(1, 30):
            await write(store, entries(line(n, f"c{n}")))
        disk.after_power_loss(tmp_path / "left")
        store.shut()
    left = reopened(tmp_path / "left" / "a.sqlite")
    assert (len(left) == 30) is kept
    assert [each.n for each in left] == list(range(len(left)))


# ---- as whoever starts a server meets it


def test_a_second_server_on_the_same_data_says_so_in_one_line(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "ludofoot.sqlite")
    second = launch(tmp_path)
    _, complaint = second.communicate(timeout=30)
    first.shut()
    assert second.returncode == 1
    assert complaint.startswith("store-in-use")
    assert complaint.count("\n") == 1


def test_data_of_a_newer_server_are_refused_in_one_line(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "ludofoot.sqlite").shut()
    connection = apsw.Connection(str(tmp_path / "ludofoot.sqlite"))
    connection.pragma("user_version", 99)
    connection.close()
    ended = launch(tmp_path)
    _, complaint = ended.communicate(timeout=30)
    assert ended.returncode == 1
    assert complaint.startswith("store-newer")
    assert "99" in complaint
