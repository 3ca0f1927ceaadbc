"""What a batch is in the tables: its rows, how they are put there, and whether they are there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from ludofoot.core.entries import AnyEntry
from ludofoot.server.store import Batch, BellRow, GameRow, Kept, RoomRow, Stored, TokenRow, Written

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_room = msgspec.json.Decoder(RoomRow).decode
decode_bell = msgspec.json.Decoder(BellRow).decode
decode_game = msgspec.json.Decoder(GameRow).decode

Row = tuple[int, int, int, str | None, bytes]
Raw = tuple[bytes, list[Any], list[Any], list[Any], list[Any]]
Run = Callable[..., Any]
PARTS: Final = ("entries", "games", "tokens", "bells")
"""The tables with what belongs to a room."""
KEPT: Final = (
    "SELECT body, visited_at, finished_at, (SELECT count(*) FROM games WHERE room = rooms.id),"
    " (SELECT count(*) FROM entries WHERE room = rooms.id) FROM rooms ORDER BY id DESC"
)


# ---- writing


def has_more(batch: Batch) -> bool:
    """Whether a batch changes anything besides the log."""
    more = batch.opened or batch.row or batch.games or batch.tokens or batch.freed_seats
    return bool(more or batch.bells or batch.silenced) or batch.finished_at is not None


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
    if batch.row is not None:
        run("UPDATE rooms SET body = ? WHERE id = ?", (encode(batch.row), room))
    for game in batch.games:
        run("INSERT OR REPLACE INTO games VALUES (?, ?, ?)", (room, game.number, encode(game)))
    for seat in batch.freed_seats:
        run("DELETE FROM tokens WHERE room = ? AND seat = ?", (room, seat))
    for token in batch.tokens:
        run("INSERT INTO tokens VALUES (?, ?, ?)", (token.hash, room, token.seat))
    for seat, endpoint in batch.silenced:
        run("DELETE FROM bells WHERE room = ? AND seat = ? AND endpoint = ?", (room, seat, endpoint))
    for bell in batch.bells:
        run(
            "INSERT OR REPLACE INTO bells VALUES (?, ?, ?, ?)", (room, bell.seat, bell.endpoint, encode(bell))
        )
    if batch.finished_at is not None or batch.games:
        run("UPDATE rooms SET finished_at = ? WHERE id = ?", (batch.finished_at, room))


def delete_room(run: Run, room: tuple[int]) -> None:
    """A room, by its number, with everything in it."""
    for table in PARTS:
        run(f"DELETE FROM {table} WHERE room = ?", room)
    run("DELETE FROM rooms WHERE id = ?", room)


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
        run("SELECT body FROM bells WHERE room = ? ORDER BY seat, endpoint", key).fetchall(),
    )


def kept_as(row: Sequence[Any]) -> Kept:
    """A line of the list: body, times, and how much there is; raises as `decoded` does."""
    body, visited_at, finished_at, games, lines = row
    room = decode_room(body)
    return Kept(
        code=room.code,
        game=room.game,
        opened_at=room.opened_at,
        visited_at=visited_at,
        finished_at=finished_at,
        closed_at=room.closed_at,
        games=games,
        lines=lines,
    )


def decoded(code: str, raw: Raw) -> Stored:
    """The same as records; raises a `MsgspecError` or a `UnicodeError` if it is not what was written."""
    room, games, tokens, lines, bells = raw
    return Stored(
        room=decode_room(room),
        games=tuple(decode_game(body) for (body,) in games),
        tokens=tuple(TokenRow(hash=hashed, room=code, seat=seat) for hashed, seat in tokens),
        entries=tuple(
            Written(number=number, n=n, command=command or "", entry=decode_entry(body))
            for number, n, command, body in lines
        ),
        bells=tuple(decode_bell(body) for (body,) in bells),
    )


def holds(run: Run, batch: Batch) -> bool:
    """Whether this batch was stored: whole or not at all, so the last line of its log tells."""
    room = run("SELECT id, finished_at, body FROM rooms WHERE code = ?", (batch.room,)).fetchone()
    if room is None:
        return False
    if batch.entries:
        return holds_line(run, room[0], batch.entries[-1])
    if batch.row is not None and bytes(room[2]) != encode(batch.row):
        return False
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
    return (
        holds_bells(run, room, batch)
        and new <= tokens
        and not left
        and games >= {encode(game) for game in batch.games}
    )


def holds_bells(run: Run, room: int, batch: Batch) -> bool:
    """Whether the bells hang as a batch wants them."""
    found = run("SELECT seat, endpoint, body FROM bells WHERE room = ?", (room,)).fetchall()
    hung = {(seat, endpoint): bytes(body) for seat, endpoint, body in found}
    new = all(hung.get((bell.seat, bell.endpoint)) == encode(bell) for bell in batch.bells)
    return new and not any(each in hung for each in batch.silenced)
