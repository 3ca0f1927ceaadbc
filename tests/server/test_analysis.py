"""Analyses at a real server: one job however many ask, told as it goes, and only of games that are over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from ludofoot.bots.levels import COMPILED
from ludofoot.core.logbook import Record, record_of, seal_of, write_record
from ludofoot.wire.analysed import AnalysisState
from tests.coach.games import finished, played
from tests.server.client import seated
from tests.server.process import Server, bounded, serving

GAME = "schuss-und-tor"
QUICK = {"seconds": 60, "niceness": 0}
"""Tests run where everything is busy: what is left over may be nothing."""
decode = msgspec.json.Decoder(AnalysisState).decode
AT_WORK = ("waiting", "sketch", "fair-copy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = Server(tmp_path_factory.mktemp("data"), analysing=QUICK, analyses_a_minute=1_000_000)
    found.start()
    yield found
    complaint = found.stop()
    assert not complaint, complaint


def sealed_anew(record: Record, **changed: str) -> Record:
    other = msgspec.structs.replace(record, **changed)
    return msgspec.structs.replace(other, seal=seal_of(other))


async def begin(server: Server, record: Record) -> AnalysisState:
    answer = await server.ask("POST", "/api/analysis", content=write_record(record))
    assert answer.status_code == 200, answer.text
    return decode(answer.content)


async def until(
    server: Server, seal: str, holds: Callable[[AnalysisState], bool], seen: int = -1
) -> AnalysisState:
    """Asks how far it is, again and again, as a page does."""
    while True:
        state = decode((await server.ask("GET", f"/api/analysis/{seal}?seen={seen}")).content)
        if holds(state):
            return state
        await asyncio.sleep(0.05)


@bounded()
async def test_a_record_is_analysed_once_for_all_who_ask(server: Server) -> None:
    record = finished(GAME, 2)
    first, second = await asyncio.gather(begin(server, record), begin(server, record))
    assert first.seal == second.seal == record.seal
    state = await until(server, record.seal, lambda state: state.stage not in AT_WORK)
    assert (state.stage, state.plain) == ("whole", not COMPILED)
    assert state.analysed is not None
    assert state.analysed.points[-1].chances in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))
    assert bool(state.analysed.decisions) == state.analysed.whole == COMPILED
    again = await begin(server, record)
    assert (again.stage, again.version) == ("whole", state.version), "it was kept"
    unchanged = await until(server, record.seal, lambda state: True, state.version)
    assert unchanged.analysed is None, "what has been seen is not sent again"


@bounded()
async def test_a_server_that_has_forgotten_it_finds_the_same_figures(server: Server, tmp_path: Path) -> None:
    """The same record, version and effort: the same figures, wherever."""
    record = finished(GAME, 2)
    found = []
    async with serving(tmp_path, analysing=QUICK) as fresh:
        for each in (server, fresh):
            await begin(each, record)
            found.append(await until(each, record.seal, lambda state: state.stage not in AT_WORK))
    assert found[0].stage == found[1].stage == "whole"
    assert found[0].analysed == found[1].analysed


@bounded()
async def test_what_was_found_outlives_a_restart(tmp_path: Path) -> None:
    record = finished(GAME, 2)
    async with serving(tmp_path, analysing=QUICK) as server:
        await begin(server, record)
        before = await until(server, record.seal, lambda state: state.stage not in AT_WORK)
        server.restart()
        after = await begin(server, record)
    assert (after.stage, after.analysed) == ("whole", before.analysed)


@bounded()
async def test_whoever_stops_it_keeps_what_is_there_and_may_ask_again(server: Server) -> None:
    record = finished("finale", 2)
    await begin(server, record)
    answer = await server.ask("DELETE", f"/api/analysis/{record.seal}")
    assert decode(answer.content).stage == "stopped"
    state = await until(server, record.seal, lambda state: True)
    assert state.stage == "stopped"
    assert (await begin(server, record)).stage in AT_WORK
    await server.ask("DELETE", f"/api/analysis/{record.seal}")


@bounded()
@pytest.mark.parametrize("what", ["unfinished", "damaged", "tampered", "other rules"])
async def test_what_cannot_be_analysed_gets_a_clear_answer(server: Server, what: str) -> None:
    record = finished(GAME, 2)
    data, code = {
        "unfinished": (write_record(record_of(played(GAME, 2, 3, most=5))), "record-unfinished"),
        "damaged": (write_record(record)[:-40], "record-damaged"),
        "tampered": (write_record(record).replace(b'"at":400', b'"at":401', 1), "record-tampered"),
        "other rules": (write_record(sealed_anew(record, rules="0-00000000")), "record-other-rules"),
    }[what]
    answer = await server.ask("POST", "/api/analysis", content=data)
    assert (answer.status_code, answer.json()["code"]) == (400, code)


@bounded()
async def test_a_game_that_goes_on_is_not_analysed(server: Server) -> None:
    async with seated(server, GAME, "", "debutant") as (ada,):
        early = await server.ask("POST", f"/api/tables/{ada.table}/analysis")
        assert early.json()["code"] == "game-not-over"
        await ada.play_on(lambda moves: moves[0])
        late = await server.ask("POST", f"/api/tables/{ada.table}/analysis")
        assert decode(late.content).stage != "failed"
    unknown = await server.ask("GET", "/api/analysis/00000000000000000000000000000000")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-analysis")


@bounded()
async def test_too_many_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, analyses_a_minute=4) as server:
        answers = [await server.ask("POST", "/api/analysis", content=b"{}") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [400, 400, 429]
