"""Laying a card: right, wrong, or waiting for a challenge; and what others learn from it."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.rules import telling
from ludofoot.games.passe_eclair.rules.cards import DOG, MICHI, small
from ludofoot.games.passe_eclair.rules.michi import call_michi
from ludofoot.games.passe_eclair.rules.piles import drawn, hush, new_position
from ludofoot.games.passe_eclair.rules.position import (
    ANY,
    BLOCK,
    CHALLENGE,
    IN_BLOCK,
    NO_CARD,
    NOTHING,
    WRONG,
    Position,
)
from ludofoot.games.passe_eclair.rules.rounds import end_round


def lay(position: Position, seat: i64, face: i64, out: Sink) -> None:
    """PE-25: on top of the single pile, if it is right or nobody but the players looks (PE-A15)."""
    card = lowest(position.hands.get(seat) & position.deck.of_face[face])
    fits = (bit(card) & position.right(seat)) != 0
    if not fits and not position.by_challenge:
        punish(position, seat, card, out)
        return
    if out.on:
        telling.tell_laid(position, seat, face, out)
    if position.by_challenge:
        position.below = (*position.below, position.entry())
        position.marks = (0 if fits else WRONG) | (IN_BLOCK if position.step == BLOCK else 0)
    forget(position, seat, card)  # PE-A32
    hand = position.hands.get(seat) ^ bit(card)
    position.hands.put(seat, hand)
    position.pile |= bit(card)
    position.renewals = 0  # PE-A37
    put_on_top(position, card, seat)
    if position.by_challenge and (face == MICHI or not hand):
        open_challenge(position, out)
    else:
        take_effect(position, out)


def put_on_top(position: Position, card: i64, layer: i64) -> None:
    """Each time a card comes to the top it is a new top card (PE-A17): one at a time (PE-31)."""
    position.top = card
    position.layer = layer
    position.tops += 1
    face = position.deck.face_of(card)
    if face < DOG:
        position.asked = small(face)
    elif face == DOG or layer < 0:  # PE-33, PE-A31: a Gros Michi only if it lies there as a dog
        position.asked = ANY
    else:
        position.asked = NOTHING


def take_effect(position: Position, out: Sink) -> None:
    """A Gros Michi is called; an empty hand ends the round (PE-46), after a dog too (PE-A20)."""
    if bit(position.top) & position.deck.michis:  # PE-36
        call_michi(position, out)
    elif not position.hands.get(position.layer):
        end_round(position, position.layer, "empty", False, out)
    else:
        new_position(position, out)


def punish(position: Position, seat: i64, card: i64, out: Sink) -> None:
    """PE-70, PE-A14: the card, seen by all, stays in hand and another one comes to it."""
    for other in range(position.seats):
        if other != seat:
            learn(position, other, seat, card)
    penalty = drawn(position, out)
    if penalty != NO_CARD:
        position.hands.put(seat, position.hands.get(seat) | bit(penalty))
        position.drew |= bit(seat)
        position.spoken &= ~bit(seat)  # PE-A29
    if out.on:
        telling.tell_wrong(position, seat, card, penalty, out)


def open_challenge(position: Position, out: Sink) -> None:
    """PE-A33: what cannot be taken back waits until nobody challenges it."""
    position.step = CHALLENGE
    hush(position)
    position.spoken = bit(position.layer)
    if out.on:
        telling.tell_challenge_opened(position, out)


# ---- what is known of other hands (PE-A32)


def learn(position: Position, seat: i64, holder: i64, card: i64) -> None:
    """This seat sees a card that stays in another hand: nothing new if it knows one like it there."""
    deck = position.deck
    alike: i64 = position.hands.get(holder) & deck.of_face[deck.face_of(card)]
    if not position.known.get(seat) & alike:
        position.known.put(seat, position.known.get(seat) | bit(card))


def forget(position: Position, holder: i64, card: i64) -> None:
    """A card leaves a hand for all to see: whoever knew one like it there knows one less."""
    deck = position.deck
    alike: i64 = position.hands.get(holder) & deck.of_face[deck.face_of(card)]
    for seat in range(position.seats):
        seen = position.known.get(seat) & alike
        if seen:
            gone: i64 = bit(card) if seen & bit(card) else seen & -seen
            position.known.put(seat, position.known.get(seat) & ~gone)
