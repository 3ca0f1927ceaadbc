"""A move a day: over restarts, closed browsers and two weeks, nobody is missed and no clock is forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path

import apsw
import pytest

from tests.server.client import Client, at_table, seated
from tests.server.process import bounded, serving

pytestmark = pytest.mark.plain_only

DAY = 86_400
GAME = "schuss-und-tor"


@bounded(120)
async def test_two_weeks_of_moves_and_closed_browsers(tmp_path: Path) -> None:
    """Each comes alone, moves and closes the browser; every other day the server starts anew."""
    async with serving(tmp_path) as server, seated(server, GAME, "", "", decision_seconds=DAY) as clients:
        for client in clients:
            await client.until(lambda client=client: client.phase == "playing")  # type: ignore[misc]
        mover = next(client for client in clients if client.offered(client.seats[0]))
        for client in clients:
            await client.leave_line()
        moves = 0
        for day in range(1, 15):
            if day % 2:
                await asyncio.to_thread(server.stop)
                if day == 7:
                    as_the_version_before_left_it(tmp_path / "ludofoot.sqlite")
                server.options += ["--clock", str(day * DAY)]
                server.start()
            await mover.join()
            # Whoever comes alone plays: nobody waits for the other, and nobody is called away.
            assert mover.phase == "playing"
            assert not any(one.away_ms for one in mover.now().seats)
            assert mover.now().clocks[0].left_ms > 0, "the time in which no server ran is nobody's"
            moves += await turn_of(mover)
            await mover.leave_line()
            mover = clients[mover is clients[0]]
        await mover.join()
        assert moves >= 14
        assert len(mover.told[mover.seats[0]]) >= moves


async def turn_of(mover: Client) -> int:
    """Moves until it is somebody else's turn; how often."""
    seat, moves = mover.seats[0], 0
    while seat in mover.now().awaited:
        await mover.move(seat, mover.offered(seat)[0])
        moves += 1
    return moves


def as_the_version_before_left_it(path: Path) -> None:
    """The file of a server without bells: the next one takes it over in the middle of the game."""
    connection = apsw.Connection(str(path))
    connection.execute("DROP TABLE bells; DROP TABLE kept; PRAGMA user_version = 3")
    connection.close()


@bounded()
async def test_a_clock_runs_while_nobody_looks(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, seated(server, GAME, "", "", decision_seconds=DAY) as (ada, bob):
        await ada.until(lambda: ada.phase == "playing")
        (clock,) = ada.now().clocks
        await ada.leave_line()
        await bob.leave_line()
        async with at_table(server, ada.table) as watcher:
            await watcher.until(lambda: bool(watcher.now().clocks))
            (later,) = watcher.now().clocks
            assert watcher.phase == "playing", "nobody is missed"
            assert later.key == clock.key
            assert later.left_ms <= clock.left_ms
