"""Advice for whoever plays against bots alone: written down first, then thought about elsewhere."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec

from ludofoot.bots.dice import bot_seed
from ludofoot.core import entries as log
from ludofoot.core.records import Refusal, Refused
from ludofoot.core.undo import lone_person
from ludofoot.server.connection import Connection
from ludofoot.server.solver import Solver
from ludofoot.server.thinking import Question
from ludofoot.wire.answers import Advised
from ludofoot.wire.requests import Hint

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom

encode = msgspec.json.Encoder().encode


class Hints:
    """Asks for one room."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.tasks: dict[asyncio.Task[None], Connection] = {}

    def are_given(self) -> bool:
        """Whether anybody here may ask: one person among bots, not in a race, a lesson or the match of the
        day."""
        room = self.room
        if room.row.day:
            return False
        alone = lone_person(room.table.occupants) is not None and len(room.people()) == 1
        return alone and not room.game.raced and not room.is_taught()

    def ask(self, connection: Connection, item: Hint) -> None:
        """Notes that somebody asked, and begins to think; raises `Refused`."""
        room = self.room
        if room.tutor is not None and room.is_taught():
            raise Refused("puzzle-alone" if isinstance(room.tutor, Solver) else "hint-lesson")
        if room.row.day:
            raise Refused("hint-day")
        refusal = room.table.hint_refusal(item.seat)
        if refusal is None and not room.hub.hints.take(connection.address, time.monotonic()):
            refusal = Refusal("too-many")
            room.hub.meter.over_budget("hints")
        if refusal is not None:
            raise Refused(refusal.code, refusal.clause, **refusal.args)
        room.do(log.Hinted(at=room.now(), seat=item.seat))
        task = asyncio.get_running_loop().create_task(self.answer(connection, item, self.question(item.seat)))
        self.tasks[task] = connection
        task.add_done_callback(lambda done: self.tasks.pop(done, None))

    def question(self, seat: int) -> Question:
        """What the seat sees: the same that a bot in it would."""
        room = self.room
        view = encode(room.table.view(seat))
        return Question(room.game.id, room.row.box, "", view, bot_seed(room.table, seat))

    async def answer(self, connection: Connection, item: Hint, question: Question) -> None:
        """Whoever asked is told alone; nobody waits for it."""
        room = self.room
        try:
            found = await room.hub.thinkers.hint(question, room.table.seats, connection.address)
            connection.answer(Advised(id=item.id, seat=item.seat, hint=found))
        except Refused as refused:
            connection.answer(Advised(id=item.id, seat=item.seat, refusal=refused.refusal))
        except OSError:
            connection.answer(Advised(id=item.id, seat=item.seat, refusal=Refusal("too-costly")))

    def leave(self, connection: Connection) -> None:
        """Whoever asked has gone."""
        for task, asker in list(self.tasks.items()):
            if asker is connection:
                task.cancel()

    def stop(self) -> None:
        """Nobody waits any more, or the question is no longer the same."""
        for task in list(self.tasks):
            task.cancel()
