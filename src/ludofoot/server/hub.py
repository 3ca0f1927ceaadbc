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
from ludofoot.server.adapting import named
from ludofoot.server.analyses import Analyses
from ludofoot.server.arrivals import Arrivals
from ludofoot.server.connection import Connection
from ludofoot.server.days import Days
from ludofoot.server.doorkeeper import Doorkeeper
from ludofoot.server.items import Dropped, Shut
from ludofoot.server.keeping import Shelf
from ludofoot.server.keyring import OPENER
from ludofoot.server.lease import GOING_AWAY, Lease
from ludofoot.server.limits import Limits
from ludofoot.server.lobby import Lobby
from ludofoot.server.metrics import Meter, NoMeter
from ludofoot.server.puzzles import Puzzles
from ludofoot.server.rate import AddressBook, a_minute
from ludofoot.server.ringer import Ringer
from ludofoot.server.room import TableRoom
from ludofoot.server.shares import Share, share_a_minute
from ludofoot.server.store import Batch, RoomRow, Store, StoreFailed, write
from ludofoot.server.thinking import Thinkers
from ludofoot.server.tokens import fresh_code, tidy_code
from ludofoot.server.turns import Turns
from ludofoot.server.workshop import Pool
from ludofoot.wire.requests import Join, NewTable

DAY_MS = 86_400_000
IDLE_SECONDS = 300
TIDY_SECONDS = 3_600
HOST = "host"
"""Who asks, where whoever runs the server does."""


class Hub:
    """`pace` scales the moment a bot takes; tests set it to 0."""

    def __init__(
        self,
        store: Store,
        limits: Limits | None = None,
        pace: float = 1.0,
        ringer: Ringer | None = None,
        *,
        day_match: bool = True,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.pace = pace
        self.now = store.now
        self.began_at = 0
        self.thinkers = Thinkers(self.limits.thinking)
        self.readers = Pool(self.limits.reading)
        self.analyses = Analyses(self)
        self.rebuilders = Turns(self.limits.rebuilding)
        self.records = Shelf(self.limits.kept_records_bytes)
        self.doorkeeper = Doorkeeper(self.limits)
        self.rooms: dict[str, TableRoom] = {}
        self.removing: set[str] = set()
        """Rooms that nobody may come to any more."""
        a_day = self.limits.new_rooms_a_day
        self.new_rooms = share_a_minute(self, "tables", self.limits.new_rooms_a_minute)
        self.rooms_of_the_day = Share(self, "tables of the day", a_day / 86_400, a_day)
        self.wrong_codes = share_a_minute(self, "wrong codes", self.limits.wrong_codes_a_minute)
        self.uploads = share_a_minute(self, "uploads", self.limits.uploads_a_minute)
        self.hints = a_minute(self.limits.hints_a_minute)
        self.rings = AddressBook(self.limits.rings_an_hour / 3_600, self.limits.rings_an_hour)
        self.ringer = ringer or Ringer(self.limits)
        self.heart: asyncio.Task[None] | None = None
        self.stopping = False
        self.meter: Meter = NoMeter()
        self.lease = Lease(self)
        self.arrivals = Arrivals(self)
        self.lobby = Lobby(self)
        self.days = Days(self, day_match)
        self.puzzles = Puzzles(self)

    # ---- rooms

    async def open_room(self, wanted: NewTable, address: str) -> tuple[TableRoom, str]:
        """Opens a table; the token lets its opener arrange the seats. Raises `Refused`."""
        await self.check_new_room(address)
        game = load(wanted.game)
        setup = Setup(len(wanted.plan), wanted.options, wanted.opener, 1, wanted.box)
        if wanted.box:
            await self.readers.ask("check_setup", game.id, setup, who=address)
        else:
            check_setup(game, setup)
        levels = tuple(named(plan.bot) for plan in wanted.plan)
        for level in filter(None, levels):
            check_level(level)
        row = RoomRow(
            code=fresh_code(),
            game=game.id,
            opened_at=self.now(),
            decision_ms=wanted.decision_seconds * 1000,
            quick=wanted.quick,
            plan=levels,
            options=wanted.options,
            box=wanted.box,
            shown_at=self.now() if wanted.open and self.lobby.is_on else 0,
            watched_at=self.now() if wanted.watch and self.lobby.is_on else 0,
        )
        room = TableRoom(self, row, game, wanted.opener)
        room.payer = address
        if any(levels):
            self.thinkers.pool.warm()
        return await self.store_room(room)

    async def check_new_room(self, address: str) -> None:
        """Raises `Refused` where there is no room for another table, or somebody opens too many."""
        if not (await self.new_rooms.take(address) and await self.rooms_of_the_day.take(address)):
            raise Refused("too-many")
        if len(self.rooms) >= self.limits.rooms:
            raise Refused("server-full")

    async def store_room(self, room: TableRoom) -> tuple[TableRoom, str]:
        """A room exists once it is stored."""
        token = room.keyring.cut(OPENER)
        room.open()
        return await self.keep_new(room), token

    async def keep_new(self, room: TableRoom) -> TableRoom:
        """Stores a room that was never stored; raises `Refused`. Where there are other workers it belongs to
        nobody until somebody comes to it, wherever that is."""
        batch = room.batch("")
        assert batch is not None
        await write(self.store, opened(batch, room.row))
        room.have_stored()
        if self.store.shared:
            room.close()
        else:
            self.rooms[room.row.code] = room
        return room

    async def enter(self, code: str, address: str) -> TableRoom:
        """A room to play in; raises `Refused`."""
        return await self.arrivals.enter(code, address)

    async def peek(self, code: str, address: str) -> TableRoom:
        """A room to look at; raises `Refused`."""
        return await self.arrivals.peek(code, address)

    def drop(self, room: TableRoom) -> None:
        """A room leaves memory; perhaps it has been brought back meanwhile."""
        room.close()
        if self.rooms.get(room.row.code) is room:
            del self.rooms[room.row.code]

    async def empty(self, room: TableRoom) -> None:
        """A room leaves memory when what is under way in it is finished."""
        room.take_no_more()
        await room.queue.rest()
        self.drop(room)

    # ---- for whoever runs the server

    async def shut(self, code: str) -> None:
        """A table is closed for good, and stays to be looked at; raises `Refused`."""
        room = await self.enter(code, HOST)
        room.submit(None, Shut())
        await room.queue.rest()
        if not room.frozen:
            raise Refused("store-failing")

    async def remove(self, code: str) -> None:
        """A table goes with everything in it; whoever sits there is sent away. Raises `Refused`."""
        self.removing.add(code)
        try:
            await self.arrivals.settle(code)
            claim = await self.arrivals.claimed(code)
            if claim is None:
                raise Refused("no-such-table")
            room = self.rooms.get(code)
            if room is not None:
                await self.empty(room)
                for connection in list(room.connections):
                    connection.close(GOING_AWAY)
            await self.store.remove(code)
        finally:
            self.removing.discard(code)
            self.arrivals.looking.pop(code, None)

    async def forget(self) -> None:
        """What was kept for as long as was promised goes; nothing that somebody has open does."""
        here = {*self.rooms, *self.arrivals.loading}
        with contextlib.suppress(StoreFailed):
            await self.store.forget(
                finished_before=self.now() - self.limits.keep_finished_days * DAY_MS,
                visited_before=self.now() - self.limits.keep_abandoned_days * DAY_MS,
                but=here,
            )
        await self.days.forget()

    # ---- sockets

    def admit(self, connection: Connection) -> bool:
        """Whether there is room for one more socket."""
        return not self.stopping and self.doorkeeper.admit(connection)

    async def join(self, connection: Connection, request: Join, asked: str | None = None) -> TableRoom:
        """Leads a socket to its table; raises `Refused`. `asked` is what the socket was opened for: a proxy
        has chosen this worker by it, and must not be deceived."""
        if asked is not None and asked != tidy_code(request.table):
            raise Refused("no-such-table")
        room = await self.enter(request.table, connection.address)
        self.doorkeeper.joined(connection)
        room.submit(connection, request)
        return room

    def part(self, connection: Connection, room: TableRoom | None) -> None:
        """A socket has closed."""
        self.doorkeeper.part(connection)
        if room is not None:
            room.submit(connection, Dropped())

    # ---- life

    async def start(self, rest: Callable[[], Awaitable[None]] | None = None) -> None:
        """Becomes a worker of the store, before anybody comes; `rest` is called now and then."""
        await self.lease.seek()
        if self.stopping:
            return
        self.began_at = self.now()
        await self.ringer.learn_key(self.store)
        await self.forget()
        self.lobby.begin()
        self.heart = asyncio.get_running_loop().create_task(self.beat(rest or self.readers.rest))

    def is_well(self) -> bool:
        """Whether players may be led here."""
        return self.store.holds() and not self.stopping

    def over_budget(self, budget: str) -> None:
        """Somebody has asked for more than there is for one address."""
        self.meter.over_budget(budget)

    def is_cut_off(self) -> bool:
        """Whether other workers can do what this one cannot."""
        return self.store.shared and not self.store.holds()

    async def beat(self, rest: Callable[[], Awaitable[None]]) -> None:
        """Down time is measured from the last beat; rooms that nobody looks at leave memory."""
        rested_at = tidied_at = time.monotonic()
        while True:
            await asyncio.sleep(self.store.beat_seconds)
            with contextlib.suppress(StoreFailed):
                await self.store.beat()
            if time.monotonic() - rested_at > IDLE_SECONDS:
                rested_at = time.monotonic()
                await self.unload_idle()
                await self.readers.rest()
                await rest()
            if time.monotonic() - tidied_at > TIDY_SECONDS:
                tidied_at = time.monotonic()
                await self.forget()

    async def unload_idle(self) -> None:
        """Only rooms in which nothing is under way."""
        for code, room in list(self.rooms.items()):
            idle = self.now() - room.row.opened_at - (room.table.entries[-1].at if room.table.entries else 0)
            if not room.connections and not room.queue.busy and idle > IDLE_SECONDS * 1000:
                self.drop(room)
                with contextlib.suppress(StoreFailed):
                    await self.store.release(code)

    async def stop(self) -> None:
        """A planned stop: clients are told to come back, everything begun is finished."""
        self.stopping = True
        if self.heart is not None:
            self.heart.cancel()
        for connection in self.doorkeeper.everybody():
            connection.close(GOING_AWAY)
        await self.lobby.stop()
        await self.lease.stop()
        for room in list(self.rooms.values()):
            await self.empty(room)
        await self.ringer.close()
        await self.puzzles.close()
        await self.analyses.close()
        await self.days.close()
        await self.store.close()
        await self.thinkers.pool.close()
        await self.readers.close()


def check_setup(game: Game[Any], setup: Setup) -> None:
    """Raises `Refused` where this cannot be played."""
    refusal = game.check_wish(setup)
    if refusal is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)


def opened(batch: Batch, row: RoomRow) -> Batch:
    """The batch that also makes the room."""
    return Batch(room=batch.room, opened=row, games=batch.games, tokens=batch.tokens, entries=batch.entries)
