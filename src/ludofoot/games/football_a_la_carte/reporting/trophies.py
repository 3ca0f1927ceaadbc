"""The trophies of Le football à la carte."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Trophy
from ludofoot.games.football_a_la_carte.events import FreeKicked
from ludofoot.games.football_a_la_carte.reporting.tale import Tale


def won(tale: Tale, side: int) -> bool:
    return tale.told.winner == side


def top_corner(tale: Tale, side: int) -> bool:
    """A goal from five squares or more."""
    return any(goal.side == side and goal.length >= 5 for goal in tale.goals)


def the_wall(tale: Tale, side: int) -> bool:
    """Four saves or more, no goal against."""
    return tale.saves.count(side) >= 4 and not tale.score[1 - side]


def on_the_whistle(tale: Tale, side: int) -> bool:
    """The winning goal in the last turn."""
    goal = tale.decisive
    return won(tale, side) and goal is not None and tale.in_last_turn(goal.each)


def direct(tale: Tale, side: int) -> bool:
    """Free kick, Attacker and goal in one turn."""
    return any(
        goal.side == side
        and goal.way == "shot"
        and any(isinstance(card, FreeKicked) for card in goal.cards[:-1])
        for goal in tale.goals
    )


def two_halves(tale: Tale, side: int) -> bool:
    """Behind at half-time, won by two or more."""
    half = tale.at_half_time
    return won(tale, side) and half[side] < half[1 - side] and tale.score[side] - tale.score[1 - side] >= 2


def the_spot(tale: Tale, side: int) -> bool:
    """Three penalties scored in one match."""
    return sum(goal.side == side and goal.way == "penalty" for goal in tale.goals) >= 3


TROPHIES: Final = (
    Trophy("top-corner", top_corner),
    Trophy("the-wall", the_wall),
    Trophy("on-the-whistle", on_the_whistle),
    Trophy("direct-free-kick", direct),
    Trophy("two-halves", two_halves),
    Trophy("the-spot", the_spot),
)
