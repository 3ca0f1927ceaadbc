"""Which tactic cards a good coach takes: those that promise most, or those that go with the ones he has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, gathered, listed, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.games.finale.records import CARDS, CardText
from ludofoot.games.finale.rules.cards import SCHLUSSKARTE, Cards
from ludofoot.games.finale.rules.names import card_of
from ludofoot.games.finale.rules.position import Position
from ludofoot.games.finale.rules.squads import DECK_SIZE, MIX_VALUES, count_of_value, shuffled
from ludofoot.games.finale.tactics.attacks import attack_worth

# Violet and red: each of them beats blue and yellow.
FAVOURITES: Final = 2
# In the variant the values of the hand, then of the first cards of the pile.
FIRST_VALUES: Final = [5, 4, 2, 1, 5, 4]
LEAST_IN_A_PLAN: Final = {5: 2, 4: 2, 3: 2, 2: 2, 1: 1}
MOST_IN_A_PLAN: Final = {5: 2, 4: 2, 3: 4, 2: 4, 1: 1}


def promising_deck(position: Position, seat: i64, chance: Chance) -> i64:
    """The white cards and good ones, not always the same; in the variant their order says all."""
    cards = position.cards
    if position.options.decks == "presets":
        return cards.white | cards.presets[chance.below(FAVOURITES)]
    if position.options.decks == "mixed":
        return cards.white | promising_mix(position, seat, chance)
    return 0


def promising_mix(position: Position, seat: i64, chance: Chance) -> i64:
    """FI-A2: of each value the cards that promise most against the other team, one of them left out."""
    cards = position.cards
    found: i64 = 0
    for value in range(2, 6):
        count: i64 = MIX_VALUES[value]
        best: i64 = 0
        for _ in range(count + 1):
            best |= bit(most_promising(position, seat, cards.of_value[value] & ~cards.white & ~best))
        found |= best & ~bit(nth(best, chance.below(count + 1)))
    return found


def most_promising(position: Position, seat: i64, pool: i64) -> i64:
    """The best attack among these cards."""
    best = lowest(pool)
    best_worth: i64 = -1
    for card in listed(pool):
        worth = attack_worth(position, seat, card, 0)
        if worth > best_worth:
            best = card
            best_worth = worth
    return best


def promising_plan(position: Position, seat: i64, chance: Chance) -> tuple[int, ...]:
    """FI-123 to FI-125: high cards in hand and where they come in time; the rest in any order."""
    cards = position.cards
    left = cards.white | promising_mix(position, seat, chance)
    order: list[int] = []
    for value in FIRST_VALUES:
        pool = left & cards.of_value[value]
        card = nth(pool, chance.below(size(pool)))
        left ^= bit(card)
        order.append(card)
    return tuple(order) + shuffled(left, chance)


# ---- round a draft


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
