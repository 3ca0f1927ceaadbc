"""Many tables against champions at once: a person's own bot answers as fast as a person would."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest

from ludofoot.server import twin
from tests.server.client import Client
from tests.server.process import SOAK, Server, bounded, serving

GAMES = ("schuss-und-tor", "football-a-la-carte")
"""Whose moves can be listed, so that a client needs no rule to play."""
TABLES, SECONDS = 200, 60.0
THINKS = (2.0, 6.0)
"""Seconds that a person takes for a move."""
HUMAN_PACE = 3.0


pytestmark = pytest.mark.skipif(not SOAK, reason="measures time: make soak")


class Guest:
    """Somebody who plays against a champion, and notes how long the answers take."""

    def __init__(self, client: Client, dice: random.Random) -> None:
        self.client = client
        self.dice = dice
        self.waits: list[float] = []

    async def play(self, until: float) -> None:
        """Moves after a while; between it the bots are timed, decision by decision."""
        while time.monotonic() < until and self.client.phase == "playing":
            moves = self.client.offered(0)
            if moves:
                await asyncio.sleep(self.dice.uniform(*THINKS))
                await self.client.ask("move", seat=0, move=self.dice.choice(moves))
            else:
                await self.time_the_bot(until)

    async def time_the_bot(self, until: float) -> None:
        """From when the table waits for the bot until it has moved."""
        began, before = time.monotonic(), self.client.updates
        asked = 1 in self.client.now().awaited
        await self.client.until(lambda: self.client.updates > before, 30)
        if asked:
            self.waits.append(time.monotonic() - began)


async def guest_at(server: Server, number: int) -> Guest:
    opened = await server.open(GAMES[number % len(GAMES)], "", "champion", quick=True)
    client = await Client(server, opened.table, opened.token).join()
    await client.sit(0)
    await client.until(lambda: client.phase == "playing")
    return Guest(client, random.Random(number))


@bounded(600)
async def test_champions_answer_within_the_human_pace(tmp_path: Path) -> None:
    async with serving(tmp_path, pace=1.0) as server:
        guests = [await guest_at(server, number) for number in range(TABLES)]
        until = time.monotonic() + SECONDS
        await asyncio.gather(*(guest.play(until) for guest in guests))
        for guest in guests:
            await guest.client.leave_line()
    waits = sorted(wait for guest in guests for wait in guest.waits)
    assert len(waits) >= TABLES
    median, p95 = (waits[int(share * len(waits))] for share in (0.5, 0.95))
    print(
        f"\n{TABLES} tables, {len(waits)} answers: median {median:.2f} s, p95 {p95:.2f} s, {waits[-1]:.2f} s"
    )
    if twin.thinks_compiled():
        assert p95 <= HUMAN_PACE
