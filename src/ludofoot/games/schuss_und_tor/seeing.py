"""What a seat sees."""

from __future__ import annotations

from functools import cache, lru_cache

from ludofoot.core.cards import listed, size
from ludofoot.games.schuss_und_tor.records import (
    ACTIONS,
    FACES,
    NAMES,
    STEPS,
    ActionText,
    Asker,
    FaceText,
    NameText,
)
from ludofoot.games.schuss_und_tor.rules.cards import NAME_COUNT, Deck
from ludofoot.games.schuss_und_tor.rules.codes import FIRST_BOMBER_LAY
from ludofoot.games.schuss_und_tor.rules.position import (
    CALLED,
    FRESH,
    NO_CARD,
    NOBODY,
    ON_TORMANN,
    PARRY,
    SEATS_AT_MOST,
    Position,
)
from ludofoot.games.schuss_und_tor.rules.telling import action_shown
from ludofoot.games.schuss_und_tor.views import KnownCard, LaidCard, STView


def seen_by(position: Position, seat: int) -> STView:
    """ST-A31 item by item; ST-A25: the sizes of hands are public."""
    outcome = position.outcome()
    deck = position.deck
    everybody = range(position.seats)
    return STView(
        seat=seat,
        options=position.options,
        seats=position.seats,
        step=STEPS[position.step],
        turn=position.turn,
        hand=faces(deck, position.hands.get(seat)),
        hand_sizes=tuple([size(position.hands.get(each)) for each in everybody]),
        pile=tuple(map(laid_card, position.laid)),
        asked=asked_name(position.asked),
        asked_by=asker(position.asked),
        shooter=None if position.shooter == NOBODY else position.shooter,
        defender=position.turn if position.step == PARRY else None,
        action=None if position.action_card == NO_CARD else action_shown(position),
        goals=tuple(position.goals()),
        before=tuple([actions(deck, position.before.get(each)) for each in everybody]),
        discards=actions(deck, position.discards),
        actions_left=size(position.actions),  # ST-10: face down
        undealt=len(position.undealt),
        under=under_seen(position, seat),
        known=known_to(position, seat),
        unserved=tuple([faces(deck, deck.of_kinds(position.unserved_by(each))) for each in everybody]),
        removed=faces(deck, deck.every & ~position.greens),
        last_server=None if position.last_server == NOBODY else position.last_server,
        final_attempt=position.final_attempt,
        extra_time=position.extra_time,
        winners=outcome.winners if outcome else (),
    )


# Kept for a while: from one view to the next few of these sets change.
@lru_cache(maxsize=4096)
def faces(deck: Deck, cards: int) -> tuple[FaceText, ...]:
    """The faces of green cards, in the order of ST-D1."""
    return tuple([FACES[deck.face_of(card)] for card in listed(cards)])


@lru_cache(maxsize=4096)
def actions(deck: Deck, cards: int) -> tuple[ActionText, ...]:
    """The faces of action cards."""
    return tuple([ACTIONS[deck.action_of(card)] for card in listed(cards)])


@cache
def laid_card(entry: int) -> LaidCard:
    """A card of the table pile."""
    code, seat = divmod(entry, SEATS_AT_MOST)
    if code < FIRST_BOMBER_LAY:
        return LaidCard(seat=seat, face=FACES[code])
    return LaidCard(seat=seat, face="bomber", call=NAMES[code - FIRST_BOMBER_LAY])


def asked_name(asked: int) -> NameText | None:
    """The name to serve, if one is asked for."""
    if asked < NAME_COUNT:
        return NAMES[asked]
    return NAMES[asked - CALLED] if asked >= CALLED else None


def asker(asked: int) -> Asker:
    """Who asks."""
    if asked == FRESH:
        return "nobody"
    if asked == ON_TORMANN:
        return "tormann"
    return "bomber" if asked >= CALLED else "footballer"


def under_seen(position: Position, seat: int) -> tuple[FaceText | None, ...]:
    """The cards under the undealt ones: those that this seat saw going there."""
    under = zip(position.undealt.under, position.under_seen, strict=True)
    return tuple(
        [
            FACES[position.deck.face_of(card)] if seat >= 0 and seen >> seat & 1 else None
            for card, seen in under
        ]
    )


def known_to(position: Position, seat: int) -> tuple[KnownCard, ...]:
    """The cards that this seat knows to be in another hand."""
    return tuple(
        [
            KnownCard(holder=holder, face=FACES[position.deck.face_of(card)])
            for card, holder, seen in position.tracked
            if seat >= 0 and seen >> seat & 1
        ]
    )
