"""Which store is meant: a folder on this machine, or a database that several workers share."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from ludofoot.core.records import Refused
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import Store, StoreInUse, StoreNewer

FILE = "ludofoot.sqlite"
SHARED = ("postgresql://", "postgres://")
LOCAL = "sqlite:"
SHORTEST_LEASE_SECONDS = 0.3
LONGEST_LEASE_SECONDS = 300.0


class Where(msgspec.Struct, frozen=True, kw_only=True):
    """Where games are kept."""

    address: str = ""
    """A folder, also as `sqlite:FOLDER`, or `postgresql://…`; empty for the folder that is usual here."""
    lease_seconds: float = 6.0
    """How long a worker that is not heard of keeps its tables."""

    def is_shared(self) -> bool:
        """Whether other workers may work with the same data."""
        return self.address.startswith(SHARED)

    def check(self) -> None:
        """Raises `Refused` where that is no place for games."""
        if "://" in self.address and not self.is_shared():
            raise Refused("bad-store", scheme=self.address.partition("://")[0][:20])
        if not SHORTEST_LEASE_SECONDS <= self.lease_seconds <= LONGEST_LEASE_SECONDS:
            raise Refused(
                "bad-lease", least=str(SHORTEST_LEASE_SECONDS), most=str(int(LONGEST_LEASE_SECONDS))
            )

    def folder(self, usual: Path) -> Path:
        """The folder on this machine."""
        named = self.address.removeprefix(LOCAL)
        return Path(named).expanduser() if named else usual


def open_store(data: Path) -> SqliteStore:
    """The store in this folder; raises `Refused`."""
    try:
        return SqliteStore(data / FILE)
    except StoreInUse:
        raise Refused("store-in-use", path=str(data)) from None
    except StoreNewer as newer:
        raise Refused("store-newer", path=str(data), found=str(newer)) from None


def open_shared(where: Where, home: str) -> Store:
    """The store in a database, after a look at it; `home` is the address of its workers for the world. Raises
    `Refused`."""
    try:
        from ludofoot.server.pg_post import check
        from ludofoot.server.postgres import PostgresStore
    except ImportError:
        raise Refused("no-postgresql") from None
    asyncio.run(check(where.address, home))
    return PostgresStore(where.address, home, where.lease_seconds)


async def look_into_shared(where: Where, home: str) -> Store:
    """The same for whoever looks after the tables beside the workers; without a `home` of its own it takes
    that of the workers that are there. Raises `Refused`."""
    try:
        from ludofoot.server.pg_post import check, homes_at
        from ludofoot.server.postgres import PostgresStore
    except ImportError:
        raise Refused("no-postgresql") from None
    home = home or next(iter(await homes_at(where.address)), "")
    await check(where.address, home)
    return PostgresStore(where.address, home, where.lease_seconds)
