"""What is asked of a person."""

from __future__ import annotations

from ludofoot.core.prompts import Prompt, choose
from ludofoot.core.records import Arg, Player, Said, Word
from ludofoot.games.football_a_la_carte.records import (
    COLOURS,
)
from ludofoot.games.football_a_la_carte.rules.judging import clause_of_step
from ludofoot.games.football_a_la_carte.rules.position import (
    CUT_PILE,
    ON_PENALTY,
    Position,
)
from ludofoot.games.football_a_la_carte.seeing import shooter

ASKS = ("ask-kick-off", "ask-play", "ask-follow", "ask-throw-in", "ask-clear", "ask-stop", "ask-last-stop")


def asked_of(position: Position, seat: int) -> list[Prompt]:
    """The one decision that the game waits for."""
    moves = position.moves(seat)
    if not moves:
        return []
    return [choose(Said(ask_code(position, seat), ask_args(position)), clause_of_step(position), moves)]


def ask_code(position: Position, seat: int) -> str:
    """The message that asks."""
    if position.moves_ball() and not position.playable(seat):
        return "ask-stuck" if position.pile == 0 else "ask-discard"
    if position.step == CUT_PILE:
        return "ask-cut-penalty" if position.colour == ON_PENALTY else "ask-cut-corner"
    return ASKS[position.step]


def ask_args(position: Position) -> dict[str, Arg]:
    """What the question names."""
    args: dict[str, Arg] = {}
    by = shooter(position)
    if by is not None:
        args["shooter"] = Player(by)
    if position.step == CUT_PILE and position.colour != ON_PENALTY:
        args["colour"] = Word(f"colour-{COLOURS[position.colour - 1]}")
    return args
