"""The course of a match: whose turn it is, goals and kick-offs, half-time and the end."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte.records import ScoredText
from ludofoot.games.football_a_la_carte.rules import telling
from ludofoot.games.football_a_la_carte.rules.hands import fill, shuffle_table
from ludofoot.games.football_a_la_carte.rules.pitch import NOWHERE
from ludofoot.games.football_a_la_carte.rules.position import CYCLE, KICK_OFF, OVER, Position


def go_on(position: Position) -> None:
    """FC-15, FC-16: the next player of the cycle, who is of the other team."""
    position.place = (position.place + 1) & (CYCLE - 1)
    position.turn = position.order.get(position.place)


def look_at_pile(position: Position, out: Sink) -> None:
    """FC-75, FC-76, FC-A28: after a whole draw; with three cards or fewer the next turn, a normal one
    (FC-A48), is the last."""
    if position.few_left():
        position.last_turn = True
        if out.on:
            telling.tell_last_turn(position, out)


def score(position: Position, team: i64, scored: ScoredText, clause: str, out: Sink) -> None:
    """FC-73: one goal more."""
    if team == 0:
        position.home_goals += 1
    else:
        position.away_goals += 1
    if out.on:
        telling.tell_goal(position, team, scored, clause, out)


def kick_off(position: Position, clause: str, out: Sink) -> None:
    """FC-54, FC-55: the ball goes back to the centre."""
    position.step = KICK_OFF
    position.ball = NOWHERE
    if out.on:
        telling.tell_kick_off(position, clause, out)


def end_half(position: Position, last: i64, out: Sink) -> None:
    """FC-79, FC-81: the second half begins, or it is over (FC-88). `last`: who had the last turn."""
    if position.half == 2:  # FC-74, FC-89
        position.step = OVER
        position.ball = NOWHERE
        position.last_turn = False
        if out.on:
            telling.tell_over(position, out)
        return
    if out.on:
        telling.tell_half_time(position, out)
    position.half = 2
    position.last_turn = False
    shuffle_table(position)
    for seat in range(position.seats):  # FC-82, FC-84, FC-A29, FC-A30
        new = fill(position, seat)
        if out.on:
            telling.tell_drawn(position, seat, new, "FC-84", out)
    position.south = 1 - position.south  # FC-85
    if out.on:
        telling.tell_ends(position, out)
    position.place = last & (CYCLE - 1)
    go_on(position)
    if position.team() == position.opened:  # FC-87, FC-A34
        go_on(position)
    kick_off(position, "FC-86", out)
