"""What is acknowledged is stored: whatever is killed, cut, delayed or doubled."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.players import Crowd, check_store
from tests.server.process import SOAK, Server, bounded
from tests.server.proxy import Proxy

pytestmark = pytest.mark.plain_only
KILLS = 500 if SOAK else 20
BAD_LINE_SECONDS = 300 if SOAK else 6


async def crowd_at(server: Server, seed: int) -> Crowd:
    crowd = Crowd(server, seed)
    await crowd.open("schuss-und-tor", "", "")
    await crowd.open("schuss-und-tor", "", "", sockets=2)
    await crowd.open("fingers", "", "random")
    return crowd


@bounded(7200 if SOAK else 240)
async def test_a_server_killed_again_and_again_loses_no_acknowledged_move(tmp_path: Path) -> None:
    dice = random.Random(3)
    server = Server(tmp_path, grace_ms=60_000)
    server.start()
    try:
        crowd = await crowd_at(server, 3)
        playing = asyncio.create_task(crowd.play())
        for _ in range(KILLS):
            # In the middle of play, however slow the machine: some moves on, and then at any moment.
            enough = crowd.acknowledged() + dice.randint(1, 10)
            while crowd.acknowledged() < enough:
                await asyncio.sleep(0.002)
            await asyncio.sleep(dice.uniform(0, 0.02))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await crowd.stop()
        await playing
        await crowd.come_to_rest()
    finally:
        complaint = server.stop()
    assert not complaint
    check_store(tmp_path, crowd.clients)


@bounded(3600 if SOAK else 60)
async def test_a_line_that_cuts_delays_and_doubles_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Server(tmp_path, grace_ms=60_000)
    server.start()
    try:
        crowd = await crowd_at(server, 4)
        async with Proxy(4) as proxy:
            proxy.target = ("127.0.0.1", int(server.host.rpartition(":")[2]))
            crowd.bound_for(proxy.port)
            before = crowd.acknowledged()
            playing = asyncio.create_task(crowd.play())
            await asyncio.sleep(BAD_LINE_SECONDS)
            await crowd.stop()
            await playing
            assert proxy.cuts > 5
            assert proxy.doubled > 5
            assert any(client.resyncs for client in crowd.clients)
            proxy.cut = proxy.double = 0
            for client in crowd.clients:
                client.by_way_of = 0
            await crowd.come_to_rest()
    finally:
        complaint = server.stop()
    assert not complaint
    check_store(tmp_path, crowd.clients)
    assert crowd.acknowledged() > before + 20
