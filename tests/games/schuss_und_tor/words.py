"""The ids that are put together from parts in its code, and cannot be read off a type."""

from __future__ import annotations

from itertools import product
from typing import get_args

from ludofoot.games.schuss_und_tor.records import ACTIONS, STEPS, Asker

# The small print on the cards, which the drawings ask for by the name of the card.
PRINTED = {
    "card": ("freistoss", "ecke", "elfmeter"),
    "note": ("bomber", "tormann", "parry", *ACTIONS[11:]),
}
ASKS = {
    *(f"ask-{kind}-{asker}" for kind, asker in product(("serve", "last"), get_args(Asker))),
    *(f"ask-{step}" for step in STEPS if step not in ("serve", "over")),
}
FAMILY = {
    *ASKS,
    *(f"label-{ask}{more}" for ask, more in product(ASKS, ("", "-help"))),
    *(f"label-move-{move}" for move in ("stop", "concede", "take", "keep", "end")),
    *(f"step-{step}" for step in STEPS),
    *(f"stopper-{action}" for action in ACTIONS[2:11]),
    *(f"{kind}-{action}" for kind, actions in PRINTED.items() for action in actions),
}
