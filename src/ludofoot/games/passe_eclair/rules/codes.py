"""Every move but the sealed ones has a number: what simulation works with instead of records.

0-21 lay a card of that face; then the words, the exchange with a seat, the choices of the ready step.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.games.passe_eclair.records import (
    FACES,
    Challenge,
    Decline,
    Lay,
    LetStand,
    NoMichi,
    PEMove,
    Ready,
    Swap,
)
from ludofoot.games.passe_eclair.rules.cards import MICHI
from ludofoot.games.passe_eclair.rules.position import Position
from ludofoot.games.passe_eclair.rules.rounds import ready_choices

DECLINE: Final = 22
NO_MICHI: Final = 23
CHALLENGE_IT: Final = 24
LET_STAND: Final = 25
FIRST_SWAP: Final = 26
FIRST_READY: Final = 32


def move_of(position: Position, seat: i64, code: i64) -> PEMove:
    """The move with this number."""
    if code <= MICHI:
        return Lay(FACES[code], position.tops)
    if code == DECLINE:
        return Decline(position.tops)
    if code == NO_MICHI:
        return NoMichi(position.tops)
    if code == CHALLENGE_IT:
        return Challenge(position.tops)
    if code == LET_STAND:
        return LetStand(position.tops)
    if code < FIRST_READY:
        return Swap(code - FIRST_SWAP)
    return Ready(position.face_words(ready_choices(position, seat)[code - FIRST_READY]))
