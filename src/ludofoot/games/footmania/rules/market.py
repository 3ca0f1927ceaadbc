"""Footballers and sponsors between a player and the bank: drawing, buying, auctions and sales."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import (
    Auctioned,
    BidMade,
    LeftAuction,
    NothingHere,
    SponsorReturned,
    SponsorSold,
    TurnedDown,
    Unwanted,
)
from ludofoot.games.footmania.records import PILES, SPONSORS
from ludofoot.games.footmania.rules.cards import NATIONAL
from ludofoot.games.footmania.rules.position import (
    AUCTION,
    BUY,
    EVERYBODY,
    LINE_UPS,
    NO_CARD,
    NOBODY,
    Position,
)
from ludofoot.games.footmania.rules.rounds import next_turn
from ludofoot.games.footmania.rules.squads import forget, gain, put_under, show, uncover
from ludofoot.games.footmania.rules.telling import tell_academy, tell_bought, tell_drew, tell_sold

# ---- drawing and buying


def draw_footballer(position: Position, which: i64, out: Sink) -> None:
    """FM-31, FM-35: the drawer alone sees him; he need not have the money (FM-A5)."""
    seat = position.turn
    pile = position.pile(which)
    card: i64 = pile.draw(position.chance)
    position.card = card
    position.known[card] = position.known[card] | bit(seat)
    position.step = BUY
    if out.on:
        tell_drew(position, out)
    uncover(position, which, out)


def buy(position: Position, out: Sink) -> None:
    """FM-38: the price on the back; FM-39, FM-40: the others see that price alone."""
    seat = position.turn
    card = position.card
    price: i64 = position.album.price[card]
    position.cash.put(seat, position.cash.get(seat) - price)
    position.card = NO_CARD
    gain(position, seat, card)
    if out.on:
        tell_bought(position, card, out)
    next_turn(position, out)


def take_from_academy(position: Position, out: Sink) -> None:
    """FM-A51: taken like one bought for nothing."""
    seat = position.turn
    if len(position.national) == 0:
        if out.on:
            out.tell(NothingHere(clause="FM-A27", seat=seat, kind="question"))
        return
    card: i64 = position.national.draw(position.chance)
    gain(position, seat, card)
    if out.on:
        tell_academy(position, card, out)
    uncover(position, NATIONAL, out)


# ---- the auction


def refuse(position: Position, out: Sink) -> None:
    """FM-41, FM-42: face up, for the others; FM-44: from the price in the black band."""
    card = position.card
    show(position, card)
    position.bidding = (bit(position.seats) - 1) & ~bit(position.turn)
    position.bidder = (position.turn + 1) % position.seats  # FM-A6: from the drawer's left
    position.step = AUCTION
    if out.on:
        name, start = position.album.name(card), position.album.reduced[card]
        out.tell(TurnedDown(clause="FM-41", seat=position.turn, footballer=name, start=start))


def least_bid(position: Position) -> i64:
    """FM-44, FM-A6: at least the start price, then at least 100,000 more."""
    return position.album.reduced[position.card] if position.high_bidder == NOBODY else position.bid + 1


def make_bid(position: Position, amount: i64, out: Sink) -> None:
    """FM-43: he goes to the highest bidder."""
    position.bid = amount
    position.high_bidder = position.bidder
    if out.on:
        name = position.album.name(position.card)
        out.tell(BidMade(clause="FM-43", seat=position.bidder, footballer=name, amount=amount))
    next_bidder(position, out)


def leave_auction(position: Position, out: Sink) -> None:
    """FM-A6: for good."""
    position.bidding &= ~bit(position.bidder)
    if out.on:
        out.tell(LeftAuction(clause="FM-A6", seat=position.bidder))
    next_bidder(position, out)


def next_bidder(position: Position, out: Sink) -> None:
    """Until all but the highest bidder have withdrawn."""
    left = position.bidding
    if position.high_bidder != NOBODY:
        left &= ~bit(position.high_bidder)
    if not left:
        hammer(position, out)
        return
    seat = (position.bidder + 1) % position.seats
    while not left & bit(seat):
        seat = (seat + 1) % position.seats
    position.bidder = seat


def hammer(position: Position, out: Sink) -> None:
    """FM-45: the money goes to the bank; FM-46: nobody wanted him."""
    card, seat = position.card, position.high_bidder
    position.card = NO_CARD
    position.bidder = NOBODY
    position.high_bidder = NOBODY
    position.bidding = 0
    if seat == NOBODY:
        if out.on:
            pile = PILES[position.album.pile[card]]
            out.tell(Unwanted(clause="FM-46", footballer=position.album.name(card), pile=pile))
        put_under(position, card, EVERYBODY, out)
    else:
        position.cash.put(seat, position.cash.get(seat) - position.bid)
        gain(position, seat, card)
        if out.on:
            name = position.album.name(card)
            out.tell(Auctioned(clause="FM-43", seat=seat, footballer=name, amount=position.bid))
    position.bid = 0
    next_turn(position, out)


# ---- sales to the bank


def may_move(position: Position, seat: i64, card: i64) -> bool:
    """Whether an own footballer may be sold or change hands now (FM-A40, FM-A41)."""
    if position.step == LINE_UPS and position.side_of(seat) != NOBODY:
        return False
    return card not in position.locked


def sell_footballer(position: Position, seat: i64, card: i64, out: Sink) -> None:
    """FM-47: at the reduced price; FM-A43: not shown, under the pile of his colour."""
    price: i64 = position.album.reduced[card]
    which: i64 = position.album.pile[card]
    forget(position, seat, EVERYBODY & ~bit(seat), which, price)
    position.squads[seat].remove(card)
    position.cash.put(seat, position.cash.get(seat) + price)
    if out.on:
        tell_sold(position, seat, card, out)
    put_under(position, card, bit(seat), out)


def sell_sponsor(position: Position, seat: i64, card: i64, out: Sink) -> None:
    """FM-108: at the price on the card; FM-A43: under the question-mark pile."""
    price: i64 = position.album.resales[card]
    position.sponsors.put(seat, position.sponsors.get(seat) & ~bit(card))
    position.cash.put(seat, position.cash.get(seat) + price)
    position.question_pile.put_under(card)
    if out.on:
        out.tell(SponsorSold(clause="FM-108", seat=seat, sponsor=SPONSORS[card], price=price))


def keep_better_sponsor(position: Position, seat: i64, out: Sink) -> None:
    """FM-110: of two sponsors of a kind the better one stays, the other returns to the deck."""
    for kind in range(4):
        first: i64 = 2 * kind
        both = bit(first) | bit(first + 1)
        if position.sponsors.get(seat) & both != both:
            continue
        worse: i64 = first + 1 if better(position, first, first + 1) else first
        position.sponsors.put(seat, position.sponsors.get(seat) & ~bit(worse))
        position.question_pile.put_under(worse)
        if out.on:
            kept = SPONSORS[first + first + 1 - worse]
            out.tell(SponsorReturned(clause="FM-110", seat=seat, sponsor=SPONSORS[worse], kept=kept))


def better(position: Position, one: i64, other: i64) -> bool:
    """FM-D3: higher income, then higher resale."""
    amounts, resales = position.album.amounts, position.album.resales
    if amounts[one] != amounts[other]:
        return amounts[one] > amounts[other]
    return resales[one] >= resales[other]
