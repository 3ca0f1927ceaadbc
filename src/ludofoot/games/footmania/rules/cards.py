"""The cards and squares of one box as numbers, made once and shared by every state."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, listed
from ludofoot.games.footmania.records import (
    COLOURS,
    KINDS,
    PLUSES,
    QUESTIONS,
    SPONSORS,
    TEAMS,
    KindText,
    Man,
    SponsorText,
)

PLACES: Final = 11
NATIONAL: Final = 0
FOREIGN: Final = 1

# The order of COLOURS, and their basic strength (FM-34).
RED: Final = 3
BLUE: Final = 2
BASIC: Final = [2, 3, 5, 5]

# The order of KINDS in the records.
CHAMPIONSHIP: Final = 0
PACTOLE: Final = 1
BLUE_SQUARE: Final = 2
RED_SQUARE: Final = 3
PLUS_SQUARE: Final = 4
QUESTION_SQUARE: Final = 5
EURO_SQUARE: Final = 6
FIRST_SPONSOR_SQUARE: Final = 7
CENTRE_SQUARE: Final = 11

# The order of QUESTIONS: two sponsors of each of four kinds, what the bank pays, what is paid, the others.
SPONSOR_CARDS: Final = 8
TESTIMONIAL: Final = 15
FIRST_FINE: Final = 17
BONUSES: Final = 21
ACADEMY: Final = 26
CAMP: Final = 27
VIDEO: Final = 28
SUSPENSION: Final = 29

# The order of PLUSES.
FORM_1: Final = 0
FORM_2: Final = 1
FORM_3: Final = 2
CROWD: Final = 3
INJURY: Final = 4
RED_CARD: Final = 5
LOW_BLOW: Final = 6
FLU: Final = 7
MEDIC: Final = 8
APPEAL: Final = 9
FAIR_PLAY: Final = 10
PLUS_KINDS: Final = 11


@final
class Album:
    """Which number is which card."""

    def __init__(
        self,
        *,
        men: list[Man],
        kinds: list[int],
        amounts: list[int],
        resales: list[int],
        pluses: list[int],
        teams: list[list[int]],
    ) -> None:
        """`amounts` and `resales` go by question card, `pluses[k]` is the kind of plus card k, and a team has
        pennants, strength and receipts."""
        self.men: list[Man] = men
        self.count: int = len(men)
        self.number_of: dict[str, int] = {man.name: card for card, man in enumerate(men)}
        self.places: list[int] = [gathered([place - 1 for place in man.numbers]) for man in men]
        self.stars: list[int] = [man.stars for man in men]
        self.colour: list[int] = [COLOURS.index(man.colour) for man in men]
        self.pile: list[int] = [FOREIGN if man.colour == "red" else NATIONAL for man in men]
        self.price: list[int] = [man.price for man in men]
        self.reduced: list[int] = [man.reduced for man in men]
        self.national: list[int] = [card for card in range(len(men)) if self.pile[card] == NATIONAL]
        self.foreign: list[int] = [card for card in range(len(men)) if self.pile[card] == FOREIGN]
        self.kinds: list[int] = kinds
        self.board: tuple[KindText, ...] = tuple([KINDS[kind] for kind in kinds])
        self.amounts: list[int] = amounts
        self.resales: list[int] = resales
        self.pluses: list[int] = pluses
        self.every_plus: i64 = bit(len(pluses)) - 1
        self.of_plus: list[int] = [
            gathered([card for card, kind in enumerate(pluses) if kind == wanted])
            for wanted in range(len(PLUSES))
        ]
        self.pennants: list[int] = [team[0] for team in teams]
        self.strength: list[int] = [team[1] for team in teams]
        self.receipts: list[int] = [team[2] for team in teams]

    def name(self, card: i64) -> str:
        """A footballer's name."""
        return self.men[card].name

    def plus_kinds(self, cards: i64) -> i64:
        """The kinds among these plus cards, as a set."""
        found: i64 = 0
        for kind in range(PLUS_KINDS):
            if cards & self.of_plus[kind]:
                found |= bit(kind)
        return found


def every_question() -> i64:
    """The whole question-mark deck."""
    return bit(len(QUESTIONS)) - 1


def every_team() -> i64:
    """The whole euromatch deck."""
    return bit(len(TEAMS)) - 1


def sponsor_set(sponsors: tuple[SponsorText, ...]) -> i64:
    """Sponsor cards as a set."""
    found: i64 = 0
    for sponsor in sponsors:
        found |= bit(SPONSORS.index(sponsor))
    return found


def sponsor_words(sponsors: i64) -> tuple[SponsorText, ...]:
    """Sponsor cards by name."""
    return tuple([SPONSORS[card] for card in listed(sponsors)])
