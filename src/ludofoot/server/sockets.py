"""Reading and writing one WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import time
import types
from collections.abc import Generator
from typing import Any
from urllib.parse import parse_qs

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from ludofoot.core.records import Refusal, Refused
from ludofoot.server.addresses import household
from ludofoot.server.clerk import PASSING
from ludofoot.server.connection import TRY_LATER, Connection
from ludofoot.server.guard import deny
from ludofoot.server.hub import Hub
from ludofoot.server.line import Line
from ludofoot.server.rate import Bucket
from ludofoot.server.room import TableRoom
from ludofoot.server.swift import EXTENSION
from ludofoot.wire.requests import AnyRequest, Join

decode = msgspec.json.Decoder(AnyRequest).decode
TOO_MUCH = 1008
CUT_OFF = 502
"""No other answer has this status: a proxy may lead whoever got it to another worker."""
STORED = ("/ws", "/api/tables", "/api/lessons", "/api/branch", "/api/day", "/api/lobby", "/api/parcels")
"""What needs the store, and would only be refused without it."""
LONGEST_WAIT_SECONDS = 1.0
LAST_WORDS_SECONDS = 2
BINARY = ""
"""What a message without text says."""
JOINED = Refusal("joined-already")


class Door:
    """Where clients come in, each for one table; everything else goes on to the application behind it.

    It stands before the routes because what lies behind wraps every message that is sent.
    """

    def __init__(self, app: ASGIApp, hub: Hub, path: str) -> None:
        self.app = app
        self.hub = hub
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("path", "").startswith(STORED) and self.hub.is_cut_off():
            await deny(Refusal("not-now"), CUT_OFF, scope, receive, send)
        elif scope["type"] == "websocket" and scope["path"] == self.path:
            await SocketSession(self.hub, scope, receive, send).serve()
        else:
            await self.app(scope, receive, send)


class SocketSession:
    """One client from its first message to its last, on plain ASGI: what wraps a message costs time."""

    def __init__(self, hub: Hub, scope: Scope, receive: Receive, send: Send) -> None:
        self.hub = hub
        self.receive = receive
        self.send = send
        address = household(scope["client"][0] if scope.get("client") else "")
        self.connection = Connection(address, hub.limits, hub.doorkeeper.purse(address))
        self.swift = (scope.get("extensions") or {}).get(EXTENSION, {})
        if "paid_by" in self.swift:
            self.swift["paid_by"](self.connection.purse)
        self.line = Line(self.connection, send, resumed, self.swift.get("send"))
        self.connection.on_waiting = self.line.push
        self.room: TableRoom | None = None
        self.asked = table_in(scope["query_string"])
        self.bucket = Bucket(hub.limits.messages_a_second, hub.limits.messages_at_once, time.monotonic())
        self.unreadable = 0

    async def serve(self) -> None:
        """Until either side has had enough."""
        await self.receive()
        await self.send({"type": "websocket.accept"})
        if not self.hub.admit(self.connection):
            await self.send({"type": "websocket.close", "code": TRY_LATER})
            return
        loop = asyncio.get_running_loop()
        impatience = loop.call_later(self.hub.limits.join_seconds, self.give_up_on_stranger)
        reader = asyncio.create_task(self.read())
        writer = asyncio.create_task(self.write())
        self.connection.on_close = reader.cancel
        try:
            await asyncio.wait((reader,))
        finally:
            impatience.cancel()
            self.connection.close(1000)
            self.hub.part(self.connection, self.room)
            # Whoever does not read is not waited for.
            await asyncio.wait((writer,), timeout=LAST_WORDS_SECONDS)
            writer.cancel()

    def give_up_on_stranger(self) -> None:
        """Whoever does not say which table it wants makes room for others."""
        if self.room is None:
            self.connection.close(TOO_MUCH)

    async def read(self) -> None:
        """Takes messages as they come, as long as they come at a bearable rate and cost."""
        purse = self.connection.purse
        while not self.connection.closed_with:
            wait = purse.wait(time.monotonic())
            if wait:
                # Nothing more is read, so that whoever asks for too much waits, and nobody else.
                await asyncio.sleep(min(wait, LONGEST_WAIT_SECONDS))
                continue
            message = await self.receive()
            if message["type"] != "websocket.receive":
                self.line.there = False
                return
            if not self.is_bearable():
                return
            await self.take(message.get("text") or BINARY)

    def is_bearable(self) -> bool:
        """Whether one more message may be sent; who sends too many is sent away."""
        if self.bucket.take(time.monotonic()):
            return True
        self.hub.meter.over_budget("messages")
        self.connection.refuse("", Refusal("too-fast"))
        self.connection.close(TOO_MUCH)
        return False

    async def take(self, message: str) -> None:
        """One message: strictly decoded, then put in line at its table."""
        request = self.decoded(message, time.perf_counter())
        if isinstance(request, Join):
            await self.join(request)
        elif request is not None:
            self.hand_on(request)

    def take_at_once(self, message: str, began: float) -> None:
        """The same on the short way, which is open once a table is joined."""
        if self.connection.closed_with or not self.is_bearable():
            return
        request = self.decoded(message, began)
        if isinstance(request, Join):
            self.connection.refuse("", JOINED)
        elif request is not None:
            self.hand_on(request)

    def decoded(self, message: str, began: float) -> AnyRequest | None:
        """What is asked, if it can be read; whoever has sent it pays from the moment when the work began."""
        try:
            request: AnyRequest = decode(message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.refuse_unreadable()
            return None
        finally:
            self.connection.purse.spend(time.perf_counter() - began, time.monotonic())
        return request

    async def join(self, request: Join) -> None:
        """A socket joins one table and stays there."""
        try:
            if self.room is not None:
                raise Refused(JOINED.code)
            self.room = await self.hub.join(self.connection, request, self.asked)
            if "take" in self.swift:
                self.swift["take"](self.take_at_once)
        except Refused as refused:
            self.connection.refuse("", refused.refusal)
            if refused.refusal.code in PASSING:
                # What follows on this socket must not be refused for want of a table: it is sent again.
                self.connection.close(TRY_LATER)

    def hand_on(self, request: AnyRequest) -> None:
        """Puts a request in line at the table."""
        if self.room is None:
            self.connection.refuse(getattr(request, "id", ""), Refusal("join-first"))
        else:
            self.room.submit(self.connection, request)

    def refuse_unreadable(self) -> None:
        """Says so; whoever keeps sending nonsense is sent away."""
        self.unreadable += 1
        self.connection.refuse("", Refusal("unreadable"))
        if self.unreadable > self.hub.limits.unreadable_messages:
            self.connection.close(TOO_MUCH)

    # ---- writing

    async def write(self) -> None:
        """Waits for a line that takes no more, and closes it in the end."""
        connection, line = self.connection, self.line
        with contextlib.suppress(RuntimeError, OSError):
            while line.is_stuck() or not connection.closed_with:
                if line.sending is None:
                    await connection.something()
                    continue
                await line.sending
                line.sending = None
                line.push()
            if line.there:
                await self.send({"type": "websocket.close", "code": connection.closed_with})


def table_in(query: bytes) -> str | None:
    """The table for which a socket was opened, as a proxy that leads to it has read it."""
    found = parse_qs(query.decode("latin-1"), keep_blank_values=True).get("table")
    return found[0] if found else None


@types.coroutine
def resumed(awaited: Any, sending: Any) -> Generator[Any, Any, None]:
    """The rest of something that was begun outside a task and has to wait."""
    while True:
        yield awaited
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
