"""Advice at a real server: to the one who asked, and to nobody else."""

from __future__ import annotations

import asyncio

import pytest

from ludofoot.core.entries import Hinted
from ludofoot.core.logbook import read_record
from ludofoot.wire import answers as wire
from tests.paces.sealed import GAME as FINGERS
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded
from tests.server.rehearsal import Rehearsal

GAME = "schuss-und-tor"


async def asked(client: Client, seat: int = 0) -> str:
    """Asks once it is this seat's turn; the id of the command, which has been answered."""
    await client.until(lambda: client.phase == "playing" and seat in client.now().awaited)
    number = await client.command("hint", seat=seat)
    await client.answer_to(number)
    return number


@bounded()
async def test_whoever_plays_against_bots_is_advised_alone(server: Server) -> None:
    async with seated(server, GAME, "", "debutant") as (ada,), at_table(server, ada.table) as watcher:
        number = await asked(ada)
        await ada.until(lambda: isinstance(ada.answers.get(number), wire.Advised))
        answer = ada.answers[number]
        assert isinstance(answer, wire.Advised)
        assert answer.hint is not None
        assert answer.hint.advice[0].move in ada.offered(0)
        assert not any(b"advised" in said for said in watcher.raw)


@bounded()
async def test_among_people_nobody_is_advised(server: Server) -> None:
    async with seated(server, GAME, "", "") as (ada, bob):
        seat = ada.now().awaited[0]
        number = await asked((ada, bob)[seat], seat)
        answer = (ada, bob)[seat].answers[number]
        assert isinstance(answer, wire.Refused)
        assert answer.refusal.code == "hint-among-people"


@bounded()
async def test_it_stands_in_the_record(server: Server) -> None:
    async with seated(server, GAME, "", "debutant") as (ada,):
        await asked(ada)
        await ada.play_on(lambda moves: moves[0])
        record = read_record((await server.ask("GET", f"/api/tables/{ada.table}/record")).content)
        assert [entry.seat for entry in record.entries if isinstance(entry, Hinted)] == [0]


@bounded()
async def test_too_many_are_refused(server: Server) -> None:
    async with seated(server, GAME, "", "debutant") as (ada,):
        codes = []
        for _ in range(25):
            answer = ada.answers[await asked(ada)]
            codes.append(answer.refusal.code if isinstance(answer, wire.Refused) else "")
        assert codes[0] == ""
        assert codes[-1] == "too-many"


@bounded()
async def test_the_room_says_where_advice_is_given(server: Server) -> None:
    for game, plan, given in (
        (GAME, ("", "debutant"), True),
        (GAME, ("", ""), False),
        ("passe-eclair", ("", "debutant"), False),
    ):
        async with seated(server, game, *plan) as (ada, *_):
            assert ada.now().advises == given


@bounded()
@pytest.mark.plain_only
async def test_nobody_thinks_for_whoever_has_gone() -> None:
    rehearsal = Rehearsal(FINGERS, 2, 1)
    await rehearsal.begin()
    room, ada, bob = rehearsal.room, rehearsal.sockets[0], rehearsal.sockets[1]
    asked = asyncio.create_task(asyncio.sleep(60))
    kept = asyncio.create_task(asyncio.sleep(60))
    thought = asyncio.create_task(asyncio.sleep(60))
    room.hints.tasks = {asked: ada, kept: bob}
    room.bots.tasks[1] = thought
    room.lose(ada)
    await asyncio.gather(asked, return_exceptions=True)
    assert (asked.cancelled(), kept.done(), thought.done()) == (True, False, False)
    for connection in list(room.connections):
        room.lose(connection)
    await asyncio.gather(kept, thought, return_exceptions=True)
    assert kept.cancelled()
    assert thought.cancelled()
    rehearsal.close()
