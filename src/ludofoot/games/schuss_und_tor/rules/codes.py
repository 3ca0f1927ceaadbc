"""Every move has a number: what the rules work with, and what simulation never has to build a record for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.games.schuss_und_tor.records import (
    FACES,
    NAMES,
    Concede,
    Decline,
    End,
    Foul,
    Keep,
    Lay,
    Pass,
    PlayOn,
    STMove,
    Stop,
    Take,
)
from ludofoot.games.schuss_und_tor.rules.cards import BOMBER

# 0-24 a footballer, 25 the Tormann, 26-30 a Bomber with one of five calls, then the moves that lay nothing.
FIRST_BOMBER_LAY: Final = 26
PASS: Final = 31
STOP: Final = 32
CONCEDE: Final = 33
FIRST_FOUL: Final = 34
TAKE: Final = 38
KEEP: Final = 39
DECLINE: Final = 40
PLAY_ON: Final = 41
END: Final = 42

MOVES: Final[list[STMove]] = [
    *(Lay(face) for face in FACES[:BOMBER]),
    *(Lay("bomber", name) for name in NAMES),
    Pass(),
    Stop(),
    Concede(),
    *(Foul(seat) for seat in range(4)),
    Take(),
    Keep(),
    Decline(),
    PlayOn(),
    End(),
]
CODES: Final[dict[STMove, int]] = {move: code for code, move in enumerate(MOVES)}


def code_of(move: STMove) -> i64:
    """The number of a legal move: one look-up is quicker than asking the move for its fields."""
    return CODES[move]
