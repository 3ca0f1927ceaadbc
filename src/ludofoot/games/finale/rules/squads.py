"""What may be put together before the match: fifteen footballers, eleven tactic cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, lowest, nth, shifted, size
from ludofoot.core.chance import Chance
from ludofoot.games.finale.rules.cards import GOAL, MAN_COUNT, Cards, value_of
from ludofoot.games.finale.rules.side import Side

STARTERS: Final = 11
SUBSTITUTES: Final = 4
BUDGET: Final = 50
DECK_SIZE: Final = 11
MIX_VALUES: Final = [0, 0, 2, 2, 1, 1]
FREE_CARDS: Final = 6


def points_of(side: Side, men: i64) -> int:
    """FI-13, FI-14: the values of these footballers, added."""
    total = 0
    for man in range(MAN_COUNT):
        if men & bit(man):
            total += value_of(side.men[man])
    return total


def packed_team(starters: i64, bench: i64) -> i64:
    """Both sets in one number."""
    return starters | shifted(bench, MAN_COUNT)


def drawn_from(men: i64, count: i64, chance: Chance) -> i64:
    """So many of a set, at random."""
    found: i64 = 0
    for _ in range(count):
        one = bit(chance.draw(men & ~found))
        found |= one
    return found


def sample_team(side: Side, chance: Chance) -> i64:
    """A legal fifteen at random: any fifteen, then the dearest are exchanged until the budget holds."""
    keepers = drawn_from(side.kind(GOAL), 2, chance)
    everybody: i64 = bit(MAN_COUNT) - 1
    outfield = drawn_from(everybody & ~side.kind(GOAL), 13, chance)
    while points_of(side, keepers | outfield) > BUDGET:
        spare = everybody & ~side.kind(GOAL) & ~outfield
        dear = dearest(side, outfield)
        cheap = chance.draw(cheaper(side, spare, dear))
        outfield ^= bit(dear) | bit(cheap)
    first = bit(chance.draw(keepers))
    bench = drawn_from(outfield, 3, chance)
    return packed_team((outfield & ~bench) | first, bench | (keepers & ~first))


def dearest(side: Side, men: i64) -> i64:
    """The first of those with the highest value."""
    best = lowest(men)
    while men:
        man = lowest(men)
        men &= men - 1
        if points_of(side, bit(man)) > points_of(side, bit(best)):
            best = man
    return best


def cheaper(side: Side, men: i64, than: i64) -> i64:
    """Those of lower value."""
    limit = points_of(side, bit(than))
    found: i64 = 0
    while men:
        one = men & -men
        men ^= one
        if points_of(side, one) < limit:
            found |= one
    return found


def sample_mix(cards: Cards, known: i64, chance: Chance) -> i64:
    """FI-A2: a mixed deck at random, with these cards in it."""
    deck = cards.white | known
    for value in range(2, 6):
        left = cards.of_value[value] & ~cards.white
        wanted: i64 = MIX_VALUES[value]
        deck |= drawn_from(left & ~known, wanted - size(left & known), chance)
    return deck


def sample_plan(cards: Cards, chance: Chance) -> tuple[int, ...]:
    """FI-123, FI-A4: a free deck at random, in any order."""
    threes = 2 + chance.below(3)
    deck = drawn_from(cards.of_value[5], 2, chance) | drawn_from(cards.of_value[4], 2, chance)
    deck |= drawn_from(cards.of_value[3], threes, chance)
    deck |= drawn_from(cards.of_value[2], FREE_CARDS - threes, chance) | cards.of_value[1]
    return shuffled(deck, chance)


def shuffled(cards: i64, chance: Chance) -> tuple[int, ...]:
    """A set of cards in any order."""
    found: list[int] = []
    while cards:
        card = nth(cards, chance.below(size(cards)))
        cards ^= bit(card)
        found.append(card)
    return tuple(found)


def beginner_team(side: Side) -> i64:
    """FI-17: the set marked with a red cross."""
    return packed_team(side.cards.starters[side.colour], side.cards.benches[side.colour])


def starters_in(team: i64) -> i64:
    """The eleven of a packed team."""
    return team & (bit(MAN_COUNT) - 1)


def bench_in(team: i64) -> i64:
    """The four of a packed team."""
    return team >> MAN_COUNT


def is_mix(cards: Cards, deck: i64) -> bool:
    """FI-A2: whether six coloured cards have the values of one colour."""
    return all(size(deck & cards.of_value[value]) == MIX_VALUES[value] for value in range(6))


def count_of_value(cards: Cards, deck: i64, value: i64) -> i64:
    """How many cards of a deck have this value."""
    return size(deck & cards.of_value[value])


def set_of(cards: tuple[int, ...]) -> i64:
    """The set of these cards."""
    return gathered(list(cards))
