"""What comes out of the printer: two sizes of paper, in millimetres from the upper left corner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludofoot.core.records import Refused

POINTS_PER_MM: Final = 72 / 25.4
MARGIN: Final = 10.0
"""What no printer reaches, and a little more."""


@dataclass(frozen=True)
class Paper:
    """A sheet, upright."""

    name: str
    width: float
    height: float

    @property
    def room(self) -> tuple[float, float]:
        """What can be printed on: width and height."""
        return self.width - 2 * MARGIN, self.height - 2 * MARGIN


PAPERS: Final = {paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))}


def paper_called(name: str) -> Paper:
    """The paper of this name; raises `Refused`."""
    if name not in PAPERS:
        raise Refused("unknown-paper", paper=name, known=tuple(PAPERS))
    return PAPERS[name]
