"""Finished games again: frame by frame for any seat, checked for fairness, and played on from any point."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from ludofoot.catalogue import load
from ludofoot.core import commands as ask
from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.fair_record import verify
from ludofoot.core.record import LARGEST, Frame, Record, frames, read_record, replay_entry
from ludofoot.core.records import SPECTATOR, Refusal, Refused
from ludofoot.core.table import Reply
from ludofoot.server.hub import Hub
from ludofoot.server.room import TableRoom
from ludofoot.server.store import RoomRow, TokenRow
from ludofoot.server.telling import told_event
from ludofoot.server.tokens import fresh_code, fresh_token, hashed
from ludofoot.wire.answers import Replayed, ReplayFrame

MOST_ENTRIES = 20_000
MOST_UNDONE = 500
"""Each is replayed from the first deal on."""
BOTS_IN_BRANCHES = "confirme"
HAPPENED = log.Started | log.Moved | log.TimedOut | log.TakenBack | log.Undone | log.Ended


def read_upload(hub: Hub, data: bytes, address: str) -> Record:
    """A record that somebody sent: hostile until it is read. Raises `Refused`."""
    if not hub.uploads.take(address, time.monotonic()):
        raise Refused("too-many")
    if len(data) > LARGEST:
        raise Refused("record-too-large", most=LARGEST)
    record = read_record(data)
    undone = sum(isinstance(entry, log.Undone) for entry in record.entries)
    if len(record.entries) > MOST_ENTRIES or undone > MOST_UNDONE:
        raise Refused("record-too-large", most=MOST_ENTRIES)
    return record


def replayed(record: Record, seat: int) -> Replayed:
    """The whole game as this seat, or a spectator, saw it. Raises `Refused` where it does not hold."""
    if not (seat == SPECTATOR or 0 <= seat < record.seats):
        raise Refused("no-such-seat")
    found: list[ReplayFrame] = []
    names: tuple[str, ...] = ("",) * record.seats
    bots: tuple[str, ...] = ("",) * record.seats
    for frame in frames(record, load):
        if isinstance(frame.entry, HAPPENED) and frame.table.state is not None:
            found.append(shown_frame(frame, seat))
        names = tuple(who.name if who else "" for who in frame.table.occupants)
        bots = tuple(who.bot if who else "" for who in frame.table.occupants)
    proof, doubt = proof_of(record)
    return Replayed(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        names=names,
        bots=bots,
        seat=seat,
        frames=tuple(found),
        outcome=record.outcome,
        proof=proof,
        doubt=doubt,
    )


def shown_frame(frame: Frame, seat: int) -> ReplayFrame:
    """One moment of the game."""
    table = frame.table
    known = [event for telling in frame.told if (event := telling.to(seat)) is not None]
    return ReplayFrame(
        number=frame.number,
        at=frame.entry.at,
        mover=getattr(frame.entry, "seat", -1),
        view=msgspec.to_builtins(table.state.view(seat)),
        told=tuple(told_event(event, frame.entry.at) for event in known),
        over=table.is_over(),
    )


def proof_of(record: Record) -> tuple[dict[str, Any] | None, Refusal | None]:
    """What the fairness check finds, or why it cannot."""
    try:
        return msgspec.to_builtins(verify(record, load)), None
    except Refused as refused:
        return None, refused.refusal


async def branch(hub: Hub, record: Record, number: int, seat: int, address: str) -> tuple[TableRoom, str]:
    """A new table that stands where the record stood after so many entries: one seat is yours, bots have the
    others. Raises `Refused`."""
    if not hub.new_rooms.take(address, time.monotonic()):
        raise Refused("too-many")
    if not 0 <= seat < record.seats:
        raise Refused("no-such-seat")
    # Elsewhere, because a hostile record may take its time.
    room, token = await asyncio.to_thread(branched, hub, record, number, seat)
    return await hub.keep_new(room), token


def branched(hub: Hub, record: Record, number: int, seat: int) -> tuple[TableRoom, str]:
    """The room of a branch, with the token of the seat that is yours."""
    room = TableRoom(hub, branch_row(hub, record, seat), load(record.game))
    for each in range(record.seats):
        room.do(ask.Sit(seat=each, who=Occupant(bot="" if each == seat else BOTS_IN_BRANCHES)))
    for entry in record.entries[:number]:
        if isinstance(entry, log.Started | log.Moved | log.TimedOut | log.TakenBack | log.Undone):
            moment = msgspec.structs.replace(entry, at=room.now())
            told = replay_entry(room.table, moment, len(room.table.entries))
            room.remember(Reply(entry=room.table.entries[-1], told=tuple(told)))
    if room.table.state is None or room.table.is_over():
        raise Refused("nothing-to-play-on")
    token = fresh_token()
    room.tokens[hashed(token)] = seat
    room.new_tokens.append(TokenRow(hash=hashed(token), room=room.row.code, seat=seat))
    return room, token


def branch_row(hub: Hub, record: Record, seat: int) -> RoomRow:
    """A room like the one of the record, without its deadlines."""
    started = next((entry for entry in record.entries if isinstance(entry, log.Started)), None)
    if started is None:
        raise Refused("nothing-to-play-on")
    return RoomRow(
        code=fresh_code(),
        game=record.game,
        opened_at=hub.now(),
        decision_ms=0,
        quick=False,
        plan=tuple("" if each == seat else BOTS_IN_BRANCHES for each in range(record.seats)),
        options=started.setup.options,
        box=started.setup.box,
    )
