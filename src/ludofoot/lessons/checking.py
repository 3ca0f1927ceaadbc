"""Plays a lesson through and says what is wrong with it: as sentences without a language."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from math import ceil
from typing import Any

import msgspec

from ludofoot.catalogue import load
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Game
from ludofoot.core.logbook import record_of, replay
from ludofoot.core.records import Move, Refusal, Refused, Said
from ludofoot.core.table import Table
from ludofoot.lessons.answers import offered
from ludofoot.lessons.lesson import BY_DEFAULT, LEARNER, Cue, Lesson, find_lesson
from ludofoot.lessons.table import Guide, is_lesson, is_open, lesson_seats, open_lesson
from ludofoot.locale import LANGS, Voice, bundle_of, find_in

LONGEST = 160
"""Characters of a sentence that is read while one plays."""
LONGEST_LESSON = 240
"""Seconds of a lesson for somebody who reads slowly."""
WORDS_A_SECOND = 200 / 60
SECONDS_AN_ACTION = 3.0
SECONDS_TO_SEE = 1.2
"""What a move of the others shows."""
SECONDS_A_MONTAGE = 4.0
MOST_CHALK_WORDS = 3
TARGETS = frozenset(
    {
        "act", "action", "asked", "card", "cut", "duel", "eleven", "face", "goal", "goals", "hand",
        "man", "pile", "place", "points", "seat", "slot", "slots", "square", "stars", "sums", "tokens",
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
    return Checked(
        len(lesson.steps), actions_of(lesson), longest_of(game, lesson), tuple(faults_of(game, lesson))
    )


def faults_of(game: Game[Any], lesson: Lesson) -> Iterator[Said]:
    """Everything that is wrong."""
    for lang in LANGS:
        yield from unsaid(lesson, Voice(lang, game.id))
        seconds = round(seconds_of(lesson, Voice(lang, game.id)))
        if seconds > min(LONGEST_LESSON, lesson.minutes * 60):
            yield Said("lesson-fault-slow", {"lang": lang, "seconds": seconds})
    # What is begun counts: the label neither hurries nor frightens anybody.
    minutes = ceil(longest_of(game, lesson) / 60)
    if lesson.minutes > minutes:
        yield Said("lesson-fault-minutes", {"stated": lesson.minutes, "counted": minutes})
    if actions_of(lesson) != lesson.actions:
        yield Said("lesson-fault-actions", {"stated": lesson.actions, "counted": actions_of(lesson)})
    for number, step in enumerate(lesson.steps):
        for target in (*(side for mark in step.chalk for side in (mark.at, mark.to)), *step.press):
            yield from misplaced(step.id, target)
        if not step.press and any(cue.guided for cue in lesson.cues_of(number)):
            yield Said("lesson-fault-press", {"step": step.id})
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


def misplaced(step: str, target: str) -> Iterator[Said]:
    """Chalk that points at a kind of thing that no table has."""
    if target and target.partition(":")[0] not in TARGETS:
        yield Said("lesson-fault-target", {"step": step, "target": target})


def actions_of(lesson: Lesson) -> int:
    """How often the learner presses, touches or moves."""
    return sum(bool(step.button) + len(step.press) for step in lesson.steps)


def longest_of(game: Game[Any], lesson: Lesson) -> int:
    """How many seconds it takes in the language that needs most of them."""
    return round(max(seconds_of(lesson, Voice(lang, game.id)) for lang in LANGS))


def seconds_of(lesson: Lesson, voice: Voice) -> float:
    """How long it takes somebody who reads everything."""
    said = [voice.word(f"lesson-{step.id}{part}") for step in lesson.steps for part in ("-title", "")]
    others = sum(not cue.guided and not lesson.steps[cue.step].montage for cue in lesson.cues)
    pause = lesson.pause_ms / 1000
    return (
        sum(len(text.split()) for text in said) / WORDS_A_SECOND
        + actions_of(lesson) * SECONDS_AN_ACTION
        + others * (pause + SECONDS_TO_SEE)
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
        """Moves that the rules allow here and that are told no more than to follow the chalk: the author of
        the script has not thought of them."""
        state = self.table.playing()
        for move in (*offered(self.table), cue.move):
            written = self.written(move)
            self.offered.add(written)
            legal = not isinstance(state.judge(LEARNER, move), Refusal)
            said = self.lesson.answer_to(cue.step, written, legal=legal)
            if legal and said == BY_DEFAULT and not is_open(move, cue.move):
                yield self.fault("lesson-fault-unanswered", move=written)

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
