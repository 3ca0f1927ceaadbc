"""What bots are asked. They think in a process of their own: a search that holds the interpreter would hold
up every table."""

from __future__ import annotations

import msgspec

from ludofoot.server.workshop import Budget, Pool


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a bot of some level is asked: it sees these bytes alone and draws from this seed alone."""

    game: str
    box: str
    level: str
    view: bytes
    seed: int


class Thinkers:
    """Asks bots for their moves; tables take turns."""

    def __init__(self, budget: Budget) -> None:
        self.pool = Pool(budget)

    async def choose(self, question: Question, table: str) -> tuple[msgspec.Raw, int]:
        """The move a bot makes when it sees this, and in a race after how many milliseconds."""
        move, reaction_ms = await self.pool.ask("choose", question, who=table)
        return msgspec.Raw(move), reaction_ms

    async def offer(self, question: Question, table: str) -> msgspec.Raw | None:
        """The move it makes without being asked, if it wants to make one now."""
        found: bytes | None = await self.pool.ask("offer", question, who=table)
        return None if found is None else msgspec.Raw(found)
