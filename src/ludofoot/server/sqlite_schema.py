"""The tables of the SQLite file, and the way from older ones."""

from __future__ import annotations

from typing import Final

import apsw

from ludofoot.server.store import StoreNewer

SCHEMA_VERSION: Final = 2
# Lines are appended in the order in which they come and found by a narrow index: a commit for a hundred
# tables then touches a handful of pages, not two for each table.
SCHEMA: Final = """
CREATE TABLE meta (key TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE rooms (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, body BLOB NOT NULL,
                    visited_at INTEGER NOT NULL, finished_at INTEGER);
CREATE TABLE games (room INTEGER NOT NULL, number INTEGER NOT NULL, body BLOB NOT NULL,
                    PRIMARY KEY (room, number)) WITHOUT ROWID;
CREATE TABLE tokens (hash TEXT PRIMARY KEY, room INTEGER NOT NULL, seat INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE entries (room INTEGER NOT NULL, number INTEGER NOT NULL, n INTEGER NOT NULL,
                      command TEXT, body BLOB NOT NULL);
CREATE UNIQUE INDEX lines ON entries (room, number, n);
CREATE UNIQUE INDEX commands ON entries (room, command) WHERE command IS NOT NULL;
CREATE INDEX tokens_of_room ON tokens (room);
"""
UPGRADE_FROM_1: Final = f"""
DROP INDEX commands;
DROP INDEX tokens_of_room;
ALTER TABLE meta RENAME TO old_meta;
ALTER TABLE rooms RENAME TO old_rooms;
ALTER TABLE games RENAME TO old_games;
ALTER TABLE tokens RENAME TO old_tokens;
ALTER TABLE entries RENAME TO old_entries;
{SCHEMA}
INSERT INTO meta SELECT key, value FROM old_meta;
INSERT INTO rooms (code, body, visited_at, finished_at)
    SELECT code, body, (SELECT coalesce(max(value), 0) FROM old_meta), finished_at FROM old_rooms;
INSERT INTO games SELECT id, number, old.body FROM old_games old JOIN rooms ON code = room;
INSERT INTO tokens SELECT hash, id, seat FROM old_tokens JOIN rooms ON code = room;
INSERT INTO entries SELECT id, number, n, command, old.body FROM old_entries old JOIN rooms ON code = room;
DROP TABLE old_meta;
DROP TABLE old_rooms;
DROP TABLE old_games;
DROP TABLE old_tokens;
DROP TABLE old_entries;
"""


TABLES: Final = {"meta", "rooms", "games", "tokens", "entries"}


def version_of(connection: apsw.Connection) -> int:
    """The format of the tables, 0 where there are none of ours; raises `StoreNewer`."""
    version = int(connection.pragma("user_version"))
    if version > SCHEMA_VERSION:
        raise StoreNewer(str(version))
    return version


def create(connection: apsw.Connection) -> None:
    """Makes the tables."""
    with connection:
        connection.execute(SCHEMA)
        connection.pragma("user_version", SCHEMA_VERSION)


def upgrade(connection: apsw.Connection) -> None:
    """Takes the tables of an older version over."""
    if version_of(connection) < SCHEMA_VERSION:
        with connection:
            connection.execute(UPGRADE_FROM_1)
            connection.pragma("user_version", SCHEMA_VERSION)
