"""The penalties: FI-112 to FI-121, FI-A39 to FI-A41, FI-A53."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.sink import Sink
from ludofoot.games.finale.rules.cards import NONE
from ludofoot.games.finale.rules.dice import rolled
from ludofoot.games.finale.rules.position import (
    NOBODY,
    OVER,
    SHOOTERS,
    STAND_IN,
    SUDDEN_DEATH,
    Position,
)
from ludofoot.games.finale.rules.side import OPEN
from ludofoot.games.finale.rules.telling import (
    tell_keeper_turned,
    tell_match_over,
    tell_penalties,
    tell_penalty,
    tell_roll_off,
    tell_series,
    tell_shooters,
    tell_stand_in,
    tell_sudden_death,
)

SHOTS_A_SERIES: Final = 5
PAIRS_AT_MOST: Final = 20


def begin_penalties(position: Position, out: Sink) -> None:
    """FI-112: first, whoever has no goalkeeper may name a stand-in."""
    position.turn = NOBODY
    if out.on:
        tell_penalties(out)
    position.step = STAND_IN
    if not position.awaits(0) and not position.awaits(1):
        begin_series(position, out)


def name_stand_ins(position: Position, out: Sink) -> None:
    """FI-A53: shown together."""
    for seat in range(2):
        side = position.side(seat)
        if side.choice == OPEN:
            continue
        side.stand_in = side.choice
        side.choice = OPEN
        if out.on:
            tell_stand_in(position, seat, out)
    begin_series(position, out)


def begin_series(position: Position, out: Sink) -> None:
    """FI-114, FI-121, FI-A40: as many shots as both sides can take, five at most."""
    position.series += 1
    shots: i64 = SHOTS_A_SERIES
    for seat in range(2):
        men = size(position.available(seat))
        shots = min(shots, men)
    position.to_shoot = shots
    position.step = SHOOTERS
    if shots == 0 and position.series == 2:
        die_suddenly(position, out)
    elif not position.awaits(0) and not position.awaits(1):
        show_shooters(position, out)


def show_shooters(position: Position, out: Sink) -> None:
    """FI-A53: shown together; before the first series both roll for the start."""
    for seat in range(2):
        side = position.side(seat)
        if out.on and side.plan:
            tell_shooters(position, seat, out)
        side.shooters = side.shooters + side.plan
        side.choice = OPEN
        side.plan = ()
    if position.series == 1:
        position.shoots_first = roll_off(position, True, out)
    if position.to_shoot == 0:
        die_suddenly(position, out)
    else:
        play_series(position, out)


def roll_off(position: Position, start: bool, out: Sink) -> i64:
    """FI-115, FI-A41: both roll, seat by seat, until one roll is higher: whose it is."""
    while True:
        first = rolled(position, out)
        second = rolled(position, out)
        if out.on:
            tell_roll_off(start, first, second, out)
        if first != second:
            return 0 if first > second else 1


def play_series(position: Position, out: Sink) -> None:
    """FI-115, FI-120: alternately, until all have shot or one can no longer be caught."""
    if out.on:
        tell_series(position, out)
    seat = position.shoots_first
    while position.side(seat).shots < len(position.side(seat).shooters):
        side = position.side(seat)
        shoot(position, seat, side.shooters[side.shots], out)
        if is_decided(position, seat) or is_decided(position, 1 - seat):
            return finish(position, 0 if position.first.penalties > position.second.penalties else 1, out)
        seat = 1 - seat
    return begin_series(position, out) if position.series == 1 else die_suddenly(position, out)


def is_decided(position: Position, seat: i64) -> bool:
    """FI-120: whether this side's lead can no longer be caught."""
    side, other = position.side(seat), position.side(1 - seat)
    return side.penalties > other.penalties + len(other.shooters) - other.shots


def die_suddenly(position: Position, out: Sink) -> None:
    """FI-A41: a shot each, until one scores and the other does not; in the end the dice."""
    position.series = SUDDEN_DEATH
    position.first.shots = 0
    position.second.shots = 0
    if out.on:
        tell_sudden_death(position, out)
    for _ in range(PAIRS_AT_MOST):
        shoot_again(position, position.shoots_first, out)
        shoot_again(position, 1 - position.shoots_first, out)
        if position.first.penalties != position.second.penalties:
            return finish(position, 0 if position.first.penalties > position.second.penalties else 1, out)
    return finish(position, roll_off(position, False, out), out)


def shoot_again(position: Position, seat: i64, out: Sink) -> None:
    """FI-A41: in the order of the series, again and again; without any shooter with strength 0."""
    side = position.side(seat)
    count: i64 = len(side.shooters)
    man: i64 = NONE
    if count:
        man = side.shooters[side.shots % count]
    shoot(position, seat, man, out)


def shoot(position: Position, seat: i64, man: i64, out: Sink) -> None:
    """FI-117 to FI-119: shooter against goalkeeper; symbols are ignored (FI-113)."""
    side = position.side(seat)
    other = position.side(1 - seat)
    keeper = other.keeper()
    lead = side.strength(man) - other.strength(keeper)
    roll = rolled(position, out)
    keeper_roll = rolled(position, out)
    scored = lead + roll > keeper_roll
    side.shots += 1
    if scored:
        side.penalties += 1
    if out.on:
        tell_penalty(position, seat, man, scored, out)
    if keeper != NONE:  # FI-A39: he alone is turned
        other.turn_right(bit(keeper))
        if out.on:
            tell_keeper_turned(position, 1 - seat, keeper, out)


def finish(position: Position, winner: i64, out: Sink) -> None:
    """There is always a winner (FI-106, FI-A41)."""
    position.winner = winner
    position.step = OVER
    position.turn = NOBODY
    if out.on:
        tell_match_over(position, out)
