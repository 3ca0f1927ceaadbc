"""Finished games again: frame by frame for any seat, checked for fairness."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludofoot.catalogue import load
from ludofoot.core import entries as log
from ludofoot.core.entries import AnyEntry
from ludofoot.core.fair_record import Kept, check_promises
from ludofoot.core.logbook import Frame, Record, check_outcome, frames
from ludofoot.core.luck import REHEARSED
from ludofoot.core.records import SPECTATOR, Refusal, Refused
from ludofoot.server.telling import told_event
from ludofoot.wire.answers import Replayed, ReplayFrame

MOST_ENTRIES = 20_000
LUCK_WITH_AN_END = ("script:", REHEARSED)
"""Answers that somebody wrote down run out at the first move beyond them."""
HAPPENED = log.Started | log.Moved | log.TimedOut | log.TakenBack | log.Undone | log.Ended
PLAYED = log.Started | log.Moved | log.TimedOut | log.TakenBack | log.Undone


def check_size(record: Record) -> Record:
    """A record that somebody sent; raises `Refused` where it is longer than any game."""
    if len(record.entries) > MOST_ENTRIES:
        raise Refused("record-too-large", most=MOST_ENTRIES)
    return record


def replayed(record: Record, seat: int) -> Replayed:
    """The whole game as this seat, or a spectator, saw it. Raises `Refused` where it does not hold."""
    if not (seat == SPECTATOR or 0 <= seat < record.seats):
        raise Refused("no-such-seat")
    found: list[ReplayFrame] = []
    table: Any = None
    for frame in frames(record, load):
        table = frame.table
        if isinstance(frame.entry, HAPPENED) and table.state is not None:
            found.append(shown_frame(frame, seat))
    proof, doubt = proof_of(record, table)
    occupants = table.occupants if table is not None else [None] * record.seats
    return Replayed(
        game=record.game,
        rules=record.rules,
        seats=record.seats,
        names=tuple(who.name if who else "" for who in occupants),
        bots=tuple(who.bot if who else "" for who in occupants),
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
        view=msgspec.to_builtins(table.view(seat)),
        told=tuple(told_event(event, frame.entry.at) for event in known),
        over=table.is_over(),
    )


def proof_of(record: Record, table: Any) -> tuple[dict[str, Any] | None, Refusal | None]:
    """What the fairness check finds in a record that was just replayed, or why it cannot."""
    try:
        check_outcome(record, table)
        return msgspec.to_builtins(check_promises(record, Kept())), None
    except Refused as refused:
        return None, refused.refusal


# ---- playing on from some moment


def check_branch(record: Record, number: int, seat: int) -> None:
    """Raises `Refused` unless the game can be played on from there by this seat."""
    started_in(record)
    if not 0 <= seat < record.seats:
        raise Refused("no-such-seat")
    table: Any = None
    for frame in frames(record, load):
        if frame.number > number:
            break
        table = frame.table
    if table is None or table.state is None or table.is_over():
        raise Refused("nothing-to-play-on")


def started_in(record: Record) -> log.Started:
    """How the game of a record was begun; raises `Refused` where it cannot be played on."""
    started = next((entry for entry in record.entries if isinstance(entry, log.Started)), None)
    if started is None:
        raise Refused("nothing-to-play-on")
    if started.seed.startswith(LUCK_WITH_AN_END):
        raise Refused("luck-written-down")
    return started


def played_in(record: Record, number: int) -> Iterator[AnyEntry]:
    """The lines of the game itself, as far as this one."""
    return (entry for entry in record.entries[:number] if isinstance(entry, PLAYED))
