"""The bots that think ahead over what their seat can see: as well as they can, or about as well as you."""

from __future__ import annotations

import math
from typing import Final, Generic

import msgspec

from ludofoot.bots.bot import Bot, Chosen
from ludofoot.bots.levels import STEPS, step_of
from ludofoot.bots.thinking import think
from ludofoot.bots.thought import NO_CAP, Budget, Option, Thought
from ludofoot.core.chance import Chance
from ludofoot.core.game import Game
from ludofoot.core.records import View
from ludofoot.core.state import M

# In shares of the points: what the weakest and the strongest step can hardly tell apart.
WARMEST: Final = 0.08
COLDEST: Final = 0.005
FORGOTTEN: Final = 30
"""In percent: what the weakest step forgets of what only memory keeps; the strongest forgets nothing."""
PARTS: Final = 1_000_000


class Thinker(Bot[M], Generic[M]):
    """Plays what comes out best when it thinks ahead."""

    def __init__(self, game: Game[M], level: str, budget: Budget) -> None:
        super().__init__(game, level)
        self.knowhow = self.knowhow.at_level(level)
        self.budget = budget

    def choose(self, view: View, chance: Chance) -> M:
        return self.choose_within(view, chance).move

    def choose_within(self, view: View, chance: Chance, most_ms: int = NO_CAP) -> Chosen[M]:
        thought = self.thought(self.seen(view, chance), chance, most_ms)
        move: M = self.knowhow.slip(view, self.level, self.chosen(thought, chance).move, chance)
        return Chosen(move, thought.cut_off)

    def seen(self, view: View, chance: Chance) -> View:
        """What it has in mind of a view."""
        return view

    def thought(self, view: View, chance: Chance, most_ms: int = NO_CAP) -> Thought:
        """What it thinks of this view."""
        budget = msgspec.structs.replace(self.budget, most_ms=most_ms) if most_ms else self.budget
        return think(self.game, self.knowhow, view, budget, chance)

    def chosen(self, thought: Thought, chance: Chance) -> Option:
        """What it makes of what it thinks."""
        return thought.best


class Companion(Thinker[M], Generic[M]):
    """Errs like people: it forgets, and of moves that look alike to it, it takes any."""

    def seen(self, view: View, chance: Chance) -> View:
        percent = FORGOTTEN * (STEPS - step_of(self.level)) // (STEPS - 1)
        return self.knowhow.forgets(view, percent, chance) if percent else view

    def chosen(self, thought: Thought, chance: Chance) -> Option:
        return drawn(thought.options, temperature(step_of(self.level)), chance)


def temperature(step: int) -> float:
    """From warm to cold in equal ratios."""
    return float(WARMEST * (COLDEST / WARMEST) ** ((step - 1) / (STEPS - 1)))


def drawn(options: tuple[Option, ...], warmth: float, chance: Chance) -> Option:
    """One of the options, the better ones more often; a move hardly tried counts as what it seemed to be."""
    best = max(option.chance for option in options)
    weights = [math.exp((option.chance - best) / warmth) for option in options]
    left = chance.below(PARTS) / PARTS * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[0]
