"""Limits of an address that hold over all workers together, wherever its requests are led."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING

from ludofoot.server.rate import AddressBook
from ludofoot.server.store import StoreFailed

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub


class Share:
    """So much of one thing for each address. A worker keeps its own book first: whoever has spent all here is
    refused without a question to the store, so that no guest can make it busy."""

    def __init__(self, hub: Hub, what: str, a_second: float, at_once: float) -> None:
        self.hub = hub
        self.what = what
        self.book = AddressBook(a_second, at_once)

    async def take(self, address: str) -> bool:
        """Whether this address may ask once more."""
        there = self.book.take(address, time.monotonic()) and await self.is_left(address)
        if not there:
            self.hub.meter.over_budget(self.what)
        return there

    async def is_left(self, address: str) -> bool:
        """Whether all workers together have one left; if the store does not answer, what holds here does."""
        with contextlib.suppress(StoreFailed):
            return await self.hub.store.spend(self.what, address, self.book.rate, self.book.size)
        return True


def share_a_minute(hub: Hub, what: str, count: float) -> Share:
    """So many a minute, half of them at once."""
    return Share(hub, what, count / 60, max(1.0, count / 2))
