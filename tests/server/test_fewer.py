"""A table that does not wait for everybody: begun with those who are here, if the game can be played so."""

from __future__ import annotations

import pytest

from tests.server.client import at_table
from tests.server.process import Server, bounded

pytestmark = pytest.mark.plain_only
GAME = "schuss-und-tor"


@bounded()
async def test_whoever_opened_the_table_begins_with_those_who_are_here(server: Server) -> None:
    opened = await server.open(GAME, "", "", "", "debutant")
    async with at_table(server, opened.table, opened.token) as ada, at_table(server, opened.table) as nils:
        await ada.sit(0, "Ada")
        await nils.until(lambda: nils.now().fewer == 2)
        await nils.sit(1, "Nils")
        await ada.until(lambda: ada.now().fewer == 3)
        assert await nils.refused("begin") == "not-the-opener"
        await ada.done("begin")
        await ada.until(lambda: ada.phase == "playing")
        await nils.until(lambda: nils.phase == "playing")
        room = nils.now()
        assert [(seat.kind, seat.name) for seat in room.seats[:2]] == [("person", "Ada"), ("person", "Nils")]
        assert [seat.kind for seat in room.seats] == ["person", "person", "bot"], "the bot has come nearer"
        assert (room.setup.seats, room.fewer) == (3, 0)
        assert await ada.refused("begin") == "cannot-begin"
        for never_begun in ("record", "report"):
            answer = await server.ask("GET", f"/api/tables/{opened.table}/{never_begun}?game=1")
            assert answer.json()["code"] == "no-such-game-in-series"
    async with at_table(server, opened.table, *ada.tokens) as again:
        assert len(again.now().seats) == 3, "it stays so"


@bounded()
async def test_nobody_is_moved_and_nothing_begins_that_cannot_be_played(server: Server) -> None:
    opened = await server.open(GAME, "", "", "")
    async with at_table(server, opened.table, opened.token) as ada:
        assert ada.now().fewer == 0
        assert await ada.refused("begin") == "cannot-begin"
        await ada.sit(0, "Ada")
        assert ada.now().fewer == 0, "one alone is no game"
        async with at_table(server, opened.table) as nils:
            await nils.sit(2, "Nils")
            assert nils.now().fewer == 0, "whoever sits beyond keeps that seat"
            assert await ada.refused("begin") == "cannot-begin"
