"""The way to a table: links that lead somewhere, previews that tell nothing, who has a ticket in hand."""

from __future__ import annotations

import re
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html.parser import HTMLParser

import pytest

from ludofoot import find_games
from ludofoot.locale import LANGS, Voice
from ludofoot.server.invitations import spoken_by
from ludofoot.server.network import reach_of, would_be_homes
from tests.server.client import Client
from tests.server.process import Server, bounded

GAME = "schuss-und-tor"
HOSTILE = '"><script>alert(1)</script>\u202e{ $host }'


@asynccontextmanager
async def alone_at(server: Server, table: str, name: str) -> AsyncIterator[Client]:
    """Somebody who has sat down and waits."""
    client = await Client(server, table).join()
    try:
        await client.sit(0, name)
        yield client
    finally:
        await client.leave_line()


class Head(HTMLParser):
    """What a chat reads of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.told: dict[str, str] = {}
        self.scripts = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.scripts += tag == "script"
        if tag == "meta" and found.get("property"):
            self.told[str(found["property"])] = str(found.get("content"))


@pytest.mark.parametrize(
    ("home", "reach"),
    [
        ("http://127.0.0.1:8377", "machine"),
        ("http://127.9.9.9", "machine"),
        ("http://localhost:80", "machine"),
        ("http://[::1]:8377", "machine"),
        ("http://192.168.1.24:8377", "network"),
        ("http://10.0.0.3", "network"),
        ("http://attic:8377", "network"),
        ("http://attic.local", "network"),
        ("http://foot.example", "world"),
        ("https://foot.example", "world"),
        ("http://8.8.8.8", "world"),
    ],
)
def test_from_where_a_link_can_be_opened(home: str, reach: str) -> None:
    assert reach_of(home) == reach


def test_only_a_server_that_is_closed_to_its_network_tells_where_it_would_be() -> None:
    assert would_be_homes("0.0.0.0", 8377) == ()
    assert would_be_homes("192.168.1.24", 8377) == ()
    for home in would_be_homes("127.0.0.1", 8377):
        assert re.fullmatch(r"http://[0-9.]+:8377", home)
        assert reach_of(home) != "machine"


@bounded()
async def test_a_link_that_works_on_this_machine_alone_says_so(server: Server) -> None:
    opened = await server.open(GAME, "", "")
    found = (await server.ask("GET", f"/api/tables/{opened.table}/invitation")).json()
    assert (found["link"], found["reach"], found["secure"]) == (opened.link, "machine", False)
    assert all(link.endswith(f"/table/{opened.table}") for link in found["would_be"])
    assert (await server.ask("GET", "/api/tables/AAAAA-AAAAA/invitation")).status_code == 404


@bounded()
async def test_the_preview_names_the_game_and_nothing_else_that_is_at_the_table(server: Server) -> None:
    opened = await server.open(GAME, "", "")
    async with alone_at(server, opened.table, HOSTILE):
        for lang in LANGS:
            answer = await server.ask(
                "GET", f"/table/{opened.table}", headers={"Accept-Language": f"{lang}-XX,en;q=0.1"}
            )
            head = Head(answer.text)
            assert head.told["og:title"] == "Schuss und Tor"
            said = Voice(lang, GAME).word("preview-table", title="Schuss und Tor")
            assert head.told["og:description"] == said
            assert head.told["og:image"].endswith(f"/pictures/preview-{GAME}.png")
            assert head.scripts == 1
            assert "alert" not in answer.text
            assert opened.table not in answer.text


@bounded()
async def test_every_address_has_a_preview_and_an_unknown_table_that_of_the_shelf(server: Server) -> None:
    for address in ("/", "/table/AAAAA-AAAAA", "/replay"):
        answer = await server.ask("GET", address, headers={"Accept-Language": "fr"})
        told = Head(answer.text).told
        assert answer.status_code == 200
        assert (told["og:title"], told["og:locale"]) == ("Ludofoot", "fr")
        assert told["og:image"].endswith("/pictures/preview-shelf.png")


@bounded()
async def test_every_box_has_one_picture_of_the_size_that_chats_show(server: Server) -> None:
    ours = [game for game in find_games() if find_games()[game].minutes]
    for name in [f"preview-{game}" for game in ours] + ["preview-shelf"]:
        answer = await server.ask("GET", f"/pictures/{name}.png")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)
        assert len(answer.content) < 300_000
    assert (await server.ask("GET", "/pictures/..%2Findex.html")).status_code == 404


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("", "en"), ("de-AT,fr;q=0.8", "de"), ("it,fr;q=0.2", "fr"), ("*", "en"), ("é" * 9_999, "en")],
)
def test_a_preview_speaks_the_first_language_that_we_know(wanted: str, lang: str) -> None:
    assert spoken_by(wanted) == lang


@bounded()
async def test_whoever_opens_the_invitation_is_seen_writing_and_watchers_are_not(server: Server) -> None:
    opened = await server.open(GAME, "", "")
    async with alone_at(server, opened.table, "Ada") as ada:
        assert ada.now().host == "Ada"
        guest = await Client(server, opened.table).join()
        await guest.send({"type": "here", "doing": "writes", "name": HOSTILE})
        await ada.until(lambda: any(each.writes for each in ada.now().guests))
        assert ada.now().guests[0].name == HOSTILE[:24]
        assert ada.now().watchers == 0
        await guest.send({"type": "here", "doing": "watches"})
        await ada.until(lambda: not ada.now().guests and ada.now().watchers == 1)
        await ada.send({"type": "here", "doing": "elsewhere"})
        await ada.until(lambda: ada.now().seats[0].elsewhere)
        for number in range(60):
            await guest.send({"type": "here", "doing": "looks", "name": str(number)})
        await guest.until(lambda: any(said.refusal.code == "too-fast" for said in guest.nameless))
        await guest.leave_line()
        await ada.until(lambda: not ada.now().guests)
