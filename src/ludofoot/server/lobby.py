"""The tables that anybody on this server may find: each worker lists its own in the store, for all to see."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludofoot.core.records import SPECTATOR
from ludofoot.server.bodies import json
from ludofoot.server.guests import host_of, watchers_of
from ludofoot.server.room import TableRoom
from ludofoot.server.store import Kind, Listed, StoreFailed
from ludofoot.wire.answers import ListedSeat, ListedTable
from ludofoot.wire.answers import Lobby as Told

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub

LOOK_SECONDS = 2.0
AGAIN_SECONDS = 15.0
"""How often a table that has not changed is said to be still there."""
AWAY_SECONDS = 60.0
"""Whose host has been away for so long is no longer listed, and neither is what no worker speaks for."""
OFF = Told(on=False)
LOGGER = logging.getLogger("ludofoot.server")


class Lobby:
    """For one hub. What it lists is what its rooms say of themselves; nothing hidden comes near it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.listed: dict[str, tuple[Listed, float]] = {}
        """What this worker has listed, and when it last said so."""
        self.seen: dict[str, float] = {}
        """When the host of a table was last here."""
        self.told: tuple[float, Told] = (-LOOK_SECONDS, OFF)
        self.asking = asyncio.Lock()
        self.looking: asyncio.Task[None] | None = None

    @property
    def is_on(self) -> bool:
        """Whether this server has such a list."""
        return self.hub.limits.listed_tables > 0

    # ---- whoever asks

    async def answer(self, request: Request) -> Response:
        """The list, the same for everybody."""
        return json(await self.tables())

    async def tables(self) -> Told:
        """Read once in a while, however many ask; raises `Refused`."""
        if not self.is_on:
            return OFF
        async with self.asking:
            if time.monotonic() - self.told[0] >= LOOK_SECONDS:
                found = Told(on=True, open=await self.of("open"), watch=await self.of("watch"))
                self.told = (time.monotonic(), found)
        return self.told[1]

    async def of(self, kind: Kind) -> tuple[ListedTable, ...]:
        """All tables of a kind, the newest first."""
        now = self.hub.now()
        seen_after = now - int(AWAY_SECONDS * 1000)
        found = await self.hub.store.shown(kind, seen_after, self.hub.limits.listed_tables)
        return tuple(
            msgspec.structs.replace(decode(each.body), seconds=max(0, now - each.since) // 1000)
            for each in found
        )

    # ---- what this worker lists

    def begin(self) -> None:
        """From now on its tables are looked at."""
        if self.is_on:
            self.looking = asyncio.get_running_loop().create_task(self.look_on())

    async def stop(self) -> None:
        """Nobody finds a table here any more."""
        if self.looking is not None:
            self.looking.cancel()
        with contextlib.suppress(StoreFailed):
            if self.listed:
                await self.hub.store.show((), tuple(self.listed))

    async def look_on(self) -> None:
        """Every now and then."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(StoreFailed):
                await self.look()

    async def look(self) -> None:
        """Lists what is new or has changed, and takes down what is full or has been left; raises
        `StoreFailed`."""
        now = time.monotonic()
        wanted = {each.code: each for each in self.wanted(now)}
        gone = [code for code in self.listed if code not in wanted]
        news = [each for each in wanted.values() if self.is_news(each, now)]
        if not news and not gone:
            return
        await self.hub.store.show(news, gone)
        for code in gone:
            del self.listed[code]
        self.listed |= {each.code: (each, now) for each in news}

    def is_news(self, table: Listed, now: float) -> bool:
        """Whether others do not know it yet, or may forget it."""
        known = self.listed.get(table.code)
        return known is None or known[0] != table or now - known[1] >= AGAIN_SECONDS

    def wanted(self, now: float) -> list[Listed]:
        """What of our tables is to be found; no address has more than its share of the list."""
        rooms = [room for room in self.hub.rooms.values() if kind_of(room) is not None]
        self.seen = {room.row.code: self.last_seen(room, now) for room in rooms}
        here = [room for room in rooms if now - self.seen[room.row.code] < AWAY_SECONDS]
        here.sort(key=since, reverse=True)
        counted: Counter[str] = Counter()
        found = []
        for room in here:
            counted[room.payer] += 1
            if counted[room.payer] <= self.hub.limits.listed_an_address:
                found.append(described(room))
        return found

    def last_seen(self, room: TableRoom, now: float) -> float:
        """When whoever opened the table was last here."""
        is_here = any(each.opener for each in room.connections)
        return now if is_here else self.seen.get(room.row.code, now)


decode = msgspec.json.Decoder(ListedTable).decode


def kind_of(room: TableRoom) -> Kind | None:
    """What a table may be found for now: a free seat before the start, or to be watched until its end."""
    table, row = room.table, room.row
    if room.frozen or room.closed or room.tutor is not None or table.is_over():
        return None
    if table.state is None:
        has_place = any(who is None for who in table.occupants)
        return "open" if row.shown_at and has_place else None
    return "watch" if row.watched_at else None


def since(room: TableRoom) -> int:
    """Since when it may be found for that."""
    return room.row.shown_at if room.table.state is None else room.row.watched_at


def described(room: TableRoom) -> Listed:
    """A table in the list: who sits there and what is played; of a game under way what a spectator knows."""
    kind = kind_of(room)
    assert kind is not None
    table, row = room.table, room.row
    names = [(who.name, who.bot) if who is not None else None for who in table.occupants]
    found = ListedTable(
        table=row.code,
        game=room.game.id,
        host=host_of(room),
        seats=tuple(
            ListedSeat(kind="free")
            if who is None
            else ListedSeat(kind="bot" if who[1] else "person", name=who[0], bot=who[1])
            for who in names
        ),
        options=row.options,
        decision_ms=row.decision_ms,
        own_box=bool(row.box),
    )
    if table.state is not None:
        found = msgspec.structs.replace(
            found,
            teams=tuple(table.game.teams_in(table.state, table.seats)),
            score=table.game.score(table.view(SPECTATOR)),
            watchers=watchers_of(room),
        )
    return Listed(code=row.code, kind=kind, body=msgspec.json.encode(found), since=since(room))
