"""A disk that fails in the middle: acknowledged is stored, refused is not, and unknown is called unknown."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import apsw
import pytest

from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import (
    Batch,
    GameRow,
    StoreDamaged,
    StoreFailed,
    StoreFull,
    StoreUnknown,
    TokenRow,
    write,
)
from tests.server.batches import ROOM, entries, first_batch, line, reopened
from tests.server.faulty import Fault, FaultyDisk, faulty_disk
from tests.server.process import bounded

pytestmark = pytest.mark.plain_only

Answer = Exception | None
TOKEN = TokenRow(hash="i", room=ROOM.code, seat=1)
WRITES = ("write", "sync", "truncate")
MOVES = (
    entries(line(1, "a")),
    Batch(room=ROOM.code, tokens=(TOKEN,), entries=(line(2, "b"),)),
    entries(line(3), line(4, "c", text="x" * 5000)),
)


@pytest.fixture
def disk() -> Iterator[FaultyDisk]:
    with faulty_disk() as found:
        yield found


@pytest.fixture
def begun(tmp_path: Path, disk: FaultyDisk) -> Path:
    """A file with a room and its first line, closed."""

    async def begin() -> None:
        store = SqliteStore(tmp_path / "begun" / "a.sqlite")
        await write(store, first_batch())
        store.shut()

    asyncio.run(begin())
    disk.safe.clear()
    return tmp_path / "begun" / "a.sqlite"


class Ran(NamedTuple):
    """The moves above on a disk that failed at one moment."""

    answers: dict[str, Answer]
    failed: bool
    found: list[tuple[str, set[str]]]
    """What was stored after each answer and at the end, and where that was looked up."""


async def answer_to(store: SqliteStore, batch: Batch) -> Answer:
    try:
        await write(store, batch)
    except (StoreFailed, KeyError) as failure:
        return failure
    return None


async def running(path: Path) -> SqliteStore:
    """A store that has written before: what follows is the commit alone."""
    store = SqliteStore(path)
    await write(store, entries(line(90, "0")))
    return store


async def run(begun: Path, disk: FaultyDisk, fault: Fault) -> Ran:
    path = shutil.copytree(begun.parent, begun.parents[1] / f"run{fault.at}") / begun.name
    store = SqliteStore(path)
    store.connection.wal_autocheckpoint(4)
    disk.arm(fault)
    answers: dict[str, Answer] = {}
    found: list[tuple[str, set[str]]] = []
    for batch in MOVES:
        command = batch.entries[-1].command
        answers[command] = await answer_to(store, batch)
        if disk.has_failed():
            found.append((f"killed after {command}", left_in(killed(path, command))))
            dark = disk.after_power_loss(path.parent / f"dark-{command}")
            found.append((f"dark after {command}", left_in(dark)))
    failed = disk.disarm()
    store.shut()
    found.append(("end", {each.command for each in reopened(path)}))
    disk.safe.clear()
    return Ran(answers, failed, found)


def killed(path: Path, command: str) -> Path:
    """The files as they are when the process dies now."""
    folder = path.parent / f"killed-{command}"
    folder.mkdir()
    for each in path.parent.glob(f"{path.name}*"):
        shutil.copy(each, folder)
    return folder


def left_in(folder: Path) -> set[str]:
    """The commands that the next server would find."""
    connection = apsw.Connection(str(folder / "a.sqlite"), vfs="unix")
    lines = connection.execute("SELECT command FROM entries").fetchall()
    connection.close()
    return {str(command) for (command,) in lines}


def check(ran: Ran, fault: Fault) -> None:
    """An answer holds from the moment at which it is given."""
    given = list(ran.answers)
    for where, stored in ran.found:
        until = given.index(where[-1]) + 1 if where != "end" else len(given)
        for command in given[:until]:
            failure = ran.answers[command]
            if failure is None:
                assert command in stored, (fault, where, command)
            elif not isinstance(failure, StoreUnknown):
                assert command not in stored, (fault, where, command, failure)


@pytest.mark.parametrize("done", [False, True], ids=["undone", "done"])
@pytest.mark.parametrize(
    ("kinds", "lasting"),
    [(WRITES, False), (WRITES, True), (("read", *WRITES), True)],
    ids=["once", "lasting", "wholly"],
)
def test_at_every_moment_of_failure_the_answer_is_true(
    begun: Path, disk: FaultyDisk, kinds: tuple[str, ...], lasting: bool, done: bool
) -> None:
    told: set[type] = set()
    for at in count():
        fault = Fault(kinds, at, lasting, done)
        ran = asyncio.run(run(begun, disk, fault))
        check(ran, fault)
        told |= {type(failure) for failure in ran.answers.values()}
        if not ran.failed:
            break
    assert at > 20, "a play of so few operations tells little"
    assert told == {type(None), StoreFailed, *([StoreUnknown] if lasting else [])}


def test_a_disk_that_is_full_at_any_moment_refuses_and_stores_nothing(begun: Path, disk: FaultyDisk) -> None:
    told: set[type] = set()
    for at in count():
        fault = Fault(("write",), at, lasting=True, full=True)
        ran = asyncio.run(run(begun, disk, fault))
        check(ran, fault)
        told |= {type(failure) for failure in ran.answers.values()}
        if not ran.failed:
            break
    assert told == {type(None), StoreFull}


@bounded()
async def test_what_was_stored_before_the_disk_complained_is_acknowledged(
    begun: Path, disk: FaultyDisk
) -> None:
    store = await running(begun)
    disk.arm(Fault(("sync",), 0, done=True))
    assert await answer_to(store, entries(line(1, "a"))) is None
    assert disk.disarm()
    store.shut()
    assert [each.command for each in reopened(begun)] == ["", "a", "0"]


@bounded()
async def test_batches_of_one_commit_share_its_outcome(begun: Path, disk: FaultyDisk) -> None:
    together = [entries(line(n, f"c{n}")) for n in range(1, 6)]
    for lasting, done in ((False, False), (False, True), (True, False), (True, True)):
        path = shutil.copytree(begun.parent, begun.parents[1] / f"{lasting}{done}") / begun.name
        store = await running(path)
        disk.arm(Fault(("sync",), 0, lasting=lasting, done=done))
        answers = await asyncio.gather(*(answer_to(store, batch) for batch in together))
        disk.disarm()
        assert {type(answer) for answer in answers} == {StoreUnknown if lasting else type(None)}
        stored = store.read(ROOM.code)
        assert stored is not None
        assert len(stored.entries) == 7, "it was only not known to be safe"
        store.shut()


@bounded()
async def test_after_an_unknown_outcome_the_file_tells_and_play_goes_on(
    begun: Path, disk: FaultyDisk
) -> None:
    store = await running(begun)
    disk.arm(Fault(("sync",), 0, lasting=True, done=True))
    assert isinstance(await answer_to(store, entries(line(1, "a"))), StoreUnknown)
    assert isinstance(await answer_to(store, entries(line(2, "b"))), StoreFailed)
    disk.disarm()
    stored = store.read(ROOM.code)
    assert stored is not None
    assert [each.command for each in stored.entries] == ["", "a", "0"]
    assert isinstance(await answer_to(store, entries(line(2, "a"))), KeyError), "a copy of what was stored"
    assert await answer_to(store, entries(line(2, "b"))) is None
    store.shut()
    assert [each.command for each in reopened(begun)] == ["", "a", "b", "0"]


WITHOUT_LINES = (
    Batch(room=ROOM.code, tokens=(TOKEN,)),
    Batch(room=ROOM.code, freed_seats=(0,)),
    Batch(room=ROOM.code, freed_seats=(0,), tokens=(TokenRow(hash="j", room=ROOM.code, seat=0),)),
    Batch(room=ROOM.code, games=(GameRow(room=ROOM.code, number=2, secret="cd" * 32, opener=1),)),
    Batch(room=ROOM.code, finished_at=77),
)


@pytest.mark.parametrize("done", [False, True], ids=["undone", "done"])
@pytest.mark.parametrize("batch", WITHOUT_LINES, ids=["token", "freed", "exchanged", "game", "finished"])
@bounded()
async def test_a_batch_without_lines_has_a_true_outcome_too(
    begun: Path, disk: FaultyDisk, batch: Batch, done: bool
) -> None:
    """Written but for the last page, or written and said not to be."""
    store = await running(begun)
    kind = "sync" if done else "write"
    disk.arm(Fault((kind,), 0, done=done))
    answer = await answer_to(store, batch)
    assert disk.disarm()
    store.shut()
    assert (answer is None) is done
    connection = apsw.Connection(str(begun))
    tokens = set(connection.execute("SELECT hash FROM tokens").fetchall())
    games = connection.execute("SELECT count(*) FROM games").fetchall()
    finished = connection.execute("SELECT finished_at FROM rooms").fetchall()
    connection.close()
    before = ({("h",)}, [(1,)], [(None,)])
    assert ((tokens, games, finished) != before) is done


@bounded()
async def test_notes_fail_with_their_reason_and_are_made_later(begun: Path, disk: FaultyDisk) -> None:
    store = SqliteStore(begun)
    disk.arm(Fault(WRITES, 0, lasting=True))
    for note in (
        lambda: store.note_alive(5),
        lambda: store.note_visit(ROOM.code, 5),
        lambda: store.remove_old(5, 0),
    ):
        with pytest.raises(StoreFailed, match="disk"):
            note()
    disk.disarm()
    store.note_alive(6)
    assert store.last_alive() == 6
    store.shut()


@bounded()
async def test_nothing_is_written_over_what_the_disk_may_have_kept(begun: Path, disk: FaultyDisk) -> None:
    """Not even that the file was closed."""
    store = await running(begun)
    disk.arm(Fault(("sync",), 0, done=True))
    with pytest.raises(StoreFailed):
        store.note_alive(7)
    assert disk.disarm()
    store.shut()
    store = SqliteStore(begun)
    assert store.last_alive() == 7
    store.shut()


@bounded()
async def test_a_failing_disk_is_complained_of_once(
    begun: Path, disk: FaultyDisk, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(begun)
    disk.arm(Fault(WRITES, 0, lasting=True))
    for n in range(1, 30):
        assert await answer_to(store, entries(line(n, f"c{n}"))) is not None
    disk.disarm()
    store.shut()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert str(begun) in caplog.text
    assert "disk" in caplog.text


@bounded()
async def test_what_cannot_be_read_is_neither_missing_nor_damaged(begun: Path, disk: FaultyDisk) -> None:
    store = SqliteStore(begun)
    store.connection.cache_flush()
    store.stale = True  # what it has read before does not help it
    disk.arm(Fault(("read",), 0, lasting=True))
    for ask in (lambda: store.read(ROOM.code), store.last_alive, store.codes):
        with pytest.raises(StoreFailed) as raised:
            ask()
        assert not isinstance(raised.value, StoreDamaged)
    disk.disarm()
    assert store.read(ROOM.code) is not None
    store.shut()
