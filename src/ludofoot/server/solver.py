"""A puzzle at a table of the server: one answer, which is not played; then what was best; then a game."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from ludofoot.coach.puzzle import (
    Puzzle,
    Solution,
    check_answer,
    puzzle_of_number,
    puzzles_before,
    shipped,
    solution_of,
    start_of,
    way_of,
)
from ludofoot.core import entries as log
from ludofoot.core.day import number_of
from ludofoot.core.entries import Occupant
from ludofoot.core.fairness import fresh_secret
from ludofoot.core.records import Move, Refused
from ludofoot.server.moments import date_of
from ludofoot.wire.answers import Puzzled, Taught

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom

STEPS = 1


class Solver:
    """Asks in one room, like a tutor in whose lesson there is a single step."""

    otherwise: ClassVar[str] = "puzzle-alone"
    """What is said to whatever else is asked for."""

    def __init__(self, room: TableRoom, puzzle: Puzzle, number: int) -> None:
        self.room = room
        self.puzzle = puzzle
        self.number = number
        self.way = way_of(puzzle)
        self.went_on = False
        """Whether what was best has been read; whoever comes back may read it again."""

    def leads(self) -> bool:
        """Whether the position is still that of the puzzle, and the game not played on with."""
        lines = self.room.table.lines
        if self.went_on or len(lines) != len(self.way):
            return False
        return all((line.seat, line.move) == step for line, step in zip(lines, self.way, strict=True))

    def answer(self) -> Move | None:
        """The one that was given: it stands in the log."""
        for entry in self.room.table.entries:
            if isinstance(entry, log.Hinted) and entry.answer:
                found: Move = self.room.game.notation().read(entry.answer)
                return found
        return None

    def solution(self) -> Solution:
        """What was best; raises `Refused` for whoever has not answered."""
        answer = self.answer()
        if answer is None:
            raise Refused("puzzle-not-answered")
        return solution_of(self.puzzle, answer)

    # ---- what is done

    def take(self, move: Move) -> None:
        """The first answer that the rules allow counts, and no other; raises `Refused`."""
        if self.answer() is not None:
            raise Refused("puzzle-answered")
        check_answer(self.room.table, self.puzzle.seat, move)
        written = self.room.game.notation().write(move)
        self.room.do(log.Hinted(at=self.room.now(), seat=self.puzzle.seat, answer=written))
        self.room.hub.puzzles.count(self)

    def press(self, step: int) -> None:
        """What was best has been read: from here it is a game against bots."""
        if self.leads() and self.answer() is not None:
            self.went_on = True
            self.room.set_clock()

    def back(self) -> None:
        """Raises `Refused`."""
        raise Refused(self.otherwise)

    def think(self) -> None:
        """Nobody moves by himself."""

    def play_on(self) -> None:
        """Nobody does."""

    def stop(self) -> None:
        """There is nothing to stop."""

    # ---- what the page is told

    def asks(self) -> bool:
        """Whether an answer is wanted."""
        return self.answer() is None

    def goes_back(self) -> bool:
        """Nobody takes anything back."""
        return False

    def reached(self) -> dict[str, int]:
        """For whoever thinks of taking it up again."""
        return {"step": int(not self.leads()), "steps": STEPS, "puzzle": self.number}

    def taught(self) -> Taught:
        """Where it stands."""
        about = Puzzled(number=self.number, stars=self.puzzle.stars)
        if not self.leads():
            return Taught(state="over", step=STEPS, steps=STEPS, puzzle=about)
        return Taught(state="move" if self.asks() else "button", step=0, steps=STEPS, puzzle=about)

    def counts(self) -> bool:
        """Whether it is the puzzle of the day on which the table was opened, and the try that is to count."""
        return self.room.row.counted and self.number == number_of(date_of(self.room.row.opened_at))


def solver_of(room: TableRoom) -> Solver | None:
    """Who asks in this room: its luck must be that of a puzzle in our own files."""
    puzzle = by_luck(room.game.package).get(room.table.seed)
    if puzzle is None or puzzle.setup != room.table.setup:
        return None
    opened = number_of(date_of(room.row.opened_at))
    days = (puzzle_of_number(opened), *puzzles_before(opened))
    number = next((each.number for each in days if each.puzzle is puzzle), 0)
    return Solver(room, puzzle, number) if number else None


@cache
def by_luck(package: str) -> dict[str, Puzzle]:
    """The puzzles in a game's folder; no two of them have the same deal."""
    return {puzzle.seed: puzzle for puzzle in shipped(package)}


def lay_puzzle(room: TableRoom, puzzle: Puzzle, who: Occupant) -> None:
    """The way to the position, as if it happened now."""
    room.new_game(1, None, fresh_secret())
    for seat, bot in enumerate(room.row.plan):
        room.do(log.Sat(at=room.now(), seat=seat, who=Occupant(bot=bot) if bot else who))
    room.do(start_of(puzzle, room.now()))
    for seat, move in way_of(puzzle):
        room.play(seat, move)
    room.be_taught()
