"""The trophies of Schuss und Tor."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Trophy
from ludofoot.games.schuss_und_tor.reporting.tale import Tale


def clean_sheet(tale: Tale, side: int) -> bool:
    """Won without a goal against, and three shots stopped."""
    nil = sum(tale.score) == tale.score[side]
    return tale.told.winner == side and nil and tale.saves.count(side) >= 3


def double_strike(tale: Tale, side: int) -> bool:
    """Own Zwei Tore gave the lead for good."""
    goal = tale.decisive
    return tale.told.winner == side and goal is not None and goal.event.action == "zwei-tore"


def added_time(tale: Tale, side: int) -> bool:
    """Called extra time while behind, and won."""
    if tale.extra is None or tale.extra.event.seat != side or tale.told.winner != side:
        return False
    return tale.at_full_time[side] < max(tale.at_full_time)


def one_two(tale: Tale, side: int) -> bool:
    """Laid the fourth card in a row between the same two names."""
    laid = [each.event for each in tale.laid]
    return any(
        laid[at].seat == side and to_and_fro([card.face for card in laid[at - 3 : at + 1]])
        for at in range(3, len(laid))
    )


def to_and_fro(faces: list[str]) -> bool:
    """Whether the ball stays with two men. No card comes twice, so a card to oneself belongs to it."""
    names = [name for face in faces for name in face.split("-")]
    return len(set(names)) == 2 and not {"tormann", "bomber"} & set(names)


TROPHIES: Final = (
    Trophy("clean-sheet", clean_sheet),
    Trophy("double-strike", double_strike),
    Trophy("added-time", added_time),
    Trophy("one-two", one_two),
)
