"""What is asked of a person."""

from __future__ import annotations

from ludofoot.core.prompts import Prompt, choose
from ludofoot.core.records import Arg, Player, Said, Word
from ludofoot.games.schuss_und_tor.records import STEPS
from ludofoot.games.schuss_und_tor.rules.judging import clause_of_step
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    FREE,
    NO_CARD,
    PARRY,
    SERVE,
    Position,
)
from ludofoot.games.schuss_und_tor.rules.telling import action_shown
from ludofoot.games.schuss_und_tor.seeing import asked_name, asker


def asked_of(position: Position, seat: int) -> list[Prompt]:
    """The one decision that the game waits for."""
    moves = position.moves(seat)
    if not moves:
        return []
    return [choose(Said(ask_code(position), ask_args(position)), clause_of_step(position), moves)]


def ask_code(position: Position) -> str:
    """The message that asks."""
    step = STEPS[position.step]
    if position.step != SERVE:
        return f"ask-{step}"
    if position.last_server == position.turn:
        return f"ask-last-{asker(position.asked)}"
    return f"ask-serve-{asker(position.asked)}"


def ask_args(position: Position) -> dict[str, Arg]:
    """What the question names."""
    args: dict[str, Arg] = {}
    name = asked_name(position.asked)
    if position.step == SERVE and name is not None:
        args["name"] = Word(f"name-{name}")
    if position.action_card != NO_CARD:
        action = action_shown(position)
        args["action"] = Word(f"action-{action}")
        args["stopper"] = Word(f"stopper-{action}")
    if position.step in (PARRY, ACT_FOUL, FREE):
        args["shooter"] = Player(position.shooter)
    return args
