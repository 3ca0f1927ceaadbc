"""The bots that do not think ahead."""

from __future__ import annotations

from typing import Generic

from ludofoot.bots.bot import Bot
from ludofoot.core.chance import Chance
from ludofoot.core.records import View
from ludofoot.core.state import M


class RandomBot(Bot[M], Generic[M]):
    """Makes any legal move."""

    def choose(self, view: View, chance: Chance) -> M:
        # Which moves are legal depends on the view alone, so what is imagined does not matter.
        return self.game.imagine(view, chance).sample(view.seat, chance)

    def open_move(self, view: View, chance: Chance) -> M | None:
        return self.game.imagine(view, chance).sample_open(view.seat, chance)


class Beginner(Bot[M], Generic[M]):
    """Knows the rules and plays by habit."""

    def choose(self, view: View, chance: Chance) -> M:
        move = self.knowhow.beginner(self.game.imagine(view, chance), view.seat, chance)
        return self.knowhow.slip(view, self.level, move, chance)
