"""One hostile guest after the other, at the address of forty tables that play on as if nothing was wrong."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.hostile import GUESTS, Guest
from tests.server.players import Crowd, check_store
from tests.server.process import SOAK, Server, bounded

pytestmark = pytest.mark.plain_only

TABLES = 40
ALONE_SECONDS = 60.0 if SOAK else 1.0
ROUNDS = 5 if SOAK else 1
MORE_MEMORY_MB = 200
"""What all guests together may add to the server's own memory: caches, waiting messages, tables."""
MOST_TIMES_SLOWER = 3
SMALL: dict[str, Any] = {
    "new_rooms_a_minute": 200,
    "requests_a_minute": 600,
    "uploads_a_minute": 12,
    "prints_a_minute": 6,
    "drawings_a_minute": 40,
    "strangers_an_address": 20,
}
"""So that a minute shows what an hour would."""


class Neighbours(Crowd):
    """People who think before they move, and notice how long it takes until a move counts."""

    def __init__(self, server: Server, seed: int) -> None:
        super().__init__(server, seed)
        self.waits: list[float] = []

    async def step(self, client: Client) -> None:
        await asyncio.sleep(self.dice.uniform(0.3, 0.9))
        known = len(client.answers)
        began = time.perf_counter()
        await super().step(client)
        if len(client.answers) > known:
            self.waits.append(time.perf_counter() - began)

    def slowest(self) -> float:
        """The wait that one in a hundred exceeds, since it was last asked."""
        waits, self.waits = sorted(self.waits), []
        return waits[len(waits) * 99 // 100] if waits else 0.0


@bounded(3_600 if SOAK else 400)
async def test_forty_tables_play_on_whatever_a_neighbour_does(tmp_path: Path) -> None:
    server = Server(tmp_path, pace=0.2, lively=False, **SMALL)
    server.start()
    crowd = Neighbours(server, 1)
    try:
        for number in range(TABLES):
            await crowd.open(("fingers", "schuss-und-tor")[number % 2], "", "random")
        playing = asyncio.create_task(crowd.play())
        await visit(server, crowd)
        await crowd.stop()
        await playing
        await crowd.come_to_rest()
        moves = crowd.acknowledged()
    finally:
        complaint = await asyncio.to_thread(server.stop)
    assert complaint == "", "nothing of this is worth a line in the log"
    assert moves > 2 * TABLES
    assert not any(client.resyncs for client in crowd.clients), "nobody missed a message"
    check_store(tmp_path, crowd.clients)


async def met(guest: Guest, bound: str, server: Server, dice: random.Random) -> Counter[str]:
    """How a guest was answered. What those before him have spent at this address may be answered first: then
    he comes again after a while."""
    found = await guest(server, dice)
    for _ in range(3):
        if found[bound]:
            break
        await asyncio.sleep(10)
        found += await guest(server, dice)
    return found


async def visit(server: Server, crowd: Neighbours) -> None:
    """Every guest in turn; each meets its bound, and the server's memory stays what it was."""
    await asyncio.sleep(ALONE_SECONDS)
    alone, memory = crowd.slowest(), server.memory_mb()
    dice = random.Random(2)
    for turn in range(ROUNDS):
        for name, (guest, bound) in GUESTS.items():
            found = await met(guest, bound, server, dice)
            # Later a bound that another guest met may come first.
            assert found[bound] or turn, f"{name}: {found}"
            assert "500" not in found, name
    assert server.memory_mb() - memory < MORE_MEMORY_MB
    if SOAK:
        assert crowd.slowest() <= MOST_TIMES_SLOWER * alone, "a neighbour was in the way"
