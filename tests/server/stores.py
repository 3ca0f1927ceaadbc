"""Every kind of store, for the tests that hold all of them to the same contract."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

from ludofoot.server.pg_post import check
from ludofoot.server.postgres import PostgresStore
from ludofoot.server.sqlite import SqliteStore
from ludofoot.server.store import Store

Opening = Callable[[], AbstractAsyncContextManager[Store]]
"""Opens the same data once more, as a worker that is enrolled."""


def sqlite_in(folder: Path) -> Opening:
    """A file in this folder."""

    @asynccontextmanager
    async def opening() -> AsyncIterator[Store]:
        store = SqliteStore(folder / "a.sqlite")
        await store.enrol()
        try:
            yield store
        finally:
            await store.close()

    return opening


def postgres_at(address: str) -> Opening:
    """A database of its own."""

    @asynccontextmanager
    async def opening() -> AsyncIterator[Store]:
        await check(address, "")
        store = PostgresStore(address, lease_seconds=3.0)
        await store.enrol()
        try:
            yield store
        finally:
            await store.close()

    return opening
