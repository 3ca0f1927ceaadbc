"""A page that does not know a game asks how the fields of its view are spoken."""

from __future__ import annotations

from ludofoot import find_games
from ludofoot.core.words import spoken
from tests.server.process import Server, bounded


@bounded()
async def test_seats_and_words_of_a_view_are_marked_as_its_records_mark_them(server: Server) -> None:
    for game in find_games().values():
        said = (await server.ask("GET", f"/api/says/{game.id}")).json()
        marked = {field: says for field, says in spoken(game.view_type).items() if says}
        assert marked
        assert said.items() >= marked.items()


@bounded()
async def test_records_inside_a_view_are_marked_too(server: Server) -> None:
    said = (await server.ask("GET", "/api/says/bazaar")).json()
    assert said["offers"] == {"seat": "seat", "good": "good"}
    assert said["goods"] == "good"
    assert "coins" not in said


@bounded()
async def test_nobody_speaks_of_an_unknown_game(server: Server) -> None:
    assert (await server.ask("GET", "/api/says/golf")).status_code == 404
