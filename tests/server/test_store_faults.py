"""Files that cannot be used: one line says what to do, and nothing is lost in silence."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator
from itertools import count
from pathlib import Path

import apsw
import pytest

from ludofoot.core import entries as log
from ludofoot.core.records import Refused
from ludofoot.locale import LANGS, Voice
from ludofoot.server import sqlite_file
from ludofoot.server.hub import Hub
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import StoreDamaged, StoreFailed, Written, write
from ludofoot.server.stores import FILE, open_store
from tests.server.batches import ROOM, entries, first_batch
from tests.server.faulty import Fault, faulty_disk
from tests.server.process import ROOT, Server, bounded, serving
from tests.server.rehearsal import NoStore

pytestmark = pytest.mark.plain_only

NOBODY = 65_534
PAGE = 4_096


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with some games in it, properly closed."""
    data = tmp_path_factory.mktemp("kept")

    async def fill() -> None:
        store = SqliteStore(data / FILE)
        await write(store, first_batch())
        for n in range(1, 300):
            entry = log.Ended(at=n, reason="x" * 200)
            await write(store, entries(Written(number=1, n=n, entry=entry, command=f"c{n}")))
        store.shut()

    asyncio.run(fill())
    return data


@pytest.fixture
def data(kept: Path, tmp_path: Path) -> Path:
    return shutil.copytree(kept, tmp_path / "data")


def refusal(data: Path) -> Refused:
    """Why this folder is refused, in words that name the file, whatever the language."""
    before = contents(data)
    with pytest.raises(Refused) as raised:
        open_store(data).shut()
    assert contents(data) == before, "what is refused is left as it is"
    for lang in LANGS:
        said = Voice(lang).refuse(raised.value.refusal)
        assert str(data) in said
        assert "\n" not in said
    return raised.value


def contents(folder: Path) -> dict[str, bytes]:
    return {each.name: each.read_bytes() for each in folder.iterdir() if each.is_file()}


# ---- what may stand in the place of the file


def no_database(path: Path) -> None:
    path.write_text("Einkaufszettel: Milch, Brot, Butter\n" * 200, "utf-8")


def only_zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def of_another_program(path: Path) -> None:
    path.unlink()
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def of_another_program_with_a_version(path: Path) -> None:
    of_another_program(path)
    connection = apsw.Connection(str(path))
    connection.pragma("user_version", 1)
    connection.close()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def empty_beside_its_log(path: Path) -> None:
    """SQLite would delete the log."""
    path.rename(path.with_name(f"{FILE}-wal"))
    path.touch()


def without_tables(path: Path) -> None:
    path.unlink()
    connection = apsw.Connection(str(path))
    connection.pragma("journal_mode", "WAL")
    connection.close()


def folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def link_to_nowhere(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("not-mounted") / FILE)


def cut_in_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2 // PAGE * PAGE)


def scribbled_on(path: Path) -> None:
    with path.open("r+b") as file:
        for page in range(3, path.stat().st_size // PAGE):
            file.seek(page * PAGE)
            file.write(b"\xa5" * 64)


def gone_but_for_its_log(path: Path) -> None:
    path.rename(path.with_name(f"{FILE}-wal"))


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (no_database, "store-not-ours"),
        (only_zeros, "store-not-ours"),
        (of_another_program, "store-not-ours"),
        (of_another_program_with_a_version, "store-not-ours"),
        (empty, "store-file-empty"),
        (empty_beside_its_log, "store-file-empty"),
        (without_tables, "store-file-empty"),
        (folder, "store-not-a-file"),
        (pipe, "store-not-a-file"),
        (link_to_nowhere, "store-not-a-file"),
        (cut_in_half, "store-file-damaged"),
        (scribbled_on, "store-file-damaged"),
        (gone_but_for_its_log, "store-file-missing"),
    ],
)
def test_what_cannot_be_used_says_so(data: Path, spoil: Callable[[Path], None], code: str) -> None:
    spoil(data / FILE)
    assert refusal(data).refusal.code == code


def test_damage_beyond_the_size_that_is_looked_through_is_met_later(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "QUICK_TO_CHECK", (data / FILE).stat().st_size - 1)
    scribbled_on(data / FILE)
    store = open_store(data)
    with pytest.raises(StoreDamaged) as raised:
        store.read(ROOM.code)
    assert raised.value.refusal.code == "store-damaged"
    store.note_alive(1)
    assert store.last_alive() == 1, "the rest of it works"
    store.shut()


# ---- the log beside the file


@pytest.fixture
def left_open(data: Path) -> Path:
    """As a server leaves it that is killed: the last moves are in the log alone."""
    store = open_store(data)
    asyncio.run(
        write(store, entries(Written(number=2, n=0, entry=log.Ended(at=0, reason=""), command="last")))
    )
    left = shutil.copytree(data, data.with_name("left"))
    store.shut()
    return left


def last_command(data: Path) -> str:
    store = open_store(data)
    stored = store.read(ROOM.code)
    store.shut()
    assert stored is not None
    return stored.entries[-1].command


def test_a_killed_server_has_its_last_moves_in_the_log(left_open: Path) -> None:
    assert last_command(left_open) == "last"
    assert not (left_open / f"{FILE}-wal").exists(), "an orderly end leaves one file"
    assert last_command(left_open) == "last"


def test_a_log_that_is_missing_is_missed(left_open: Path) -> None:
    (left_open / f"{FILE}-wal").unlink()
    assert refusal(left_open).refusal.code == "store-log-missing"
    assert refusal(left_open).refusal.code == "store-log-missing", "also when it is tried again"
    (left_open / f"{FILE}-wal").touch()
    assert last_command(left_open) == "c299", "whoever says so goes on without what is lost"
    assert last_command(left_open) == "c299"


def test_a_copy_of_a_file_that_was_closed_needs_no_log(data: Path) -> None:
    assert last_command(data) == "c299"
    assert last_command(shutil.copytree(data, data.with_name("backup"))) == "c299"


def opened(data: Path) -> SqliteStore | None:
    """None if it is refused for the reason that the disk fails."""
    try:
        return open_store(data)
    except Refused as refused:
        if refused.refusal.code != "store-unusable":
            raise
        return None


def test_a_start_that_failed_does_not_make_the_log_look_lost(data: Path) -> None:
    """For every moment at which the disk may fail while a server begins, or while it ends."""
    with faulty_disk() as disk:
        for at in count():
            tried = shutil.copytree(data, data.with_name(f"try{at}"))
            disk.arm(Fault(at=at, lasting=True))
            store = opened(tried)
            if store is not None:
                store.shut()
            failed = disk.disarm()
            assert last_command(tried) == "c299"
            if not failed:
                break
    assert at > 10


# ---- the first start


def test_a_new_file_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    with faulty_disk() as disk:
        for at in count():
            disk.arm(Fault(at=at, lasting=True))
            data = tmp_path / f"{at}"
            store = opened(data)
            if store is not None:
                store.shut()
            failed = disk.disarm()
            assert not list(data.glob("*.new")), "nothing is left of what was not finished"
            store = open_store(data)
            assert store.codes() == []
            store.shut()
            if not failed:
                break
    assert at > 10


def test_a_new_file_does_not_take_the_place_of_another(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two servers begin at the same moment: one was quicker while the other still made its own."""
    monkeypatch.setattr(sqlite_file, "is_there", lambda path: False)
    assert last_command(data) == "c299"
    monkeypatch.setattr(Path, "hardlink_to", no_links)
    assert last_command(data) == "c299", "nor where there are no links"
    assert [each.name for each in data.iterdir()] == [FILE]


def no_links(path: Path, target: Path) -> None:
    raise PermissionError(1, "Operation not permitted")


def test_a_file_system_without_links_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "hardlink_to", no_links)
    open_store(tmp_path / "data").shut()
    assert [each.name for each in (tmp_path / "data").iterdir()] == [FILE]


# ---- as a process of its own, which root's rights do not help

CHILD = """
import contextlib, io, os, resource, sys
from ludofoot.cli import main
with contextlib.redirect_stderr(io.StringIO()):  # whatever is needed is loaded while it may be read
    main(["serve", "--port", "0", "--data", os.devnull + "/none"])
user, most = int(sys.argv[1]), int(sys.argv[2])
if most:
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
if user:
    os.setgroups([])
    os.setgid(user)
    os.setuid(user)
sys.exit(main(sys.argv[3:]))
"""


def started(data: Path, lang: str = "en", most: int = 0) -> tuple[int, str]:
    """The exit code of a server that cannot begin, and the one line that it says."""
    user = NOBODY if os.getuid() == 0 else 0
    asked = ("serve", "--port", "0", "--data", str(data), "--lang", lang)
    ended = subprocess.run(
        [sys.executable, "-c", CHILD, str(user), str(most), *asked],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        check=False,
    )
    assert ended.stdout == ""
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    return ended.returncode, ended.stderr.strip()


@pytest.fixture
def theirs(kept: Path) -> Iterator[Path]:
    """A folder that belongs to whom the server runs as, where everybody may pass."""
    place = Path(tempfile.mkdtemp())
    place.chmod(0o755)
    data = shutil.copytree(kept, place / "data")
    give(place, data, *data.iterdir())
    yield data
    for each in (data, *data.iterdir()):
        each.chmod(0o700)
    shutil.rmtree(place)


def give(*paths: Path) -> None:
    for path in paths:
        if os.getuid() == 0:
            os.chown(path, NOBODY, NOBODY)


def test_a_folder_that_may_not_be_written(theirs: Path) -> None:
    theirs.chmod(0o555)
    code, said = started(theirs)
    assert code == 2
    assert said.endswith("(store-no-rights)")
    assert f"“{theirs}”" in said


def test_a_folder_in_which_none_can_be_made(theirs: Path) -> None:
    theirs.parent.chmod(0o555)
    code, said = started(theirs.parent / "new" / "data", "fr")
    assert code == 2
    assert said.endswith("(store-no-rights)")
    theirs.parent.chmod(0o755)


@pytest.mark.parametrize("mode", [0o444, 0o000])
def test_a_file_that_may_not_be_written(theirs: Path, mode: int) -> None:
    (theirs / FILE).chmod(mode)
    code, said = started(theirs, "de")
    assert code == 2
    assert said.endswith("(store-no-rights)")
    assert f"„{theirs / FILE}“" in said


def test_a_log_that_may_not_be_written(theirs: Path) -> None:
    """It belongs to somebody else, after a server was started once by the wrong user."""
    log_file = theirs / f"{FILE}-wal"
    log_file.touch(0o000)
    give(log_file)
    code, said = started(theirs)
    assert code == 2
    assert said.endswith("(store-no-rights)")
    assert str(log_file) in said


def test_no_room_for_a_first_start(theirs: Path) -> None:
    (theirs / FILE).unlink()
    code, said = started(theirs, "fr", most=PAGE)
    assert code == 2
    assert said.endswith("(store-no-space)")
    assert list(theirs.iterdir()) == []


def test_no_room_for_another_start(theirs: Path) -> None:
    before = (theirs / FILE).read_bytes()
    code, said = started(theirs, "de", most=PAGE)
    assert code == 2
    assert said.endswith("(store-no-space)")
    assert (theirs / FILE).read_bytes() == before


def test_a_damaged_file_ends_the_server_with_one_line(theirs: Path) -> None:
    scribbled_on(theirs / FILE)
    code, said = started(theirs)
    assert code == 2
    assert said.endswith("(store-file-damaged)")
    assert "backup" in said


# ---- while it serves


@bounded()
async def test_a_table_that_cannot_be_read_is_refused_and_others_are_not(tmp_path: Path) -> None:
    async with serving(tmp_path, quiet=False) as server:
        tables = [(await server.open("fingers", "", "")).table for _ in range(2)]
        await asyncio.to_thread(server.stop)
        connection = apsw.Connection(str(tmp_path / FILE))
        connection.execute("UPDATE games SET body = x'ff' WHERE room = (SELECT min(id) FROM rooms)")
        ((spoilt,),) = connection.execute("SELECT code FROM rooms ORDER BY id LIMIT 1").fetchall()
        connection.close()
        server.start()
        for table in tables:
            for _ in range(3):
                answer = await server.ask("GET", f"/api/tables/{table}")
                if table == spoilt:
                    assert 400 <= answer.status_code < 500 or answer.status_code == 503
                    assert answer.json()["code"] == "store-damaged"
                else:
                    assert answer.status_code == 200
        complaint = await asyncio.to_thread(server.stop)
        assert complaint.count("store-damaged") == 1
        assert len(complaint.splitlines()) == 1


class FailingAtFirst(NoStore):
    """A disk that needs a moment to come to itself."""

    def __init__(self) -> None:
        super().__init__()
        self.noted = 0

    async def forget(self, finished_before: int, visited_before: int, but: Collection[str] = ()) -> int:
        raise StoreFailed("not now")

    async def beat(self) -> None:
        self.noted += 1
        if self.noted < 3:
            raise StoreFailed("not now")


@bounded()
async def test_a_failing_disk_stops_no_heart() -> None:
    store = FailingAtFirst()
    hub = Hub(store)
    await hub.start()
    while store.noted < 5:
        await asyncio.sleep(0)
    assert hub.heart is not None
    assert not hub.heart.done()
    await hub.stop()


@bounded()
async def test_a_full_disk_is_complained_of_in_one_line(tmp_path: Path) -> None:
    async with serving(tmp_path, quiet=False) as server:
        server.signal(signal.SIGUSR2)
        codes = [await code_of_a_new_table(server) for _ in range(60)]
        assert codes[-1] == "store-full"
        complaint = await asyncio.to_thread(server.stop)
        assert complaint.count("store-full") == 1
        assert len(complaint.splitlines()) == 1


async def code_of_a_new_table(server: Server) -> str:
    answer = await server.ask("POST", "/api/tables", json={"game": "fingers", "plan": [{}, {}]})
    return str(answer.json().get("code", ""))
