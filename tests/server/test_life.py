"""The life of a table: undo, absence, clocks, another game."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest

from ludofoot.catalogue import load
from ludofoot.games.schuss_und_tor.records import Lay
from ludofoot.server.absence import Absence
from ludofoot.server.telling import clocks_of
from ludofoot.wire import answers as wire
from ludofoot.wire import requests
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded
from tests.server.rehearsal import Rehearsal

pytestmark = pytest.mark.plain_only

SHOW = {"type": "show", "fingers": 2}


async def hot_seat(server: Server, game: str, **more: object) -> Client:
    opened = await server.open(game, "", "", **more)
    ada = await Client(server, opened.table).join()
    await ada.sit(0, "Ada")
    await ada.sit(1, "Bob")
    await ada.until(lambda: ada.phase == "playing")
    return ada


def view(client: Client, seat: int) -> dict[str, object]:
    found = client.screens[seat].view
    assert found is not None
    return found


def may_undo(client: Client) -> list[bool]:
    return [screen.undo for screen in client.screens.values()]


# ---- undo and taking back


@bounded()
async def test_on_one_screen_the_last_move_can_be_undone(server: Server) -> None:
    ada = await hot_seat(server, "bazaar")
    assert may_undo(ada) == [False, False]
    await ada.move(0, {"type": "skip"})
    assert may_undo(ada) == [True, False]
    assert [told.event["type"] for told in ada.told[0]] == ["skipped"]
    await ada.done("undo", seat=0)
    await ada.until(lambda: view(ada, 0)["turn"] == 0)
    assert ada.told[0] == [], "what is undone is no longer told"
    await ada.leave_line()


@bounded()
async def test_against_a_bot_a_move_can_be_undone_while_it_thinks(slow_bots: Server) -> None:
    async with seated(slow_bots, "bazaar", "", "random") as (ada,):
        await ada.move(0, {"type": "skip"})
        await ada.done("undo", seat=0)
        await ada.until(lambda: view(ada, 0)["turn"] == 0)
        assert ada.told[0] == []


@bounded()
async def test_against_a_bot_a_decision_can_be_undone_until_the_next_one(server: Server) -> None:
    for _ in range(40):  # until a bot answers without luck
        async with seated(server, "bazaar", "", "random") as (ada,):
            await ada.until(lambda: view(ada, 0)["turn"] == 0)
            before = len(ada.told[0])
            await ada.move(0, {"type": "skip"})
            await ada.until(lambda: view(ada, 0)["turn"] == 0)
            if may_undo(ada) == [False]:
                continue
            assert ada.told[0][-1].event["seat"] == 1
            await ada.done("undo", seat=0)
            await ada.until(lambda: may_undo(ada) == [False])
            assert (view(ada, 0)["turn"], len(ada.told[0])) == (0, before)
            assert await ada.refused("undo", seat=0) in {"undo-once", "undo-nothing"}
            return
    raise AssertionError("every bot drew")


@bounded()
async def test_a_draw_of_luck_cannot_be_undone(server: Server) -> None:
    ada = await hot_seat(server, "bazaar")
    await ada.move(0, {"type": "draw"})
    assert await ada.refused("undo", seat=0) == "undo-luck"
    await ada.leave_line()


@bounded()
async def test_between_people_on_two_sockets_nothing_is_undone(server: Server) -> None:
    async with seated(server, "bazaar", "", "") as (ada, _):
        await ada.move(0, {"type": "skip"})
        assert not ada.screens[0].undo
        assert await ada.refused("undo", seat=0) == "undo-online"


@bounded()
async def test_a_sealed_choice_is_taken_back_until_all_have_chosen(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, bob):
        await ada.move(0, SHOW)
        assert ada.screens[0].take_back
        assert not bob.screens[1].take_back
        await ada.done("take-back", seat=0)
        await bob.until(lambda: view(bob, 1)["chosen"] == [False, False])
        assert await ada.refused("take-back", seat=0) == "nothing-to-take-back"


# ---- absence


@bounded()
async def test_a_short_blip_is_nobodys_business(slow_bots: Server) -> None:
    async with seated(slow_bots, "fingers", "", "") as (ada, bob):
        ada.cut_line()
        await ada.until(lambda: ada.closed)
        await ada.join()
        assert await bob.quiet(0.3) == 0


@bounded()
async def test_whoever_is_away_is_missed_and_may_return(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, bob):
        await ada.leave_line()
        await bob.until(lambda: bob.phase == "paused")
        away = bob.now().seats[0]
        assert not away.present
        assert away.away_ms is not None
        assert await bob.refused("settle", seat=1, absent=0, choice="bot") == "not-yet"
        await bob.until(lambda: bob.now().seats[0].away_ms == 0)
        await ada.join()
        await bob.until(lambda: bob.phase == "playing")
        assert bob.now().seats[0].present
        assert await bob.refused("settle", seat=1, absent=0, choice="bot") == "nobody-away"


def test_an_alarm_that_rings_too_early_rings_again() -> None:
    moment = 0
    absence = Absence(lambda: 10, 250, lambda: moment)
    absence.leave(0)
    moment = 249
    absence.look()
    moment = 250
    assert absence.next_wake() == 250, "nobody has been told yet"
    absence.look()
    assert absence.next_wake() is None
    absence.wait_longer(0)
    assert absence.next_wake() == 500


@bounded()
async def test_where_players_take_turns_whoever_is_asked_may_move_in_a_pause(server: Server) -> None:
    async with seated(server, "bazaar", "", "") as (ada, bob):
        await bob.leave_line()
        await ada.until(lambda: ada.phase == "paused")
        await ada.move(0, {"type": "skip"})
        assert (ada.phase, view(ada, 0)["turn"]) == ("paused", 1)


@bounded()
async def test_the_others_may_wait_let_a_bot_play_and_the_owner_still_returns(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, bob):
        await ada.leave_line()
        await bob.until(lambda: bob.phase == "paused" and bob.now().seats[0].away_ms == 0)
        before = len(bob.rooms)
        await bob.done("settle", seat=1, absent=0, choice="wait")
        await bob.until(lambda: any(room.seats[0].away_ms for room in bob.rooms[before:]))
        await bob.until(lambda: bob.now().seats[0].away_ms == 0)
        await bob.done("settle", seat=1, absent=0, choice="bot")
        await bob.until(lambda: bob.phase == "playing" and bob.now().seats[0].bot != "")
        await bob.until(lambda: view(bob, 1)["chosen"] == [True, False])
        await ada.join()
        await bob.until(lambda: bob.now().seats[0].bot == "" and bob.now().seats[0].present)


@bounded()
async def test_all_who_are_here_must_agree_to_end(server: Server) -> None:
    async with seated(server, "fingers", "", "", "") as (ada, bob, cleo):
        await ada.leave_line()
        await bob.until(lambda: bob.phase == "paused" and bob.now().seats[0].away_ms == 0)
        await bob.done("settle", seat=1, absent=0, choice="end")
        assert bob.phase == "paused"
        await cleo.done("settle", seat=2, absent=0, choice="bot")
        assert cleo.phase == "paused"
        await cleo.done("settle", seat=2, absent=0, choice="end")
        await bob.until(lambda: bob.phase == "over")
        assert bob.now().broken_off == "absent"
        assert bob.now().outcome is None
        assert bob.now().secret


@bounded()
async def test_before_the_start_a_seat_that_is_left_is_free_again(server: Server) -> None:
    opened = await server.open("fingers", "", "", "")
    async with at_table(server, opened.table) as ada, at_table(server, opened.table) as bob:
        await ada.sit(0)
        await bob.sit(1)
        await ada.done("leave", seat=0)
        await bob.until(lambda: bob.now().seats[0].kind == "free")
        await ada.until(lambda: list(ada.screens) == [-2])
        assert await ada.refused("ready", seat=0, commitment="ab" * 32) == "not-your-seat"
        await ada.leave_line()
        stale = await Client(server, opened.table, *ada.tokens).join()
        assert list(stale.screens) == [-2], "the token opens nothing any more"
        await stale.leave_line()
        watcher = await Client(server, opened.table).join()
        started = time.monotonic()
        await bob.leave_line()
        await watcher.until(lambda: watcher.now().seats[1].kind == "free")
        assert time.monotonic() - started > 0.2, "time to send a friend the link"
        await watcher.leave_line()


# ---- another game


@bounded()
async def test_a_rematch_keeps_seats_moves_the_opener_and_makes_a_new_secret(server: Server) -> None:
    async with seated(server, "schuss-und-tor", "", "") as (ada, bob):
        await asyncio.gather(ada.play_on(), bob.play_on())
        before = ada.now()
        opener = next(told.event["seat"] for told in ada.told[0] if told.event["type"] == "opener-drawn")
        assert await ada.refused("move", seat=0, move={"type": "pass"}) == "game-over"
        await ada.done("rematch", seat=0)
        await bob.until(lambda: bob.now().seats[0].rematch)
        assert bob.phase == "over"
        await bob.done("rematch", seat=1)
        for client in (ada, bob):
            await client.until(lambda client=client: client.phase == "playing")  # type: ignore[misc]
        after = ada.now()
        assert after.number == before.number + 1
        assert after.setup.opener == 1 - opener
        assert after.commitment != before.commitment
        assert after.secret == ""
        assert [seat.name for seat in after.seats] == [seat.name for seat in before.seats]
        assert all(told.event["type"] != "game-over" for told in ada.told[0])


@bounded(90)
@pytest.mark.parametrize(("named", "again"), [({}, None), ({"opener": 0}, 0), ({"opener": 1}, 1)])
async def test_a_rematch_asks_the_game_who_begins(
    server: Server, named: dict[str, int], again: int | None
) -> None:
    pace = {"pace": "lightning"}
    async with seated(server, "passe-eclair", "", "", options=pace, **named) as (ada, bob):
        await asyncio.gather(ada.play_on(), bob.play_on())
        for client in (ada, bob):
            await client.done("rematch", seat=client.seats[0])
        await ada.until(lambda: ada.now().number == 2 and ada.phase == "playing")
        assert ada.now().setup.opener == again
        assert ("trainer-drawn" in [told.event["type"] for told in ada.told[0]]) == (again is None)


@bounded()
async def test_every_finished_game_of_a_series_can_be_had(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, bob):
        await asyncio.gather(ada.play_on(), bob.play_on())
        address = f"/api/tables/{ada.table}/record"
        first = (await server.ask("GET", address)).content
        for client in (ada, bob):
            await client.done("rematch", seat=client.seats[0])
        await bob.until(lambda: bob.phase == "playing")
        assert (await server.ask("GET", f"{address}?game=1")).content == first
        assert (await server.ask("GET", f"{address}?game=2")).json()["code"] == "game-not-over"
        unknown = await server.ask("GET", f"{address}?game=3")
        assert (unknown.status_code, unknown.json()["code"]) == (404, "no-such-game-in-series")


@bounded()
async def test_a_rematch_does_not_wait_for_those_who_have_gone(server: Server) -> None:
    async with seated(server, "fingers", "", "", "") as (ada, bob, cleo):
        await asyncio.gather(ada.play_on(), bob.play_on(), cleo.play_on())
        await cleo.leave_line()
        await ada.done("rematch", seat=0)
        await bob.done("rematch", seat=1)
        await ada.until(lambda: ada.now().number == 2)
        assert ada.now().seats[2].kind == "free"
        async with at_table(server, ada.table) as dora:
            await dora.sit(2, "Dora")
            await ada.until(lambda: ada.phase == "playing")


@bounded()
async def test_a_rematch_before_the_end_is_refused(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, _):
        assert await ada.refused("rematch", seat=0) == "game-not-over"


# ---- clocks


@bounded()
async def test_when_the_clock_of_a_decision_runs_out_the_default_is_played(server: Server) -> None:
    async with seated(server, "bazaar", "", "", decision_seconds=2) as (ada, bob):
        (clock,) = ada.now().clocks
        assert (clock.seat, clock.whole_ms) == (0, 2000)
        await bob.until(lambda: view(bob, 1)["turn"] == 1)
        assert [told.event["type"] for told in bob.told[1]] == ["skipped"]


@bounded()
async def test_before_the_clock_of_a_decision_runs_everybody_sees_what_happened() -> None:
    table = Rehearsal(load("schuss-und-tor"), 2, 1, decision_ms=20_000)
    await table.begin()
    (seat,) = table.room.awaited()
    state = table.room.table.playing()
    laid = next(move for move in state.moves(seat) or [] if isinstance(move, Lay))
    sent = requests.Move(id="a", seat=seat, move=msgspec.Raw(msgspec.json.encode(laid)))
    await table.ask(table.sockets[seat], sent)
    (clock,) = clocks_of(table.room)
    assert clock.film_ms > 0
    assert (clock.whole_ms, clock.left_ms) == (20_000, 20_000 + clock.film_ms)
    table.time += clock.film_ms + 1_000
    (clock,) = clocks_of(table.room)
    assert (clock.left_ms, clock.film_ms) == (19_000, 0)
    table.close()


@bounded()
async def test_a_deadline_of_the_rules_passes_by_itself(server: Server) -> None:
    async with seated(server, "colours", "", "") as (ada, _):
        (clock,) = ada.now().clocks
        assert clock.seat == -1
        assert 0 < clock.left_ms <= clock.whole_ms == 3000
        await ada.until(lambda: view(ada, 0)["tops"] == 1)
        assert [told.event["type"] for told in ada.told[0]][-1] == "turned-up"


# ---- arranging seats


@bounded()
async def test_whoever_opened_the_table_arranges_bots_until_the_start(server: Server) -> None:
    opened = await server.open("fingers", "", "random")
    async with at_table(server, opened.table, opened.token) as ada, at_table(server, opened.table) as eve:
        assert await eve.refused("seat", seat=0, bot="random") == "not-the-opener"
        assert await ada.refused("seat", seat=0, bot="grandmaster") == "unknown-bot"
        assert await ada.refused("seat", seat=7, bot="random") == "seat-taken"
        await ada.done("seat", seat=1, bot="")
        await eve.until(lambda: eve.now().seats[1].kind == "free")
        await eve.sit(1, "Eve")
        assert await ada.refused("seat", seat=1, bot="random") == "seat-taken"
        await ada.done("seat", seat=0, bot="random")
        await eve.until(lambda: eve.phase == "playing")
        assert await ada.refused("seat", seat=0, bot="") == "already-started"
        assert isinstance(await eve.sit(0), wire.Refused)


# ---- a table that goes on from a record


@bounded()
async def test_a_table_that_goes_on_from_a_record_is_played_to_its_end(server: Server) -> None:
    """It has given no promise, so there is no secret to show."""
    async with seated(server, "fingers", "", "") as (ada, bob):
        await asyncio.gather(ada.play_on(), bob.play_on())
        record = await server.ask("GET", f"/api/tables/{ada.table}/record")
        names = [seat.name for seat in ada.now().seats]
    answer = await server.ask("POST", "/api/branch?number=8&seat=0", content=record.content)
    assert answer.status_code == 201
    async with at_table(server, answer.json()["table"], answer.json()["token"]) as again:
        again.seats = [0]
        assert any(names)
        assert [seat.name for seat in again.now().seats] == names
        assert again.now().commitment == ""
        await again.play_on()
        assert again.phase == "over"
        assert again.now().secret == ""
        went_on = await server.ask("GET", f"/api/tables/{again.table}/record")
        assert (b'"branched":true' in went_on.content, b"branched" in record.content) == (True, False)
        await again.done("rematch", seat=0)
        await again.until(lambda: again.phase == "playing")
