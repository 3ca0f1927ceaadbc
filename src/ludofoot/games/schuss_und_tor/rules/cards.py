"""The cards of one box as bit sets, made once and shared by every state.

Green cards are numbered in the order of ST-D1: named footballers row by row, then Tormann, then Bomber.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, size
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES

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

# Green cards by what they can answer: the five first names, then these.
TORMANN_KIND: Final = 5
BOMBER_KIND: Final = 6
KINDS: Final = 7

FACE_NUMBERS: Final[dict[str, int]] = {face: number for number, face in enumerate(FACES)}


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
        self.fritz: i64 = cards_from(greens, 0)
        self.max: i64 = cards_from(greens, 1)
        self.otto: i64 = cards_from(greens, 2)
        self.willi: i64 = cards_from(greens, 3)
        self.luigi: i64 = cards_from(greens, 4)
        self.of_face: list[int] = [
            gathered([card for card, face in enumerate(greens) if face == wanted])
            for wanted in range(len(FACES))
        ]
        self.every_action: i64 = bit(len(actions)) - 1
        self.of_action: list[int] = [
            gathered([card for card, kind in enumerate(actions) if kind == wanted])
            for wanted in range(len(ACTIONS))
        ]
        # Without copies among the named footballers card k has face k, and a random move may count cards.
        self.twins: bool = max(size(self.of_face[face]) for face in range(TORMANN)) > 1
        self.two_goals: i64 = self.of_action[ZWEI_TORE]
        self.whistle: i64 = self.of_action[SCHIEDSRICHTER]

    def face_of(self, card: i64) -> i64:
        """The face of a green card."""
        if card < TORMANN and not self.twins:
            return card
        return self.greens[card]

    def cards_of(self, face: i64) -> i64:
        """The green cards with this face."""
        if face == TORMANN:
            return self.tormann
        if face == BOMBER:
            return self.bomber
        if self.twins:
            return self.of_face[face]
        return bit(face)

    def from_name(self, name: i64) -> i64:
        """The named footballers that begin with this name."""
        if name < 2:
            return self.fritz if name == 0 else self.max
        if name == 2:
            return self.otto
        return self.willi if name == 3 else self.luigi

    def of_kinds(self, kinds: i64) -> i64:
        """The green cards of these kinds, given as bits."""
        found: i64 = 0
        for name in range(NAME_COUNT):
            if kinds & bit(name):
                found |= self.from_name(name)
        if kinds & bit(TORMANN_KIND):
            found |= self.tormann
        return found | self.bomber if kinds & bit(BOMBER_KIND) else found

    def action_of(self, card: i64) -> i64:
        """The kind of an action card."""
        return self.actions[card]

    def stoppers(self, action: i64) -> i64:
        """The green cards that prevent a goal (ST-38, ST-41, ST-42; no other, ST-A6)."""
        if action < FIRST_BOMBER:
            return self.from_name(action - FIRST_PARRIED)
        return self.bomber if action < FIRST_TORMANN else self.tormann

    def goals_in(self, cards: i64) -> i64:
        """The goals that these action cards are worth before a player (ST-35 to ST-37)."""
        return size(cards & ~self.whistle) + size(cards & self.two_goals)


def kind_of(face: int) -> int:
    """What a card of this face can answer."""
    if face < TORMANN:
        return face // NAME_COUNT
    return TORMANN_KIND if face == TORMANN else BOMBER_KIND


def cards_from(greens: list[int], name: int) -> i64:
    """The cards whose first name this is."""
    return gathered(
        [card for card, face in enumerate(greens) if face < TORMANN and face // NAME_COUNT == name]
    )
