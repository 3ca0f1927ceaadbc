"""Every address of a real server, asked in every way: ordinary answers, a silent log, games that go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from starlette.routing import Route

from ludofoot.server.app import UNABLE, make_app
from ludofoot.server.asking import TOKENS
from ludofoot.server.guard import Names
from ludofoot.wire.requests import NewTable
from tests.server.forging import TABLES, forged_box, forged_record, real_record, spoilt_bytes
from tests.server.nearly import ODD_TEXTS, Nearly
from tests.server.players import Crowd, check_store
from tests.server.process import SOAK, Server
from tests.server.raw import (
    CLOSE,
    LAST,
    PING,
    PONG,
    TEXT,
    exchange,
    frame,
    handshake,
    missing_headers,
    status_of,
)
from tests.server.rehearsal import NoStore

pytestmark = pytest.mark.plain_only

AT_ONCE = 20
EXAMPLES = 500 if SOAK else 14
PLENTY: dict[str, Any] = {
    "uploads_a_minute": 1e6,
    "prints_a_minute": 1e6,
    "request_seconds": 5,
    "sockets": 400,
}
METHODS = (
    "GET",
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "DELETE",
    "OPTIONS",
    "TRACE",
    "PATCH",
    "get",
    "X",
)
QUERY = ("table", "game", "seat", "number", "paper", "grey", "name", "x")
VALUES = (
    "0",
    "1",
    "-1",
    "-2",
    "2",
    "999999999",
    "9" * 40,
    "",
    "a4",
    "letter",
    "fr",
    "１",
    "%",
    "%00",
    "%ff%fe",
    "&",
)
LANGS = ("fr", "en", "de", "xx", "FR", "fr%00")
HEADERS = {
    "Origin": ("null", "http://evil.example", "", "http://localhost", "\xff", "file://"),
    "X-Forwarded-For": ("1.2.3.4", "::1", "unknown", "1.2.3.4, " * 50, "\xff", "[::1]:80"),
    "X-Forwarded-Host": ("evil.example",),
    "X-Forwarded-Proto": ("https", "gopher"),
    "Range": ("bytes=0-10", "bytes=-1", "bytes=9-1", "bytes=" + "0-1," * 500, "lines=1"),
    "If-None-Match": ("*", '"x"', 'W/"x"', '"' * 300, "x" * 3_000),
    "If-Modified-Since": ("Thu, 01 Jan 1970 00:00:00 GMT", "never"),
    "Accept-Encoding": ("gzip", "br", "gzip;q=0", "x" * 3_000, "", "identity;q=0, *;q=0"),
    "Accept": ("*/*", "text/html", "\xff" * 20),
    "Content-Type": ("application/json", "multipart/form-data", "text/plain; charset=utf-7", ";;;"),
    "Content-Encoding": ("gzip", "deflate"),
    "Expect": ("100-continue", "200-ok"),
    "Upgrade": ("h2c", "websocket", "websocket, h2c"),
    "Cookie": ("a=b", "x" * 3_000),
    TOKENS: ("x", "x " * 2_000, "\xff", "é"),
    "Host": ("evil.example", ""),
    "Content-Length": ("-1", "5", "9" * 30, "1, 1", "0x5"),
    "Transfer-Encoding": ("chunked", "gzip, chunked", "identity"),
}
UNREADABLE = ("Host", "Content-Length", "Transfer-Encoding", "Expect", "Upgrade")
"""With these it may be that there is no answer at all, for want of a whole request."""
PLACE = re.compile(r"\{(\w+)(?::\w+)?\}")
THERE = "THERE"
"""Stands for the code of a table that is there."""
PLACES: dict[str, tuple[str, ...]] = {
    "code": (THERE, THERE, "AAAAA-AAAAA", "x", "%00"),
    "lang": LANGS,
    "game": (*(game for game, _ in TABLES), "core", "nothing", "..", "%00"),
    "seat": tuple(quote(each, safe="%&") for each in VALUES),
    "number": ("1", "2", *VALUES[:6]),
    "day": ("2026-11-16", "2026-02-30", "x", "%00"),
    "seal": ("0" * 32, "x", "%00"),
    "name": ("index.js", "../index.html", "%2e%2e/x", "x" * 300, "/"),
}


def routes() -> list[Route]:
    """Every address that the application has, so that none is forgotten here."""
    app = make_app(NoStore(), names=Names(()), home="")
    return [route for route in app.routes if isinstance(route, Route)]


class Stranger:
    """Sends a server whatever the dice want, and looks at each answer."""

    def __init__(self, server: Server, table: str) -> None:
        self.server = server
        self.table = table
        self.routes = routes()

    async def send(self, kind: str, seed: int) -> None:
        dice = random.Random(seed)
        doing: Callable[[random.Random], Any] = getattr(self, kind)
        await doing(dice)

    # ---- whole requests

    async def get(self, dice: random.Random) -> None:
        """Any address, in any way."""
        headers = [
            f"{name}: {dice.choice(HEADERS[name])}"
            for name in dice.sample([*HEADERS], dice.choice((0, 1, 2)))
        ]
        sure = not any(header.startswith(UNREADABLE) for header in headers)
        method = dice.choice(METHODS)
        data = request(self.server, f"{method} {self.path(dice)}", *headers)
        self.check(await self.ask(data, wait=sure), sure, method)

    def path(self, dice: random.Random) -> str:
        route = dice.choice(self.routes)

        def filled(place: re.Match[str]) -> str:
            return dice.choice(PLACES[place[1]]) if dice.randrange(8) else quote(dice.choice(ODD_TEXTS))

        path = PLACE.sub(filled, route.path).replace(THERE, self.table)
        asked = [f"{dice.choice(QUERY)}={self.value(dice)}" for _ in range(dice.choice((0, 0, 1, 2, 3, 200)))]
        return path + ("?" + "&".join(asked) if asked else "")

    def value(self, dice: random.Random) -> str:
        return dice.choice((self.table, *(quote(each, safe="%&") for each in VALUES)))

    async def new_table(self, dice: random.Random) -> None:
        """A wish for a table that is nearly right."""
        game, seats = dice.choice(TABLES)
        nearly = Nearly(dice, [game, "debutant", "random", "limit", "red", "pace", "quick", "decks", "mixed"])
        wish = nearly.right(inspect.type_info(NewTable))
        wish |= {"game": game, "plan": [{"bot": dice.choice(("", "random"))} for _ in range(seats)]}
        wish["options"] = {
            name: nearly.anything() for name in dice.sample(["limit", "red", "pace", "single"], 1)
        }
        wish["box"] = dice.choice(("", "", nearly.right(inspect.type_info(str)), forged_box(game, dice)))
        found = nearly.spoilt_object(wish) if nearly.chance(2) else wish
        await self.post("/api/tables", msgspec.json.encode(found))

    async def box(self, dice: random.Random) -> None:
        """A box of one's own; where it is taken, it is drawn, and now and then printed."""
        game, seats = dice.choice(TABLES)
        wish = {"game": game, "plan": [{}] * seats, "box": forged_box(game, dice)}
        answer = await self.post("/api/tables", msgspec.json.encode(wish))
        if status_of(answer) == 201:
            table = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])["table"]
            what = dice.choice(("art", "art", "art", "print") if SOAK else ("art",))
            path = f"/api/{what}/{dice.choice(TABLES)[0]}/{dice.choice(('fr', 'de'))}?table={table}"
            self.check(await self.ask(request(self.server, f"GET {path}")))

    async def record(self, dice: random.Random) -> None:
        """A record that somebody has tampered with, and sealed anew."""
        match dice.randrange(8):
            case 0:
                data = spoilt_bytes(real_record(*dice.choice(TABLES)), dice)
            case 1:
                data = dice.choice((b"", b"null", b"[" * 5_000, b"{}" * 500, b'{"format":"ludofoot record"}'))
            case _:
                data = forged_record(dice)
        where = dice.choice(
            (
                f"replay?seat={self.value(dice)}",
                "replay",
                f"branch?seat=0&number={self.value(dice)}",
                "report",
                "analysis",
            )
        )
        await self.post(f"/api/{where}", data)

    async def post(self, path: str, body: bytes) -> bytes:
        answer = await self.ask(
            request(self.server, f"POST {path}", f"Content-Length: {len(body)}", body=body)
        )
        self.check(answer)
        return answer

    # ---- whatever else there is

    async def bytes_of_a_request(self, dice: random.Random) -> None:
        """A request in which some bytes are others."""
        body = b'{"game":"fingers","plan":[{},{}]}'
        whole = request(self.server, "POST /api/tables", f"Content-Length: {len(body)}", body=body)
        for _ in range(dice.choice((1, 2, 5))):
            whole = spoilt_bytes(whole, dice)
        self.check(await self.ask(whole, wait=False), sure=False)

    async def bytes_of_a_handshake(self, dice: random.Random) -> None:
        """The same with the wish for a socket."""
        await self.ask(spoilt_bytes(handshake(self.server), dice), wait=False)

    async def frames(self, dice: random.Random) -> None:
        """A socket over which anything may come."""
        said = (
            b'{"type":"resync"}',
            b'{"type":"join","table":"%b"}' % self.table.encode(),
            b"",
            b"\xff",
            b"x" * 70_000,
            dice.randbytes(40),
        )
        kinds = (
            LAST | TEXT,
            LAST | TEXT,
            TEXT,
            0,
            LAST,
            LAST | PING,
            LAST | PONG,
            LAST | CLOSE,
            dice.randrange(256),
        )
        sent = [
            frame(dice.choice(kinds), dice.choice(said), masked=dice.randrange(9) > 0)
            * dice.choice((1, 1, 1, 300))
            for _ in range(dice.randrange(1, 8))
        ]
        cut = b"".join(sent)[: None if dice.randrange(4) else -3]
        await self.ask(handshake(self.server), cut, wait=False)

    async def ask(self, *parts: bytes, wait: bool = True) -> bytes:
        """What came back; whoever leaves the server waiting does not wait for it either."""
        if wait:
            return await exchange(self.server, *parts, seconds=60)
        with contextlib.suppress(TimeoutError):
            return await exchange(self.server, *parts, seconds=0.05)
        return b""

    def check(self, answer: bytes, sure: bool = True, method: str = "") -> None:
        """An ordinary answer, or none where none can be expected."""
        if not answer and not sure:
            return
        status, body = status_of(answer), answer.partition(b"\r\n\r\n")[2]
        assert not missing_headers(answer), answer
        assert status < 500 or status == UNABLE, answer
        if b"application/json" in answer and status >= 400 and method != "HEAD":
            refusal = msgspec.json.decode(body)
            assert refusal["type"] == "refusal", answer
            assert status < 500 or refusal["code"] == "too-costly", answer
        else:
            assert status < 500, answer


KINDS = (
    "get",
    "get",
    "get",
    "get",
    "new_table",
    "box",
    "record",
    "bytes_of_a_request",
    "bytes_of_a_handshake",
    "frames",
)


class Neighbours:
    """Tables at which people play while all this happens, in a thread and a loop of their own."""

    def __init__(self, server: Server) -> None:
        self.crowd = Crowd(server, 3)
        self.ready = threading.Event()
        self.enough = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.play()))

    async def play(self) -> None:
        await self.crowd.open("fingers", "", "", sockets=2)
        await self.crowd.open("schuss-und-tor", "", "random")
        self.ready.set()
        playing = asyncio.create_task(self.crowd.play())
        while not self.enough.is_set():
            await asyncio.sleep(0.05)
        await self.crowd.stop()
        await playing
        await self.crowd.come_to_rest()


@contextlib.contextmanager
def neighbours(data: Path) -> Iterator[tuple[Server, Neighbours]]:
    """A server at which they play; in the end nothing of theirs is lost, and nobody complained."""
    server = Server(data, **PLENTY)
    server.start()
    people = Neighbours(server)
    people.thread.start()
    try:
        assert people.ready.wait(60)
        yield server, people
    finally:
        people.enough.set()
        people.thread.join(60)
        complaint = server.stop()
    assert complaint == ""
    assert people.crowd.acknowledged() > 20
    check_store(data, people.crowd.clients)


def test_whatever_is_asked_has_an_ordinary_answer_and_games_go_on(tmp_path: Path) -> None:
    with neighbours(tmp_path) as (server, people):
        stranger = Stranger(server, people.crowd.clients[0].table)

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            derandomize=not SOAK,
            phases=[phase for phase in Phase if SOAK or phase is not Phase.shrink],
        )
        @given(
            st.lists(
                st.tuples(st.sampled_from(KINDS), st.integers(0, 2**32 - 1)),
                min_size=AT_ONCE // 2,
                max_size=AT_ONCE,
            )
        )
        def attack(plan: list[tuple[str, int]]) -> None:
            async def together() -> None:
                await asyncio.gather(*(stranger.send(kind, seed) for kind, seed in plan[:3]))
                for kind, seed in plan[3:]:
                    await stranger.send(kind, seed)

            asyncio.run(together())

        attack()


def request(server: Server, line: str, *headers: str, body: bytes = b"") -> bytes:
    """As it would be, with these headers too; one of them may stand for ours."""
    known = {"Host": server.host, "Connection": "close"}
    named = {header.partition(":")[0] for header in headers}
    ours = [f"{name}: {value}" for name, value in known.items() if name not in named]
    return "\r\n".join([f"{line} HTTP/1.1", *ours, *headers, "", ""]).encode("latin-1", "replace") + body


def test_no_address_is_left_out() -> None:
    asked = routes()
    assert len(asked) > 15
    assert {place for route in asked for place in PLACE.findall(route.path)} == {*PLACES}
