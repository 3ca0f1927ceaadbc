"""This worker's right to its rooms: sought, renewed, given up room by room, or lost with all of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from ludofoot.core.records import Refused
from ludofoot.server.store import Lost, StoreFailed

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub
    from ludofoot.server.room import TableRoom

LOGGER = logging.getLogger("ludofoot.server")
GOING_AWAY = 1012
TENURE_SECONDS = 1.0
"""Two proxies that disagree must not throw a room to and fro faster than people come back."""
TRY_AGAIN_SECONDS = 0.5


class Lease:
    """For one hub. What is lost is lost at once; only then a new lease is sought."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.turns = 0
        self.leaving: dict[str, asyncio.Task[None]] = {}
        self.seeking: asyncio.Task[None] | None = None
        hub.store.on_lost = self.lose
        hub.store.on_wanted = self.wanted

    def turn(self) -> int:
        """Which lease this is; raises `Lost` while there is none."""
        if not self.hub.store.holds():
            raise Lost("no lease")
        return self.turns

    def check(self, turn: int) -> None:
        """Raises `Lost` unless it is still the same."""
        if self.turn() != turn:
            raise Lost("another lease")

    async def seek(self) -> None:
        """Until the store has us, or nobody wants us any more."""
        said = ""
        while not self.hub.stopping:
            try:
                await self.hub.store.enrol()
                self.hub.meter.leased("enrolled")
                return
            except Refused as failure:
                if str(failure) != said:
                    said = str(failure)
                    LOGGER.error("no lease: %s", said)
            await asyncio.sleep(TRY_AGAIN_SECONDS)

    def lose(self) -> None:
        """Nothing in memory counts any more. Everybody is sent back before anything could be answered, and
        finds a room wherever it is now."""
        self.turns += 1
        self.hub.meter.leased("lost")
        rooms = list(self.hub.rooms.values())
        LOGGER.error("the lease is lost, and with it %d tables", len(rooms))
        for room in rooms:
            self.hub.drop(room)
        for connection in self.hub.doorkeeper.everybody():
            connection.close(GOING_AWAY)
        if not self.hub.stopping and (self.seeking is None or self.seeking.done()):
            self.seeking = asyncio.get_running_loop().create_task(self.seek())

    # ---- one room

    def wanted(self, code: str) -> None:
        """Another worker has somebody who wants to come to a room of ours."""
        if code in self.leaving or code in self.hub.arrivals.loading:
            return
        room = self.hub.rooms.get(code)
        if room is not None and time.monotonic() - room.taken_at < TENURE_SECONDS:
            return
        task = asyncio.get_running_loop().create_task(self.let_go(code, room))
        self.leaving[code] = task
        task.add_done_callback(lambda done: self.leaving.pop(code, None))

    async def let_go(self, code: str, room: TableRoom | None) -> None:
        """Finishes what is under way; what waits is not begun, so it is sent again by whoever comes back."""
        if room is not None:
            self.hub.meter.leased("let-go")
            await self.hub.empty(room)
            for connection in list(room.connections):
                connection.close(GOING_AWAY)
        with contextlib.suppress(StoreFailed):
            await self.hub.store.release(code)

    async def stop(self) -> None:
        """No new lease is sought, and whatever is being let go of is let go."""
        if self.seeking is not None:
            self.seeking.cancel()
        await asyncio.gather(*self.leaving.values(), return_exceptions=True)
