"""The proxies of `docs/hosting.md` with workers behind them, and everything that can befall those."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shutil
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import asyncpg

from ludofoot.server.pg_post import LIVING
from tests.server.client import Client
from tests.server.cluster import free_port
from tests.server.players import Crowd
from tests.server.process import ROOT
from tests.server.town import Front, Worker

PAGE = ROOT / "docs" / "hosting.md"
PROXIES = {"nginx": ["-p", "{0}", "-c", "{1}"], "haproxy": ["-db", "-f", "{1}"]}
AROUND = (
    "daemon off; pid {0}/pid; error_log {0}/error;\nevents {{ worker_connections 4096; }}\n"
    "http {{ access_log off; client_body_temp_path {0}/body; proxy_temp_path {0}/proxy;\n{1}\n}}\n"
)
"""What stands around a site in nginx, wherever it is installed."""
HERE = "127.0.0.1"
LEASE = 6.0
PACE_SECONDS = 0.2
CHUNK = 65_536
OWNED = (
    "SELECT rooms.code, client_port FROM pg_locks JOIN pg_stat_activity USING (pid)"
    " JOIN rooms ON rooms.owner = pg_locks.objid::bigint WHERE locktype = 'advisory' AND classid::bigint = $1"
)


def written(kind: str) -> str:
    """The configuration, as it stands on the page."""
    (found,) = re.findall(rf"```{kind}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


def addresses(text: str) -> list[str]:
    """The workers that it names."""
    return re.findall(r"10\.0\.0\.\d+:8377", text)


def configured(kind: str, folder: Path, port: int, workers: list[str], before: str = "") -> str:
    """As it stands on the page, with addresses of this machine; `before` comes before what counts guests."""
    text = written(kind)
    for address, worker in zip(addresses(text), workers, strict=True):
        text = text.replace(address, worker)
    here = f"{HERE}:{port}"
    text = text.replace("10.0.0.1:80", here).replace("foot.example", here)
    if kind == "nginx":
        return AROUND.format(folder, f"{before}\n{text}")
    return text.replace("  http-request track-sc0", f"  {before}\n  http-request track-sc0")


def started(kind: str, folder: Path, text: str) -> subprocess.Popen[bytes]:
    """The proxy, with this configuration."""
    config = folder / f"{kind}.conf"
    config.write_text(text, "utf-8")
    program = shutil.which(kind)
    assert program is not None
    arguments = [each.format(folder, config) for each in PROXIES[kind]]
    with (folder / "proxy.log").open("ab") as said:
        return subprocess.Popen([program, *arguments], stdout=said, stderr=said)


class Relay:
    """Between a worker and its database. While the cable is pulled nothing comes through, and nobody is told:
    what was on its way arrives when it is plugged in again."""

    def __init__(self, database: str) -> None:
        parts = urlsplit(database)
        self.behind = (parts.hostname or HERE, parts.port or 5432)
        self.port = 0
        self.plugged = asyncio.Event()
        self.plugged.set()
        self.lines: set[asyncio.Task[None]] = set()
        self.sources: set[int] = set()
        """From which ports the database is asked by this way."""
        self.server: asyncio.Server | None = None

    async def open(self) -> Self:
        self.server = await asyncio.start_server(self.serve, HERE, 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    def address(self, database: str) -> str:
        """The database by this way."""
        return database.replace(f"@{self.behind[0]}:{self.behind[1]}/", f"@{HERE}:{self.port}/")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.lines.add(task)
        try:
            await self.plugged.wait()
            with contextlib.suppress(OSError):
                behind, before = await asyncio.open_connection(*self.behind)
                self.sources.add(before.get_extra_info("sockname")[1])
                await self.join_up((reader, before), (behind, writer))
        finally:
            self.lines.discard(task)
            writer.transport.abort()

    async def join_up(self, *ways: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        carrying = [asyncio.create_task(self.carry(*way)) for way in ways]
        try:
            await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in carrying:
                way.cancel()
            for _, writer in ways:
                writer.transport.abort()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(CHUNK):
                await self.plugged.wait()
                writer.write(chunk)
                await writer.drain()
            await self.plugged.wait()

    async def close(self) -> None:
        assert self.server is not None
        self.server.close()
        for line in list(self.lines):
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)


class Site:
    """A proxy, its workers, each with a cable of its own to the database, and people who play."""

    def __init__(self, kind: str, folder: Path, database: str) -> None:
        self.kind = kind
        self.folder = folder
        self.database = database
        self.port = free_port()
        self.front = Front(folder, self.port)
        self.relays = [Relay(database) for _ in addresses(written(kind))]
        self.workers: list[Worker] = []
        self.proxy: subprocess.Popen[bytes] | None = None

    async def open(self, **limits: Any) -> None:
        public = f"http://{HERE}:{self.port}"
        outside = {"public": public, "trusted": [f"{HERE}/32"]}
        for relay in self.relays:
            address = (await relay.open()).address(self.database)
            worker = Worker(self.folder, address, public, LEASE, **limits)
            worker.options += ["--outside", json.dumps(outside)]
            await asyncio.to_thread(worker.start)
            self.workers.append(worker)
        self.proxy = started(self.kind, self.folder, self.configuration())
        async with asyncio.timeout(30):
            while (await self.front.ask("GET", "/health")).status_code != 200:
                await asyncio.sleep(0.1)

    async def tables_of(self, worker: Worker) -> set[str]:
        """The tables that belong to a worker now: the session in which it lives tells who it is."""
        sources = self.relays[self.workers.index(worker)].sources
        line = await asyncpg.connect(self.database)
        found = await line.fetch(OWNED, LIVING)
        await line.close()
        return {row["code"] for row in found if row["client_port"] in sources}

    def configuration(self) -> str:
        return configured(self.kind, self.folder, self.port, [worker.host for worker in self.workers])

    async def close(self) -> None:
        if self.proxy is not None:
            self.proxy.terminate()
            self.proxy.wait(20)
        for worker in self.workers:
            await asyncio.to_thread(worker.stop)
        for relay in self.relays:
            await relay.close()


@asynccontextmanager
async def running(kind: str, folder: Path, database: str, **limits: Any) -> AsyncIterator[Site]:
    """A site that is taken down afterwards."""
    site = Site(kind, folder, database)
    try:
        await site.open(**limits)
        yield site
    finally:
        await site.close()


class Waiting:
    """In place of workers: takes requests, and answers those that do not want to be kept waiting."""

    def __init__(self) -> None:
        self.kept = 0
        self.server: asyncio.Server | None = None
        self.lines: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        self.server = await asyncio.start_server(self.serve, HERE, 0)
        return f"{HERE}:{self.server.sockets[0].getsockname()[1]}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.lines.add(task)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while b" /wait " not in await reader.readuntil(b"\r\n\r\n"):
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")
            self.kept += 1
            await reader.read()
        writer.transport.abort()
        self.lines.discard(task)

    async def close(self) -> None:
        """Once the proxy has gone, and with it all its lines."""
        assert self.server is not None
        self.server.close()
        await asyncio.gather(*self.lines)


async def asked(port: int, guest: str, path: str = "/") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request from an address that the proxy is made to believe."""
    reader, writer = await asyncio.open_connection(HERE, port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {HERE}\r\nX-Guest: {guest}\r\n\r\n".encode())
    return reader, writer


async def status(port: int, guest: str) -> int:
    """How the proxy answers such a request; 0 if it is not there."""
    try:
        reader, writer = await asked(port, guest)
        line = await reader.readline()
        writer.close()
        await writer.wait_closed()
    except OSError:
        return 0
    return int(line.split()[1]) if line else 0


class Walkers(Crowd):
    """People, not machines: a few moves a second each, and a breath before they come back."""

    async def step(self, client: Client) -> None:
        if client.closed:
            await asyncio.sleep(self.dice.uniform(0.1, 0.2))
        await super().step(client)
        await asyncio.sleep(PACE_SECONDS)

    async def played_on(self, tables: set[str]) -> dict[str, float]:
        """How long it takes from now until somebody at each of these tables is answered on a new line."""
        began, found = time.monotonic(), dict[str, float]()
        before = {each: (each.socket, len(each.answers)) for each in self.clients if each.table in tables}
        while tables - set(found):
            for client, (socket, count) in before.items():
                if client.socket is socket:
                    before[client] = (socket, len(client.answers))
                elif client.table not in found and len(client.answers) > count:
                    found[client.table] = time.monotonic() - began
            await asyncio.sleep(0.005)
        return found

    async def all_go_on(self) -> None:
        """Until everybody has been told that something new is stored."""
        before = {client: len(client.answers) for client in self.clients}
        while any(len(client.answers) <= count for client, count in before.items()):
            await asyncio.sleep(0.02)
