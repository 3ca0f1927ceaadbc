"""Who owns what, and where every card lies."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import listed, size
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.core.pile import Stack, Urn
from ludofoot.core.state import State
from ludofoot.games.footmania.records import FMMove
from ludofoot.games.footmania.rules.album import NATIONAL, Album, every_question, every_team
from ludofoot.games.footmania.rules.board import CENTRE, NOWHERE

NO_CARD: Final = -1
START_MONEY: Final = 70  # FM-24: 7,000,000


class Belongings(State[FMMove]):
    """The pawns, the clubs and the piles."""

    def __init__(self, album: Album, seats: i64, chance: Chance) -> None:
        self.album: Album = album
        self.seats: i64 = seats
        self.chance: Chance = chance
        self.square: PerSeat = PerSeat(CENTRE)  # FM-26, FM-A32
        self.came: PerSeat = PerSeat(NOWHERE)
        # ---- what they own
        self.cash: PerSeat = PerSeat(START_MONEY)
        self.sponsors: PerSeat = PerSeat(0)
        self.pluses: PerSeat = PerSeat(0)
        self.won: PerSeat = PerSeat(0)
        self.pennants: PerSeat = PerSeat(0)
        self.points: PerSeat = PerSeat(0)
        self.squads: list[list[int]] = [[] for _ in range(seats)]
        # ---- who knows where a card is
        self.known: list[int] = [0] * album.count
        self.plus_known: list[int] = [0] * len(album.pluses)
        # ---- piles
        self.national: Stack = Stack(album.national)
        self.foreign: Stack = Stack(album.foreign)
        self.plus_pile: Urn = Urn(album.every_plus)  # FM-A54: an urn is shuffled
        self.question_pile: Urn = Urn(every_question())
        self.euro_pile: Urn = Urn(every_team())
        self.pactole: i64 = 0  # FM-A33

    def luck(self) -> Chance:
        return self.chance

    def pile(self, which: i64) -> Stack:
        """The national and international pile, or the foreign one (FM-20, FM-21)."""
        return self.national if which == NATIONAL else self.foreign

    def held(self, seat: i64, kind: i64) -> i64:
        """This seat's plus cards of a kind, as a set."""
        return self.pluses.get(seat) & self.album.of_plus[kind]

    # ---- copies and comparison

    def copy_belongings(self, twin: Belongings) -> None:
        """Gives another game with the same box everything but the chance."""
        twin.square = self.square.copy()
        twin.came = self.came.copy()
        twin.cash = self.cash.copy()
        twin.sponsors = self.sponsors.copy()
        twin.pluses = self.pluses.copy()
        twin.won = self.won.copy()
        twin.pennants = self.pennants.copy()
        twin.points = self.points.copy()
        twin.squads = [squad.copy() for squad in self.squads]
        twin.known = self.known.copy()
        twin.plus_known = self.plus_known.copy()
        twin.national = self.national.copy()
        twin.foreign = self.foreign.copy()
        twin.plus_pile = self.plus_pile.copy()
        twin.question_pile = self.question_pile.copy()
        twin.euro_pile = self.euro_pile.copy()
        twin.pactole = self.pactole

    def per_seat(self, numbers: PerSeat) -> list[int]:
        """One number a seat."""
        return [numbers.get(seat) for seat in range(self.seats)]

    def plus_facts(self, cards: list[int]) -> list[list[int]]:
        """Plus cards as kinds, with who knows of each: copies of a card are the same to everybody."""
        return [[self.album.pluses[card], self.plus_known[card]] for card in cards]

    def belongings(self) -> dict[str, object]:
        """Everything here, for comparison."""
        hands = [sorted(self.plus_facts(listed(self.pluses.get(seat)))) for seat in range(self.seats)]
        return {
            "square": self.per_seat(self.square),
            "came": self.per_seat(self.came),
            "cash": self.per_seat(self.cash),
            "sponsors": self.per_seat(self.sponsors),
            "pluses": hands,
            "won": self.per_seat(self.won),
            "pennants": self.per_seat(self.pennants),
            "points": self.per_seat(self.points),
            "squads": self.squads,
            "known": self.known,
            "national": stack_facts(self.national),
            "foreign": stack_facts(self.foreign),
            "plus": [[self.album.pluses[card] for card in listed(self.plus_pile.loose)]],
            "plus_under": self.plus_facts(list(self.plus_pile.under)),
            "questions": [self.question_pile.loose, self.question_pile.under],
            "euro": [self.euro_pile.loose, self.euro_pile.under],
            "pactole": self.pactole,
        }

    def owned(self) -> dict[str, int]:
        """How many cards of each deck are in clubs and piles."""
        footballers: i64 = len(self.national) + len(self.foreign)
        pluses: i64 = self.plus_pile.count()
        questions: i64 = self.question_pile.count()
        teams: i64 = self.euro_pile.count()
        for seat in range(self.seats):
            footballers += len(self.squads[seat])
            pluses += size(self.pluses.get(seat))
            questions += size(self.sponsors.get(seat))
            teams += size(self.won.get(seat))
        return {"footballers": footballers, "plus": pluses, "questions": questions, "teams": teams}


def stack_facts(pile: Stack) -> object:
    """A pile whose loose cards have no order."""
    return [pile.top, sorted(pile.loose), pile.under]
