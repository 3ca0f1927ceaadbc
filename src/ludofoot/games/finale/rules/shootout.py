"""The penalties: FI-112 to FI-121, FI-A39 to FI-A41, FI-A53."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.sink import Sink
from ludofoot.games.finale.events import (
    LastRolled,
    MatchOver,
    Penalties,
    Penalty,
    SeriesBegan,
    ShootersShown,
    StandInNamed,
    StartRolled,
    SuddenDeath,
    Turned,
)
from ludofoot.games.finale.rules.cards import NONE
from ludofoot.games.finale.rules.names import man_name, name_of_man, names_of
from ludofoot.games.finale.rules.position import (
    NOBODY,
    OVER,
    SHOOTERS,
    STAND_IN,
    SUDDEN_DEATH,
    Position,
)
from ludofoot.games.finale.rules.side import OPEN

SHOTS_A_SERIES: Final = 5
PAIRS_AT_MOST: Final = 20


class Shootout(Position):
    """A match that can be decided by penalties."""

    def begin_penalties(self, out: Sink) -> None:
        """FI-112: first, whoever has no goalkeeper may name a stand-in."""
        self.turn = NOBODY
        if out.on:
            out.tell(Penalties(clause="FI-112"))
        self.step = STAND_IN
        if not self.awaits(0) and not self.awaits(1):
            self.begin_series(out)

    def name_stand_ins(self, out: Sink) -> None:
        """FI-A53: shown together."""
        for seat in range(2):
            side = self.side(seat)
            if side.choice == OPEN:
                continue
            side.stand_in = side.choice
            side.choice = OPEN
            if out.on:
                out.tell(StandInNamed(clause="FI-A53", seat=seat, man=name_of_man(side, side.stand_in)))
        self.begin_series(out)

    def begin_series(self, out: Sink) -> None:
        """FI-114, FI-121, FI-A40: as many shots as both sides can take, five at most."""
        self.series += 1
        shots: i64 = SHOTS_A_SERIES
        for seat in range(2):
            men = size(self.available(seat))
            shots = min(shots, men)
        self.to_shoot = shots
        self.step = SHOOTERS
        if shots == 0 and self.series == 2:
            self.die_suddenly(out)
        elif not self.awaits(0) and not self.awaits(1):
            self.show_shooters(out)

    def show_shooters(self, out: Sink) -> None:
        """FI-A53: shown together; before the first series both roll for the start."""
        for seat in range(2):
            side = self.side(seat)
            if out.on and side.plan:
                men = tuple([man_name(side, man) for man in side.plan])
                out.tell(ShootersShown(clause="FI-114" if self.series == 1 else "FI-121", seat=seat, men=men))
            side.shooters = side.shooters + side.plan
            side.choice = OPEN
            side.plan = ()
        if self.series == 1:
            self.shoots_first = self.roll_off(True, out)
        if self.to_shoot == 0:
            self.die_suddenly(out)
        else:
            self.play_series(out)

    def roll_off(self, start: bool, out: Sink) -> i64:
        """FI-115, FI-A41: both roll, seat by seat, until one roll is higher: whose it is."""
        while True:
            first = self.roll(out)
            second = self.roll(out)
            if out.on:
                rolls = (first, second)
                if start:
                    out.tell(StartRolled(clause="FI-115", rolls=rolls))
                else:
                    out.tell(LastRolled(clause="FI-A41", rolls=rolls))
            if first != second:
                return 0 if first > second else 1

    def play_series(self, out: Sink) -> None:
        """FI-115, FI-120: alternately, until all have shot or one can no longer be caught."""
        if out.on:
            out.tell(
                SeriesBegan(clause="FI-115", series=self.series, shots=self.to_shoot, first=self.shoots_first)
            )
        seat = self.shoots_first
        while self.side(seat).shots < len(self.side(seat).shooters):
            side = self.side(seat)
            self.shoot(seat, side.shooters[side.shots], out)
            if self.is_decided(seat) or self.is_decided(1 - seat):
                return self.finish(0 if self.first.penalties > self.second.penalties else 1, out)
            seat = 1 - seat
        return self.begin_series(out) if self.series == 1 else self.die_suddenly(out)

    def is_decided(self, seat: i64) -> bool:
        """FI-120: whether this side's lead can no longer be caught."""
        side, other = self.side(seat), self.side(1 - seat)
        return side.penalties > other.penalties + len(other.shooters) - other.shots

    def die_suddenly(self, out: Sink) -> None:
        """FI-A41: a shot each, until one scores and the other does not; in the end the dice."""
        self.series = SUDDEN_DEATH
        self.first.shots = 0
        self.second.shots = 0
        if out.on:
            out.tell(SuddenDeath(clause="FI-A41", first=self.shoots_first))
        for _ in range(PAIRS_AT_MOST):
            self.shoot_again(self.shoots_first, out)
            self.shoot_again(1 - self.shoots_first, out)
            if self.first.penalties != self.second.penalties:
                return self.finish(0 if self.first.penalties > self.second.penalties else 1, out)
        return self.finish(self.roll_off(False, out), out)

    def shoot_again(self, seat: i64, out: Sink) -> None:
        """FI-A41: in the order of the series, again and again; without any shooter with strength 0."""
        side = self.side(seat)
        count: i64 = len(side.shooters)
        man: i64 = NONE
        if count:
            man = side.shooters[side.shots % count]
        self.shoot(seat, man, out)

    def shoot(self, seat: i64, man: i64, out: Sink) -> None:
        """FI-117 to FI-119: shooter against goalkeeper; symbols are ignored (FI-113)."""
        side = self.side(seat)
        other = self.side(1 - seat)
        keeper = other.keeper()
        strength = side.strength(man)
        hold = other.strength(keeper)
        roll = self.roll(out)
        hold_roll = self.roll(out)
        scored = strength + roll > hold + hold_roll
        side.shots += 1
        if scored:
            side.penalties += 1
        if out.on:
            out.tell(
                Penalty(
                    clause="FI-118",
                    seat=seat,
                    man=name_of_man(side, man),
                    strength=strength,
                    roll=roll,
                    keeper=name_of_man(other, keeper),
                    keeper_strength=hold,
                    keeper_roll=hold_roll,
                    scored=scored,
                    score=(self.first.penalties, self.second.penalties),
                )
            )
        if keeper != NONE:  # FI-A39: he alone is turned
            other.turn_right(bit(keeper))
            if out.on:
                strengths = (other.strength(keeper),)
                men = names_of(other, bit(keeper))
                out.tell(Turned(clause="FI-119", seat=1 - seat, men=men, strengths=strengths, left=False))

    def finish(self, winner: i64, out: Sink) -> None:
        """There is always a winner (FI-106, FI-A41)."""
        self.winner = winner
        self.step = OVER
        self.turn = NOBODY
        if out.on:
            goals = (self.first.goals, self.second.goals)
            penalties = (self.first.penalties, self.second.penalties)
            clause = self.outcome_clause()
            out.tell(MatchOver(clause=clause, goals=goals, penalties=penalties, winner=winner))
