"""An attack from the choice of men to their quarter turn: approach, shot, and the counter."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import listed
from ludofoot.core.sink import Sink
from ludofoot.games.finale.events import CounterBegan, CounterDeclined, Goal, Picked, Rolled, Turned
from ludofoot.games.finale.records import CARDS, PHASES
from ludofoot.games.finale.rules.cards import APPROACH, SHOT, slot_count
from ludofoot.games.finale.rules.names import man_name, name_of_man, names_of
from ludofoot.games.finale.rules.position import COUNTER, PICK
from ludofoot.games.finale.rules.side import NO_PICKS
from ludofoot.games.finale.rules.slots import chosen_men, men_in, picked, strength_of
from ludofoot.games.finale.rules.symbols import Symbols


class Attack(Symbols):
    """A match in which attacks are played."""

    def pick(self, seat: i64, picks: i64, out: Sink) -> None:
        """FI-48, FI-49, FI-70: the attacker marks his men, then the defender."""
        side = self.side(seat)
        side.picks = picks
        side.force = strength_of(side, picks)
        if self.phase == APPROACH:
            side.white |= men_in(picks)
        else:
            side.red |= men_in(picks)
        if out.on:
            self.tell_picked(seat, picks, out)
        if seat == self.striker():
            self.turn = 1 - seat
        else:
            self.resolve(out)

    def tell_picked(self, seat: i64, picks: i64, out: Sink) -> None:
        """The men chosen, slot by slot."""
        side = self.side(seat)
        places = range(slot_count(self.slots_of(seat)))
        side.marked = tuple([picked(picks, place) for place in places])
        out.tell(
            Picked(
                clause=self.pick_clause(seat),
                seat=seat,
                phase=PHASES[self.phase],
                men=tuple([name_of_man(side, picked(picks, place)) for place in places]),
                used=tuple([man_name(side, man) for man in chosen_men(picks)]),
                strengths=tuple([side.strength(picked(picks, place)) for place in places]),
                strength=side.force,
            )
        )

    def resolve(self, out: Sink) -> None:
        """FI-50 to FI-54, FI-74 to FI-76: strengths and dice of both."""
        seat = self.striker()
        side, other = self.side(seat), self.side(1 - seat)
        strength, defence = side.force, other.force
        bonus: i64 = self.bonus if self.counter and self.phase == APPROACH else 0  # FI-90, FI-91
        roll = self.roll(out)
        defence_roll = self.roll(out)
        lead = strength + roll + bonus - defence - defence_roll
        self.succeeded = lead >= 0 if self.phase == APPROACH else lead > 0
        if out.on:
            out.tell(
                Rolled(
                    clause=self.roll_clause(),
                    phase=PHASES[self.phase],
                    attacker=seat,
                    defender=1 - seat,
                    strength=strength,
                    roll=roll,
                    bonus=bonus,
                    total=strength + roll + bonus,
                    defence=defence,
                    defence_roll=defence_roll,
                    defence_total=defence + defence_roll,
                    success=self.succeeded,
                )
            )
        if self.phase == SHOT and self.succeeded:
            side.goals += 1  # FI-76, FI-A38
            if out.on:
                out.tell(Goal(clause="FI-76", seat=seat, goals=(self.first.goals, self.second.goals)))
        self.settle(out)

    def roll_clause(self) -> str:
        """What decides the phase."""
        if self.phase == SHOT:
            return "FI-75"
        return "FI-53" if self.succeeded else "FI-54"

    def replace(self, on: i64, line: i64, out: Sink) -> None:
        """FI-A20: once he is replaced, the next symbols."""
        self.come_on_for_injured(on, line, out)
        self.settle(out)

    def settle(self, out: Sink) -> None:
        """The symbols that are left, then the end of the phase."""
        if self.check_symbols(out):
            self.phase_over(out)

    def phase_over(self, out: Sink) -> None:
        """FI-65, FI-78, FI-A11: whoever was used and is still there is turned."""
        for seat in range(2):
            side = self.side(seat)
            used = men_in(side.picks) & side.pitch()
            side.turn_left(used)
            side.picks = NO_PICKS
            side.force = 0
            if out.on and used:
                strengths = tuple([side.strength(man) for man in listed(used)])
                clause = "FI-65" if self.phase == APPROACH else "FI-78"
                out.tell(Turned(clause=clause, seat=seat, men=names_of(side, used), strengths=strengths))
        self.checked = 0
        if self.phase == APPROACH and self.succeeded:  # FI-35, FI-93
            self.phase = SHOT
            self.succeeded = False
            self.step = PICK
            self.turn = self.striker()
            return
        failed = self.phase == APPROACH
        self.first.unmark()  # FI-79, FI-A10
        self.second.unmark()
        # FI-86, FI-94, FI-A15, FI-A16, FI-A18: only after the attacker's own approach, and once.
        if failed and not self.counter and not self.countered:
            self.step = COUNTER
            self.turn = 1 - self.attacker
        else:
            self.attack_over(out)

    def answer_counter(self, counters: bool, out: Sink) -> None:
        """FI-86, FI-87, FI-88, FI-A17: with the card revealed in this period (FI-A13)."""
        seat = self.turn
        if not counters:
            if out.on:
                out.tell(CounterDeclined(clause="FI-A17", seat=seat))
            self.attack_over(out)
            return
        self.countered = True
        self.begin_attack(self.side(seat).tactic, True)
        if out.on:
            bonus: i64 = self.bonus if self.phase == APPROACH else 0  # FI-A14
            out.tell(CounterBegan(clause="FI-86", attacker=seat, card=CARDS[self.card], bonus=bonus))
