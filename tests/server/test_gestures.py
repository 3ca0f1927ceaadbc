"""Gestures at a real server: everybody sees them, nothing is written down, nobody is flooded."""

from __future__ import annotations

from ludofoot.server.limits import Limits
from ludofoot.wire import answers as wire
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded

GAME = "schuss-und-tor"
REST_MS = Limits().gesture_seconds * 1000


async def shown(client: Client, seat: int, gesture: str = "bravo") -> wire.AnyAnswer:
    """What becomes of a gesture."""
    return await client.answer_to(await client.command("gesture", seat=seat, gesture=gesture))


def refusal(answer: wire.AnyAnswer) -> str:
    """Why not."""
    assert isinstance(answer, wire.Refused)
    return answer.refusal.code


@bounded()
async def test_everybody_at_the_table_sees_it_and_the_log_does_not(server: Server) -> None:
    async with seated(server, GAME, "", "") as (ada, bob), at_table(server, ada.table) as watcher:
        await ada.until(lambda: ada.now().watchers == 1)
        before = ada.now()
        answer = await shown(ada, 0, "save")
        assert isinstance(answer, wire.Gestured)
        assert answer.rest_ms == REST_MS
        seen = b'{"type":"gestured","id":"","seat":0,"gesture":"save","rest_ms":0}'
        await bob.until(lambda: seen in bob.raw)
        await watcher.until(lambda: seen in watcher.raw)
        assert ada.now() == before


@bounded()
async def test_one_at_a_time_and_only_for_oneself(server: Server) -> None:
    async with seated(server, GAME, "", "") as (ada, _bob), at_table(server, ada.table) as watcher:
        assert isinstance(await shown(ada, 0), wire.Gestured)
        assert refusal(await shown(ada, 0)) == "gesture-soon"
        assert refusal(await shown(ada, 1)) == "not-your-seat"
        assert refusal(await shown(ada, -2)) == "not-your-seat"
        assert isinstance(await shown(watcher, -2), wire.Gestured)
        async with at_table(server, ada.table) as second:
            assert refusal(await shown(second, -2)) == "gesture-soon", "those who watch share one measure"


@bounded()
async def test_not_while_cards_fly(server: Server) -> None:
    plan = {"options": {"pace": "relaxed"}}
    async with seated(server, "passe-eclair", "", "debutant", **plan) as (ada,):
        await ada.done("move", seat=0, move={"type": "ready", "cards": []})
        await ada.until(lambda: (ada.screens[0].view or {}).get("step") == "open")
        assert refusal(await shown(ada, 0)) == "gesture-race"
        await ada.done("hold", seat=0, on=True)
        assert isinstance(await shown(ada, 0), wire.Gestured)
