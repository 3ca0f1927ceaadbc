"""Legal teams and decks round what a coach has chosen so far."""

from __future__ import annotations

from ludofoot.core.cards import bit, gathered, listed, size
from ludofoot.games.finale.choosing import Swap, best_team, merit, price
from ludofoot.games.finale.records import CARDS, CardText, Team
from ludofoot.games.finale.rules.cards import GOAL, MAN_COUNT, SCHLUSSKARTE, Cards
from ludofoot.games.finale.rules.codes import men_of
from ludofoot.games.finale.rules.names import card_of, names_of
from ludofoot.games.finale.rules.periods import points_of
from ludofoot.games.finale.rules.side import Side
from ludofoot.games.finale.rules.squads import (
    BUDGET,
    DECK_SIZE,
    MIX_VALUES,
    STARTERS,
    SUBSTITUTES,
    bench_in,
    count_of_value,
    starters_in,
)

EVERYBODY = bit(MAN_COUNT) - 1
LEAST_IN_A_PLAN = {5: 2, 4: 2, 3: 2, 2: 2, 1: 1}
MOST_IN_A_PLAN = {5: 2, 4: 2, 3: 4, 2: 4, 1: 1}

# ---- teams


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


# ---- decks


def suggested_mix(cards: Cards, chosen: tuple[CardText, ...]) -> tuple[CardText, ...]:
    """FI-A2: six coloured cards with these among them."""
    wanted = dict(enumerate(MIX_VALUES))
    kept = kept_within(cards, chosen, wanted, cards.every & ~cards.white)
    pool = listed(cards.every & ~cards.white)
    return completed(cards, kept, wanted, pool)


def suggested_deck(cards: Cards, chosen: tuple[CardText, ...]) -> tuple[CardText, ...]:
    """FI-123, FI-A4: eleven cards that begin with these."""
    kept = kept_within(cards, chosen, MOST_IN_A_PLAN, cards.every)[:DECK_SIZE]
    while missing(cards, kept) > DECK_SIZE - len(kept):
        kept.pop()
    pool = listed(cards.white | cards.presets[0]) + listed(cards.every)
    found = completed(cards, kept, LEAST_IN_A_PLAN, pool)
    return completed(cards, [card_of(card) for card in found], MOST_IN_A_PLAN, pool)[:DECK_SIZE]


def missing(cards: Cards, kept: list[int]) -> int:
    """How many cards the quotas still ask for."""
    deck = gathered(kept)
    return sum(max(0, least - count_of_value(cards, deck, value)) for value, least in LEAST_IN_A_PLAN.items())


def kept_within(cards: Cards, chosen: tuple[CardText, ...], most: dict[int, int], allowed: int) -> list[int]:
    """The cards chosen, each once, as far as their value may be had."""
    kept: list[int] = []
    for card in map(card_of, chosen):
        full = count_of_value(cards, gathered(kept), cards.value(card)) >= most.get(cards.value(card), 0)
        if card != SCHLUSSKARTE and card not in kept and allowed & bit(card) and not full:
            kept.append(card)
    return kept


def completed(cards: Cards, kept: list[int], wanted: dict[int, int], pool: list[int]) -> tuple[CardText, ...]:
    """With the first cards of the pool whose value is still wanted."""
    found = list(kept)
    for card in pool:
        value = cards.value(card)
        if card not in found and count_of_value(cards, gathered(found), value) < wanted.get(value, 0):
            found.append(card)
    return tuple([CARDS[card] for card in found])
