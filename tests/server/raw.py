"""Bytes to and from a server, as nobody's library would send them."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress

from ludofoot.server.guard import HEADERS
from tests.server.process import Server

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80
MASKED = 0x80
KEY = "bHVkb2Zvb3QncyB0cmlhbA=="
UPGRADE = (
    f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
)


def frame(kind: int, payload: bytes = b"", masked: bool = True) -> bytes:
    """A frame; the mask is zero, so that the payload is what it is."""
    size, mask = len(payload), MASKED if masked else 0
    if size < 126:
        head = bytes([kind, mask | size])
    elif size < 1 << 16:
        head = bytes([kind, mask | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([kind, mask | 127]) + size.to_bytes(8, "big")
    return head + (bytes(4) if masked else b"") + payload


def request(server: Server, line: str, *headers: str, body: bytes = b"") -> bytes:
    """A request to this server that is to be the last one on its connection."""
    head = [f"{line} HTTP/1.1", f"Host: {server.host}", "Connection: close", *headers, "", ""]
    return "\r\n".join(head).encode("latin-1") + body


def handshake(server: Server, line: str = "GET /ws", more: str = "", upgrade: str = UPGRADE) -> bytes:
    """The wish for a socket."""
    return f"{line} HTTP/1.1\r\nHost: {server.host}\r\n{upgrade}{more}\r\n".encode("latin-1")


async def exchange(server: Server, *parts: bytes, seconds: float = 10) -> bytes:
    """Sends one part after the other, each when something has come back for the one before; everything that
    came until the server closed, which it must.

    Without streams: they forget what has come when a line is reset, as it is by a server that has answered
    and does not read the rest.
    """
    loop, came = asyncio.get_running_loop(), b""
    host, _, port = server.host.partition(":")
    with socket.socket() as line:
        line.setblocking(False)
        await loop.sock_connect(line, (host, int(port)))
        async with asyncio.timeout(seconds):
            for number, part in enumerate(parts):
                came += await received(line) if number else b""
                with suppress(ConnectionError):
                    await loop.sock_sendall(line, part)
            while more := await received(line):
                came += more
    return came


async def received(line: socket.socket) -> bytes:
    """What has come, nothing if the line is closed, whichever way."""
    with suppress(ConnectionError):
        return await asyncio.get_running_loop().sock_recv(line, 1 << 16)
    return b""


def status_of(answer: bytes) -> int:
    return int(answer.split()[1])


def missing_headers(answer: bytes) -> list[str]:
    head = answer.partition(b"\r\n\r\n")[0].lower()
    return [name for name in HEADERS if name.lower().encode() + b": " not in head]


def closed_with(answer: bytes) -> int:
    """The code of the close frame that came last."""
    return int.from_bytes(answer[answer.rindex(bytes([LAST | CLOSE])) + 2 :][:2], "big")
