"""Fifteen men for fifty points: what a man is worth to a team, and the best team that a formation allows."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from ludofoot.core.cards import bit, listed, size
from ludofoot.games.finale.rules.cards import GOAL, Cards, strength_in, symbol_in, value_of
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.squads import BUDGET, packed_team

# Tried out in matches, and of several weighings the one that favours neither colour: see docs/balance.
STATES = (5, 2, 2, 1)
SYMBOL = 1
GOALKEEPER = 3
STARTER = 4
SUBSTITUTE = 1
ON_THE_BENCH = 1
"""Of each kind."""

Formation = tuple[int, ...]
Chosen = tuple[int, int, int]
"""What they are worth together; who starts; who sits on the bench."""


def price(side: Side, man: int) -> int:
    """What a man costs."""
    return value_of(side.men[man])


def merit(side: Side, man: int) -> int:
    """What a man is worth to a team."""
    card = side.men[man]
    found = sum(weight * strength_in(card, state) for state, weight in enumerate(STATES))
    found -= SYMBOL * sum(symbol_in(card, state) != 0 for state in range(len(STATES)))
    return found * GOALKEEPER if side.kind_of(man) == GOAL else found


class Swap:
    """One man for another of the same kind: what it costs and what it brings."""

    def __init__(self, side: Side, starters: int, off: int, on: int) -> None:
        self.off = off
        self.on = on
        self.cost = price(side, on) - price(side, off)
        weight = STARTER if starters & bit(off) else SUBSTITUTE
        self.gain = weight * (merit(side, on) - merit(side, off))


def beginners_formation(cards: Cards, colour: int) -> Formation:
    """How the beginner set stands: goalkeeper, defenders, midfielders, attackers (FI-23)."""
    return tuple([size(cards.starters[colour] & kind) for kind in cards.kinds[colour]])


def best_team(side: Side) -> int:
    """The best that the formation of the beginner set allows."""
    team = best_in(side.cards, side.colour, beginners_formation(side.cards, side.colour))
    assert team is not None, "the beginner set itself is within the budget"
    return team


@lru_cache(maxsize=64)
def best_in(cards: Cards, colour: int, formation: Formation) -> int | None:
    """The team of most worth within the budget that stands like this; None if nobody can afford one."""
    side = Side(cards, colour)
    teams: dict[int, Chosen] = {0: (0, 0, 0)}
    for kind, starters in enumerate(formation):
        joined: dict[int, Chosen] = {}
        for (points, team), (more, men) in product(teams.items(), of_kind(side, kind, starters).items()):
            if points + more <= BUDGET:
                keep(joined, points + more, added(team, men))
        teams = joined
    if not teams:
        return None
    _, starting, sitting = max(teams.values())
    return packed_team(starting, sitting)


def of_kind(side: Side, kind: int, starters: int) -> dict[int, Chosen]:
    """For each sum of points the best men of a kind: so many starters, and their share of the bench."""
    found: dict[tuple[int, int], dict[int, Chosen]] = {(0, 0): {0: (0, 0, 0)}}
    for man in listed(side.kind(kind)):
        cost, worth, one = price(side, man), merit(side, man), bit(man)
        starts, sits = (STARTER * worth, one, 0), (SUBSTITUTE * worth, 0, one)
        # From full places to empty ones, so that nobody is taken twice.
        for started, sat in sorted(found, reverse=True):
            for points, men in found[started, sat].items():
                if started < starters:
                    keep(found.setdefault((started + 1, sat), {}), points + cost, added(men, starts))
                if sat < ON_THE_BENCH:
                    keep(found.setdefault((started, sat + 1), {}), points + cost, added(men, sits))
    return found.get((starters, ON_THE_BENCH), {})


def added(some: Chosen, others: Chosen) -> Chosen:
    """Both together."""
    return some[0] + others[0], some[1] | others[1], some[2] | others[2]


def keep(best: dict[int, Chosen], points: int, chosen: Chosen) -> None:
    """The better of two that cost the same."""
    if points not in best or chosen[0] > best[points][0]:
        best[points] = chosen
