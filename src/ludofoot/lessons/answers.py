"""What somebody is told who wants something else than the script: by the move, and by the piece of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ludofoot.core.prompts import Choose
from ludofoot.core.records import Move, Refusal
from ludofoot.core.table import Table
from ludofoot.lessons.lesson import LEARNER, Cue, Lesson
from ludofoot.lessons.table import is_open

MOST_ANSWERS = 80
"""More pieces than this cannot be told apart by their answers either."""
UNLISTED = "?"
"""How a move is written that the rules do not list."""


def answer_here(table: Table, lesson: Lesson, step: int, move: Move) -> str:
    """The id of what is said to this move."""
    legal = not isinstance(table.playing().judge(LEARNER, move), Refusal)
    return lesson.answer_to(step, table.game.notation().write(move), legal=legal)


def answers_here(table: Table, lesson: Lesson, step: int, cue: Cue | None) -> tuple[dict[str, str], str]:
    """For each piece with which another move could begin what is said to it; and what to all others."""
    otherwise = lesson.answer_to(step, UNLISTED, legal=False)
    wanted = frozenset(pieces_in(cue.move)) if cue is not None else frozenset()
    found: dict[str, str] = {}
    nearest: dict[str, int] = {}
    for move in offered(table):
        if cue is not None and is_open(move, cue.move):
            continue
        pieces = frozenset(pieces_in(move))
        for piece in pieces - wanted:
            near = len(pieces & wanted)
            if near > nearest.get(piece, -1):
                nearest[piece] = near
                found[piece] = answer_here(table, lesson, step, move)
    different = [(piece, said) for piece, said in sorted(found.items()) if said != otherwise]
    return dict(different[:MOST_ANSWERS]), otherwise


def offered(table: Table) -> Iterator[Move]:
    """Every move that the rules list for the learner, or that a prompt shows."""
    yield from table.playing().moves(LEARNER) or []
    for prompt in table.prompts(LEARNER):
        if isinstance(prompt.form, Choose) and not prompt.form.field:
            for item in prompt.form.items:
                yield msgspec.convert({**prompt.move, **item.value}, table.game.move_type)


def pieces_in(move: Move) -> Iterator[str]:
    """The names in a move, such as its card or its square; what has none is called by its kind."""
    data: dict[str, Any] = msgspec.to_builtins(move)
    kind = data.pop("type", "")
    named = [name for value in data.values() for name in names_in(value)]
    yield from named or [str(kind)]


def names_in(value: Any) -> Iterator[str]:
    """Every word and number in it."""
    if isinstance(value, list | tuple):
        for one in value:
            yield from names_in(one)
    elif isinstance(value, dict):
        yield from names_in(list(value.values()))
    elif value is not None and not isinstance(value, bool):
        yield str(value)
