"""Why one move is better than another: who can shoot from where the ball lies, and who can stop it."""

from __future__ import annotations

from ludofoot.core.reasons import AT_ONCE, NEXT_TURN, Reason
from ludofoot.games.football_a_la_carte.rules.pitch import NOWHERE
from ludofoot.games.football_a_la_carte.rules.position import LAST_STOP, OVER, STOP, Position
from ludofoot.games.football_a_la_carte.tactics.weighing import SQUARES


def can_shoot(state: Position) -> bool:
    """Whether whoever is in turn holds an Attacker that reaches the goal from here."""
    if state.ball == NOWHERE or not state.moves_ball():
        return False
    state.deck.study()
    shooting = state.deck.shooting[state.ball if state.upward() else SQUARES + state.ball]
    return bool(state.hands.get(state.turn) & shooting)


def next_shoots(before: Position, state: Position, seat: int) -> float:
    """Whether the opponents, in turn now, can shoot."""
    return float(state.step != OVER and state.team() != state.team_of(seat) and can_shoot(state))


def shoots_again(before: Position, state: Position, seat: int) -> float:
    """Whether this seat, in turn again, can shoot."""
    return float(state.step != OVER and state.turn == seat and can_shoot(state))


def scores(before: Position, state: Position, seat: int) -> float:
    """Whether this seat's team has scored since."""
    team = state.team_of(seat)
    return float(state.goals_of(team) > before.goals_of(team))


def concedes(before: Position, state: Position, seat: int) -> float:
    """Whether the opponents have scored since."""
    team = 1 - state.team_of(seat)
    return float(state.goals_of(team) > before.goals_of(team))


def shot_at(before: Position, state: Position, seat: int) -> float:
    """Whether this seat has to stop a shot."""
    return float(state.turn == seat and state.step in (STOP, LAST_STOP))


def can_stop(before: Position, state: Position, seat: int) -> float:
    """Whether this seat holds something against a shot."""
    return float(state.hands.get(seat) & state.deck.stoppers != 0)


REASONS = (
    Reason("scores", NEXT_TURN, scores),
    Reason("next-shoots", AT_ONCE, next_shoots, wanted=False),
    Reason("concedes", NEXT_TURN, concedes, wanted=False),
    Reason("shot-at", NEXT_TURN, shot_at, wanted=False),
    Reason("can-stop", NEXT_TURN, can_stop),
    Reason("shoots-again", NEXT_TURN, shoots_again),
)
