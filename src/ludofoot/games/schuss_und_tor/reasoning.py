"""Why one card is better than another: whether it can be served, and what comes back."""

from __future__ import annotations

from ludofoot.core.reasons import AT_ONCE, NEXT_TURN, Args, Reason
from ludofoot.core.records import Player, Word
from ludofoot.games.schuss_und_tor.records import Lay, STMove
from ludofoot.games.schuss_und_tor.rules.position import PARRY, SERVE, Position
from ludofoot.games.schuss_und_tor.views import STView

JOKERS = ("tormann", "bomber")


def next_serves(before: Position, state: Position, seat: int) -> float:
    """Whether the next player has an answer to the card just laid."""
    if state.step != SERVE or state.turn == seat:
        return 0.0
    return float(state.hands.get(state.turn) & state.fitting() != 0)


def asked_names(view: STView, better: STMove, other: STMove) -> Args | None:
    """Who is asked for which name; nothing where one of the moves asks for none, or both for the same."""
    if view.step == "parry" and view.options.parry == "waived":
        return None
    first, second = asked_by(better), asked_by(other)
    if not first or not second or first == second:
        return None
    return {
        "next": Player((view.seat + 1) % view.seats),
        "name": Word(f"name-{first}"),
        "instead": Word(f"name-{second}"),
    }


def asked_by(move: STMove) -> str:
    """The name that a card asks for; empty where it asks for none."""
    if not isinstance(move, Lay):
        return ""
    return move.call or ("" if move.face in JOKERS else move.face.partition("-")[2])


def scores(before: Position, state: Position, seat: int) -> float:
    """Whether this seat has scored since."""
    return float(state.goals()[seat] > before.goals()[seat])


def concedes(before: Position, state: Position, seat: int) -> float:
    """Whether somebody else has scored since."""
    goals = zip(before.goals(), state.goals(), strict=True)
    return float(any(now > then for other, (then, now) in enumerate(goals) if other != seat))


def answers(before: Position, state: Position, seat: int) -> float:
    """Whether this seat can serve or stop what it is asked for; anything else needs no answer."""
    if state.turn != seat or state.step not in (SERVE, PARRY):
        return 1.0
    return float(state.hands.get(seat) & state.fitting() != 0)


REASONS = (
    Reason("next-serves", AT_ONCE, next_serves, asked_names, wanted=False),
    Reason("concedes", NEXT_TURN, concedes, wanted=False),
    Reason("scores", NEXT_TURN, scores),
    Reason("answers", NEXT_TURN, answers),
)
