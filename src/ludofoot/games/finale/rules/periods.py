"""The course of the match: set-up, substitutions, tactic cards, attempts, periods, extra time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, size
from ludofoot.core.sink import Sink
from ludofoot.games.finale.events import (
    AttackWon,
    AttemptBegan,
    CardLaid,
    Drawn,
    Exchanged,
    ExtraTime,
    Kept,
    LinedUp,
    PeriodBegan,
    PeriodOver,
    Revealed,
    Substituted,
    TieRolled,
)
from ludofoot.games.finale.records import CARDS, COLOURS, LINES
from ludofoot.games.finale.rules.cards import APPROACH, GOAL, MAN_COUNT, NONE, SCHLUSSKARTE, SHOT, value_of
from ludofoot.games.finale.rules.names import man_name, names_of
from ludofoot.games.finale.rules.position import (
    BEGINNER,
    DECK,
    EXCHANGE,
    FURTHER,
    NOBODY,
    PERIODS,
    PERIODS_WITH_EXTRA_TIME,
    PICK,
    SUBSTITUTION,
    TACTIC,
    VARIANT,
)
from ludofoot.games.finale.rules.shootout import Shootout
from ludofoot.games.finale.rules.side import OPEN, Side

HAND: Final = 3


class Periods(Shootout):
    """A match whose periods follow each other."""

    # ---- set-up

    def line_up(self, out: Sink) -> None:
        """FI-20, FI-A45: both teams are laid out together, then the decks are chosen."""
        for seat in range(2):
            side = self.side(seat)
            starters = self.cards.starters[side.colour]
            bench = self.cards.benches[side.colour]
            if self.teams != BEGINNER:
                starters = side.choice & (bit(MAN_COUNT) - 1)
                bench = side.choice >> MAN_COUNT
                side.choice = OPEN
            side.line_up(starters, bench)
            if out.on:
                self.tell_line_up(seat, out)
        if self.decks == BEGINNER:
            self.set_decks(out)
        else:
            self.step = DECK

    def tell_line_up(self, seat: i64, out: Sink) -> None:
        """A team as it is laid out."""
        side = self.side(seat)
        points = points_of(side, side.pitch() | side.bench)
        out.tell(
            LinedUp(
                clause="FI-20",
                seat=seat,
                colour=COLOURS[side.colour],
                starters=names_of(side, side.pitch()),
                bench=names_of(side, side.bench),
                points=points,
            )
        )

    def set_decks(self, out: Sink) -> None:
        """FI-24 to FI-27: the decks lie on the Schlusskarte, three cards come into the hand."""
        for seat in range(2):
            side = self.side(seat)
            if self.decks == BEGINNER:  # FI-28
                side.deck = self.cards.white | self.cards.presets[0]
                side.loose = side.deck
            elif self.decks == VARIANT:  # FI-124, FI-125
                side.deck = gathered(list(side.plan))
                side.order = side.plan
            else:
                side.deck = side.choice
                side.loose = side.deck
            side.choice = OPEN
            side.plan = ()
            self.draw_for(seat, "FI-124" if self.decks == VARIANT else "FI-27", out)
        self.begin_period(out)

    def draw_for(self, seat: i64, clause: str, out: Sink) -> None:
        """FI-43, FI-A5: a coach draws up to three cards in hand, while the pile has any."""
        side = self.side(seat)
        lucky = side.loose != 0
        came: list[int] = []
        while size(side.hand) < HAND and side.has_pile():
            card = side.draw_one(self.chance)
            if out.on:
                came.append(card)
        if came:
            side.came = tuple(came)
            self.tell_drawn(seat, clause, came, lucky, out)

    def tell_drawn(self, seat: i64, clause: str, cards: list[int], lucky: bool, out: Sink) -> None:
        """The cards drawn, in the order in which they came; the other coach sees their number."""
        names = tuple([CARDS[card] for card in cards])
        masked = Drawn(clause=clause, seat=seat, count=len(cards), lucky=lucky)
        full = Drawn(clause=clause, seat=seat, count=len(cards), cards=names, lucky=lucky)
        out.tell_apart([seat], full, masked)

    # ---- periods

    def begin_period(self, out: Sink) -> None:
        """FI-84: the referee moves on; FI-96: substitutions come first."""
        self.period += 1
        self.attacker = NOBODY
        self.attempts = 0
        self.attempt = 0
        self.countered = False
        self.bonus = 0
        self.first.tactic = NONE
        self.second.tactic = NONE
        if out.on:
            self.tell_period(out)
        self.step = SUBSTITUTION
        self.turn = self.first_to_substitute()
        if not self.can_substitute(self.turn):
            self.no_more()

    def tell_period(self, out: Sink) -> None:
        """Where the referee stands now (FI-32, FI-84)."""
        clause = "FI-32" if self.period == 1 else "FI-84"
        first = self.first_to_substitute()
        out.tell(PeriodBegan(clause=clause, period=self.period, minute=self.minute(), first=first))

    def can_substitute(self, seat: i64) -> bool:
        """FI-97, FI-A27, FI-A49: whether any change is possible."""
        side = self.side(seat)
        keepers = side.bench & side.kind(GOAL)
        if keepers != 0 and side.pitch() != 0:
            return True
        return (side.bench & ~keepers) != 0 and side.outfield() != 0

    def substitute(self, off: i64, on: i64, line: i64, out: Sink) -> None:
        """FI-98, FI-99: one goes to the box, one comes on; and he may change again."""
        seat = self.turn
        side = self.side(seat)
        side.leave(off)
        side.substituted |= bit(off)
        side.come_on(on, line)
        if out.on:
            gone = man_name(side, off)
            out.tell(
                Substituted(clause="FI-98", seat=seat, off=gone, on=man_name(side, on), line=LINES[line])
            )
        if not self.can_substitute(seat):
            self.no_more()

    def no_more(self) -> None:
        """FI-A35: then the other coach, then both choose tactics."""
        first = self.first_to_substitute()
        if self.turn == first:
            self.turn = 1 - first
            if self.can_substitute(self.turn):
                return
        self.step = TACTIC
        self.turn = NOBODY

    def reveal(self, out: Sink) -> None:
        """FI-37 to FI-43: the higher card attacks, as often as it is higher."""
        first = self.first.choice
        second = self.second.choice
        self.first.choice = OPEN
        self.second.choice = OPEN
        self.play_card(self.first, first)
        self.play_card(self.second, second)
        self.first.tactic = first
        self.second.tactic = second
        lead = self.cards.value(first) - self.cards.value(second)
        if out.on:
            values = (self.cards.value(first), self.cards.value(second))
            out.tell(Revealed(clause="FI-37", cards=(CARDS[first], CARDS[second]), values=values))
        if lead == 0:  # FI-41, FI-A34
            self.attacker = self.roll_for_attack(out)
            self.attempts = 1
        else:
            self.attacker = 0 if lead > 0 else 1
            self.attempts = lead if lead > 0 else -lead
            self.bonus = self.attempts  # FI-90, FI-A12; none with equal cards (FI-92)
        if out.on:
            clause = "FI-39" if lead else "FI-41"
            out.tell(
                AttackWon(
                    clause=clause,
                    attacker=self.attacker,
                    defender=1 - self.attacker,
                    attempts=self.attempts,
                )
            )
        self.draw_for(0, "FI-43", out)
        self.draw_for(1, "FI-43", out)
        self.attempt = 1
        self.begin_attempt(self.side(self.attacker).tactic, out)

    def play_card(self, side: Side, card: i64) -> None:
        """A card is laid open and used."""
        side.use(card)
        if self.period <= PERIODS and card != SCHLUSSKARTE:
            side.shown |= bit(card)

    def roll_for_attack(self, out: Sink) -> i64:
        """FI-41, FI-42: both roll, seat by seat, until one roll is higher."""
        while True:
            first = self.roll(out)
            second = self.roll(out)
            if out.on:
                clause = "FI-41" if first != second else "FI-42"
                out.tell(TieRolled(clause=clause, rolls=(first, second)))
            if first != second:
                return 0 if first > second else 1

    # ---- attempts

    def begin_attempt(self, card: i64, out: Sink) -> None:
        """FI-44, FI-82: the attacker's card is applied."""
        self.begin_attack(card, False)
        if out.on:
            out.tell(
                AttemptBegan(
                    clause="FI-44" if self.attempt == 1 else "FI-82",
                    attacker=self.attacker,
                    number=self.attempt,
                    attempts=self.attempts,
                    card=CARDS[card],
                )
            )

    def begin_attack(self, card: i64, counter: bool) -> None:
        """FI-48, FI-67: the attacker chooses first; without an approach the shot comes at once."""
        self.card = card
        self.counter = counter
        self.phase = APPROACH if self.cards.has_approach(card) else SHOT
        self.step = PICK
        self.turn = self.striker()

    def attack_over(self, out: Sink) -> None:
        """FI-83, FI-95, FI-A8, FI-A9: the next attempt, or the end of the period."""
        self.counter = False
        self.card = NONE
        self.phase = APPROACH
        self.succeeded = False
        if self.attempt == self.attempts:
            self.period_over(out)
            return
        self.attempt += 1
        self.step = FURTHER
        self.turn = self.attacker

    def lay_further(self, card: i64, out: Sink) -> None:
        """FI-80: a new card, laid open, and one is drawn; FI-81: the defender may exchange one."""
        seat = self.attacker
        side = self.side(seat)
        self.play_card(side, card)
        self.card = card
        if out.on:
            out.tell(CardLaid(clause="FI-80", seat=seat, card=CARDS[card]))
        self.draw_for(seat, "FI-80", out)
        if self.side(1 - seat).has_pile():  # FI-A48
            self.step = EXCHANGE
            self.turn = 1 - seat
        else:
            self.begin_attempt(card, out)

    def exchange(self, card: i64, out: Sink) -> None:
        """FI-81: a card is discarded openly and one drawn instead; NONE keeps all."""
        seat = self.turn
        side = self.side(seat)
        if card != NONE:
            self.play_card(side, card)
            if out.on:
                out.tell(Exchanged(clause="FI-81", seat=seat, card=CARDS[card]))
            self.draw_for(seat, "FI-81", out)
        elif out.on:
            out.tell(Kept(clause="FI-81", seat=seat))
        self.begin_attempt(self.card, out)

    # ---- the end of a period

    def period_over(self, out: Sink) -> None:
        """FI-85, FI-106 to FI-108, FI-112."""
        if out.on:
            goals = (self.first.goals, self.second.goals)
            out.tell(PeriodOver(clause="FI-83", period=self.period, goals=goals))
        if self.period != PERIODS and self.period != PERIODS_WITH_EXTRA_TIME:
            self.begin_period(out)
        elif self.first.goals != self.second.goals:
            self.finish(0 if self.first.goals > self.second.goals else 1, out)
        elif self.period == PERIODS:
            self.begin_extra_time(out)
        else:
            self.begin_penalties(out)

    def begin_extra_time(self, out: Sink) -> None:
        """FI-109 to FI-111, FI-A36, FI-A52: all white cards come back, everything is shuffled."""
        for seat in range(2):
            side = self.side(seat)
            side.loose |= side.hand | gathered(list(side.order)) | self.cards.white
            side.order = ()
            side.hand = 0
            side.used &= ~self.cards.white
        if out.on:
            piles = (self.first.pile_size(), self.second.pile_size())
            out.tell(ExtraTime(clause="FI-107", piles=piles))
        self.draw_for(0, "FI-111", out)
        self.draw_for(1, "FI-111", out)
        self.begin_period(out)


def points_of(side: Side, men: i64) -> int:
    """FI-13, FI-14: the values of these footballers, added."""
    total = 0
    for man in range(MAN_COUNT):
        if men & bit(man):
            total += value_of(side.men[man])
    return total
