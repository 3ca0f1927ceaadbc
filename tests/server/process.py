"""Starts and stops real server processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import httpx
import msgspec

from ludofoot.wire.answers import Opened

ROOT = Path(__file__).parents[2]
GAMES = "tests.paces.sealed,tests.paces.race,tests.paces.market"
SOAK = os.environ.get("LUDOFOOT_SOAK") == "1"
LIVELY: dict[str, Any] = {
    "messages_a_second": 100_000,
    "messages_at_once": 100_000,
    "new_rooms_a_minute": 1_000_000,
    "new_rooms_a_day": 1_000_000,
    "wrong_codes_a_minute": 1_000_000,
    "wholes_a_minute": 1_000_000,
    "requests_a_minute": 1_000_000,
    "handshakes_a_minute": 1_000_000,
    "drawings_a_minute": 1_000_000,
    "connections_an_address": 10_000,
    "day_par_games": 1,
    "socket_share": 1_000,
    "address_share": 1_000,
}
"""Limits that a machine which plays as fast as it can does not meet."""


class Server:
    """One process on one folder; every start takes a free port."""

    module = "tests.server.run_server"

    def __init__(
        self,
        data: Path,
        pace: float = 0.0,
        outside: dict[str, Any] | None = None,
        lively: bool = True,
        where: dict[str, Any] | None = None,
        **limits: Any,
    ) -> None:
        self.data = data
        bounds = {**LIVELY, **limits} if lively else limits
        self.options = ["--pace", str(pace), "--limits", msgspec.json.encode(bounds).decode()]
        self.options += ["--outside", msgspec.json.encode(outside or {}).decode()]
        self.options += ["--where", msgspec.json.encode(where or {}).decode()]
        self.process: subprocess.Popen[str] | None = None
        self.host = ""

    def start(self) -> None:
        self.process = launch(self.data, *self.options, module=self.module)
        assert self.process.stdout is not None
        self.host = f"127.0.0.1:{self.process.stdout.readline().strip()}"
        assert not self.host.endswith(":"), self.complaint()

    def start_at(self, port: int) -> None:
        """Where browsers that knew the server before will look for it."""
        self.options = [*self.options, "--port", str(port)]
        self.start()

    def complaint(self) -> str:
        """What a process that has ended wrote to its standard error."""
        assert self.process is not None
        assert self.process.stderr is not None
        with self.process.stderr as stream:
            return stream.read()

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def end(self, number: int) -> str:
        """Ends the process and gives back what it complained of."""
        if self.process is None:
            return ""
        self.signal(number)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        complaint = self.complaint()
        self.process = None
        return complaint

    def kill(self) -> str:
        return self.end(signal.SIGKILL)

    def stop(self) -> str:
        return self.end(signal.SIGTERM)

    def restart(self) -> None:
        self.stop()
        self.start()

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        async with httpx.AsyncClient(base_url=f"http://{self.host}", trust_env=False, timeout=20) as http:
            return await http.request(method, path, **more)

    def memory_mb(self) -> float:
        """What the server itself, without its workers, holds in memory now."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    async def open(self, game: str, *plan: str, **more: Any) -> Opened:
        """Opens a table; an empty text in the plan is a person."""
        wanted = {"game": game, "plan": [{"bot": bot} for bot in plan], **more}
        answer = await self.ask("POST", "/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=Opened)


def launch(data: Path, *options: str, module: str = Server.module) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "LUDOFOOT_GAMES": GAMES,
        "PYTHONPATH": os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", ""))),
    }
    return subprocess.Popen(
        [sys.executable, "-m", module, str(data), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=environment,
    )


@asynccontextmanager
async def serving(data: Path, pace: float = 0.0, quiet: bool = True, **limits: Any) -> AsyncIterator[Server]:
    """A server that is stopped afterwards, and must have had nothing to complain of."""
    server = Server(data, pace, **limits)
    server.start()
    try:
        yield server
    finally:
        complaint = server.stop()
    assert not complaint or not quiet, complaint


def bounded(seconds: float = 60) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Callable[..., None]]:
    """An asynchronous test that never hangs."""

    def wrap(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
        @wraps(test)
        def run(*args: Any, **named: Any) -> None:
            async def limited() -> None:
                async with asyncio.timeout(seconds):
                    await test(*args, **named)

            asyncio.run(limited())

        return run

    return wrap
