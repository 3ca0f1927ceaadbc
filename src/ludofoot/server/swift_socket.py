"""uvicorn's WebSocket with a short way in and out, and bounds on the way in.

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
from ludofoot.server.swift import EXTENSION, MASK, Take, begins_text, framed, head_and_body

try:
    from websockets.speedups import apply_mask
except ImportError:  # the library was installed without a compiler
    from websockets.utils import apply_mask

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
        self.taken_by: Take | None = None
        self.unread = b""
        self.owed = 0
        """Bytes of a frame that has begun and is read by the library."""
        self.pause: asyncio.TimerHandle | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            known = self.scope["extensions"] or {}
            offered: dict[object, object] = {
                "send": self.send_text,
                "paid_by": self.paid_by,
                "take": self.hand_to,
            }
            self.scope["extensions"] = {**known, EXTENSION: offered}

    # ---- the way in

    def paid_by(self, purse: Purse) -> None:
        """From now on this is what reading is paid from."""
        self.purse = purse

    def hand_to(self, take: Take) -> None:
        """From now on text that comes whole, in one frame, is handed over at once. To put it in a line and
        wake somebody costs more than to read it."""
        self.taken_by = take

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread = self.unread + data if self.unread else data
        if self.pause is not None or self.read_paused:
            self.transport.pause_reading()
        else:
            self.read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.unread and self.pause is None and not self.read_paused:
            # Not before this message is answered: what follows it must not overtake it.
            self.pause = self.loop.call_later(0.0, self.go_on)
        return message

    def read_on(self) -> None:
        """Reads a little, then lets others in, for as long as it takes until it is paid for."""
        wait, left, known = 0.0, AT_ONCE, -1
        while self.unread and left > 0 and not wait and not self.read_paused and known != len(self.unread):
            known = len(self.unread)
            wait = self.read_frame(min(left, known))
            left -= known - len(self.unread)
        if self.transport.is_closing():
            self.unread = b""
        elif wait or (left <= 0 and self.unread and not self.read_paused):
            self.transport.pause_reading()
            self.pause = self.loop.call_later(wait, self.go_on)

    def read_frame(self, most: int) -> float:
        """The next frame, or so many bytes of it; how long whoever has sent it has to wait."""
        began = time.perf_counter()
        data = self.unread
        if not self.owed:
            head, body = head_and_body(data)
            if not head:
                return self.pay(time.perf_counter() - began)
            whole = head + body
            if self.taken_by is not None and whole <= len(data) and self.is_plain(data, body):
                self.unread = data[whole:]
                text = apply_mask(data[head:whole], data[head - MASK : head])
                return self.hand_over(self.taken_by, text, began)
            self.owed = whole
        part = data[: min(self.owed, most)]
        self.unread = data[len(part) :]
        self.owed -= len(part)
        super().data_received(part)
        return self.pay(time.perf_counter() - began)

    def is_plain(self, data: bytes, body: int) -> bool:
        """Whether this is a message of its own, of text, on a line on which nothing is amiss."""
        return begins_text(data) and not self.frames and body <= self.config.ws_max_size and self.is_open()

    def hand_over(self, take: Take, text: bytes, began: float) -> float:
        """Whoever takes it pays for it from the beginning."""
        try:
            said = text.decode()
        except UnicodeDecodeError:
            self.fail(NOT_TEXT)
            return 0.0
        take(said, began)
        return self.purse.wait(time.monotonic()) if self.purse is not None else 0.0

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

    def send_text(self, *texts: bytes) -> bool:
        """Sends texts in UTF-8 at once; whether it could. If not, the ordinary way knows what to do."""
        if not self.is_open() or not self.writable.is_set():
            return False
        self.transport.write(framed(texts[0]) if len(texts) == 1 else b"".join(map(framed, texts)))
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
