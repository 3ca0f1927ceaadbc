"""Tries the short way in memory: the same bytes and texts as on the ordinary one, shut whenever that is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from ludofoot.server.swift import EXTENSION, LONG, LONGER, MASK, MASKED, SHORT, WHOLE_TEXT

SECONDS = 5
TEXTS = tuple("é" * size for size in (0, 1, 62, 63, 32_767, 32_768))
"""In UTF-8 they lie on both sides of every size at which a frame begins in another way."""
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: bHVkb2Zvb3QncyB0cmlhbA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


PING, PONG = b"\x89\x80\x01\x02\x03\x04", b"\x8a\x00"
MASKING = b"\x11\x22\x33\x44"
WHOLE, BEGUN, ENDED = WHOLE_TEXT[0], 0x01, 0x80


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
            offered = scope["extensions"][EXTENSION]
            must(not offered["send"](b"early"), "open before the handshake")
            await send({"type": "websocket.accept"})
            await self.listen(offered["take"], receive)
            await self.speak(offered["send"], send)
        except Exception as misfit:
            self.result.set_exception(misfit)
        else:
            self.result.set_result(None)

    async def listen(self, hand_to: Any, receive: Any) -> None:
        """A text is the same on both ways; what is not one frame of text goes the ordinary one, in turn."""
        taken: list[str] = []
        for text in TEXTS:
            self.socket.data_received(masked(WHOLE, text.encode()))
            must((await receive()).get("text") == text, "another text than was sent")
        hand_to(lambda text, began: taken.append(text))
        for text in TEXTS:
            self.socket.data_received(masked(WHOLE, text.encode()))
            while self.socket.unread:
                await asyncio.sleep(0)
            must(bool(taken), "shut on an open line")
            must(taken.pop() == text, "another text than the library's")
        self.wire.take()
        in_two = masked(BEGUN, b"in ") + masked(ENDED, b"two")
        self.socket.data_received(PING + in_two + masked(WHOLE, b"then"))
        must(self.wire.take() == PONG, "no answer to a ping")
        must((await receive()).get("text") == "in two", "another text than was sent in two frames")
        must(not taken, "a text that has overtaken another")
        while not taken:
            await asyncio.sleep(0)
        must(taken == ["then"], "another text after one in two frames")

    async def speak(self, swift: Any, send: Any) -> None:
        """A socket's life: open, choked, open again, closed."""
        frames: list[bytes] = []
        self.wire.take()
        for text in TEXTS:
            must(swift(text.encode()), "shut on an open line")
            ours = self.wire.take()
            await send({"type": "websocket.send", "text": text})
            must(ours == self.wire.take(), "another frame than the library's")
            frames.append(ours)
        must(swift(*[text.encode() for text in TEXTS]), "shut on an open line")
        must(self.wire.take() == b"".join(frames), "other frames together than one by one")
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


def masked(first: int, body: bytes) -> bytes:
    """A frame as a client sends it."""
    size = len(body)
    more = b"" if size < SHORT else size.to_bytes(2 if size < 1 << 16 else 8, "big")
    head = bytes((first, MASKED | (size if not more else LONG if len(more) == 2 else LONGER)))
    repeated = MASKING * (size // MASK + 1)
    return head + more + MASKING + bytes(a ^ b for a, b in zip(body, repeated, strict=False))


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
