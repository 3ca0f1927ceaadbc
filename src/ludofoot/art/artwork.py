"""A set of drawings that share parts: as one sprite for the screen, or each by itself for the press."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ludofoot.art.grey import greyed
from ludofoot.art.markup import Value, element, moved, number

UNITS_PER_MM = 4

_REFERENCE = re.compile(r'(href="#|url\(#)([\w-]+)')
_NAME = re.compile(r'( id="|href="#|url\(#)(?=[\w-])')


@dataclass(frozen=True)
class Drawing:
    """One piece of a box in units of a quarter millimetre; its body names the parts it uses."""

    id: str
    width: float
    height: float
    body: str

    @property
    def view_box(self) -> str:
        return f"0 0 {number(self.width)} {number(self.height)}"


@dataclass(frozen=True)
class Artwork:
    """The drawings of a box and the parts they are made of."""

    id: str
    drawings: Mapping[str, Drawing]
    parts: Mapping[str, str]

    def sprite(self, grey: bool = False) -> str:
        """All drawings as symbols, to be put once into a page. It must not be hidden with `display: none`."""
        parts = "".join(self._parts_of(*(drawing.body for drawing in self.drawings.values())))
        symbols = "".join(_symbol(drawing) for drawing in self.drawings.values())
        attributes: dict[str, Value] = {"class_": "sprite", "width": 0, "height": 0, "aria_hidden": "true"}
        sheet = element("svg", element("defs", parts), symbols, **attributes)
        return _finished(sheet, self.id, grey)

    def piece(self, id: str, grey: bool = False) -> str:
        """The markup that shows a drawing of the sprite."""
        drawing = self.drawings[id]
        shown = element("use", href=f"#{id}")
        svg = element("svg", shown, class_="piece", viewBox=drawing.view_box, aria_hidden="true")
        return _finished(svg, self.id, grey)

    def standalone(self, id: str, grey: bool = False) -> str:
        """A drawing by itself, at its printed size. Its names are its own, so that many may share a page."""
        drawing = self.drawings[id]
        svg = element(
            "svg",
            element("defs", *self._parts_of(drawing.body)),
            drawing.body,
            xmlns="http://www.w3.org/2000/svg",
            width=f"{number(drawing.width / UNITS_PER_MM)}mm",
            height=f"{number(drawing.height / UNITS_PER_MM)}mm",
            viewBox=drawing.view_box,
            aria_hidden="true",
        )
        return _finished(svg, f"{self.id}-{id}", grey)

    def strip(self) -> str:
        """All drawings side by side as one picture; `#` and an id after its address shows one of them."""
        left, shown = 0.0, []
        for drawing in self.drawings.values():
            box = f"{number(left)} 0 {number(drawing.width)} {number(drawing.height)}"
            shown.append(element("view", id=drawing.id, viewBox=box))
            shown.append(element("g", drawing.body, transform=moved(left, 0)))
            left += drawing.width
        parts = self._parts_of(*(drawing.body for drawing in self.drawings.values()))
        # Its names need no prefix: a picture is a page of its own.
        return element(
            "svg",
            element("defs", *parts),
            *shown,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(left)} {number(max(one.height for one in self.drawings.values()))}",
        )

    def _parts_of(self, *bodies: str) -> Iterator[str]:
        """The parts that are used, and those that these use in turn, in the order of the set."""
        wanted: set[str] = set()
        open_ends = [name for body in bodies for name in references(body)]
        while open_ends:
            name = open_ends.pop()
            if name not in wanted:
                wanted.add(name)
                open_ends += references(self.parts[name])
        return (markup for name, markup in self.parts.items() if name in wanted)


def references(markup: str) -> list[str]:
    """The names that a markup refers to."""
    return [found[2] for found in _REFERENCE.finditer(markup)]


def _symbol(drawing: Drawing) -> str:
    return element("symbol", drawing.body, id=drawing.id, viewBox=drawing.view_box)


def _finished(svg: str, prefix: str, grey: bool) -> str:
    """With names that are unique in a page, and in grey if asked for."""
    if grey:
        return greyed(_NAME.sub(rf"\g<1>{prefix}-grey-", svg))
    return _NAME.sub(rf"\g<1>{prefix}-", svg)
