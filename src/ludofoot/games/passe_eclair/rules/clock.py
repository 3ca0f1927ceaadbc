"""How long each step lasts (PE-D4). Rules read no clock: the table makes the move that a deadline brings."""

from __future__ import annotations

from typing import Final

from ludofoot.core.records import Deadline
from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.records import STEPS, TimeUp
from ludofoot.games.passe_eclair.rules import telling
from ludofoot.games.passe_eclair.rules.blocks import end_block
from ludofoot.games.passe_eclair.rules.laying import take_effect
from ludofoot.games.passe_eclair.rules.michi import swap
from ludofoot.games.passe_eclair.rules.piles import to_block
from ludofoot.games.passe_eclair.rules.position import BLOCK, CHALLENGE, OPEN, READY, SILENCE, Position
from ludofoot.games.passe_eclair.rules.rounds import start_round

# In the order of STEPS: ready, open (silence), block (Michi window), challenge window, choice of the partner.
MILLISECONDS: Final = {
    "relaxed": [20_000, 10_000, 5_000, 5_000, 12_000],
    "normal": [10_000, 6_000, 3_000, 3_000, 8_000],
    "lightning": [5_000, 3_000, 2_000, 2_000, 5_000],
}


def deadline(position: Position) -> Deadline:
    """The one deadline of a step. Its key changes with the round or the top card alone (PE-A29): neither a
    wrong card nor a late one nor a declaration gives anybody more time."""
    name = STEPS[position.step]
    number = position.round if position.step == READY else position.tops
    return Deadline(f"{name}:{number}", MILLISECONDS[position.options.pace][position.step], TimeUp(name))


def time_up(position: Position, out: Sink) -> None:
    """PE-D4: what happens when a step has lasted long enough."""
    if out.on:
        telling.tell_time_up(position, out)
    if position.step == READY:
        start_round(position, out)
    elif position.step == OPEN:
        to_block(position, SILENCE, out)
    elif position.step == BLOCK:
        end_block(position, out)
    elif position.step == CHALLENGE:
        take_effect(position, out)
    else:
        swap(position, position.shortest_other(position.layer), out)
