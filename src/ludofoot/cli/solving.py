"""`ludofoot puzzles --today`: the puzzle of the day in the terminal, with one answer and what was best."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from typing import Any

from ludofoot.bots import STAND_IN
from ludofoot.catalogue import load
from ludofoot.cli.forms import Choice
from ludofoot.cli.opening import SCREEN
from ludofoot.cli.orders import Left, LookAgain, Orders
from ludofoot.cli.session import Session
from ludofoot.coach.puzzle import (
    Numbered,
    Puzzle,
    Solution,
    Tried,
    check_answer,
    puzzle_of_number,
    solution_of,
    table_of,
)
from ludofoot.core.day import number_of
from ludofoot.core.entries import Moved, Occupant
from ludofoot.core.logbook import frames, record_of
from ludofoot.core.records import Move, Refused
from ludofoot.core.table import Reply, Table
from ludofoot.locale import Voice

HUNDRED = 100
TOLD = 3
"""What happened last, in so many moves."""


def solve(voice: Voice, number: int | None) -> None:
    """The puzzle of the day with this number, else today's; raises `Refused`."""
    today = number_of(datetime.datetime.now(datetime.UTC).date())
    if number is not None and number > today:
        raise Refused("puzzle-not-yet", number=number)
    found = puzzle_of_number(today if number is None else number)
    voice.game = found.puzzle.game
    SolvingSession(voice, found).run()


def seated(voice: Voice, puzzle: Puzzle) -> list[Occupant]:
    """The one who is asked, and bots in all other seats."""
    names = voice.word("bot-names").split(", ")
    return [
        Occupant(screen=SCREEN)
        if seat == puzzle.seat
        else Occupant(name=names[seat % len(names)], bot=STAND_IN)
        for seat in range(puzzle.setup.seats)
    ]


class SolvingOrders(Orders):
    """There is nothing to save: a puzzle is found again by its number."""

    def save(self, file: str) -> None:
        """Raises `Refused`."""
        raise Refused("puzzle-alone")

    def quit(self) -> None:
        """Leaves without a question."""
        raise Left


class SolvingSession(Session):
    """A session of one decision, which is not played."""

    def __init__(self, voice: Voice, found: Numbered) -> None:
        self.number, self.puzzle = found
        table = table_of(self.puzzle, seated(voice, self.puzzle))
        super().__init__(table, voice, None)
        self.orders = SolvingOrders(self)
        for told in told_of(table):
            self.tell(told)
        self.heard[self.puzzle.seat] = max(0, len(self.told) - TOLD)

    def run(self) -> None:
        """One question, one answer; leaves cleanly whatever happens."""
        seat = self.puzzle.seat
        self.turn_to(seat)
        try:
            answer = self.answered(seat)
        except Left:
            return
        except (KeyboardInterrupt, EOFError):
            self.screen.say("")
            return
        self.explain(solution_of(self.puzzle, answer))

    def answered(self, seat: int) -> Move:
        """What somebody would play here: the first answer that the rules allow counts."""
        choices = self.show(seat)
        while True:
            try:
                move = self.read_move(choices)
                check_answer(self.table, seat, move)
                return move
            except Refused as refused:
                self.orders.refuse(refused.refusal)
            except LookAgain:
                choices = self.show(seat)

    def show_menu(self, seat: int, choices: Sequence[Choice]) -> None:
        """First of all what a puzzle is."""
        said = {"number": self.number, "title": self.voice.word("title"), "stars": self.puzzle.stars}
        self.screen.lesson(self.voice.word("puzzle-head", **said), self.voice.word("puzzle-ask"), "")
        super().show_menu(seat, choices)

    def explain(self, found: Solution) -> None:
        """What is best, what one's own answer is worth, and why."""
        verdict = self.voice.word("puzzle-right" if found.right else "puzzle-wrong")
        self.screen.lesson(verdict, "\n".join(self.explained(found)), "")

    def explained(self, found: Solution) -> Iterator[str]:
        """One line for each move, then the reason."""
        for place, each in enumerate(found.candidates):
            yield candidate_line(self.voice, each, own=place == found.own)
        if found.own < 0:
            yield self.voice.word("puzzle-far", move=self.voice.say(found.said).rstrip("."))
        if found.reason is not None:
            yield self.voice.say(found.reason)
        yield self.voice.word("puzzle-judged", worlds=found.worlds)

    def say_note(self, seat: int) -> None:
        """Nobody helps, not even with a word for the moment."""

    def undo(self) -> Reply | None:
        """There is nothing to take back."""
        raise Refused("puzzle-alone")

    def advise(self) -> None:
        """Nor with advice."""
        raise Refused("puzzle-alone")


def told_of(table: Table) -> Iterator[Any]:
    """What was told of each move on the way."""
    for frame in frames(record_of(table), load):
        if isinstance(frame.entry, Moved):
            yield frame.told


def candidate_line(voice: Voice, each: Tried, *, own: bool) -> str:
    """A move with what it promises."""
    return voice.word(
        "puzzle-own" if own else "puzzle-move",
        move=voice.say(each.said).rstrip("."),
        chance=round(HUNDRED * each.chance),
        error=round(HUNDRED * each.error),
    )
