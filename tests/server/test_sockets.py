"""A line that takes no more for a while: nothing is lost, nothing overtakes, and the end comes last."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from ludofoot.server.limits import Limits
from ludofoot.server.sockets import SocketSession
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


@bounded(10)
async def test_what_the_line_does_not_take_waits_and_is_sent_in_order() -> None:
    line = Line()
    hub: Any = SimpleNamespace(limits=Limits())
    session = SocketSession(hub, {"type": "websocket", "client": None}, line.receive, line.send)
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
