"""What is in the box of Finale, for the press (FI-02 to FI-09)."""

from __future__ import annotations

from collections.abc import Iterator

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.box import contents
from ludofoot.art.codes import Code, Shape, badge, shape
from ludofoot.art.contents import Board, Cards, Copies, Counters, Dice, Pawns, Printed, added, marked
from ludofoot.art.icons import cup
from ludofoot.art.lettering import Words, text
from ludofoot.art.markup import group, moved, use
from ludofoot.art.palette import BOOKED, RED, WHITE
from ludofoot.art.pieces import token
from ludofoot.art.symbols import ball
from ludofoot.games.finale.art import artwork
from ludofoot.games.finale.art.ring import shown_card
from ludofoot.games.finale.art.team import PACKAGE, SIDES, team
from ludofoot.games.finale.records import ColourText

BOOKINGS, ACTIONS, TROPHIES = 12, 22, 4
"""FI-03, FI-04, FI-06."""

_SHOWN = 2.2
_SHAPES: dict[ColourText, Shape] = {"red": "circle", "blue": "square"}
_LETTERS: dict[ColourText, str] = {"red": "printed-red", "blue": "printed-blue"}


def printed(words: Words) -> Printed:
    """Cards, board, markers, the referee, the trophies and the dice."""
    drawn = artwork(words)
    pieces = (
        Cards("printed-footballers", _footballers()),
        Cards("printed-tactics", _tactics()),
        Board("printed-board", 340, "printed-board"),
        Counters("printed-bookings", 14, (Copies("printed-booking", BOOKINGS),)),
        Counters("printed-actions", 18, (Copies("printed-approach", ACTIONS, "printed-shot"),)),
        Counters("printed-balls", 10, tuple(Copies(f"printed-ball-{side}") for side in SIDES)),
        Pawns("printed-referee", 14, (Copies("referee"),)),
        Pawns("printed-trophies", 20, (Copies("printed-trophy", TROPHIES),)),
        Dice("printed-dice", 18, tuple(_faces(side) for side in SIDES)),
    )
    codes = {side: Code(SIDES[side], _SHAPES[side], words(_LETTERS[side])) for side in SIDES}
    return Printed(added(drawn, _board(drawn, codes), *_markers(words), *_told_apart(drawn, codes)), pieces)


def _told_apart(drawn: Artwork, codes: dict[ColourText, Code]) -> Iterator[Drawing]:
    """What belongs to a side carries its shape and its letter: paper may be grey."""
    for side, code in codes.items():
        yield marked(drawn, f"back-{side}", badge(code, 126, 62, 24))
        for value in sorted(set(contents(PACKAGE)["die"])):
            yield marked(drawn, f"die-{side}-{value}", badge(code, 80, 21, 11, edge=3))
        ring = shape(code.shape, 50, 50, 46, code.colour, edge=6)
        yield Drawing(f"printed-ball-{side}", 100, 100, ring + ball(50, 40, 24) + _letter(code, 50, 91))
    for man in team():
        mark = badge(codes[man.side], 176, 84, 17, edge=3.5)
        # FI-17: a red cross beside the name; on a screen the set is chosen by a click.
        cross = use("symbol-X", 43, 272, 0.64) if contents(PACKAGE)[man.side][man.id][-1] else ""
        yield marked(drawn, f"man-card-{man.id}", mark + cross)


def _letter(code: Code, x: float, y: float) -> str:
    return text(code.letter, x, y, 30, WHITE)


def _footballers() -> tuple[Copies, ...]:
    return tuple(Copies(f"man-card-{man.id}", 1, f"back-{man.side}") for man in team())


def _tactics() -> tuple[Copies, ...]:
    """The same for both sides."""
    cards = contents(PACKAGE)["tactics"]
    return tuple(Copies(f"tactic-{card}", 1, f"back-{side}") for side in SIDES for card in cards)


def _faces(side: str) -> tuple[str, ...]:
    """The die as the box has it (FI-D1), low opposite high."""
    return tuple(f"die-{side}-{value}" for value in sorted(contents(PACKAGE)["die"]))


def _board(drawn: Artwork, codes: dict[ColourText, Code]) -> Drawing:
    field, tracks = drawn.drawings["pitch"], drawn.drawings["tracks"]
    lanes = "".join(
        text(code.letter, 44, 102 + 34 * row, 20, WHITE) for row, code in enumerate(codes.values())
    )
    below = group(tracks.body, lanes, transform=moved(0, field.height + 8))
    return Drawing("printed-board", field.width, field.height + tracks.height + 8, field.body + below)


def _markers(words: Words) -> list[Drawing]:
    shown = group(shown_card(BOOKED, words("mark-yellow")), transform=moved(46, 50, _SHOWN))
    return [
        Drawing("printed-booking", 92, 100, shown),
        token("printed-approach", WHITE, text("!", 100, 148, 136)),
        token("printed-shot", RED, text("!!", 100, 146, 126, RED)),
        Drawing("printed-trophy", 100, 100, cup()),
    ]
