"""Requests that somebody made to do harm: an ordinary answer each, in time, with every header."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from pathlib import Path

import httpx
import msgspec
import pytest

from ludofoot import load
from ludofoot.core import entries as log
from ludofoot.core.logbook import record_of, seal_of, write_record
from ludofoot.core.records import Refused
from ludofoot.games.schuss_und_tor import GAME as SCHUSS_UND_TOR
from ludofoot.press.document import shipped_box
from ludofoot.server.guard import HEADERS
from ludofoot.server.serve import Outside, serve
from ludofoot.wire import answers as wire
from tests.core.tables import done
from tests.core.tables import opened as table_with
from tests.paces.sealed import GAME as FINGERS
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded, serving
from tests.server.raw import exchange

pytestmark = pytest.mark.plain_only

PATHS = {
    "/assets/%00": 404,
    "/assets/" + "a" * 5_000: 404,
    "/assets/../../../etc/passwd": 404,
    "/assets/%2e%2e/index.html": 404,
    "/api/faces/" + "9" * 9_000: 400,
    "/api/faces/-1": 200,
    "/api/faces/x": 400,
    "/api/faces/1?name=" + "%00" * 50: 200,
    "/api/faces/1?" + "a=b&" * 600: 400,
    "/api/replay": 405,
    "/api/tables/" + "A" * 5_000: 404,
    "/api/tables/%00": 404,
    "/api/tables/AAAAA-AAAAA/record?game=" + "9" * 900: 404,
    "/api/print/finale/" + "f" * 3_000: 404,
    "/api/art/" + "x" * 3_000 + "/fr": 404,
    "/api/locale/fr/%00": 404,
    "/api/locale/%00/core": 404,
    "/api/sheet/finale/..%2f..%2fbox": 404,
    "/api/box/%00": 404,
    "/nowhere": 404,
}


@bounded()
@pytest.mark.parametrize(("path", "status"), PATHS.items(), ids=lambda part: str(part)[:30])
async def test_every_path_has_an_ordinary_answer(server: Server, path: str, status: int) -> None:
    answer = await raw(server, f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n")
    assert int(answer.split()[1]) == status
    assert_headers(answer)


def assert_headers(answer: str) -> None:
    head = answer.partition("\r\n\r\n")[0].lower()
    assert [name for name in HEADERS if f"{name.lower()}: " not in head] == []


async def raw(server: Server, request: str) -> str:
    """What the server answers to these very characters."""
    return (await exchange(server, request.encode(), seconds=30)).decode("latin-1")


@bounded()
@pytest.mark.parametrize(
    "request_text",
    [
        "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: {host}\r\nOrigin: https://evil.example\r\nConnection: close\r\n\r\n",
        "GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://evil.example\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: bHVkb2Zvb3QncyB0cmlhbA==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n",
        "NONSENSE\r\n\r\n",
        "GET /" + "x" * 100_000 + " HTTP/1.1\r\n\r\n",
    ],
    ids=["host", "origin", "socket", "nonsense", "endless"],
)
async def test_whoever_is_turned_away_gets_the_headers_too(server: Server, request_text: str) -> None:
    answer = await raw(server, request_text.replace("{host}", server.host))
    assert answer.split()[1] in ("400", "403")
    assert_headers(answer)


@bounded()
async def test_half_a_request_is_not_waited_for_for_ever(tmp_path: Path) -> None:
    # All of them at once, so that the time can be one in which a busy machine sends what is whole.
    async with serving(tmp_path, request_seconds=2) as server:
        halves = ("", "GET / HT", "GET / HTTP/1.1\r\nHost:")
        slow = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 500\r\n\r\n{{"
        kept = f"GET /api/games HTTP/1.1\r\nHost: {server.host}\r\n\r\nGET / HT"
        *nothing, late, whole = await asyncio.gather(*(raw(server, each) for each in (*halves, slow, kept)))
        assert nothing == [""] * len(halves)
        assert "408" in late.split("\r\n")[0]
        assert whole.startswith("HTTP/1.1 200")


@bounded()
async def test_an_address_holds_so_many_connections_and_no_more(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_an_address=5, request_seconds=20) as server:
        host, _, port = server.host.partition(":")
        with contextlib.ExitStack() as stack:
            for _ in range(5):
                line = stack.enter_context(socket.create_connection((host, int(port)), 5))
                line.sendall(b"GET / HT")
            await asyncio.sleep(0.2)
            with pytest.raises(httpx.HTTPError):
                await server.ask("GET", "/api/games")
        # It takes a moment until the server has heard that they have gone.
        while not await is_let_in(server):
            await asyncio.sleep(0.05)


async def is_let_in(server: Server) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return (await server.ask("GET", "/api/games")).status_code == 200
    return False


@bounded()
async def test_strangers_who_never_join_are_sent_away_and_others_come_in(tmp_path: Path) -> None:
    async with serving(tmp_path, strangers_an_address=5, join_seconds=2) as server:
        opened = await server.open("fingers", "", "")
        strangers = [Client(server, opened.table) for _ in range(8)]
        for stranger in strangers:
            await stranger.line()
        async with at_table(server, opened.table) as ada:
            assert ada.phase == "waiting"
            for stranger in strangers:
                await stranger.until(lambda each=stranger: each.closed)  # type: ignore[misc]
            assert not ada.closed


@bounded()
async def test_wrong_codes_lock_nobody_out(tmp_path: Path) -> None:
    async with serving(tmp_path, wrong_codes_a_minute=4) as server:
        opened = await server.open("fingers", "", "")
        await server.ask("GET", f"/api/tables/{opened.table}")
        asked = [(await server.ask("GET", "/api/tables/AAAAA-AAAAA")).status_code for _ in range(4)]
        assert asked == [404, 404, 429, 429]
        server.restart()
        for _ in range(4):
            await server.ask("GET", "/api/tables/AAAAA-AAAAA")
        assert (await server.ask("GET", f"/api/tables/{opened.table}")).status_code == 200, (
            "not even after that"
        )


@bounded()
async def test_a_join_refused_for_now_closes_the_socket(
    tmp_path: Path,
) -> None:
    """A command behind such a join was refused with `join-first`, and the page dropped it."""
    async with serving(tmp_path, wrong_codes_a_minute=2) as server:
        assert (await server.ask("GET", "/api/tables/AAAAA-AAAAA")).status_code == 404
        eve = await Client(server, "AAAAA-AAAAA").join()
        await eve.until(lambda: eve.closed)
        assert (eve.nameless[0].refusal.code, eve.closed) == ("too-many", 1013)


@bounded()
async def test_luck_that_was_written_down_cannot_be_played_on(server: Server) -> None:
    table = table_with(FINGERS, seed="script:1,2,3")
    answer = await server.ask(
        "POST", "/api/branch", params={"number": 9, "seat": 0}, content=write_record(record_of(table))
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "luck-written-down")


@bounded()
async def test_numbers_beyond_all_size_are_refused_where_they_are_read(server: Server) -> None:
    box = shipped_box(load("footmania"))
    wish = {"game": "footmania", "plan": [{}, {}], "options": {"limit": 10**30}, "box": box}
    answer = await server.ask("POST", "/api/tables", content=msgspec.json.encode(wish))
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")
    record = record_of(table_with(SCHUSS_UND_TOR))
    *sat, started = record.entries
    assert isinstance(started, log.Started)
    setup = msgspec.structs.replace(started.setup, number=10**30)
    for changed in (
        msgspec.structs.replace(record, seats=10**30),
        msgspec.structs.replace(record, entries=(*sat, msgspec.structs.replace(started, setup=setup))),
    ):
        data = write_record(msgspec.structs.replace(changed, seal=seal_of(changed)))
        for path in ("/api/replay", "/api/branch?number=9&seat=0"):
            answer = await server.ask("POST", path, content=data)
            assert (answer.status_code, answer.json()["code"]) == (400, "record-damaged")


@bounded()
async def test_a_record_with_hundreds_of_undos_is_read_like_any_other(server: Server) -> None:
    table = table_with(SCHUSS_UND_TOR, screens="aa")
    for _ in range(300):
        state = table.playing()
        seat = state.awaited()[0]
        done(table.play(seat, (state.moves(seat) or [])[0]))
        done(table.undo(seat))
    done(table.do(log.Ended(at=0, reason="rain")))
    answer = await server.ask("POST", "/api/replay", content=write_record(record_of(table)))
    assert (answer.status_code, len(answer.json()["frames"])) == (200, 602)


@bounded()
async def test_a_seat_has_so_many_screens_and_the_first_gives_way(tmp_path: Path) -> None:
    async with serving(tmp_path, sockets_a_seat=2) as server, seated(server, "fingers", "", "") as (ada, bob):
        tabs = [await Client(server, ada.table, *ada.tokens).join() for _ in range(2)]
        await ada.until(lambda: ada.closed)
        assert ada.closed == 1013
        assert not any(each.closed for each in (*tabs, bob))
        for tab in tabs:
            await tab.leave_line()


@bounded()
async def test_the_same_wish_for_a_seat_gets_only_so_many_tokens(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table) as eve:
        sit = {"type": "sit", "id": "the-same-wish", "seat": 0, "name": "Eve", "commitment": "ab" * 32}
        for _ in range(20):
            await eve.send(sit)
        await eve.until(lambda: isinstance(eve.answers.get("the-same-wish"), wire.Refused))
        assert eve.answers["the-same-wish"].refusal.code == "too-many"  # type: ignore[union-attr]


# ---- behind a proxy


@bounded()
async def test_links_lead_to_the_public_address_and_its_pages_are_let_in(tmp_path: Path) -> None:
    async with serving(tmp_path, outside={"public": "https://foot.example"}) as server:
        opened = await server.open("fingers", "", "")
        assert opened.link == f"https://foot.example/table/{opened.table}"
        for headers, status in (
            ({"Host": "foot.example", "Origin": "https://foot.example"}, 200),
            ({"Host": "foot.example", "Origin": "http://foot.example"}, 403),
            ({"Host": "foot.example.evil"}, 403),
            ({}, 200),
        ):
            answer = await server.ask("GET", "/api/games", headers=headers)
            assert (headers, answer.status_code) == (headers, status)
        assert "Strict-Transport-Security" in answer.headers


@bounded()
async def test_only_a_named_proxy_is_believed_about_who_asks(tmp_path: Path) -> None:
    async with serving(tmp_path / "one", wrong_codes_a_minute=2) as server:
        asked = await wrong_codes(server, "192.0.2.1", "192.0.2.2", "192.0.2.3")
        assert asked == [404, 429, 429], "anybody could say that"
    trusted = {"trusted": ["127.0.0.0/8"]}
    async with serving(tmp_path / "two", outside=trusted, wrong_codes_a_minute=2) as server:
        assert await wrong_codes(server, "192.0.2.1", "192.0.2.2", "192.0.2.3") == [404, 404, 404]
        home = await wrong_codes(server, "2001:db8::1", "2001:db8::2", "2001:db8::3")
        assert home == [404, 429, 429], "one home has many addresses"


async def wrong_codes(server: Server, *clients: str) -> list[int]:
    """What each of these gets who asks for a table that is not there."""
    path = "/api/tables/AAAAA-AAAAA"
    asked = [await server.ask("GET", path, headers={"X-Forwarded-For": each}) for each in clients]
    return [answer.status_code for answer in asked]


def test_nonsense_about_the_outside_is_refused_at_the_start(tmp_path: Path) -> None:
    for outside, code in (
        (Outside(public="foot.example"), "bad-public"),
        (Outside(public="https://foot.example/path"), "bad-public"),
        (Outside(trusted=("everybody",)), "bad-network"),
        (Outside(push_trial="http://10.0.0.1:80"), "bad-push-trial"),
    ):
        with pytest.raises(Refused) as caught:
            serve("127.0.0.1", 0, tmp_path, outside=outside)
        assert caught.value.refusal.code == code
