"""The tables of the SQLite file, and the way from older ones."""

from __future__ import annotations

from typing import Final

import apsw

from ludofoot.server.store import StoreNewer

SCHEMA_VERSION: Final = 4
BESIDE: Final = """
CREATE TABLE IF NOT EXISTS parcels (name TEXT PRIMARY KEY, until INTEGER NOT NULL, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS analyses (name TEXT PRIMARY KEY, at INTEGER NOT NULL, body BLOB NOT NULL);
"""
"""Clubs on their way and what was found in records: no part of any game, so that older programs need not know
it."""
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
DAYS: Final = """
CREATE TABLE keys (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE results (day TEXT NOT NULL, room TEXT NOT NULL, result INTEGER NOT NULL, name TEXT NOT NULL,
                      PRIMARY KEY (day, room)) WITHOUT ROWID;
CREATE TABLE pars (day TEXT PRIMARY KEY, tally BLOB NOT NULL) WITHOUT ROWID;
"""
"""What the matches of the day need, since version 3."""
BELLS: Final = """
CREATE TABLE bells (room INTEGER NOT NULL, seat INTEGER NOT NULL, endpoint TEXT NOT NULL, body BLOB NOT NULL,
                    PRIMARY KEY (room, seat, endpoint)) WITHOUT ROWID;
CREATE TABLE kept (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
"""
"""Who is rung in games of days, and with which key, since version 4."""
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


UPGRADES: Final = {1: UPGRADE_FROM_1, 2: DAYS, 3: BELLS}
"""From each version to the next."""
TABLES: Final = {"meta", "rooms", "games", "tokens", "entries"}
"""Those that every version has."""


def version_of(connection: apsw.Connection) -> int:
    """The format of the tables, 0 where there are none of ours; raises `StoreNewer`."""
    version = int(connection.pragma("user_version"))
    if version > SCHEMA_VERSION:
        raise StoreNewer(str(version))
    return version


def create(connection: apsw.Connection) -> None:
    """Makes the tables."""
    with connection:
        connection.execute(SCHEMA + DAYS + BELLS + BESIDE)
        connection.pragma("user_version", SCHEMA_VERSION)


def upgrade(connection: apsw.Connection) -> None:
    """Takes the tables of an older version over, and adds what came since."""
    version = version_of(connection)
    if version < SCHEMA_VERSION:
        with connection:
            for each in range(version, SCHEMA_VERSION):
                connection.execute(UPGRADES[each])
            connection.pragma("user_version", SCHEMA_VERSION)
    connection.execute(BESIDE)
