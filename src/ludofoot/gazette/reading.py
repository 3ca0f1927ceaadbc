"""From a record to the chronicle of its match: all is played again, and what was undone is forgotten."""

from __future__ import annotations

from typing import Any

import msgspec

from ludofoot.core import entries as log
from ludofoot.core.entries import AnyEntry
from ludofoot.core.logbook import Find, Frame, Record, check_outcome, frames, names_in
from ludofoot.core.luck import REHEARSED
from ludofoot.core.records import Refused
from ludofoot.core.reporting import Chronicle, Happening


class Seen(msgspec.Struct):
    """A record that was played again, and what trophies depend on."""

    told: Chronicle
    bots: tuple[str, ...]
    moves: int
    ms: int
    began: int
    """When, by the clock of its table."""
    stopped: Happening | None
    """The last thing that happened."""
    helped: tuple[int, ...]
    """Seats that asked for a hint or took a move back, or for which a bot played."""
    hints: int
    counts: bool
    """Whether trophies can be won with it: a lesson and a what-if count for nothing."""


def read(record: Record, find: Find, *, named: bool = True) -> Seen:
    """Plays a record again; raises `Refused` if it does not hold, or if nothing was played in it."""
    kept: list[list[Happening]] = []
    opening: list[Happening] = []
    last: Frame | None = None
    for frame in frames(record, find):
        last = frame
        if isinstance(frame.entry, log.Started):
            opening = happenings(frame, 0)
            kept.clear()
        elif frame.table.state is not None:
            follow(kept, frame)
    if last is None or last.table.state is None:
        raise Refused("record-without-game")
    check_outcome(record, last.table)
    game, state = last.table.game, last.table.state
    every = [*opening, *(each for line in kept for each in line)]
    told = Chronicle(
        game,
        teams=game.teams_in(state, record.seats),
        names=names_in(record) if named else [""] * record.seats,
        happenings=every,
        outcome=record.outcome,
        options=game.chosen(started(record).setup),
    )
    return Seen(
        told,
        bots_in(record),
        len(kept),
        length_of(record),
        started(record).at,
        every[-1] if every else None,
        helped_in(record.entries),
        sum(isinstance(entry, log.Hinted | log.Undone) for entry in record.entries),
        counts(started(record)),
    )


def counts(start: log.Started) -> bool:
    """Whether luck was nobody's choice, and the whole match was played here."""
    return not start.branched and not start.seed.startswith(REHEARSED)


def follow(kept: list[list[Happening]], frame: Frame) -> None:
    """Takes up what a line has added, and forgets what it has undone."""
    lines = len(frame.table.lines)
    del kept[lines:]
    if lines > len(kept):
        kept.append(happenings(frame, lines))


def happenings(frame: Frame, move: int) -> list[Happening]:
    """What a line told, in full."""
    seat = getattr(frame.entry, "seat", -1)
    return [Happening(frame.number, frame.entry.at, move, seat, telling.full) for telling in frame.told]


def started(record: Record) -> log.Started:
    """The line with which the match began; a record has none before that it could report."""
    return next(entry for entry in reversed(record.entries) if isinstance(entry, log.Started))


def length_of(record: Record) -> int:
    """Milliseconds from the deal to the last move."""
    moves = [entry.at for entry in record.entries if isinstance(entry, log.Moved | log.TimedOut)]
    return moves[-1] - started(record).at if moves else 0


def bots_in(record: Record) -> tuple[str, ...]:
    """The level that sat in each seat."""
    found = [""] * record.seats
    for entry in record.entries:
        if isinstance(entry, log.Sat) and entry.seat < record.seats:
            found[entry.seat] = entry.who.bot
    return tuple(found)


def helped_in(entries: tuple[AnyEntry, ...]) -> tuple[int, ...]:
    """Who did not win alone what was won."""
    helps: Any = (log.Hinted, log.Undone, log.BotTookOver)
    return tuple(sorted({entry.seat for entry in entries if isinstance(entry, helps)}))
