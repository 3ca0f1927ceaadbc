"""What waits at a table: one after the other, whatever becomes of each."""

from __future__ import annotations

import asyncio
import logging

import pytest

from ludofoot.server.connection import Connection
from ludofoot.server.items import BotMove, Item
from ludofoot.server.queue import Queue


def item(seat: int) -> BotMove:
    return BotMove(seat, {})


def free(connection: Connection | None, seconds: float) -> None:
    """Nobody pays."""


def test_the_next_is_begun_when_the_one_before_is_done() -> None:
    begun: list[int] = []
    rests: list[int] = []

    def begin(connection: Connection | None, item: Item) -> bool:
        assert isinstance(item, BotMove)
        begun.append(item.seat)
        return item.seat != 1

    queue = Queue(begin, lambda: rests.append(len(begun)), free)
    for seat in range(3):
        queue.add(None, item(seat))
    assert (begun, rests, len(queue)) == ([0, 1], [1], 1)
    queue.advance()
    assert (begun, rests, queue.busy) == ([0, 1, 2], [1, 3], False)


def test_an_item_that_fails_does_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    begun: list[int] = []

    def begin(connection: Connection | None, item: Item) -> bool:
        assert isinstance(item, BotMove)
        begun.append(item.seat)
        if item.seat == 0:
            raise RuntimeError("broken")
        return True

    queue = Queue(begin, lambda: None, free)
    with caplog.at_level(logging.ERROR):
        queue.add(None, item(0))
        queue.add(None, item(1))
    assert (begun, queue.busy) == ([0, 1], False)
    assert "BotMove could not be finished" in caplog.text


def test_rest_waits_until_nothing_is_under_way() -> None:
    async def wait() -> bool:
        queue = Queue(lambda connection, item: False, lambda: None, free)
        queue.add(None, item(0))
        resting = asyncio.create_task(queue.rest())
        await asyncio.sleep(0)
        before = resting.done()
        queue.advance()
        await resting
        return before

    assert asyncio.run(wait()) is False
