"""The puzzle of the day on this server: the same as everywhere, at tables of their own; how many found it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING

import msgspec

from ludofoot.bots import STAND_IN
from ludofoot.catalogue import load
from ludofoot.coach.puzzle import Puzzle, Solution, puzzle_of_number, puzzles_before
from ludofoot.core.day import day_of, number_of
from ludofoot.core.entries import Occupant
from ludofoot.core.records import Refused
from ludofoot.server.days import DAY_MS, FRESH_SECONDS
from ludofoot.server.moments import date_of
from ludofoot.server.room import TableRoom
from ludofoot.server.solver import Solver, lay_puzzle
from ludofoot.server.store import DayResult, RoomRow
from ludofoot.server.tokens import fresh_code, tidy_name
from ludofoot.wire.answers import PuzzleInfo, PuzzleToday
from ludofoot.wire.requests import NewPuzzleTable

if TYPE_CHECKING:
    from ludofoot.server.hub import Hub

FOUND, MISSED = 1, 0


class Puzzles:
    """For one hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.seen: tuple[float, PuzzleToday] | None = None
        self.entering: set[asyncio.Task[None]] = set()

    def number(self) -> int:
        """Today's."""
        return number_of(date_of(self.hub.now()))

    async def look(self) -> PuzzleToday:
        """Today's, without its answer, and how many found it; raises `Refused`."""
        number, puzzle = puzzle_of_number(self.number())
        next_ms = DAY_MS - self.hub.now() % DAY_MS
        if self.seen is not None and self.seen[1].number == number:
            at, known = self.seen
            if time.monotonic() - at < FRESH_SECONDS:
                return msgspec.structs.replace(known, next_ms=next_ms)
        tally = await self.hub.store.days.tally(page_of(number))
        found = PuzzleToday(
            number=number,
            game=puzzle.game,
            stars=puzzle.stars,
            next_ms=next_ms,
            tried=sum(tally.values()),
            found=tally.get(FOUND, 0),
        )
        self.seen = (time.monotonic(), found)
        return found

    def older(self) -> list[PuzzleInfo]:
        """Those of the days before, the latest first."""
        return [
            PuzzleInfo(number=number, game=puzzle.game, stars=puzzle.stars)
            for number, puzzle in puzzles_before(self.number())
        ]

    def published(self, number: int) -> Puzzle:
        """The one of a day that has come; raises `Refused`."""
        if number > self.number():
            raise Refused("puzzle-not-yet", number=number)
        found = puzzle_of_number(number)
        if found not in (puzzle_of_number(self.number()), *puzzles_before(self.number())):
            raise Refused("no-such-puzzle", number=number)
        return found.puzzle

    async def open(self, number: int, wanted: NewPuzzleTable, address: str) -> tuple[TableRoom, str]:
        """A table at its position, and the token of the seat that is asked; raises `Refused`."""
        puzzle = self.published(number)
        await self.hub.check_new_room(address)
        room = TableRoom(self.hub, row_of(self.hub, puzzle, counted=wanted.counted), load(puzzle.game))
        room.payer = address
        lay_puzzle(room, puzzle, Occupant(name=tidy_name(wanted.name)))
        token = room.keyring.cut(puzzle.seat)
        return await self.hub.keep_new(room), token

    def count(self, solver: Solver) -> None:
        """Enters the answer to today's puzzle, once for each table; nobody waits for it."""
        if solver.counts():
            task = asyncio.get_running_loop().create_task(self.enter(solver, solver.solution()))
            self.entering.add(task)
            task.add_done_callback(self.entering.discard)

    async def enter(self, solver: Solver, found: Solution) -> None:
        """As far as the address may have results counted."""
        room = solver.room
        with contextlib.suppress(Refused):
            if await self.hub.days.counting.take(room.bots.payer()):
                result = FOUND if found.right else MISSED
                await self.hub.store.days.enter(
                    DayResult(day=page_of(solver.number), room=room.row.code, result=result)
                )
                self.seen = None

    async def close(self) -> None:
        """Finishes what was begun."""
        await asyncio.gather(*self.entering)


def page_of(number: int) -> str:
    """Where the answers of a day stand in the book of days: behind the results of its match."""
    return f"{day_of(number).isoformat()} puzzle"


def row_of(hub: Hub, puzzle: Puzzle, *, counted: bool) -> RoomRow:
    """A room without deadlines, for one person and bots."""
    return RoomRow(
        code=fresh_code(),
        game=puzzle.game,
        opened_at=hub.now(),
        decision_ms=0,
        quick=False,
        plan=tuple("" if seat == puzzle.seat else STAND_IN for seat in range(puzzle.setup.seats)),
        options=puzzle.setup.options,
        counted=counted,
    )
