"""What is drawn of a match: how the ball went into the goal, over a pitch that lies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludofoot.core.panels import AnyPanel, Area, Ground, Spot, Way, Ways
from ludofoot.core.records import Said
from ludofoot.games.football_a_la_carte.reporting.tale import Goal, Tale, row
from ludofoot.games.football_a_la_carte.rules.pitch import COLUMNS, ROWS

POSTS: Final = (3.0, 7.0)
AREAS: Final = (Area(0, 1, 4, 8), Area(0, 2, 2, 6), Area(12, 1, 4, 8), Area(14, 2, 2, 6))
PENALTY: Final = Spot(13.5, COLUMNS / 2)
PITCH: Final = Ground(width=ROWS, height=COLUMNS, areas=AREAS, goal_from=POSTS[0], goal_to=POSTS[1])
INSIDE: Final = 0.4
"""So far from the posts a line ends."""


def panels_of(tale: Tale) -> Iterator[AnyPanel]:
    """The goals, if there were any: always the scorers' last turn."""
    if not tale.goals:
        return
    forward = 0 if tale.told.winner is None else tale.winner
    yield Ways(
        title=Said("panel-goals"),
        note=Said("panel-goals-note"),
        ground=PITCH,
        forward=forward,
        ways=tuple(way_told(goal, forward) for goal in tale.goals),
        attacks=tuple(Said("panel-attack", tale.told.cast("side", side)) for side in range(2)),
    )


def way_told(goal: Goal, forward: int) -> Way:
    """A goal as a line; the sides attack towards each other."""
    places = way_of_ball(goal)
    if goal.side != forward:
        places = [Spot(ROWS - spot.x, COLUMNS - spot.y) for spot in places]
    return Way(
        side=goal.side,
        entry=goal.each.entry,
        places=tuple(places),
        said=Said("scale-minute", {"minute": goal.minute}),
    )


def way_of_ball(goal: Goal) -> list[Spot]:
    """From where it lay to the goal, the scorers attacking to the right."""
    if goal.way == "penalty":
        places = [PENALTY]
    elif goal.way == "corner":
        places = [place(goal.flag, goal.upward)] if goal.flag else [PENALTY]
    else:
        squares = [goal.cards[0].path[0], *(card.to for card in goal.cards)] if goal.cards else [goal.square]
        places = [place(each, goal.upward) for each in dict.fromkeys(squares)]
    return [*places, Spot(ROWS, inside_posts(goal, places[-1].y))]


def inside_posts(goal: Goal, last: float) -> float:
    """Where the ball crosses the line: as the last card went on."""
    aside = 0.0
    if goal.way == "shot" and goal.cards and len(goal.cards[-1].path) > 1:
        before, square = (place(each, goal.upward) for each in goal.cards[-1].path[-2:])
        aside = square.y - before.y
    return min(max(last + aside, POSTS[0] + INSIDE), POSTS[1] - INSIDE)


def place(square: str, upward: bool) -> Spot:
    """The middle of a square on the lying pitch, for whoever attacks to the right."""
    x, y = row(square) - 0.5, "abcdefghij".index(square[0]) + 0.5
    return Spot(x, y) if upward else Spot(ROWS - x, COLUMNS - y)
