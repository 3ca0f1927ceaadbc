"""What a batch is in the tables: its rows, how they are put there, and whether they are there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from ludofoot.core.entries import AnyEntry
from ludofoot.server.store import Batch, GameRow, RoomRow, Stored, TokenRow, Written

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_room = msgspec.json.Decoder(RoomRow).decode
decode_game = msgspec.json.Decoder(GameRow).decode

Row = tuple[int, int, int, str | None, bytes]
Raw = tuple[bytes, list[Any], list[Any], list[Any]]
Run = Callable[..., Any]


# ---- writing


def has_more(batch: Batch) -> bool:
    """Whether a batch changes anything besides the log."""
    more = batch.opened or batch.games or batch.tokens or batch.freed_seats
    return bool(more) or batch.finished_at is not None


@cache
def insert_lines(count: int) -> str:
    """The statement for so many lines."""
    return "INSERT INTO entries VALUES " + ",".join(["(?,?,?,?,?)"] * count)


def put_room(run: Run, batch: Batch) -> None:
    """The room itself, if this batch opens it."""
    if batch.opened is not None:
        opened = (batch.room, encode(batch.opened), batch.opened.opened_at)
        run("INSERT INTO rooms (code, body, visited_at) VALUES (?, ?, ?)", opened)


def put_more(run: Run, room: int, batch: Batch) -> None:
    """What a batch changes besides the log."""
    for game in batch.games:
        run("INSERT OR REPLACE INTO games VALUES (?, ?, ?)", (room, game.number, encode(game)))
    for seat in batch.freed_seats:
        run("DELETE FROM tokens WHERE room = ? AND seat = ?", (room, seat))
    for token in batch.tokens:
        run("INSERT INTO tokens VALUES (?, ?, ?)", (token.hash, room, token.seat))
    if batch.finished_at is not None or batch.games:
        run("UPDATE rooms SET finished_at = ? WHERE id = ?", (batch.finished_at, room))


# ---- reading


def read_room(run: Run, code: str) -> Raw | None:
    """Everything about one room as it is stored; raises what SQLite does."""
    room = run("SELECT id, body FROM rooms WHERE code = ?", (code,)).fetchone()
    if room is None:
        return None
    key = (room[0],)
    return (
        room[1],
        run("SELECT body FROM games WHERE room = ? ORDER BY number", key).fetchall(),
        run("SELECT hash, seat FROM tokens WHERE room = ?", key).fetchall(),
        run("SELECT number, n, command, body FROM entries WHERE room = ? ORDER BY number, n", key).fetchall(),
    )


def decoded(code: str, raw: Raw) -> Stored:
    """The same as records; raises a `MsgspecError` or a `UnicodeError` if it is not what was written."""
    room, games, tokens, lines = raw
    return Stored(
        room=decode_room(room),
        games=tuple(decode_game(body) for (body,) in games),
        tokens=tuple(TokenRow(hash=hashed, room=code, seat=seat) for hashed, seat in tokens),
        entries=tuple(
            Written(number=number, n=n, command=command or "", entry=decode_entry(body))
            for number, n, command, body in lines
        ),
    )


def holds(run: Run, batch: Batch) -> bool:
    """Whether this batch was stored: whole or not at all, so the last line of its log tells."""
    room = run("SELECT id, finished_at FROM rooms WHERE code = ?", (batch.room,)).fetchone()
    if room is None:
        return False
    if batch.entries:
        return holds_line(run, room[0], batch.entries[-1])
    ends = batch.finished_at is not None or bool(batch.games)
    return holds_more(run, room[0], batch) and (not ends or room[1] == batch.finished_at)


def holds_line(run: Run, room: int, line: Written) -> bool:
    """Whether this very line is stored in its place."""
    where = "room = ? AND number = ? AND n = ?"
    found = run(f"SELECT command, body FROM entries WHERE {where}", (room, line.number, line.n)).fetchone()
    return bool(found == (line.command or None, encode(line.entry)))


def holds_more(run: Run, room: int, batch: Batch) -> bool:
    """Whether everything is as a batch without lines wants it."""
    tokens = set(run("SELECT hash, seat FROM tokens WHERE room = ?", (room,)).fetchall())
    games = {bytes(body) for (body,) in run("SELECT body FROM games WHERE room = ?", (room,)).fetchall()}
    new = {(token.hash, token.seat) for token in batch.tokens}
    left = {(hashed, seat) for hashed, seat in tokens - new if seat in batch.freed_seats}
    return new <= tokens and not left and games >= {encode(game) for game in batch.games}
