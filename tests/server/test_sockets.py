"""A line that takes no more for a while: nothing is lost, nothing overtakes, and the end comes last."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ludofoot.server.doorkeeper import Doorkeeper
from ludofoot.server.limits import Limits
from ludofoot.server.sockets import SocketSession
from ludofoot.server.swift import EXTENSION, framed
from tests.server.process import bounded

pytestmark = pytest.mark.plain_only


class Line:
    """The other end as ASGI has it, with a tap."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.open = asyncio.Event()
        self.open.set()

    async def receive(self) -> Any:
        return await asyncio.get_running_loop().create_future()

    async def send(self, message: Any) -> None:
        await self.open.wait()
        self.sent.append(message.get("text", message.get("code")))

    def send_text(self, *texts: bytes) -> bool:
        if self.open.is_set():
            self.sent += [text.decode() for text in texts]
        return self.open.is_set()


@bounded(10)
@pytest.mark.parametrize("swift", [False, True], ids=["plain server", "short way out"])
async def test_what_the_line_does_not_take_waits_and_is_sent_in_order(swift: bool) -> None:
    line = Line()
    hub: Any = SimpleNamespace(limits=Limits(), doorkeeper=Doorkeeper(Limits()))
    extensions = {EXTENSION: {"send": line.send_text}} if swift else {}
    scope = {"type": "websocket", "client": None, "query_string": b"", "extensions": extensions}
    session = SocketSession(hub, scope, line.receive, line.send)
    writer = asyncio.create_task(session.write())
    await asyncio.sleep(0)
    session.connection.send(b"one")
    assert line.sent == ["one"], "no task is needed for what goes at once"
    line.open.clear()
    for text in (b"two", b"three", b"four"):
        session.connection.send(text)
    session.connection.close(1000)
    await asyncio.sleep(0)
    assert line.sent == ["one"]
    line.open.set()
    await writer
    assert line.sent == ["one", "two", "three", "four", 1000]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_the_one_that_the_library_makes(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
