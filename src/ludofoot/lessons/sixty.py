"""The game in sixty seconds: four pictures made of its own pieces, and the rules in the order of play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import replace

from ludofoot.art.palette import PITCH
from ludofoot.core.game import Game
from ludofoot.core.sheet import Clause, Sheet
from ludofoot.lessons.reading import read_teaching

Sign = Literal["", "arrow", "cross", "minus", "more", "plus"]
WRITTEN: Final = "figure:"


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces of the box that are shown side by side, and what stands between them."""

    shows: tuple[str, ...]
    """A piece may be several drawings, one upon the other, `ring-x@270` turned; `figure:40` is a figure."""
    between: tuple[Sign, ...] = ()


class Sixty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file. Picture n is said by `sixty-<n>`, in bold before it `sixty-<n>-lead`."""

    picture: tuple[Picture, ...]
    components: tuple[str, ...]
    """The clauses that only say what lies in the box: nobody needs them to play."""
    cloth: str = PITCH
    """The colour of what the pieces lie on."""

    def words(self) -> Iterator[tuple[str, str]]:
        """The ids of what is said under each picture: in bold, and after it."""
        for number in range(1, len(self.picture) + 1):
            yield f"sixty-{number}-lead", f"sixty-{number}"


@cache
def find_sixty(game: Game[Any]) -> Sixty | None:
    """The card of this game, if it has one."""
    text = read_teaching(game, "sixty.toml")
    return None if text is None else msgspec.toml.decode(text.encode(), type=Sixty)


def in_order_of_play(sheet: Sheet, sixty: Sixty | None, box: str) -> list[Clause]:
    """The clauses as one meets them; those of the components come last, under this heading."""
    last = frozenset(sixty.components if sixty else ())
    play = [clause for clause in sheet.clauses if clause.id not in last]
    return play + [replace(clause, section=box) for clause in sheet.clauses if clause.id in last]
