"""Every move that may be made, by number: all of them, one at random, and that of the absent."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.cards import bit, listed, lowest, nth, size
from ludofoot.core.chance import Chance
from ludofoot.games.finale.rules.attack import Attack
from ludofoot.games.finale.rules.cards import GOAL, NONE
from ludofoot.games.finale.rules.codes import replacement_code, substitution_code
from ludofoot.games.finale.rules.position import (
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    MIXED,
    PICK,
    PRESETS,
    REPLACEMENT,
    SHOOTERS,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
    VARIANT,
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


class Choices(Attack):
    """A match that knows what may be chosen now."""

    # ---- all

    def codes(self, seat: i64) -> list[int]:
        """The number of every legal move of a decision that can be listed."""
        side = self.side(seat)
        step = self.step
        if step == DECK:
            return [self.cards.white | preset for preset in self.cards.presets]
        if step == SUBSTITUTION:
            return [OPEN, *self.substitutions(seat)]
        if step == TACTIC or step == FURTHER:
            return listed(side.layable())
        if step == PICK:
            return all_picks(side, self.slots_of(seat), self.arrow_of(seat))
        if step == REPLACEMENT:
            return self.replacements(side)
        if step == COUNTER:
            return [1, 0]
        if step == EXCHANGE:
            return [*listed(side.hand), NONE]
        return [*listed(side.outfield()), NONE]

    def substitutions(self, seat: i64) -> list[int]:
        """FI-98, FI-99, FI-A46, FI-A49: every change."""
        side = self.side(seat)
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

    def replacements(self, side: Side) -> list[int]:
        """FI-58, FI-59, FI-A23, FI-A25: who may come on for the injured man, and where."""
        found: list[int] = []
        usable = self.usable(side, self.injured)
        while usable:
            on = lowest(usable)
            usable &= usable - 1
            for line in range(4):
                if side.may_stand(on, line, 0):
                    found.append(replacement_code(on, line))
        return found

    # ---- at random

    def sample_code(self, seat: i64, chance: Chance) -> i64:
        """The number of a random move."""
        side = self.side(seat)
        step = self.step
        if step == PICK:
            return sample_picks(side, self.slots_of(seat), self.arrow_of(seat), chance)
        if step == SUBSTITUTION:
            return self.sample_substitution(seat, chance)
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
            return self.sample_deck(chance)
        if step == SHOOTERS:
            return 0
        codes = self.codes(seat)
        return codes[chance.below(len(codes))]

    def sample_substitution(self, seat: i64, chance: Chance) -> i64:
        """Half of the time no more; else any man off, and any who can come on for him."""
        if chance.below(2) == 0:
            return OPEN
        side = self.side(seat)
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

    def sample_deck(self, chance: Chance) -> i64:
        """A random deck; in the variant its order says all."""
        if self.decks == PRESETS:
            return self.cards.white | self.cards.presets[chance.below(4)]
        return sample_mix(self.cards, 0, chance) if self.decks == MIXED else 0

    def sample_order(self, seat: i64, chance: Chance) -> tuple[int, ...]:
        """The order that some choices have."""
        if self.step == SHOOTERS:
            return shuffled(self.available(seat), chance)[: self.shooters_wanted(seat)]
        if self.step == DECK and self.decks == VARIANT:
            return sample_plan(self.cards, chance)
        return ()

    # ---- for the absent

    def default_code(self, seat: i64) -> i64:
        """FI-A58: what is done for a coach who is away."""
        side = self.side(seat)
        step = self.step
        if step == TEAM:
            return beginner_team(side)
        if step == DECK:
            return self.cards.white | self.cards.presets[0]
        if step == SUBSTITUTION:
            return OPEN
        if step == TACTIC or step == FURTHER:
            return side.best_card()
        if step == PICK:
            return strongest_picks(side, self.slots_of(seat), self.arrow_of(seat))
        if step == REPLACEMENT:
            return self.default_replacement(side)
        if step == COUNTER:
            return 1
        return side.strongest(side.outfield()) if step == STAND_IN else NONE

    def default_replacement(self, side: Side) -> i64:
        """The first of the kind of that line, else the first usable one, into his own line."""
        usable = self.usable(side, self.injured)
        same = usable & side.kind(self.left_line)
        on = lowest(same if same else usable)
        return replacement_code(on, side.kind_of(on))

    def default_order(self, seat: i64) -> tuple[int, ...]:
        """The strongest shooters first; the beginner deck in the order of FI-D3."""
        side = self.side(seat)
        if self.step == DECK and self.decks == VARIANT:
            return tuple(listed(self.cards.white | self.cards.presets[0]))
        found: list[int] = []
        if self.step == SHOOTERS:
            men = self.available(seat)
            for _ in range(self.shooters_wanted(seat)):
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
