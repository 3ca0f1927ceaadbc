"""A turn: the roll, the way, the square it ends on; and the end of phase 1."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit
from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import (
    BankPaid,
    Declared,
    EuroDrawn,
    Fined,
    LimitReached,
    Moved,
    NothingHere,
    PactoleWon,
    PhaseTwo,
    QuestionDrawn,
    Rolled,
    SponsorPaid,
    SponsorTaken,
    Suspended,
    TurnMissed,
)
from ludofoot.games.footmania.records import KINDS, QUESTIONS, SPONSORS, SQUARES, TEAMS
from ludofoot.games.footmania.rules.album import (
    ACADEMY,
    BLUE,
    BLUE_SQUARE,
    BONUSES,
    CAMP,
    CENTRE_SQUARE,
    CHAMPIONSHIP,
    EURO_SQUARE,
    FIRST_FINE,
    FIRST_SPONSOR_SQUARE,
    FOREIGN,
    NATIONAL,
    PACTOLE,
    PLUS_SQUARE,
    QUESTION_SQUARE,
    RED,
    RED_SQUARE,
    SPONSOR_CARDS,
    SUSPENSION,
    TESTIMONIAL,
    VIDEO,
)
from ludofoot.games.footmania.rules.board import NOWHERE, RING, path_to
from ludofoot.games.footmania.rules.deals import Dealing
from ludofoot.games.footmania.rules.position import DRAW, EURO, PLUS, ROLL, WAY

DIE: Final = 6
BONUS: Final = 20  # FM-60: 2,000,000
QUICK_BONUS: Final = 8  # FM-63: 800,000


class Turns(Dealing):
    """What the player in turn does with the die."""

    # ---- moving

    def roll(self, again: bool, out: Sink) -> None:
        """FM-27; in phase 2 the route is imposed (FM-72)."""
        self.die = self.chance.die(DIE)
        self.rolled = self.die
        if out.on:
            clause = "FM-122" if again else "FM-27"
            out.tell(Rolled(clause=clause, seat=self.turn, die=self.die, again=again))
        if self.phase == 1:
            self.step = WAY
        else:
            self.lap(out)

    def go(self, to: i64, out: Sink) -> None:
        """FM-28 to FM-30: any way of this roll that does not turn back."""
        seat = self.turn
        start = self.square.get(seat)
        path = path_to(start, self.came.get(seat), self.die, to)
        self.came.put(seat, path[-2] if len(path) > 1 else start)
        self.square.put(seat, to)
        self.die = 0
        if out.on:
            self.tell_moved("FM-28", path, out)
        self.land(out)

    def lap(self, out: Sink) -> None:
        """FM-71 to FM-74: clockwise (FM-A13); at the latest on the championship square the pawn stops."""
        seat = self.turn
        start = self.square.get(seat)
        to: i64 = start + self.die
        self.die = 0
        to = min(RING, to)
        if out.on:
            self.tell_moved("FM-72", [square % RING for square in range(start + 1, to + 1)], out)
        self.square.put(seat, to % RING)
        if to == RING:
            self.trigger_match_day(out)
        else:
            self.land(out)

    def tell_moved(self, clause: str, path: list[int], out: Sink) -> None:
        """The squares the pawn went over."""
        kind = KINDS[self.album.kinds[path[-1]]]
        squares = tuple([SQUARES[square] for square in path])
        out.tell(Moved(clause=clause, seat=self.turn, path=squares, kind=kind))

    # ---- the square

    def land(self, out: Sink) -> None:
        """What the square does."""
        kind: i64 = self.album.kinds[self.square.get(self.turn)]
        if kind == BLUE_SQUARE or kind == RED_SQUARE:  # FM-32, FM-33
            self.offer_draw(len(self.pile(NATIONAL if kind == BLUE_SQUARE else FOREIGN)), DRAW, kind, out)
        elif kind == PLUS_SQUARE:
            self.offer_draw(self.plus_pile.count(), PLUS, kind, out)
        elif kind == QUESTION_SQUARE:
            self.draw_question(out)
        elif kind == EURO_SQUARE:
            self.land_on_euromatch(out)
        elif kind == PACTOLE:
            self.win_pactole(out)
        elif kind == CHAMPIONSHIP or kind == CENTRE_SQUARE:  # FM-132
            self.next_turn(out)
        else:
            self.collect_sponsor(kind, out)

    def offer_draw(self, cards: i64, step: i64, kind: i64, out: Sink) -> None:
        """FM-35, FM-A21: drawing is optional; FM-A27: an empty pile has no effect."""
        if cards > 0:
            self.step = step
        else:
            self.nothing_here("FM-A27", kind, out)

    def nothing_here(self, clause: str, kind: i64, out: Sink) -> None:
        """The square has no effect."""
        if out.on:
            out.tell(NothingHere(clause=clause, seat=self.turn, kind=KINDS[kind]))
        self.next_turn(out)

    def land_on_euromatch(self, out: Sink) -> None:
        """FM-122, FM-A28: in phase 1 the die rolls again; FM-17, FM-123, FM-A22: else a team is drawn."""
        if self.phase == 1:
            self.roll(True, out)
            return
        if self.euro_pile.count() == 0:
            self.nothing_here("FM-A27", EURO_SQUARE, out)
            return
        by_luck = self.euro_pile.loose != 0
        self.team = self.euro_pile.draw(self.chance)
        self.step = EURO
        if out.on:
            album, team = self.album, self.team
            out.tell(
                EuroDrawn(
                    clause="FM-123",
                    seat=self.turn,
                    team=TEAMS[team],
                    strength=album.strength[team],
                    pennants=album.pennants[team],
                    receipts=album.receipts[team],
                    drawn=by_luck,
                )
            )

    def win_pactole(self, out: Sink) -> None:
        """FM-135: all of it."""
        seat = self.turn
        amount = self.pactole
        if amount == 0:
            self.nothing_here("FM-135", PACTOLE, out)
            return
        self.cash.put(seat, self.cash.get(seat) + amount)
        self.pactole = 0
        if out.on:
            out.tell(PactoleWon(clause="FM-135", seat=seat, amount=amount))
        self.next_turn(out)

    def collect_sponsor(self, kind: i64, out: Sink) -> None:
        """FM-105: the amount on the matching card; FM-107: without it nothing."""
        seat = self.turn
        first: i64 = 2 * (kind - FIRST_SPONSOR_SQUARE)
        held = self.sponsors.get(seat)
        if not held & (bit(first) | bit(first + 1)):
            self.nothing_here("FM-107", kind, out)
            return
        card: i64 = first if held & bit(first) else first + 1
        amount: i64 = self.album.amounts[card]
        self.cash.put(seat, self.cash.get(seat) + amount)
        if out.on:
            out.tell(SponsorPaid(clause="FM-105", seat=seat, sponsor=SPONSORS[card], amount=amount))
        self.next_turn(out)

    # ---- question-mark cards

    def draw_question(self, out: Sink) -> None:
        """FM-12, FM-101, FM-102: one card, and what it says is done."""
        if self.question_pile.count() == 0:
            self.nothing_here("FM-A27", QUESTION_SQUARE, out)
            return
        by_luck = self.question_pile.loose != 0
        card = self.question_pile.draw(self.chance)
        if out.on:
            out.tell(QuestionDrawn(clause="FM-101", seat=self.turn, question=QUESTIONS[card], drawn=by_luck))
        if card < SPONSOR_CARDS:
            self.take_sponsor(card, out)
            return
        self.question = card
        if card < FIRST_FINE:
            self.receive(card, out)
        elif card < ACADEMY:
            self.fine(card, out)
        else:
            self.carry_out(card, out)

    def take_sponsor(self, card: i64, out: Sink) -> None:
        """FM-104: face up before its owner; FM-110."""
        seat = self.turn
        self.sponsors.put(seat, self.sponsors.get(seat) | bit(card))
        if out.on:
            out.tell(SponsorTaken(clause="FM-104", seat=seat, sponsor=SPONSORS[card]))
        self.keep_better_sponsor(seat, out)
        self.next_turn(out)

    def receive(self, card: i64, out: Sink) -> None:
        """FM-103: the bank pays."""
        seat = self.turn
        amount: i64 = self.album.amounts[card]
        if card == TESTIMONIAL:
            amount *= self.seats - 1
        self.cash.put(seat, self.cash.get(seat) + amount)
        if out.on:
            out.tell(BankPaid(clause="FM-103", seat=seat, question=QUESTIONS[card], amount=amount))
        self.question_done(out)

    def fine(self, card: i64, out: Sink) -> None:
        """FM-134: to the pactole."""
        amount: i64 = self.album.amounts[card]
        if card == BONUSES:
            amount *= self.internationals(self.turn)
        if out.on:
            out.tell(Fined(clause="FM-134", seat=self.turn, question=QUESTIONS[card], amount=amount))
        self.charge(amount, out)

    def internationals(self, seat: i64) -> i64:
        """The blue and red footballers of a squad."""
        count: i64 = 0
        for card in self.squads[seat]:
            colour = self.album.colour[card]
            if colour == BLUE or colour == RED:
                count += 1
        return count

    def carry_out(self, card: i64, out: Sink) -> None:
        """The cards that are neither sponsors nor money (FM-D3)."""
        if card == SUSPENSION:
            self.misses |= bit(self.turn)
            if out.on:
                out.tell(Suspended(clause="FM-A48", seat=self.turn))
        elif card == ACADEMY:
            self.take_from_academy(out)
        else:
            self.plus_draws = 2 if card == VIDEO else 1
            assert card == VIDEO or card == CAMP
            self.more_pluses(out)
            return
        self.question_done(out)

    # ---- the next turn, the next phase

    def next_turn(self, out: Sink) -> None:
        """Clockwise (FM-A1); a missed turn is missed in silence (FM-A48), and rounds are counted (FM-A49)."""
        while True:
            self.turn = (self.turn + 1) % self.seats
            if self.phase == 1 and self.turn == self.starter:
                self.round += 1
                if self.round > self.limit:
                    if out.on:
                        out.tell(LimitReached(clause="FM-A49", rounds=self.limit))
                    self.begin_phase_two(self.turn, out)
            if not self.misses & bit(self.turn):
                break
            self.misses &= ~bit(self.turn)
            if out.on:
                out.tell(TurnMissed(clause="FM-A48", seat=self.turn))
        self.step = ROLL

    def declare(self, seat: i64, eleven: list[int], out: Sink) -> None:
        """FM-57 to FM-60, FM-A38: the turn in progress ends, and the order goes on."""
        bonus: i64 = QUICK_BONUS if self.quick else BONUS
        self.cash.put(seat, self.cash.get(seat) + bonus)
        for card in eleven:
            if card >= 0:
                self.show(card)
        if out.on:
            clause = "FM-63" if self.quick else "FM-60"
            names = tuple([self.album.name(card) if card >= 0 else None for card in eleven])
            out.tell(Declared(clause=clause, seat=seat, eleven=names, bonus=bonus))
        self.die = 0
        self.begin_phase_two((self.turn + 1) % self.seats, out)
        self.next_turn(out)

    def begin_phase_two(self, first: i64, out: Sink) -> None:
        """FM-70: all pawns on the championship square."""
        self.phase = 2
        self.pawns_to_championship()
        if out.on:
            out.tell(PhaseTwo(clause="FM-70", seat=first))

    def pawns_to_championship(self) -> None:
        """FM-70, FM-96."""
        for seat in range(self.seats):
            self.square.put(seat, 0)
            self.came.put(seat, NOWHERE)
