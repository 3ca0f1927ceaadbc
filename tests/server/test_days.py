"""The match of the day at a real server: the same deal for everybody, counted once, closed until tomorrow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot import load
from ludofoot.bots import seat_bot
from ludofoot.core.chance import FastChance
from ludofoot.core.fairness import commitment_to
from ludofoot.core.logbook import read_record
from ludofoot.server.store import steady_clock
from ludofoot.wire.answers import DayOver, DayToday, Opened
from tests.server.client import Client, at_table
from tests.server.process import Server, bounded

pytestmark = pytest.mark.plain_only
DAY_MS = 86_400_000
TUESDAY = 1_795_000_000 // 86_400 * 86_400
"""The beginning of a day of Football à la carte, the quickest game to play through."""
NOON = 43_200


class DayServer(Server):
    """A server to which it is some moment of some day."""

    def at(self, moment: float) -> DayServer:
        self.options = [each for each in self.options if not each.startswith("--clock")]
        self.options.append(f"--clock={moment - steady_clock()() / 1000:.1f}")
        return self


@pytest.fixture(scope="module")
def noon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DayServer]:
    found = DayServer(tmp_path_factory.mktemp("days"), day_par_games=3).at(TUESDAY + NOON)
    found.start()
    yield found
    assert not found.stop()


async def begun(server: Server, **wish: Any) -> Opened:
    answer = await server.ask("POST", "/api/day", json=wish)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Opened)


async def today(server: Server) -> DayToday:
    answer = await server.ask("GET", "/api/day")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DayToday)


async def refused(server: Server, method: str, path: str, **more: Any) -> tuple[int, str]:
    answer = await server.ask(method, path, **more)
    return answer.status_code, msgspec.json.decode(answer.content)["code"]


async def count(server: Server, opened: Opened, name: str = "", **other: Any) -> Any:
    sent = {"table": opened.table, "token": opened.token, "name": name, **other}
    answer = await server.ask("POST", "/api/day/results", json=sent)
    return msgspec.json.decode(answer.content)


async def play_on(client: Client, moves: int = 10_000) -> list[dict[str, Any]]:
    """Plays like a beginner whose luck is always the same; what was played."""
    game = load(client.now().game)
    bot = seat_bot(game, "debutant")
    made: list[dict[str, Any]] = []
    while client.phase != "over" and len(made) < moves:
        await client.until(lambda: 0 in client.now().awaited or client.phase == "over")
        if client.phase == "over":
            break
        view = msgspec.convert(client.screens[0].view, game.view_type)
        made.append(msgspec.to_builtins(bot.choose(view, FastChance(7))))
        before = client.updates
        await client.done("move", seat=0, move=made[-1])
        await client.until_more(before)
    return made


@bounded(120)
async def test_two_browsers_have_the_same_deal_and_the_same_moves_give_the_same_game(noon: DayServer) -> None:
    one, two = await begun(noon, name="Ada", counted=True), await begun(noon, name="Noé")
    async with at_table(noon, one.table, one.token) as ada, at_table(noon, two.table, two.token) as noah:
        assert ada.now().day == noah.now().day == (await today(noon)).day
        assert (ada.now().counted, noah.now().counted) == (True, False)
        assert ada.screens[0].view == noah.screens[0].view
        assert ada.now().advises is False
        assert await ada.refused("hint", seat=0) == "hint-day"
        moves = await play_on(ada)
        assert await play_on(noah) == moves
        assert ada.screens[0].view == noah.screens[0].view
        assert not any(screen.undo for screen in (*ada.screens.values(), *noah.screens.values()))
        assert await ada.refused("undo", seat=0) == "undo-day"
        assert await ada.refused("rematch", seat=0) == "rematch-day"

    shown = {"headers": {"X-Ludofoot-Tokens": one.token}}
    card = await noon.ask("GET", f"/api/tables/{one.table}/card/fr", **shown)
    assert card.status_code == 200
    assert "match du jour n°" in card.text
    assert card.text.count(">?<") == 2, "neither score"
    for path in ("record", "report", "card/fr", "front/fr"):
        assert await refused(noon, "GET", f"/api/tables/{one.table}/{path}") == (403, "day-not-over")
    assert await refused(noon, "GET", f"/api/tables/{one.table}/record", **shown) == (403, "day-not-over")
    assert await refused(noon, "POST", f"/api/tables/{one.table}/analysis") == (403, "day-not-over")
    assert (await noon.ask("GET", f"/api/tables/{one.table}/report", **shown)).status_code == 200

    counted = await count(noon, one, name="\u202eAda\x00  <b>" + "x" * 40)
    assert set(counted) == {"result"}
    assert await count(noon, one, name="Somebody else") == counted, "once, however often it is sent"
    found = await today(noon)
    assert [(each.result, each.count) for each in found.results] == [(counted["result"], 1)]
    (player,) = found.players
    assert (player.name, player.result) == ("Ada <b>" + "x" * 17, counted["result"])
    assert (await count(noon, two))["code"] == "day-not-counted"
    assert (await count(noon, one, token=two.token))["code"] == "day-not-over", "somebody else's table"
    assert (await count(noon, one, token=two.token, result=9))["code"] == "unreadable"


@bounded()
async def test_what_is_no_finished_match_of_the_day_does_not_count(noon: DayServer) -> None:
    begun_only = await begun(noon, counted=True)
    assert (await count(noon, begun_only))["code"] == "game-not-over"
    other = await noon.open("football-a-la-carte", "", "confirme")
    assert (await count(noon, other))["code"] == "game-not-over"
    assert (await count(noon, other, table="AAAAA-AAAAA"))["code"] == "no-such-table"
    for body in (b"{", b"[]", b'{"counted": 1}', b'{"name": "' + b"x" * 65 + b'"}', b'{"seed": "x"}'):
        assert await refused(noon, "POST", "/api/day", content=body) == (400, "unreadable")
    assert (await refused(noon, "POST", "/api/day", content=b"x" * 5_000))[1] == "too-large"


@bounded()
async def test_bots_are_compared_with_where_nobody_else_is(noon: DayServer) -> None:
    found = await today(noon)
    while not found.bots:
        found = await today(noon)
    assert 1 <= sum(each.count for each in found.bots) <= 200


@bounded(120)
async def test_tomorrow_everything_is_open_and_there_is_another_deal(tmp_path: Path) -> None:
    """Ten minutes before midnight a match is begun, another one played; then the day changes."""
    server = DayServer(tmp_path, day_par_games=3).at(TUESDAY + DAY_MS / 1000 - 600)
    server.start()
    first = await today(server)
    assert await refused(server, "GET", f"/api/day/{first.day}") == (403, "day-not-over")
    late, done = await begun(server, counted=True), await begun(server, counted=True)
    async with at_table(server, done.table, done.token) as ada:
        await play_on(ada)
    async with at_table(server, late.table, late.token) as noah:
        await play_on(noah, 2)
    result = (await count(server, done))["result"]
    server.stop()

    server.at(TUESDAY + DAY_MS / 1000 + 600).start()
    second = await today(server)
    assert (second.number, second.results) == (first.number + 1, ())
    assert second.promise != first.promise
    answer = await server.ask("GET", f"/api/day/{first.day}")
    over = msgspec.json.decode(answer.content, type=DayOver)
    assert commitment_to(over.secret) == over.promise == first.promise
    assert [(each.result, each.count) for each in over.results] == [(result, 1)]
    record = read_record((await server.ask("GET", f"/api/tables/{done.table}/record")).content)
    assert [entry.seed for entry in record.entries if hasattr(entry, "seed")] == [over.seed]
    async with at_table(server, late.table, late.token) as noah:
        assert noah.now().day == first.day
        await play_on(noah)
    assert (await count(server, late))["code"] == "day-late"
    assert (await count(server, done))["result"] == result, "sent again, it is still the same"
    for day in ("2026-02-30", "2025-12-31", "x" * 10, "9999-12-31", "2026-1-1"):
        assert (await refused(server, "GET", f"/api/day/{day}"))[0] in (403, 404)
    assert not server.stop()


@bounded()
async def test_a_host_may_do_without(tmp_path: Path) -> None:
    server = DayServer(tmp_path)
    server.options.append("--no-day-match")
    server.start()
    assert await refused(server, "GET", "/api/day") == (404, "no-day-match")
    assert await refused(server, "POST", "/api/day", json={}) == (404, "no-day-match")
    assert not server.stop()
