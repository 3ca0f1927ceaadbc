"""A line that keeps messages whole but not in order: some are held back, some come twice, some overtake."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.proxy import Proxy

MASKED, LENGTH = 0x80, 0x7F
MORE_LENGTH = {126: 2, 127: 8}
OPCODE, CLOSE = 0x0F, 8
LONGEST_SECONDS = 0.008


async def next_frame(reader: asyncio.StreamReader) -> bytes:
    """One WebSocket frame with its head."""
    head = await reader.readexactly(2)
    length = head[1] & LENGTH
    if length in MORE_LENGTH:
        head += await reader.readexactly(MORE_LENGTH[length])
        length = int.from_bytes(head[2:], "big")
    if head[1] & MASKED:
        head += await reader.readexactly(4)
    return head + await reader.readexactly(length)


class Unruly(Proxy):
    """Nothing is lost and nothing is cut: only when a message comes, and how often, is a matter of luck."""

    def __init__(self, seed: int, hold: float = 0.15, double: float = 0.04) -> None:
        super().__init__(seed, cut=0, hold=hold, double=double)
        self.overtaken = 0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One direction. The handshake comes through unharmed, and nothing after the end."""
        last = -1

        def arrive(frame: bytes, number: int) -> None:
            nonlocal last
            self.overtaken += number < last
            last = max(last, number)
            if not writer.is_closing():
                writer.write(frame)

        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            arrive(await reader.readuntil(b"\r\n\r\n"), last)
            number = 0
            while (frame := await next_frame(reader))[0] & OPCODE != CLOSE:
                twice = self.dice.random() < self.double
                self.doubled += twice
                for _ in range(1 + twice):
                    asyncio.get_running_loop().call_later(self.delay(), arrive, frame, number)
                number += 1
            await asyncio.sleep(LONGEST_SECONDS)
            arrive(frame, number)

    def delay(self) -> float:
        return self.dice.uniform(0, LONGEST_SECONDS) if self.dice.random() < self.hold else 0
