"""The deal and the end: what begins and what closes a game and its extra time."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.outcome import ranked
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Sink
from ludofoot.games.schuss_und_tor.records import (
    FACES,
    Dealt,
    ExtraTime,
    FullTime,
    GameOver,
    LastCardLaid,
    OpenerDrawn,
)
from ludofoot.games.schuss_und_tor.rules.choosing import Choosing
from ludofoot.games.schuss_und_tor.rules.deck import (
    Deck,
)
from ludofoot.games.schuss_und_tor.rules.position import (
    FRESH,
    FULL_TIME,
    NOBODY,
    OVER,
    SERVE,
)


class Ending(Choosing):
    """From a full pile to full hands, and from a last card to an outcome."""

    def deal(self, count: i64) -> None:
        """Deals so many cards to each (ST-09); the rest are the undealt ones (ST-14)."""
        cards: i64 = self.greens
        for seat in range(self.seats):
            hand: i64 = self.chance.hand(cards, count)
            cards ^= hand
            self.hands.put(seat, hand)
        self.undealt.loose = cards
        self.undealt.under = ()

    def hand_over(self) -> None:
        """The player to the left serves (ST-19)."""
        self.turn = self.left_of(self.turn)
        self.step = SERVE

    def last_card(self, out: Sink) -> None:
        """ST-56, ST-57, ST-A20: whoever sits to the left serves one more card."""
        seat = self.turn
        self.hand_over()
        self.last_server = self.turn
        if out.on:
            out.tell(LastCardLaid(clause="ST-56", seat=seat, server=self.turn))

    def full_time(self, out: Sink) -> None:
        """ST-58: over, unless somebody holds the Schiedsrichter (ST-52)."""
        if out.on:
            out.tell(FullTime(clause="ST-58"))
        owner = self.whistle_owner()
        if owner == NOBODY:
            self.end(out)
        else:
            self.turn = owner
            self.step = FULL_TIME

    def play_extra_time(self, out: Sink) -> None:
        """ST-53 to ST-55, ST-A21."""
        owner = self.turn
        self.before.put(owner, self.before.get(owner) & ~self.deck.whistle)
        self.whistle_used = True
        self.extra_time = True
        self.laid = []
        self.under_seen = ()
        self.tracked = ()
        self.deal(3)
        self.asked = FRESH
        self.last_server = NOBODY
        self.final_attempt = False
        self.shooter = NOBODY
        self.step = SERVE
        if out.on:
            out.tell(ExtraTime(clause="ST-53", seat=owner))
            self.tell_deal("ST-54", out)

    def end(self, out: Sink) -> None:
        """ST-59: most goals win; shared victory on a tie (ST-A23)."""
        self.step = OVER
        if out.on:
            result = self.outcome()
            assert result is not None
            out.tell(GameOver(clause=result.clause, goals=result.scores, winners=result.winners))

    def outcome(self) -> Outcome | None:
        return ranked(self.goals(), "ST-59", "ST-A23") if self.step == OVER else None

    def tell_start(self, by_lot: bool, out: Sink) -> None:
        """The events of a game that has just been dealt."""
        if by_lot:
            out.tell(OpenerDrawn(clause="ST-A28", seat=self.turn))
        self.tell_deal(deal_clause(self.seats), out)

    def tell_deal(self, clause: str, out: Sink) -> None:
        """Each seat sees its own cards."""
        for seat in range(self.seats):
            faces = tuple([FACES[face] for face in self.faces(self.hands.get(seat))])
            masked = Dealt(clause=clause, seat=seat, count=len(faces))
            out.tell_apart([seat], Dealt(clause=clause, seat=seat, count=len(faces), faces=faces), masked)


def hand_size(seats: i64) -> i64:
    """ST-11 to ST-13."""
    return 11 if seats == 2 else 10 if seats == 3 else 8


def deal_clause(seats: i64) -> str:
    """The clause of the deal."""
    return "ST-11" if seats == 2 else "ST-12" if seats == 3 else "ST-13"


def greens_for(deck: Deck, seats: i64) -> i64:
    """The green cards of this player count: as many Bomber and Tormann as players (ST-16, ST-17, ST-A24)."""
    return deck.every & ~surplus(deck.tormann, seats) & ~surplus(deck.bomber, seats)


def surplus(jokers: i64, seats: i64) -> i64:
    """The jokers that are taken out: all but one for each player."""
    for _ in range(seats):
        jokers &= jokers - 1
    return jokers
