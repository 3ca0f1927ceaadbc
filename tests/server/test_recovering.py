"""What a table does when its store fails: nothing is called refused that may be stored."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from ludofoot.server.store import Batch, StoreFailed, StoreFull, StoreUnknown, Then
from ludofoot.wire import answers as wire
from ludofoot.wire import requests as ask
from tests.paces.sealed import GAME as FINGERS
from tests.server.process import bounded
from tests.server.rehearsal import NoStore, Rehearsal, as_sent, decoded

pytestmark = pytest.mark.plain_only


class Failing(NoStore):
    """Answers with this failure, once it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.failure: Exception | None = None

    def submit(self, batch: Batch, then: Then) -> None:
        asyncio.get_running_loop().call_soon(then, self.failure)


async def failing(failure: Exception) -> tuple[Rehearsal, list[Any]]:
    """A game under way, a move that meets this failure, and all that its sender was then told."""
    rehearsal = Rehearsal(FINGERS, 2, 3)
    store = Failing()
    rehearsal.hub.store = store
    rehearsal.hub.rooms[rehearsal.room.row.code] = rehearsal.room
    await rehearsal.begin()
    rehearsal.collect(0)
    store.failure = failure
    move = ask.Move(id=rehearsal.id(), seat=0, move=as_sent({"type": "show", "fingers": 2}))
    rehearsal.room.submit(rehearsal.sockets[0], move)
    for _ in range(50):
        await asyncio.sleep(0.01)
    return rehearsal, [decoded(text) for text in rehearsal.collect(0)]


@bounded()
async def test_a_commit_of_unknown_outcome_is_neither_acknowledged_nor_refused() -> None:
    rehearsal, told = await failing(StoreUnknown("fsync"))
    assert told == [], "whoever sent it will ask again"
    assert {socket.closed_with for socket in rehearsal.sockets.values()} == {1013}
    assert rehearsal.hub.rooms == {}, "what is stored will be read anew"


@bounded()
@pytest.mark.parametrize("failure", [StoreFull("no room"), StoreFailed("no luck")])
async def test_if_the_store_cannot_be_read_either_all_are_sent_away(failure: StoreFailed) -> None:
    """This store has nothing of the table, so it cannot be brought back."""
    rehearsal, told = await failing(failure)
    assert not any(isinstance(answer, wire.Ack) for answer in told)
    assert {socket.closed_with for socket in rehearsal.sockets.values()} == {1013}
