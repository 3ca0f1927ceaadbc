"""Reads the box and checks it against the sheet."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludofoot.core import boxes
from ludofoot.core.boxes import wrong
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, NAMES
from ludofoot.games.schuss_und_tor.rules.cards import Deck

PASSES = 25
JOKERS = 4
ACTION_COUNTS = (
    ("ST-05", 7, ("tor",)),
    ("ST-06", 1, ("zwei-tore",)),
    ("ST-07", 14, ACTIONS[2:11]),
    ("ST-41", 1, ("freistoss-bomber",)),
    ("ST-41", 1, ("ecke-bomber",)),
    ("ST-42", 1, ("freistoss-tormann",)),
    ("ST-42", 1, ("elfmeter-tormann",)),
    *(("ST-08", 1, (action,)) for action in ACTIONS[11:]),
)


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many of each card there are."""

    names: tuple[str, ...]
    footballers: dict[str, tuple[int, ...]]
    jokers: dict[str, int]
    actions: dict[str, int]


def shipped_box() -> str:
    """The text of our own box."""
    return boxes.shipped_box("ludofoot.games.schuss_und_tor")


def read_box(text: str) -> Box:
    """The box that is written there; raises `Refused` with everything that is wrong in it."""
    return boxes.read_box(text, Box, problems_of)


def deck_of(box: Box) -> Deck:
    """The cards of a box, numbered in the order of ST-D1 and ST-D2."""
    copies = [box.footballers[name][to] for name in NAMES for to in range(len(NAMES))]
    copies += [box.jokers["tormann"], box.jokers["bomber"]]
    greens = [face for face in range(len(FACES)) for _ in range(copies[face])]
    actions = [kind for kind, action in enumerate(ACTIONS) for _ in range(box.actions.get(action, 0))]
    return Deck(greens, actions)


def problems_of(box: Box) -> Iterator[str]:
    """Each number that breaks a clause of the sheet."""
    if box.names != NAMES:
        yield wrong("ST-24", "names", " ".join(box.names), " ".join(NAMES))
    if set(box.footballers) != set(NAMES) or any(len(row) != len(NAMES) for row in box.footballers.values()):
        yield wrong("ST-21", "footballers", "?", "5 x 5")
    elif min(min(row) for row in box.footballers.values()) < 0:
        yield wrong("ST-D1", "footballers", "< 0", ">= 0")
    elif sum(map(sum, box.footballers.values())) != PASSES:
        yield wrong("ST-03", "footballers", sum(map(sum, box.footballers.values())), PASSES)
    for joker in ("tormann", "bomber"):
        if box.jokers.get(joker) != JOKERS:
            yield wrong("ST-03", f"jokers.{joker}", box.jokers.get(joker, 0), JOKERS)
    if set(box.actions) - set(ACTIONS) or min(box.actions.values(), default=0) < 0:
        yield wrong("ST-04", "actions", " ".join(sorted(set(box.actions) - set(ACTIONS))), " ".join(ACTIONS))
    for clause, count, actions in ACTION_COUNTS:
        found = sum(box.actions.get(action, 0) for action in actions)
        if found != count:
            yield wrong(clause, " + ".join(actions), found, count)
