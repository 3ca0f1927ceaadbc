"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

from __future__ import annotations

import asyncio

_HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: bHVkb2Zvb3QtYmVuY2gtMQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_FINAL_TEXT = 0x81
_PING = 0x89
_PONG = 0x8A
_MASKED = 0x80
# A mask is asked of clients; this one changes no byte.
_NO_MASK = b"\0\0\0\0"
_SHORT = 126
_LONG = 127


class Client(asyncio.Protocol):
    """Takes whole text messages from the server and sends some."""

    path = "/ws"

    def __init__(self, port: int) -> None:
        self.port = port
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.upgraded = False
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(_HANDSHAKE.format(port=self.port, path=self.path).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        start = 0
        if not self.upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(buffer[:80])
            self.upgraded, start = True, end + 4
            self.ready()
        self.buffer = buffer[self.take_messages(buffer, start) :]

    def take_messages(self, buffer: bytes, start: int) -> int:
        """Hands on every whole message; where the next one begins."""
        while len(buffer) - start >= 2:
            head, size = buffer[start], buffer[start + 1]
            body = start + 2
            if size == _SHORT:
                body = start + 4
                size = int.from_bytes(buffer[start + 2 : body], "big")
            elif size == _LONG:
                body = start + 10
                size = int.from_bytes(buffer[start + 2 : body], "big")
            if len(buffer) < body + size:
                break
            start = body + size
            if head == _FINAL_TEXT:
                self.message(buffer[body:start])
            elif head == _PING:
                self.frame(_PONG, buffer[body:start])
        return start

    def send(self, text: bytes) -> None:
        """Sends a text of less than 64 KiB."""
        self.frame(_FINAL_TEXT, text)

    def frame(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        size = len(body)
        if size < _SHORT:
            head = bytes((kind, _MASKED | size))
        else:
            head = bytes((kind, _MASKED | _SHORT)) + size.to_bytes(2, "big")
        self.transport.write(head + _NO_MASK + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()

    def ready(self) -> None:
        """The socket is open."""

    def message(self, text: bytes) -> None:
        """A message has come."""
