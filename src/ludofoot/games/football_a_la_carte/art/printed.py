"""What is in the box of Le football à la carte, for the press."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.box import contents
from ludofoot.art.contents import Board, Cards, Copies, Counters, Printed, added
from ludofoot.art.lettering import Words
from ludofoot.games.football_a_la_carte.art import artwork
from ludofoot.games.football_a_la_carte.art.attackers import SYMBOLS, WAYS
from ludofoot.games.football_a_la_carte.art.stoppers import COLOURS, KEEPERS

PACKAGE = "ludofoot.games.football_a_la_carte"

_LETTERS = {symbol[0]: symbol for symbol in SYMBOLS}
# A square of 18 mm, and a ball that leaves its edges free.
_PITCH, _BALL = 180, 14


def printed(words: Words) -> Printed:
    """The cards, the pitch and the ball."""
    drawn = artwork(words)
    pieces = (
        Cards("printed-cards", tuple(_copies())),
        Board("printed-pitch", _PITCH, "printed-pitch"),
        Counters("printed-ball", _BALL, (Copies("match-ball"),)),
    )
    return Printed(added(drawn, _pitch(drawn)), pieces)


def _pitch(drawn: Artwork) -> Drawing:
    """The pitch with the names of its squares."""
    field, names = drawn.drawings["pitch"], drawn.drawings["pitch-names-south"]
    return Drawing("printed-pitch", field.width, field.height, field.body + names.body)


def _copies() -> list[Copies]:
    box = contents(PACKAGE)
    specials = box["specials"]
    faces = [
        (f"face-{way}-{squares}-{_LETTERS[letter]}", 1)
        for squares in range(1, len(specials["free-kicks"]) + 1)
        for way in WAYS
        for letter in box["attackers"][way][squares - 1]
    ]
    faces += [(f"face-free-kick-{squares}", many) for squares, many in enumerate(specials["free-kicks"], 1)]
    faces += [(f"face-keeper-{way}", many) for way, many in zip(KEEPERS, specials["keepers"], strict=True)]
    faces += [
        (f"face-corner-{colour}", many) for colour, many in zip(COLOURS, specials["corners"], strict=True)
    ]
    faces += [("face-penalty", specials["penalties"]), ("title-card", box["title"])]
    return [Copies(face, many, "back") for face, many in faces]
