"""Which tactic cards a good coach lays: what each promises against all that may lie opposite."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, size
from ludofoot.games.finale.rules.cards import APPROACH, LEFT, NONE, RIGHT, SHOT
from ludofoot.games.finale.rules.dice import ways
from ludofoot.games.finale.rules.position import PERIODS, Position
from ludofoot.games.finale.rules.slots import men_in, strength_of, strongest_picks

# In millionths of a goal: found by playing many thousands of matches.
SURE: Final = 1_000_000
FURTHER_ATTEMPT: Final = 230_000
HIGH_CARD: Final = 45_000


def attack_worth(position: Position, seat: i64, card: i64, bonus: i64) -> i64:
    """The chance of a goal with this card, both sides at their strongest."""
    cards = position.cards
    side, other = position.side(seat), position.side(1 - seat)
    through: i64 = SURE
    used: i64 = 0
    held: i64 = 0
    if cards.has_approach(card):
        mine = strongest_picks(side, cards.slots(card, APPROACH, LEFT), 0)
        theirs = strongest_picks(other, cards.slots(card, APPROACH, RIGHT), 0)
        lead = strength_of(side, mine) + bonus - strength_of(other, theirs)
        through = SURE * ways(cards, lead, False) // 36
        used, held = men_in(mine), men_in(theirs)
    kept, kept_other = side.white, other.white
    side.white |= used
    side.turn_left(used)
    other.white |= held
    shot = strength_of(side, strongest_picks(side, cards.slots(card, SHOT, LEFT), cards.arrow(card)))
    save = strength_of(other, strongest_picks(other, cards.slots(card, SHOT, RIGHT), 0))
    side.turn_right(used)
    side.white = kept
    other.white = kept_other
    return through * (ways(cards, shot - save, True)) // 36


def best_tactic(position: Position, seat: i64) -> i64:
    """Against every card that the other may lay: attempts won or lost, and counters."""
    side, other = position.side(seat), position.side(1 - seat)
    layable = side.layable()
    if size(layable) == 1:
        return lowest(layable)
    unseen = other.hand | other.loose
    for card in other.order:
        unseen |= bit(card)
    best = lowest(layable)
    best_score: i64 = -100 * SURE
    for mine in listed(layable):
        score = tactic_worth(position, seat, mine, unseen)
        if score > best_score:
            best = mine
            best_score = score
    return best


def tactic_worth(position: Position, seat: i64, mine: i64, unseen: i64) -> i64:
    """What a card promises against the unseen ones, high ones being laid more often."""
    cards = position.cards
    value = cards.value(mine)
    attack = attack_worth(position, seat, mine, 0)
    total: i64 = 0
    weights: i64 = 0
    for theirs in range(1, 6):
        count: i64 = size(unseen & cards.of_value[theirs])
        if theirs == 1 and unseen == 0:
            count = 1  # the Schlusskarte
        weight = count * theirs * theirs
        lead = value - theirs
        worth: i64 = 0
        if lead > 0:
            worth = attack + (lead - 1) * FURTHER_ATTEMPT
        elif lead < 0:
            worth = lead * FURTHER_ATTEMPT + attack_worth(position, seat, mine, -lead) // 2
        else:
            worth = (attack - FURTHER_ATTEMPT) // 2
        total += weight * worth
        weights += weight
    # A high card laid now cannot win the ball later.
    return (total // weights if weights else 0) - HIGH_CARD * (value - 1) // 4


def best_further(position: Position, seat: i64) -> i64:
    """The best attack among the cards, high ones being kept for the next period."""
    side = position.side(seat)
    best = lowest(side.layable())
    best_score: i64 = -100 * SURE
    last = position.period == PERIODS or position.period > PERIODS + 1
    for card in listed(side.layable()):
        score = attack_worth(position, seat, card, 0)
        if not last:
            score -= HIGH_CARD * position.cards.value(card)
        if score > best_score:
            best = card
            best_score = score
    return best


def best_exchange(position: Position, seat: i64) -> i64:
    """Three low cards win no ball: one is exchanged."""
    side = position.side(seat)
    cards = listed(side.hand)
    lowest_value: i64 = 9
    found: i64 = NONE
    for card in cards:
        value = position.cards.value(card)
        if value > 3:
            return NONE
        if value < lowest_value and position.cards.has_approach(card):
            lowest_value = value
            found = card
    return found
