"""The cards of one box as bit sets, made once and shared by every state.

Cards are numbered in the order of FC-D2: Attackers by squares, then straight, left, right, then hand, red,
blue; then Free kicks, Goalkeepers, Corners and the Penalty. A box of one's own may have other symbols first:
then its cards are shown, and the first of them found, as they are printed there, while the numbers stay.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, listed
from ludofoot.games.football_a_la_carte.records import FACES
from ludofoot.games.football_a_la_carte.rules.pitch import (
    COLUMNS,
    FATES,
    LANDED,
    LEFT,
    RIGHT,
    ROWS,
    SHOT,
    STRAIGHT,
    in_area,
    run,
)

# The order of FACES in the records: nine Attackers for each number of squares, then the other kinds.
SYMBOLS: Final = 3
FIRST_FREE_KICK: Final = 63
FIRST_KEEPER: Final = 70
KEEPER_LEFT: Final = 72
KEEPER_RIGHT: Final = 73
CORNER_RED: Final = 74
CORNER_BLUE: Final = 75
PENALTY: Final = 76
NO_FACE: Final = 77

# What an Attacker has in its upper left corner (FC-26); a Corner card has a flag too (FC-50).
NO_SYMBOL: Final = -1
HAND: Final = 0
RED_FLAG: Final = 1
BLUE_FLAG: Final = 2

FACE_NUMBERS: Final[dict[str, int]] = {face: number for number, face in enumerate(FACES)}


@final
class Deck:
    """Which bits are which cards."""

    def __init__(self, printed: list[int]) -> None:
        """`printed` has the face of each card, in the order of the box."""
        faces = sorted(printed)
        self.faces: list[int] = faces
        # For each face how many cards are printed before it; nothing where that is the order of the numbers.
        self.before: list[int] = [] if faces == printed else places(printed)
        self.every: i64 = bit(len(faces)) - 1
        self.attackers: i64 = gathered([card for card, face in enumerate(faces) if face < FIRST_FREE_KICK])
        self.free_kicks: i64 = cards_between(faces, FIRST_FREE_KICK, FIRST_KEEPER)
        self.keepers: i64 = cards_between(faces, FIRST_KEEPER, CORNER_RED)
        self.corners: i64 = cards_between(faces, CORNER_RED, PENALTY)
        self.penalties: i64 = cards_between(faces, PENALTY, NO_FACE)
        self.stoppers: i64 = self.keepers | self.corners  # FC-46, FC-48
        self.of_face: list[int] = [cards_between(faces, face, face + 1) for face in range(len(FACES))]

        # For each way and square the cards that shoot from there, and those that reach the penalty area: made
        # when somebody first thinks about it.
        self.shooting: list[int] = []
        self.reaching: list[int] = []

    def study(self) -> None:
        """Looks once from every square, first upward, then downward."""
        if self.shooting:
            return
        attackers = listed(self.attackers)
        for way in range(2):
            upward = way == 0
            for square in range(ROWS * COLUMNS):
                ends = [flight(self.faces[card], square, upward) for card in attackers]
                shots = [card for card, end in zip(attackers, ends, strict=True) if end % FATES == SHOT]
                reaching = [
                    card
                    for card, end in zip(attackers, ends, strict=True)
                    if end % FATES == LANDED and in_area(end // FATES, upward)
                ]
                self.shooting.append(gathered(shots))
                self.reaching.append(gathered(reaching))

    def face_of(self, card: i64) -> i64:
        """The face of a card."""
        return self.faces[card]

    def as_printed(self, cards: i64) -> list[int]:
        """The faces of these cards, in the order of the box (FC-A51)."""
        found = [self.faces[card] for card in listed(cards)]
        if self.before:
            before = self.before
            found.sort(key=lambda face: before[face])
        return found

    def first_face(self, cards: i64) -> i64:
        """The face of the first of these cards, in the order of the box (FC-A51)."""
        return self.as_printed(cards)[0]

    def cards_of(self, face: i64) -> i64:
        """The cards with this face."""
        return self.of_face[face]


def places(printed: list[int]) -> list[int]:
    """For each face how many cards are printed before its first one."""
    return [printed.index(face) if face in printed else len(printed) for face in range(len(FACES))]


def cards_between(faces: list[int], first: int, last: int) -> i64:
    """The cards with a face from `first` to just before `last`."""
    return gathered([card for card, face in enumerate(faces) if first <= face < last])


def is_free_kick(face: i64) -> bool:
    """Whether this is the face of a Free kick."""
    return FIRST_FREE_KICK <= face < FIRST_KEEPER


def squares_on(face: i64) -> i64:
    """FC-22: the figure on an Attacker or a Free kick."""
    return face // 9 + 1 if face < FIRST_FREE_KICK else face - FIRST_FREE_KICK + 1


def arrow_on(face: i64) -> i64:
    """FC-21: the arrow on an Attacker."""
    return face // SYMBOLS % 3


def symbol_on(face: i64) -> i64:
    """FC-26, FC-50, FC-A20: the hand or flag on an Attacker, the flag on a Corner."""
    if face < FIRST_FREE_KICK:
        return face % SYMBOLS
    if face == CORNER_RED:
        return RED_FLAG
    return BLUE_FLAG if face == CORNER_BLUE else NO_SYMBOL


def flight(face: i64, square: i64, upward: bool) -> i64:
    """Where an Attacker or a Goalkeeper takes the ball, as `pitch.run` says it."""
    if face < FIRST_FREE_KICK:
        return run(square, upward, arrow_on(face), squares_on(face))
    if face < KEEPER_LEFT:
        return run(square, upward, STRAIGHT, face - FIRST_KEEPER + 4)
    end = run(square, upward, LEFT if face == KEEPER_LEFT else RIGHT, 2)
    if end % FATES != LANDED:  # FC-A13: the rest of the path is lost
        return end
    return run(end // FATES, upward, STRAIGHT, 3)


def legs_of(face: i64) -> list[tuple[int, int]]:
    """FC-47: the arrows on a card, each with its direction and number of squares."""
    if face < FIRST_FREE_KICK:
        return [(arrow_on(face), squares_on(face))]
    if face < KEEPER_LEFT:
        return [(STRAIGHT, face - FIRST_KEEPER + 4)]
    return [(LEFT if face == KEEPER_LEFT else RIGHT, 2), (STRAIGHT, 3)]
