"""Where everything lies, whose decision it is, and what may be laid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, size
from ludofoot.core.chance import Chance
from ludofoot.core.perseat import PerSeat
from ludofoot.core.pile import Urn
from ludofoot.core.state import State
from ludofoot.games.schuss_und_tor.records import Options, STMove
from ludofoot.games.schuss_und_tor.rules.cards import (
    BOMBER_KIND,
    FIRST_BOMBER,
    FIRST_PARRIED,
    FIRST_TORMANN,
    KINDS,
    NAME_COUNT,
    TORMANN_KIND,
    Deck,
)

NOBODY: Final = -1
NO_CARD: Final = -1
SEATS_AT_MOST: Final = 4

# Steps, in the order of STEPS in the records.
SERVE: Final = 0
SECOND: Final = 1
PARRY: Final = 2
ACT_FOUL: Final = 3
ACT_VERLETZT: Final = 4
ACT_SCHIEDSRICHTER: Final = 5
FREE: Final = 6
FULL_TIME: Final = 7
OVER: Final = 8

# What is asked for: a name 0-4 by a footballer, 8-12 by a Bomber's call, or one of these.
FRESH: Final = 5
ON_TORMANN: Final = 6
CALLED: Final = 8

# Kinds of green cards as bits.
EVERY_KIND: Final = 0b1111111
ALL_BUT_TORMANN: Final = 0b1011111
JOKERS: Final = 0b1100000


class Position(State[STMove]):
    """The plain data of one game in progress."""

    def __init__(self, deck: Deck, seats: i64, options: Options, chance: Chance) -> None:
        self.deck: Deck = deck
        self.seats: i64 = seats
        self.options: Options = options
        # The same once more: asked for in every simulated turn, where a record would have to be looked into.
        self.passer_shoots: bool = False
        self.parry_waives: bool = False
        self.chance: Chance = chance
        self.greens: i64 = 0
        self.hands: PerSeat = PerSeat(0)
        self.undealt: Urn = Urn(0)
        # Rarely changed, so tuples that copies share: who saw each card go under the undealt ones, as seat
        # bits; and the cards seen that came into a hand, as (card, holder, seats that know).
        self.under_seen: tuple[int, ...] = ()
        self.tracked: tuple[tuple[int, int, int], ...] = ()
        # The kinds of cards that each seat did not lay though they were asked for, since its hand last grew:
        # all in one number, because only thinking reads it and simulation pays for it. It follows from the
        # moves, so digests do without it.
        self.unserved: i64 = 0
        # The numbers of the moves that laid them, times SEATS_AT_MOST, plus who did.
        self.laid: list[int] = []
        self.actions: i64 = 0
        self.discards: i64 = 0
        self.before: PerSeat = PerSeat(0)
        self.whistle_used: bool = False
        self.step: i64 = SERVE
        self.turn: i64 = 0
        self.asked: i64 = FRESH
        self.shooter: i64 = NOBODY
        self.action_card: i64 = NO_CARD
        self.last_server: i64 = NOBODY
        self.final_attempt: bool = False
        self.extra_time: bool = False

    def agree(self) -> None:
        """Looks into the options, once a game: copies share what was found."""
        self.passer_shoots = self.options.shooter == "passer"
        self.parry_waives = self.options.parry == "waived"

    # ---- questions

    def awaited(self) -> list[int]:
        return [] if self.step == OVER else [self.turn]

    def due(self, chance: Chance) -> i64:
        if self.step == OVER:
            return NOBODY
        return self.turn

    def luck(self) -> Chance:
        return self.chance

    def left_of(self, seat: i64) -> i64:
        """The next player clockwise (ST-19)."""
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    def shooter_after(self, seat: i64) -> i64:
        """ST-34, ST-A1: whose goal attempt it is when this seat passes."""
        return seat if self.passer_shoots else (seat + self.seats - 1) % self.seats

    def fitting(self) -> i64:
        """The green cards that may be laid in this step, whoever holds them."""
        deck = self.deck
        if self.step == SERVE:
            asked = self.asked
            if asked < NAME_COUNT:  # ST-22, ST-25, ST-A27
                return deck.from_name(asked) | deck.bomber | deck.tormann
            if asked == FRESH:  # ST-18, ST-A3, ST-A9
                return deck.every
            if asked == ON_TORMANN:  # ST-31, ST-A7, ST-A8
                return deck.every & ~deck.tormann
            return deck.from_name(asked - CALLED)  # ST-26 to ST-28
        if self.step == SECOND:  # ST-29, ST-A7, ST-A29
            return deck.every & ~deck.tormann
        if self.step == PARRY:
            return deck.stoppers(deck.action_of(self.action_card))
        if self.step == FREE:  # ST-A10
            return deck.every
        return 0

    def asked_kinds(self) -> i64:
        """The same as kinds, where the step can be answered without laying any of them."""
        if self.step == PARRY:
            action = self.deck.action_of(self.action_card)
            if action < FIRST_BOMBER:
                return bit(action - FIRST_PARRIED)
            return bit(BOMBER_KIND) if action < FIRST_TORMANN else bit(TORMANN_KIND)
        asked = self.asked
        if asked < NAME_COUNT:
            return bit(asked) | JOKERS
        if asked == ON_TORMANN:
            return ALL_BUT_TORMANN
        return bit(asked - CALLED)

    def unserved_by(self, seat: i64) -> i64:
        """The kinds of cards that this seat did not lay though they were asked for."""
        return (self.unserved >> KINDS * seat) & EVERY_KIND

    def may_leave(self) -> bool:
        """Whether the step can be answered without laying a card (ST-A18; ST-29, ST-38; not ST-A11)."""
        if self.step == SERVE:
            return self.asked != FRESH
        return self.step != FREE

    def victims(self) -> list[int]:
        """The opponents whom a Foul may name (ST-48, ST-A13)."""
        found: list[int] = []
        for seat in range(self.seats):
            if seat != self.shooter and size(self.hands.get(seat)) > 1:
                found.append(seat)
        return found

    def whistle_owner(self) -> i64:
        """Who kept the Schiedsrichter and may still use it."""
        for seat in range(self.seats):
            if self.before.get(seat) & self.deck.whistle:
                return seat
        return NOBODY

    def goals(self) -> list[int]:
        """The goals of each seat: the cards before it."""
        return [self.deck.goals_in(self.before.get(seat)) for seat in range(self.seats)]

    # ---- copies and comparison

    def copy_into(self, twin: Position) -> None:
        """Gives another position of the same deck everything but the chance."""
        twin.passer_shoots = self.passer_shoots
        twin.parry_waives = self.parry_waives
        twin.greens = self.greens
        twin.hands.take(self.hands)
        twin.undealt = self.undealt.copy()
        twin.under_seen = self.under_seen
        twin.tracked = self.tracked
        twin.unserved = self.unserved
        twin.laid = self.laid.copy()
        twin.actions = self.actions
        twin.discards = self.discards
        twin.before.take(self.before)
        twin.whistle_used = self.whistle_used
        twin.step = self.step
        twin.turn = self.turn
        twin.asked = self.asked
        twin.shooter = self.shooter
        twin.action_card = self.action_card
        twin.last_server = self.last_server
        twin.final_attempt = self.final_attempt
        twin.extra_time = self.extra_time

    def faces(self, cards: i64) -> list[int]:
        """The faces of these cards: copies of a card are the same to everybody."""
        return [self.deck.face_of(card) for card in listed(cards)]

    def kinds(self, cards: i64) -> list[int]:
        """The kinds of these action cards."""
        return [self.deck.action_of(card) for card in listed(cards)]

    def facts(self) -> object:
        return {
            "seats": self.seats,
            "options": [self.passer_shoots, self.parry_waives],
            "greens": self.faces(self.greens),
            "hands": [self.faces(self.hands.get(seat)) for seat in range(self.seats)],
            "undealt": self.faces(self.undealt.loose),
            "under": [self.deck.face_of(card) for card in self.undealt.under],
            "under_seen": list(self.under_seen),
            "tracked": [[self.deck.face_of(card), holder, seen] for card, holder, seen in self.tracked],
            "laid": list(self.laid),
            "actions": self.kinds(self.actions),
            "discards": self.kinds(self.discards),
            "before": [self.kinds(self.before.get(seat)) for seat in range(self.seats)],
            "whistle_used": self.whistle_used,
            "step": self.step,
            "turn": self.turn,
            "asked": self.asked,
            "shooter": self.shooter,
            "action": NO_CARD if self.action_card == NO_CARD else self.deck.action_of(self.action_card),
            "last_server": self.last_server,
            "final_attempt": self.final_attempt,
            "extra_time": self.extra_time,
        }

    def stock(self) -> dict[str, int]:
        held: i64 = 0
        shown: i64 = 0
        for seat in range(self.seats):
            held += size(self.hands.get(seat))
            shown += size(self.before.get(seat))
        removed = len(self.deck.greens) - size(self.greens)
        out_of_play = (self.action_card != NO_CARD) + self.whistle_used
        return {
            "green": held + len(self.laid) + self.undealt.count() + removed,
            "action": size(self.actions) + size(self.discards) + shown + out_of_play,
        }
