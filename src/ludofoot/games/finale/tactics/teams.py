"""Fifteen men for fifty points: what a man is worth to a team, the best team that a formation allows, and the
best round the men that a coach has chosen so far."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from ludofoot.core.cards import bit, gathered, listed, size
from ludofoot.games.finale.records import Team
from ludofoot.games.finale.rules.cards import GOAL, MAN_COUNT, Cards, strength_in, symbol_in, value_of
from ludofoot.games.finale.rules.codes import men_of
from ludofoot.games.finale.rules.names import names_of
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.squads import (
    BUDGET,
    STARTERS,
    SUBSTITUTES,
    bench_in,
    packed_team,
    points_of,
    starters_in,
)

# Tried out in matches, and of several weighings the one that favours neither colour: see docs/balance.
STATES = (5, 2, 2, 1)
SYMBOL = 1
GOALKEEPER = 3
STARTER = 4
SUBSTITUTE = 1
ON_THE_BENCH = 1
"""Of each kind."""
EVERYBODY = bit(MAN_COUNT) - 1

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


# ---- round a draft


class Swap:
    """One man for another of the same kind: what it costs and what it brings."""

    def __init__(self, side: Side, starters: int, off: int, on: int) -> None:
        self.off = off
        self.on = on
        self.cost = price(side, on) - price(side, off)
        weight = STARTER if starters & bit(off) else SUBSTITUTE
        self.gain = weight * (merit(side, on) - merit(side, off))


def suggested_team(side: Side, draft: Team) -> Team:
    """The men of the draft as far as money and places allow, and the best that can be had beside them."""
    starters, bench = men_of(side, draft.starters), men_of(side, draft.bench)
    if not starters | bench:
        team = best_team(side)
        return Team(names_of(side, starters_in(team)), names_of(side, bench_in(team)))
    kept = trimmed(side, starters, STARTERS), trimmed(side, bench & ~starters, SUBSTITUTES)
    while True:
        filled = filled_up(side, *kept)
        if points_of(side, filled[0] | filled[1]) <= BUDGET:
            break
        dearest = max(listed(kept[0] | kept[1]), key=lambda man: price(side, man))
        kept = kept[0] & ~bit(dearest), kept[1] & ~bit(dearest)
    starters, bench = improved_around(side, filled[0], filled[1], kept[0] | kept[1])
    return Team(names_of(side, starters), names_of(side, bench))


def trimmed(side: Side, men: int, most: int) -> int:
    """At most one goalkeeper, and no more outfield men than there are places for."""
    keepers = listed(men & side.kind(GOAL))
    outfield = listed(men & ~side.kind(GOAL))
    return gathered(keepers[:1] + outfield[: most - 1])


def filled_up(side: Side, starters: int, bench: int) -> tuple[int, int]:
    """The cheapest men in the places left, goalkeepers first, in the shape of the beginner set."""
    starters = with_keeper(side, starters, starters | bench)
    bench = with_keeper(side, bench, starters | bench)
    shape = [size(side.cards.starters[side.colour] & side.kind(line)) for line in range(4)]
    while size(starters) < STARTERS:
        free = free_lines(side, starters | bench)
        short = max(free, key=lambda line: shape[line] - size(starters & side.kind(line)))
        starters |= cheapest(side, free[short])
    while size(bench) < SUBSTITUTES:
        free = free_lines(side, starters | bench)
        short = min(free, key=lambda line: size(bench & side.kind(line)))
        bench |= cheapest(side, free[short])
    return starters, bench


def free_lines(side: Side, taken: int) -> dict[int, int]:
    """The outfield men of each kind who can still be had."""
    left = {line: side.kind(line) & ~taken for line in range(GOAL + 1, 4)}
    return {line: men for line, men in left.items() if men}


def with_keeper(side: Side, men: int, taken: int) -> int:
    """These men with a goalkeeper among them."""
    return men if men & side.kind(GOAL) else men | cheapest(side, side.kind(GOAL) & ~taken)


def cheapest(side: Side, men: int) -> int:
    """The one of these who costs least, of equals the best."""
    return bit(min(listed(men), key=lambda man: (price(side, man), -merit(side, man))))


def improved_around(side: Side, starters: int, bench: int, kept: int) -> tuple[int, int]:
    """Man by man the best exchange that the money left pays for; those kept stay."""
    while True:
        team = starters | bench
        left = BUDGET - points_of(side, team)
        swaps = [
            Swap(side, starters, off, on)
            for off in listed(team & ~kept)
            for on in listed(EVERYBODY & ~team & side.kind(side.kind_of(off)))
        ]
        best = max((swap for swap in swaps if swap.cost <= left), key=lambda swap: swap.gain, default=None)
        if best is None or best.gain <= 0:
            return starters, bench
        both = bit(best.off) | bit(best.on)
        if starters & bit(best.off):
            starters ^= both
        else:
            bench ^= both
