"""The bot that thinks ahead: it imagines what it cannot see, tries each move and plays on in its head."""

from __future__ import annotations

import math
from typing import Final, Generic

from ludofoot.bots.bot import Bot
from ludofoot.core.chance import Chance
from ludofoot.core.playout import worths
from ludofoot.core.records import View
from ludofoot.core.state import M, State

WORLDS_AT_MOST: Final = 64
WORLDS_A_ROUND: Final = 16
# In standard errors: how far behind the favourite a move is given up, and how far ahead it is preferred.
HOPELESS: Final = 0.5
BETTER: Final = 1.5


class Searcher(Bot[M], Generic[M]):
    """Tries the move that its knowhow favours and all others in the same imagined worlds, with the same luck.

    Only what is better beyond doubt replaces the favourite: a few worlds prove little in a game of chance.
    """

    def choose(self, view: View, chance: Chance) -> M:
        return self.knowhow.slip(view, self.level, self.best(view, chance), chance)

    def best(self, view: View, chance: Chance) -> M:
        """The move that does best in its head."""
        seat = view.seat
        world = self.game.imagine(view, chance)
        favourite = Trial(self.knowhow.policy(world, seat, chance))
        others = self.knowhow.candidates(world, seat, chance)
        rivals = [Trial(move) for move in others if move != favourite.move]
        tried = 0
        while rivals and tried < WORLDS_AT_MOST:
            for _ in range(WORLDS_A_ROUND):
                self.try_out([favourite, *rivals], world, seat, chance.word())
                if not self.knowhow.redeal(world, seat, chance):
                    world = self.game.imagine(view, chance)
            tried += WORLDS_A_ROUND
            rivals = [rival for rival in rivals if lead(rival, favourite) > -HOPELESS]
        best = max(rivals, key=lambda rival: sum(rival.worths), default=favourite)
        return best.move if best is not favourite and lead(best, favourite) > BETTER else favourite.move

    def try_out(self, trials: list[Trial[M]], world: State[M], seat: int, luck: int) -> None:
        """Plays each move on to the end of the game in this world."""
        moves = [trial.move for trial in trials]
        for trial, worth in zip(trials, worths(world, seat, moves, self.knowhow, luck), strict=True):
            trial.worths.append(worth)


class Trial(Generic[M]):
    """A move and what became of it in each world."""

    def __init__(self, move: M) -> None:
        self.move = move
        self.worths: list[float] = []


def lead(trial: Trial[M], other: Trial[M]) -> float:
    """By how many standard errors a move is ahead of another, world by world."""
    gaps = [mine - theirs for mine, theirs in zip(trial.worths, other.worths, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum([(gap - mean) * (gap - mean) for gap in gaps]) / (count - 1)
    # Worlds that happen to agree are no proof: the next one might not.
    return mean / math.sqrt(spread / count + 1.0 / (count * count))
