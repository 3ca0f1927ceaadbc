"""Plays a lesson through and says what is wrong with it: as sentences without a language."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import msgspec

from ludofoot.catalogue import load
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Game
from ludofoot.core.logbook import record_of, replay
from ludofoot.core.prompts import Choose
from ludofoot.core.records import Move, Refusal, Refused, Said
from ludofoot.core.table import Table
from ludofoot.lessons.lesson import BY_DEFAULT, LEARNER, Cue, Lesson, Mark, find_lesson
from ludofoot.lessons.table import Guide, is_lesson, is_open, lesson_seats, open_lesson
from ludofoot.locale import LANGS, Voice, bundle_of, find_in

LONGEST = 160
"""Characters of a sentence that is read while one plays."""
LONGEST_LESSON = 240
"""Seconds of a lesson for somebody who reads slowly."""
WORDS_A_SECOND = 200 / 60
SECONDS_AN_ACTION = 3.0
SECONDS_A_MOVE = 0.9
"""Of the others: slow enough to be followed."""
SECONDS_A_MONTAGE = 4.0
MOST_CHALK_WORDS = 3
TARGETS = frozenset(
    {
        "act", "action", "asked", "card", "corner", "cut", "duel", "eleven", "face", "goal", "goals", "hand",
        "man", "pile", "place", "points", "seat", "slot", "square", "stars", "sums", "tokens", "value",
    }
)  # fmt: skip
"""The kinds of things that chalk can point at: what stands before the colon of a target."""


class Checked(msgspec.Struct, frozen=True):
    """A lesson that was played through."""

    steps: int
    actions: int
    seconds: int
    faults: tuple[Said, ...]

    def figures(self) -> dict[str, int]:
        """What is said of it in one line."""
        return {
            "steps": self.steps,
            "actions": self.actions,
            "minutes": self.seconds // 60,
            "seconds": self.seconds % 60,
        }


def checked(game: Game[Any]) -> Checked | None:
    """The lesson of a game played through; None if it has none."""
    try:
        lesson = find_lesson(game)
    except (Refused, ValueError) as error:
        return Checked(0, 0, 0, (Said("lesson-fault-unreadable", {"reason": str(error)[:200]}),))
    if lesson is None:
        return None
    seconds = max(seconds_of(lesson, Voice(lang, game.id)) for lang in LANGS)
    return Checked(len(lesson.steps), actions_of(lesson), round(seconds), tuple(faults_of(game, lesson)))


def faults_of(game: Game[Any], lesson: Lesson) -> Iterator[Said]:
    """Everything that is wrong."""
    for lang in LANGS:
        yield from unsaid(lesson, Voice(lang, game.id))
        seconds = round(seconds_of(lesson, Voice(lang, game.id)))
        if seconds > min(LONGEST_LESSON, lesson.minutes * 60):
            yield Said("lesson-fault-slow", {"lang": lang, "seconds": seconds})
    for step in lesson.steps:
        for mark in step.chalk:
            yield from misplaced(step.id, mark)
    yield from Rehearsal(game, lesson).faults()


# ---- what is said and drawn


def unsaid(lesson: Lesson, voice: Voice) -> Iterator[Said]:
    """Sentences that are missing or too long."""
    for code in (*lesson.words(), BY_DEFAULT):
        args = {"lang": voice.lang, "code": code}
        if not is_said(voice, code):
            yield Said("lesson-fault-unsaid", args)
        elif len(voice.word(code)) > LONGEST:
            yield Said("lesson-fault-long", {**args, "length": len(voice.word(code)), "most": LONGEST})
    for mark in (mark for step in lesson.steps for mark in step.chalk):
        if mark.word and len(voice.word(mark.word).split()) > MOST_CHALK_WORDS:
            yield Said(
                "lesson-fault-long",
                {
                    "lang": voice.lang,
                    "code": mark.word,
                    "length": len(voice.word(mark.word)),
                    "most": MOST_CHALK_WORDS,
                },
            )


def is_said(voice: Voice, code: str) -> bool:
    """Whether this language has the sentence itself, without falling back on another one."""
    return find_in(bundle_of(voice.lang, voice.game), code) is not None


def misplaced(step: str, mark: Mark) -> Iterator[Said]:
    """Chalk that points at a kind of thing that no table has."""
    for target in (mark.at, mark.to):
        if target and target.partition(":")[0] not in TARGETS:
            yield Said("lesson-fault-target", {"step": step, "target": target})


def actions_of(lesson: Lesson) -> int:
    """How often the learner presses, touches or moves."""
    pressed = sum(bool(step.button) for step in lesson.steps)
    made = sum(1 for cue in lesson.cues if cue.guided)
    return pressed + made + sum(len(step.touch) for step in lesson.steps)


def seconds_of(lesson: Lesson, voice: Voice) -> float:
    """How long it takes somebody who reads everything."""
    said = [voice.word(f"lesson-{step.id}{part}") for step in lesson.steps for part in ("-title", "")]
    others = sum(not cue.guided and not lesson.steps[cue.step].montage for cue in lesson.cues)
    return (
        sum(len(text.split()) for text in said) / WORDS_A_SECOND
        + actions_of(lesson) * SECONDS_AN_ACTION
        + others * SECONDS_A_MOVE
        + sum(bool(step.montage) for step in lesson.steps) * SECONDS_A_MONTAGE
    )


# ---- what is played


class Rehearsal:
    """One playing of a lesson at a real table."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        seats = lesson_seats(lesson, [""], Occupant(screen="rehearsal"))
        self.table, _ = open_lesson(game, lesson, seats)
        self.guide = Guide(lesson, self.table)
        self.offered: set[str] = set()
        """Every move that a learner could have tried, in notation."""

    def faults(self) -> Iterator[Said]:
        """What goes wrong on the way, and what is left over at the end."""
        while not self.guide.is_over():
            cue = self.guide.next_cue()
            if cue is None:
                self.guide.go_on()
                continue
            if cue.guided:
                yield from self.unanswered(cue)
            reply = self.table.play(cue.seat, cue.move)
            if reply.refusal is not None:
                yield self.fault("lesson-fault-illegal", move=self.written(cue.move), seat=cue.seat)
                return
        yield from self.left_over()

    def left_over(self) -> Iterator[Said]:
        """A lesson ends with its last move, its luck and every step; and it can be replayed and played on."""
        if self.guide.made() != len(self.lesson.cues):
            yield self.fault("lesson-fault-unreached")
        luck = self.table.playable().luck()
        if luck.position() < len(self.lesson.answers):
            yield self.fault("lesson-fault-luck", left=len(self.lesson.answers) - luck.position())
        if self.table.is_over() or not is_lesson(replayed(self.table), self.lesson):
            yield self.fault("lesson-fault-record")
        yield from self.never_said()

    def unanswered(self, cue: Cue) -> Iterator[Said]:
        """Moves that the game offers here and to which nothing is said."""
        state = self.table.playing()
        for move in self.moves(cue):
            self.offered.add(self.written(move))
            if is_open(move, cue.move):
                continue
            legal = not isinstance(state.judge(LEARNER, move), Refusal)
            if not self.lesson.answer_to(cue.step, self.written(move), legal=legal):
                yield self.fault("lesson-fault-unanswered", move=self.written(move))

    def moves(self, cue: Cue) -> list[Move]:
        """Everything that this seat is offered here, and the open move."""
        listed = self.table.playing().moves(LEARNER) or []
        asked = [
            msgspec.convert({**prompt.move, **item.value}, self.game.move_type)
            for prompt in self.table.prompts(LEARNER)
            if isinstance(prompt.form, Choose) and not prompt.form.field
            for item in prompt.form.items
        ]
        return [*listed, *asked, cue.move]

    def never_said(self) -> Iterator[Said]:
        """Answers to moves that nobody could try in this lesson."""
        for step in self.lesson.steps:
            for wrong in step.wrong:
                if not any(fnmatchcase(written, wrong.move) for written in self.offered):
                    yield Said("lesson-fault-never", {"step": step.id, "move": wrong.move})

    def written(self, move: Move) -> str:
        return self.game.notation().write(move)

    def fault(self, code: str, /, **args: Any) -> Said:
        """A fault at the step where it shows."""
        number = min(self.guide.number, len(self.lesson.steps) - 1)
        return Said(code, {"step": self.lesson.steps[number].id, **args})


def replayed(table: Table) -> Table:
    """The same table, rebuilt from its record; raises `Refused` where that does not hold."""
    return replay(record_of(table), load)
