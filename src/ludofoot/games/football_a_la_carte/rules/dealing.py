"""The first deal: who begins, who plays with whom, which end is whose, and the hands."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.options import BY_LOT
from ludofoot.games.football_a_la_carte.rules.hands import fill
from ludofoot.games.football_a_la_carte.rules.position import NOBODY, Position
from ludofoot.games.football_a_la_carte.rules.seating import hand_size, place_of, seated


def deal(position: Position, opener: i64) -> None:
    """Before the kick-off. By lot, in this order: who begins (FC-A36) and who plays alone (FC-A46) if they
    are not settled, the end of the beginner's team (FC-17), the hands."""
    chance = position.chance
    seats = position.seats
    single: i64 = position.options.single
    if opener == NOBODY:
        opener = chance.below(seats)
    if seats == 3 and single == BY_LOT:
        single = chance.below(seats)
    seated(position.order, seats, single)
    position.place = place_of(position.order, opener)
    position.turn = opener
    position.opened = position.place & 1
    position.south = position.opened if chance.below(2) == 0 else 1 - position.opened
    position.pile = position.deck.every  # FC-07, FC-12, FC-A1: shuffled as it is drawn from
    for seat in range(seats):
        position.full.put(seat, hand_size(seats, position.team_of(seat)))
        fill(position, seat)
