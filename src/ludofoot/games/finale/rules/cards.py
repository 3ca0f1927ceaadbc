"""The cards of one box as numbers, made once and shared by every state.

Footballers of a colour and tactic cards are numbered from 0 in the order of FI-D2 and FI-D3.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered
from ludofoot.games.finale.records import PRESETS

# Colours, lines, slots, symbols: the order of the records.
BLUE: Final = 0
RED: Final = 1
GOAL: Final = 0
DEFENCE: Final = 1
MIDFIELD: Final = 2
ATTACK: Final = 3
ANYBODY: Final = 4
CROSS: Final = 1
YELLOW: Final = 2
RED_CARD: Final = 3

SCHLUSSKARTE: Final = 5
CARD_COUNT: Final = 30
MAN_COUNT: Final = 30
NONE: Final = 63

# Which of the four groups of slots of a tactic card.
LEFT: Final = 0
RIGHT: Final = 1
APPROACH: Final = 0
SHOT: Final = 1

KIND_LETTERS: Final = "GDMA?"
SYMBOL_LETTERS: Final = "-XYR"


def man_number(kind: str, value: int, strengths: list[int], symbols: str) -> int:
    """A footballer in one number: 3 bits a strength, then 2 a symbol, 2 for the kind, 4 for the value."""
    found = 0
    for state in range(4):
        found += strengths[state] * 8**state
        found += SYMBOL_LETTERS.index(symbols[state]) * 4096 * 4**state
    return found + KIND_LETTERS.index(kind) * 1048576 + value * 4194304


def tactic_number(value: int, groups: list[str], arrow: str) -> int:
    """A tactic card in one number: 3 bits for the value, 3 for the arrow, 11 for each group of slots."""
    found = value + (KIND_LETTERS.index(arrow) * 8 if arrow else 0)
    for place, group in enumerate(groups):
        packed = len(group)
        for slot, kind in enumerate(group):
            packed += KIND_LETTERS.index(kind) * 4 * 8**slot
        found += packed * 64 * 2048**place
    return found


def strength_in(man: i64, state: i64) -> i64:
    """How many balls are on top in this state (FI-51)."""
    return (man >> (3 * state)) & 7


def symbol_in(man: i64, state: i64) -> i64:
    """The symbol in the upper right corner in this state (FI-55)."""
    return (man >> (12 + 2 * state)) & 3


def kind_of(man: i64) -> i64:
    """The line shown on his card."""
    return (man >> 20) & 3


def value_of(man: i64) -> i64:
    """The number to the right of his name (FI-14)."""
    return (man >> 22) & 15


@final
class Cards:
    """Which numbers are which cards."""

    def __init__(
        self,
        *,
        men: list[list[int]],
        starters: list[int],
        benches: list[int],
        tactics: list[int],
        colours: list[str],
        die: list[int],
    ) -> None:
        """`men[colour][k]` and `tactics[k]` are packed cards; starters and benches are the beginner sets."""
        self.men: list[list[int]] = men
        self.starters: list[int] = starters
        self.benches: list[int] = benches
        self.tactics: list[int] = tactics
        self.kinds: list[list[int]] = [
            [gathered([k for k, man in enumerate(team) if kind_of(man) == kind]) for kind in range(4)]
            for team in men
        ]
        self.of_value: list[int] = [
            gathered([k for k in range(CARD_COUNT) if k != SCHLUSSKARTE and tactics[k] & 7 == value])
            for value in range(6)
        ]
        # FI-A3: the Schlusskarte is one of the six white cards, but never part of a deck.
        whites = [k for k in range(CARD_COUNT) if colours[k] == "white" and k != SCHLUSSKARTE]
        self.white: i64 = gathered(whites)
        self.presets: list[int] = [
            gathered([k for k in range(CARD_COUNT) if colours[k] == colour]) for colour in PRESETS
        ]
        self.every: i64 = (bit(CARD_COUNT) - 1) & ~bit(SCHLUSSKARTE)
        self.faces: i64 = sum(face * 4**place for place, face in enumerate(die))
        self.first_face: list[int] = [die.index(roll) + 1 for roll in range(4)]
        self.die: list[int] = die

    def value(self, card: i64) -> i64:
        """The value of a tactic card."""
        found: i64 = self.tactics[card]
        return found & 7

    def arrow(self, card: i64) -> i64:
        """The kind that may be used again in the shot (FI-72); 0 for none."""
        found: i64 = self.tactics[card]
        return (found >> 3) & 7

    def slots(self, card: i64, phase: i64, side: i64) -> i64:
        """A group of slots: their number in 2 bits, then 3 bits each (FI-45, FI-46, FI-68, FI-69)."""
        found: i64 = self.tactics[card]
        return (found >> (6 + 11 * (2 * phase + side))) & 2047

    def has_approach(self, card: i64) -> bool:
        """FI-67: some cards have none."""
        return self.slots(card, APPROACH, LEFT) != 0


def slot_count(slots: i64) -> i64:
    """How many slots a group has."""
    return slots & 3


def slot_kind(slots: i64, place: i64) -> i64:
    """The kind that a slot shows."""
    return (slots >> (2 + 3 * place)) & 7
