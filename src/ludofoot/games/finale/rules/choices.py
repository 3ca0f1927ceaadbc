"""Every move that may be made, by number: all of them, one at random, and that of the absent."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.games.finale.rules.cards import GOAL, NONE
from ludofoot.games.finale.rules.codes import replacement_code, substitution_code
from ludofoot.games.finale.rules.position import (
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    PICK,
    REPLACEMENT,
    SHOOTERS,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
    Position,
)
from ludofoot.games.finale.rules.side import OPEN, Side
from ludofoot.games.finale.rules.slots import all_picks, sample_picks, strongest_picks
from ludofoot.games.finale.rules.squads import (
    beginner_team,
    sample_mix,
    sample_plan,
    sample_team,
    shuffled,
)
from ludofoot.games.finale.rules.symbols import may_replace

# ---- all


def listed_codes(position: Position, seat: i64) -> list[int]:
    """The number of every legal move of a decision that can be listed."""
    side = position.side(seat)
    step = position.step
    if step == DECK:
        return [position.cards.white | preset for preset in position.cards.presets]
    if step == SUBSTITUTION:
        return [OPEN, *substitutions(side)]
    if step == TACTIC or step == FURTHER:
        return listed(side.layable())
    if step == PICK:
        return all_picks(side, position.slots_of(seat), position.arrow_of(seat))
    if step == REPLACEMENT:
        return replacements(position, side)
    if step == COUNTER:
        return [1, 0]
    if step == EXCHANGE:
        return [*listed(side.hand), NONE]
    return [*listed(side.outfield()), NONE]


def is_listable(position: Position) -> bool:
    """Whether the decision is small enough for a list: teams, most decks and rows of shooters are not."""
    step = position.step
    if step == DECK:
        return position.options.decks == "presets"
    return step != TEAM and step != SHOOTERS


def substitutions(side: Side) -> list[int]:
    """FI-98, FI-99, FI-A46, FI-A49: every change."""
    found: list[int] = []
    men = side.pitch()
    while men:
        off = lowest(men)
        men &= men - 1
        usable = usable_for(side, off)
        while usable:
            on = lowest(usable)
            usable &= usable - 1
            for line in range(4):
                if side.may_stand(on, line, bit(off)):
                    found.append(substitution_code(off, on, line))
    return found


def replacements(position: Position, side: Side) -> list[int]:
    """FI-58, FI-59, FI-A23, FI-A25: who may come on for the injured man, and where."""
    found: list[int] = []
    men = may_replace(side, position.injured)
    while men:
        on = lowest(men)
        men &= men - 1
        for line in range(4):
            if side.may_stand(on, line, 0):
                found.append(replacement_code(on, line))
    return found


# ---- at random


def sampled_code(position: Position, seat: i64, chance: Chance) -> i64:
    """The number of a random move."""
    side = position.side(seat)
    step = position.step
    if step == PICK:
        return sample_picks(side, position.slots_of(seat), position.arrow_of(seat), chance)
    if step == SUBSTITUTION:
        return sampled_substitution(side, chance)
    if step == TACTIC or step == FURTHER:
        return drawn(side.layable(), chance)
    if step == COUNTER:
        return chance.below(2)
    if step == EXCHANGE:
        k = chance.below(size(side.hand) + 1)
        return NONE if k == 0 else nth(side.hand, k - 1)
    if step == TEAM:
        return sample_team(side, chance)
    if step == DECK:
        return sampled_deck(position, chance)
    if step == SHOOTERS:
        return 0
    codes = listed_codes(position, seat)
    return codes[chance.below(len(codes))]


def sampled_substitution(side: Side, chance: Chance) -> i64:
    """Half of the time no more; else any man off, and any who can come on for him."""
    if chance.below(2) == 0:
        return OPEN
    men: i64 = 0
    pitch = side.pitch()
    while pitch:
        if usable_for(side, lowest(pitch)):
            men |= bit(lowest(pitch))
        pitch &= pitch - 1
    off = drawn(men, chance)
    on = drawn(usable_for(side, off), chance)
    lines: i64 = 0
    for line in range(4):
        if side.may_stand(on, line, bit(off)):
            lines |= bit(line)
    return substitution_code(off, on, drawn(lines, chance))


def sampled_deck(position: Position, chance: Chance) -> i64:
    """A random deck; in the variant its order says all."""
    if position.options.decks == "presets":
        return position.cards.white | position.cards.presets[chance.below(4)]
    return sample_mix(position.cards, 0, chance) if position.options.decks == "mixed" else 0


def sampled_order(position: Position, seat: i64, chance: Chance) -> tuple[int, ...]:
    """The order that some choices have."""
    if position.step == SHOOTERS:
        return shuffled(position.available(seat), chance)[: position.shooters_wanted(seat)]
    if position.step == DECK and position.options.decks == "variant":
        return sample_plan(position.cards, chance)
    return ()


# ---- for the absent


def default_code(position: Position, seat: i64) -> i64:
    """FI-A58: what is done for a coach who is away."""
    side = position.side(seat)
    step = position.step
    if step == TEAM:
        return beginner_team(side)
    if step == DECK:
        return position.cards.white | position.cards.presets[0]
    if step == SUBSTITUTION:
        return OPEN
    if step == TACTIC or step == FURTHER:
        return side.best_card()
    if step == PICK:
        return strongest_picks(side, position.slots_of(seat), position.arrow_of(seat))
    if step == REPLACEMENT:
        return default_replacement(position, side)
    if step == COUNTER:
        return 1
    return side.strongest(side.outfield()) if step == STAND_IN else NONE


def default_replacement(position: Position, side: Side) -> i64:
    """The first of the kind of that line, else the first usable one, into his own line."""
    men = may_replace(side, position.injured)
    same = men & side.kind(position.left_line)
    on = lowest(same if same else men)
    return replacement_code(on, side.kind_of(on))


def default_order(position: Position, seat: i64) -> tuple[int, ...]:
    """The strongest shooters first; the beginner deck in the order of FI-D3."""
    side = position.side(seat)
    if position.step == DECK and position.options.decks == "variant":
        return tuple(listed(position.cards.white | position.cards.presets[0]))
    found: list[int] = []
    if position.step == SHOOTERS:
        men = position.available(seat)
        for _ in range(position.shooters_wanted(seat)):
            man = side.strongest(men)
            men &= ~bit(man)
            found.append(man)
    return tuple(found)


def drawn(cards: i64, chance: Chance) -> i64:
    """One of a set that is not empty, at random."""
    count = size(cards)
    return lowest(cards) if count == 1 else nth(cards, chance.below(count))


def usable_for(side: Side, off: i64) -> i64:
    """FI-A49, FI-A24: who may come on for a man who is taken off."""
    keepers = side.kind(GOAL)
    if side.goal & bit(off):
        return side.bench & keepers
    return side.bench if side.goal == 0 else side.bench & ~keepers
