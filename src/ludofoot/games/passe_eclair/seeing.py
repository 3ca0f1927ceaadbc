"""What a seat sees."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ludofoot.core.cards import listed, size
from ludofoot.games.passe_eclair.records import (
    ACTS,
    BLOCKS,
    FACES,
    NAMES,
    STEPS,
    TOKENS,
    FaceText,
    TokenText,
)
from ludofoot.games.passe_eclair.rules.cards import NAME_COUNT, Deck
from ludofoot.games.passe_eclair.rules.position import (
    ANY,
    CHALLENGE,
    IN_BLOCK,
    NO_BLOCK,
    NO_CARD,
    NOBODY,
    OVER,
    PARTNER,
    SEAT_PLACE,
    Position,
)
from ludofoot.games.passe_eclair.views import Act, KnownCard, LaidCard, PEView


def seen_by(position: Position, seat: int) -> PEView:
    """PE-A32 item by item."""
    outcome = position.outcome()
    deck, seats = position.deck, range(position.seats)
    return PEView(
        seat=seat,
        seats=position.seats,
        options=position.options,
        step=STEPS[position.step],
        round=position.round,
        trainer=position.trainer,
        hand=faces(deck, position.hands.get(seat)),
        came=face_words(position.came[seat]) if seat >= 0 and position.came else (),
        hand_sizes=tuple([size(position.hands.get(each)) for each in seats]),
        laid=tuple(laid_cards(position)),
        top=position.tops,
        asked=NAMES[position.asked] if position.asked < NAME_COUNT else None,
        any_card=position.asked == ANY,
        banned=None if position.banned() == NOBODY else position.banned(),
        block=None if position.block == NO_BLOCK else BLOCKS[position.block],
        spoken=seat_marks(position.seats, position.spoken),
        challenged=seat_marks(position.seats, position.challenged),
        actor=position.layer if position.step in (CHALLENGE, PARTNER) else None,
        pile=faces(deck, position.pile),
        box=faces(deck, position.box),
        act=last_act(position),
        passed_over=face_words(position.passed_over),
        left=tuple([face_words(hand) for hand in position.left]),
        draw_pile=size(position.draw_pile),
        renewals=position.renewals,
        drew=seat_marks(position.seats, position.drew),
        known=tuple(known_to(position, seat)),
        chosen=faces(deck, position.chosen.get(seat)),
        victory=tuple([tokens_of(position, each, seat, victory=True) for each in seats]),
        consolation=tuple([tokens_of(position, each, seat, victory=False) for each in seats]),
        spent=token_words(deck, position.spent, victory=False),
        victory_stock=size(position.victory_stock),
        consolation_stock=size(position.consolation_stock),
        points=outcome.scores if outcome else (),
        winners=outcome.winners if outcome else (),
    )


# Kept for a while: from one view to the next few of these sets change.
@lru_cache(maxsize=4096)
def faces(deck: Deck, cards: int) -> tuple[FaceText, ...]:
    """The faces of these cards, sorted by motif (PE-10)."""
    return tuple([FACES[deck.face_of(card)] for card in listed(cards)])


def last_act(position: Position) -> Act | None:
    """What somebody did last before all eyes."""
    if not position.done:
        return None
    seat, which, number, about = position.done
    what = ACTS[which]
    on = about if what == "late" else None
    face = FACES[about] if what == "wrong" else None
    partner = about if what == "swap" else None
    return Act(seat=seat, what=what, number=number, on=on, face=face, partner=partner)


def face_words(numbers: tuple[int, ...]) -> tuple[FaceText, ...]:
    """Faces in this order."""
    return tuple([FACES[face] for face in numbers])


@lru_cache(maxsize=64)
def seat_marks(seats: int, marked: int) -> tuple[bool, ...]:
    """Seats as bits, one by one."""
    return tuple([bool(marked >> seat & 1) for seat in range(seats)])


def laid_cards(position: Position) -> Iterator[LaidCard]:
    """The cards that can still be on top, top card last."""
    if position.top == NO_CARD:
        return
    for entry in (*position.below, position.entry()):
        layer = entry // SEAT_PLACE % 8 - 1
        face = FACES[position.deck.face_of(entry % SEAT_PLACE)]
        yield LaidCard(seat=None if layer == NOBODY else layer, face=face, in_block=bool(entry & IN_BLOCK))


def known_to(position: Position, seat: int) -> Iterator[KnownCard]:
    """The cards that this seat knows to be in another hand."""
    known = position.known.get(seat)
    if not known:
        return
    for holder in range(position.seats):
        for face in faces(position.deck, known & position.hands.get(holder)):
            yield KnownCard(holder=holder, face=face)


def tokens_of(position: Position, owner: int, seat: int, *, victory: bool) -> tuple[TokenText | None, ...]:
    """The tokens before a player: face down to the others (PE-47, PE-49) until the final count (PE-65)."""
    owned = (position.victory if victory else position.consolation).get(owner)
    if owner != seat and position.step != OVER:
        return (None,) * size(owned)
    return token_words(position.deck, owned, victory=victory)


@lru_cache(maxsize=4096)
def token_words(deck: Deck, owned: int, *, victory: bool) -> tuple[TokenText, ...]:
    """The faces of these tokens."""
    kinds = deck.victory if victory else deck.consolation
    return tuple([TOKENS[kind] for kind in sorted([kinds[token] for token in listed(owned)])])
