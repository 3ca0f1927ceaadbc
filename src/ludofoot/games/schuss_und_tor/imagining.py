"""A state that a seat could believe: what it cannot see is dealt anew, each way as likely."""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, listed, shifted, size
from ludofoot.core.chance import Chance
from ludofoot.games.schuss_und_tor.records import ACTIONS, NAMES, STEPS
from ludofoot.games.schuss_und_tor.rules.cards import FACE_NUMBERS, KINDS, Deck, kind_of
from ludofoot.games.schuss_und_tor.rules.codes import FIRST_BOMBER_LAY
from ludofoot.games.schuss_und_tor.rules.dealing import greens_for
from ludofoot.games.schuss_und_tor.rules.position import (
    CALLED,
    FRESH,
    NOBODY,
    ON_TORMANN,
    SEATS_AT_MOST,
    Position,
)
from ludofoot.games.schuss_und_tor.rules.state import SchussUndTor
from ludofoot.games.schuss_und_tor.views import LaidCard, STView


def imagined(deck: Deck, view: STView, chance: Chance) -> SchussUndTor:
    """A state whose view from that seat is this one: what is hidden is dealt anew, each way as likely."""
    state = SchussUndTor(deck, view.seats, view.options, chance)
    state.agree()
    state.greens = greens_for(deck, view.seats)
    state.laid = [laid_entry(card) for card in view.pile]
    state.step = STEPS.index(view.step)
    state.turn = view.turn
    state.asked = asked_code(view)
    state.shooter = NOBODY if view.shooter is None else view.shooter
    state.last_server = NOBODY if view.last_server is None else view.last_server
    state.final_attempt = view.final_attempt
    state.extra_time = view.extra_time
    for seat, left in enumerate(view.unserved):
        kinds = gathered(list({kind_of(FACE_NUMBERS[face]) for face in left}))
        state.unserved |= shifted(kinds, KINDS * seat)
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


def imagine_actions(position: Position, view: STView) -> None:
    """Everything about action cards is public but the order of the pile, which has none."""
    left = Supply(position.deck.every_action, position.deck.of_action)
    for seat, cards in enumerate(view.before):
        position.before.put(seat, left.take(map(ACTIONS.index, cards)))
    position.discards = left.take(map(ACTIONS.index, view.discards))
    if view.action is not None:
        position.action_card = listed(left.take([ACTIONS.index(view.action)]))[0]
    whistle = position.deck.whistle
    if view.extra_time:
        # Extra time is played once, with the one card that then leaves the game (ST-A21).
        position.whistle_used = True
        left.cards &= ~whistle
    position.actions = left.cards


def imagine_greens(position: Position, view: STView, chance: Chance) -> None:
    """Deals what the seat cannot see to the other hands and the undealt cards."""
    left = Supply(position.greens, position.deck.of_face)
    left.take(FACE_NUMBERS[card.face] for card in view.pile)
    hands = [0] * view.seats
    if view.seat >= 0:
        hands[view.seat] = left.take(FACE_NUMBERS[face] for face in view.hand)
    for known in view.known:
        card = left.take([FACE_NUMBERS[known.face]])
        hands[known.holder] |= card
        position.tracked = (*position.tracked, (listed(card)[0], known.holder, bit(view.seat)))
    under = [None if face is None else listed(left.take([FACE_NUMBERS[face]]))[0] for face in view.under]
    for seat, count in enumerate(view.hand_sizes):
        while len(listed(hands[seat])) < count:
            hands[seat] |= left.draw(chance)
    for card_under in under:
        position.undealt.put_under(listed(left.draw(chance))[0] if card_under is None else card_under)
        position.under_seen = (*position.under_seen, 0 if card_under is None else bit(view.seat))
    for seat, hand in enumerate(hands):
        position.hands.put(seat, hand)
    position.undealt.loose = left.cards


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


# ---- dealing anew


def deal_unseen(position: Position, seat: i64, chance: Chance) -> None:
    """Shuffles the cards that this seat cannot place among the places where they may be."""
    known: i64 = 0
    for card, _, seen in position.tracked:
        if seen & bit(seat):
            known |= bit(card)
    loose: i64 = position.undealt.loose
    for other in range(position.seats):
        if other != seat:
            loose |= position.hands.get(other) & ~known
    if position.under_seen:
        loose = deal_under(position, seat, loose, chance)
    for other in range(position.seats):
        if other == seat:
            continue
        hand = position.hands.get(other)
        count = size(hand & ~known)
        hand &= known
        for _ in range(count):
            card_drawn: i64 = bit(chance.draw(loose))
            loose ^= card_drawn
            hand |= card_drawn
        position.hands.put(other, hand)
    position.undealt.loose = loose


def deal_under(position: Position, seat: i64, loose: i64, chance: Chance) -> i64:
    """The same for the cards put under the undealt ones; what is left to deal."""
    under = position.undealt.under
    for place, seen in enumerate(position.under_seen):
        if not seen & bit(seat):
            loose |= bit(under[place])
    dealt: list[int] = []
    for place, seen in enumerate(position.under_seen):
        if seen & bit(seat):
            dealt.append(under[place])
        else:
            card = chance.draw(loose)
            loose ^= bit(card)
            dealt.append(card)
    position.undealt.under = tuple(dealt)
    return loose
