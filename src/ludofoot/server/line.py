"""The way out of one socket: messages leave at once, as far as the line takes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludofoot.server.connection import Connection

Rest = Callable[[Any, Any], Any]
Swift = Callable[..., bool]


class Line:
    """Sends without a task of its own: to wake one costs more than most messages do."""

    def __init__(
        self, connection: Connection, send: Callable[[Any], Any], rest: Rest, swift: Swift | None = None
    ) -> None:
        """`rest` makes something to be awaited of a message that is sent only in part; `swift` is a shorter
        way out for all that waits, where the server has one, and says whether it was open."""
        self.connection = connection
        self.send = send
        self.rest = rest
        self.swift = swift
        self.there = True
        """Whether the other end has not closed yet."""
        self.sending: Any = None
        """A message that the line has not taken yet."""

    def is_stuck(self) -> bool:
        """Whether the line takes no more for now."""
        return self.sending is not None

    def push(self) -> None:
        """Sends what waits."""
        connection = self.connection
        while connection.waiting and self.there and self.sending is None:
            if self.swift is not None and self.swift(*connection.waiting):
                connection.have_sent()
            else:
                self.begin({"type": "websocket.send", "text": connection.next_waiting().decode()})

    def begin(self, message: dict[str, str]) -> None:
        """One message, or as much of it as goes without waiting."""
        sending = self.send(message)
        try:
            self.sending = self.rest(sending.send(None), sending)
        except StopIteration:  # it is sent
            return
        except (RuntimeError, OSError):
            self.there = False
            return
        self.connection.wake()
