"""Parcels that any worker gives out, whichever took them in."""

from __future__ import annotations

from typing import Any, Final

# Not logged: a parcel is gone after an hour, or with a crash of the database.
PARCELS: Final = """
CREATE UNLOGGED TABLE parcels (name text PRIMARY KEY, until timestamptz NOT NULL, body bytea NOT NULL);
"""
PUT: Final = (
    "WITH gone AS (DELETE FROM parcels WHERE until <= statement_timestamp())"
    " INSERT INTO parcels SELECT $1, statement_timestamp() + $2::float8 * interval '1 second', $3::bytea"
    " WHERE (SELECT coalesce(sum(length(body)), 0) FROM parcels WHERE until > statement_timestamp())"
    " + length($3::bytea) <= $4::bigint RETURNING 1"
)
GET: Final = "SELECT body FROM parcels WHERE name = $1 AND until > statement_timestamp()"


async def put(link: Any, name: str, sealed: bytes, seconds: float, most_bytes: int) -> bool:
    """Whether there was room for it; raises what the database does."""
    return await link.fetchval(PUT, name, seconds, sealed, most_bytes) is not None


async def get(link: Any, name: str) -> bytes | None:
    """What was brought under this name, if its time has not run out; raises what the database does."""
    found: bytes | None = await link.fetchval(GET, name)
    return found
