"""Rooms that come into memory: claimed for whoever wants to play, or only read for whoever wants to know."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

from ludofoot.catalogue import load
from ludofoot.core.records import Refused
from ludofoot.server.rebuilding import rebuild
from ludofoot.server.room import TableRoom
from ludofoot.server.store import Claim, Elsewhere, Stored, StoreFailed, write
from ludofoot.server.tokens import tidy_code

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub

ASK_AGAIN_SECONDS = 0.05
LONGEST_WAIT_SECONDS = 2.0
"""How long another worker has to let go of a room."""
HANDOVER_MS = 5_000
"""Whoever comes to a room that was let go of so lately has not been away."""
SEEN_SECONDS = 2.0
MOST_SEEN = 256


class Arrivals:
    """Brings rooms in for one hub: there are never two of the same."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.looking: dict[str, asyncio.Task[TableRoom]] = {}

    # ---- to play

    async def enter(self, code: str, address: str) -> TableRoom:
        """A room by its code, which is ours from now on. A right code always gets in; who has tried many
        wrong ones is told no more than that. Raises `Refused`."""
        code = tidy_code(code)
        while code not in self.hub.rooms:
            if code in self.hub.removing:
                raise Refused("table-moving")
            await asyncio.shield(self.loading.get(code) or self.begin_loading(code, address))
        return self.hub.rooms[code]

    def begin_loading(self, code: str, address: str) -> asyncio.Task[None]:
        """Whoever asks for the same room meanwhile waits for the same: there must never be two of it."""
        task = asyncio.get_running_loop().create_task(self.load_room(code, address))
        self.loading[code] = task
        task.add_done_callback(lambda done: self.end_loading(code, done))
        return task

    def end_loading(self, code: str, done: asyncio.Task[None]) -> None:
        """Those who waited know what came of it; perhaps all of them have gone."""
        del self.loading[code]
        if not done.cancelled():
            done.exception()

    async def load_room(self, code: str, address: str) -> None:
        """Brings a room back from the store, once it is ours, if the lease lasts for as long as it takes."""
        hub, lease = self.hub, self.hub.lease
        turn = lease.turn()
        claim = await self.claimed(code)
        # In a statement of its own: what was under way when the room was taken must not be missed.
        stored = await hub.store.load(code) if claim is not None else None
        if claim is None or stored is None:
            raise await self.wrong_code(address)
        room = await self.rebuilt(stored, address)
        if not room.frozen:
            welcome_back(room, claim)
        lease.check(turn)
        batch = room.batch("")
        if batch is not None:
            await write(hub.store, batch)
            lease.check(turn)
        room.have_stored()
        hub.rooms[code] = room
        hub.meter.leased("taken")
        with contextlib.suppress(StoreFailed):
            await hub.store.visited(code, hub.now())

    async def settle(self, code: str) -> None:
        """Until nobody brings this room in any more."""
        if code in self.loading:
            await asyncio.wait([self.loading[code]])

    async def claimed(self, code: str) -> Claim | None:
        """Takes a room; another worker that has it is asked to let go. Raises `Refused`."""
        store = self.hub.store
        until = time.monotonic() + LONGEST_WAIT_SECONDS
        while True:
            try:
                return await store.claim(code)
            except Elsewhere as elsewhere:
                if time.monotonic() > until:
                    raise Refused("table-moving") from None
                await store.want(code, elsewhere.owner)
            await asyncio.sleep(ASK_AGAIN_SECONDS)

    # ---- to know

    async def peek(self, code: str, address: str) -> TableRoom:
        """A room as it stands, only to be looked at: it moves nowhere, and nothing happens in it. Raises
        `Refused`."""
        code = tidy_code(code)
        if code in self.hub.rooms:
            return self.hub.rooms[code]
        task = self.looking.get(code)
        if task is None:
            task = self.looking[code] = asyncio.get_running_loop().create_task(self.look(code, address))
            task.add_done_callback(lambda done: self.have_looked(code, done))
        return await asyncio.shield(task)

    async def look(self, code: str, address: str) -> TableRoom:
        """Reads a room and lets nothing into it."""
        stored = await self.hub.store.load(code)
        if stored is None:
            raise await self.wrong_code(address)
        room = await self.rebuilt(stored, address)
        room.close()
        return room

    def have_looked(self, code: str, done: asyncio.Task[TableRoom]) -> None:
        """What was read is good for a moment: whoever asks again and again costs no more than one."""
        if done.cancelled() or done.exception() is not None or len(self.looking) > MOST_SEEN:
            self.looking.pop(code, None)
        else:
            asyncio.get_running_loop().call_later(SEEN_SECONDS, self.looking.pop, code, None)

    # ---- both

    async def rebuilt(self, stored: Stored, address: str) -> TableRoom:
        """A room from its lines; raises `Refused`."""
        room = TableRoom(self.hub, stored.room, load(stored.room.game))
        room.payer = address
        async with self.hub.rebuilders.turn(address):
            await rebuild(room, stored)
        return room

    async def wrong_code(self, address: str) -> Refused:
        """Only wrong codes count: after a restart everybody comes back at once, perhaps from one address."""
        seldom = await self.hub.wrong_codes.take(address)
        return Refused("no-such-table" if seldom else "too-many")


def welcome_back(room: TableRoom, claim: Claim) -> None:
    """Who was there a moment ago is not away; after a longer time everybody is, until they come back."""
    lately = claim.handed_over and room.hub.now() - claim.alive_at <= HANDOVER_MS
    if lately and room.table.clocks.paused_at is None:
        room.presence.move_in()
    else:
        room.presence.wake_up(claim.alive_at)
