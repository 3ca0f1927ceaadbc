"""Whom a good coach takes: what a footballer adds to an attack, what his turn costs, who comes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, size
from ludofoot.games.finale.rules.cards import (
    APPROACH,
    CROSS,
    LEFT,
    NONE,
    RIGHT,
    SHOT,
    YELLOW,
    slot_count,
    slot_kind,
    strength_in,
    symbol_in,
)
from ludofoot.games.finale.rules.choices import usable_for
from ludofoot.games.finale.rules.codes import substitution_code
from ludofoot.games.finale.rules.dice import ways
from ludofoot.games.finale.rules.position import PERIODS, Position
from ludofoot.games.finale.rules.side import OPEN, Side
from ludofoot.games.finale.rules.slots import (
    fitting,
    men_in,
    picked,
    strength_of,
    strongest_picks,
    with_pick,
)
from ludofoot.games.finale.tactics.attacks import SURE

# In millionths of a goal, like what a tactic card is worth: found by playing many thousands of matches.
A_STRENGTH: Final = 90_000
"""What a ball more in an attack is worth, about."""
INJURY: Final = 20_000
BOOKING: Final = 10_000
SECOND_BOOKING: Final = 60_000
RED_CARD: Final = 25_000


def use_cost(side: Side, man: i64, patience: i64) -> i64:
    """What it costs to use a man now: the strength that the turn takes from him, and his symbol."""
    card: i64 = side.men[man]
    state = side.state_of(man)
    after = state + 1 if state < 3 else 0
    cost = patience * (strength_in(card, state) - strength_in(card, after))
    symbol = symbol_in(card, state)
    if symbol == CROSS:
        return cost + INJURY
    if symbol == YELLOW:
        return cost + (SECOND_BOOKING if side.yellow & bit(man) else BOOKING)
    return cost + RED_CARD if symbol else cost


def cost_of(side: Side, picks: i64, patience: i64) -> i64:
    """What it costs to use these men."""
    cost: i64 = 0
    for place in range(3):
        man = picked(picks, place)
        if man != NONE:
            cost += use_cost(side, man, patience)
    return cost


def ordered_picks(side: Side, slots: i64, arrow: i64) -> list[int]:
    """Every way to fill the slots with their own kinds, each set of men once; the strongest stand-ins."""
    base = strongest_picks(side, slots, arrow)
    found: list[int] = [base]
    kind_before: i64 = -1
    for place in range(slot_count(slots)):
        kind = slot_kind(slots, place)
        own = fitting(side, kind, arrow)
        man_here = picked(base, place)
        if man_here == NONE or not own & bit(man_here):
            kind_before = -1
            continue
        longer: list[int] = []
        for picks in found:
            left = own & ~others(picks, place, slots)
            before: i64 = picked(picks, place - 1) if kind == kind_before else -1
            while left:
                man = lowest(left)
                left &= left - 1
                if man > before:
                    longer.append(with_pick(picks, place, man))
        found = longer
        kind_before = kind
    return found if found else [base]


def others(picks: i64, place: i64, slots: i64) -> i64:
    """The men in the slots before this one, and the stand-ins after it who must not be taken twice."""
    found: i64 = 0
    for other in range(slot_count(slots)):
        man = picked(picks, other)
        if man != NONE and (other < place or slot_kind(slots, other) != slot_kind(slots, place)):
            found |= bit(man)
    return found


def shot_strength(position: Position, seat: i64, striker: i64, used: i64) -> i64:
    """How strong the shot of this coach would be if these men were used in the approach."""
    side = position.side(seat)
    kept = side.white
    side.white |= used
    side.turn_left(used)  # whom an arrow lets shoot too is turned by then
    card = position.card
    left = seat == striker
    slots = position.cards.slots(card, SHOT, LEFT if left else RIGHT)
    found = strength_of(side, strongest_picks(side, slots, position.cards.arrow(card) if left else 0))
    side.turn_right(used)
    side.white = kept
    return found


def best_picks(position: Position, seat: i64, patience: i64) -> i64:
    """The men after whose choice the attack is most, or least, likely to end with a goal."""
    options = ordered_picks(position.side(seat), position.slots_of(seat), position.arrow_of(seat))
    if len(options) == 1:
        return options[0]
    scores = pick_scores(position, seat, options, patience)
    best: i64 = 0
    for number in range(len(options)):
        if scores[number] > scores[best]:
            best = number
    return options[best]


def promising_picks(position: Position, seat: i64, patience: i64, most: int) -> list[int]:
    """The few best choices of men, best first."""
    options = ordered_picks(position.side(seat), position.slots_of(seat), position.arrow_of(seat))
    if len(options) == 1:
        return options
    scores = pick_scores(position, seat, options, patience)
    ranked = [(-scores[number], number) for number in range(len(options))]
    ranked.sort()
    return [options[number] for _, number in ranked[:most]]


def pick_scores(position: Position, seat: i64, options: list[int], patience: i64) -> list[int]:
    """What each choice of men promises, less what it costs."""
    side, other = position.side(seat), position.side(1 - seat)
    striker = position.striker()
    against: i64 = 0
    if seat == striker:
        theirs = strongest_picks(other, position.slots_of(1 - seat), position.arrow_of(1 - seat))
        against = strength_of(other, theirs)
    else:
        against = strength_of(other, other.picks)
    shot_against: i64 = 0
    if position.phase == APPROACH:
        shot_against = shot_strength(position, 1 - seat, striker, men_in(other.picks))
    return [
        worth_of(position, seat, option, against, shot_against) - cost_of(side, option, patience)
        for option in options
    ]


def light_picks(position: Position, seat: i64, patience: i64) -> i64:
    """Slot by slot the man who is worth most after what his turn costs: nearly as good, and far quicker."""
    side = position.side(seat)
    slots, arrow = position.slots_of(seat), position.arrow_of(seat)
    picks = strongest_picks(side, slots, arrow)
    for place in range(slot_count(slots)):
        own = fitting(side, slot_kind(slots, place), arrow)
        man_here = picked(picks, place)
        if man_here == NONE or not own & bit(man_here):
            continue
        left = own & ~men_in(picks)
        best = man_here
        most = A_STRENGTH * side.strength(man_here) - use_cost(side, man_here, patience)
        while left:
            man = lowest(left)
            left &= left - 1
            worth = A_STRENGTH * side.strength(man) - use_cost(side, man, patience)
            if worth > most:
                best = man
                most = worth
        picks = with_pick(picks, place, best)
    return picks


def worth_of(position: Position, seat: i64, picks: i64, against: i64, shot_against: i64) -> i64:
    """The chance of a goal, or of none, with these men."""
    side = position.side(seat)
    attacks = seat == position.striker()
    mine = strength_of(side, picks)
    approach = position.phase == APPROACH
    bonus = position.bonus_now()
    lead = mine + bonus - against if attacks else against + bonus - mine
    likely = SURE * ways(position.cards, lead, not approach) // 36
    if approach:
        shot = shot_strength(position, seat, position.striker(), men_in(picks))
        shot_lead = shot - shot_against if attacks else shot_against - shot
        scored = SURE * ways(position.cards, shot_lead, True) // 36
        # A failed approach gives a counter away, so getting through is worth something by itself.
        likely = likely * (scored + SURE // 10) // SURE
    return likely if attacks else -likely


# ---- footballers who come on


def form_of(side: Side, man: i64, state: i64) -> i64:
    """What a man is good for from now on: his next three states, the first counting most."""
    card: i64 = side.men[man]
    found: i64 = 0
    for ahead in range(3):
        there = (state + ahead) % 4
        found += strength_in(card, there) * (4 - ahead)
        if symbol_in(card, there):
            found -= 1
    return found


def best_substitution(position: Position, seat: i64) -> i64:
    """In the second half, fresh men for those who are spent; one is kept for the injured until late."""
    side = position.side(seat)
    if position.period < 3 or (position.period < PERIODS - 1 and size(side.bench) < 3):
        return OPEN
    best: i64 = OPEN
    best_gain: i64 = 8 if position.period < PERIODS - 1 else 4
    for off in listed(side.pitch()):
        worth = form_of(side, off, side.state_of(off)) - (2 if side.yellow & bit(off) else 0)
        for on in listed(usable_for(side, off)):
            line = side.kind_of(on)
            gain = form_of(side, on, 0) - worth
            if line == side.line_of(off) and gain > best_gain:
                best = substitution_code(off, on, line)
                best_gain = gain
    return best


def promising_changes(position: Position, seat: i64, most: int) -> list[int]:
    """The changes that gain most, of those who would come on into their own line."""
    side = position.side(seat)
    found: list[tuple[int, int]] = []
    for off in listed(side.pitch()):
        worth = form_of(side, off, side.state_of(off)) - (2 if side.yellow & bit(off) else 0)
        for on in listed(usable_for(side, off)):
            line = side.kind_of(on)
            if line == side.line_of(off):
                found.append((worth - form_of(side, on, 0), substitution_code(off, on, line)))
    found.sort()
    return [code for _, code in found[:most]]
