"""uvicorn's WebSocket with a short way out, and bounds on the way in.

It leans on inner parts: `swift.py` takes it after a trial.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ludofoot.server.rate import Purse
from ludofoot.server.swift import EXTENSION, framed

AT_ONCE: Final = 2_048
"""Bytes that are read before others have their turn: in the worst case hundreds of frames."""
MOST_FRAGMENTS: Final = 256
NOT_TEXT, TOO_MUCH = 1007, 1008


class SwiftSocket(WebSocketsSansIOProtocol):
    """Speaks as its parent does; whoever knows of the short way may use it in between. To read frames is work
    like any other: it is done a little at a time, and whoever sends them pays for it."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.purse: Purse | None = None
        self.unread = b""
        self.pause: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            known = self.scope["extensions"] or {}
            offered: dict[object, object] = {"send": self.send_text, "paid_by": self.paid_by}
            self.scope["extensions"] = {**known, EXTENSION: offered}

    # ---- the way in

    def paid_by(self, purse: Purse) -> None:
        """From now on this is what reading is paid from."""
        self.purse = purse

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread += data
        if self.pause is not None or self.read_paused:
            self.transport.pause_reading()
        else:
            self.read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.unread and self.pause is None and not self.read_paused:
            self.read_on()
        return message

    def read_on(self) -> None:
        """Reads a little, then lets others in, for as long as it takes until it is paid for."""
        part, self.unread = self.unread[:AT_ONCE], self.unread[AT_ONCE:]
        began = time.perf_counter()
        super().data_received(part)
        wait = self.pay(time.perf_counter() - began)
        if self.transport.is_closing():
            self.unread = b""
        elif wait or (self.unread and not self.read_paused):
            self.transport.pause_reading()
            self.pause = self.loop.call_later(wait, self.go_on)

    def pay(self, seconds: float) -> float:
        """How long whoever has sent this has to wait before more of it is read."""
        if self.purse is None:
            return 0.0
        now = time.monotonic()
        self.purse.spend(seconds, now)
        return self.purse.wait(now)

    def go_on(self) -> None:
        """The pause is over."""
        self.pause = None
        if self.transport.is_closing() or self.read_paused:
            return
        self.transport.resume_reading()
        if self.unread:
            self.read_on()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.pause is not None:
            self.pause.cancel()
        super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.fail(TOO_MUCH)

    def handle_ping(self) -> None:
        # Whoever does not read what is sent gets no answer: it would wait here for ever.
        if self.is_open() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.fail(NOT_TEXT)
        else:
            super().send_receive_event_to_app()

    def fail(self, code: int) -> None:
        """Ends a line on which nobody speaks as agreed; nobody needs to be told but the other end."""
        if not self.close_sent and self.conn.state is OPEN:
            self.conn.send_close(code)
            self.handle_parser_exception()

    # ---- the way out

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # Refused with an answer of its own: else the library complains of a handshake without an end.
            self.handshake_complete = True

    def shutdown(self) -> None:
        if self.writable.is_set():
            super().shutdown()
        else:
            self.transport.abort()  # what waits for somebody who does not read would hold up the end

    def send_text(self, text: bytes) -> bool:
        """Sends text in UTF-8 at once; whether it could. If not, the ordinary way knows what to do."""
        if not self.is_open() or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    def is_open(self) -> bool:
        """Whether plain frames can be sent."""
        begun = self.handshake_complete and not self.close_sent and not self.disconnected
        return begun and self.conn.state is OPEN and not self.conn.extensions


def is_text(data: bytes) -> bool:
    """Whether these bytes are UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
