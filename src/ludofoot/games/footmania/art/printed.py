"""What is in the box of Footmania, for the press (FM-01 to FM-07)."""

from __future__ import annotations

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.box import contents
from ludofoot.art.codes import SEATS, badge
from ludofoot.art.contents import Board, Cards, Copies, Counters, Dice, Pawns, Printed, added, marked
from ludofoot.art.lettering import SCRIPT, TEXT, Words, fitting, text
from ludofoot.art.markup import group, line, moved, outline, path, rect
from ludofoot.art.palette import AUBERGINE, INK, MUSTARD, STOCK, WHITE
from ludofoot.art.pieces import pawn
from ludofoot.art.pitch import pitch
from ludofoot.games.footmania.art import artwork
from ludofoot.games.footmania.art.squad import GROUPS, PACKAGE, Footballer, squad
from ludofoot.games.footmania.records import PLUSES, QUESTIONS

NOTES = {1: 20, 5: 10, 10: 12, 50: 8}
"""The 50 banknotes of FM-05: whoever begins with 7,000,000 gets some of each (FM-24)."""
TOKENS = {"token-trainee": 20, "token-star": 24, "token-points-1": 12, "token-points-2": 16}
"""One sheet of them (FM-04)."""
TABLEAUX = len(SEATS)
"""FM-06."""

_LINES = ((1,), (2, 3, 4, 5), (6, 7, 8), (9, 10, 11))
_WIDTH, _HEIGHT, _HEAD = 720, 500, 64


def printed(words: Words) -> Printed:
    """Six decks, the board, money, counters, technical sheets, pawns and the die."""
    home, abroad = ("national", "foreign")
    pieces = (
        Cards("printed-nationals", _men(home)),
        Cards("printed-foreigners", _men(abroad)),
        Cards("printed-pluses", _pluses()),
        Cards("printed-questions", tuple(Copies(f"question-{id}", 1, "back-question") for id in QUESTIONS)),
        Cards("printed-euromatches", tuple(Copies(f"team-{id}", 1, "back-euromatch") for id in _teams())),
        Board("printed-board", 405, "board"),
        Counters("printed-tableaux", 180, (Copies("printed-tableau", TABLEAUX),)),
        Counters("printed-notes", 62, tuple(Copies(f"money-{value}", many) for value, many in NOTES.items())),
        Counters("printed-tokens", 22, tuple(Copies(token, many) for token, many in TOKENS.items())),
        Pawns("printed-pawns", 18, tuple(Copies(f"pawn-{code.letter}") for code in SEATS)),
        Dice("printed-die", 18, (tuple(f"die-{value}" for value in range(1, 7)),)),
    )
    drawn = artwork(words)
    pawns = (pawn(f"pawn-{code.letter}", code) for code in SEATS)
    return Printed(added(drawn, _tableau(words), *pawns, *_backs(drawn)), pieces)


def _men(pile: str) -> tuple[Copies, ...]:
    """On the back of a footballer stands what he costs (FM-A4)."""
    return tuple(Copies(f"footballer-{man.name}", 1, _back(man)) for man in squad() if man.pile == pile)


def _back(man: Footballer) -> str:
    return f"back-{man.pile}-{man.price}"


def _backs(drawn: Artwork) -> list[Drawing]:
    """Either pile with the shape and the letter of its squares on the board: paper may be grey."""
    codes = {"national": GROUPS["blue"], "foreign": GROUPS["red"]}
    piles = {_back(man): man.pile for man in squad()}
    return [marked(drawn, back, badge(codes[pile], 126, 62, 24)) for back, pile in piles.items()]


def _pluses() -> tuple[Copies, ...]:
    plus = contents(PACKAGE)["plus"]
    return tuple(Copies(f"plus-{id}", plus.get(id, 0), "back-plus") for id in PLUSES)


def _teams() -> list[str]:
    return list(contents(PACKAGE)["teams"])


def _tableau(words: Words) -> Drawing:
    """The technical sheet: eleven places, each with room to write who plays there and his stars."""
    title, sheet = words("title"), words("printed-tableau")
    paper = rect(2, 2, _WIDTH - 4, _HEIGHT - 4, rx=14, fill=STOCK, **outline(4))
    head = path(f"M4 16Q4 4 16 4H{_WIDTH - 16}Q{_WIDTH - 4} 4 {_WIDTH - 4} 16V{_HEAD}H4Z", fill=AUBERGINE)
    names = text(title, 24, 48, 38, MUSTARD, face=SCRIPT, anchor="start")
    names += text(sheet, _WIDTH - 24, 46, fitting(sheet, 330, 24, TEXT), WHITE, face=TEXT, anchor="end")
    grass = group(pitch(_WIDTH - 32, _HEIGHT - _HEAD - 32, 54, 3), transform=moved(16, _HEAD + 16))
    places = "".join(
        _place(number, 106 + 168 * column, _HEAD + 16 + (_HEIGHT - _HEAD - 32) * (row + 0.5) / len(numbers))
        for column, numbers in enumerate(_LINES)
        for row, number in enumerate(numbers)
    )
    return Drawing("printed-tableau", _WIDTH, _HEIGHT, paper + head + names + grass + places)


def _place(number: int, x: float, y: float) -> str:
    slip = rect(x - 76, y - 36, 152, 72, rx=10, fill=STOCK, **outline(3))
    rules = path(f"M{x - 22:g} {y - 4:g}h86M{x - 22:g} {y + 24:g}h86", **line(1.5))
    size = fitting(str(number), 42, 34)
    return slip + text(str(number), x - 49, round(y + 0.36 * size, 1), size, INK) + rules
