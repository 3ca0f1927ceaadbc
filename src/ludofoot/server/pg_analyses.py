"""What was found in records, by whichever worker, for all of them."""

from __future__ import annotations

from typing import Any, Final

ANALYSES: Final = """
CREATE TABLE analyses (name text PRIMARY KEY, at bigint NOT NULL, body bytea NOT NULL);
"""
PUT: Final = (
    "INSERT INTO analyses VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET at = $2, body = excluded.body"
)
DROP: Final = (
    "DELETE FROM analyses WHERE name IN (SELECT name FROM (SELECT name, sum(length(body))"
    " OVER (ORDER BY at DESC, name) AS size FROM analyses) AS newest WHERE size > $1)"
)
FORGET: Final = "DELETE FROM analyses WHERE at < $1"


async def put(link: Any, now: int, name: str, body: bytes, most_bytes: int) -> None:
    """The newest stay, as long as there is room; raises what the database does."""
    await link.execute(PUT, name, now, body)
    await link.execute(DROP, most_bytes)


async def get(link: Any, name: str) -> bytes | None:
    """What was found in a record, if it is still kept; raises what the database does."""
    found: bytes | None = await link.fetchval("SELECT body FROM analyses WHERE name = $1", name)
    return found
