"""What cannot be seen: where the cards may be that a seat cannot place."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.chance import Chance
from ludofoot.games.passe_eclair.rules.position import STUCK, Position


def deal_unseen(position: Position, seat: i64, chance: Chance) -> None:
    """Shuffles the cards that this seat cannot place among the places where they may be."""
    known = position.known.get(seat)
    loose: i64 = position.draw_pile
    for other in range(position.seats):
        if other != seat:
            loose |= position.hands.get(other) & ~known
    # In a block where nobody can play, whoever may hold the least comes first.
    banned = position.banned()
    for turn in range(2):
        for other in range(position.seats):
            late = other == banned or (position.drew & bit(other)) != 0
            if other != seat and late == (turn == 1):
                loose = deal_hand(position, other, loose, known, chance)
    position.draw_pile = loose


def deal_hand(position: Position, other: i64, loose: i64, known: i64, chance: Chance) -> i64:
    """A hand of as many cards as before; what is left of the loose ones."""
    hand = position.hands.get(other)
    count = size(hand & ~known)
    hand &= known
    barred: i64 = 0
    if position.block == STUCK and not position.drew & bit(other):
        barred = position.fitting(other)
    for _ in range(count):
        free: i64 = loose & ~barred
        card: i64 = bit(chance.draw(free if free else loose))
        loose ^= card
        hand |= card
    position.hands.put(other, hand)
    return loose
