"""The tables in PostgreSQL, their versions, and what keeps a worker from working with them."""

from __future__ import annotations

from typing import Final

import asyncpg

from ludofoot.core.records import Refused
from ludofoot.server.pg_analyses import ANALYSES
from ludofoot.server.pg_listed import LISTED
from ludofoot.server.pg_parcels import PARCELS
from ludofoot.server.pg_shares import SHARES

CHANGING: Final = 5_711
"""The advisory lock under which tables are made or changed: the first new worker does it, the others wait."""
# A worker has one row, with a new id at every start: to delete it keeps that worker from writing for ever.
# Lines are appended in the order in which they come and found by a narrow index, as in SQLite.
SCHEMA: Final = """
CREATE TABLE meta (key text PRIMARY KEY, value bigint NOT NULL);
CREATE TABLE workers (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, home text NOT NULL,
    program text NOT NULL, beat_at bigint NOT NULL, expires timestamptz NOT NULL) WITH (fillfactor = 50);
CREATE TABLE rooms (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, code text NOT NULL UNIQUE,
    body bytea NOT NULL, owner bigint, epoch bigint NOT NULL DEFAULT 0, alive_at bigint NOT NULL DEFAULT 0,
    handed boolean NOT NULL DEFAULT false, visited_at bigint NOT NULL, finished_at bigint)
    WITH (fillfactor = 80);
CREATE INDEX rooms_of_owner ON rooms (owner) WHERE owner IS NOT NULL;
CREATE TABLE games (room bigint NOT NULL, number int NOT NULL, body bytea NOT NULL,
    PRIMARY KEY (room, number));
CREATE TABLE tokens (hash text PRIMARY KEY, room bigint NOT NULL, seat int NOT NULL);
CREATE INDEX tokens_of_room ON tokens (room);
CREATE TABLE entries (room bigint NOT NULL, number int NOT NULL, n int NOT NULL, command text,
    body bytea NOT NULL, worker bigint NOT NULL);
CREATE UNIQUE INDEX lines ON entries (room, number, n);
CREATE UNIQUE INDEX commands ON entries (room, command) WHERE command IS NOT NULL;
INSERT INTO meta VALUES ('schema', 1), ('oldest_reader', 1);
"""
DAYS: Final = """
CREATE TABLE keys (name text PRIMARY KEY, value text NOT NULL);
CREATE TABLE results (day text NOT NULL, room text NOT NULL, result int NOT NULL, name text NOT NULL,
    PRIMARY KEY (day, room));
CREATE TABLE pars (day text PRIMARY KEY, tally bytea NOT NULL);
"""
"""What the matches of the day need."""
BELLS: Final = """
CREATE TABLE bells (room bigint NOT NULL, seat int NOT NULL, endpoint text NOT NULL, body bytea NOT NULL,
    PRIMARY KEY (room, seat, endpoint));
CREATE TABLE kept (name text PRIMARY KEY, body bytea NOT NULL);
"""
UPGRADES: Final = (SHARES + PARCELS, LISTED, DAYS, BELLS, ANALYSES)
"""From each version to the next: only additions, so that older workers go on meanwhile."""
SCHEMA_VERSION: Final = 1 + len(UPGRADES)
FORBIDDEN: Final = """
SELECT relname FROM pg_class
WHERE relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'meta'::regclass) AND CASE relkind
    WHEN 'r' THEN NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
        AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
    WHEN 'S' THEN NOT has_sequence_privilege(oid, 'USAGE')
    ELSE false END LIMIT 1
"""
"""What would stop a worker later, when somebody plays."""
LIVE: Final = "SELECT DISTINCT home FROM workers WHERE expires > clock_timestamp()"


async def prepare(line: asyncpg.Connection, home: str) -> None:
    """Makes the tables or takes older ones over; raises `Refused` with what to do."""
    if await line.fetchval("SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::bool"):
        raise Refused("store-read-only")
    try:
        async with line.transaction():
            await line.execute("SELECT pg_advisory_xact_lock($1)", CHANGING)
            await bring_up_to_date(line)
            forbidden = await line.fetchval(FORBIDDEN)
        homes = [row["home"] for row in await line.fetch(LIVE)]
    except (asyncpg.InsufficientPrivilegeError, asyncpg.InvalidSchemaNameError) as error:
        raise Refused("store-no-grant", reason=str(error)) from None
    if forbidden is not None:
        raise Refused("store-no-grant", reason=f"permission denied for {forbidden}")
    other = next((each for each in homes if each != home), None)
    if other is not None:
        raise Refused("store-other-cluster", theirs=other or "–", ours=home or "–")


async def bring_up_to_date(line: asyncpg.Connection) -> None:
    """Tables of this version, or of a newer one that we can still read; raises `Refused`."""
    if not await line.fetchval("SELECT to_regclass('meta') IS NOT NULL"):
        await line.execute(SCHEMA)
    await check_version(line)
    version = int(await line.fetchval("SELECT value FROM meta WHERE key = 'schema'"))
    for number, upgrade in enumerate(UPGRADES[version - 1 :], version + 1):
        await line.execute(upgrade)
        await line.execute("UPDATE meta SET value = $1 WHERE key = 'schema'", number)


async def check_version(line: asyncpg.Connection) -> None:
    """Raises `Refused` where a newer program has written what this one could not read."""
    try:
        oldest = await line.fetchval("SELECT value FROM meta WHERE key = 'oldest_reader'")
    except asyncpg.UndefinedColumnError:
        oldest = None
    if oldest is None:
        raise Refused("store-not-our-tables")
    if oldest > SCHEMA_VERSION:
        raise Refused("store-tables-newer", found=str(oldest), ours=str(SCHEMA_VERSION))
