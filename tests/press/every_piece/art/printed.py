"""Ten cards without a back, a large board, a pawn and a die."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.cards import card
from ludofoot.art.contents import Board, Cards, Copies, Dice, Pawns, Printed
from ludofoot.art.kit import artwork
from ludofoot.art.lettering import Words
from ludofoot.art.markup import rect
from ludofoot.art.palette import FIR, RED
from ludofoot.art.pieces import die


def printed(words: Words) -> Printed:
    drawings = [card("plain", FIR), Drawing("field", 800, 1600, rect(0, 0, 800, 1600, fill=FIR))]
    drawings += [Drawing("man", 100, 200, rect(10, 0, 80, 200, fill=RED))]
    drawings += [die(f"die-{value}", value) for value in range(1, 7)]
    pieces = (
        Cards("piece-cards", (Copies("plain", 10),)),
        Board("piece-field", 400, "field"),
        Pawns("piece-pawn", 20, (Copies("man"),)),
        Dice("piece-die", 16, (tuple(f"die-{value}" for value in range(1, 7)),)),
    )
    return Printed(artwork("every-piece", drawings), pieces)
