"""What each piece on the table is, what it does and what it means now: for whoever wonders.

An explanation rests on what its seat may know: its view, what it is asked, and what its own drafts would do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

import msgspec

from ludofoot.core.notes import Args, Moment
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Move, Preview, Refusal, Said, View, Word

V = TypeVar("V", bound=View)
FITS: Final = Said("piece-fits")
SILENT: Final = frozenset({"not-your-turn", "not-in-hand", "game-over", "not-seated"})
"""Refusals that say nothing of the piece."""
ART: Final = "art"
"""A drawing: its id is that of a piece behind its first word, `face-otto-max`."""


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """A piece: its name, what it does, what it means at this moment or why not, and the clause."""

    name: Said
    what: Said
    clause: str
    now: tuple[Said, ...] = ()
    refusal: Refusal | None = None


class Look(Generic[V]):
    """What a seat knows while it looks at a piece. Of the past there is a view alone: nothing is asked."""

    def __init__(self, game: Any, view: V, seat: int, state: Any = None) -> None:
        self.game = game
        self.view = view
        self.me = seat
        self.past = state is None
        self.ask: Callable[[Move], Preview] = lambda draft: game.preview(state, seat, draft)
        self.prompted: Callable[[], list[Prompt]] = lambda: [] if self.past else game.prompts(state, seat)

    @cached_property
    def moment(self) -> Moment[V]:
        """What is asked of the seat."""
        return Moment(self.game, self.view, self.prompted())

    def explained(self, name: Said, what: Said, clause: str, *now: Said) -> Explained:
        """A piece that cannot be played: `now` is what else there is to say."""
        return Explained(name=name, what=what, clause=clause, now=now)

    def played(self, name: Said, what: Said, clause: str, held: tuple[Args, Move]) -> Explained:
        """A piece that is played by moves which look like `held`, or by the draft beside them."""
        like, draft = held
        asked = self.moment.asked()
        if asked is None:
            return self.explained(name, what, clause)
        offered = [move for move in self.moment.moves(like["type"]) if like.items() <= move.items()]
        if offered:
            seen = self.ask(msgspec.convert(offered[0], self.game.move_type))
            return self.explained(name, what, clause, *(seen.notes or (FITS,)))
        refusal = self.ask(draft).refusal
        silent = refusal is None or refusal.code in SILENT
        return Explained(name=name, what=what, clause=clause, refusal=None if silent else refusal)


Pieces = Mapping[str, Callable[[Look[Any], str], Explained | None]]
"""By the kind of a piece: what explains the one with this name, or None if there is none."""


def numbered(name: str, count: int) -> int | None:
    """The seat, side or club that is meant, if there are so many."""
    return int(name) if name.isascii() and name.isdecimal() and int(name[:3]) < count else None


def worded(kind: str, name: str) -> Said:
    """The name of a piece that the locale has a word for."""
    return Said("piece-named", {"name": Word(f"{kind}-{name}")})


def explain(game: Any, state: Any, seat: int, pieces: Sequence[str]) -> Explained | None:
    """The first of these names, such as `card:otto-max`, that is a piece of this game."""
    return first_known(Look(game, game.view(state, seat), seat, state), pieces)


def explain_past(game: Any, view: View, seat: int, pieces: Sequence[str]) -> Explained | None:
    """The same for a game that is watched again: nothing can be played there."""
    return first_known(Look(game, view, seat), pieces)


def first_known(look: Look[Any], pieces: Sequence[str]) -> Explained | None:
    """The first of these names that is a piece of this game."""
    for piece in pieces:
        kind, _, name = piece.partition(":")
        if kind == ART:
            kind, _, name = name.partition("-")
        known = look.game.pieces.get(kind)
        found: Explained | None = known(look, name) if known is not None else None
        if found is not None:
            return found
    return None
