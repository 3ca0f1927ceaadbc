"""Every piece of the box of Finale, drawn."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.icons import cup, placed
from ludofoot.art.kit import artwork as assembled
from ludofoot.art.lettering import Words
from ludofoot.art.markup import group, mirrored, moved
from ludofoot.art.palette import NIGHT, TEAM_BLUE, TEAM_RED
from ludofoot.art.pieces import die, lid
from ludofoot.art.portrait import portrait, seeded

__all__ = ["artwork"]


def artwork(words: Words) -> Artwork:
    """The drawings of the box; `words` gives the text of a message id."""
    return assembled("finale", [_lid(words)])


def _lid(words: Words) -> Drawing:
    red = group(portrait(seeded("Timo Torriecher", TEAM_RED)), transform=moved(-26, 128, 1.15))
    blue = group(portrait(seeded("Fred Flanke", TEAM_BLUE)), transform=moved(-30, 140, 1.1))
    dice = _thrown(3, TEAM_RED, 104, 296) + _thrown(2, TEAM_BLUE, 158, 300)
    faces = red + group(blue, transform=mirrored(150))
    picture = faces + placed(cup(), 150, 140, 1.15) + dice
    return lid(words("title"), words("lid-facts"), NIGHT, picture, plate=TEAM_RED)


def _thrown(value: int, colour: str, x: float, y: float) -> str:
    return group(die("", value, colour).body, transform=moved(x, y, 0.46))
