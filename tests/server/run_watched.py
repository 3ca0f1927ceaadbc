"""A real server that says which way each message left: `python -m tests.server.run_watched DATA …`."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludofoot.server import swift
from ludofoot.server.swift_socket import SwiftSocket
from tests.server.run_server import main

ORDINARY, SHORT = "ordinary", "short"
MISFIT = "LUDOFOOT_TEST_MISFIT"
"""With this in the environment the library lacks what the short way leans on."""
choosing = swift.socket_class
sending, sending_text = WebSocketsSansIOProtocol.send, SwiftSocket.send_text


def tell(way: str) -> None:
    print(way, file=sys.stderr, flush=True)


async def send(self: Any, message: Any) -> None:
    if message["type"] == "websocket.send":
        tell(ORDINARY)
    await sending(self, message)


def send_text(self: Any, *texts: bytes) -> bool:
    sent = sending_text(self, *texts)
    if sent:
        for _ in texts:
            tell(SHORT)
    return sent


def is_open(self: Any) -> bool:
    raise AttributeError("disconnected")


def socket_class() -> type[asyncio.Protocol] | str:
    """Watches from here on: what is sent in the trial does not count."""
    if os.environ.get(MISFIT):
        SwiftSocket.is_open = is_open  # type: ignore[method-assign]
    chosen = choosing()
    WebSocketsSansIOProtocol.send = send  # type: ignore[method-assign]
    SwiftSocket.send_text = send_text  # type: ignore[method-assign]
    return chosen


if __name__ == "__main__":
    swift.socket_class = socket_class
    main()
