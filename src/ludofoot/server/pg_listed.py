"""Which tables anybody may find, of all workers of a database."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from ludofoot.server.store import Kind, Listed

# Not logged: after a crash of the database every worker lists its tables anew.
LISTED: Final = """
CREATE UNLOGGED TABLE listed (code text PRIMARY KEY, kind text NOT NULL, body bytea NOT NULL,
    since bigint NOT NULL, seen_at bigint NOT NULL);
"""
# What has moved to another worker is that worker's to list, and perhaps already is.
SHOW: Final = (
    "WITH hidden AS (DELETE FROM listed WHERE code = ANY($6::text[]) AND NOT EXISTS"
    " (SELECT 1 FROM rooms WHERE rooms.code = listed.code AND owner <> $7))"
    " INSERT INTO listed (code, kind, body, since, seen_at)"
    " SELECT c, k, b, s, $5 FROM unnest($1::text[], $2::text[], $3::bytea[], $4::bigint[]) AS u(c, k, b, s)"
    " ON CONFLICT (code) DO UPDATE SET kind = excluded.kind, body = excluded.body, since = excluded.since,"
    " seen_at = excluded.seen_at"
)
SHOWN: Final = (
    "SELECT code, body, since FROM listed WHERE kind = $1 AND seen_at > $2 ORDER BY since DESC, code LIMIT $3"
)
TIDY: Final = "DELETE FROM listed WHERE seen_at < $1"
KEPT_MS: Final = 3_600_000
"""What no worker has spoken for since then goes for good."""


async def show(link: Any, me: int, now: int, tables: Collection[Listed], gone: Collection[str]) -> None:
    """Raises what the database does."""
    columns = [[getattr(each, name) for each in tables] for name in ("code", "kind", "body", "since")]
    await link.execute(SHOW, *columns, now, list(gone), me)
    if gone:
        await link.execute(TIDY, now - KEPT_MS)


async def shown(link: Any, kind: Kind, seen_after: int, most: int) -> list[Listed]:
    """Raises what the database does."""
    found = await link.fetch(SHOWN, kind, seen_after, most)
    return [Listed(code=row["code"], kind=kind, body=row["body"], since=row["since"]) for row in found]
