"""Tables from their stored lines: a little at a time, so that a long game holds up no other."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ludofoot.core.records import Refusal
from ludofoot.server.slices import Slices
from ludofoot.server.store import Stored, StoreFailed

if TYPE_CHECKING:
    from ludofoot.server.queue import Errand
    from ludofoot.server.room import TableRoom

LOGGER = logging.getLogger("ludofoot.server")
RETRY_MS = 1_000


async def rebuild(room: TableRoom, stored: Stored) -> None:
    """The last game of the series, replayed from its lines."""
    slices = Slices()
    for line in room.begin_again(stored):
        if not room.replay(line):
            break
        await slices.breathe()
    room.stand_as_stored()


async def restored(room: TableRoom, errand: Errand) -> None:
    """Everything as it was stored, then the answer to whoever asked; if the store cannot be read either, all
    are sent away until it can."""
    try:
        stored = await room.hub.store.load(room.row.code)
        assert stored is not None
    except StoreFailed:  # the store has said why
        room.abandon()
        return
    except Exception:
        LOGGER.exception("table %s cannot be read", room.row.code)
        room.abandon()
        return
    rematch, absence = room.course.rematch, room.clerk.known_absence
    await rebuild(room, stored)
    room.course.rematch = rematch if room.table.is_over() else set()
    room.presence.absence.recall(absence)
    if errand.refusal is None and errand.command and errand.command not in room.clerk.done:
        # Something else stands where it should have been written: it was not stored before either.
        errand.answer, errand.refusal = None, Refusal("store-failing")
    room.wait_after_failure(RETRY_MS)
    room.clerk.go_on_after(errand)
