"""The draw pile, the box and the table pile: drawing, renewing, turning up a start card."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.rules import telling
from ludofoot.games.passe_eclair.rules.cards import small
from ludofoot.games.passe_eclair.rules.position import (
    ANY,
    BLOCK,
    GROUNDED,
    NO_BLOCK,
    NO_CARD,
    NOBODY,
    NOTHING,
    OPEN,
    STUCK,
    Position,
)

HAND: i64 = 7

# ---- the draw pile


def drawn(position: Position, out: Sink) -> i64:
    """The next card of the draw pile, renewed if need be; NO_CARD if there is none at all (PE-A13)."""
    if not position.draw_pile:
        renew(position, out)
        if not position.draw_pile:
            return NO_CARD
    card = position.chance.draw(position.draw_pile)
    position.draw_pile ^= bit(card)
    return card


def renew(position: Position, out: Sink) -> None:
    """PE-72: what lies in the box is shuffled; PE-A13: without a box, the table pile but its top card."""
    from_box = position.box != 0
    if from_box:
        position.draw_pile = position.box
        position.box = 0
    else:
        position.draw_pile = position.pile & ~bit(position.top)
        position.pile = bit(position.top)
        if position.by_challenge:  # PE-A33
            position.below = ()
            position.marks |= GROUNDED
    if out.on:
        telling.tell_renewed(position, from_box, out)


def deal_hand(position: Position, seat: i64, out: Sink) -> None:
    """PE-09, PE-54: seven cards, secretly."""
    hand: i64 = 0
    told: list[int] = []
    for _ in range(HAND):
        card = drawn(position, out)
        hand |= bit(card)
        if out.on:
            told.append(position.deck.face_of(card))
    position.hands.put(seat, hand)
    if out.on:
        telling.tell_dealt(position, seat, told, out)


# ---- the table pile


def box_pile(position: Position, clause: str, out: Sink) -> None:
    """PE-38, PE-41, PE-52: the cards played so far go into the box, for all to see."""
    if out.on:
        telling.tell_pile_boxed(position, clause, out)
    position.box |= position.pile
    position.pile = 0
    position.top = NO_CARD
    position.asked = NOTHING
    position.marks = 0
    position.below = ()


def turn_up(position: Position, seat: i64, clause: str, out: Sink) -> None:
    """PE-14 to PE-17, PE-39, PE-42 to PE-44: a start card; dogs and Gros Michis are passed over."""
    position.layer = NOBODY  # PE-A10: it belongs to nobody
    if out.on:
        position.passed_over = ()
    guys = position.deck.guys
    while True:
        if not position.draw_pile:  # PE-A37
            position.renewals += 1
        card = drawn(position, out)
        position.pile |= bit(card)  # PE-A12: what was passed over stays below
        position.top = card
        if bit(card) & guys:
            position.asked = small(position.deck.face_of(card))
            break
        if not position.draw_pile and not position.box & guys:  # PE-A31
            position.asked = ANY
            break
        if out.on:
            telling.tell_passed_over(position, seat, clause, out)
    position.tops += 1
    if out.on:
        telling.tell_start_card(position, seat, clause, out)
    new_position(position, out)


# ---- a new top card


def new_position(position: Position, out: Sink) -> None:
    """PE-A29: nothing said of another card counts; PE-A8: blocked at once if nobody can lay."""
    hush(position)
    position.step = OPEN
    if not position.playable():
        to_block(position, STUCK, out)


def hush(position: Position) -> None:
    """PE-A29: all that was said, and who drew a card since, belonged to a position that is over."""
    position.spoken = 0
    position.challenged = 0
    position.drew = 0
    position.block = NO_BLOCK


def to_block(position: Position, kind: i64, out: Sink) -> None:
    """PE-A9, PE-A30: the Michi window opens, whoever holds one."""
    position.step = BLOCK
    position.block = kind
    position.spoken = 0
    if out.on:
        telling.tell_blocked(position, out)
