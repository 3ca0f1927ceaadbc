"""uvicorn's HTTP with an end to its patience: half a request, or none, is not waited for for ever."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any

import h11
from starlette.datastructures import Headers
from uvicorn.protocols.http.h11_impl import H11Protocol

from ludofoot.server.addresses import household
from ludofoot.server.guard import HEADERS, Names
from ludofoot.server.limits import Limits
from ludofoot.server.reading import LARGEST_HEAD, BoundedHttp, is_handshake

LOGGER = logging.getLogger("ludofoot.server")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
BAD_REQUEST = 400
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)


def http_class(limits: Limits, names: Names, trusted: Sequence[Network], sockets: str) -> type[H11Protocol]:
    """The protocol for these limits and names, with sockets at one path; trusted proxies may hold any number
    of connections."""
    crowd: Counter[str] = Counter()

    class PatientHttp(H11Protocol):
        """Counts the connections of an address, and gives each request its time."""

        house = ""
        alarm: asyncio.TimerHandle | None = None

        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            self.conn = BoundedHttp(h11.SERVER, LARGEST_HEAD)

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not is_in(address, trusted):
                self.house = household(address)
                crowd[self.house] += 1
            if crowd[self.house] > limits.connections_an_address:
                transport.abort()
            self.hurry()

        def connection_lost(self, exc: Exception | None) -> None:
            self.leave()
            super().connection_lost(exc)

        def _should_upgrade(self) -> bool:
            # Without an upgrade it is an ordinary request, which is turned away like any other.
            wanted = super()._should_upgrade() and self.scope["path"] == sockets
            return wanted and names.lets_in(Headers(raw=self.headers)) and is_handshake(self.head())

        def head(self) -> bytes:
            """The request as it is handed on to whoever speaks with sockets."""
            asked, version = self.scope["method"].encode(), self.scope["http_version"].encode()
            first = b"%b %b?%b HTTP/%b" % (asked, self.scope["raw_path"], self.scope["query_string"], version)
            return b"\r\n".join([first, *(b"%b: %b" % header for header in self.headers), b"", b""])

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.leave()
            super().handle_websocket_upgrade(event)

        def leave(self) -> None:
            """Sockets are counted elsewhere."""
            self.calm()
            if self.house:
                crowd[self.house] -= 1
                if not crowd[self.house]:
                    del crowd[self.house]
                self.house = ""

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.conn.their_state is not h11.IDLE:
                self.calm()
            elif self.alarm is None:
                self.hurry()

        def hurry(self) -> None:
            """From now on the beginning of a request has so long to be complete."""
            self.alarm = self.loop.call_later(limits.request_seconds, self.give_up)

        def calm(self) -> None:
            """It is complete."""
            if self.alarm is not None:
                self.alarm.cancel()
                self.alarm = None

        def give_up(self) -> None:
            """Whoever sends no more makes room for others."""
            self.transport.close()

        def send_400_response(self, msg: str) -> None:
            """What cannot be read gets the same headers as everything else, unless an answer has begun."""
            if self.conn.our_state in UNANSWERED:
                self.answer_400(msg)
            self.transport.close()

        def answer_400(self, msg: str) -> None:
            """One answer, and the last one."""
            headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            headers += [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
            events = (
                h11.Response(status_code=BAD_REQUEST, headers=headers, reason=b"Bad Request"),
                h11.Data(data=msg.encode("ascii")),
                h11.EndOfMessage(),
            )
            for event in events:
                self.transport.write(self.conn.send(event) or b"")

    return PatientHttp


def is_in(address: str, networks: Sequence[Network]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(found in network for network in networks)
