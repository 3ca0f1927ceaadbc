"""What is asked of a person, who is told what the own hand can do about it."""

from __future__ import annotations

from ludofoot.core.cards import size
from ludofoot.core.prompts import Prompt, choose
from ludofoot.core.records import Arg, Player, Said, Word
from ludofoot.games.football_a_la_carte.records import COLOURS
from ludofoot.games.football_a_la_carte.rules.judging import clause_of_step
from ludofoot.games.football_a_la_carte.rules.position import (
    CLEAR,
    CUT_PILE,
    LAST_STOP,
    ON_PENALTY,
    STOP,
    Position,
)
from ludofoot.games.football_a_la_carte.seeing import share, shooter

ASKS = ("ask-kick-off", "ask-play", "ask-follow", "ask-throw-in", "ask-clear", "ask-stop", "ask-last-stop")


def asked_of(position: Position, seat: int) -> list[Prompt]:
    """The one decision that the game waits for."""
    moves = position.moves(seat)
    if not moves:
        return []
    said = Said(ask_code(position, seat), {**ask_args(position), **held_args(position, seat)})
    return [choose(said, clause_of_step(position), moves)]


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
    if position.step == CUT_PILE and position.colour == ON_PENALTY:
        args |= share(position, "hand")
    elif position.step == CUT_PILE:
        colour = COLOURS[position.colour - 1]
        args |= {"colour": Word(f"colour-{colour}"), **share(position, colour)}
    return args


def held_args(position: Position, seat: int) -> dict[str, Arg]:
    """What this seat can do about it: nobody else is told."""
    hand, deck = position.hands.get(seat), position.deck
    if position.step in (STOP, LAST_STOP):
        return {"keepers": size(hand & deck.keepers), "corners": size(hand & deck.corners)}
    if position.moves_ball():
        return {"playable": size(position.playable(seat)), "clearing": int(position.step == CLEAR)}
    return {}
