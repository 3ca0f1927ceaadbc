"""What the page asks for besides a game: lids, faces, and at which table it is somebody's turn."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from ludofoot import find_games
from ludofoot.locale import LANGS, Voice
from ludofoot.server.page import literal
from tests.server.client import seated
from tests.server.process import Server, bounded

SVG = "{http://www.w3.org/2000/svg}"


@bounded()
async def test_the_lid_of_a_box_is_drawn_in_every_language(server: Server) -> None:
    lids = [(await server.ask("GET", f"/api/lid/schuss-und-tor/{lang}")).text for lang in ("fr", "en", "de")]
    assert all(ElementTree.fromstring(lid).tag == f"{SVG}svg" for lid in lids)
    assert "2–4 joueurs" in lids[0]
    assert len(set(lids)) == 3


@bounded()
async def test_the_lightest_box_stands_first_and_says_on_its_lid_how_long_it_takes(server: Server) -> None:
    boxes = (await server.ask("GET", "/api/games")).json()
    ours = [box for box in boxes if box["minutes"]]
    assert [box["id"] for box in ours] == [
        "schuss-und-tor", "passe-eclair", "football-a-la-carte", "finale", "footmania",
    ]  # fmt: skip
    assert boxes[: len(ours)] == ours, "a game that says nothing of it stands last"
    for box in ours:
        lengths = [preset["minutes"] for preset in box["presets"]] or [box["minutes"]]
        minutes = min(lengths) if max(lengths) < box["minutes"] else box["minutes"]
        for lang in LANGS:
            assert re.search(rf"\b{minutes}\s", Voice(lang, box["id"]).word("lid-facts")), box["id"]


@bounded()
async def test_a_game_without_drawings_has_an_empty_lid(server: Server) -> None:
    answer = await server.ask("GET", "/api/lid/fingers/fr")
    assert (answer.status_code, "viewBox" in answer.text) == (200, False)


@bounded()
async def test_a_game_without_a_sheet_has_no_clauses(server: Server) -> None:
    answer = await server.ask("GET", "/api/sheet/fingers/fr")
    assert (answer.status_code, answer.json()["clauses"]) == (200, [])


@bounded()
async def test_nobody_gets_a_lid_of_an_unknown_game_or_language(server: Server) -> None:
    for address in ("/api/lid/schuss-und-tor/xx", "/api/lid/golf/fr"):
        assert (await server.ask("GET", address)).status_code == 404


@bounded()
async def test_the_words_of_the_shelf_name_every_box_and_say_nothing_else_of_a_game(server: Server) -> None:
    for lang in LANGS:
        said = messages((await server.ask("GET", f"/api/locale/{lang}/shelf")).text)
        for game in find_games():
            voice = Voice(lang, game)
            assert said[f"title-{game}"] == voice.word("title")
            assert said[f"tagline-{game}"] == voice.word("tagline")
        assert not {name for name in said if name.startswith(("option-", "move-", "event-", "ask-"))}


@bounded()
async def test_a_page_that_is_older_than_the_server_still_finds_all_its_words(server: Server) -> None:
    """It asks for `core` and for games, and knows of no other words."""
    shelf = messages((await server.ask("GET", "/api/locale/fr/shelf")).text)
    own = {name for name in shelf if not name.startswith(("title-", "tagline-"))}
    for older in ("core", "finale"):
        said = messages((await server.ask("GET", f"/api/locale/fr/{older}")).text)
        assert own <= said.keys()
        assert "page-who-plays" in said


@bounded()
async def test_words_are_asked_for_again_but_sent_only_if_they_changed(server: Server) -> None:
    first = await server.ask("GET", "/api/locale/fr/shelf")
    assert first.headers["cache-control"] == "no-cache"
    again = await server.ask("GET", "/api/locale/fr/shelf", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await server.ask("GET", "/api/locale/xx/shelf")).status_code == 404


@pytest.mark.parametrize(
    "title", ['"Quoted" \\ {braced}', "Two\nlines", "\u00a0Espace\u202ffine ", "# { $hole } *"]
)
def test_whatever_stands_on_a_box_is_said_as_it_stands(title: str) -> None:
    assert messages(f"title-x = {literal(title)}")["title-x"] == title.replace("\n", " ")


def messages(text: str) -> dict[str, str]:
    """What a text of Fluent says without arguments; what needs some is there all the same."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    names = [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    patterns = {name: bundle.get_message(name).value for name in names}
    return {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in patterns.items() if pattern}


@bounded()
async def test_a_name_has_one_face_with_every_mood(server: Server) -> None:
    async def faces(seat: int, name: str) -> str:
        return (await server.ask("GET", f"/api/faces/{seat}", params={"name": name})).text

    lina = await faces(1, "Lina")
    views = {view.get("id") for view in ElementTree.fromstring(lina).iter(f"{SVG}view")}
    assert views == {"calm", "goal", "conceded", "turn", "thinking"}
    assert await faces(1, "Lina") == lina
    assert len({lina, await faces(0, "Lina"), await faces(1, "Otto")}) == 3
    assert "<script" not in await faces(1, "<script>")


@bounded()
async def test_only_who_holds_a_seat_learns_whose_turn_it_is(server: Server) -> None:
    async with seated(server, "schuss-und-tor", "", "") as clients:
        ada = clients[0]
        address = f"/api/tables/{ada.table}"
        stranger = (await server.ask("GET", address)).json()
        assert set(stranger) == {"table", "game", "phase", "number"}
        held = [token for client in clients for token in client.tokens]
        wrong = (await server.ask("GET", address, headers={"X-Ludofoot-Tokens": "x" * 32})).json()
        assert wrong == stranger
        player = (await server.ask("GET", address, headers={"X-Ludofoot-Tokens": " ".join(held)})).json()
        assert player["yours"] == [0, 1]
        assert player["awaited"] == list(ada.now().awaited)
        assert [seat["name"] for seat in player["seats"]] == [seat.name for seat in ada.now().seats]
