"""Games go from one store to another and back, line by line, and whoever is interrupted goes on."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludofoot.core.records import Refused
from ludofoot.server.pg_post import check
from ludofoot.server.postgres import PostgresStore
from ludofoot.server.removal import bring_in, bring_in_days, export, without_bells
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import Batch, BellRow, DayResult, KeptDays, Stored, TokenRow, write
from tests.server.batches import GAME, ROOM, line
from tests.server.process import bounded

pytestmark = pytest.mark.plain_only
BELL = BellRow(seat=0, endpoint="https://push.example.com/ab", key="k", auth="a", lang="fr")
DAYS = KeptDays(
    key="ab" * 32,
    results=(
        DayResult(day="2026-11-15", room="AAAAA-AAAAA", result=-2, name="Zoé"),
        DayResult(day="2026-11-16", room="BBBBB-BBBBB", result=3),
    ),
    pars={"2026-11-15": {-1: 3, 2: 197}},
)
CODES = ("AAAAA-AAAAA", "BBBBB-BBBBB", "CCCCC-CCCCC")


async def filled(path: Path) -> list[Stored]:
    store = SqliteStore(path)
    for number, code in enumerate(CODES):
        room = msgspec.structs.replace(ROOM, code=code)
        game = msgspec.structs.replace(GAME, room=code)
        token = TokenRow(hash=code, room=code, seat=number)
        lines = tuple(line(n, f"{code} {n}") for n in range(number * 3 + 1))
        opened = Batch(room=code, opened=room, games=(game,), tokens=(token,), entries=lines)
        await write(store, msgspec.structs.replace(opened, bells=(BELL,)))
    await bring_in_days(store, DAYS)
    found = [stored for code in CODES if (stored := await store.load(code)) is not None]
    await store.close()
    return found


def silent(done: int, total: int) -> None:
    """Nobody looks."""


@bounded()
async def test_games_go_to_the_database_and_back(tmp_path: Path, database: str) -> None:
    rooms = await filled(tmp_path / "a.sqlite")
    file, seen = tmp_path / "games", []
    assert await export(SqliteStore(tmp_path / "a.sqlite"), file, lambda *step: seen.append(step)) == 3
    assert seen == [(1, 3), (2, 3), (3, 3)]
    await check(database, "")
    assert await bring_in(PostgresStore(database), file, silent) == 3
    back = tmp_path / "back"
    assert await export(PostgresStore(database), back, silent) == 3
    assert back.read_bytes() == file.read_bytes()
    assert await bring_in(SqliteStore(tmp_path / "b.sqlite"), back, silent) == 3
    store = SqliteStore(tmp_path / "b.sqlite")
    assert [store.read(code) for code in CODES] == [without_bells(room) for room in rooms]
    assert rooms[0].bells == (BELL,), "which stay behind"
    assert b"push.example.com" not in file.read_bytes()
    assert await store.days.everything() == DAYS
    store.shut()


@bounded()
async def test_who_is_interrupted_goes_on(tmp_path: Path) -> None:
    await filled(tmp_path / "a.sqlite")
    file = tmp_path / "games"
    await export(SqliteStore(tmp_path / "a.sqlite"), file, silent)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    assert await export(SqliteStore(tmp_path / "a.sqlite"), file, silent) == 3
    assert file.read_bytes() == whole
    first = tmp_path / "first"
    first.write_bytes(whole.splitlines(keepends=True)[0])
    assert await bring_in(SqliteStore(tmp_path / "b.sqlite"), first, silent) == 1
    assert await bring_in(SqliteStore(tmp_path / "b.sqlite"), file, silent) == 2
    assert await bring_in(SqliteStore(tmp_path / "b.sqlite"), file, silent) == 0


@bounded()
async def test_what_differs_or_cannot_be_read_is_refused(tmp_path: Path) -> None:
    await filled(tmp_path / "a.sqlite")
    file = tmp_path / "games"
    await export(SqliteStore(tmp_path / "a.sqlite"), file, silent)
    file.write_bytes(file.read_bytes().replace(b'"BBBBB-BBBBB 2"', b'"another one"'))
    with pytest.raises(Refused) as raised:
        await bring_in(SqliteStore(tmp_path / "a.sqlite"), file, silent)
    assert (raised.value.refusal.code, raised.value.refusal.args) == (
        "store-room-differs",
        {"table": "BBBBB-BBBBB"},
    )
    for wrong in (b"{}\n", b'{"days":{"key":7}}\n'):
        file.write_bytes(wrong)
        with pytest.raises(Refused, match="store-line-unreadable"):
            await bring_in(SqliteStore(tmp_path / "a.sqlite"), file, silent)


@bounded()
async def test_days_of_another_key_are_refused_and_the_games_are_there(tmp_path: Path) -> None:
    await filled(tmp_path / "a.sqlite")
    file = tmp_path / "games"
    await export(SqliteStore(tmp_path / "a.sqlite"), file, silent)
    store = SqliteStore(tmp_path / "b.sqlite")
    own = msgspec.structs.replace(DAYS, key="cd" * 32, results=(), pars={})
    await bring_in_days(store, own)
    await store.close()
    with pytest.raises(Refused, match="store-days-differ"):
        await bring_in(SqliteStore(tmp_path / "b.sqlite"), file, silent)
    store = SqliteStore(tmp_path / "b.sqlite")
    assert await store.rooms() == list(CODES)
    assert await store.days.everything() == own
    store.shut()
