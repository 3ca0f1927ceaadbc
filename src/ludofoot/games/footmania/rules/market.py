"""Footballers and money: drawing, buying, auctions, sales to the bank and debts, and who knows what of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import (
    AcademyGave,
    Auctioned,
    BidMade,
    Bought,
    Drew,
    FootballerSold,
    InDebt,
    LeftAuction,
    NothingHere,
    Passed,
    PlusDrawn,
    PlusReturned,
    Settled,
    SponsorReturned,
    SponsorSold,
    TurnedDown,
    Uncovered,
    Unwanted,
)
from ludofoot.games.footmania.records import KINDS, PILES, PLUSES, SPONSORS, KindText
from ludofoot.games.footmania.rules.album import NATIONAL
from ludofoot.games.footmania.rules.belongings import NO_CARD
from ludofoot.games.footmania.rules.position import (
    AUCTION,
    BUY,
    DEBT,
    EVERYBODY,
    LINE_UPS,
    NOBODY,
    RETURN,
    Position,
)

MOST_PLUSES: Final = 6
ANY: Final = -1


class Market(Position):
    """What happens between a player and the bank."""

    # ---- piles and squads

    def uncover(self, which: i64, out: Sink) -> None:
        """FM-A4: the next top card shows its price as soon as one has left."""
        pile = self.pile(which)
        if pile.top != NO_CARD or len(pile) == 0:
            return
        by_luck = len(pile.loose) > 0
        card = pile.uncover(self.chance)
        if out.on:
            self.tell_uncovered(which, card, by_luck, out)

    def tell_uncovered(self, which: i64, card: i64, by_luck: bool, out: Sink) -> None:
        """Everybody sees the price alone."""
        price, pile = self.album.price[card], PILES[which]
        full = Uncovered(
            clause="FM-A4", pile=pile, price=price, footballer=self.album.name(card), drawn=by_luck
        )
        out.tell_apart([], full, Uncovered(clause="FM-A4", pile=pile, price=price, drawn=by_luck))

    def gain(self, seat: i64, card: i64) -> None:
        """A footballer joins a squad of any size (FM-A9), kept in the order of the box."""
        squad = self.squads[seat]
        place = len(squad)
        while place > 0 and squad[place - 1] > card:
            place -= 1
        squad.insert(place, card)

    def put_under(self, card: i64, who_knows: i64, out: Sink) -> None:
        """FM-A27, FM-A43: face down under the pile of its colour."""
        which: i64 = self.album.pile[card]
        self.known[card] = who_knows
        self.pile(which).put_under(card)
        self.uncover(which, out)

    def show(self, card: i64) -> None:
        """Everybody sees where this footballer is."""
        self.known[card] = EVERYBODY

    def forget(self, owner: i64, watchers: i64, which: i64, reduced: i64) -> None:
        """One left the squad unseen: the watchers are no longer sure of any that it may have been."""
        album = self.album
        for card in self.squads[owner]:
            if which == ANY or (album.pile[card] == which and album.reduced[card] == reduced):
                self.known[card] = self.known[card] & ~watchers

    # ---- drawing and buying

    def draw_footballer(self, which: i64, out: Sink) -> None:
        """FM-31, FM-35: the drawer alone sees him; he need not have the money (FM-A5)."""
        seat = self.turn
        pile = self.pile(which)
        card: i64 = pile.draw(self.chance)
        self.card = card
        self.known[card] = self.known[card] | bit(seat)
        self.step = BUY
        if out.on:
            price, name = self.album.price[card], PILES[which]
            full = Drew(clause="FM-31", seat=seat, pile=name, price=price, footballer=self.album.name(card))
            out.tell_apart([seat], full, Drew(clause="FM-31", seat=seat, pile=name, price=price))
        self.uncover(which, out)

    def buy(self, out: Sink) -> None:
        """FM-38: the price on the back; FM-39, FM-40: the others see that price alone."""
        seat = self.turn
        card = self.card
        price: i64 = self.album.price[card]
        self.cash.put(seat, self.cash.get(seat) - price)
        self.card = NO_CARD
        self.gain(seat, card)
        if out.on:
            pile = PILES[self.album.pile[card]]
            full = Bought(clause="FM-38", seat=seat, pile=pile, price=price, footballer=self.album.name(card))
            out.tell_apart([seat], full, Bought(clause="FM-40", seat=seat, pile=pile, price=price))
        self.next_turn(out)

    def take_from_academy(self, out: Sink) -> None:
        """FM-A51: taken like one bought for nothing."""
        seat = self.turn
        if len(self.national) == 0:
            if out.on:
                out.tell(NothingHere(clause="FM-A27", seat=seat, kind="question"))
            return
        card: i64 = self.national.draw(self.chance)
        self.gain(seat, card)
        if out.on:
            price = self.album.price[card]
            full = AcademyGave(clause="FM-A51", seat=seat, price=price, footballer=self.album.name(card))
            out.tell_apart([seat], full, AcademyGave(clause="FM-A51", seat=seat, price=price))
        self.uncover(NATIONAL, out)

    # ---- the auction

    def refuse(self, out: Sink) -> None:
        """FM-41, FM-42: face up, for the others; FM-44: from the price in the black band."""
        card = self.card
        self.show(card)
        self.bidding = (bit(self.seats) - 1) & ~bit(self.turn)
        self.bidder = (self.turn + 1) % self.seats  # FM-A6: from the drawer's left
        self.step = AUCTION
        if out.on:
            name, start = self.album.name(card), self.album.reduced[card]
            out.tell(TurnedDown(clause="FM-41", seat=self.turn, footballer=name, start=start))

    def least_bid(self) -> i64:
        """FM-44, FM-A6: at least the start price, then at least 100,000 more."""
        return self.album.reduced[self.card] if self.high_bidder == NOBODY else self.bid + 1

    def make_bid(self, amount: i64, out: Sink) -> None:
        """FM-43: he goes to the highest bidder."""
        self.bid = amount
        self.high_bidder = self.bidder
        if out.on:
            name = self.album.name(self.card)
            out.tell(BidMade(clause="FM-43", seat=self.bidder, footballer=name, amount=amount))
        self.next_bidder(out)

    def leave_auction(self, out: Sink) -> None:
        """FM-A6: for good."""
        self.bidding &= ~bit(self.bidder)
        if out.on:
            out.tell(LeftAuction(clause="FM-A6", seat=self.bidder))
        self.next_bidder(out)

    def next_bidder(self, out: Sink) -> None:
        """Until all but the highest bidder have withdrawn."""
        left = self.bidding
        if self.high_bidder != NOBODY:
            left &= ~bit(self.high_bidder)
        if not left:
            self.hammer(out)
            return
        seat = (self.bidder + 1) % self.seats
        while not left & bit(seat):
            seat = (seat + 1) % self.seats
        self.bidder = seat

    def hammer(self, out: Sink) -> None:
        """FM-45: the money goes to the bank; FM-46: nobody wanted him."""
        card, seat = self.card, self.high_bidder
        self.card = NO_CARD
        self.bidder = NOBODY
        self.high_bidder = NOBODY
        self.bidding = 0
        if seat == NOBODY:
            if out.on:
                pile = PILES[self.album.pile[card]]
                out.tell(Unwanted(clause="FM-46", footballer=self.album.name(card), pile=pile))
            self.put_under(card, EVERYBODY, out)
        else:
            self.cash.put(seat, self.cash.get(seat) - self.bid)
            self.gain(seat, card)
            if out.on:
                name = self.album.name(card)
                out.tell(Auctioned(clause="FM-43", seat=seat, footballer=name, amount=self.bid))
        self.bid = 0
        self.next_turn(out)

    # ---- sales to the bank

    def may_move(self, seat: i64, card: i64) -> bool:
        """Whether an own footballer may be sold or change hands now (FM-A40, FM-A41)."""
        if self.step == LINE_UPS and self.side_of(seat) != NOBODY:
            return False
        return card not in self.locked

    def sell_footballer(self, seat: i64, card: i64, out: Sink) -> None:
        """FM-47: at the reduced price; FM-A43: not shown, under the pile of his colour."""
        price: i64 = self.album.reduced[card]
        which: i64 = self.album.pile[card]
        self.forget(seat, EVERYBODY & ~bit(seat), which, price)
        self.squads[seat].remove(card)
        self.cash.put(seat, self.cash.get(seat) + price)
        if out.on:
            name, pile = self.album.name(card), PILES[which]
            full = FootballerSold(clause="FM-47", seat=seat, pile=pile, price=price, footballer=name)
            out.tell_apart([seat], full, FootballerSold(clause="FM-A43", seat=seat, pile=pile, price=price))
        self.put_under(card, bit(seat), out)

    def sell_sponsor(self, seat: i64, card: i64, out: Sink) -> None:
        """FM-108: at the price on the card; FM-A43: under the question-mark pile."""
        price: i64 = self.album.resales[card]
        self.sponsors.put(seat, self.sponsors.get(seat) & ~bit(card))
        self.cash.put(seat, self.cash.get(seat) + price)
        self.question_pile.put_under(card)
        if out.on:
            out.tell(SponsorSold(clause="FM-108", seat=seat, sponsor=SPONSORS[card], price=price))

    def keep_better_sponsor(self, seat: i64, out: Sink) -> None:
        """FM-110: of two sponsors of a kind the better one stays, the other returns to the deck."""
        for kind in range(4):
            first: i64 = 2 * kind
            both = bit(first) | bit(first + 1)
            if self.sponsors.get(seat) & both != both:
                continue
            worse: i64 = first + 1 if self.better(first, first + 1) else first
            self.sponsors.put(seat, self.sponsors.get(seat) & ~bit(worse))
            self.question_pile.put_under(worse)
            if out.on:
                kept = SPONSORS[first + first + 1 - worse]
                out.tell(SponsorReturned(clause="FM-110", seat=seat, sponsor=SPONSORS[worse], kept=kept))

    def better(self, one: i64, other: i64) -> bool:
        """FM-D3: higher income, then higher resale."""
        amounts, resales = self.album.amounts, self.album.resales
        if amounts[one] != amounts[other]:
            return amounts[one] > amounts[other]
        return resales[one] >= resales[other]

    # ---- debts

    def charge(self, amount: i64, out: Sink) -> None:
        """Money for the pactole (FM-134): `tidy` settles it, or it waits for sales (FM-52, FM-A42)."""
        self.debt = amount
        self.step = DEBT
        seat = self.turn
        if out.on and self.cash.get(seat) < amount and self.can_sell(seat):
            out.tell(InDebt(clause="FM-52", seat=seat, amount=amount, missing=amount - self.cash.get(seat)))

    def can_sell(self, seat: i64) -> bool:
        """Whether anything is left for the bank."""
        return len(self.squads[seat]) > 0 or self.sponsors.get(seat) != 0

    def settle_debt(self, out: Sink) -> None:
        """Paid by itself as soon as the cash suffices (FM-A42); with nothing to sell the rest is waived."""
        seat = self.turn
        cash = self.cash.get(seat)
        if cash < self.debt and self.can_sell(seat):
            return
        paid: i64 = self.debt if cash >= self.debt else cash  # FM-A26
        waived = self.debt - paid
        self.cash.put(seat, cash - paid)
        self.pactole += paid
        self.debt = 0
        if out.on:
            clause = "FM-A26" if waived else "FM-134"
            out.tell(Settled(clause=clause, seat=seat, amount=paid, waived=waived, pactole=self.pactole))
        self.question_done(out)

    def question_done(self, out: Sink) -> None:
        """FM-D3: the card goes under its pile after use, and the turn is over."""
        if self.question != NO_CARD:
            self.question_pile.put_under(self.question)
            self.question = NO_CARD
        self.next_turn(out)

    # ---- plus cards

    def draw_plus(self, out: Sink) -> None:
        """FM-112, FM-113: a seventh must be answered by a return."""
        seat = self.turn
        by_luck = self.plus_pile.loose != 0
        card = self.plus_pile.draw(self.chance)
        hand = self.pluses.get(seat) | bit(card)
        self.pluses.put(seat, hand)
        if out.on:
            plus = PLUSES[self.album.pluses[card]]
            full = PlusDrawn(clause="FM-11", seat=seat, plus=plus, drawn=by_luck)
            out.tell_apart([seat], full, PlusDrawn(clause="FM-11", seat=seat, drawn=by_luck))
        if size(hand) > MOST_PLUSES:
            self.plus_drawn = card
            self.step = RETURN
        else:
            self.more_pluses(out)

    def more_pluses(self, out: Sink) -> None:
        """FM-A51: the next of the cards that a question-mark card gives, as long as there are any."""
        if self.plus_draws > 0:
            self.plus_draws -= 1
            if self.plus_pile.count() > 0:
                self.draw_plus(out)
                return
            self.plus_draws = 0
            if out.on:
                out.tell(NothingHere(clause="FM-A27", seat=self.turn, kind="plus"))
        self.question_done(out)

    def return_plus(self, kind: i64, out: Sink) -> None:
        """FM-A20: any one of the seven, under the pile; nobody else sees which (FM-A50)."""
        seat = self.turn
        self.remove_plus(seat, kind, bit(seat))
        for other in range(len(self.plus_known)):
            if self.pluses.get(seat) & bit(other):
                self.plus_known[other] = 0
        self.plus_drawn = NO_CARD
        if out.on:
            full = PlusReturned(clause="FM-113", seat=seat, plus=PLUSES[kind])
            out.tell_apart([seat], full, PlusReturned(clause="FM-113", seat=seat))
        self.more_pluses(out)

    def remove_plus(self, seat: i64, kind: i64, who_knows: i64) -> None:
        """Takes a card of this kind from a hand and puts it under the pile (FM-120)."""
        held = self.held(seat, kind)
        card: i64 = 0
        while not held & bit(card):
            card += 1
        self.pluses.put(seat, self.pluses.get(seat) ^ bit(card))
        # Whoever knew of a card of this kind here cannot tell whether it was this one.
        for other in range(len(self.plus_known)):
            if held & bit(other):
                self.plus_known[other] = 0
        self.plus_known[card] = who_knows
        self.plus_pile.put_under(card)

    # ---- leaving it

    def leave_square(self, out: Sink) -> None:
        """FM-36, FM-A21: not drawing ends the turn."""
        if out.on:
            kind = self.album.kinds[self.square.get(self.turn)]
            clause = "FM-A21" if self.step > BUY else "FM-36"
            out.tell(Passed(clause=clause, seat=self.turn, kind=kind_word(kind)))
        self.next_turn(out)


def kind_word(kind: i64) -> KindText:
    """The word for a kind of square."""
    return KINDS[kind]
