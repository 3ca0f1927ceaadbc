"""The ids that are put together from parts in its code, and cannot be read off a type."""

from __future__ import annotations

from itertools import product

ASKS = (
    *("kick-off", "play", "follow", "throw-in", "clear", "stop", "last-stop"),
    *("cut-corner", "cut-penalty", "discard", "stuck"),
)
FAMILY = {f"label-ask-{ask}{more}" for ask, more in product(ASKS, ("", "-help"))}
