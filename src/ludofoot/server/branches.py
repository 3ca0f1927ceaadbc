"""What if? A new table that stands where a record stood: one seat is yours, bots have the others."""

from __future__ import annotations

from typing import Any

import msgspec

from ludofoot.bots import STAND_IN
from ludofoot.catalogue import load
from ludofoot.core import entries as log
from ludofoot.core.entries import AnyEntry, Occupant
from ludofoot.core.game import Setup
from ludofoot.core.logbook import replay_entry
from ludofoot.core.table import Reply
from ludofoot.server.hub import Hub
from ludofoot.server.room import TableRoom
from ludofoot.server.slices import Slices
from ludofoot.server.store import RoomRow
from ludofoot.server.tokens import fresh_code

read_entry = msgspec.json.Decoder(AnyEntry).decode


async def branch(hub: Hub, found: list[Any], seat: int, address: str) -> tuple[TableRoom, str]:
    """The room of a branch, from what a worker has found in its record, and the token of the seat that is
    yours; raises `Refused`."""
    game, seats, setup, names, lines = found
    room = TableRoom(hub, branch_row(hub, game, seats, msgspec.convert(setup, Setup), seat), load(game))
    room.payer = address
    for each in range(seats):
        who = Occupant(name=names[each], bot="" if each == seat else STAND_IN)
        room.do(log.Sat(at=room.now(), seat=each, who=who))
    async with hub.rebuilders.turn(address):
        slices = Slices()
        for line in lines:
            play_again(room, read_entry(line))
            await slices.breathe()
    token = room.keyring.cut(seat)
    return await hub.keep_new(room), token


def play_again(room: TableRoom, entry: AnyEntry) -> None:
    """One line of the record, as if it happened now."""
    moment = msgspec.structs.replace(entry, at=room.now())
    if isinstance(moment, log.Started):
        moment = msgspec.structs.replace(moment, branched=True)
    told = replay_entry(room.table, moment, len(room.table.entries))
    room.remember(Reply(entry=room.table.entries[-1], told=tuple(told)))


def branch_row(hub: Hub, game: str, seats: int, setup: Setup, seat: int) -> RoomRow:
    """A room like the one of the record, without its deadlines."""
    return RoomRow(
        code=fresh_code(),
        game=game,
        opened_at=hub.now(),
        decision_ms=0,
        quick=False,
        plan=tuple("" if each == seat else STAND_IN for each in range(seats)),
        options=setup.options,
        box=setup.box,
    )
