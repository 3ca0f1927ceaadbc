"""The first match of a game, step by step: what is said, what chalk points at, which moves are open."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from itertools import accumulate
from typing import Any, Literal, NamedTuple

import msgspec

from ludofoot.core.game import Game, Setup
from ludofoot.core.records import Move
from ludofoot.core.transcript import read_game
from ludofoot.lessons.reading import read_teaching

LEARNER = 0
BY_DEFAULT = "lesson-wrong"
"""What a wrong move is told where a step has no answer of its own."""

MarkKind = Literal["box", "arrow", "cross", "bracket", "path"]
Button = Literal["", "start", "continue", "end"]
Mood = Literal["calm", "thinking", "goal"]


class Mark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line of chalk. `at` and `to` are plain names, `card:fritz-max` or `seat:1`, which a screen looks up;
    `word` is the id of what is written beside it."""

    mark: MarkKind
    at: str
    to: str = ""
    word: str = ""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What moves that look like this one in notation are told; `*` stands for anything."""

    move: str
    say: str
    verdict: Literal["", "legal", "refused"] = ""
    """Only what the rules would allow, or only what they would refuse."""

    def answers(self, written: str, *, legal: bool) -> bool:
        """Whether this is said to that move."""
        return fnmatchcase(written, self.move) and self.verdict in ("", "legal" if legal else "refused")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing that is learned. It is said by `lesson-<id>`, under the title `lesson-<id>-title`."""

    id: str
    button: Button = ""
    """What is pressed when it has been read; without one the learner moves, or touches a part of a move."""
    chalk: tuple[Mark, ...] = ()
    press: tuple[str, ...] = ()
    """What the learner presses here, one after the other: everything else is answered."""
    play: str = ""
    """Lines of a transcript: the learner makes those of his own seat, the table makes the others."""
    montage: str = ""
    """Lines that the table plays for everybody."""
    wrong: tuple[Wrong, ...] = ()
    mood: Mood = "calm"

    @property
    def begins_move(self) -> bool:
        """Whether a move is begun here that the next step completes."""
        return bool(self.press) and not self.play


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file: how the table is laid, and the steps."""

    seats: int
    minutes: int
    deal: str
    step: tuple[Step, ...]
    actions: int = 0
    """How often the learner presses something until the end."""
    options: dict[str, str | int] = {}
    pause_ms: int = 900
    """How long the others take for a move: slow enough to be followed."""


class Cue(NamedTuple):
    """A move of the script."""

    step: int
    seat: int
    move: Move
    guided: bool
    """Whether the learner makes it."""


class Lesson(msgspec.Struct, frozen=True):
    """A lesson with its script as moves and luck."""

    game: str
    minutes: int
    setup: Setup
    steps: tuple[Step, ...]
    cues: tuple[Any, ...]
    answers: tuple[int, ...]
    actions: int = 0
    pause_ms: int = 900

    def cues_of(self, step: int) -> list[Cue]:
        """The moves of a step, in order."""
        return [cue for cue in self.cues if cue.step == step]

    def step_after(self, made: int) -> int:
        """Where somebody stands after so many moves: the first step that is not done."""
        ends = accumulate(len(self.cues_of(number)) for number in range(len(self.steps)))
        return next((number for number, end in enumerate(ends) if end > made), len(self.steps))

    def open_move(self, step: int) -> Cue | None:
        """The move of the learner that a step leads to: its own, or the one that its touches begin."""
        if self.steps[step].button:
            return None
        return next((cue for cue in self.cues if cue.step >= step and cue.guided), None)

    def steps_of_move(self, step: int) -> list[int]:
        """The steps that begin the move of this one, and this one itself."""
        first = step
        while first > 0 and self.steps[first - 1].begins_move:
            first -= 1
        return list(range(first, step + 1))

    def answer_to(self, step: int, written: str, *, legal: bool) -> str:
        """The id of what somebody is told who wants to make another move than the open one. Steps that begin
        a move answer for those that complete it."""
        for number in reversed(self.steps_of_move(step)):
            for wrong in self.steps[number].wrong:
                if wrong.answers(written, legal=legal):
                    return wrong.say
        return BY_DEFAULT

    def words(self) -> Iterator[str]:
        """The ids of everything that is said."""
        for step in self.steps:
            yield from (f"lesson-{step.id}-title", f"lesson-{step.id}")
            yield from (wrong.say for wrong in step.wrong)
            yield from (mark.word for mark in step.chalk if mark.word)


@cache
def find_lesson(game: Game[Any]) -> Lesson | None:
    """The first match of this game, if it has one."""
    text = read_teaching(game, "lesson.toml")
    return None if text is None else read_lesson(game, text)


def read_lesson(game: Game[Any], text: str) -> Lesson:
    """The lesson that is written there; raises `Refused` or ValueError."""
    told = msgspec.toml.decode(text.encode(), type=Told)
    answers = read_game(told.deal, game).answers
    cues: list[Cue] = []
    for number, step in enumerate(told.step):
        for lines, guided in ((step.play, True), (step.montage, False)):
            part = read_game(lines, game)
            answers += part.answers
            cues += [Cue(number, seat, move, guided and seat == LEARNER) for seat, move in part.moves]
    setup = Setup(told.seats, dict(told.options))
    return Lesson(
        game.id, told.minutes, setup, told.step, tuple(cues), tuple(answers), told.actions, told.pause_ms
    )
