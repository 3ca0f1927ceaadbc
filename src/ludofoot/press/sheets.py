"""A stack of sheets to draw on: millimetres from the upper left corner, one page after the other."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from ludofoot.art.artwork import Artwork
from ludofoot.art.grey import grey_of
from ludofoot.art.markup import number
from ludofoot.art.palette import INK
from ludofoot.press.fonts import BOLD, load_fonts
from ludofoot.press.lettering import MM_PER_POINT, set_line
from ludofoot.press.outlines import fine
from ludofoot.press.paper import POINTS_PER_MM, Paper
from ludofoot.press.plates import Plates
from ludofoot.press.style import ink

Point = tuple[float, float]

FADED: Final = "#6E6E6E"
"""What helps with the scissors is grey and thin: it must not be seen on the finished piece."""
HAIRLINE: Final = 0.15


class Sheets:
    """The document while it is being printed."""

    def __init__(self, paper: Paper, artwork: Artwork, *, grey: bool, title: str, lang: str) -> None:
        load_fonts()
        self.paper = paper
        self._out = BytesIO()
        size = (paper.width * POINTS_PER_MM, paper.height * POINTS_PER_MM)
        # Invariant: no date and no chance, so that the same box gives the same bytes.
        self.canvas = Canvas(self._out, size, pageCompression=1, invariant=1, pdfVersion=(1, 4), lang=lang)
        self.canvas.setTitle(title)
        self.canvas.setSubject(title)
        self.canvas.setAuthor("Ludofoot")
        self.canvas.setCreator("Ludofoot")
        self.canvas.setViewerPreference("PrintScaling", "None")
        self.canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")
        self.plates = Plates(self.canvas, artwork, grey=grey)
        self.grey = grey
        self.pages = 0
        self.paths = 0
        self.lines = 0

    def begin(self) -> None:
        """The next page."""
        self.pages += 1
        scale = fine(POINTS_PER_MM)
        height = fine(self.paper.height * POINTS_PER_MM)
        self._write(f"q {scale} 0 0 -{scale} 0 {height} cm")

    def end(self) -> None:
        """Done with this page."""
        self._write("Q")
        self.canvas.showPage()

    def finished(self) -> bytes:
        """The whole document."""
        self.canvas.save()
        return self._out.getvalue()

    def _write(self, code: str) -> None:
        self.canvas.addLiteral(code)

    # ---- drawings

    def size_of(self, id: str, width: float) -> Point:
        """How large a drawing is if it is so wide."""
        drawing = self.plates.artwork.drawings[id]
        return width, width * drawing.height / drawing.width

    def place(self, id: str, x: float, y: float, width: float, turn: int = 0) -> None:
        """A drawing with its upper left corner there, so wide before it is turned about its middle."""
        form = self.plates.drawing(id)
        drawing = self.plates.artwork.drawings[id]
        self.push(x + width / 2, y + width * drawing.height / drawing.width / 2, turn)
        scale = fine(width / drawing.width)
        left, top = number(-width / 2), number(-width * drawing.height / drawing.width / 2)
        self._write(f"{scale} 0 0 {scale} {left} {top} cm")
        self.canvas.doForm(form)
        self.pop()

    def push(self, x: float, y: float, turn: int = 0) -> None:
        """What follows is drawn round this point, turned by quarters; until `pop`."""
        along, across = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[turn]
        self._write(f"q {along} {across} {-across} {along} {number(x)} {number(y)} cm")

    def pop(self) -> None:
        """As before the last `push` or `window`."""
        self._write("Q")

    def window(self, x: float, y: float, width: float, height: float) -> None:
        """What follows is seen only inside; until `pop`."""
        self._write(f"q {number(x)} {number(y)} {number(width)} {number(height)} re W n")

    # ---- lines and words

    def stroke(self, *lines: tuple[Point, ...], width: float = HAIRLINE, dashes: str = "") -> None:
        """Thin lines for the scissors; dashed ones are for folding."""
        data = " ".join(_traced(points) for points in lines)
        self._write(f"{ink(FADED).upper()} {number(width)} w 0 J 0 j [{dashes}] 0 d {data} S")
        self.paths += len(lines)

    def fill(self, *points: Point, colour: str = INK) -> None:
        """A flat shape."""
        self._write(f"{ink(self.shade(colour))} {_traced(points)} h f")
        self.paths += 1

    def write(
        self,
        words: str,
        x: float,
        y: float,
        points: float,
        *,
        font: str = BOLD,
        anchor: str = "start",
        colour: str = INK,
    ) -> None:
        """A line of text of so many points; y is its base line."""
        line = set_line(self.canvas, words, (x, y), font, points * MM_PER_POINT, anchor=anchor)
        self._write(f"{ink(self.shade(colour))} {line}")
        self.lines += 1

    def shade(self, colour: str) -> str:
        """The colour, or its grey."""
        return grey_of(colour) if self.grey else colour


def _traced(points: tuple[Point, ...]) -> str:
    first, *others = (f"{number(x)} {number(y)}" for x, y in points)
    return f"{first} m " + " ".join(f"{point} l" for point in others)
