"""Dealing between players: offers, acceptance, withdrawal and lapse (FM-48 to FM-56, FM-A39 to FM-A53).

Offers are counted apart for each maker and recipient, so that nobody sees a gap where there is something that
he may not see.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed
from ludofoot.core.records import Event
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import DealMade, Offered, OfferLapsed, OfferWithdrawn
from ludofoot.games.footmania.records import SPONSORS, Footballer, Offer, SponsorText
from ludofoot.games.footmania.rules.market import ANY, Market
from ludofoot.games.footmania.rules.position import (
    DEBT,
    EVERYBODY,
    LINE_UPS,
    NOBODY,
    SEATS_AT_MOST,
    TO_ALL,
    Deal,
)

MOST_OFFERS: Final = 20


class Dealing(Market):
    """What happens between two players."""

    # ---- making and finding offers

    def deal_of(self, seat: i64, move: Offer) -> Deal:
        """The offer that a move names, not yet numbered."""
        numbers = self.album.number_of
        deal = Deal(seat, TO_ALL if move.to is None else move.to, 0)
        deal.give = sorted([numbers[name] for name in move.give])
        deal.give_sponsors = sponsor_set(move.give_sponsors)
        deal.give_money = move.give_money
        deal.want = sorted([numbers[name] for name in move.want])
        deal.want_sponsors = sponsor_set(move.want_sponsors)
        deal.want_money = move.want_money
        return deal

    def make_offer(self, seat: i64, deal: Deal, out: Sink) -> None:
        """FM-50, FM-68, FM-69: at any moment of either phase."""
        count = count_place(seat, deal.to)
        self.offer_counts[count] = self.offer_counts[count] + 1
        deal.number = self.offer_counts[count]
        self.offers.append(deal)
        if out.on:
            self.tell_parties(deal, self.offered(deal), out)

    def offered(self, deal: Deal) -> Offered:
        """The event of an offer."""
        return Offered(
            clause="FM-49",
            maker=deal.maker,
            number=deal.number,
            to=None if deal.to == TO_ALL else deal.to,
            give=self.names(deal.give),
            give_sponsors=sponsor_words(deal.give_sponsors),
            give_money=deal.give_money,
            want=self.names(deal.want),
            want_sponsors=sponsor_words(deal.want_sponsors),
            want_money=deal.want_money,
        )

    def names(self, cards: list[int]) -> tuple[Footballer, ...]:
        """Footballers by name."""
        return tuple([self.album.name(card) for card in cards])

    def tell_parties(self, deal: Deal, event: Event, out: Sink) -> None:
        """FM-A53: to all, or to the two alone."""
        if deal.to == TO_ALL:
            out.tell(event)
        else:
            out.tell_apart([deal.maker, deal.to], event, None)

    def find_offer(self, maker: i64, to: i64, number: i64) -> Deal | None:
        """The open offer with this number."""
        for deal in self.offers:
            if deal.maker == maker and deal.to == to and deal.number == number:
                return deal
        return None

    def open_offers(self, seat: i64) -> i64:
        """How many open offers a player has."""
        count: i64 = 0
        for deal in self.offers:
            if deal.maker == seat:
                count += 1
        return count

    # ---- what can be handed over

    def free_cash(self, seat: i64) -> i64:
        """FM-A6: the amount of a standing bid cannot go into a deal."""
        cash = self.cash.get(seat)
        return cash - self.bid if self.high_bidder == seat else cash

    def can_hand_over(self, seat: i64, cards: list[int], sponsors: i64, money: i64) -> bool:
        """FM-51, FM-A39: everything named, the money in full."""
        if money > self.free_cash(seat) or sponsors & ~self.sponsors.get(seat):
            return False
        squad = self.squads[seat]
        for card in cards:  # noqa: SIM110 - a generator costs more than the loop when compiled
            if card not in squad or not self.may_move(seat, card):
                return False
        return True

    def helps_debtor(self, seat: i64, gets: i64, pays: i64) -> bool:
        """FM-A42: a debtor may enter only deals that bring him more money than they cost him."""
        return self.step != DEBT or seat != self.turn or gets > pays

    def stands(self, deal: Deal) -> bool:
        """Whether its maker can still deliver (FM-A39)."""
        if not self.helps_debtor(deal.maker, deal.want_money, deal.give_money):
            return False
        return self.can_hand_over(deal.maker, deal.give, deal.give_sponsors, deal.give_money)

    def can_accept(self, seat: i64, deal: Deal) -> bool:
        """Whether this player may take the offer, by what he owns himself."""
        if deal.maker == seat or not deal.seen_by(seat):
            return False
        if not self.helps_debtor(seat, deal.give_money, deal.want_money):
            return False
        # Only footballers that come from a team whose line-up is due are held back (FM-A41), and its own
        # offers of footballers have lapsed; so it is enough to look at what the taker gives.
        return self.can_hand_over(seat, deal.want, deal.want_sponsors, deal.want_money)

    # ---- settling

    def accept(self, seat: i64, deal: Deal, out: Sink) -> None:
        """FM-A39: settled at once; the first acceptance counts."""
        self.offers.remove(deal)
        maker = deal.maker
        public = deal.to == TO_ALL
        self.hand_over(maker, seat, deal.give, public)
        self.hand_over(seat, maker, deal.want, public)
        mine = self.sponsors.get(maker) & ~deal.give_sponsors | deal.want_sponsors
        theirs = self.sponsors.get(seat) & ~deal.want_sponsors | deal.give_sponsors
        self.sponsors.put(maker, mine)
        self.sponsors.put(seat, theirs)
        self.cash.put(maker, self.cash.get(maker) - deal.give_money + deal.want_money)
        self.cash.put(seat, self.cash.get(seat) + deal.give_money - deal.want_money)
        if out.on:
            self.tell_deal(seat, deal, out)
        self.keep_better_sponsor(maker, out)
        self.keep_better_sponsor(seat, out)

    def hand_over(self, giver: i64, taker: i64, cards: list[int], public: bool) -> None:
        """Footballers change hands for good (FM-56, FM-A52)."""
        if not cards:
            return
        if not public:
            self.forget(giver, EVERYBODY & ~bit(giver) & ~bit(taker), ANY, 0)
        squad = self.squads[giver]
        for card in cards:
            squad.remove(card)
            self.gain(taker, card)
            self.known[card] = EVERYBODY if public else bit(giver) | bit(taker)

    def tell_deal(self, seat: i64, deal: Deal, out: Sink) -> None:
        """FM-A53: all see money, sponsor cards and how many footballers; which, only if it was public."""
        self.past_deal = (
            self.past_deal[0] + 1 if self.past_deal else 1,
            deal.maker,
            seat,
            len(deal.give),
            deal.give_sponsors,
            deal.give_money,
            len(deal.want),
            deal.want_sponsors,
            deal.want_money,
        )
        full = self.deal_made(seat, deal, self.names(deal.give), self.names(deal.want))
        if deal.to == TO_ALL:
            out.tell(full)
        else:
            out.tell_apart([deal.maker, seat], full, self.deal_made(seat, deal, (), ()))

    def deal_made(
        self, seat: i64, deal: Deal, give: tuple[Footballer, ...], want: tuple[Footballer, ...]
    ) -> DealMade:
        """The event of a settled deal."""
        return DealMade(
            clause="FM-56",
            maker=deal.maker,
            taker=seat,
            gives=len(deal.give),
            give_sponsors=sponsor_words(deal.give_sponsors),
            give_money=deal.give_money,
            wants=len(deal.want),
            want_sponsors=sponsor_words(deal.want_sponsors),
            want_money=deal.want_money,
            give=give,
            want=want,
        )

    def withdraw(self, deal: Deal, out: Sink) -> None:
        """FM-A39: by its maker, at any moment."""
        self.offers.remove(deal)
        if out.on:
            to = None if deal.to == TO_ALL else deal.to
            event = OfferWithdrawn(clause="FM-A39", maker=deal.maker, number=deal.number, to=to)
            self.tell_parties(deal, event, out)

    # ---- lapsing

    def tidy(self, out: Sink) -> None:
        """After every move: debts are paid by themselves, and what cannot be delivered any more lapses."""
        if self.step == DEBT:
            self.settle_debt(out)
        if self.offers:
            self.lapse(out)
            for deal in self.offers:
                self.prove(deal)

    def prove(self, deal: Deal) -> None:
        """As long as an offer stands, whoever sees it knows that its maker owns what he gives."""
        told = EVERYBODY if deal.to == TO_ALL else bit(deal.to)
        for card in deal.give:
            self.known[card] = self.known[card] | (told & ~bit(deal.maker))

    def lapse(self, out: Sink) -> None:
        """FM-A39: an offer lapses for good as soon as its maker can no longer hand over all of his side."""
        standing = [deal for deal in self.offers if self.stands(deal)]
        if len(standing) == len(self.offers):
            return
        gone = [deal for deal in self.offers if deal not in standing]
        self.offers = standing
        if out.on:
            for deal in gone:
                self.tell_lapsed(deal, self.lapse_clause(deal), out)

    def lapse_clause(self, deal: Deal) -> str:
        """Why an offer cannot stand."""
        if not self.helps_debtor(deal.maker, deal.want_money, deal.give_money):
            return "FM-A42"
        if self.step == LINE_UPS and deal.give and self.side_of(deal.maker) != NOBODY:
            return "FM-A41"
        return "FM-A39"

    def tell_lapsed(self, deal: Deal, clause: str, out: Sink) -> None:
        """Whoever saw the offer sees it lapse."""
        to = None if deal.to == TO_ALL else deal.to
        self.tell_parties(deal, OfferLapsed(clause=clause, maker=deal.maker, number=deal.number, to=to), out)

    def ban_deals(self, out: Sink) -> None:
        """FM-54, FM-A7, FM-A30, FM-A47: no deal between players to the end; all open offers lapse."""
        gone = self.offers
        self.offers = []
        self.banned = True
        if out.on:
            for deal in gone:
                self.tell_lapsed(deal, "FM-A47", out)


def count_place(maker: i64, to: i64) -> i64:
    """Where the offers of a maker to this player, or to all, are counted."""
    return maker * (SEATS_AT_MOST + 1) + to + 1


def sponsor_set(sponsors: tuple[SponsorText, ...]) -> i64:
    """Sponsor cards as a set."""
    found: i64 = 0
    for sponsor in sponsors:
        found |= bit(SPONSORS.index(sponsor))
    return found


def sponsor_words(sponsors: i64) -> tuple[SponsorText, ...]:
    """Sponsor cards by name."""
    return tuple([SPONSORS[card] for card in listed(sponsors)])
