"""Bots think in a process of their own: a search that holds the interpreter would hold up every table."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec

LONGEST_LINE = 1 << 20


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a bot of some level is asked: it sees these bytes alone and draws from this seed alone."""

    game: str
    box: str
    level: str
    view: msgspec.Raw
    seed: int


class Thinkers:
    """Asks bots for their moves, one after the other, in a helper process that is started when needed."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.one_at_a_time = asyncio.Lock()
        self.asked = 0

    async def choose(self, question: Question) -> tuple[dict[str, Any], int]:
        """The move a bot makes when it sees this, and in a race after how many milliseconds."""
        move, reaction_ms = await self.ask("choose", question)
        return move, reaction_ms

    async def offer(self, question: Question) -> dict[str, Any] | None:
        """The move it makes without being asked, if it wants to make one now."""
        found: dict[str, Any] | None = await self.ask("offer", question)
        return found

    async def ask(self, what: str, asked: Question) -> Any:
        """One question, one line; if the process was killed from outside, another one is asked, once."""
        async with self.one_at_a_time:
            self.asked += 1
            question = msgspec.json.encode((self.asked, what, asked)) + b"\n"
            for _ in range(2):
                line = await self.exchange(question)
                while line and (found := msgspec.json.decode(line))[0] != self.asked:
                    # Whoever asked that has lost interest: the answer is for nobody.
                    line = await self.next_line()
                if line:
                    return found[1]
                self.process = None
        raise RuntimeError("the bots do not answer")

    async def exchange(self, question: bytes) -> bytes:
        """Sends a question and waits for an answer; nothing if the process has ended."""
        process = await self.started()
        assert process.stdin is not None
        with contextlib.suppress(ConnectionError):
            process.stdin.write(question)
            await process.stdin.drain()
        return await self.next_line()

    async def next_line(self) -> bytes:
        """What the process says next; nothing if it has ended."""
        assert self.process is not None
        assert self.process.stdout is not None
        return await self.process.stdout.readline()

    async def started(self) -> asyncio.subprocess.Process:
        """The process, made when the first bot has to think."""
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "ludofoot.server.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        return self.process

    async def close(self) -> None:
        """Ends the process: it stops when nobody can ask it any more."""
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.close()
            with contextlib.suppress(TimeoutError, ProcessLookupError):
                await asyncio.wait_for(self.process.wait(), 2)
            if self.process.returncode is None:
                self.process.kill()
