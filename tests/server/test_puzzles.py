"""Puzzles at a real server: the same as everywhere, one answer at each table, explained afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot import load
from ludofoot.coach.puzzle import Puzzle, Solution, puzzle_of_number
from ludofoot.core.day import number_of
from ludofoot.server.moments import date_of
from ludofoot.wire.answers import Opened, PuzzleInfo, PuzzleToday, Taught
from tests.server.client import Client, at_table
from tests.server.process import Server, bounded
from tests.server.test_days import NOON, TUESDAY, DayServer

pytestmark = pytest.mark.plain_only
TODAY = number_of(date_of(TUESDAY * 1_000))


@pytest.fixture(scope="module")
def noon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DayServer]:
    found = DayServer(tmp_path_factory.mktemp("puzzles")).at(TUESDAY + NOON)
    found.start()
    yield found
    assert not found.stop()


async def begun(server: Server, number: int, **wish: Any) -> Opened:
    answer = await server.ask("POST", f"/api/puzzles/{number}", json=wish)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Opened)


async def today(server: Server) -> PuzzleToday:
    return msgspec.json.decode((await server.ask("GET", "/api/puzzle")).content, type=PuzzleToday)


async def solution(server: Server, opened: Opened, token: str = "") -> Any:
    shown = {"X-Ludofoot-Tokens": token or opened.token}
    answer = await server.ask("GET", f"/api/tables/{opened.table}/solution", headers=shown)
    return msgspec.json.decode(answer.content)


def plain(puzzle: Puzzle, place: int) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(load(puzzle.game).notation().read(puzzle.options[place].move))
    return found


def taught_at(client: Client) -> Taught:
    found = client.now().lesson
    assert found is not None
    return found


@bounded(120)
async def test_today_s_is_answered_once_explained_and_counted_once(noon: DayServer) -> None:
    shown = await today(noon)
    puzzle = puzzle_of_number(TODAY).puzzle
    assert (shown.number, shown.game, shown.stars) == (TODAY, puzzle.game, puzzle.stars)
    assert (shown.tried, shown.found) == (0, 0)
    seat = puzzle.seat
    one, two, idle = (
        await begun(noon, TODAY, counted=True),
        await begun(noon, TODAY, counted=True),
        await begun(noon, TODAY),
    )
    async with at_table(noon, one.table, one.token) as ada, at_table(noon, one.table) as watcher:
        assert taught_at(ada).state == "move"
        assert ada.now().commitment == ""
        assert ada.now().advises is False
        assert ada.screens[seat].prompts
        view = ada.screens[seat].view
        assert (await solution(noon, one))["code"] == "puzzle-not-answered"
        assert (await solution(noon, one, token="x" * 32))["code"] == "not-your-seat"
        for asked in ("hint", "undo", "take-back"):
            assert await ada.refused(asked, seat=seat) == "puzzle-alone"
        assert await watcher.refused("move", seat=seat, move=plain(puzzle, 0)) == "not-your-seat"
        assert await ada.refused("move", seat=seat, move={"type": "nothing"}) == "bad-move"
        await ada.done("move", seat=seat, move=plain(puzzle, 0))
        await ada.until(lambda: taught_at(ada).state == "button")
        assert ada.screens[seat].view == view, "the answer is not played"
        assert not ada.screens[seat].prompts
        assert await ada.refused("move", seat=seat, move=plain(puzzle, 1)) == "puzzle-answered"
        found = msgspec.convert(await solution(noon, one), Solution)
        assert found.right
        assert (found.own, found.answer) == (0, plain(puzzle, 0))
        assert b"candidates" not in b"".join(map(msgspec.json.encode, (watcher.now(), ada.now())))
        await ada.done("learn", seat=seat, step=0)
        await ada.until(lambda: taught_at(ada).state == "over" and bool(ada.screens[seat].prompts))
        before = ada.updates
        await ada.done("move", seat=seat, move=plain(puzzle, 1))
        await ada.until_more(before)
    async with at_table(noon, two.table, two.token) as noah:
        await noah.done("move", seat=seat, move=plain(puzzle, 1))
    async with at_table(noon, idle.table, idle.token) as eve:
        await eve.done("move", seat=seat, move=plain(puzzle, 1))
        assert not msgspec.convert(await solution(noon, idle), Solution).right
    while (counted := await today(noon)).tried < 2:
        pass
    assert (counted.tried, counted.found) == (2, 1), "one that does not count is not counted"


@bounded()
async def test_older_ones_are_there_by_number_and_tomorrow_s_is_not(noon: DayServer) -> None:
    answer = await noon.ask("GET", "/api/puzzles")
    older = msgspec.json.decode(answer.content, type=list[PuzzleInfo])
    assert older[0].number == TODAY - 1
    assert TODAY not in {each.number for each in older}
    games: dict[str, int] = {}
    for each in older:
        games.setdefault(each.game, each.number)
    for number in games.values():
        puzzle = puzzle_of_number(number).puzzle
        opened = await begun(noon, number, counted=True)
        async with at_table(noon, opened.table, opened.token) as ada:
            about = taught_at(ada).puzzle
            assert about is not None
            assert (about.number, ada.now().game) == (number, puzzle.game)
            await ada.done("move", seat=puzzle.seat, move=plain(puzzle, 1))
        assert (await solution(noon, opened))["own"] == 1
    assert (await today(noon)).tried in (0, 2), "only today's is counted"
    for asked, status, code in (
        (TODAY + 1, 403, "puzzle-not-yet"),
        (0, 404, "no-such-puzzle"),
        (older[-1].number - 1, 404, "no-such-puzzle"),
        ("x", 400, "unreadable"),
        ("9" * 30, 400, "unreadable"),
    ):
        answer = await noon.ask("POST", f"/api/puzzles/{asked}", json={})
        assert (answer.status_code, msgspec.json.decode(answer.content)["code"]) == (status, code)
    for body in (b"{", b"[]", b'{"counted": 1}', b'{"right": true}'):
        answer = await noon.ask("POST", f"/api/puzzles/{TODAY}", content=body)
        assert (answer.status_code, msgspec.json.decode(answer.content)["code"]) == (400, "unreadable")
    other = await noon.open("schuss-und-tor", "", "debutant")
    assert (await solution(noon, other))["code"] == "no-puzzle-here"


@bounded()
async def test_an_answer_survives_a_restart_and_bots_wait_until_it_was_read(tmp_path: Path) -> None:
    server = DayServer(tmp_path).at(TUESDAY + NOON)
    server.start()
    puzzle = puzzle_of_number(TODAY).puzzle
    opened = await begun(server, TODAY, counted=True)
    async with at_table(server, opened.table, opened.token) as ada:
        await ada.done("move", seat=puzzle.seat, move=plain(puzzle, 1))
        told = len(ada.told[puzzle.seat])
    server.restart()
    async with at_table(server, opened.table, opened.token) as ada:
        assert taught_at(ada).state == "button"
        assert len(ada.told[puzzle.seat]) == told
        assert await ada.refused("move", seat=puzzle.seat, move=plain(puzzle, 0)) == "puzzle-answered"
        assert (await solution(server, opened))["own"] == 1
    assert (await today(server)).tried == 1
    assert not server.stop()


@bounded()
async def test_a_puzzle_has_a_card_to_share_once_its_day_has_come(noon: DayServer) -> None:
    address = f"/api/puzzles/{TODAY}/card/fr"
    found = await noon.ask("GET", address, params={"right": "1", "days": "4"})
    missed = await noon.ask("GET", address)
    assert "4 jours de suite" in found.text
    assert "de suite" not in missed.text
    for path, status, code in (
        (f"/api/puzzles/{TODAY + 1}/card/fr", 403, "puzzle-not-yet"),
        ("/api/puzzles/0/card/fr", 404, "no-such-puzzle"),
        (f"/api/puzzles/{TODAY}/card/xx", 404, "unknown-language"),
        (f"/api/puzzles/{TODAY}/card/fr?days=many", 400, "unreadable"),
    ):
        answer = await noon.ask("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
