"""A record as a story: the decisions that still count, and the points at which its course is looked at."""

from __future__ import annotations

from typing import Any

import msgspec

from ludofoot.core.chance import FastChance
from ludofoot.core.entries import Moved, TimedOut
from ludofoot.core.game import Game
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.logbook import Find, Frame, Record, check_outcome, frames
from ludofoot.core.records import Outcome, Refused
from ludofoot.core.state import State


class Step(msgspec.Struct):
    """One line that was played: who did what, and the position before it and after it."""

    line: int
    seat: int
    move: Any
    chosen: bool
    """Whether its seat chose it; a clock that ran out chose nothing."""
    before: State[Any]
    after: State[Any]


class Story(msgspec.Struct):
    """A finished game, step by step. What was undone is not in it."""

    record: Record
    game: Game[Any]
    first: State[Any]
    first_line: int
    steps: list[Step]
    outcome: Outcome
    teams: list[int]
    chaptered: bool
    """Whether it is told by chapters, and not decision by decision."""


def read_story(record: Record, find: Find) -> Story:
    """Plays a record again; raises `Refused` if it does not hold or has no end."""
    steps: list[Step] = []
    first: State[Any] | None = None
    first_line, last = 0, None
    for frame in frames(record, find):
        last = frame
        if first is None and frame.table.state is not None:
            first, first_line = still(frame.table.state), frame.number
        elif first is not None:
            follow(steps, frame, first)
    if last is None or first is None or record.outcome is None:
        raise Refused("record-unfinished")
    check_outcome(record, last.table)
    game = last.table.game
    teams = game.teams_in(last.table.state, record.seats)
    chaptered = game.knowhow().chapter(first) >= 0
    return Story(record, game, first, first_line, steps, record.outcome, teams, chaptered)


def follow(steps: list[Step], frame: Frame, first: State[Any]) -> None:
    """Takes up what a line has added, and forgets what it has undone."""
    lines = frame.table.lines
    del steps[len(lines) :]
    if len(lines) > len(steps):
        played, entry = lines[-1], frame.entry
        before = steps[-1].after if steps else first
        chosen = isinstance(entry, Moved)
        move = played.move if isinstance(entry, Moved | TimedOut) else None
        steps.append(Step(frame.number, played.seat, move, chosen, before, still(frame.table.state)))


def still(state: State[Any]) -> State[Any]:
    """The position as it is now, with dice of its own: the table plays on."""
    return state.copy(FastChance(0))


def chapters(story: Story, knowhow: Knowhow[Any]) -> list[int]:
    """After which steps the course is looked at: after each, or where a chapter of a long game ends."""
    found: list[int] = []
    chapter = knowhow.chapter(story.first)
    for number, step in enumerate(story.steps):
        reached = knowhow.chapter(step.after)
        if reached < 0 or reached != chapter:
            found.append(number)
        chapter = reached
    last = len(story.steps) - 1
    return found if not story.steps or last in found else [*found, last]
