"""Maryse, who teaches: the one face and the one voice of everything that is explained."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.kit import artwork
from ludofoot.art.markup import circle, line, outline, path, rect
from ludofoot.art.palette import FIR, INK, RED, STOCK, WHITE
from ludofoot.art.portrait import Looks, Mood, portrait

SIZE = 200
MARYSE = Looks(
    skin="s2",
    hair="grey",
    style="bowl",
    back="pony",
    head="round",
    shirt=FIR,
    trim=WHITE,
    collar="polo",
    extras=("glasses", "cap"),
)
COACH_MOODS: tuple[tuple[str, Mood | None], ...] = (
    ("calm", None),
    ("thinking", "thinking"),
    ("goal", "goal"),
)


def coach_faces() -> Artwork:
    """Her bust as it looks otherwise, when she thinks, and when something was well done."""
    busts = (
        Drawing(name, SIZE, SIZE, portrait(MARYSE.feeling(mood) if mood else MARYSE) + lanyard())
        for name, mood in COACH_MOODS
    )
    return artwork("coach", busts)


def lanyard() -> str:
    """A whistle on a red band."""
    band = path("M72 158L97 186M128 158L103 186", **line(6, RED))
    whistle = rect(84, 178, 32, 18, rx=9, fill=STOCK, **outline(4)) + circle(94, 187, 4, fill=INK)
    return band + whistle
