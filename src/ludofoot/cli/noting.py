"""Words for the moment in the terminal."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import partial
from itertools import chain
from typing import Any

from ludofoot.core.notes import Moment, Note, notes_for
from ludofoot.core.table import Table


def note_for(
    table: Table, seat: int, told: Sequence[Sequence[Any]], heard: int, said: Set[str]
) -> Note | None:
    """What is worth saying to a seat that has heard so many lines, and was not said before."""
    new = heard_by(seat, told[heard:])
    before = partial(heard_by, seat, told[:heard])
    moment = Moment(table.game, table.view(seat), table.prompts(seat), new, before=before)
    notes = notes_for(table.game.triggers, moment)
    return next((note for note in notes if note.key not in said), None)


def heard_by(seat: int, told: Sequence[Sequence[Any]]) -> list[Any]:
    """The events of these lines as a seat was told them."""
    return [event for telling in chain.from_iterable(told) if (event := telling.to(seat)) is not None]
