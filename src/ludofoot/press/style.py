"""How a shape is painted: what SVG hands down from a group to what is in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from ludofoot.art.markup import number

_JOINS: Final = {"miter": 0, "round": 1, "bevel": 2}
_CAPS: Final = {"butt": 0, "round": 1, "square": 2}


@dataclass(frozen=True)
class Style:
    """The painting attributes of SVG, with their defaults."""

    fill: str = "#000000"
    stroke: str = "none"
    width: str = "1"
    join: str = "miter"
    cap: str = "butt"
    dashes: str = ""
    fill_opacity: float = 1
    stroke_opacity: float = 1
    opacity: float = 1

    def under(self, given: Mapping[str, str]) -> Style:
        """What is painted with inside an element that has these attributes."""
        found = {_FIELDS[name]: value for name, value in given.items() if name in _FIELDS}
        parts = {_PARTS[name]: float(value) for name, value in given.items() if name in _PARTS}
        if "opacity" in given:  # of a whole group, which we take as that of each thing in it
            parts["opacity"] = self.opacity * float(given["opacity"])
        return replace(self, **found, **parts) if found or parts else self  # type: ignore[arg-type]

    @property
    def operator(self) -> str:
        """The operator that paints a path."""
        return {(True, True): "B", (True, False): "f", (False, True): "S", (False, False): "n"}[
            self.fill != "none", self.stroke != "none"
        ]

    @property
    def alpha(self) -> tuple[float, float]:
        """How much of fill and stroke covers what is below."""
        return round(self.opacity * self.fill_opacity, 3), round(self.opacity * self.stroke_opacity, 3)

    def settings(self) -> dict[str, str]:
        """What must be set before painting, by kind of setting."""
        wanted: dict[str, str] = {}
        if self.fill != "none":
            wanted["fill"] = ink(self.fill)
        if self.stroke != "none":
            wanted["stroke"] = ink(self.stroke).upper()
            wanted["width"] = f"{self.width} w"
            wanted["join"] = f"{_JOINS[self.join]} j"
            wanted["cap"] = f"{_CAPS[self.cap]} J"
            wanted["dashes"] = f"[{self.dashes}] 0 d"
        return wanted


_FIELDS: Final = {
    "fill": "fill",
    "stroke": "stroke",
    "stroke-width": "width",
    "stroke-linejoin": "join",
    "stroke-linecap": "cap",
    "stroke-dasharray": "dashes",
}
_PARTS: Final = {"fill-opacity": "fill_opacity", "stroke-opacity": "stroke_opacity"}


@lru_cache(512)
def ink(colour: str) -> str:
    """The operator that fills with a colour; greys need one number only."""
    red, green, blue = (number(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return f"{red} g" if red == green == blue else f"{red} {green} {blue} rg"
