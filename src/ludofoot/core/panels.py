"""What a game has to show of a match besides words: charts, ways over the ground, rows of pieces, a table.

Plain data without a language. Whoever draws a panel knows none of the games: numbers, places and the ids of
drawings are all that a panel is made of.
"""

from __future__ import annotations

import msgspec

from ludofoot.core.records import Said


class Tick(msgspec.Struct, frozen=True):
    """A place on a scale, and what is written there."""

    at: float
    said: Said | None = None


class Spot(msgspec.Struct, frozen=True):
    """A place on a sheet."""

    x: float
    y: float


class Area(msgspec.Struct, frozen=True):
    """A part of a ground."""

    x: float
    y: float
    width: float
    height: float


class Span(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the scale that is tinted, or darker."""

    begin: float
    end: float
    dark: bool = False
    said: Said | None = None


class Shade(msgspec.Struct, frozen=True):
    """A part of a match by lines of its record; without an end it lasts until the whistle."""

    begin: int
    end: int | None = None


class Panel(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every panel has."""

    title: Said
    note: Said | None = None
    """Beside the title: what the figures are."""
    caption: Said | None = None
    """The sentence below it."""
    place: str = "beside"
    """`beside` the course of the match, `below` it, or in the `column` at its side."""


class Stroke(msgspec.Struct, frozen=True, kw_only=True):
    """A line of a side: how much it had, and when."""

    side: int
    points: tuple[Spot, ...]


class Strokes(Panel, frozen=True, kw_only=True, tag="strokes"):
    """A line for each side. It stays as it is until it changes."""

    strokes: tuple[Stroke, ...]
    across: tuple[Tick, ...]
    """The scale from left to right; the first and last place are its ends."""
    up: tuple[Tick, ...]
    """The scale from below."""
    spans: tuple[Span, ...] = ()
    moments: tuple[Tick, ...] = ()
    """Upright lines with what happened there."""


class DotRow(msgspec.Struct, frozen=True, kw_only=True):
    """The single values of a side, and the middle one where there are enough of them."""

    side: int
    values: tuple[float, ...]
    middle: float | None


class Dots(Panel, frozen=True, kw_only=True, tag="dots"):
    """A dot for each value; what lies beyond the scale stands at its edge."""

    rows: tuple[DotRow, ...]
    across: tuple[Tick, ...]
    unit: str
    """`gazette-unit-<unit>` writes the middle."""


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """How something went over the ground: from the first place to the last, with a dot at each between."""

    side: int
    entry: int
    """Where a replay opens."""
    places: tuple[Spot, ...]
    said: Said


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """A lying pitch: how large it is, what is drawn on it, and where the goals begin and end."""

    width: float
    height: float
    areas: tuple[Area, ...]
    goal_from: float
    goal_to: float


class Ways(Panel, frozen=True, kw_only=True, tag="ways"):
    """Ways over a pitch between two sides. `forward` attacks to the right; the other's lines are dashed."""

    ground: Ground
    forward: int
    ways: tuple[Way, ...]
    attacks: tuple[Said, ...]
    """What stands on it when this side attacks to the right."""


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """A piece with what is written on it."""

    art: str
    name: Said
    said: Said
    gone: bool = False
    best: bool = False


class TileRow(msgspec.Struct, frozen=True, kw_only=True):
    """The pieces of a side in order; an empty place is none."""

    side: int
    said: Said
    tiles: tuple[Tile | None, ...]


class Tiles(Panel, frozen=True, kw_only=True, tag="tiles"):
    """Rows of pieces."""

    rows: tuple[TileRow, ...]


AnyPanel = Strokes | Dots | Ways | Tiles


# ---- the score board of a game in which points are made of many things


class Piece(msgspec.Struct, frozen=True, kw_only=True):
    """A piece by its drawing, and in words."""

    art: str
    name: Said
    apart: bool = False
    """After a gap: the first of another kind."""


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """What stands in a place of the table: pieces, words, or both."""

    said: Said | None = None
    pieces: tuple[Piece, ...] = ()
    weak: bool = False
    """Written paler than the others."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The final table: a row for each side, as they sit; place, name and points are known."""

    title: Said
    heads: tuple[Said, ...]
    rows: tuple[tuple[Cell, ...], ...]
    points: Said
    cup: bool = False
    """Whether the first gets a cup."""
