"""A lesson at an ordinary table: opened with the luck of its script, led along its moves, played on."""

from __future__ import annotations

from typing import Any

import msgspec

from ludofoot.core.entries import Occupant, Sat, Started
from ludofoot.core.game import Game
from ludofoot.core.luck import rehearsed_answers, rehearsed_seed
from ludofoot.core.records import Move
from ludofoot.core.table import Table
from ludofoot.core.undo import Played
from ludofoot.lessons.lesson import LEARNER, Cue, Lesson, Step

OPPONENT = "debutant"
"""Who takes the other seats, and plays on when the script is used up."""


def lesson_seats(lesson: Lesson, names: list[str], learner: Occupant) -> list[Occupant]:
    """Who sits where: the learner, and beginners who follow the script."""
    others = [Occupant(name=names[seat % len(names)], bot=OPPONENT) for seat in range(lesson.setup.seats)]
    return [learner, *others[LEARNER + 1 :]]


def open_lesson(game: Game[Any], lesson: Lesson, seats: list[Occupant]) -> tuple[Table, tuple[Any, ...]]:
    """A table at which the lesson begins, and what is told of its deal."""
    table = Table(game, lesson.setup.seats)
    for seat, who in enumerate(seats):
        table.do(Sat(at=0, seat=seat, who=who))
    reply = table.do(Started(at=0, setup=lesson.setup, seed=rehearsed_seed(list(lesson.answers))))
    return table, reply.told


def is_lesson(table: Table, lesson: Lesson) -> bool:
    """Whether this table was opened for this lesson: its luck is that of the script in our files."""
    return table.setup == lesson.setup and rehearsed_answers(table.seed) == list(lesson.answers)


class Guide:
    """Leads a table along a lesson. Where it stands follows from the moves that were made."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table
        self.number = lesson.step_after(self.made()) if self.made() else 0

    def made(self) -> int:
        """How many moves of the script were made."""
        return len(self.table.lines)

    def is_over(self) -> bool:
        """Whether the table goes on by itself: after the last step, or where somebody has left the script."""
        return self.number >= len(self.lesson.steps) or not self.follows()

    def follows(self) -> bool:
        """Whether everything that was played stands in the script."""
        lines: list[Played] = self.table.lines
        cues = self.lesson.cues
        return len(lines) <= len(cues) and all(
            (line.seat, line.move) == (cue.seat, cue.move) for line, cue in zip(lines, cues, strict=False)
        )

    def step(self) -> Step:
        """What is learned now."""
        return self.lesson.steps[self.number]

    def next_cue(self) -> Cue | None:
        """The next move of this step; None when it is done."""
        left = self.lesson.cues[self.made() :]
        return left[0] if left and left[0].step == self.number else None

    def last_guided(self) -> int | None:
        """How many moves were made before the learner's last one; None if there is none."""
        made = [number for number, cue in enumerate(self.lesson.cues[: self.made()]) if cue.guided]
        return made[-1] if made else None

    def go_on(self) -> None:
        """To the next step."""
        self.number += 1


def is_open(move: Move, wanted: Move) -> bool:
    """Whether this is the open move; the pieces of one move may be named in any order."""
    return move == wanted or (type(move) is type(wanted) and pieces_of(move) == pieces_of(wanted))


def pieces_of(move: Move) -> dict[str, Any]:
    """A move as plain data, its lists in no particular order."""
    found: dict[str, Any] = msgspec.to_builtins(move)
    return {
        name: sorted(value, key=str) if isinstance(value, tuple | list) else value
        for name, value in found.items()
    }
