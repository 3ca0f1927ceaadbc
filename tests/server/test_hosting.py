"""What whoever runs a server does about its tables: beside a server that runs, and where none does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludofoot.core.records import Refused
from ludofoot.server import letterbox
from ludofoot.server.hosting import Granted, Wish, grant_alone
from ludofoot.server.hub import Hub
from ludofoot.server.store import Store
from tests.server.client import at_table
from tests.server.process import Server, bounded
from tests.server.rehearsal import NoStore
from tests.server.stores import Opening, postgres_at, sqlite_in

pytestmark = pytest.mark.plain_only
UNKNOWN = "ZZZZZ-ZZZZZ"


async def asked(server: Server, what: str, code: str = "") -> Granted:
    wish = msgspec.convert({"what": what, "code": code}, Wish)
    return await asyncio.to_thread(letterbox.ask, server.data, wish)


async def refused(server: Server, what: str, code: str = "") -> str:
    with pytest.raises(Refused) as raised:
        await asked(server, what, code)
    return raised.value.refusal.code


@bounded()
async def test_beside_a_server_that_runs_a_table_is_listed_shown_closed_and_removed(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table) as one, at_table(server, opened.table) as two:
        await one.sit(0, "Ada")
        await two.sit(1, "Nils")
        await one.until(lambda: one.phase == "playing")
        assert opened.table in [each.code for each in (await asked(server, "list")).tables]
        shown = (await asked(server, "show", opened.table.lower())).table
        assert shown is not None
        assert [seat.name for seat in shown.seats] == ["Ada", "Nils"]
        assert (shown.phase, shown.sockets, shown.kept.finished_at) == ("playing", 2, None)
        told = msgspec.json.encode(shown)
        assert one.now().commitment.encode() not in told
        assert await refused(server, "show", UNKNOWN) == "no-such-table"

        closed = (await asked(server, "close", opened.table)).table
        assert closed is not None
        assert closed.kept.closed_at
        await two.until(lambda: two.phase == "over" and two.now().closed)
        assert two.now().broken_off == "host"
        assert two.now().notice is not None
        assert two.now().secret, "what was promised is shown"
        assert await one.refused("rematch", seat=0) == "table-closed"
        again = (await asked(server, "close", opened.table)).table
        assert again is not None
        assert again.kept.closed_at, "closed twice is closed once"
        record = await server.ask("GET", f"/api/tables/{opened.table}/record")
        assert record.status_code == 200

        await asked(server, "remove", opened.table)
        await one.until(lambda: one.closed)
        assert (await server.ask("GET", f"/api/tables/{opened.table}")).status_code == 404
        assert await refused(server, "remove", opened.table) == "no-such-table"


@bounded()
async def test_a_table_that_never_began_is_closed_and_stays_so(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        opened = await server.open("fingers", "", "")
        await asked(server, "close", opened.table)
        server.restart()
        async with at_table(server, opened.table, opened.token) as one:
            assert one.now().closed
            assert await one.refused("seat", seat=1, bot="random") == "table-closed"
            sat = await one.sit(0)
            assert "table-closed" in str(sat)
    finally:
        assert not server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    return postgres_at(request.getfixturevalue("database"))


async def open_one(store: Store) -> str:
    """A table with two bots, opened by a worker that has gone since."""
    from ludofoot.wire.requests import NewTable, SeatPlan

    hub = Hub(store)
    room, _ = await hub.open_room(NewTable("schuss-und-tor", (SeatPlan(), SeatPlan())), "")
    return room.row.code


@bounded()
async def test_where_no_server_runs_the_store_itself_is_asked(opening: Opening) -> None:
    async with opening() as store:
        code = await open_one(store)
    async with opening() as store:
        listed = await grant_alone(store, Wish(what="list"))
        assert [each.code for each in listed.tables] == [code]
    async with opening() as store:
        closed = await grant_alone(store, Wish(what="close", code=code))
        assert closed.table is not None
        assert closed.table.kept.closed_at
    async with opening() as store:
        with pytest.raises(Refused, match="no-such-table"):
            await grant_alone(store, Wish(what="close", code=UNKNOWN))
    async with opening() as store:
        await grant_alone(store, Wish(what="remove", code=code))
    async with opening() as store:
        assert await store.rooms() == []


@bounded()
async def test_a_worker_lets_go_of_a_table_that_the_host_closes(database: str) -> None:
    opening = postgres_at(database)
    async with opening() as mine:
        code = await open_one(mine)
        hub = Hub(mine)
        await hub.enter(code, "")
        async with opening() as beside:
            closed = await grant_alone(beside, Wish(what="close", code=code))
        assert closed.table is not None
        assert (await hub.enter(code, "")).frozen
        async with opening() as beside:
            await grant_alone(beside, Wish(what="remove", code=code))
        with pytest.raises(Refused, match="no-such-table"):
            await hub.enter(code, "")


def test_a_wish_that_nobody_takes_is_withdrawn(tmp_path: Path) -> None:
    wish = Wish(what="list")
    with pytest.raises(Refused, match="host-no-letterbox"):
        letterbox.ask(tmp_path, wish)
    (tmp_path / letterbox.FOLDER).mkdir()
    with pytest.raises(Refused, match="host-no-answer"):
        letterbox.ask(tmp_path, wish, patience=0.0)
    assert not list((tmp_path / letterbox.FOLDER).iterdir())


@bounded()
async def test_wishes_of_yesterday_and_nonsense_change_nothing(tmp_path: Path) -> None:
    box = letterbox.Letterbox(Hub(NoStore()), tmp_path)
    box.folder.mkdir()
    old = letterbox.Letter(wish=Wish(what="remove", code=UNKNOWN), until=0.0)
    letterbox.put(box.folder / "old.wish", msgspec.json.encode(old))
    letterbox.put(box.folder / "odd.wish", b"\xff{")
    await box.empty()
    found = {path.name: path.read_bytes() for path in box.folder.iterdir()}
    assert set(found) == {"old.answer", "odd.answer"}
    assert b"host-too-late" in found["old.answer"]
    assert b"unreadable" in found["odd.answer"]
    box.hang()
    await box.take_down()
    assert not list(box.folder.iterdir()), "what nobody has fetched goes with the next start"
