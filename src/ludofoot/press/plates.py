"""From drawings to printing plates: every drawing and every part it uses becomes one form of the PDF."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from typing import Any, Final
from xml.etree.ElementTree import Element, fromstring

from reportlab.pdfbase import pdfdoc

from ludofoot.art.artwork import Artwork
from ludofoot.art.grey import greyed
from ludofoot.press.fonts import ON_DRAWINGS
from ludofoot.press.lettering import set_line
from ludofoot.press.outlines import fine, outline_of
from ludofoot.press.style import Style

Matrix = tuple[float, float, float, float, float, float]

_STEP: Final = re.compile(r"(\w+)\(([^)]*)\)")
_FAR: Final = 4000
"""Parts have no frame: they are drawn wherever their user wants them."""


@dataclass
class Plate:
    """The operators of one form, and what they rely on."""

    name: str
    code: list[str] = field(default_factory=list)
    uses: dict[str, None] = field(default_factory=dict)
    alphas: dict[str, tuple[float, float]] = field(default_factory=dict)
    paths: int = 0
    lines: int = 0


class Plates:
    """All the forms of a document, each made when it is first asked for."""

    def __init__(self, canvas: Any, artwork: Artwork, *, grey: bool) -> None:
        self.canvas = canvas
        self.artwork = artwork
        self.grey = grey
        self.made: dict[tuple[str, Style], Plate] = {}
        self.clips: dict[str, str] = {}

    @property
    def paths(self) -> int:
        """How many paths are in all forms together."""
        return sum(plate.paths for plate in self.made.values())

    @property
    def lines(self) -> int:
        """How many lines of text are in all forms together."""
        return sum(plate.lines for plate in self.made.values())

    def drawing(self, id: str) -> str:
        """The form that shows a drawing, cut off at its edges."""
        drawing = self.artwork.drawings[id]
        key = (f"={id}", Style())
        if key not in self.made:
            self._make(key, drawing.body, (0, 0, drawing.width, drawing.height))
        return self.made[key].name

    def part(self, name: str, style: Style) -> str:
        """The form that shows a part, painted as its user says where it does not say itself."""
        key = (name, style)
        if key not in self.made:
            self._make(key, self.artwork.parts[name], (-_FAR, -_FAR, _FAR, _FAR))
        return self.made[key].name

    def _make(self, key: tuple[str, Style], markup: str, box: tuple[float, float, float, float]) -> None:
        plate = self.made[key] = Plate(f"plate{len(self.made)}")
        Engraver(self, plate).engrave(self.parsed(markup), key[1])
        self.canvas.beginForm(plate.name, *box)
        self.canvas.addLiteral("\n".join(plate.code))
        self.canvas.endForm(Resources=_resources(plate))

    def parsed(self, markup: str) -> Element:
        """The elements of a markup, in grey if asked for."""
        return fromstring(f"<g>{greyed(markup) if self.grey else markup}</g>")

    def clip(self, name: str) -> str:
        """The path through which something is seen."""
        if name not in self.clips:
            shapes = self.parsed(self.artwork.parts[name])[0]
            self.clips[name] = " ".join(map(outline_of, shapes))
        return self.clips[name]


class Engraver:
    """Writes elements as operators, and sets only what is not set already."""

    def __init__(self, plates: Plates, plate: Plate) -> None:
        self.plates = plates
        self.plate = plate
        self.set: dict[str, str] = {}

    def engrave(self, element: Element, style: Style) -> None:
        """An element and everything in it."""
        style = style.under(element.attrib)
        transform, clip = element.get("transform"), element.get("clip-path")
        before = self.set
        if transform or clip:
            self.plate.code.append("q")
            self.set = dict(before)
        if transform:
            self.plate.code.append(f"{' '.join(map(fine, matrix_of(transform)))} cm")
        if clip:
            self.plate.code.append(f"{self.plates.clip(clip[5:-1])} W n")
        self._inside(element, style)
        if transform or clip:
            self.plate.code.append("Q")
            self.set = before

    def _inside(self, element: Element, style: Style) -> None:
        match element.tag:
            case "g":
                for child in element:
                    self.engrave(child, style)
            case "use":
                self._use(element.attrib["href"][1:], style)
            case "text":
                self._text(element, style)
            case _:
                self._prepare(style)
                self.plate.code.append(f"{outline_of(element)} {style.operator}")
                self.plate.paths += 1

    def _use(self, name: str, style: Style) -> None:
        form = self.plates.part(name, style)
        # Some programs would make the whole part transparent, and then again each thing in it.
        self._set({"alpha": self._alpha(1, 1)})
        self.plate.uses[form] = None
        self.plate.code.append(f"/{pdfdoc.xObjectName(form)} Do")

    def _text(self, element: Element, style: Style) -> None:
        at = element.attrib
        self._prepare(style)
        place = float(at["x"]), float(at["y"])
        font, size = ON_DRAWINGS[at["font-family"]], float(at["font-size"])
        line = set_line(self.plates.canvas, element.text or "", place, font, size, anchor=at["text-anchor"])
        self.plate.code.append(line)
        self.plate.lines += 1

    def _prepare(self, style: Style) -> None:
        self._set({**style.settings(), "alpha": self._alpha(*style.alpha)})

    def _set(self, wanted: dict[str, str]) -> None:
        self.plate.code += [code for kind, code in wanted.items() if self.set.get(kind) != code]
        self.set |= wanted

    def _alpha(self, fill: float, line: float) -> str:
        name = f"a{round(fill * 1000)}-{round(line * 1000)}"
        self.plate.alphas[name] = fill, line
        return f"/{name} gs"


def _resources(plate: Plate) -> Any:
    """What a form relies on. reportlab's own list leaves out transparency."""
    found = pdfdoc.PDFResourceDictionary()
    found.basicFonts()
    found.basicProcs()
    names = map(pdfdoc.xObjectName, plate.uses)
    found.XObject = pdfdoc.PDFDictionary({name: pdfdoc.PDFObjectReference(name) for name in names})
    found.ExtGState = pdfdoc.PDFDictionary(
        {name: pdfdoc.PDFDictionary({"ca": fill, "CA": line}) for name, (fill, line) in plate.alphas.items()}
    )
    return found


def matrix_of(transform: str) -> Matrix:
    """The steps of a transform as one matrix."""
    found: Matrix = (1, 0, 0, 1, 0, 0)
    for name, arguments in _STEP.findall(transform):
        found = _times(found, _step(name, [float(value) for value in arguments.replace(",", " ").split()]))
    return found


def _step(name: str, given: list[float]) -> Matrix:
    match name:
        case "translate":
            return (1, 0, 0, 1, given[0], given[1] if len(given) > 1 else 0)
        case "scale":
            return (given[0], 0, 0, given[-1], 0, 0)
        case "rotate":
            turn = math.radians(given[0])
            return (math.cos(turn), math.sin(turn), -math.sin(turn), math.cos(turn), 0, 0)
    raise ValueError(f"{name} is no transform that can be printed")


def _times(first: Matrix, then: Matrix) -> Matrix:
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return (
        a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f,
    )  # fmt: skip
