"""What a seat sees, and a state that it could believe."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from ludofoot.core.cards import bit, gathered, listed, size
from ludofoot.core.chance import Chance
from ludofoot.games.schuss_und_tor.records import (
    ACTIONS,
    FACES,
    NAMES,
    STEPS,
    ActionText,
    Asker,
    FaceText,
    KnownCard,
    LaidCard,
    NameText,
    STView,
)
from ludofoot.games.schuss_und_tor.rules.codes import FIRST_BOMBER_LAY
from ludofoot.games.schuss_und_tor.rules.deck import FACE_NUMBERS, NAME_COUNT, Deck
from ludofoot.games.schuss_und_tor.rules.ending import greens_for
from ludofoot.games.schuss_und_tor.rules.play import SEATS_AT_MOST, SchussUndTor
from ludofoot.games.schuss_und_tor.rules.position import (
    CALLED,
    FRESH,
    NO_CARD,
    NOBODY,
    ON_TORMANN,
    PARRY,
    Position,
)


def seen_by(position: Position, seat: int) -> STView:
    """ST-A31 item by item; ST-A25: the sizes of hands are public."""
    outcome = position.outcome()
    deck = position.deck
    everybody = range(position.seats)
    return STView(
        seat=seat,
        seats=position.seats,
        passer_shoots=position.passer_shoots,
        parry_waives=position.parry_waives,
        step=STEPS[position.step],
        turn=position.turn,
        hand=faces(deck, position.hands.get(seat)),
        hand_sizes=tuple([size(position.hands.get(each)) for each in everybody]),
        pile=tuple(map(laid_card, position.laid)),
        asked=asked_name(position.asked),
        asked_by=asker(position.asked),
        shooter=None if position.shooter == NOBODY else position.shooter,
        defender=position.turn if position.step == PARRY else None,
        action=None if position.action_card == NO_CARD else ACTIONS[deck.action_of(position.action_card)],
        goals=tuple(position.goals()),
        before=tuple([actions(deck, position.before.get(each)) for each in everybody]),
        discards=actions(deck, position.discards),
        actions_left=size(position.actions),  # ST-10: face down
        undealt=len(position.undealt),
        under=under_seen(position, seat),
        known=known_to(position, seat),
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


# ---- imagining


def imagined(deck: Deck, view: STView, chance: Chance) -> SchussUndTor:
    """A state whose view from that seat is this one: what is hidden is dealt anew, each way as likely."""
    state = SchussUndTor(deck, view.seats, chance)
    state.passer_shoots = view.passer_shoots
    state.parry_waives = view.parry_waives
    state.greens = greens_for(deck, view.seats)
    state.laid = [laid_entry(card) for card in view.pile]
    state.step = STEPS.index(view.step)
    state.turn = view.turn
    state.asked = asked_code(view)
    state.shooter = NOBODY if view.shooter is None else view.shooter
    state.last_server = NOBODY if view.last_server is None else view.last_server
    state.final_attempt = view.final_attempt
    state.extra_time = view.extra_time
    imagine_actions(state, view)
    imagine_greens(state, view, chance)
    return state


def laid_entry(card: LaidCard) -> int:
    """A card of the table pile as the state keeps it."""
    code = FACE_NUMBERS[card.face] if card.call is None else FIRST_BOMBER_LAY + NAMES.index(card.call)
    return code * SEATS_AT_MOST + card.seat


def asked_code(view: STView) -> int:
    """What is asked for, as the state keeps it."""
    if view.asked is None:
        return FRESH if view.asked_by == "nobody" else ON_TORMANN
    return NAMES.index(view.asked) + (CALLED if view.asked_by == "bomber" else 0)


def imagine_actions(state: SchussUndTor, view: STView) -> None:
    """Everything about action cards is public but the order of the pile, which has none."""
    left = Supply(state.deck.every_action, state.deck.of_action)
    for seat, cards in enumerate(view.before):
        state.before.put(seat, left.take(map(ACTIONS.index, cards)))
    state.discards = left.take(map(ACTIONS.index, view.discards))
    if view.action is not None:
        state.action_card = listed(left.take([ACTIONS.index(view.action)]))[0]
    whistle = state.deck.whistle
    if view.extra_time:
        # Extra time is played once, with the one card that then leaves the game (ST-A21).
        state.whistle_used = True
        left.cards &= ~whistle
    state.actions = left.cards


def imagine_greens(state: SchussUndTor, view: STView, chance: Chance) -> None:
    """Deals what the seat cannot see to the other hands and the undealt cards."""
    left = Supply(state.greens, state.deck.of_face)
    left.take(FACE_NUMBERS[card.face] for card in view.pile)
    hands = [0] * view.seats
    if view.seat >= 0:
        hands[view.seat] = left.take(FACE_NUMBERS[face] for face in view.hand)
    for known in view.known:
        card = left.take([FACE_NUMBERS[known.face]])
        hands[known.holder] |= card
        state.tracked = (*state.tracked, (listed(card)[0], known.holder, bit(view.seat)))
    under = [None if face is None else listed(left.take([FACE_NUMBERS[face]]))[0] for face in view.under]
    for seat, count in enumerate(view.hand_sizes):
        while len(listed(hands[seat])) < count:
            hands[seat] |= left.draw(chance)
    for card_under in under:
        state.undealt.put_under(listed(left.draw(chance))[0] if card_under is None else card_under)
        state.under_seen = (*state.under_seen, 0 if card_under is None else bit(view.seat))
    for seat, hand in enumerate(hands):
        state.hands.put(seat, hand)
    state.undealt.loose = left.cards


class Supply:
    """Cards not yet placed."""

    def __init__(self, cards: int, of_face: list[int]) -> None:
        self.cards = cards
        self.of_face = of_face

    def take(self, wanted: Iterable[int]) -> int:
        """Takes a card of each face; copies are alike."""
        taken = 0
        for face in wanted:
            found = self.cards & self.of_face[face]
            card = found & -found
            self.cards ^= card
            taken |= card
        return taken

    def draw(self, chance: Chance) -> int:
        """Takes any card."""
        card = gathered([chance.draw(self.cards)])
        self.cards ^= card
        return card
