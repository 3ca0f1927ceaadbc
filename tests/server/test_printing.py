"""Boxes on paper and boxes of one's own, over the wire."""

from __future__ import annotations

from pathlib import Path

from ludofoot.catalogue import load
from ludofoot.core.game import Setup
from ludofoot.core.logbook import read_record
from ludofoot.gazette import report
from ludofoot.gazette.wording import Edition
from ludofoot.press import Job, print_box
from ludofoot.press.front_page import print_front_page
from tests.browser.moments import finished
from tests.server.process import Server, bounded, serving


def own_box(text: str) -> str:
    return text.replace("fritz = [1, 1, 1, 1, 1]", "fritz = [2, 1, 1, 1, 1]").replace(
        "luigi = [1, 1, 1, 1, 1]", "luigi = [1, 1, 1, 1, 0]"
    )


@bounded()
async def test_the_page_gets_what_the_terminal_writes(server: Server) -> None:
    answer = await server.ask("GET", "/api/print/schuss-und-tor/de", params={"paper": "letter", "grey": "1"})
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == 'attachment; filename="ludofoot-schuss-und-tor-de.pdf"'
    assert answer.content == print_box(Job(load("schuss-und-tor"), "de", "letter", grey=True))


@bounded()
async def test_a_table_is_played_and_printed_with_a_box_of_ones_own(server: Server) -> None:
    shipped = (await server.ask("GET", "/api/box/schuss-und-tor")).text
    opened = await server.open("schuss-und-tor", "", "debutant", box=own_box(shipped))
    address = "/api/print/schuss-und-tor/en"
    printed = await server.ask("GET", address, params={"table": opened.table})
    assert printed.content == print_box(Job(load("schuss-und-tor").boxed(own_box(shipped))))
    assert printed.content != (await server.ask("GET", address)).content


@bounded()
async def test_drawings_follow_the_box_of_the_table(server: Server) -> None:
    shipped = (await server.ask("GET", "/api/box/footmania")).text
    opened = await server.open("footmania", "", "debutant", box=shipped.replace("\nAubin = ", "\nZidoine = "))
    usual = (await server.ask("GET", "/api/art/footmania/fr")).text
    own = (await server.ask("GET", "/api/art/footmania/fr", params={"table": opened.table})).text
    assert ("AUBIN" in usual, "ZIDOINE" in usual) == (True, False)
    assert ("AUBIN" in own, "ZIDOINE" in own) == (False, True)


@bounded()
async def test_a_box_that_breaks_clauses_opens_no_table(server: Server) -> None:
    shipped = (await server.ask("GET", "/api/box/schuss-und-tor")).text
    bad = shipped.replace("bomber = 4", "bomber = 5").replace("tor = 7", "tor = 6")
    wanted = {"game": "schuss-und-tor", "plan": [{}, {"bot": "debutant"}], "box": bad}
    answer = await server.ask("POST", "/api/tables", json=wanted)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-box"
    assert answer.json()["args"]["problems"] == ["ST-03: jokers.bomber = 5 (4)", "ST-05: tor = 6 (7)"]
    for box, code in (("names = [", "damaged-box"), ("x" * 40_000, "unreadable")):
        answer = await server.ask("POST", "/api/tables", json={**wanted, "box": box})
        assert (answer.status_code, answer.json()["code"]) == (400, code)


@bounded()
async def test_what_cannot_be_printed_is_refused(server: Server) -> None:
    for address, status, code in (
        ("/api/print/golf/fr", 404, "unknown-game"),
        ("/api/print/finale/xx", 404, "unknown-language"),
        ("/api/print/finale/fr?paper=a5", 400, "unknown-paper"),
        ("/api/print/finale/fr?table=AAAAA-AAAAA", 404, "no-such-table"),
        ("/api/print/fingers/fr", 404, "not-printable"),
        ("/api/box/golf", 404, "unknown-game"),
    ):
        answer = await server.ask("GET", address)
        assert (answer.status_code, answer.json()["code"]) == (status, code)


def played(game: str) -> bytes:
    """The record of a whole match, from anywhere."""
    return finished(load(game), Setup(2))


@bounded()
async def test_a_record_from_anywhere_has_a_front_page_and_a_card(tmp_path: Path) -> None:
    data = played("schuss-und-tor")
    async with serving(tmp_path, prints_a_minute=100) as server:
        front = await server.ask("POST", "/api/front/fr", content=data)
        card, nameless, unknown = [
            await server.ask("POST", f"/api/card/{path}", content=data)
            for path in ("fr", "fr?nameless=1", "xx")
        ]
    assert (front.status_code, front.headers["content-type"]) == (200, "application/pdf")
    assert front.content == print_front_page(Edition(report(read_record(data)), "fr"))
    assert card.headers["content-type"].startswith("image/svg")
    assert "Maximilian" in card.text
    assert "Maximilian" not in nameless.text
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-language")


@bounded()
async def test_a_damaged_record_is_not_printed(tmp_path: Path) -> None:
    data = played("schuss-und-tor")
    forged = data.replace(b"Maximilian", b"Maximiliane")
    async with serving(tmp_path, prints_a_minute=100) as server:
        for body in (b"", b"{}", b"[" * 5_000, data[:-40], forged, b'{"seal":"\\u0000"}'):
            for path in ("/api/front/fr", "/api/card/fr"):
                answer = await server.ask("POST", path, content=body)
                assert answer.status_code == 400, answer.text


@bounded()
async def test_a_coat_of_arms_is_drawn_from_what_there_is(server: Server) -> None:
    usual = await server.ask("GET", "/api/crest", params={"name": "Nils"})
    other = await server.ask("GET", "/api/crest", params={"name": "Nils", "hair": "-1", "shirt": "blue"})
    assert (usual.status_code, other.status_code) == (200, 200)
    assert usual.text != other.text
    for wrong in ({"shirt": "pink"}, {"trim": "<b>"}, {"hair": "x"}, {"kit": "9" * 12}):
        answer = await server.ask("GET", "/api/crest", params=wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


@bounded()
async def test_nobody_keeps_the_press_running_for_ever(tmp_path: Path) -> None:
    async with serving(tmp_path, prints_a_minute=4) as server:
        asked = [await server.ask("GET", "/api/print/fingers/fr") for _ in range(3)]
        assert [answer.status_code for answer in asked] == [404, 404, 429]
