"""Deals anew what a seat cannot see, each way as likely as what it remembers allows."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, size
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.games.football_a_la_carte.rules.position import Position


def deal_unseen(position: Position, seat: i64, chance: Chance) -> None:
    """Exchanges, in place, the other hands and the draw pile; sizes stay.

    A card that a cut has shown was in the pile then, and one that lay open at half-time was in the pile made
    of it: neither can be a card that somebody has held since before.
    """
    left = position.pile
    room = PerSeat(0)
    for other in range(position.seats):
        if other != seat:
            hand = position.hands.get(other)
            left |= hand
            room.put(other, size(hand))
            position.hands.put(other, 0)
    fixed: i64 = 0
    if position.shown:
        fixed = place_shown(position, seat, left, room, chance)
        left &= ~fixed
    if position.table:
        left = deal_kept(position, seat, left, room, chance)
    for other in range(position.seats):
        if other == seat:
            continue
        hand = position.hands.get(other)
        for _ in range(room.get(other)):
            card = bit(chance.draw(left))
            left ^= card
            hand |= card
        position.hands.put(other, hand)
        fixed &= ~hand
    position.pile = left | fixed


def place_shown(position: Position, seat: i64, left: i64, room: PerSeat, chance: Chance) -> i64:
    """Puts each card shown by a cut among those drawn since, or leaves it in the pile; the cards placed."""
    mine = position.hands.get(seat)
    placed: i64 = 0
    stay = size(position.pile)
    for entry in position.shown:
        of_face = position.deck.cards_of(entry[0])
        cards = left & of_face & ~placed
        if cards == 0 or (mine & of_face != 0 and position.drawn.get(seat) > entry[1 + seat]):
            continue
        card = cards & -cards
        placed |= card
        k = chance.below(stay + drawn_since(position, seat, entry, room))
        if k < stay:
            stay -= 1
            continue
        k -= stay
        for other in range(position.seats):
            if other == seat:
                continue
            slots = fresh_slots(position, other, entry, room)
            if 0 <= k < slots:
                position.hands.put(other, position.hands.get(other) | card)
                room.put(other, room.get(other) - 1)
            k -= slots
    return placed


def drawn_since(position: Position, seat: i64, entry: tuple[int, int, int, int, int], room: PerSeat) -> i64:
    """How many cards in other hands may have been drawn since a cut."""
    found: i64 = 0
    for other in range(position.seats):
        if other != seat:
            found += fresh_slots(position, other, entry, room)
    return found


def fresh_slots(position: Position, other: i64, entry: tuple[int, int, int, int, int], room: PerSeat) -> i64:
    """The same for one hand."""
    drawn = position.drawn.get(other) - entry[1 + other]
    return drawn if drawn < room.get(other) else room.get(other)


def deal_kept(position: Position, seat: i64, left: i64, room: PerSeat, chance: Chance) -> i64:
    """Deals the cards that others must have kept since half-time; what is left to deal."""
    free = left & ~lay_open(position, position.hands.get(seat), left)
    for other in range(position.seats):
        if other == seat:
            continue
        kept = room.get(other) - (position.drawn.get(other) - position.table_base.get(other))
        while kept > 0 and free != 0:
            card = bit(chance.draw(free))
            free ^= card
            left ^= card
            position.hands.put(other, position.hands.get(other) | card)
            room.put(other, room.get(other) - 1)
            kept -= 1
    return left


def lay_open(position: Position, mine: i64, left: i64) -> i64:
    """The unseen cards that lay open at half-time: those of each face that are not in the own hand now."""
    found: i64 = 0
    table = position.table
    while table:
        of_face = position.deck.cards_of(position.deck.face_of(lowest(table)))
        count = size(table & of_face) - size(mine & of_face)
        table &= ~of_face
        cards = left & of_face
        while count > 0 and cards != 0:
            found |= cards & -cards
            cards &= cards - 1
            count -= 1
    return found
