"""What bots are asked. They think in processes of their own: a search that holds the interpreter would hold
up every table."""

from __future__ import annotations

import itertools
import time
from typing import Any, NamedTuple

import msgspec

from ludofoot.coach.hint import Counsel
from ludofoot.server.turns import Budget
from ludofoot.server.workshop import Pool

AT_FIRST = 0.02
"""Seconds that a thought is expected to take as long as nothing like it was thought."""
LEARNT = 0.2
"""How much of what is expected comes from the last one."""
KINDS_KNOWN = 1_000


CAP_MS = 250
"""A budget that a slow build cannot keep must not make people wait."""
FLOOR_MS = 5
"""However many wait, nobody thinks less than this: compiled it is more than an expert needs in any game."""
PATIENCE = 2.0
"""Seconds within which everybody who waits is to be served, by thinking shorter if need be: a person's pace,
less what it takes to ask and to tell."""


SHORTENED = ("choose", "hint")
"""What is told how long it may take by then; an offer is a glance."""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a bot of some level is asked: it sees these bytes alone and draws from this seed alone."""

    game: str
    box: str
    level: str
    view: bytes
    seed: int


class Answer(NamedTuple):
    """What a bot wants to do, in a race after how many milliseconds, and after how many rollouts it was cut
    off, if it was."""

    move: msgspec.Raw
    reaction_ms: int
    cut_off: int


class Thinkers:
    """Asks bots for their moves; addresses take turns, what is cheap goes first, and everybody thinks the
    shorter, the more of them wait."""

    def __init__(self, budget: Budget) -> None:
        self.pool = Pool(budget)
        self.expected: dict[tuple[str, str, str], float] = {}
        self.waiting: dict[int, float] = {}
        """Since when each of those waits whose turn has not come, longest first."""
        self.numbers = itertools.count()

    async def choose(self, question: Question, table: str) -> Answer:
        """The move a bot makes when it sees this, as good as there is time for."""
        move, reaction_ms, cut_off = await self.ask("choose", question, who=table)
        return Answer(msgspec.Raw(move), reaction_ms, cut_off)

    async def hint(self, question: Question, seats: int, table: str) -> Counsel:
        """What a person in this seat might play, as well considered as there is time for."""
        found = await self.ask("hint", question, seats, who=table)
        return msgspec.json.decode(found, type=Counsel)

    async def offer(self, question: Question, table: str) -> msgspec.Raw | None:
        """The move it makes without being asked, if it wants to make one now."""
        found: bytes | None = await self.ask("offer", question, who=table)
        return None if found is None else msgspec.Raw(found)

    async def ask(self, what: str, question: Question, *args: Any, who: str) -> Any:
        """In its turn, by what such a thought took before."""
        kind = (what, question.game, question.level)
        cost = self.expected.get(kind, AT_FIRST)
        number = next(self.numbers)
        self.waiting[number] = time.monotonic()

        def called() -> tuple[int, ...]:
            most_ms = self.most_ms(time.monotonic())
            self.waiting.pop(number, None)
            return (most_ms,) if what in SHORTENED else ()

        try:
            answer, seconds = await self.pool.ask_and_count(
                what, question, *args, who=who, cost=cost, more=called
            )
        finally:
            self.waiting.pop(number, None)
        if kind in self.expected or len(self.expected) < KINDS_KNOWN:
            self.expected[kind] = cost + LEARNT * (seconds - cost)
        return answer

    def most_ms(self, now: float) -> int:
        """How long the next one may think, so that nobody in line waits longer than people like to."""
        waited = now - next(iter(self.waiting.values()), now)
        share = self.pool.budget.workers * (PATIENCE - waited) / max(1, len(self.waiting))
        return max(FLOOR_MS, min(CAP_MS, int(1000 * share)))
