"""One errand after the other at one table: carried out, stored, and only then answered and told."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ludofoot.core.records import Refusal, Refused, Said
from ludofoot.server.absence import Memory
from ludofoot.server.items import Dropped
from ludofoot.server.queue import Errand, Queue
from ludofoot.server.rebuilding import restored
from ludofoot.server.store import StoreFull, StoreUnknown
from ludofoot.wire import requests as wire

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom

LOGGER = logging.getLogger("ludofoot.server")
NO_SPACE = Said("notice-store-full")
FAILING = Said("notice-store-failing")
REFUSALS_KEPT = 256
PASSING = frozenset(
    {
        "too-many",
        "server-full",
        "store-full",
        "store-failing",
        "store-damaged",
        "store-unknown",
        "table-moving",
        "too-costly",
    }
)
"""Refusals that may be over in a moment: a socket that meets one is closed, to be tried again."""


class Clerk:
    """Takes the errands of one room from its queue, and knows what became of those before."""

    def __init__(self, room: TableRoom) -> None:
        self.room = room
        self.queue = Queue(self.begin, room.look_ahead, room.pay)
        self.done: set[str] = set()
        self.refused: dict[str, Refusal] = {}
        """The last commands that were refused: a copy that comes late must not be carried out after all."""
        self.known_absence: Memory = ({}, {}, {})
        self.recovering: asyncio.Task[None] | None = None

    def begin(self, errand: Errand) -> bool:
        """Carries out an errand, to be acknowledged and told when it is stored; whether that is now."""
        if self.is_settled(errand):
            self.reply(errand)
            return True
        if not isinstance(errand.item, wire.Move):
            self.room.look_anew()
        self.carry_out(errand)
        if errand.broke:
            self.recover(errand)
            return False
        batch = self.room.batch("" if errand.refusal else errand.command)
        if batch is None:
            self.finish(errand)
            return True
        errand.stored_from = time.perf_counter()
        self.room.hub.store.submit(batch, lambda failure: self.written(errand, failure))
        return False

    def is_settled(self, errand: Errand) -> bool:
        """An id has one outcome, however often it comes; whether it had it before, to be told again."""
        errand.refusal = self.refused.get(errand.command)
        again = errand.command in self.done and not isinstance(errand.item, wire.Sit)
        return again or errand.refusal is not None

    def remember_refusal(self, command: str, refusal: Refusal) -> None:
        """For as long as a copy may be on its way."""
        self.refused[command] = refusal
        if len(self.refused) > REFUSALS_KEPT:
            del self.refused[next(iter(self.refused))]

    def carry_out(self, errand: Errand) -> None:
        """Finds the answer for the sender, or why not."""
        room = self.room
        self.known_absence = room.presence.absence.memory()
        try:
            errand.answer = room.desk.carry_out(errand.connection, errand.item)
            if not room.frozen:
                room.course.go_on()
                room.unhurried.look()
                room.bells.look()
        except Refused as refused:
            errand.answer, errand.refusal = None, refused.refusal
        except Exception:
            # Whatever went wrong may have stopped half-way; nobody has been told yet, so nobody notices.
            LOGGER.exception("table %s could not handle %s", room.row.code, type(errand.item).__name__)
            errand.answer, errand.refusal = None, Refusal("unreadable")
            errand.broke = True

    def written(self, errand: Errand, failure: Exception | None) -> None:
        """The store has answered; when it could not write, everything is as before."""
        room = self.room
        if failure is None:
            room.hub.meter.stored(time.perf_counter() - errand.stored_from)
            room.announce(None if room.notice in (NO_SPACE, FAILING) else room.notice)
            room.have_stored()
            if errand.command and not errand.refusal:
                self.done.add(errand.command)
            self.go_on_after(errand)
        elif isinstance(failure, StoreUnknown):
            room.abandon()
        else:
            # A command that was stored before is acknowledged: what it did just now is taken back.
            if not isinstance(failure, KeyError):
                room.announce(NO_SPACE if isinstance(failure, StoreFull) else FAILING)
                errand.refusal = refusal_of(failure)
            self.recover(errand)

    def go_on_after(self, errand: Errand) -> None:
        """Answers, tells, and begins what waits, for which others pay."""
        began = time.perf_counter()
        try:
            self.finish(errand)
        finally:
            self.room.pay(errand.connection, time.perf_counter() - began)
            self.queue.advance()

    def recover(self, errand: Errand) -> None:
        """Back to what is stored: memory is only a cache. What waits at this table waits for that too."""
        self.recovering = asyncio.get_running_loop().create_task(restored(self.room, errand))

    def finish(self, errand: Errand) -> None:
        """Answers the sender and tells everybody."""
        connection, refusal = errand.connection, errand.refusal
        if connection is not None and refusal is not None:
            if isinstance(errand.item, wire.Join) and refusal.code in PASSING:
                self.room.turn_away(connection)
            if errand.command:
                self.remember_refusal(errand.command, refusal)
        if connection is not None:
            connection.hold()
        try:
            self.reply(errand)
            self.room.tell()
        finally:
            if connection is not None:
                connection.let_go()
        self.room.bells.ring()

    def reply(self, errand: Errand) -> None:
        """To the sender alone; whoever has gone hears nothing."""
        connection = errand.connection
        if connection is None or isinstance(errand.item, Dropped):
            return
        self.room.hub.meter.answered(errand, time.perf_counter() - errand.came_at)
        if errand.refusal is not None:
            connection.refuse(errand.id, errand.refusal)
        elif errand.answer is not None:
            connection.answer(errand.answer)
        elif errand.id:
            connection.acknowledge(errand.id)


def refusal_of(failure: Exception) -> Refusal:
    """What a failure of the store means to whoever asked."""
    return failure.refusal if isinstance(failure, Refused) else Refusal("store-failing")
