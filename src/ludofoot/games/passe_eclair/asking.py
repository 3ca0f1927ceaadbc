"""What is asked of a person."""

from __future__ import annotations

from typing import Final

from ludofoot.core.cards import size
from ludofoot.core.prompts import Pace, Prompt, choose
from ludofoot.core.records import Arg, Player, Said, Word
from ludofoot.games.passe_eclair.records import BLOCKS, NAMES
from ludofoot.games.passe_eclair.rules.cards import NAME_COUNT
from ludofoot.games.passe_eclair.rules.choices import listed_moves
from ludofoot.games.passe_eclair.rules.position import BLOCK, CHALLENGE, OPEN, PARTNER, READY, Position

PACES_OF_STEPS: Final[dict[int, Pace]] = {READY: "sealed", PARTNER: "turn"}
ASKS: Final = {BLOCK: "ask-block", CHALLENGE: "ask-challenge", PARTNER: "ask-partner"}


def asked_of(position: Position, seat: int) -> list[Prompt]:
    """The one thing to decide; also for somebody who has declared and may still lay."""
    moves = listed_moves(position, seat)
    if not moves:
        return []
    pace = PACES_OF_STEPS.get(position.step, "race")
    said = Said(ask_code(position, seat, len(moves)), {**ask_args(position), **held_args(position, seat)})
    return [choose(said, clause_of_step(position), moves, pace)]


def ask_code(position: Position, seat: int, choices: int) -> str:
    """The message that asks."""
    if position.step == READY:
        return "ask-ready-tokens" if choices > 1 else "ask-ready"
    if position.step == OPEN:
        if position.asked >= NAME_COUNT:
            return "ask-any"
        return "ask-banned" if position.banned() == seat else "ask-receiver"
    return ASKS[position.step]


def ask_args(position: Position) -> dict[str, Arg]:
    """What the question names."""
    if position.step == OPEN and position.asked < NAME_COUNT:
        return {"name": Word(f"name-{NAMES[position.asked]}")}
    if position.step == BLOCK:
        return {"block": Word(f"block-{BLOCKS[position.block]}")}
    return {"seat": Player(int(position.layer))} if position.step == CHALLENGE else {}


def held_args(position: Position, seat: int) -> dict[str, Arg]:
    """What this seat can do about it: nobody else is told."""
    hand, deck = position.hands.get(seat), position.deck
    if position.step == BLOCK:
        return {"michis": size(hand & deck.michis)}
    if position.step == OPEN and position.banned() == seat:
        return {"dogs": size(hand & deck.dogs)}
    return {}


def clause_of_step(position: Position) -> str:
    """The clause that the question of this step comes from."""
    if position.step == OPEN:
        return "PE-18" if position.asked < NAME_COUNT else "PE-A2"
    if position.step == BLOCK:
        return "PE-A9"
    if position.step == CHALLENGE:
        return "PE-A33"
    return "PE-37" if position.step == PARTNER else "PE-A35"
