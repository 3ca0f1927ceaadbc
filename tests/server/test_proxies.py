"""The proxies of `docs/hosting.md`, as they stand there: with other addresses, and players behind them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import shutil
import signal
import statistics
import subprocess
from pathlib import Path

import pytest

from tests.server.cluster import Cluster, free_port
from tests.server.process import SOAK, bounded
from tests.server.proxied import (
    PROXIES,
    Site,
    Waiting,
    Walkers,
    addresses,
    asked,
    configured,
    running,
    started,
    status,
    written,
)
from tests.server.town import check_town

pytestmark = pytest.mark.plain_only
TABLES = 12
PAUSE_SECONDS = 30.0
BETWEEN_SECONDS = 3.0
"""By then the proxy has noticed that whoever was away before is back."""
ROUNDS = 3
MOST_AFTER_A_KILL = 2.0
"""Seconds after which whoever sat at a table of a worker that was killed plays on."""


@pytest.mark.parametrize("kind", PROXIES)
def test_each_goes_by_the_code_and_names_every_worker(kind: str) -> None:
    text = written(kind)
    assert "/api/tables/" in text
    assert "table" in text
    assert addresses(text) == ["10.0.0.11:8377", "10.0.0.12:8377", "10.0.0.13:8377"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not here")
def test_the_unit_can_be_read_by_systemd(tmp_path: Path) -> None:
    unit = tmp_path / "ludofoot.service"
    unit.write_text(written("ini").replace("/opt/ludofoot/bin/ludofoot", "/bin/true"), "utf-8")
    verify = ["systemd-analyze", "verify", "--man=no", str(unit)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, str(unit) in done.stderr) == (0, False), done.stderr


BELIEVED = {
    "nginx": "set_real_ip_from 127.0.0.1; real_ip_header X-Guest;",
    "haproxy": "http-request set-src hdr(x-guest)",
}
"""So that guests of many addresses can come from this machine."""
MOST_OF_A_HOME = 200


@pytest.mark.skipif(not SOAK, reason="make soak")
@pytest.mark.parametrize("kind", PROXIES)
@bounded()
async def test_a_home_has_so_many_sockets_and_not_one_for_each_of_its_addresses(
    kind: str, tmp_path: Path
) -> None:
    if shutil.which(kind) is None:
        pytest.skip(f"{kind.upper()} IS NOT HERE: install the package {kind}")
    workers, port = [Waiting() for _ in addresses(written(kind))], free_port()
    hosts = [await each.open() for each in workers]
    proxy = started(kind, tmp_path, configured(kind, tmp_path, port, hosts, BELIEVED[kind]))
    lines: list[asyncio.StreamWriter] = []
    try:
        while await status(port, "192.0.2.1") != 200:
            await asyncio.sleep(0.05)
        for count, home in enumerate(("2001:db8:1:2::{:x}", "192.0.2.2"), 1):
            for n in range(MOST_OF_A_HOME):
                lines.append((await asked(port, home.format(n + 1), "/wait"))[1])
            while sum(each.kept for each in workers) < count * MOST_OF_A_HOME:
                await asyncio.sleep(0.01)
            assert await status(port, home.format(0xFFFF)) == 429
        assert await status(port, "2001:db8:1:3::1") == 200, "next door"
        assert await status(port, "192.0.2.3") == 200
    finally:
        proxy.terminate()
        proxy.wait(20)
        for line in lines:
            line.close()
            with contextlib.suppress(OSError):
                await line.wait_closed()
        for worker in workers:
            await worker.close()


class Misfortunes:
    """What befalls one worker after the other; how long its players had to wait, by what it was."""

    def __init__(self, site: Site, crowd: Walkers, cluster: Cluster) -> None:
        self.site = site
        self.crowd = crowd
        self.cluster = cluster
        self.waited: dict[str, list[float]] = {}

    async def befall(self, what: str) -> None:
        """Always the worker that has most tables."""
        await self.crowd.all_go_on()
        await asyncio.sleep(BETWEEN_SECONDS)
        owned = {worker: await self.site.tables_of(worker) for worker in self.site.workers}
        worker, tables = max(owned.items(), key=lambda each: len(each[1]))
        relay = self.site.relays[self.site.workers.index(worker)]
        waiting = asyncio.create_task(self.crowd.played_on(tables))
        await asyncio.sleep(0)
        match what:
            case "SIGKILL":
                await asyncio.to_thread(worker.kill)
            case "SIGTERM":
                await asyncio.to_thread(worker.stop)
            case "SIGSTOP":
                worker.signal(signal.SIGSTOP)
                await asyncio.sleep(PAUSE_SECONDS)
                worker.signal(signal.SIGCONT)
            case "cable":
                relay.plugged.clear()
                await asyncio.sleep(PAUSE_SECONDS)
                relay.plugged.set()
        self.waited.setdefault(what, []).extend((await waiting).values())
        if worker.process is None:
            await asyncio.to_thread(worker.start)

    async def restart_database(self) -> None:
        await self.crowd.all_go_on()
        await asyncio.to_thread(self.cluster.stop, signal.SIGQUIT)
        await asyncio.to_thread(self.cluster.start)
        await self.crowd.all_go_on()

    def told(self) -> str:
        """For `docs/hosting.md`."""
        return json.dumps(
            {
                what: {
                    "tables": len(each),
                    "median": round(statistics.median(each), 2),
                    "most": round(max(each), 2),
                }
                for what, each in self.waited.items()
                if each
            }
        )


@pytest.mark.skipif(not SOAK, reason="make soak")
@pytest.mark.parametrize("kind", PROXIES)
@bounded(1800)
async def test_players_play_on_behind_it_whatever_befalls_a_worker(
    kind: str, tmp_path: Path, cluster: Cluster, database: str
) -> None:
    if shutil.which(kind) is None:
        pytest.skip(f"{kind.upper()} IS NOT HERE: install the package {kind}")
    async with running(kind, tmp_path, database, grace_ms=60_000) as site:
        crowd = Walkers(site.front, 6)
        for _ in range(TABLES):
            await crowd.open("schuss-und-tor", "", "", sockets=2)
        playing = asyncio.create_task(crowd.play())
        misfortunes = Misfortunes(site, crowd, cluster)
        for _ in range(ROUNDS):
            for what in ("SIGKILL", "SIGTERM", "SIGSTOP", "cable"):
                await misfortunes.befall(what)
            await misfortunes.restart_database()
        await crowd.all_go_on()
        await crowd.stop()
        await playing
        await crowd.come_to_rest()
        await check_town(database, crowd.clients)
    print(kind, misfortunes.told(), crowd.acknowledged())
    assert max(misfortunes.waited["SIGKILL"]) <= MOST_AFTER_A_KILL
