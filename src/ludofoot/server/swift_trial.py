"""Tries the short way out in memory: the same bytes as the ordinary one, and shut whenever that one is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from ludofoot.server.swift import EXTENSION

SECONDS = 5
TEXTS = tuple("é" * size for size in (0, 1, 62, 63, 32_767, 32_768))
"""In UTF-8 they lie on both sides of every size at which a frame begins in another way."""
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: bHVkb2Zvb3QncyB0cmlhbA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Misfit(Exception):
    """The short way is not what it should be, and how."""


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data

    def take(self) -> bytes:
        """What was written since the last time."""
        written, self.written = self.written, b""
        return written

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        """Nothing is read."""

    def resume_reading(self) -> None:
        """Nothing is read."""


class Trial:
    """One application on one socket that leads nowhere."""

    def __init__(self, kind: type[asyncio.Protocol]) -> None:
        config = uvicorn.Config(
            self.application, interface="asgi3", ws=kind, ws_per_message_deflate=False, log_config=None
        )
        make: Any = kind
        self.wire = Wire()
        self.socket: Any = make(config=config, server_state=ServerState(), app_state={})
        self.result: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def run(self) -> None:
        """Raises whatever does not fit."""
        self.socket.connection_made(self.wire)
        self.socket.data_received(HANDSHAKE)
        async with asyncio.timeout(SECONDS):
            await self.result

    async def application(self, scope: Any, receive: Any, send: Any) -> None:
        """What uvicorn runs."""
        try:
            await receive()
            await self.speak(scope["extensions"][EXTENSION]["send"], send)
        except Exception as misfit:
            self.result.set_exception(misfit)
        else:
            self.result.set_result(None)

    async def speak(self, swift: Any, send: Any) -> None:
        """A socket's whole life: not yet accepted, open, choked, open again, closed."""
        must(not swift(b"early"), "open before the handshake")
        await send({"type": "websocket.accept"})
        self.wire.take()
        for text in TEXTS:
            must(swift(text.encode()), "shut on an open line")
            ours = self.wire.take()
            await send({"type": "websocket.send", "text": text})
            must(ours == self.wire.take(), "another frame than the library's")
        self.socket.pause_writing()
        must(not swift(b"choked"), "open on a line that takes no more")
        self.socket.resume_writing()
        must(swift(b"again"), "shut on a line that takes more again")
        self.wire.take()
        await send({"type": "websocket.close", "code": 1000})
        self.wire.take()
        must(not swift(b"late") and not self.wire.written, "open after the end")
        self.socket.connection_lost(None)
        must(not swift(b"lost"), "open on a lost line")


def must(holds: bool, otherwise: str) -> None:
    """Raises `Misfit` unless it holds."""
    if not holds:
        raise Misfit(otherwise)


def rehearse(kind: type[asyncio.Protocol]) -> None:
    """Raises whatever is wrong with this class under the libraries that are installed."""

    async def trial() -> None:
        await Trial(kind).run()

    with quiet(logging.getLogger("uvicorn.error")):
        asyncio.run(trial())


@contextmanager
def quiet(logger: logging.Logger) -> Iterator[None]:
    """Of a trial that fails there shall be one line in the log, and it is ours."""
    before, logger.disabled = logger.disabled, True
    try:
        yield
    finally:
        logger.disabled = before
