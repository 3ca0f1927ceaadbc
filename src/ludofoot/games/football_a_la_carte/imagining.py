"""A state that a seat could believe: what it cannot see is dealt anew, each way as likely as what it
remembers allows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, size
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.games.football_a_la_carte.records import COLOURS, ENDS, STEPS, FaceText
from ludofoot.games.football_a_la_carte.rules.cards import FACE_NUMBERS, NO_FACE, Deck
from ludofoot.games.football_a_la_carte.rules.pitch import (
    AREA,
    LANDED,
    NOWHERE,
    OUT_EAST,
    OUT_WEST,
    square_named,
)
from ludofoot.games.football_a_la_carte.rules.position import CLEAR, NOBODY, ON_PENALTY, Position, Sight
from ludofoot.games.football_a_la_carte.rules.state import FootballALaCarte
from ludofoot.games.football_a_la_carte.views import FCView


def imagined(deck: Deck, view: FCView, chance: Chance) -> FootballALaCarte:
    """A state whose view from that seat is this one: what is hidden is dealt anew."""
    state = FootballALaCarte(deck, view.seats, view.options, chance)
    for place, seat in enumerate(view.order):
        state.order.put(place, seat)
    for seat, count in enumerate(view.full_hands):
        state.full.put(seat, count)
    state.place, state.turn, state.opened = view.place, view.turn, view.opened
    state.step, state.half, state.last_turn = STEPS.index(view.step), view.half, told_last(view)
    state.south = 0 if view.ends[0] == ENDS[0] else 1
    state.home_goals, state.away_goals = view.goals
    state.ball = NOWHERE if view.ball is None else square_named(view.ball)
    state.side = side_of(view)
    state.colour = ON_PENALTY if view.corner is None else COLOURS.index(view.corner) + 1
    state.top = NO_FACE if view.top is None else FACE_NUMBERS[view.top]
    remember(state, view)
    place_cards(state, view)
    deal_unseen(state, view.seat, chance)
    return state


def told_last(view: FCView) -> bool:
    """Whether the last turn was called: a stop or a penalty may end a half without one."""
    return view.last_turn and view.step != "last-stop" and view.cause != "penalty"


def side_of(view: FCView) -> int:
    """Where a clearance starts from."""
    if view.step != STEPS[CLEAR]:
        return LANDED
    if len(view.starts) > 2:
        return AREA
    return OUT_WEST if view.starts[0][0] == "b" else OUT_EAST


def remember(position: Position, view: FCView) -> None:
    """Counts what was drawn from now on: what each seat had drawn before lies below zero."""
    position.path = view.path
    position.cut_face = NO_FACE if view.cut is None else FACE_NUMBERS[view.cut]
    for seat, drawn in enumerate(view.table_drawn):
        position.table_base.put(seat, -drawn)
    padded = [[-drawn for drawn in card.drawn] + [0] * (4 - view.seats) for card in view.shown]
    position.shown = tuple(
        (FACE_NUMBERS[card.face], before[0], before[1], before[2], before[3], True)
        for card, before in zip(view.shown, padded, strict=True)
    )
    position.table = Supply(position.deck, position.deck.every).take(view.table)


def place_cards(position: Position, view: FCView) -> None:
    """What this seat sees lies where it is; the rest anywhere, in the right numbers."""
    left = Supply(position.deck, position.deck.every)
    position.discards = left.take(view.discards)
    if view.seat >= 0:
        position.hands.put(view.seat, left.take(view.hand))
    for seat, count in enumerate(view.hand_sizes):
        if seat != view.seat:
            position.hands.put(seat, left.take_any(count))
    position.pile = left.cards


class Supply:
    """Cards not yet placed."""

    def __init__(self, deck: Deck, cards: int) -> None:
        self.deck = deck
        self.cards = cards

    def take(self, wanted: Iterable[FaceText]) -> int:
        """Takes a card of each face; copies are alike."""
        taken = 0
        for face in wanted:
            found = self.cards & self.deck.of_face[FACE_NUMBERS[face]]
            taken |= found & -found
            self.cards ^= found & -found
        return taken

    def take_any(self, count: int) -> int:
        """Takes so many cards."""
        taken = 0
        for _ in range(count):
            card = self.cards & -self.cards
            taken |= card
            self.cards ^= card
        return taken


# ---- dealing anew


def deal_unseen(position: Position, seat: i64, chance: Chance) -> None:
    """Exchanges, in place, the other hands and the draw pile; sizes stay.

    A card that a cut has shown was in the pile then, and one that lay open at half-time was in the pile made
    of it: neither can be a card that somebody has held since before.
    """
    deal = Deal(position, seat, chance)
    if position.shown:
        deal.place_shown()
    if position.table:
        deal.deal_kept()
    deal.deal_rest()


@final
class Deal:
    """The other hands, emptied and filled again."""

    def __init__(self, position: Position, seat: i64, chance: Chance) -> None:
        self.position: Position = position
        self.seat: i64 = seat
        self.chance: Chance = chance
        self.left: i64 = position.pile
        """The cards still to be dealt."""
        self.fixed: i64 = 0
        """The cards that were shown and stay in the pile."""
        self.room: PerSeat = PerSeat(0)
        self.placed: PerSeat = PerSeat(0)
        """How many cards of each hand were shown since half-time."""
        for other in range(position.seats):
            if other != seat:
                hand = position.hands.get(other)
                self.left |= hand
                self.room.put(other, size(hand))
                position.hands.put(other, 0)

    def give(self, other: i64, card: i64) -> None:
        """One card more in that hand."""
        self.position.hands.put(other, self.position.hands.get(other) | card)
        self.room.put(other, self.room.get(other) - 1)
        self.left &= ~card

    def deal_rest(self) -> None:
        """Whatever is left goes anywhere."""
        for other in range(self.position.seats):
            while self.room.get(other) > 0:
                self.give(other, bit(self.chance.draw(self.left)))
        self.position.pile = self.left | self.fixed

    # ---- cards shown by a cut

    def place_shown(self) -> None:
        """Puts each card shown since half-time among those drawn since, or leaves it in the pile.

        The last one shown comes first: whoever holds it has one card fewer that could be an earlier one.
        """
        stay = size(self.position.pile)
        number = len(self.position.shown)
        while number > 0:
            number -= 1
            sight = self.position.shown[number]
            card = self.unseen_card(sight, self.left)
            if card == 0 or self.is_older(sight):
                continue
            k = self.chance.below(stay + self.drawn_since(sight))
            if k < stay:
                stay -= 1
                self.fixed |= card
                self.left &= ~card
            else:
                self.place(sight, card, k - stay)

    def place(self, sight: Sight, card: i64, k: i64) -> None:
        """Into the k-th place in other hands that was filled since that cut."""
        for other in range(self.position.seats):
            slots = self.fresh_slots(other, sight)
            if k < slots:
                self.give(other, card)
                self.placed.put(other, self.placed.get(other) + 1)
                return
            k -= slots

    def unseen_card(self, sight: Sight, left: i64) -> i64:
        """The card that a cut has shown, if it is known to be among these; 0 if nothing is known of it."""
        position = self.position
        of_face = position.deck.cards_of(sight[0])
        if not sight[5]:
            return 0
        mine = position.hands.get(self.seat) & of_face
        if mine != 0 and position.drawn.get(self.seat) > sight[1 + self.seat]:
            return 0
        cards = left & of_face
        return cards & -cards

    def is_older(self, sight: Sight) -> bool:
        """Whether cards were drawn between that cut and half-time."""
        base = self.position.table_base
        older = sight[1] < base.first or sight[2] < base.second
        return older or sight[3] < base.third or sight[4] < base.fourth

    def drawn_since(self, sight: Sight) -> i64:
        """How many cards in other hands may have been drawn since a cut."""
        found: i64 = 0
        for other in range(self.position.seats):
            found += self.fresh_slots(other, sight)
        return found

    def fresh_slots(self, other: i64, sight: Sight) -> i64:
        """The same for one hand; cards shown later have taken theirs."""
        drawn = self.position.drawn.get(other) - sight[1 + other] - self.placed.get(other)
        room = self.room.get(other)
        return drawn if drawn < room else room

    # ---- cards known from half-time

    def deal_kept(self) -> None:
        """Deals the cards that others must have kept since half-time: none of those that lay open then."""
        position = self.position
        closed = self.left & ~self.lay_open()
        for other in range(position.seats):
            drawn = position.drawn.get(other) - position.table_base.get(other)
            kept = self.room.get(other) - (drawn - self.placed.get(other))
            early: i64 = 0
            while kept > 0:
                cards = closed & self.left & ~self.shown_before(other, early)
                if cards == 0:
                    break
                card = bit(self.chance.draw(cards))
                if card & self.shown_before(NOBODY, 0) != 0:
                    early += 1
                self.give(other, card)
                kept -= 1

    def shown_before(self, other: i64, early: i64) -> i64:
        """The cards that cuts have shown before half-time: all, or those that this hand, with `early` others
        of them, cannot have drawn by then."""
        position = self.position
        found: i64 = 0
        for sight in position.shown:
            if not self.is_older(sight):
                continue
            if other == NOBODY or position.table_base.get(other) - sight[1 + other] <= early:
                found |= self.unseen_card(sight, self.left & ~found)
        return found

    def lay_open(self) -> i64:
        """The unseen cards that lay open at half-time: those of each face not in the own hand now."""
        mine = self.position.hands.get(self.seat)
        found: i64 = 0
        table = self.position.table
        while table:
            of_face = self.position.deck.cards_of(self.position.deck.face_of(lowest(table)))
            count = size(table & of_face) - size(mine & of_face)
            table &= ~of_face
            cards = self.left & of_face
            while count > 0 and cards != 0:
                found |= cards & -cards
                cards &= cards - 1
                count -= 1
        return found
