"""A real Chromium against a real server process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visit, Visitor
from tests.server.process import Server
from tools.chromium import HOW, find

QUICK = {"seconds": 60, "niceness": 0}
"""Tests run where everything is busy: what is left over may be nothing."""
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser a module and no longer: while it runs, no other test of the worker can have a loop."""
    path = find()
    assert path, HOW
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots take next to no time, so that whole games can be played."""
    # All visitors come from one address, and every match ends with a report, an analysis and a card.
    found = Server(
        tmp_path_factory.mktemp("data"),
        pace=0.02,
        away_ms=500,
        grace_ms=100,
        analysing=QUICK,
        uploads_a_minute=10_000,
        analyses_a_minute=10_000,
        prints_a_minute=10_000,
    )
    found.start()
    yield found
    complaint = found.stop()
    assert not complaint, complaint


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Makes visitors; afterwards none of them may have met an error or a foreign address."""
    visitors: list[Visitor] = []

    def come(**wanted: object) -> Visitor:
        visitors.append(Visitor(chromium, server, **wanted))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
