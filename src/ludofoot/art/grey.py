"""The grey version of a drawing: every colour mapped in one pass, shape and letter left alone."""

from __future__ import annotations

import re

from ludofoot.art.palette import BLUE, FIR, MUSTARD, PLUM, RED, TEAM_BLUE, TEAM_RED

_COLOUR = re.compile(r'"#([0-9A-Fa-f]{6})"')

# Their own lightness would make four of the five codes the same grey. White letters stay above 4.5 on all
# but mustard, which carries ink.
_CHOSEN = {RED: 0x6E, BLUE: 0x3A, MUSTARD: 0xC9, FIR: 0x4E, PLUM: 0x60, TEAM_RED: 0x6E, TEAM_BLUE: 0x3A}


def greyed(svg: str) -> str:
    """The drawing without colour."""
    return _COLOUR.sub(lambda found: f'"{grey_of("#" + found[1].upper())}"', svg)


def grey_of(colour: str) -> str:
    """The grey that stands for a colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    level = _CHOSEN.get(colour, round(0.299 * red + 0.587 * green + 0.114 * blue))
    return f"#{level:02X}{level:02X}{level:02X}"
