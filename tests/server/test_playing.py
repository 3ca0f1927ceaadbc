"""Whole games through a real server process, real sockets and a real file."""

from __future__ import annotations

import asyncio
import random

import pytest

from ludofoot.wire import answers as wire
from tests.server.client import Client, at_table, seated
from tests.server.process import Server, bounded


def chooser(seed: int) -> random.Random:
    return random.Random(seed)


@bounded()
async def test_one_person_against_bots_to_the_end(server: Server) -> None:
    async with seated(server, "schuss-und-tor", "", "debutant", "random") as (ada,):
        assert ada.now().seats[1].kind == "bot"
        await ada.play_on(chooser(1).choice)
        room = ada.now()
        assert room.outcome is not None
        assert room.secret
        assert ada.screens[0].prompts == ()


@bounded()
@pytest.mark.parametrize(
    ("game", "seats"), [("schuss-und-tor", 2), ("fingers", 3), ("colours", 3), ("bazaar", 2)]
)
async def test_people_on_sockets_of_their_own_and_a_spectator(server: Server, game: str, seats: int) -> None:
    async with seated(server, game, *[""] * seats) as clients, at_table(server, clients[0].table) as watcher:
        assert list(watcher.screens) == [-2]
        await asyncio.gather(*(client.play_on(chooser(2).choice) for client in clients))
        await watcher.until(lambda: watcher.phase == "over")
        assert all(client.now().outcome == watcher.now().outcome for client in clients)
        assert watcher.now().watchers == 1
        assert watcher.told[-2]


@bounded()
@pytest.mark.parametrize("game", ["schuss-und-tor", "fingers", "colours", "bazaar"])
async def test_two_seats_on_one_socket(server: Server, game: str) -> None:
    opened = await server.open(game, "", "")
    async with at_table(server, opened.table) as ada:
        await ada.sit(0, "Ada")
        await ada.sit(1, "Bob")
        await ada.until(lambda: ada.phase == "playing")
        assert list(ada.screens) == [0, 1]
        await ada.play_on(chooser(3).choice)
        assert [seat.name for seat in ada.now().seats] == ["Ada", "Bob"]


@bounded()
async def test_bots_of_every_pace_finish_a_game_with_a_person(server: Server) -> None:
    for game in ("fingers", "colours", "bazaar"):
        async with seated(server, game, "", "random") as (ada,):
            await ada.play_on(chooser(4).choice)
            assert ada.phase == "over"


@bounded()
async def test_bots_alone_play_for_whoever_looks(server: Server) -> None:
    opened = await server.open("schuss-und-tor", "debutant", "random")
    async with at_table(server, opened.table) as watcher:
        await watcher.until(lambda: watcher.phase == "over")


@bounded()
async def test_an_offer_is_made_taken_and_told_to_all(server: Server) -> None:
    async with seated(server, "bazaar", "", "") as (ada, bob):
        await ada.move(0, {"type": "draw"})
        await ada.until(lambda: bool((ada.screens[0].view or {})["goods"]))
        good = (ada.screens[0].view or {})["goods"][0]
        await ada.move(0, {"type": "offer", "good": good, "price": 3})
        await bob.until(lambda: {"type": "accept", "number": 1} in bob.offered(1, open_too=True))
        await bob.move(1, {"type": "accept", "number": 1})
        await ada.until(lambda: (ada.screens[0].view or {})["coins"] == [13, 7])


@bounded()
async def test_every_bot_makes_offers_too_once_the_game_has_begun(server: Server) -> None:
    """A bot that was seated before the start is asked again after it."""
    opened = await server.open("bazaar", "", "random")
    async with at_table(server, opened.table) as ada:
        await ada.sit(0)
        await ada.until(lambda: ada.phase == "playing")
        kinds = set[str]()
        while ada.phase != "over":
            if ada.offered(0):
                await ada.ask("move", seat=0, move=ada.offered(0)[0])
            await asyncio.sleep(0.02)
            kinds |= {told.event["type"] for told in ada.told[0]}
        assert "offered" in kinds or "drew" in kinds


@bounded()
async def test_a_preview_says_what_a_draft_would_do_and_nothing_happens(server: Server) -> None:
    async with seated(server, "schuss-und-tor", "", "") as clients:
        turn = next(client for client in clients if client.offered(client.seats[0]))
        other = next(client for client in clients if client is not turn)
        answer = await turn.preview(turn.seats[0], turn.offered(turn.seats[0])[0])
        assert isinstance(answer, wire.Previewed)
        assert answer.preview.get("refusal") is None
        answer = await other.preview(other.seats[0], {"type": "pass"})
        assert isinstance(answer, wire.Previewed)
        assert answer.preview["refusal"]["code"] == "not-your-turn"
        assert await turn.quiet() == await other.quiet() == 0


@bounded()
async def test_an_id_that_was_refused_stays_refused(server: Server) -> None:
    """A line may let a message through twice: nobody makes a move who was told that it was not made."""
    async with seated(server, "schuss-und-tor", "", "") as clients:
        turn = next(client for client in clients if client.offered(client.seats[0]))
        seat, move, command = turn.seats[0], turn.offered(turn.seats[0])[0], "an-id-used-twice"
        turn.sent[command] = {"type": "move"}
        for asked in (1 - seat, seat):
            turn.answers.clear()
            await turn.send({"type": "move", "id": command, "seat": asked, "move": move})
            answer = await turn.answer_to(command)
            assert isinstance(answer, wire.Refused)
            assert answer.refusal.code == "not-your-seat"
        assert turn.offered(seat)[0] == move
        await turn.move(seat, move)


@bounded()
async def test_two_tabs_of_one_player_both_work(server: Server) -> None:
    async with (
        seated(server, "fingers", "", "") as (ada, bob),
        at_table(server, ada.table, *ada.tokens) as tab,
    ):
        tab.seats = [0]
        await tab.move(0, {"type": "show", "fingers": 2})
        await ada.until(lambda: (ada.screens[0].view or {})["mine"] == 2)
        await ada.leave_line()
        await asyncio.sleep(0.2)
        assert bob.now().seats[0].present, "the other tab is still there"
        await tab.done("take-back", seat=0)


@bounded()
async def test_a_missed_number_is_answered_with_everything(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, bob):
        ada.seq = -5
        await bob.move(1, {"type": "show", "fingers": 1})
        await ada.until(lambda: (ada.screens[0].view or {})["chosen"] == [False, True])
        assert ada.resyncs == 1
        assert [told.event["type"] for told in ada.told[0]] == ["chosen"]


@bounded()
async def test_what_is_told_once_is_not_told_again_after_coming_back(server: Server) -> None:
    async with seated(server, "schuss-und-tor", "", "random") as (ada,):
        for _ in range(3):
            await ada.until(lambda: ada.offered(0))
            await ada.move(0, ada.offered(0)[0])
        await ada.until(lambda: ada.offered(0) or ada.phase == "over")
        before = ada.told[0]
        async with at_table(server, ada.table, *ada.tokens) as again:
            assert again.told[0] == before
            assert again.screens[0].view == ada.screens[0].view


@bounded()
async def test_a_command_sent_again_has_no_second_effect(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (ada, bob):
        command = await ada.command("move", seat=0, move={"type": "show", "fingers": 3})
        await ada.answer_to(command)
        again = {"type": "move", "id": command, "seat": 0, "move": {"type": "show", "fingers": 1}}
        ada.outbox[command] = again
        del ada.answers[command]
        ada.cut_line()
        await ada.until(lambda: ada.closed)
        await ada.join()
        assert isinstance(await ada.answer_to(command), wire.Ack)
        assert (ada.screens[0].view or {})["mine"] == 3
        assert await bob.quiet(0.3) <= 2, "at most that she went and came"


@bounded()
async def test_sitting_down_again_with_the_same_command_gives_the_same_seat(server: Server) -> None:
    opened = await server.open("fingers", "", "")
    async with at_table(server, opened.table) as ada, at_table(server, opened.table) as eve:
        await ada.sit(0)
        sit = {"type": "sit", "seat": 0, "name": "Ada", "commitment": "ab" * 32}
        command = await ada.command(**{**sit, "kind": sit.pop("type"), "seat": 1})  # type: ignore[arg-type]
        first = await ada.answer_to(command)
        del ada.answers[command]
        await ada.send({"type": "sit", "id": command, "seat": 1, "name": "Ada", "commitment": "ab" * 32})
        second = await ada.answer_to(command)
        assert isinstance(first, wire.Seated)
        assert isinstance(second, wire.Seated)
        assert first.seat == second.seat
        assert first.token != second.token
        both = Client(server, opened.table, second.token)
        await both.join()
        assert list(both.screens) == [1]
        await both.leave_line()
        assert list(eve.screens) == [-2]
