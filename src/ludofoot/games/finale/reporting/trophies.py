"""The trophies of Finale."""

from __future__ import annotations

from typing import Final

from ludofoot.core.reporting import Trophy
from ludofoot.games.finale.events import Penalty
from ludofoot.games.finale.reporting.tale import CARDS, FULL_TIME, Tale


def won(tale: Tale, side: int) -> bool:
    return tale.told.winner == side


def catenaccio(tale: Tale, side: int) -> bool:
    """Three goals or more, all on counters."""
    goals = tale.of(side)
    return won(tale, side) and len(goals) >= 3 and all(goal.counter for goal in goals)


def miracle(tale: Tale, side: int) -> bool:
    """0–2 behind, won 3–2."""
    behind = any(score[side] == 0 and score[1 - side] == 2 for score in tale.course.scores)
    return won(tale, side) and behind and (tale.score[side], tale.score[1 - side]) == (3, 2)


def century(tale: Tale, side: int) -> bool:
    """4–3 after extra time."""
    score = (tale.score[side], tale.score[1 - side])
    return won(tale, side) and score == (4, 3) and tale.extra_time is not None


def third_goal(tale: Tale, side: int) -> bool:
    """A goal in extra time by the smallest margin there is decided it."""
    goal = tale.decisive
    if goal is None or not won(tale, side) or goal.minute <= FULL_TIME:
        return False
    return bool(goal.roll.total - goal.roll.defence_total == 1)


def total_football(tale: Tale, side: int) -> bool:
    """Goals by attacker, midfielder and defender in one match."""
    return {"A", "M", "D"} <= {tale.kind(goal.man) for goal in tale.of(side)}


def ice_cold(tale: Tale, side: int) -> bool:
    """Penalties won, and none of one's own missed."""
    own = [each.event.scored for each in tale.told.of(Penalty) if each.event.seat == side]
    return won(tale, side) and tale.penalties and bool(own) and all(own)


def fair_play(tale: Tale, side: int) -> bool:
    """Won without a card of one's own."""
    return won(tale, side) and not tale.results(side, *CARDS)


TROPHIES: Final = (
    Trophy("catenaccio", catenaccio),
    Trophy("miracle-of-1954", miracle),
    Trophy("match-of-the-century", century),
    Trophy("third-goal-of-1966", third_goal),
    Trophy("total-football", total_football),
    Trophy("ice-cold", ice_cold),
    Trophy("fair-play", fair_play),
)
