"""Which moves there are: all of them, one at random, and the one made for somebody who is away."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, nth, size
from ludofoot.core.chance import Chance
from ludofoot.games.passe_eclair.records import PEMove, Ready, Swap
from ludofoot.games.passe_eclair.rules.codes import (
    CHALLENGE_IT,
    DECLINE,
    FIRST_READY,
    FIRST_SWAP,
    LET_STAND,
    NO_MICHI,
    move_of,
)
from ludofoot.games.passe_eclair.rules.position import (
    BLOCK,
    CHALLENGE,
    OPEN,
    OVER,
    PARTNER,
    READY,
    Position,
)
from ludofoot.games.passe_eclair.rules.rounds import ready_choices


def listed_moves(position: Position, seat: i64) -> list[PEMove]:
    """All that this seat may do, also after it has declared or answered."""
    if seat < 0 or position.step == OVER:
        return []
    if position.step == READY:
        if position.spoken & bit(seat):
            return []
        return [Ready(position.face_words(chosen)) for chosen in ready_choices(position, seat)]
    if position.step == PARTNER:
        if seat != position.layer:
            return []
        return [Swap(other) for other in range(position.seats) if other != seat]
    return [move_of(position, seat, code) for code in listed_codes(position, seat)]


def listed_codes(position: Position, seat: i64) -> list[int]:
    """The numbers of the moves on the top card: right cards alone (PE-A28), then words."""
    found: list[int] = []
    if position.step != CHALLENGE:  # PE-A33
        cards = position.hands.get(seat) & position.right(seat)
        found += [position.deck.face_of(card) for card in listed(one_of_each_face(position, cards))]
    if not position.spoken & bit(seat):  # PE-A29, PE-A30
        found.append(word(position))
    if may_challenge(position, seat):  # PE-A33
        found.append(CHALLENGE_IT)
    return found


def one_of_each_face(position: Position, cards: i64) -> i64:
    """One card of each face among these."""
    deck = position.deck
    dogs = cards & deck.dogs
    michis = cards & deck.michis
    return deck.one_each(cards & deck.guys) | (dogs & -dogs) | (michis & -michis)


def may_challenge(position: Position, seat: i64) -> bool:
    """PE-A33: any other player, once a card."""
    return position.challengeable() and seat != position.layer and not position.challenged & bit(seat)


def word(position: Position) -> i64:
    """Not laying a card, in the word of this step (PE-A8, PE-A30, PE-A33): nobody must lay, not even on his
    own dog (PE-30)."""
    return DECLINE if position.step == OPEN else NO_MICHI if position.step == BLOCK else LET_STAND


# ---- at random


def sampled_code(position: Position, seat: i64, chance: Chance) -> i64:
    """The number of a random move, each of those listed as likely."""
    if position.step == READY:
        if not position.consolation.get(seat):
            return FIRST_READY
        return FIRST_READY + chance.below(len(ready_choices(position, seat)))
    if position.step == PARTNER:
        other = chance.below(position.seats - 1)
        return FIRST_SWAP + other + (1 if other >= seat else 0)
    cards: i64 = 0
    if position.step != CHALLENGE:
        cards = one_of_each_face(position, position.hands.get(seat) & position.right(seat))
    right = size(cards)
    k = chance.below(right + 2) if may_challenge(position, seat) else chance.below(right + 1)
    if k < right:
        return position.deck.face_of(nth(cards, k))
    return word(position) if k == right else CHALLENGE_IT


def sampled_open(position: Position, seat: i64, chance: Chance) -> PEMove | None:
    """Who has declared or answered may still lay (PE-A29, PE-A30)."""
    if not (OPEN <= position.step <= BLOCK and position.spoken & bit(seat)):
        return None
    cards = one_of_each_face(position, position.hands.get(seat) & position.right(seat))
    return move_of(position, seat, position.deck.face_of(chance.draw(cards))) if cards else None


# ---- for somebody who is away


def default_move(position: Position, seat: i64) -> PEMove:
    """PE-D4: what happens when the time is up."""
    if position.step == READY:
        return Ready()
    if position.step == PARTNER:
        return Swap(position.shortest_other(seat))
    return move_of(position, seat, word(position))
