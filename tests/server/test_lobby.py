"""The tables that anybody on a server may find: who wants to be found, for how long, and nothing hidden."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
import pytest

from ludofoot.catalogue import find_games
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.records import SPECTATOR
from ludofoot.server.connection import Connection
from ludofoot.server.hub import Hub
from ludofoot.server.limits import House, Limits
from ludofoot.server.lobby import AWAY_SECONDS, Lobby
from ludofoot.server.room import TableRoom
from ludofoot.server.store import Listed, write
from ludofoot.wire.requests import NewTable, SeatPlan
from tests.server.batches import ROOM, first_batch
from tests.server.client import at_table
from tests.server.process import bounded, serving
from tests.server.rehearsal import connection
from tests.server.stores import Opening, postgres_at, sqlite_in

pytestmark = pytest.mark.plain_only
HOSTILE = '"><script>alert(1)</script>\u202e{ $host }'
ON = Limits(listed_tables=50, new_rooms_a_minute=1_000)


@pytest.fixture(params=["sqlite", "postgresql"])
def opening(request: pytest.FixtureRequest, tmp_path: Path) -> Opening:
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    return postgres_at(request.getfixturevalue("database"))


def listed(code: str, since: int, kind: str = "open") -> Listed:
    return msgspec.convert({"code": code, "kind": kind, "body": "", "since": since}, Listed)


@bounded()
async def test_every_store_lists_the_newest_first_and_no_more_than_asked(opening: Opening) -> None:
    async with opening() as store:
        await store.show([listed("a", 1), listed("b", 3), listed("c", 2), listed("w", 9, "watch")], ())
        assert [each.code for each in await store.shown("open", 0, 50)] == ["b", "c", "a"]
        assert [each.code for each in await store.shown("open", 0, 2)] == ["b", "c"]
        assert [each.code for each in await store.shown("watch", 0, 50)] == ["w"]
        await store.show([listed("a", 4)], ["b", "nobody"])
        assert [each.code for each in await store.shown("open", 0, 50)] == ["a", "c"]
        assert await store.shown("open", store.now() + 1, 50) == [], "nobody has spoken for them since"


@bounded()
async def test_one_worker_finds_what_another_lists(database: str) -> None:
    opening = postgres_at(database)
    async with opening() as one, opening() as other:
        await one.show([listed("a", 1)], ())
        assert [each.code for each in await other.shown("open", 0, 50)] == ["a"]


@bounded()
async def test_a_table_that_has_moved_is_listed_by_the_worker_that_has_it_now(database: str) -> None:
    opening = postgres_at(database)
    async with opening() as one, opening() as other:
        await write(one, first_batch())
        await one.claim(ROOM.code)
        await one.show([listed(ROOM.code, 1)], ())
        await one.release(ROOM.code)
        await other.claim(ROOM.code)
        await other.show([listed(ROOM.code, 1)], ())
        await one.show((), [ROOM.code])
        assert [each.code for each in await one.shown("open", 0, 50)] == [ROOM.code]
        await other.show((), [ROOM.code])
        assert await one.shown("open", 0, 50) == []


class Here:
    """A hub with tables, looked at when the test says so."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.now = time.monotonic()

    async def open(self, address: str = "ada", *, open: bool = False) -> TableRoom:
        plan = (SeatPlan(), SeatPlan())
        room, _ = await self.hub.open_room(NewTable("schuss-und-tor", plan, open=open), address)
        return await self.hub.enter(room.row.code, address)

    def codes(self) -> list[str]:
        return [each.code for each in self.hub.lobby.wanted(self.now)]


def come(room: TableRoom, *, opener: bool = True) -> Connection:
    found = connection()
    found.opener = opener
    room.welcome(found)
    return found


@bounded()
async def test_a_table_is_found_while_its_host_wants_it_and_is_here(tmp_path: Path) -> None:
    async with sqlite_in(tmp_path)() as store:
        here = Here(Hub(store, ON))
        quiet, shown = await here.open(), await here.open(open=True)
        host = come(shown)
        come(quiet)
        assert here.codes() == [shown.row.code]
        shown.lose(host)
        here.now += AWAY_SECONDS - 1
        assert here.codes() == [shown.row.code], "a moment is nothing"
        here.now += 1
        assert here.codes() == []
        come(shown, opener=False)
        assert here.codes() == [], "it is the host who is missed"
        come(shown)
        assert here.codes() == [shown.row.code]
        shown.be_found(to_sit=False, to_watch=False)
        assert here.codes() == []
        for room in list(here.hub.rooms.values()):
            here.hub.drop(room)


@bounded()
async def test_nobody_fills_the_list_alone(tmp_path: Path) -> None:
    async with sqlite_in(tmp_path)() as store:
        here = Here(Hub(store, ON))
        for _ in range(ON.listed_an_address + 2):
            come(await here.open("greedy", open=True))
        come(other := await here.open("nils", open=True))
        found = here.codes()
        assert len(found) == ON.listed_an_address + 1
        assert other.row.code in found
        for room in list(here.hub.rooms.values()):
            here.hub.drop(room)


@bounded()
async def test_without_a_lobby_nothing_is_listed(tmp_path: Path) -> None:
    assert House().limits().listed_tables == 0
    assert House(lobby=True).limits().listed_tables == 50
    async with sqlite_in(tmp_path)() as store:
        here = Here(Hub(store, Limits()))
        room = await here.open(open=True)
        assert not room.row.shown_at
        assert not (await Lobby(here.hub).tables()).on
        here.hub.drop(room)


@pytest.mark.parametrize("game", sorted(find_games()))
def test_the_score_is_what_a_spectator_sees(game: str) -> None:
    played = find_games()[game]
    seats = min(played.seats)
    state = played.begin(Setup(seats), FastChance(1))
    score = played.score(played.view(state, SPECTATOR))
    assert len(score) == len(set(played.teams_in(state, seats)))
    assert set(score) == {0}


@bounded()
async def test_a_table_is_listed_filled_and_watched(tmp_path: Path) -> None:
    async with serving(tmp_path, listed_tables=50) as server:

        async def lobby(kind: str, count: int) -> list[dict[str, object]]:
            """Once there are so many, each with its host in a seat; it is read anew now and then."""
            while True:
                found = (await server.ask("GET", "/api/lobby")).json()
                assert found["on"]
                if len(found[kind]) == count and all(each["host"] for each in found[kind]):
                    return list(found[kind])

        opened = await server.open("fingers", "", "", open=True)
        hidden = await server.open("fingers", "", "")
        async with at_table(server, opened.table, opened.token) as host:
            await host.sit(0, HOSTILE)
            assert host.now().lobby
            assert host.now().shown
            (found,) = await lobby("open", 1)
            assert found["table"] == opened.table
            assert found["host"] == host.now().seats[0].name
            assert "\u202e" not in str(found["host"])
            assert len(str(found["host"])) <= 24
            async with at_table(server, opened.table) as guest:
                assert await guest.refused("show", open=False, watch=True) == "not-the-opener"
                await guest.sit(1, "Nils")
                await host.until(lambda: host.phase == "playing")
                await lobby("open", 0)
                assert (await server.ask("GET", "/api/lobby")).json()["watch"] == []
                await host.done("show", open=True, watch=True)
                await guest.until(lambda: guest.now().watched)
                (found,) = await lobby("watch", 1)
                assert set(found) == {
                    *("table", "game", "host", "seats", "options", "decision_ms", "own_box"),
                    *("teams", "score", "watchers", "seconds"),
                }
                await host.done("show", open=False, watch=False)
                await lobby("watch", 0)
        assert hidden.table not in (await server.ask("GET", "/api/lobby")).text


@bounded()
async def test_a_server_without_a_lobby_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        assert (await server.ask("GET", "/api/lobby")).json() == {"on": False, "open": [], "watch": []}
        opened = await server.open("fingers", "", "", open=True)
        async with at_table(server, opened.table, opened.token) as host:
            assert not host.now().lobby
            assert await host.refused("show", open=True, watch=True) == "no-lobby"
