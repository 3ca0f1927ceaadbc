"""The cards and tokens of one box as bit sets, made once and shared by every state.

Cards are numbered in the order of PE-D1: wild guys row by row, then dogs, then Gros Michis.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, shifted, size
from ludofoot.games.passe_eclair.records import FACES, TOKENS

NAME_COUNT: Final = 5
RECEIVERS: Final = 4
"""Nobody passes to himself (PE-21)."""
DOG: Final = 20
MICHI: Final = 21
POINT_TOKENS: Final = 3
"""The tokens before this one in TOKENS carry 1, 2, 3 points; the others show a wild guy."""

FACE_NUMBERS: Final[dict[str, int]] = {face: number for number, face in enumerate(FACES)}
TOKEN_NUMBERS: Final[dict[str, int]] = {token: number for number, token in enumerate(TOKENS)}


def large(face: i64) -> i64:
    """Who has the ball on a wild guy's card (PE-22)."""
    return face // RECEIVERS


def small(face: i64) -> i64:
    """Who is to receive it (PE-23)."""
    place = face % RECEIVERS
    return place if place < face // RECEIVERS else place + 1


@final
class Deck:
    """Which bits are which cards and tokens."""

    def __init__(self, cards: list[int], victory: list[int], consolation: list[int]) -> None:
        """`cards[k]` is the face of card k, `victory[k]` and `consolation[k]` the kind of token k."""
        self.cards: list[int] = cards
        self.victory: list[int] = victory
        self.consolation: list[int] = consolation
        self.every: i64 = bit(len(cards)) - 1
        self.every_victory: i64 = bit(len(victory)) - 1
        self.every_consolation: i64 = bit(len(consolation)) - 1
        self.of_face: list[int] = sorted_out(cards, len(FACES))
        self.of_victory: list[int] = sorted_out(victory, len(TOKENS))
        self.of_consolation: list[int] = sorted_out(consolation, len(TOKENS))
        self.dogs: i64 = self.of_face[DOG]
        self.michis: i64 = self.of_face[MICHI]
        self.guys: i64 = self.every & ~self.dogs & ~self.michis
        self.leon: i64 = cards_with_large(cards, 0)
        self.marlon: i64 = cards_with_large(cards, 1)
        self.rocce: i64 = cards_with_large(cards, 2)
        self.fabi: i64 = cards_with_large(cards, 3)
        self.vanessa: i64 = cards_with_large(cards, 4)
        most = max([size(self.of_face[face]) for face in range(DOG)])
        # same_below[d - 1]: the wild guys whose d-th card below has the same face.
        self.same_below: list[int] = [
            gathered([card for card in range(d, len(cards)) if cards[card] == cards[card - d] < DOG])
            for d in range(1, most)
        ]
        self.copies: i64 = most

    def face_of(self, card: i64) -> i64:
        """The face of a card."""
        return self.cards[card]

    def with_large(self, name: i64) -> i64:
        """The wild guys with this large motif."""
        if name < 2:
            return self.leon if name == 0 else self.marlon
        if name == 2:
            return self.rocce
        return self.fabi if name == 3 else self.vanessa

    def one_each(self, guys: i64) -> i64:
        """One card of each face among these wild guys: the lowest of its copies."""
        found = guys
        for d in range(self.copies - 1):
            same: i64 = self.same_below[d]
            found &= ~(shifted(guys, d + 1) & same)
        return found

    def points_in(self, victory: i64, consolation: i64) -> i64:
        """The goal points on these tokens: both kinds count alike (PE-66)."""
        points: i64 = 0
        for token in range(POINT_TOKENS):
            ours: i64 = size(victory & self.of_victory[token]) + size(
                consolation & self.of_consolation[token]
            )
            points += (token + 1) * ours
        return points


def sorted_out(kinds: list[int], count: int) -> list[int]:
    """For each kind the set of those that are of it."""
    return [
        gathered([place for place, kind in enumerate(kinds) if kind == wanted]) for wanted in range(count)
    ]


def cards_with_large(cards: list[int], name: int) -> i64:
    """The cards whose large motif this is."""
    return gathered([card for card, face in enumerate(cards) if face < DOG and face // RECEIVERS == name])
