"""The course of a match: whose turn it is, goals and kick-offs, half-time and the end."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte.rules import telling
from ludofoot.games.football_a_la_carte.rules.hands import Hands
from ludofoot.games.football_a_la_carte.rules.pitch import NOWHERE
from ludofoot.games.football_a_la_carte.rules.position import CYCLE, KICK_OFF, OVER


class Halves(Hands):
    """A game of two halves."""

    def go_on(self) -> None:
        """FC-15, FC-16: the next player of the cycle, who is of the other team."""
        self.place = (self.place + 1) & (CYCLE - 1)
        self.turn = self.order.get(self.place)

    def look_at_pile(self, out: Sink) -> None:
        """FC-75, FC-76, FC-A28: after a whole draw; with three cards or fewer the next turn, a normal one
        (FC-A48), is the last."""
        if self.few_left():
            self.last_turn = True
            if out.on:
                telling.tell_last_turn(self, out)

    def score(self, team: i64, scored: telling.ScoredText, clause: str, out: Sink) -> None:
        """FC-73: one goal more."""
        if team == 0:
            self.home_goals += 1
        else:
            self.away_goals += 1
        if out.on:
            telling.tell_goal(self, team, scored, clause, out)

    def kick_off(self, clause: str, out: Sink) -> None:
        """FC-54, FC-55: the ball goes back to the centre."""
        self.step = KICK_OFF
        self.ball = NOWHERE
        if out.on:
            telling.tell_kick_off(self, clause, out)

    def end_half(self, last: i64, out: Sink) -> None:
        """FC-79, FC-81: the second half begins, or it is over (FC-88). `last`: who had the last turn."""
        if self.half == 2:  # FC-74, FC-89
            self.step = OVER
            self.ball = NOWHERE
            self.last_turn = False
            if out.on:
                telling.tell_over(self, out)
            return
        if out.on:
            telling.tell_half_time(self, out)
        self.half = 2
        self.last_turn = False
        self.shuffle_table()
        for seat in range(self.seats):  # FC-82, FC-84, FC-A29, FC-A30
            new = self.fill(seat)
            if out.on:
                telling.tell_drawn(self, seat, new, "FC-84", out)
        self.south = 1 - self.south  # FC-85
        if out.on:
            telling.tell_ends(self, out)
        self.place = last & (CYCLE - 1)
        self.go_on()
        if self.team() == self.opened:  # FC-87, FC-A34
            self.go_on()
        self.kick_off("FC-86", out)
