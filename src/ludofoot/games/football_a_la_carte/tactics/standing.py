"""What a broken-off match is worth to a team: what is counted of it, for weights that were fitted."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import lowest, size
from ludofoot.games.football_a_la_carte.rules.cards import FIRST_FREE_KICK, arrow_on, is_free_kick, squares_on
from ludofoot.games.football_a_la_carte.rules.pitch import NOWHERE, STRAIGHT
from ludofoot.games.football_a_la_carte.rules.position import LAST_STOP, STOP, Position
from ludofoot.games.football_a_la_carte.tactics.weighing import (
    DIAGONAL_WORTH,
    FREE_KICK_WORTH,
    ROW_WORTH,
    SQUARES,
    STRAIGHT_WORTH,
    rows_forward,
    share,
    turns_left,
)

A_HALF: Final = 30
"""About so many turns has the second half."""


def counted(state: Position, seat: i64) -> list[float]:
    """From the side of this seat's team: a constant for sides that are unlike, the score, the score late in
    the game, whose turn it is, the ball's place, a shot on its way that can be stopped or not, a shot in hand
    against somebody who can stop it or not, cards that stop, cards that move, Penalties."""
    state.deck.study()
    team = state.team_of(seat)
    sign = 1.0 if state.team() == team else -1.0
    lead = float(state.goals_of(team) - state.goals_of(1 - team))
    left = turns_left(state) + (A_HALF if state.half == 1 else 0)
    found = [1.0, lead, lead / math.sqrt(1.0 + float(left)), sign]
    found.extend(attack(state, sign))
    stops, cards, penalties = 0.0, 0.0, 0.0
    for other in range(state.seats):
        mine = state.team_of(other) == team
        hand = state.hands.get(other)
        side = (1.0 if mine else -1.0) / float(len_of(state, other))
        stops += side * float(min(2, size(hand & state.deck.stoppers)))
        cards += side * hand_worth(state, hand)
        penalties += side * float(min(1, size(hand & state.deck.penalties)))
    keep = 1.0 if state.half == 1 else float(share(turns_left(state))) / 1000.0
    found.append(stops * keep)
    found.append(cards * keep)
    found.append(penalties * keep)
    return found


def len_of(state: Position, seat: i64) -> i64:
    """How many players this seat's team has."""
    team = state.team_of(seat)
    count: i64 = 0
    for other in range(state.seats):
        if state.team_of(other) == team:
            count += 1
    return count


def attack(state: Position, sign: float) -> list[float]:
    """The ball's place, shots on their way and shots in hand; `sign` is 1 where the team in turn is ours."""
    stoppers = state.deck.stoppers
    if state.step == STOP or state.step == LAST_STOP:
        held = state.hands.get(state.turn) & stoppers != 0
        return [0.0, -sign if held else 0.0, 0.0 if held else -sign, 0.0, 0.0]
    if state.ball == NOWHERE:
        return [0.0, 0.0, 0.0, 0.0, 0.0]
    ground = float(share(turns_left(state))) / 1000.0
    # As it is for those who have just played.
    place = -sign * ground * float(ROW_WORTH[rows_forward(state.ball, not state.upward())]) / 100.0
    shooting = state.deck.shooting[state.ball if state.upward() else SQUARES + state.ball]
    if state.hands.get(state.turn) & shooting == 0:
        return [place, 0.0, 0.0, 0.0, 0.0]
    stopped = state.hands.get(state.order.get((state.place + 1) & 3)) & stoppers != 0
    return [place, 0.0, 0.0, sign if stopped else 0.0, 0.0 if stopped else sign]


def hand_worth(state: Position, cards: i64) -> float:
    """What the cards of a hand that move the ball are good for later, where 10 is a goal."""
    total: i64 = 0
    while cards:
        face = state.deck.face_of(lowest(cards))
        cards &= cards - 1
        if is_free_kick(face):
            total += FREE_KICK_WORTH[squares_on(face) - 1]
        elif face < FIRST_FREE_KICK:
            worths = STRAIGHT_WORTH if arrow_on(face) == STRAIGHT else DIAGONAL_WORTH
            total += worths[squares_on(face) - 1]
    return float(total) / 100.0
