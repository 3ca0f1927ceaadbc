"""All rooms of a server: opened, found again in the store, kept in memory while somebody is there."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

from ludofoot.bots import check_level
from ludofoot.catalogue import load
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import Refused
from ludofoot.server.connection import Connection
from ludofoot.server.doorkeeper import Doorkeeper
from ludofoot.server.items import Dropped
from ludofoot.server.keeping import Shelf
from ludofoot.server.keyring import OPENER
from ludofoot.server.limits import Limits
from ludofoot.server.rate import AddressBook, a_minute
from ludofoot.server.rebuilding import rebuild
from ludofoot.server.room import TableRoom
from ludofoot.server.store import Batch, RoomRow, Store, Stored, StoreFailed, write
from ludofoot.server.thinking import Thinkers
from ludofoot.server.tokens import fresh_code, tidy_code
from ludofoot.server.workshop import Pool, Turns
from ludofoot.wire.requests import Join, NewTable

DAY_MS = 86_400_000
HEARTBEAT_SECONDS = 2
IDLE_SECONDS = 300
GOING_AWAY = 1012


def steady_clock(not_before: int = 0) -> Callable[[], int]:
    """Milliseconds of the epoch that no change of the system's clock can move, nor one that set it back while
    no server ran."""
    start, base = max(time.time(), not_before / 1000), time.monotonic()
    return lambda: int((start + time.monotonic() - base) * 1000)


class Hub:
    """`pace` scales the moment a bot takes; tests set it to 0."""

    def __init__(self, store: Store, limits: Limits | None = None, pace: float = 1.0) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.pace = pace
        self.last_alive = store.last_alive()
        self.now = steady_clock(self.last_alive)
        self.thinkers = Thinkers(self.limits.thinking)
        self.readers = Pool(self.limits.reading)
        self.rebuilders = Turns(self.limits.rebuilding)
        self.records = Shelf(self.limits.kept_records_bytes)
        self.doorkeeper = Doorkeeper(self.limits)
        self.rooms: dict[str, TableRoom] = {}
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.new_rooms = a_minute(self.limits.new_rooms_a_minute)
        self.rooms_of_the_day = AddressBook(self.limits.new_rooms_a_day / 86_400, self.limits.new_rooms_a_day)
        self.wrong_codes = a_minute(self.limits.wrong_codes_a_minute)
        self.uploads = a_minute(self.limits.uploads_a_minute)
        self.heart: asyncio.Task[None] | None = None
        self.stopping = False

    # ---- rooms

    async def open_room(self, wanted: NewTable, address: str) -> tuple[TableRoom, str]:
        """Opens a table; the token lets its opener arrange the seats. Raises `Refused`."""
        self.check_new_room(address)
        game = load(wanted.game)
        setup = Setup(len(wanted.plan), wanted.options, wanted.opener, 1, wanted.box)
        if wanted.box:
            await self.readers.ask("check_setup", game.id, setup, who=address)
        else:
            check_setup(game, setup)
        for plan in wanted.plan:
            if plan.bot:
                check_level(plan.bot)
        row = RoomRow(
            code=fresh_code(),
            game=game.id,
            opened_at=self.now(),
            decision_ms=wanted.decision_seconds * 1000,
            quick=wanted.quick,
            plan=tuple(plan.bot for plan in wanted.plan),
            options=wanted.options,
            box=wanted.box,
        )
        room = TableRoom(self, row, game, wanted.opener)
        room.payer = address
        return await self.store_room(room)

    def check_new_room(self, address: str) -> None:
        """Raises `Refused` where there is no room for another table, or somebody opens too many."""
        now = time.monotonic()
        if not (self.new_rooms.take(address, now) and self.rooms_of_the_day.take(address, now)):
            raise Refused("too-many")
        if len(self.rooms) >= self.limits.rooms:
            raise Refused("server-full")

    async def store_room(self, room: TableRoom) -> tuple[TableRoom, str]:
        """A room exists once it is stored."""
        token = room.keyring.cut(OPENER)
        room.open()
        return await self.keep_new(room), token

    async def keep_new(self, room: TableRoom) -> TableRoom:
        """Stores a room that was never stored; raises `Refused`."""
        batch = room.batch("")
        assert batch is not None
        return await self.keep(room, opened(batch, room.row))

    async def keep(self, room: TableRoom, batch: Batch | None) -> TableRoom:
        """Stores what is new about a room, then lets people in; raises `Refused`."""
        if batch is not None:
            await write(self.store, batch)
        room.have_stored("")
        self.rooms[room.row.code] = room
        return room

    async def find(self, code: str, address: str) -> TableRoom:
        """A room by its code, from memory or the store. A right code always gets in; who has tried many wrong
        ones is told no more than that. Raises `Refused`."""
        code = tidy_code(code)
        while code not in self.rooms:
            await asyncio.shield(self.loading.get(code) or self.begin_loading(code, address))
        return self.rooms[code]

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
        """Brings a room back from the store."""
        stored = await self.stored_room(code)
        if stored is None:
            # Only wrong codes count: after a restart everybody comes back at once, perhaps from one address.
            seldom = self.wrong_codes.take(address, time.monotonic())
            raise Refused("no-such-table" if seldom else "too-many")
        room = TableRoom(self, stored.room, load(stored.room.game))
        room.payer = address
        async with self.rebuilders.turn(address):
            await rebuild(room, stored)
        if not room.frozen:
            room.presence.wake_up(self.last_alive)
        await self.keep(room, room.batch(""))
        with contextlib.suppress(StoreFailed):
            await asyncio.to_thread(self.store.visited, code, self.now())

    async def stored_room(self, code: str) -> Stored | None:
        """What the store has of a room; raises `Refused` where it cannot be read."""
        return await asyncio.to_thread(self.store.load, code)

    # ---- sockets

    def admit(self, connection: Connection) -> bool:
        """Whether there is room for one more socket."""
        return not self.stopping and self.doorkeeper.admit(connection)

    async def join(self, connection: Connection, request: Join) -> TableRoom:
        """Leads a socket to its table; raises `Refused`."""
        room = await self.find(request.table, connection.address)
        self.doorkeeper.joined(connection)
        room.submit(connection, request)
        return room

    def part(self, connection: Connection, room: TableRoom | None) -> None:
        """A socket has closed."""
        self.doorkeeper.part(connection)
        if room is not None:
            room.submit(connection, Dropped())

    # ---- life

    def start(self, rest: Callable[[], Awaitable[None]] | None = None) -> None:
        """Begins to note that the server works; `rest` is called now and then."""
        with contextlib.suppress(StoreFailed):
            self.store.forget(
                finished_before=self.now() - self.limits.keep_finished_days * DAY_MS,
                visited_before=self.now() - self.limits.keep_abandoned_days * DAY_MS,
            )
        self.heart = asyncio.get_running_loop().create_task(self.beat(rest or self.readers.rest))

    async def beat(self, rest: Callable[[], Awaitable[None]]) -> None:
        """Down time is measured from the last beat; rooms that nobody looks at leave memory."""
        beats = 0
        while True:
            with contextlib.suppress(StoreFailed):
                await asyncio.to_thread(self.store.alive, self.now())
            await asyncio.sleep(HEARTBEAT_SECONDS)
            beats += 1
            if beats % (IDLE_SECONDS // HEARTBEAT_SECONDS) == 0:
                self.unload_idle()
                await self.readers.rest()
                await rest()

    def unload_idle(self) -> None:
        """Only rooms in which nothing is under way."""
        for code, room in list(self.rooms.items()):
            idle = self.now() - room.row.opened_at - (room.table.entries[-1].at if room.table.entries else 0)
            if not room.connections and not room.queue.busy and idle > IDLE_SECONDS * 1000:
                room.close()
                del self.rooms[code]

    async def stop(self) -> None:
        """A planned stop: clients are told to come back, everything begun is finished."""
        self.stopping = True
        if self.heart is not None:
            self.heart.cancel()
        for connection in self.doorkeeper.everybody():
            connection.close(GOING_AWAY)
        for room in list(self.rooms.values()):
            await room.queue.rest()
            room.close()
        await self.thinkers.pool.close()
        await self.readers.close()
        with contextlib.suppress(StoreFailed):
            await asyncio.to_thread(self.store.alive, self.now())
        self.store.close()


def check_setup(game: Game[Any], setup: Setup) -> None:
    """Raises `Refused` where this cannot be played."""
    refusal = game.check_wish(setup)
    if refusal is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)


def opened(batch: Batch, row: RoomRow) -> Batch:
    """The batch that also makes the room."""
    return Batch(room=batch.room, opened=row, games=batch.games, tokens=batch.tokens, entries=batch.entries)
