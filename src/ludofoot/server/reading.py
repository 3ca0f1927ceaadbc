"""h11 with bounds on what is costly to read: a head of any length, a body in crumbs."""

from __future__ import annotations

import re
from typing import Any, Final

import h11
from websockets.server import ServerProtocol

LARGEST_HEAD: Final = 16_384
MOST_LINES: Final = 100
"""Of a head. Each is work for h11, and even more for what comes behind it."""
PARTS_AT_ONCE: Final = 100
BYTES_A_PART: Final = 512
"""A body may come in many parts as long as they are about so large: a part of one byte costs as much."""
SWITCHING: Final = 101
END_OF_HEAD: Final = re.compile(rb"\n\r?\n")


class BoundedHttp(h11.Connection):
    """Reads requests whose cost is in proportion to what they are."""

    parts = 0
    size = 0

    def next_event(self) -> Any:
        """What comes next; raises `h11.RemoteProtocolError`."""
        if self.their_state is h11.IDLE:
            self.parts = self.size = 0
            check_head(self.trailing_data[0])
        event = super().next_event()
        if isinstance(event, h11.Data):
            self.parts += 1
            self.size += len(event.data)
            if self.parts > PARTS_AT_ONCE + self.size // BYTES_A_PART:
                raise h11.RemoteProtocolError("a body in crumbs")
        return event


def check_head(data: bytes) -> None:
    """Looked at before it is read; raises `h11.RemoteProtocolError`."""
    end = END_OF_HEAD.search(data, 0, LARGEST_HEAD)
    if end is None and len(data) > LARGEST_HEAD:
        raise h11.RemoteProtocolError("a head without end")
    if data.count(b"\n", 0, end.start() if end else len(data)) > MOST_LINES:
        raise h11.RemoteProtocolError("too many lines")


def is_handshake(head: bytes) -> bool:
    """Whether the library would accept it: what it refuses gets neither our headers nor, at times, an end."""
    rehearsal = ServerProtocol()
    rehearsal.receive_data(head)
    events: list[Any] = rehearsal.events_received()
    return len(events) == 1 and rehearsal.accept(events[0]).status_code == SWITCHING
