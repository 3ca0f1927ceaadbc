"""How long each step lasts (PE-D4). Rules read no clock: the table makes the move that a deadline brings."""

from __future__ import annotations

from typing import Final

from ludofoot.core.records import Deadline
from ludofoot.games.passe_eclair.records import STEPS, TimeUp

# In the order of STEPS: ready, open (silence), block (Michi window), challenge window, choice of the partner.
MILLISECONDS: Final = {
    "relaxed": [20_000, 10_000, 5_000, 5_000, 12_000],
    "normal": [10_000, 6_000, 3_000, 3_000, 8_000],
    "lightning": [5_000, 3_000, 2_000, 2_000, 5_000],
}


def deadline(pace: str, step: int, round: int, top: int) -> Deadline:
    """The one deadline of a step. Its key changes with the round or the top card alone (PE-A29): neither a
    wrong card nor a late one nor a declaration gives anybody more time."""
    name = STEPS[step]
    number = round if name == "ready" else top
    return Deadline(f"{name}:{number}", MILLISECONDS[pace][step], TimeUp(name))
