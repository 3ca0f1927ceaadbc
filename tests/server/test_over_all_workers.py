"""What belongs to everybody belongs to no worker: open tables, the match of the day, and bells."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest

from ludofoot.wire.answers import Lobby
from tests.server.client import Client, at_table
from tests.server.cluster import Cluster
from tests.server.process import bounded
from tests.server.push_service import PushService, push_service
from tests.server.test_bells import DAY, GAME, make_turn, waiting_for
from tests.server.test_days import NOON, TUESDAY, begun, count, play_on, today
from tests.server.test_workers import Town, town
from tests.server.town import Worker

pytestmark = pytest.mark.plain_only
LONG = 60.0
NEVER = 1_000_000
"""Nobody falls here: no lease runs out, and the proxy gives nobody up, however busy the machine is."""


@bounded(180)
async def test_open_tables_the_day_and_bells_are_the_same_at_every_worker(
    tmp_path: Path, cluster: Cluster, database: str
) -> None:
    ahead = TUESDAY + NOON - time.time()
    async with (
        push_service() as service,
        town(
            tmp_path,
            cluster,
            database,
            options=[f"--ahead={ahead:.1f}"],
            lease=LONG,
            fall=NEVER,
            push_trial=service.url,
            listed_tables=50,
        ) as found,
    ):
        await check_lobby(found)
        await check_day(found)
        await check_bell(found, service)


# ---- the lobby


async def listed(worker: Worker) -> list[str]:
    """The tables with a free seat that a worker tells of."""
    answer = await worker.ask("GET", "/api/lobby")
    return [each.table for each in msgspec.json.decode(answer.content, type=Lobby).open]


async def until_listed(worker: Worker, *tables: str) -> None:
    """Until exactly these are told of; what was read is good for a moment."""
    async with asyncio.timeout(20):
        while await listed(worker) != list(tables):
            await asyncio.sleep(0.05)


async def check_lobby(found: Town) -> None:
    """A table is found wherever somebody asks, until its last seat is taken."""
    opened = await found.workers[0].open("fingers", "", "", open=True)
    async with at_table(found.front, opened.table, opened.token) as host:
        await host.sit(0)
        for worker in found.workers:
            await until_listed(worker, opened.table)
        async with at_table(found.front, opened.table) as guest:
            await guest.sit(1)
            await guest.until(lambda: guest.phase == "playing")
            for worker in found.workers:
                await until_listed(worker)


# ---- the match of the day


async def check_day(found: Town) -> None:
    """Begun at one worker, played wherever the proxy leads, sent to all of them at once, compared at each."""
    opened = await begun(found.workers[0], name="Ada", counted=True)
    assert len({(await today(worker)).promise for worker in found.workers}) == 1, "one deal for everybody"
    async with at_table(found.front, opened.table, opened.token) as ada:
        await play_on(ada)
    counted = await asyncio.gather(*(count(worker, opened, "Ada") for worker in found.workers * 2))
    results = {each["result"] for each in counted}
    assert len(results) == 1
    for worker in found.workers:
        while not (seen := await today(worker)).results or not seen.bots:
            await asyncio.sleep(0.05)
        assert [(each.result, each.count) for each in seen.results] == [(*results, 1)], "one try, once"
        assert [each.name for each in seen.players] == ["Ada"]


# ---- bells


async def check_bell(found: Town, service: PushService) -> None:
    """Hung up at one worker, rung by the one that has the table by then, with the key that all share."""
    opened = await found.front.open(GAME, "", "", decision_seconds=DAY)
    clients = [await Client(found.front, opened.table, opened.token).join() for _ in range(2)]
    for seat, client in enumerate(clients):
        await client.sit(seat, f"P{seat}")
    ada, bob = await waiting_for(clients)
    bell = service.subscription()
    await bob.done("ring", seat=bob.seats[0], **bell.fields())
    first, *_, other = found.switch.order(f"GET /ws?table={opened.table}".encode())
    for number, port in enumerate((other, first), 1):
        await bob.leave_line()
        ada = await moved(ada, port)
        await make_turn(ada, bob)
        taken = await service.until(number)
        assert msgspec.json.decode(bell.opened(taken.body))["table"] == opened.table
        assert taken.claims()["k"] == ada.now().bell
        bob.by_way_of = port
        await bob.join()
        await make_turn(bob, ada)
    assert len(service.taken) == 2, "once a turn, wherever the table is"
    for client in (ada, bob):
        await client.leave_line()


async def moved(client: Client, port: int) -> Client:
    """The same person at the same table, which is at this worker now."""
    await client.leave_line()
    found = Client(client.server, client.table, *client.tokens)
    found.seats, found.by_way_of = client.seats, port
    while not found.phase:  # whoever has just taken a table keeps it for a second
        await found.join()
    return found
