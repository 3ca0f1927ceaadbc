"""A first match at a table of the server: the script says what happens, and only its moves are made."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar

from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.fairness import fresh_secret
from ludofoot.core.luck import rehearsed_seed
from ludofoot.core.records import Move, Refused
from ludofoot.lessons import Lesson, find_lesson
from ludofoot.lessons.answers import answer_here, answers_here
from ludofoot.lessons.lesson import BY_DEFAULT, Cue
from ludofoot.lessons.table import Guide, is_lesson, is_open
from ludofoot.server.items import Cued
from ludofoot.wire.answers import Taught, TaughtState

if TYPE_CHECKING:
    from ludofoot.server.room import TableRoom


MOST_RETURNS = 100
"""Each way back is another game of the series, and is kept."""


class Tutor:
    """Leads one room along its lesson; afterwards it only remembers that there was one."""

    otherwise: ClassVar[str] = BY_DEFAULT
    """What is said to whatever else is asked for."""

    def __init__(self, room: TableRoom, lesson: Lesson) -> None:
        self.room = room
        self.lesson = lesson
        self.guide = Guide(lesson, room.table)
        self.pressed = False
        """Whether what the step says was read."""
        self.timer: asyncio.TimerHandle | None = None
        if self.wanted() is not None:
            self.guide.number = lesson.steps_of_move(self.guide.number)[0]

    def leads(self) -> bool:
        """Whether the lesson still goes on."""
        return not self.guide.is_over() and not self.room.table.is_over()

    def waits(self) -> bool:
        """Whether something is to be read before anything happens."""
        return bool(self.guide.step().button) and not self.pressed

    def next_cue(self) -> Cue | None:
        """The next move of the script, if it is time for it."""
        if not self.leads() or self.waits():
            return None
        left = self.lesson.cues[self.guide.made() :]
        return left[0] if left else None

    def wanted(self) -> Cue | None:
        """The move that the learner is to make now."""
        cue = self.next_cue()
        return cue if cue is not None and cue.guided else None

    # ---- what the learner does

    def take(self, move: Move) -> None:
        """A move of the learner: the one that is open is made, any other one answered; raises `Refused`."""
        cue = self.wanted()
        if cue is None or not is_open(move, cue.move):
            raise Refused(answer_here(self.room.table, self.lesson, self.guide.number, move))
        self.guide.number = cue.step
        self.room.play(cue.seat, cue.move)
        self.settle()

    def press(self, step: int) -> None:
        """A step has been read; a press that comes twice counts once."""
        if self.leads() and step == self.guide.number and self.waits():
            self.pressed = True
            self.settle()

    def settle(self) -> None:
        """On to the step in which there is something to say or to do."""
        while self.leads() and not self.waits() and self.guide.next_cue() is None:
            if self.guide.step().begins_move and self.wanted() is not None:
                return
            self.guide.go_on()
            self.pressed = False
        if not self.leads():
            self.room.set_clock()

    def back(self) -> None:
        """Back to the learner's last move, in another game of the series: what was played stays written."""
        made = self.guide.last_guided()
        if made is None:
            raise Refused("undo-nothing")
        if self.room.number > MOST_RETURNS:
            raise Refused("too-many")
        self.stop()
        lay_lesson(self.room, self.lesson, self.room.number + 1, made)
        if isinstance(self.room.tutor, Tutor):
            self.room.tutor.stand_before(made)
        self.room.presence.look_around()
        self.room.tell_everything()

    def stand_before(self, made: int) -> None:
        """At the step of the move that comes after so many, whatever was to be read before it."""
        self.guide.number = self.lesson.steps_of_move(self.lesson.cues[made].step)[0]

    # ---- what the others do

    def think(self) -> None:
        """Sets the alarm for the next move of the script, while somebody is there to see it."""
        cue = self.next_cue()
        if cue is None or cue.guided or self.timer is not None or not self.room.connections:
            return
        wait = self.lesson.pause_ms / 1000 * self.room.hub.pace
        self.timer = asyncio.get_running_loop().call_later(wait, self.room.submit, None, Cued())

    def play_on(self) -> None:
        """The next move of the script; where time is skipped, all of them up to the learner's next one."""
        self.stop()
        while (cue := self.next_cue()) is not None and not cue.guided and cue.step == self.guide.number:
            self.room.play(cue.seat, cue.move)
            if not self.lesson.steps[cue.step].montage:
                break
        if self.leads():
            self.settle()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # ---- what the page is told

    def asks(self) -> bool:
        """Whether a move of the learner is wanted."""
        return self.wanted() is not None

    def goes_back(self) -> bool:
        """Whether there is a move of the learner to go back to."""
        return self.guide.last_guided() is not None

    def reached(self) -> dict[str, int]:
        """How far it is, for whoever thinks of taking it up again; all of it once it is over."""
        count = len(self.lesson.steps)
        return {"step": self.guide.number if self.leads() else count, "steps": count}

    def taught(self) -> Taught:
        """Where the lesson stands."""
        count = len(self.lesson.steps)
        if not self.leads():
            return Taught(state="over", step=count, steps=count)
        number = self.guide.number
        cue = self.wanted()
        state: TaughtState = "button" if self.waits() else "others" if cue is None else "move"
        answers, otherwise = answers_here(self.room.table, self.lesson, number, cue)
        return Taught(
            state=state,
            step=number,
            steps=count,
            back=self.goes_back(),
            answers=answers,
            otherwise=otherwise,
        )


def tutor_of(room: TableRoom) -> Tutor | None:
    """Who leads this room: its luck must be that of a lesson in our own files."""
    lesson = find_lesson(room.game)
    if lesson is None or not is_lesson(room.table, lesson):
        return None
    return Tutor(room, lesson)


def lay_lesson(room: TableRoom, lesson: Lesson, number: int, made: int = 0) -> None:
    """A lesson from its beginning, up to so many moves of its script."""
    room.new_game(number, None, fresh_secret())
    for seat, bot in enumerate(room.row.plan):
        room.do(log.Sat(at=room.now(), seat=seat, who=Occupant(bot=bot)))
    seed = rehearsed_seed(list(lesson.answers))
    room.do(log.Started(at=room.now(), setup=lesson.setup, seed=seed))
    for cue in lesson.cues[:made]:
        room.play(cue.seat, cue.move)
    room.be_taught()
