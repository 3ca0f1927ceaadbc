"""One socket: what it may do, what waits to be sent to it."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import deque
from collections.abc import Callable

import msgspec

from ludofoot.core.records import Refusal
from ludofoot.server.limits import Limits
from ludofoot.server.rate import Bucket, Purse
from ludofoot.wire.answers import Ack, Answer, Refused

encode = msgspec.json.Encoder().encode
TRY_LATER = 1013
COUNT = itertools.count()
TOO_SLOW = TRY_LATER


class Connection:
    """Holds the seats whose tokens it has shown. Sending never waits: who cannot follow is dropped."""

    def __init__(self, address: str, limits: Limits, purse: Purse) -> None:
        self.address = address
        self.most_waiting: int = limits.waiting_messages
        self.most_bytes: int = limits.waiting_bytes
        self.purse = purse
        self.wholes = Bucket(
            limits.wholes_a_minute / 60, max(1.0, limits.wholes_a_minute / 2), time.monotonic()
        )
        self.changes = Bucket(0.5, 20.0, time.monotonic())
        """How often somebody may say something else of being here: everybody at the table is told."""
        self.doing = ""
        self.called = ""
        self.seats: tuple[int, ...] = ()
        self.opener = False
        self.screen = ""
        self.seq = 0
        self.wants_whole = False
        """Whether the next update must carry everything: after joining, a gap, an undo."""
        self.last_sent: list[int] = []
        """What was shown last, as numbers: the room, then each screen."""
        self.closed_with = 0
        self.number = next(COUNT)
        self.held = False
        """Whether what is sent waits for more that follows at once."""
        self.waiting: deque[bytes] = deque()
        self.waiting_bytes: int = 0
        self.wanted: asyncio.Future[None] | None = None
        self.on_waiting: Callable[[], object] = lambda: None
        self.on_close: Callable[[], object] = lambda: None

    def viewers(self) -> tuple[int, ...]:
        """The seats it sees for; without any it is a spectator."""
        return self.seats or (-2,)

    def send(self, data: bytes) -> None:
        """Puts a message in line."""
        if self.waiting and (
            len(self.waiting) >= self.most_waiting or self.waiting_bytes + len(data) > self.most_bytes
        ):
            self.close(TOO_SLOW)
        if not self.closed_with:
            self.waiting.append(data)
            self.waiting_bytes += len(data)
            if not self.held:
                self.on_waiting()

    def hold(self) -> None:
        """An answer and what everybody is told leave together: each time the system is asked costs more than
        most messages do."""
        self.held = True

    def let_go(self) -> None:
        """All of it is said."""
        self.held = False
        if self.waiting:
            self.on_waiting()

    def next_waiting(self) -> bytes:
        """Takes the message that has waited longest."""
        data = self.waiting.popleft()
        self.waiting_bytes -= len(data)
        return data

    def have_sent(self) -> None:
        """Everything that waited has left."""
        self.waiting.clear()
        self.waiting_bytes = 0

    def answer(self, answer: Answer) -> None:
        """Sends an answer that has no number."""
        self.send(encode(answer))

    def acknowledge(self, command: str) -> None:
        """Tells that a command is stored."""
        self.answer(Ack(id=command))

    def refuse(self, command: str, refusal: Refusal) -> None:
        """Tells why not."""
        self.answer(Refused(id=command, refusal=refusal))

    def close(self, code: int) -> None:
        """Nothing more is sent; the socket is closed with this code."""
        self.closed_with = self.closed_with or code
        self.on_close()
        self.wake()

    def wake(self) -> None:
        """There is something to do for whoever waits for it."""
        if self.wanted is not None and not self.wanted.done():
            self.wanted.set_result(None)

    def something(self) -> asyncio.Future[None]:
        """Done when somebody has to wait until it is sent, or nothing more will be."""
        self.wanted = asyncio.get_running_loop().create_future()
        return self.wanted
