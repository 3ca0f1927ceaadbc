"""Boards: on one sheet if they fit, else in parts that overlap and are joined at marks."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product
from string import ascii_uppercase
from typing import Final

from ludofoot.art.contents import Board
from ludofoot.art.palette import WHITE
from ludofoot.press.fonts import BOLD
from ludofoot.press.job import Leaf, Section, named
from ludofoot.press.lettering import MM_PER_POINT, line_width
from ludofoot.press.paper import Paper
from ludofoot.press.sheets import FADED, Sheets
from ludofoot.press.words import PressVoice

OVERLAP: Final = 10.0
"""The strip of a part that lies under its neighbour."""

_AWAY: Final = 2.6
_DIAMOND: Final = 1.6
_LONG: Final = 3.0
_GLUE: Final = 9.0


@dataclass(frozen=True)
class Part:
    """A part of a board: its place among the others, and what it shows of the board in mm."""

    column: int
    row: int
    x: float
    y: float
    width: float
    height: float
    right: bool
    below: bool

    @property
    def name(self) -> str:
        """A letter for the column and a number for the row."""
        return f"{ascii_uppercase[self.column]}{self.row + 1}"


@dataclass(frozen=True)
class Tiling:
    """The parts of a board, and whether they lie on their side."""

    parts: tuple[Part, ...]
    turned: bool


def tiled(width: float, height: float, paper: Paper) -> Tiling:
    """The fewest parts that this paper allows."""
    across, down = paper.room
    upright = _parts(width, height, across, down)
    lying = _parts(width, height, down, across)
    return Tiling(lying, True) if len(lying) < len(upright) else Tiling(upright, False)


def _parts(width: float, height: float, across: float, down: float) -> tuple[Part, ...]:
    columns, rows = _needed(width, across), _needed(height, down)
    step_x, step_y = (width - OVERLAP) / columns, (height - OVERLAP) / rows
    return tuple(
        Part(
            column,
            row,
            step_x * column,
            step_y * row,
            step_x + OVERLAP,
            step_y + OVERLAP,
            column < columns - 1,
            row < rows - 1,
        )
        for row, column in product(range(rows), range(columns))
    )


def _needed(length: float, room: float) -> int:
    return 1 if length <= room else math.ceil((length - OVERLAP) / (room - OVERLAP))


def board_section(sheets: Sheets, voice: PressVoice, board: Board) -> Section:
    """A sheet for each part."""
    width, height = sheets.size_of(board.drawing, board.width)
    tiling = tiled(width, height, sheets.paper)
    leaves = tuple(_leaf(sheets, voice, board, part, tiling) for part in tiling.parts)
    return Section(leaves, named(board), ("press-step-boards" if len(leaves) > 1 else "press-step-board",))


def _leaf(sheets: Sheets, voice: PressVoice, board: Board, part: Part, tiling: Tiling) -> Leaf:
    def front() -> None:
        paper = sheets.paper
        sheets.push(paper.width / 2, paper.height / 2, 90 if tiling.turned else 0)
        left, top = -part.width / 2, -part.height / 2
        sheets.window(left, top, part.width, part.height)
        sheets.place(board.drawing, left - part.x, top - part.y, board.width)
        sheets.pop()
        if len(tiling.parts) > 1:
            _join(sheets, voice, part)
        _corners(sheets, part)
        sheets.pop()

    return Leaf(front)


def _join(sheets: Sheets, voice: PressVoice, part: Part) -> None:
    """Name, seams and the strips that go under a neighbour."""
    left, top, right, foot = _edges(part)
    sheets.write(part.name, left + 8, top - _AWAY, 9, colour=FADED)
    if part.right:
        _strip(sheets, voice, (right - OVERLAP / 2, (top + foot) / 2), 270)
        _seam(sheets, _column_seam(part.column), ((right - OVERLAP, top), (right - OVERLAP, foot)))
    if part.below:
        _strip(sheets, voice, ((left + right) / 2, foot - OVERLAP / 2), 0)
        _seam(sheets, _row_seam(part.row), ((left, foot - OVERLAP), (right, foot - OVERLAP)))
    if part.column:
        _seam(sheets, _column_seam(part.column - 1), ((left, top), (left, foot)))
    if part.row:
        _seam(sheets, _row_seam(part.row - 1), ((left, top), (right, top)))


def _column_seam(column: int) -> str:
    return f"{ascii_uppercase[column]}–{ascii_uppercase[column + 1]}"


def _row_seam(row: int) -> str:
    return f"{row + 1}–{row + 2}"


def _edges(part: Part) -> tuple[float, float, float, float]:
    return -part.width / 2, -part.height / 2, part.width / 2, part.height / 2


def _strip(sheets: Sheets, voice: PressVoice, middle: tuple[float, float], turn: int) -> None:
    """Says where the glue goes. The picture goes on below: a crooked join shows no white."""
    words = voice.word("press-glue")
    half = line_width(words, BOLD, _GLUE * MM_PER_POINT) / 2 + 1.5
    sheets.push(*middle, turn)
    sheets.fill((-half, -2.4), (half, -2.4), (half, 2.4), (-half, 2.4), colour=WHITE)
    sheets.write(words, 0, 1.2, _GLUE, anchor="middle", colour=FADED)
    sheets.pop()


def _seam(sheets: Sheets, name: str, ends: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """A dashed line, and a diamond at either end that must meet that of the neighbour."""
    (x1, y1), (x2, y2) = ends
    sheets.stroke(ends, dashes="2 1.5")
    upright = x1 == x2
    for x, y, away in ((x1, y1, -_AWAY), (x2, y2, _AWAY)):
        middle = (x, y + away) if upright else (x + away, y)
        _diamond(sheets, *middle)
        label = (middle[0] + 2.2, middle[1] + 0.9) if upright else (middle[0], middle[1] - 2.2)
        sheets.write(name, *label, 6, colour=FADED, anchor="start" if upright else "middle")


def _diamond(sheets: Sheets, x: float, y: float) -> None:
    sheets.fill((x, y - _DIAMOND), (x + _DIAMOND, y), (x, y + _DIAMOND), (x - _DIAMOND, y))


def _corners(sheets: Sheets, part: Part) -> None:
    """Cut marks at the edges of the part."""
    left, top, right, foot = _edges(part)
    for x, y, across, down in (
        (left, top, -1, -1),
        (right, top, 1, -1),
        (left, foot, -1, 1),
        (right, foot, 1, 1),
    ):
        beside, beyond = x + across, x + across * (1 + _LONG)
        over, far = y + down, y + down * (1 + _LONG)
        sheets.stroke(((x, over), (x, far)), ((beside, y), (beyond, y)))
