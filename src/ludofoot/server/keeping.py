"""What was made once and may be asked for again, as long as there is room for it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine

from ludofoot.server.bodies import Body


class Shelf:
    """Keeps what was asked for last, up to so many bytes; whoever asks while it is made waits for it."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.kept: OrderedDict[tuple[object, ...], Body] = OrderedDict()
        self.size = 0
        self.making: dict[tuple[object, ...], asyncio.Future[Body]] = {}

    async def get(self, key: tuple[object, ...], make: Callable[[], Coroutine[None, None, Body]]) -> Body:
        """What is kept under this key, or made now."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.ensure_future(make())
            self.making[key].add_done_callback(lambda done: self.made(key, done))
        return await asyncio.shield(self.making[key])

    def made(self, key: tuple[object, ...], done: asyncio.Future[Body]) -> None:
        """Puts it on the shelf and takes down what has not been asked for longest."""
        del self.making[key]
        if done.cancelled() or done.exception() is not None:
            return
        found = done.result()
        self.kept[key] = found
        self.size += found.size()
        while self.size > self.most_bytes:
            _, old = self.kept.popitem(last=False)
            self.size -= old.size()
