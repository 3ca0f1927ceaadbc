"""Whom a coach may use for the slots of a card: FI-46, FI-47, FI-71 to FI-73, FI-A23, FI-A29 to FI-A32.

A choice of footballers is one number, six bits for each slot, NONE for nobody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, lowest, nth, shifted, size
from ludofoot.core.chance import Chance
from ludofoot.games.finale.rules.cards import ANYBODY, NONE, slot_count, slot_kind
from ludofoot.games.finale.rules.side import NO_PICKS, Side

# What is wrong with a choice; the place of the slot is added times 16.
FINE: Final = 0
TWICE: Final = 1
NOT_ON_PITCH: Final = 2
MARKED: Final = 3
KEEPER_OUTFIELD: Final = 4
WRONG_KIND: Final = 5
OWN_KIND_FIRST: Final = 6
MUST_FILL: Final = 7


def picked(picks: i64, place: i64) -> i64:
    """Who is chosen for this slot."""
    return (picks >> (6 * place)) & 63


def with_pick(picks: i64, place: i64, man: i64) -> i64:
    """The same choice with this man in that slot."""
    return (picks & ~shifted(63, 6 * place)) | shifted(man, 6 * place)


def men_in(picks: i64) -> i64:
    """The set of those chosen."""
    found: i64 = 0
    for place in range(3):
        man = picked(picks, place)
        if man != NONE:
            found |= bit(man)
    return found


def chosen_men(picks: i64) -> list[int]:
    """Those chosen, in the order of the slots."""
    return [picked(picks, place) for place in range(3) if picked(picks, place) != NONE]


def strength_of(side: Side, picks: i64) -> i64:
    """FI-50: the strengths of those chosen, added."""
    return side.strength(picked(picks, 0)) + side.strength(picked(picks, 1)) + side.strength(picked(picks, 2))


def fitting(side: Side, kind: i64, arrow: i64) -> i64:
    """The men of the kind that a slot shows who may be chosen for it."""
    if kind == ANYBODY:  # FI-47, FI-A44
        return side.outfield() & ~side.white
    if kind == arrow:  # FI-72, FI-A32
        return side.line(kind)
    return side.line(kind) & ~side.white  # FI-71


def standing_in(side: Side, kind: i64) -> i64:
    """The men who may be taken for a slot that its own kind, or the goalkeeper, cannot fill (FI-73, FI-A23,
    FI-A30)."""
    if kind == ANYBODY or not side.has_lost(kind):  # FI-A29
        return 0
    return side.outfield() & ~side.white


def sample_picks(side: Side, slots: i64, arrow: i64, chance: Chance) -> i64:
    """A legal choice at random: own kinds first, then perhaps stand-ins."""
    picks: i64 = NO_PICKS
    free: i64 = -1
    empty: i64 = 0
    for place in range(slot_count(slots)):
        men = fitting(side, slot_kind(slots, place), arrow) & free
        if men:
            count = size(men)
            man = lowest(men) if count == 1 else nth(men, chance.below(count))
            picks = with_pick(picks, place, man)
            free &= ~bit(man)
        else:
            empty |= bit(place)
    while empty:
        place_left = lowest(empty)
        empty &= empty - 1
        men = standing_in(side, slot_kind(slots, place_left)) & free
        k = chance.below(size(men) + 1) if men else 0
        if k:
            man = nth(men, k - 1)
            picks = with_pick(picks, place_left, man)
            free &= ~bit(man)
    return picks


def strongest_picks(side: Side, slots: i64, arrow: i64) -> i64:
    """Slot by slot the strongest man who fits, then stand-ins likewise for the slots left empty."""
    picks: i64 = NO_PICKS
    free: i64 = -1
    for place in range(slot_count(slots)):
        man = side.strongest(fitting(side, slot_kind(slots, place), arrow) & free)
        if man != NONE:
            picks = with_pick(picks, place, man)
            free &= ~bit(man)
    for place in range(slot_count(slots)):
        if picked(picks, place) == NONE:
            man = side.strongest(standing_in(side, slot_kind(slots, place)) & free)
            if man != NONE:
                picks = with_pick(picks, place, man)
                free &= ~bit(man)
    return picks


def wanted_of(slots: i64, kind: i64) -> i64:
    """How many slots show this kind."""
    found: i64 = 0
    for place in range(slot_count(slots)):
        if slot_kind(slots, place) == kind:
            found += 1
    return found


def is_short(side: Side, slots: i64, kind: i64, arrow: i64) -> bool:
    """Whether there are more slots of this kind than men for them."""
    return size(fitting(side, kind, arrow)) < wanted_of(slots, kind)


def all_picks(side: Side, slots: i64, arrow: i64) -> list[int]:
    """Every legal choice."""
    found: list[int] = [NO_PICKS]
    any_short = False
    for place in range(slot_count(slots)):
        kind = slot_kind(slots, place)
        men = fitting(side, kind, arrow)
        short = is_short(side, slots, kind, arrow)
        if short:
            any_short = True
            men |= standing_in(side, kind)
        longer: list[int] = []
        for picks in found:
            left = men & ~men_in(picks)
            while left:
                longer.append(with_pick(picks, place, lowest(left)))
                left &= left - 1
            if short:
                longer.append(picks)
        found = longer
    if not any_short:
        return found
    return [picks for picks in found if check_fill(side, slots, arrow, picks) == FINE]


def check_picks(side: Side, slots: i64, arrow: i64, picks: i64) -> i64:
    """What is wrong with a choice, or FINE."""
    seen: i64 = 0
    for place in range(slot_count(slots)):
        man = picked(picks, place)
        if man == NONE:
            continue
        if seen & bit(man):
            return TWICE + 16 * place
        seen |= bit(man)
        problem = check_slot(side, slots, arrow, place, man)
        if problem != FINE:
            return problem + 16 * place
    return check_fill(side, slots, arrow, picks)


def check_slot(side: Side, slots: i64, arrow: i64, place: i64, man: i64) -> i64:
    """Whether one man may be taken for one slot."""
    one = bit(man)
    kind = slot_kind(slots, place)
    if not side.pitch() & one:
        return NOT_ON_PITCH
    if fitting(side, kind, arrow) & one:
        return FINE
    if side.goal & one:
        return KEEPER_OUTFIELD
    if side.white & one:
        return MARKED
    if not standing_in(side, kind) & one:
        return WRONG_KIND
    return FINE if is_short(side, slots, kind, arrow) else OWN_KIND_FIRST


def check_fill(side: Side, slots: i64, arrow: i64, picks: i64) -> i64:
    """FI-A31: as many slots as can be are filled by men of the kind shown."""
    for place in range(slot_count(slots)):
        kind = slot_kind(slots, place)
        men = fitting(side, kind, arrow)
        own: i64 = 0
        for other in range(slot_count(slots)):
            man = picked(picks, other)
            if slot_kind(slots, other) == kind and man != NONE and men & bit(man):
                own += 1
        wanted = wanted_of(slots, kind)
        if own < size(men) and own < wanted:
            return MUST_FILL + 16 * place
    return FINE
