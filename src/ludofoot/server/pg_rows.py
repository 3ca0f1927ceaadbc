"""What a batch is in PostgreSQL: the statements that write it, and those that read a room again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ludofoot.server.sqlite_rows import Raw, encode
from ludofoot.server.store import Batch

ME: Final = "me AS MATERIALIZED (SELECT id FROM workers WHERE id = $1 FOR KEY SHARE)"
FENCE: Final = f"WITH {ME} "
"""Whoever would delete the row of this worker waits until what follows is committed, and after that nothing
that it sends is. Not an UPDATE, which the heartbeat would have to wait for."""
APPEND: Final = (
    f"{FENCE}INSERT INTO entries (room, number, n, command, body, worker) SELECT r, m, n, c, b, me.id"
    " FROM me, unnest($2::bigint[], $3::int[], $4::int[], $5::text[], $6::bytea[]) AS u(r, m, n, c, b)"
    " JOIN rooms ON rooms.id = u.r WHERE rooms.owner = me.id"
)
KEEP: Final = f"""
WITH {ME}, made AS (
    INSERT INTO rooms (code, body, alive_at, handed, visited_at)
    SELECT c, b, a, true, v
    FROM me, unnest($3::text[], $4::bytea[], $5::bigint[], $6::bigint[]) AS u(c, b, a, v)
    RETURNING id, code
), ours AS MATERIALIZED (
    SELECT rooms.id, code FROM rooms, me WHERE rooms.id = ANY($2::bigint[]) AND owner = me.id
    UNION ALL SELECT id, code FROM made
), dealt AS (
    INSERT INTO games (room, number, body)
    SELECT id, m, b FROM ours JOIN unnest($7::text[], $8::int[], $9::bytea[]) AS u(c, m, b) ON c = code
    ON CONFLICT (room, number) DO UPDATE SET body = excluded.body
), freed AS (
    DELETE FROM tokens USING ours JOIN unnest($10::text[], $11::int[]) AS u(c, s) ON c = code
    WHERE room = ours.id AND seat = s
), given AS (
    INSERT INTO tokens (hash, room, seat)
    SELECT h, id, s FROM ours JOIN unnest($12::text[], $13::text[], $14::int[]) AS u(c, h, s) ON c = code
), changed AS (
    UPDATE rooms SET finished_at = CASE WHEN f THEN e ELSE finished_at END, body = coalesce(b, body)
    FROM ours JOIN unnest($15::text[], $16::bool[], $17::bigint[], $18::bytea[]) AS u(c, f, e, b)
    ON c = ours.code WHERE rooms.id = ours.id
), written AS (
    INSERT INTO entries (room, number, n, command, body, worker)
    SELECT ours.id, m, n, d, b, me.id FROM me, ours
    JOIN unnest($19::text[], $20::int[], $21::int[], $22::text[], $23::bytea[]) AS u(c, m, n, d, b)
    ON c = code
), silenced AS (
    DELETE FROM bells USING ours JOIN unnest($24::text[], $25::int[], $26::text[]) AS u(c, s, e) ON c = code
    WHERE room = ours.id AND seat = s AND endpoint = e
), hung AS (
    INSERT INTO bells (room, seat, endpoint, body)
    SELECT id, s, e, b
    FROM ours JOIN unnest($27::text[], $28::int[], $29::text[], $30::bytea[]) AS u(c, s, e, b) ON c = code
    ON CONFLICT (room, seat, endpoint) DO UPDATE SET body = excluded.body
)
SELECT count(*) FROM ours
"""
"""Everything that batches can change, of rooms that are ours ($2) and of new ones, which belong to nobody.
One statement is one way to the database and back, and nothing is left open if whoever sent it hangs. How many
rooms let it through is the answer; in those that did all of it is done."""
OURS: Final = "SELECT id FROM rooms WHERE id = ANY($1::bigint[]) AND owner = $2"
KEEP_ONCE: Final = "INSERT INTO kept (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING"

Line = tuple[int, int, int, str | None, bytes]


def columns(rows: Sequence[Sequence[Any]], width: int) -> list[list[Any]]:
    """Rows as the arrays of which one statement makes rows again."""
    return [list(each) for each in zip(*rows, strict=True)] if rows else [[] for _ in range(width)]


def lines_of(ids: dict[str, int], batches: Iterable[Batch]) -> list[Line]:
    """The lines of these batches as they are stored."""
    return [
        (ids[batch.room], line.number, line.n, line.command or None, encode(line.entry))
        for batch in batches
        for line in batch.entries
    ]


def kept(batches: list[Batch], now: int) -> list[list[Any]]:
    """What `KEEP` is given of these batches, after the rooms that are ours."""
    made = [(each.room, encode(each.opened), now, each.opened.opened_at) for each in batches if each.opened]
    games = [(each.room, game.number, encode(game)) for each in batches for game in each.games]
    freed = [(each.room, seat) for each in batches for seat in each.freed_seats]
    tokens = [(each.room, token.hash, token.seat) for each in batches for token in each.tokens]
    # One line for each room: a statement changes a row only once.
    changed = [
        (each.room, ends, each.finished_at, encode(each.row) if each.row is not None else None)
        for each in batches
        if each.opened is None
        and ((ends := each.finished_at is not None or bool(each.games)) or each.row is not None)
    ]
    lines = [
        (each.room, line.number, line.n, line.command or None, encode(line.entry))
        for each in batches
        for line in each.entries
    ]
    silenced = [(each.room, *bell) for each in batches for bell in each.silenced]
    bells = [(each.room, bell.seat, bell.endpoint, encode(bell)) for each in batches for bell in each.bells]
    tables = (
        (made, 4),
        (games, 3),
        (freed, 2),
        (tokens, 3),
        (changed, 4),
        (lines, 5),
        (silenced, 3),
        (bells, 4),
    )
    return [column for rows, width in tables for column in columns(rows, width)]


async def read_room(link: Any, code: str) -> Raw | None:
    """Everything about one room, of one moment."""
    async with link.transaction(isolation="repeatable_read", readonly=True):
        room = await link.fetchrow("SELECT id, body FROM rooms WHERE code = $1", code)
        if room is None:
            return None
        return (
            room["body"],
            await link.fetch("SELECT body FROM games WHERE room = $1 ORDER BY number", room["id"]),
            await link.fetch("SELECT hash, seat FROM tokens WHERE room = $1", room["id"]),
            await link.fetch(
                "SELECT number, n, command, body FROM entries WHERE room = $1 ORDER BY number, n", room["id"]
            ),
            await link.fetch("SELECT body FROM bells WHERE room = $1 ORDER BY seat, endpoint", room["id"]),
        )
