"""Deals anew what a seat cannot see, each way as likely as what it remembers allows."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, size
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.games.football_a_la_carte.rules.position import Position, Sight


def deal_unseen(position: Position, seat: i64, chance: Chance) -> None:
    """Exchanges, in place, the other hands and the draw pile; sizes stay.

    A card that a cut has shown was in the pile then, and one that lay open at half-time was in the pile made
    of it: neither can be a card that somebody has held since before.
    """
    left = position.pile
    room = PerSeat(0)
    placed = PerSeat(0)
    for other in range(position.seats):
        if other != seat:
            hand = position.hands.get(other)
            left |= hand
            room.put(other, size(hand))
            position.hands.put(other, 0)
    fixed: i64 = 0
    if position.shown:
        fixed = place_shown(position, seat, left, room, placed, chance)
        left &= ~fixed
    if position.table:
        left = deal_kept(position, seat, left, room, placed, chance)
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


# ---- cards shown by a cut


def place_shown(
    position: Position, seat: i64, left: i64, room: PerSeat, placed: PerSeat, chance: Chance
) -> i64:
    """Puts each card shown since half-time among those drawn since, or leaves it in the pile; those cards.

    The last one shown comes first: whoever holds it has one card fewer that could be an earlier one.
    """
    found: i64 = 0
    stay = size(position.pile)
    number = len(position.shown)
    while number > 0:
        number -= 1
        sight = position.shown[number]
        card = unseen_card(position, seat, sight, left & ~found)
        if card == 0 or is_older(position, sight):
            continue
        found |= card
        k = chance.below(stay + drawn_since(position, seat, sight, room, placed))
        if k < stay:
            stay -= 1
            continue
        k -= stay
        for other in range(position.seats):
            if other == seat:
                continue
            slots = fresh_slots(position, other, sight, room, placed)
            if 0 <= k < slots:
                position.hands.put(other, position.hands.get(other) | card)
                room.put(other, room.get(other) - 1)
                placed.put(other, placed.get(other) + 1)
            k -= slots
    return found


def unseen_card(position: Position, seat: i64, sight: Sight, left: i64) -> i64:
    """The card that a cut has shown, if it is known to be among these; 0 if nothing is known of it."""
    of_face = position.deck.cards_of(sight[0])
    if not sight[5]:
        return 0
    if position.hands.get(seat) & of_face != 0 and position.drawn.get(seat) > sight[1 + seat]:
        return 0
    cards = left & of_face
    return cards & -cards


def is_older(position: Position, sight: Sight) -> bool:
    """Whether cards were drawn between that cut and half-time."""
    for seat in range(position.seats):
        if sight[1 + seat] < position.table_base.get(seat):
            return True
    return False


def drawn_since(position: Position, seat: i64, sight: Sight, room: PerSeat, placed: PerSeat) -> i64:
    """How many cards in other hands may have been drawn since a cut."""
    found: i64 = 0
    for other in range(position.seats):
        if other != seat:
            found += fresh_slots(position, other, sight, room, placed)
    return found


def fresh_slots(position: Position, other: i64, sight: Sight, room: PerSeat, placed: PerSeat) -> i64:
    """The same for one hand; cards shown later have taken theirs."""
    drawn = position.drawn.get(other) - sight[1 + other] - placed.get(other)
    return drawn if drawn < room.get(other) else room.get(other)


# ---- cards known from half-time


def deal_kept(
    position: Position, seat: i64, left: i64, room: PerSeat, placed: PerSeat, chance: Chance
) -> i64:
    """Deals the cards that others must have kept since half-time; what is left to deal."""
    free = left & ~lay_open(position, position.hands.get(seat), left)
    for other in range(position.seats):
        if other == seat:
            continue
        drawn = position.drawn.get(other) - position.table_base.get(other)
        kept = room.get(other) - (drawn - placed.get(other))
        early: i64 = 0
        while kept > 0:
            late = shown_late(position, seat, other, left, early)
            if free & ~late == 0:
                break
            card = bit(chance.draw(free & ~late))
            if position.shown and card & shown_before(position, seat, left) != 0:
                early += 1
            free ^= card
            left ^= card
            position.hands.put(other, position.hands.get(other) | card)
            room.put(other, room.get(other) - 1)
            kept -= 1
    return left


def shown_before(position: Position, seat: i64, left: i64) -> i64:
    """The cards among these that a cut has shown before half-time."""
    found: i64 = 0
    for sight in position.shown:
        if is_older(position, sight):
            found |= unseen_card(position, seat, sight, left & ~found)
    return found


def shown_late(position: Position, seat: i64, other: i64, left: i64, early: i64) -> i64:
    """Those of them that this hand cannot have drawn before half-time, `early` others being in it."""
    found: i64 = 0
    for sight in position.shown:
        if is_older(position, sight) and position.table_base.get(other) - sight[1 + other] <= early:
            found |= unseen_card(position, seat, sight, left & ~found)
    return found


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
