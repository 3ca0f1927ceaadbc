"""What is asked of a person, who is told what the own hand can do about it."""

from __future__ import annotations

from ludofoot.core.cards import size
from ludofoot.core.prompts import Prompt, choose
from ludofoot.core.records import Arg, Player, Said, Word
from ludofoot.games.schuss_und_tor.records import STEPS
from ludofoot.games.schuss_und_tor.rules.judging import clause_of_step
from ludofoot.games.schuss_und_tor.rules.position import (
    ACT_FOUL,
    FREE,
    NO_CARD,
    PARRY,
    SECOND,
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
    said = Said(ask_code(position), {**ask_args(position), **held_args(position, seat)})
    return [choose(said, clause_of_step(position), moves)]


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


def held_args(position: Position, seat: int) -> dict[str, Arg]:
    """What this seat can do about it: nobody else is told."""
    if position.step not in (SERVE, SECOND, PARRY):
        return {}
    hand, deck = position.hands.get(seat), position.deck
    fitting = hand & position.fitting()
    args: dict[str, Arg] = {"fitting": size(fitting)}
    if position.step == SERVE:
        args["next"] = Player(position.shooter_after(seat))
        args["bombers"] = size(fitting & deck.bomber)
        args["keepers"] = size(fitting & deck.tormann)
        args["named"] = size(fitting & ~(deck.bomber | deck.tormann))
    if position.step == PARRY:
        args["without"] = Word(lacking(position))
        args["final"] = int(position.final_attempt)
    return args


def lacking(position: Position) -> str:
    """What somebody who cannot parry does not hold, as a word: "tor-max" wants a Max."""
    first, _, last = action_shown(position).partition("-")
    return f"name-{last}" if first == "tor" else f"face-{last}"
