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
    cut_off: int = 0
    """After how many rollouts, if it would have thought on."""


class Cued(msgspec.Struct, frozen=True):
    """It is time for the next move of a lesson."""


class Dropped(msgspec.Struct, frozen=True):
    """A socket has closed."""


class Shut(msgspec.Struct, frozen=True):
    """Whoever runs the server closes the table."""


Item = AnyRequest | Tick | BotMove | Cued | Dropped | Shut
