"""The deal: which cards are in the game, and how many go to each player."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.games.schuss_und_tor.rules.cards import Deck
from ludofoot.games.schuss_und_tor.rules.position import NOBODY, Position


def deal(position: Position, opener: i64) -> None:
    """Before the first card; who begins is drawn by lot if nobody is named (ST-15, ST-A28)."""
    seats = position.seats
    position.greens = greens_for(position.deck, seats)
    position.actions = position.deck.every_action  # ST-09: a pile of its own, shuffled as it is drawn from
    position.turn = position.chance.below(seats) if opener == NOBODY else opener
    deal_hands(position, hand_size(seats))


def deal_hands(position: Position, count: i64) -> None:
    """Deals so many cards to each (ST-09); the rest are the undealt ones (ST-14)."""
    cards: i64 = position.greens
    for seat in range(position.seats):
        hand: i64 = position.chance.hand(cards, count)
        cards ^= hand
        position.hands.put(seat, hand)
    position.undealt.loose = cards
    position.undealt.under = ()


def hand_size(seats: i64) -> i64:
    """ST-11 to ST-13."""
    return 11 if seats == 2 else 10 if seats == 3 else 8


def greens_for(deck: Deck, seats: i64) -> i64:
    """The green cards of this player count: as many Bomber and Tormann as players (ST-16, ST-17, ST-A24)."""
    return deck.every & ~surplus(deck.tormann, seats) & ~surplus(deck.bomber, seats)


def surplus(jokers: i64, seats: i64) -> i64:
    """The jokers that are taken out: all but one for each player."""
    for _ in range(seats):
        jokers &= jokers - 1
    return jokers
