"""What a box holds, for the press: drawings, how many of each, how large, and how they are put together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, repeat

from ludofoot.art.artwork import Artwork, Drawing


@dataclass(frozen=True)
class Copies:
    """A drawing, how often it is in the box, and the drawing on its other side, if there is one."""

    face: str
    count: int = 1
    back: str = ""


@dataclass(frozen=True)
class Cards:
    """Cards of 63 by 88 mm. `name` is the message that says what they are, with `$count`."""

    name: str
    copies: tuple[Copies, ...]


@dataclass(frozen=True)
class Counters:
    """Flat pieces to be cut out: tokens, notes, tableaux; `width` in mm."""

    name: str
    width: float
    copies: tuple[Copies, ...]


@dataclass(frozen=True)
class Pawns:
    """Pieces that stand: printed twice, head to head, folded and glued; `width` in mm."""

    name: str
    width: float
    copies: tuple[Copies, ...]


@dataclass(frozen=True)
class Dice:
    """Cubes: six drawings each, the first opposite the last, the second opposite the fifth; `width` in mm."""

    name: str
    width: float
    dice: tuple[tuple[str, ...], ...]

    @property
    def copies(self) -> tuple[Copies, ...]:
        """One for each cube."""
        return tuple(Copies(faces[0]) for faces in self.dice)


@dataclass(frozen=True)
class Board:
    """A board of this width in mm: as many sheets as it takes."""

    name: str
    width: float
    drawing: str

    @property
    def copies(self) -> tuple[Copies, ...]:
        """There is one."""
        return (Copies(self.drawing),)


Piece = Cards | Counters | Pawns | Dice | Board


@dataclass(frozen=True)
class Printed:
    """The box as it is printed: its drawings, and its pieces in the order of the sheets."""

    artwork: Artwork
    pieces: tuple[Piece, ...]


def each(copies: Iterable[Copies]) -> Iterator[Copies]:
    """Every single one of them."""
    return chain.from_iterable(repeat(one, one.count) for one in copies)


def count_of(piece: Piece) -> int:
    """How many there are."""
    return sum(one.count for one in piece.copies)


def added(artwork: Artwork, *drawings: Drawing) -> Artwork:
    """With drawings that only the press needs."""
    return replace(artwork, drawings={**artwork.drawings, **{drawing.id: drawing for drawing in drawings}})


def marked(artwork: Artwork, id: str, mark: str) -> Drawing:
    """A drawing with something more on it: what colour says on a screen, paper may have to say in ink."""
    return replace(artwork.drawings[id], body=artwork.drawings[id].body + mark)
