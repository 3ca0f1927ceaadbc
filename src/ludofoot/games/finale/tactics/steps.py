"""From a team or a deck that is not in order yet to one that is: the step that comes next, and no more."""

from __future__ import annotations

from ludofoot.core.cards import gathered, listed, size
from ludofoot.core.records import Said
from ludofoot.games.finale.records import CardText, Team
from ludofoot.games.finale.rules.cards import GOAL, Cards
from ludofoot.games.finale.rules.codes import card_numbers, men_of
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.squads import (
    BUDGET,
    DECK_SIZE,
    MIX_VALUES,
    STARTERS,
    SUBSTITUTES,
    count_of_value,
    points_of,
)
from ludofoot.games.finale.tactics.decks import LEAST_IN_A_PLAN, MOST_IN_A_PLAN
from ludofoot.games.finale.tactics.teams import EVERYBODY, price

# ---- a team


def step_of_team(side: Side, draft: Team) -> Said | None:
    """What is too much is given back first, then the pitch is filled, then the bench; None if all is well."""
    starters, bench = men_of(side, draft.starters), men_of(side, draft.bench)
    over = points_of(side, starters | bench) - BUDGET
    if over > 0:
        return Said("next-points", {"count": over})
    return surplus_in_team(side, starters, bench) or missing_in_team(side, starters, bench)


def surplus_in_team(side: Side, starters: int, bench: int) -> Said | None:
    """Whoever has no place."""
    keepers = side.kind(GOAL)
    surplus = [
        ("next-less-starter-keeper", size(starters & keepers) - 1),
        ("next-less-starter", size(starters & ~keepers) - STARTERS + 1),
        ("next-less-substitute-keeper", size(bench & keepers) - 1),
        ("next-less-substitute", size(bench & ~keepers) - SUBSTITUTES + 1),
    ]
    return next((Said(code, {"count": count}) for code, count in surplus if count > 0), None)


def missing_in_team(side: Side, starters: int, bench: int) -> Said | None:
    """Who comes next, if the rest can still be paid for; otherwise what that would cost."""
    keepers = side.kind(GOAL)
    lacking = [
        ("next-starter-keeper", 1 - size(starters & keepers)),
        ("next-starter", STARTERS - 1 - size(starters & ~keepers)),
        ("next-substitute-keeper", 1 - size(bench & keepers)),
        ("next-substitute", SUBSTITUTES - 1 - size(bench & ~keepers)),
    ]
    taken = starters | bench
    left = BUDGET - points_of(side, taken)
    least = cost_of_the_rest(side, taken)
    if least > left:
        return Said(
            "next-cheaper", {"left": left, "least": least, "count": STARTERS + SUBSTITUTES - size(taken)}
        )
    return next((Said(code, {"count": count}) for code, count in lacking if count), None)


def cost_of_the_rest(side: Side, taken: int) -> int:
    """What the cheapest men in all free places cost."""
    keepers = side.kind(GOAL)
    rest = 0
    for kind, wanted in ((keepers, 2), (EVERYBODY & ~keepers, STARTERS + SUBSTITUTES - 2)):
        prices = sorted([price(side, man) for man in listed(kind & ~taken)])
        rest += sum(prices[: wanted - size(taken & kind)])
    return rest


# ---- a deck


def step_of_mix(cards: Cards, chosen: tuple[CardText, ...]) -> Said | None:
    """FI-A2: six coloured cards with the values of one colour."""
    wanted = {value: count for value, count in enumerate(MIX_VALUES) if count}
    return step_of_values(cards, chosen, wanted, wanted)


def step_of_plan(cards: Cards, chosen: tuple[CardText, ...]) -> Said | None:
    """FI-123, FI-A4: eleven cards within the quotas."""
    found = step_of_values(cards, chosen, LEAST_IN_A_PLAN, MOST_IN_A_PLAN)
    if found is not None:
        return found
    left = DECK_SIZE - len(chosen)
    if left == 0:
        return None
    return (
        Said("next-free-card", {"count": left}) if left > 0 else Said("next-less-free-card", {"count": -left})
    )


def step_of_values(
    cards: Cards, chosen: tuple[CardText, ...], least: dict[int, int], most: dict[int, int]
) -> Said | None:
    """The highest value of which there are too many, else the highest of which there are too few."""
    deck = gathered(list(card_numbers(chosen)))
    counts = {value: count_of_value(cards, deck, value) for value in sorted(most, reverse=True)}
    for value, count in counts.items():
        if count > most[value]:
            return Said("next-less-value", {"count": count - most[value], "value": value})
    for value, count in counts.items():
        if count < least[value]:
            return Said("next-value", {"count": least[value] - count, "value": value})
    return None
