"""First matches that are opened here: their luck comes from the files of the package and from nobody else."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from ludofoot.catalogue import load
from ludofoot.core.game import Game
from ludofoot.core.records import Refused
from ludofoot.lessons import Lesson, find_lesson
from ludofoot.lessons.lesson import LEARNER
from ludofoot.lessons.table import OPPONENT
from ludofoot.server.bodies import CHECK, JSON, Body
from ludofoot.server.hub import Hub
from ludofoot.server.room import TableRoom
from ludofoot.server.store import RoomRow
from ludofoot.server.tokens import fresh_code
from ludofoot.server.tutor import lay_lesson
from ludofoot.wire.answers import LessonStep


def lesson_of(game: Game[Any]) -> Lesson:
    """The lesson of a game; raises `Refused`."""
    found = find_lesson(game)
    if found is None:
        raise Refused("no-lesson", game=game.id)
    return found


@cache
def steps_of(game: str) -> Body:
    """What a page needs to know of each step: neither the script nor its answers."""
    steps = [
        LessonStep(
            id=step.id,
            button=step.button,
            mood=step.mood,
            chalk=step.chalk,
            press=step.press,
            begins_move=step.begins_move,
        )
        for step in lesson_of(load(game)).steps
    ]
    return Body(msgspec.json.encode(steps), JSON, CHECK)


async def open_lesson_room(hub: Hub, game: Game[Any], address: str) -> tuple[TableRoom, str]:
    """A table for the first match of a game, and the token of the learner's seat; raises `Refused`."""
    lesson = lesson_of(game)
    await hub.check_new_room(address)
    room = TableRoom(hub, lesson_row(hub, lesson), game)
    room.payer = address
    lay_lesson(room, lesson, 1)
    token = room.keyring.cut(LEARNER)
    return await hub.keep_new(room), token


def lesson_row(hub: Hub, lesson: Lesson) -> RoomRow:
    """A room without deadlines, for one person and beginners."""
    seats = range(lesson.setup.seats)
    return RoomRow(
        code=fresh_code(),
        game=lesson.game,
        opened_at=hub.now(),
        decision_ms=0,
        quick=False,
        plan=tuple("" if seat == LEARNER else OPPONENT for seat in seats),
        options=lesson.setup.options,
        box="",
    )
