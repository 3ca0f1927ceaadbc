"""What a bot is."""

from __future__ import annotations

from typing import Generic

import msgspec

from ludofoot.bots.thought import NO_CAP
from ludofoot.core.chance import Chance
from ludofoot.core.game import Game
from ludofoot.core.records import View
from ludofoot.core.state import M


class Chosen(msgspec.Struct, Generic[M], frozen=True):
    """A move, and after how many rollouts whoever chose it was cut off; 0 where nobody was."""

    move: M
    cut_off: int = 0


class Bot(Generic[M]):
    """Plays a seat. It sees that seat's view alone, and draws from the chance it is given alone."""

    def __init__(self, game: Game[M], level: str) -> None:
        self.game = game
        self.level = level
        self.knowhow = game.knowhow()

    def choose(self, view: View, chance: Chance) -> M:
        """Its answer to the decision that the game awaits from it."""
        raise NotImplementedError

    def choose_within(self, view: View, chance: Chance, most_ms: int = NO_CAP) -> Chosen[M]:
        """The same where somebody waits: thinking is cut off after so many milliseconds."""
        return Chosen(self.choose(view, chance))

    def reaction_ms(self, view: View, chance: Chance) -> int:
        """In a race: how long it takes to see what to do; -1 where nobody races."""
        return self.knowhow.reaction_ms(view, self.level, chance)

    def open_move(self, view: View, chance: Chance) -> M | None:
        """A move that the game does not wait for, if it wants to make one now."""
        return self.knowhow.open_move(view, chance)
