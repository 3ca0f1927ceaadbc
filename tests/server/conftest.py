"""Servers that tests share: tables are apart, so tests are too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.process import Server


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
