"""The cards of one box as bit sets, made once and shared by every state.

Green cards are numbered in the order of ST-D1: named footballers row by row, then Tormann, then Bomber.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, size
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, NAMES, Lay, STMove

NAME_COUNT: Final = 5
TORMANN: Final = 25
BOMBER: Final = 26

# The order of ACTIONS in the records.
TOR: Final = 0
ZWEI_TORE: Final = 1
FIRST_PARRIED: Final = 2
FIRST_BOMBER: Final = 7
FIRST_TORMANN: Final = 9
HAND: Final = 11
AUS: Final = 12
FOUL: Final = 13
VERLETZT: Final = 14
SCHIEDSRICHTER: Final = 15

# What can be laid: 25 footballers, the Tormann, and a Bomber with each of five calls.
LAYS: Final[list[STMove]] = [
    *(Lay(face) for face in FACES[:BOMBER]),
    *(Lay("bomber", name) for name in NAMES),
]
CODES: Final[dict[str, int]] = {face: code for code, face in enumerate(FACES)}
NAME_NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


@final
class Deck:
    """Which bits are which cards."""

    def __init__(self, greens: list[int], actions: list[int]) -> None:
        """`greens[k]` is the face of green card k, `actions[k]` the kind of action card k."""
        self.greens: list[int] = greens
        self.actions: list[int] = actions
        self.named: i64 = gathered([card for card, face in enumerate(greens) if face < TORMANN])
        self.tormann: i64 = gathered([card for card, face in enumerate(greens) if face == TORMANN])
        self.bomber: i64 = gathered([card for card, face in enumerate(greens) if face == BOMBER])
        self.every: i64 = self.named | self.tormann | self.bomber
        self.of_name: list[int] = [
            gathered([card for card, face in enumerate(greens) if face < TORMANN and face // NAME_COUNT == name])
            for name in range(NAME_COUNT)
        ]
        self.of_face: list[int] = [
            gathered([card for card, face in enumerate(greens) if face == wanted]) for wanted in range(len(FACES))
        ]
        self.every_action: i64 = bit(len(actions)) - 1
        self.of_action: list[int] = [
            gathered([card for card, kind in enumerate(actions) if kind == wanted]) for wanted in range(len(ACTIONS))
        ]
        # Copies among the named footballers: then a random move must count faces, not cards.
        self.twins: bool = max(size(self.of_face[face]) for face in range(TORMANN)) > 1

    def face_of(self, card: i64) -> i64:
        """The face of a green card."""
        return self.greens[card]

    def action_of(self, card: i64) -> i64:
        """The kind of an action card."""
        return self.actions[card]

    def stoppers(self, action: i64) -> i64:
        """The green cards that prevent a goal (ST-38, ST-41, ST-42; no other, ST-A6)."""
        if action < FIRST_BOMBER:
            return self.of_name[action - FIRST_PARRIED]
        return self.bomber if action < FIRST_TORMANN else self.tormann

    def goals_in(self, cards: i64) -> i64:
        """The goals that these action cards are worth before a player (ST-35 to ST-37)."""
        two: i64 = self.of_action[ZWEI_TORE]
        none: i64 = self.of_action[SCHIEDSRICHTER]
        return size(cards & ~none) + size(cards & two)


def lay_code(move: Lay) -> i64:
    """The number of a laying in LAYS; a Bomber without a call counts as calling the first name."""
    code: i64 = CODES[move.face]
    if code == BOMBER and move.call is not None:
        code += NAME_NUMBERS[move.call]
    return code
