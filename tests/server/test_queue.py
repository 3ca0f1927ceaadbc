"""What waits at a table: one after the other, whatever becomes of each."""

from __future__ import annotations

import asyncio
import logging

import pytest
from msgspec import Raw

from ludofoot.server.connection import Connection
from ludofoot.server.items import BotMove
from ludofoot.server.queue import Errand, Queue


def errand(seat: int) -> Errand:
    return Errand(None, BotMove(seat, Raw(b"{}")))


def free(connection: Connection | None, seconds: float) -> None:
    """Nobody pays."""


def test_the_next_is_begun_when_the_one_before_is_done() -> None:
    begun: list[int] = []
    rests: list[int] = []

    def begin(errand: Errand) -> bool:
        item = errand.item
        assert isinstance(item, BotMove)
        begun.append(item.seat)
        return item.seat != 1

    queue = Queue(begin, lambda: rests.append(len(begun)), free)
    for seat in range(3):
        queue.add(errand(seat))
    assert (begun, rests, len(queue)) == ([0, 1], [1], 1)
    queue.advance()
    assert (begun, rests, queue.busy) == ([0, 1, 2], [1, 3], False)


def test_an_errand_that_fails_does_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    begun: list[int] = []

    def begin(errand: Errand) -> bool:
        item = errand.item
        assert isinstance(item, BotMove)
        begun.append(item.seat)
        if item.seat == 0:
            raise RuntimeError("broken")
        return True

    queue = Queue(begin, lambda: None, free)
    with caplog.at_level(logging.ERROR):
        queue.add(errand(0))
        queue.add(errand(1))
    assert (begun, queue.busy) == ([0, 1], False)
    assert "BotMove could not be finished" in caplog.text


def test_rest_waits_until_nothing_is_under_way() -> None:
    async def wait() -> bool:
        queue = Queue(lambda errand: False, lambda: None, free)
        queue.add(errand(0))
        resting = asyncio.create_task(queue.rest())
        await asyncio.sleep(0)
        before = resting.done()
        queue.advance()
        await resting
        return before

    assert asyncio.run(wait()) is False
