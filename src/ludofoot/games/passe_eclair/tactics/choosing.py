"""Which card to part with, when to keep the dog, whom to rob."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.games.passe_eclair.rules.cards import DOG, MICHI, Deck, small
from ludofoot.games.passe_eclair.rules.choices import may_challenge, word
from ludofoot.games.passe_eclair.rules.codes import CHALLENGE_IT, FIRST_READY, FIRST_SWAP
from ludofoot.games.passe_eclair.rules.position import CHALLENGE, PARTNER, READY, WRONG, Position
from ludofoot.games.passe_eclair.rules.rounds import ready_choices

# In percent: how often a beginner notices that somebody else laid a wrong card.
NOTICED: Final = 50
OUT_OF_QUESTION: Final = -1_000_000

# ---- what both know


def special(position: Position, seat: i64) -> i64:
    """The steps in which no card is laid: use every token, rob whoever is nearest to winning."""
    if position.step == READY:
        return FIRST_READY + most_tokens(position, seat)
    return FIRST_SWAP + position.shortest_other(seat)


def most_tokens(position: Position, seat: i64) -> i64:
    """The choice of the ready step that gets rid of the most cards."""
    if not position.consolation.get(seat):
        return 0
    best: i64 = 0
    most: i64 = 0
    for place, chosen in enumerate(ready_choices(position, seat)):
        if size(chosen) > most:
            most = size(chosen)
            best = place
    return best


def michi_pays(position: Position, seat: i64) -> bool:
    """A Gros Michi as last card gives the round away; otherwise it must bring a shorter hand."""
    left = size(position.hands.get(seat)) - 1
    return left > 0 and size(position.hands.get(position.shortest_other(seat))) <= left


# ---- the beginner


def habit(position: Position, seat: i64, chance: Chance) -> i64:
    """Any wild guy that fits, else the dog, else Gros Michi if somebody has fewer cards."""
    if position.step == READY or position.step == PARTNER:
        return special(position, seat)
    if position.step == CHALLENGE or position.marks & WRONG:
        if position.marks & WRONG and may_challenge(position, seat) and chance.below(100) < NOTICED:
            return CHALLENGE_IT
        if position.step == CHALLENGE:
            return word(position)
    cards = position.hands.get(seat) & position.right(seat)
    guys = cards & position.deck.guys
    if guys:
        return position.deck.face_of(nth(guys, chance.below(size(guys))))
    if cards & position.deck.dogs:
        return DOG
    if cards & position.deck.michis and michi_pays(position, seat):
        return MICHI
    return word(position)


# ---- whoever counts


def counted(position: Position, seat: i64, chance: Chance) -> i64:
    """The wild guy after whom it goes on best; dog and Gros Michi when they are worth the most."""
    if position.step == READY or position.step == PARTNER:
        return special(position, seat)
    if position.marks & WRONG and may_challenge(position, seat):
        return CHALLENGE_IT
    if position.step == CHALLENGE:
        return word(position)
    hand = position.hands.get(seat)
    cards = hand & position.right(seat)
    if not cards:
        return word(position)
    deck = position.deck
    if cards & deck.michis and michi_pays(position, seat) and wants_swap(position, seat):
        return MICHI
    guys = cards & deck.guys
    if guys:
        return best_guy(position, seat, guys)
    if cards & deck.dogs:
        return DOG
    return word(position)


def wants_swap(position: Position, seat: i64) -> bool:
    """Whether a swap brings a hand that is shorter, or at least gets rid of the Gros Michi."""
    left = size(position.hands.get(seat)) - 1
    shortest = size(position.hands.get(position.shortest_other(seat)))
    return shortest < left or (left <= 2 and shortest <= left)


def best_guy(position: Position, seat: i64, guys: i64) -> i64:
    """The wild guy whose receiver suits this hand, and the others least."""
    deck = position.deck
    hand = position.hands.get(seat)
    best: i64 = -1
    best_score: i64 = OUT_OF_QUESTION
    left = deck.one_each(guys)
    while left:
        card = lowest(left)
        left &= left - 1
        score = suits(position, deck, hand & ~bit(card), card)
        if score > best_score:
            best_score = score
            best = deck.face_of(card)
    return best


def suits(position: Position, deck: Deck, rest: i64, card: i64) -> i64:
    """Two players go on themselves, so they ask for what they hold; more hope for a receiver nobody has."""
    receivers = deck.with_large(small(deck.face_of(card)))
    mine = size(rest & receivers)
    if position.seats == 2:
        return mine
    unseen = deck.every & ~position.pile & ~position.box & ~rest
    return -size(unseen & receivers)
