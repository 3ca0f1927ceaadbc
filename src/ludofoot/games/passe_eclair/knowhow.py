"""What a good player of Passe Éclair knows: which card to part with, when to keep the dog, whom to rob."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.core.knowhow import Knowhow
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.passe_eclair.pulse import reaction, slipped
from ludofoot.games.passe_eclair.records import PEMove, PEView
from ludofoot.games.passe_eclair.rules.codes import CHALLENGE_IT, FIRST_READY, FIRST_SWAP
from ludofoot.games.passe_eclair.rules.deck import DOG, MICHI, Deck, small
from ludofoot.games.passe_eclair.rules.play import PasseEclair
from ludofoot.games.passe_eclair.rules.position import (
    CHALLENGE,
    OVER,
    PARTNER,
    READY,
    STUCK,
    WRONG,
)

# In percent: how often a beginner notices that somebody else laid a wrong card.
NOTICED: Final = 50
# A consolation token beside a victory token, and a card in hand beside a round won.
WORTH_OF_CONSOLATION: Final = 0.35
WORTH_OF_CARD: Final = 0.06
OUT_OF_QUESTION: Final = -1_000_000


@final
class PasseEclairKnowhow(Knowhow[PEMove]):
    """Simple habits for the beginner; whoever knows the game counts what the others may hold."""

    def beginner(self, state: State[PEMove], seat: int, chance: Chance) -> PEMove:
        assert isinstance(state, PasseEclair)
        return state.move_of(seat, habit(state, seat, chance))

    def policy(self, state: State[PEMove], seat: int, chance: Chance) -> PEMove:
        assert isinstance(state, PasseEclair)
        return state.move_of(seat, counted(state, seat, chance))

    def stride(self, state: State[PEMove], seat: int, chance: Chance, out: Sink) -> None:
        assert isinstance(state, PasseEclair)
        state.act(seat, counted(state, seat, chance), out)

    def candidates(self, state: State[PEMove], seat: int, chance: Chance) -> list[PEMove]:
        """Nothing is worth more thought than this round: in the worlds tried it is the last one."""
        assert isinstance(state, PasseEclair)
        if state.step == READY:
            return []  # a card fewer is always better, and which one hardly matters
        state.victory_stock = state.victory_stock & -state.victory_stock
        moves = state.moves(seat)
        assert moves is not None
        return moves

    def worth(self, state: State[PEMove], seat: int) -> float:
        """Tokens won, whatever luck puts on them, and in a round that goes on the cards in hand."""
        assert isinstance(state, PasseEclair)
        mine = standing(state, seat)
        theirs = 0.0
        for other in range(state.seats):
            if other != seat:
                theirs += standing(state, other)
        return (mine - theirs / float(state.seats - 1)) / 2.0

    def redeal(self, state: State[PEMove], seat: int, chance: Chance) -> bool:
        assert isinstance(state, PasseEclair)
        deal_unseen(state, seat, chance)
        return True

    def horizon(self) -> i64:
        return 150

    def reaction_ms(self, view: View, level: str, chance: Chance) -> int:
        assert isinstance(view, PEView)
        return reaction(view, level, chance)

    def slip(self, view: View, level: str, move: PEMove, chance: Chance) -> PEMove:
        assert isinstance(view, PEView)
        return slipped(view, level, move, chance)


def standing(state: PasseEclair, seat: i64) -> float:
    """What a seat has got, in rounds won."""
    tokens = float(size(state.victory.get(seat)))
    tokens += WORTH_OF_CONSOLATION * float(size(state.consolation.get(seat)))
    return tokens if state.step == OVER else tokens - WORTH_OF_CARD * float(size(state.hands.get(seat)))


# ---- what cannot be seen


def deal_unseen(state: PasseEclair, seat: i64, chance: Chance) -> None:
    """Shuffles the cards that this seat cannot place among the places where they may be."""
    known = state.known.get(seat)
    loose: i64 = state.draw_pile
    for other in range(state.seats):
        if other != seat:
            loose |= state.hands.get(other) & ~known
    # In a block where nobody can play, whoever may hold the least comes first.
    banned = state.banned()
    for turn in range(2):
        for other in range(state.seats):
            late = other == banned or (state.drew & bit(other)) != 0
            if other != seat and late == (turn == 1):
                loose = deal_hand(state, other, loose, known, chance)
    state.draw_pile = loose


def deal_hand(state: PasseEclair, other: i64, loose: i64, known: i64, chance: Chance) -> i64:
    """A hand of as many cards as before; what is left of the loose ones."""
    hand = state.hands.get(other)
    count = size(hand & ~known)
    hand &= known
    barred: i64 = 0
    if state.block == STUCK and not state.drew & bit(other):
        barred = state.fitting(other)
    for _ in range(count):
        free: i64 = loose & ~barred
        card: i64 = bit(chance.draw(free if free else loose))
        loose ^= card
        hand |= card
    state.hands.put(other, hand)
    return loose


# ---- what both know


def special(state: PasseEclair, seat: i64) -> i64:
    """The steps in which no card is laid: use every token, rob whoever is nearest to winning."""
    if state.step == READY:
        return FIRST_READY + most_tokens(state, seat)
    return FIRST_SWAP + state.shortest_other(seat)


def most_tokens(state: PasseEclair, seat: i64) -> i64:
    """The choice of the ready step that gets rid of the most cards."""
    if not state.consolation.get(seat):
        return 0
    best: i64 = 0
    most: i64 = 0
    for place, chosen in enumerate(state.ready_choices(seat)):
        if size(chosen) > most:
            most = size(chosen)
            best = place
    return best


def michi_pays(state: PasseEclair, seat: i64) -> bool:
    """A Gros Michi as last card gives the round away; otherwise it must bring a shorter hand."""
    left = size(state.hands.get(seat)) - 1
    return left > 0 and size(state.hands.get(state.shortest_other(seat))) <= left


# ---- the beginner


def habit(state: PasseEclair, seat: i64, chance: Chance) -> i64:
    """Any wild guy that fits, else the dog, else Gros Michi if somebody has fewer cards."""
    if state.step == READY or state.step == PARTNER:
        return special(state, seat)
    if state.step == CHALLENGE or state.marks & WRONG:
        if state.marks & WRONG and state.may_challenge(seat) and chance.below(100) < NOTICED:
            return CHALLENGE_IT
        if state.step == CHALLENGE:
            return state.word()
    cards = state.hands.get(seat) & state.right(seat)
    guys = cards & state.deck.guys
    if guys:
        return state.deck.face_of(nth(guys, chance.below(size(guys))))
    if cards & state.deck.dogs:
        return DOG
    if cards & state.deck.michis and michi_pays(state, seat):
        return MICHI
    return state.word()


# ---- whoever counts


def counted(state: PasseEclair, seat: i64, chance: Chance) -> i64:
    """The wild guy after whom it goes on best; dog and Gros Michi when they are worth the most."""
    if state.step == READY or state.step == PARTNER:
        return special(state, seat)
    if state.marks & WRONG and state.may_challenge(seat):
        return CHALLENGE_IT
    if state.step == CHALLENGE:
        return state.word()
    hand = state.hands.get(seat)
    cards = hand & state.right(seat)
    if not cards:
        return state.word()
    deck = state.deck
    if cards & deck.michis and michi_pays(state, seat) and wants_swap(state, seat):
        return MICHI
    guys = cards & deck.guys
    if guys:
        return best_guy(state, seat, guys)
    if cards & deck.dogs:
        return DOG
    return state.word()


def wants_swap(state: PasseEclair, seat: i64) -> bool:
    """Whether a swap brings a hand that is shorter, or at least gets rid of the Gros Michi."""
    left = size(state.hands.get(seat)) - 1
    shortest = size(state.hands.get(state.shortest_other(seat)))
    return shortest < left or (left <= 2 and shortest <= left)


def best_guy(state: PasseEclair, seat: i64, guys: i64) -> i64:
    """The wild guy whose receiver suits this hand, and the others least."""
    deck = state.deck
    hand = state.hands.get(seat)
    best: i64 = -1
    best_score: i64 = OUT_OF_QUESTION
    left = deck.one_each(guys)
    while left:
        card = lowest(left)
        left &= left - 1
        score = suits(state, deck, hand & ~bit(card), card)
        if score > best_score:
            best_score = score
            best = deck.face_of(card)
    return best


def suits(state: PasseEclair, deck: Deck, rest: i64, card: i64) -> i64:
    """Two players go on themselves, so they ask for what they hold; more hope for a receiver nobody has."""
    receivers = deck.with_large(small(deck.face_of(card)))
    mine = size(rest & receivers)
    if state.seats == 2:
        return mine
    unseen = deck.every & ~state.pile & ~state.box & ~rest
    return -size(unseen & receivers)
