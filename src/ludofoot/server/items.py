"""What can stand in a room's queue: requests of clients, and what happens by itself."""

from __future__ import annotations

import msgspec

from ludofoot.wire.requests import AnyRequest


class Tick(msgspec.Struct, frozen=True):
    """Time has passed."""


class BotMove(msgspec.Struct, frozen=True):
    """A bot has made up its mind."""

    seat: int
    move: msgspec.Raw


class Dropped(msgspec.Struct, frozen=True):
    """A socket has closed."""


Item = AnyRequest | Tick | BotMove | Dropped
