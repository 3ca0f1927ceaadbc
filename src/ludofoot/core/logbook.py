"""A table's log as a file: enough to replay the game, and to notice if anything in it was changed."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ludofoot.core import entries as log
from ludofoot.core.chance import NotInScript, ScriptRanOut
from ludofoot.core.clocks import deadline_move
from ludofoot.core.digest import digest
from ludofoot.core.entries import AnyEntry
from ludofoot.core.game import Game
from ludofoot.core.records import Count, Move, Outcome, Refused
from ludofoot.core.sink import Telling
from ludofoot.core.table import Table

FORMAT = "ludofoot record"
VERSION = 1
LARGEST = 4_000_000

Find = Callable[[str], Game[Any]]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game, rules version, seats and every entry; `seal` is the hash of all the rest."""

    format: str
    version: int
    game: str
    rules: str
    seats: Count
    decision_ms: Count
    entries: tuple[AnyEntry, ...]
    outcome: Outcome | None = None
    seal: str = ""


class Frame(msgspec.Struct, frozen=True):
    """One entry of a replay, the table after it, and what was told."""

    number: int
    entry: AnyEntry
    table: Any
    told: tuple[Any, ...]


def record_of(table: Table) -> Record:
    """The record of a table as it stands."""
    record = Record(
        FORMAT,
        VERSION,
        table.game.id,
        table.game.version(),
        table.seats,
        table.clocks.decision_ms,
        tuple(map(plain, table.entries)),
        table.outcome(),
    )
    return msgspec.structs.replace(record, seal=seal_of(record))


def names_in(record: Record) -> list[str]:
    """Who sat where; nothing for whoever gave no name."""
    names = [""] * record.seats
    for entry in record.entries:
        if isinstance(entry, log.Sat) and entry.seat < record.seats:
            names[entry.seat] = entry.who.name
    return names


def plain(entry: AnyEntry) -> AnyEntry:
    """An entry as it is read from a file: a move is what its game made of it only while the table is open."""
    if isinstance(entry, log.Moved | log.TimedOut) and isinstance(entry.move, Move):
        return msgspec.structs.replace(entry, move=msgspec.to_builtins(entry.move))
    return entry


def seal_of(record: Record) -> str:
    """The hash of everything but the seal."""
    text = msgspec.json.encode(msgspec.structs.replace(record, seal=""), order="deterministic")
    return hashlib.blake2b(text, digest_size=16).hexdigest()


def write_record(record: Record) -> bytes:
    """The file: one entry a line, so that people can read it and tools can compare it."""
    frame = msgspec.json.encode(msgspec.structs.replace(record, entries=()), order="deterministic")
    head, _, tail = frame.partition(b'"entries":[]')
    lines = [msgspec.json.encode(entry, order="deterministic") for entry in record.entries]
    return head + b'"entries":[\n' + b",\n".join(lines) + b"\n]" + tail + b"\n"


def read_record(data: bytes) -> Record:
    """The record in a file, whatever somebody put there; raises `Refused`."""
    if len(data) > LARGEST:
        raise Refused("record-too-large", most=LARGEST)
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("record-damaged", reason="JSON") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Refused("record-not-ours")
    if found.get("version") != VERSION:
        raise Refused("record-newer", found=str(found.get("version"))[:20], known=VERSION)
    try:
        record = msgspec.convert(found, Record)
    except msgspec.ValidationError as error:
        raise Refused("record-damaged", reason=str(error)[:200]) from None
    if record.seal != seal_of(record):
        raise Refused("record-tampered", line=0)
    return record


def frames(record: Record, find: Find) -> Iterator[Frame]:
    """Replays a record entry by entry under today's rules; raises `Refused` where it does not hold."""
    game = find(record.game)
    if record.rules != game.version():
        raise Refused("record-other-rules", found=record.rules, known=game.version())
    if record.seats not in game.seats:
        raise Refused("bad-seats", game.seats_clause(), seats=record.seats, allowed=game.seats)
    table = Table(game, record.seats, record.decision_ms)
    for number, entry in enumerate(record.entries, 1):
        told = replay_entry(table, entry, number)
        yield Frame(number, entry, table, tuple(told))


def replay(record: Record, find: Find) -> Table:
    """The table as it stood at the end of the record."""
    table: Table | None = None
    for frame in frames(record, find):
        table = frame.table
    check_outcome(record, table)
    return table if table is not None else Table(find(record.game), record.seats, record.decision_ms)


def check_outcome(record: Record, table: Table | None) -> None:
    """The table at the end of a record ended as the record says; raises `Refused`."""
    if (table.outcome() if table is not None else None) != record.outcome:
        raise Refused("record-tampered", line=len(record.entries))


def replay_entry(table: Table, entry: AnyEntry, number: int) -> list[Telling]:
    """Does again what an entry says, and checks that it could happen then and leads to the same position."""
    check_time(table, entry, number)
    try:
        told = enact_again(table, entry, number)
    except (NotInScript, ScriptRanOut):
        raise Refused("record-tampered", line=number) from None
    except Refused as refused:
        if refused.refusal.code.startswith("record-"):
            raise
        raise Refused("record-tampered", refused.refusal.clause, line=number) from None
    expected = getattr(entry, "digest", None)
    if expected is not None and (table.state is None or digest(table.state) != expected):
        raise Refused("record-tampered", line=number)
    table.entries.append(entry)
    return told


def check_time(table: Table, entry: AnyEntry, number: int) -> None:
    """A log never runs backwards, and a deadline that has fallen due comes before everything later."""
    latest = table.entries[-1].at if table.entries else 0
    due = table.clocks.next_due()
    passed_over = due is not None and due.due <= entry.at and getattr(entry, "key", None) != due.key
    if entry.at < latest or passed_over:
        raise Refused("record-tampered", line=number)


def enact_again(table: Table, entry: AnyEntry, number: int) -> list[Telling]:
    """Does what an entry says."""
    match entry:
        case log.Moved() | log.TimedOut():
            return replay_move(table, entry, number)
        case log.TakenBack(seat=seat, at=at, same_clock=same):
            table.taken_back(seat, at, same)
        case log.Undone(seat=seat, at=at, same_clock=same):
            table.undone(seat, at, same)
        case _:
            return table.enact(entry)
    return []


def replay_move(table: Table, entry: log.Moved | log.TimedOut, number: int) -> list[Telling]:
    """A move, judged again; a deadline must have fallen due just then, and have brought this move."""
    table.playing()
    try:
        move: Move = msgspec.convert(entry.move, table.game.move_type)
    except msgspec.ValidationError:
        raise Refused("record-illegal-move", line=number) from None
    if isinstance(entry, log.TimedOut):
        check_deadline(table, entry, move, number)
    else:
        check_legal(table, entry, move, number)
    told = table.apply(entry.seat, move, entry.at)
    if isinstance(entry, log.TimedOut):
        table.clocks.passed(entry.key)
    # As it was then: pictures may have become longer since.
    table.go_on(entry.film, entry.at)
    return told


def check_legal(table: Table, entry: log.Moved, move: Move, number: int) -> None:
    """Whoever made this move could make it, and only a bot is cut off in its thoughts."""
    try:
        table.check_move(entry.seat, move)
    except Refused as refused:
        raise Refused("record-illegal-move", refused.refusal.clause, line=number) from None
    if entry.cut_off and not table.bot_at(entry.seat):
        raise Refused("record-tampered", line=number)


def check_deadline(table: Table, entry: log.TimedOut, move: Move, number: int) -> None:
    """A deadline passes only if it was running, when it falls due, and brings the move of the rules."""
    running = table.clocks.next_due()
    if running is None or (running.key, running.due, running.seat) != (entry.key, entry.at, entry.seat):
        raise Refused("record-tampered", line=number)
    if move != deadline_move(table.playing(), running):
        raise Refused("record-tampered", line=number)
