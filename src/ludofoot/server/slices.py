"""Long work in the loop of the tables, a little at a time."""

from __future__ import annotations

import asyncio
import time

SLICE_SECONDS = 0.004


class Slices:
    """What cannot be done elsewhere, because a position cannot travel, lets everybody else in between."""

    def __init__(self) -> None:
        self.since = time.perf_counter()

    async def breathe(self) -> None:
        """Called after every step: after a few milliseconds the others have their turn."""
        if time.perf_counter() - self.since > SLICE_SECONDS:
            await asyncio.sleep(0)
            self.since = time.perf_counter()
