"""Several workers, one of which is always in trouble: players play on, and what they were told holds."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.client import Client, seated
from tests.server.cluster import Cluster
from tests.server.players import Crowd
from tests.server.process import SOAK, bounded
from tests.server.proxied import Relay
from tests.server.town import FALL, Front, Switch, Worker, check_town

pytestmark = pytest.mark.plain_only
LEASE = 3.0
ROUNDS = 40 if SOAK else 1
TABLES = 10 if SOAK else 3
WORKERS = 3 if SOAK else 2


class Town:
    """Workers, their proxy, their database."""

    def __init__(self, cluster: Cluster, switch: Switch, workers: dict[Worker, Relay], front: Front) -> None:
        self.cluster = cluster
        self.switch = switch
        self.relays = workers
        self.workers = list(workers)
        self.front = front

    async def stop_one(self, worker: Worker) -> None:
        await asyncio.to_thread(worker.stop)
        await self.go_on()
        await asyncio.to_thread(worker.start)

    async def kill_one(self, worker: Worker) -> None:
        await asyncio.to_thread(worker.kill)
        await self.go_on()
        await asyncio.to_thread(worker.start)

    async def pause_one(self, worker: Worker) -> None:
        """For longer than its lease lasts: when it wakes, its tables are somewhere else."""
        worker.signal(signal.SIGSTOP)
        try:
            await self.go_on()
        finally:
            worker.signal(signal.SIGCONT)

    async def cut_off(self, worker: Worker) -> None:
        """Its cable to the database is pulled until its lease has run out, and a moment longer."""
        self.relays[worker].plugged.clear()
        try:
            await self.go_on()
            while (await worker.ask("GET", "/health")).status_code == 200:
                await asyncio.sleep(0.02)
            # A proxy that does not ask for health is told where to lead nobody.
            assert (await worker.ask("GET", "/api/tables/AAAAA-AAAAA")).status_code == 502
            with pytest.raises(InvalidStatus, match="502"):
                await Client(worker, self.crowd.clients[0].table).join()
            await self.go_on()
        finally:
            self.relays[worker].plugged.set()

    async def restart_database(self, worker: Worker) -> None:
        await asyncio.to_thread(self.cluster.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.cluster.start)
        await self.go_on()

    async def go_on(self) -> None:
        """Until everybody has been told that something new is stored."""
        before = {client: len(client.answers) for client in self.crowd.clients}
        async with asyncio.timeout(60):
            while any(len(client.answers) <= count for client, count in before.items()):
                await asyncio.sleep(0.02)

    crowd: Crowd


@asynccontextmanager
async def town(
    folder: Path,
    cluster: Cluster,
    database: str,
    *,
    options: Sequence[str] = (),
    lease: float = LEASE,
    fall: int = FALL,
    **limits: Any,
) -> AsyncIterator[Town]:
    async with Switch(fall) as switch:
        public = f"http://127.0.0.1:{switch.port}"
        relays = [await Relay(database).open() for _ in range(WORKERS)]
        addresses = [relay.address(database) for relay in relays]
        limits = {"grace_ms": 60_000, **limits}
        workers = [Worker(folder, address, public, lease, **limits) for address in addresses]
        try:
            for worker in workers:
                worker.options += options
                await asyncio.to_thread(worker.start)
                switch.workers.append(worker.port)
            await switch.until_well()
            yield Town(cluster, switch, dict(zip(workers, relays, strict=True)), Front(folder, switch.port))
        finally:
            for worker in workers:
                await asyncio.to_thread(worker.stop)
            for relay in relays:
                await relay.close()


@bounded(7200 if SOAK else 180)
async def test_whatever_happens_to_a_worker_players_play_on(
    tmp_path: Path, cluster: Cluster, database: str
) -> None:
    dice = random.Random(5)
    async with town(tmp_path, cluster, database) as found:
        found.crowd = crowd = Crowd(found.front, 5)
        for _ in range(TABLES):
            await crowd.open("schuss-und-tor", "", "", sockets=2)
        playing = asyncio.create_task(crowd.play())
        troubles: list[Callable[[Worker], Awaitable[None]]] = [
            found.kill_one,
            found.stop_one,
            found.pause_one,
            found.cut_off,
            found.restart_database,
        ]
        for _ in range(ROUNDS):
            for trouble in troubles:
                await found.go_on()
                await trouble(dice.choice(found.workers))
        await found.go_on()
        await crowd.stop()
        await playing
        await crowd.come_to_rest()
        await check_town(database, crowd.clients)


@bounded()
async def test_a_table_moves_to_where_its_next_visitor_is_led(
    tmp_path: Path, cluster: Cluster, database: str
) -> None:
    async with (
        town(tmp_path, cluster, database) as found,
        seated(found.front, "fingers", "", "") as (first, second),
    ):
        *_, other = found.switch.order(f"GET /ws?table={first.table}".encode())
        astray = Client(found.front, first.table, *first.tokens)
        astray.by_way_of = other
        while not astray.phase:  # whoever has just taken a table keeps it for a second
            await astray.join()
        assert astray.phase == "playing", "nobody was away, so nothing was paused"
        await first.until(lambda: first.closed)
        assert first.closed == 1012
        await second.until(lambda: second.closed)
        await astray.leave_line()


OVER_ALL = {
    "new_rooms_a_minute": ("POST", "/api/tables", {"game": "fingers", "plan": [{}, {}]}, 201),
    "wrong_codes_a_minute": ("GET", "/api/tables/AAAAA-AAAA{}", None, 404),
    "parcels_an_hour": ("POST", "/api/parcels", {}, 201),
    "uploads_a_minute": ("POST", "/api/replay", {}, 400),
    "analyses_a_minute": ("POST", "/api/analysis", {}, 400),
    "prints_a_minute": ("GET", "/api/print/nowhere/en", None, 404),
}
"""A limit, a request that counts for it, and how it is answered as long as there is something left."""


@bounded()
async def test_limits_of_an_address_hold_over_all_workers(
    tmp_path: Path, cluster: Cluster, database: str
) -> None:
    seldom: dict[str, Any] = dict.fromkeys(OVER_ALL, 0.06) | {
        "parcels_an_hour": 1
    }  # the next after a quarter of an hour
    async with town(tmp_path, cluster, database, **seldom) as found:
        for method, path, body, answer in OVER_ALL.values():
            told = []
            for letter, worker in zip("ABC", found.workers, strict=False):
                more = {} if body is None else {"json": body}
                told.append((await worker.ask(method, path.format(letter), **more)).status_code)
            assert told == [answer] + [429] * (WORKERS - 1), (path, told)
