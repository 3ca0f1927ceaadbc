"""First matches at the tables of a real server: led, left, gone back in, played on."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludofoot import find_games, load
from ludofoot.core.logbook import read_record, replay
from ludofoot.lessons import Lesson, find_lesson
from ludofoot.wire.answers import Opened, Taught
from tests.server.client import Client, at_table
from tests.server.process import Server, bounded

GAME = "schuss-und-tor"
GAMES = [game.id for game in find_games().values() if find_lesson(game) is not None]


def lesson_of(game: str) -> Lesson:
    found = find_lesson(load(game))
    assert found is not None
    return found


async def begun(server: Server, game: str) -> Opened:
    answer = await server.ask("POST", f"/api/lessons/{game}")
    assert answer.status_code == 201
    return msgspec.json.decode(answer.content, type=Opened)


async def follow(client: Client, lesson: Lesson, until: int = 999) -> int:
    """Does what every step asks for, up to this step; how many moves the learner made."""
    guided = [cue for cue in lesson.cues if cue.guided]
    made = 0
    while (taught := client.now().lesson) and taught.state != "over" and taught.step < until:
        before = client.updates
        if taught.state == "button":
            await client.done("learn", seat=0, step=taught.step)
        elif taught.state == "move":
            await client.done("move", seat=0, move=msgspec.to_builtins(guided[made].move))
            made += 1
        await client.until_more(before)
    return made


def taught_at(client: Client) -> Taught:
    found = client.now().lesson
    assert found is not None
    return found


async def until_step(client: Client, step: int) -> None:
    """Until the learner is to do something in this step."""
    await client.until(lambda: taught_at(client).step == step and taught_at(client).state != "others")


def plain(game: str, written: str) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(load(game).notation().read(written))
    return found


@pytest.mark.parametrize("game", GAMES)
@bounded()
async def test_a_lesson_is_led_to_its_end_and_played_on(server: Server, game: str) -> None:
    lesson = lesson_of(game)
    opened = await begun(server, game)
    async with at_table(server, opened.table, opened.token) as ada:
        assert ada.now().commitment == ""
        assert [seat.bot for seat in ada.now().seats] == ["", *["debutant"] * (lesson.setup.seats - 1)]
        made = await follow(ada, lesson)
        assert made == sum(cue.guided for cue in lesson.cues)
        taught = taught_at(ada)
        assert (taught.state, taught.step) == ("over", len(lesson.steps))
        ada.seats = [0]
        before = len(ada.told[0])
        await ada.until(lambda: ada.offered(0) or ada.screens[0].prompts or ada.phase == "over")
        assert len(ada.told[0]) >= before


@bounded()
async def test_another_move_is_answered_and_changes_nothing(server: Server) -> None:
    opened = await begun(server, GAME)
    async with at_table(server, opened.table, opened.token) as ada:
        assert ada.screens[0].prompts == ()
        assert await ada.refused("move", seat=0, move=plain(GAME, "Fritz-Max")) == "lesson-wrong"
        await ada.done("learn", seat=0, step=0)
        await ada.done("learn", seat=0, step=0)  # a press that comes twice counts once
        view = ada.screens[0].view
        assert await ada.refused("move", seat=0, move=plain(GAME, "Otto-Fritz")) == "lesson-open-other"
        assert await ada.refused("undo", seat=0) == "undo-nothing"
        taught = taught_at(ada)
        assert (taught.step, taught.otherwise) == (1, "lesson-open-other")
        assert ada.screens[0].view == view
        await follow(ada, lesson_of(GAME), until=3)
        taught = taught_at(ada)
        assert taught.answers["tormann"] == "lesson-bomber-tormann"
        assert "bomber" not in taught.answers


@bounded()
async def test_one_step_back(server: Server) -> None:
    opened = await begun(server, GAME)
    lesson = lesson_of(GAME)
    async with at_table(server, opened.table, opened.token) as ada:
        await follow(ada, lesson, until=2)
        await ada.done("undo", seat=0)
        await ada.until(lambda: ada.now().number == 2)
        assert lesson.steps[taught_at(ada).step].id == "open"
        for written, step in (("Fritz-Max", 2), ("Luigi-Otto", 3), ("Bomber:Willi", 5)):
            await ada.done("move", seat=0, move=plain(GAME, written))
            await until_step(ada, step)
        assert ada.screens[0].undo
        await ada.done("undo", seat=0)
        await ada.until(lambda: ada.now().number == 3)
        taught = taught_at(ada)
        assert (taught.state, lesson.steps[taught.step].id) == ("move", "bomber")
        hand = (ada.screens[0].view or {})["hand"]
        assert "bomber" in hand
        await ada.done("move", seat=0, move=plain(GAME, "Bomber:Willi"))
        await ada.until(lambda: lesson.steps[taught_at(ada).step].id == "goal")


@bounded()
async def test_it_is_left_and_taken_up_after_a_restart(server: Server) -> None:
    opened = await begun(server, GAME)
    lesson = lesson_of(GAME)
    async with at_table(server, opened.table, opened.token) as ada:
        await follow(ada, lesson, until=3)
    server.restart()
    found = (
        await server.ask("GET", f"/api/tables/{opened.table}", headers={"X-Ludofoot-Tokens": opened.token})
    ).json()
    assert found["lesson"] == {"step": 3, "steps": len(lesson.steps)}
    async with at_table(server, opened.table, opened.token) as ada:
        taught = taught_at(ada)
        assert (taught.state, lesson.steps[taught.step].id) == ("move", "bomber")
        await ada.done("move", seat=0, move=plain(GAME, "Bomber:Willi"))


@bounded()
async def test_what_is_played_on_has_a_record_like_any_other(server: Server) -> None:
    opened = await begun(server, GAME)
    async with at_table(server, opened.table, opened.token) as ada:
        await follow(ada, lesson_of(GAME))
        ada.seats = [0]
        await ada.play_on()
        answer = await server.ask("GET", f"/api/tables/{opened.table}/record")
        table = replay(read_record(answer.content), load)
        assert table.is_over()
        assert taught_at(ada).state == "over"


@bounded()
async def test_what_is_no_lesson(server: Server) -> None:
    answer = await server.ask("POST", "/api/lessons/fingers")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-lesson")
    assert (await server.ask("GET", "/api/lessons/fingers")).status_code == 404
    games = {game["id"]: game for game in (await server.ask("GET", "/api/games")).json()}
    assert games["fingers"]["lesson_minutes"] == 0
    assert games[GAME]["lesson_minutes"] == lesson_of(GAME).minutes
    opened = await server.open(GAME, "", "debutant")
    async with at_table(server, opened.table, opened.token) as ada:
        assert ada.now().lesson is None
        await ada.sit(0)
        await ada.until(lambda: ada.phase == "playing")
        assert await ada.refused("learn", seat=0, step=0) == "no-lesson"


@bounded()
async def test_what_a_page_is_told_of_the_steps(server: Server) -> None:
    steps = (await server.ask("GET", f"/api/lessons/{GAME}")).json()
    assert [step["id"] for step in steps] == [step.id for step in lesson_of(GAME).steps]
    assert steps[1]["press"] == ["card:fritz-max"]
    assert not {"play", "wrong", "montage"} & steps[1].keys()
