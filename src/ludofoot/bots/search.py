"""The bot that thinks ahead: it imagines what it cannot see, tries each move and plays on in its head."""

from __future__ import annotations

import math
from typing import Final, Generic

from ludofoot.bots.bot import Bot, seat_of
from ludofoot.core.chance import Chance, FastChance
from ludofoot.core.playout import rollout
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import M, State

WORLDS_AT_MOST: Final = 48
WORLDS_A_ROUND: Final = 8
# How many standard errors behind the best a move is given up.
CLEAR: Final = 2.0


class Searcher(Bot[M], Generic[M]):
    """Tries every candidate in the same imagined worlds with the same luck, and drops those that fall behind."""

    def choose(self, view: View, chance: Chance) -> M:
        seat = seat_of(view)
        world = self.game.imagine(view, chance)
        trials = [Trial(move) for move in self.knowhow.candidates(world, seat, chance)]
        tried = 0
        while len(trials) > 1 and tried < WORLDS_AT_MOST:
            for _ in range(WORLDS_A_ROUND):
                self.try_out(trials, world, seat, chance)
                world = self.game.imagine(view, chance)
            tried += WORLDS_A_ROUND
            trials = contenders(trials)
        return best_of(trials).move

    def try_out(self, trials: list[Trial[M]], world: State[M], seat: int, chance: Chance) -> None:
        """Plays each move on to the end of the game in this world."""
        luck = chance.word()
        quiet = Sink()
        for trial in trials:
            # The same luck for all: what differs in the end is due to the move.
            dice = FastChance(luck)
            twin = world.copy(dice)
            twin.apply(seat, trial.move, quiet)
            rollout(twin, self.knowhow, dice, quiet)
            trial.worths.append(self.knowhow.worth(twin, seat))


class Trial(Generic[M]):
    """A move and what became of it in each world."""

    def __init__(self, move: M) -> None:
        self.move = move
        self.worths: list[float] = []


def best_of(trials: list[Trial[M]]) -> Trial[M]:
    """The move that did best; the first of equals."""
    return max(trials, key=lambda trial: sum(trial.worths))


def contenders(trials: list[Trial[M]]) -> list[Trial[M]]:
    """The moves that are not clearly behind the best, world by world."""
    best = best_of(trials)
    return [trial for trial in trials if trial is best or not clearly_behind(trial, best)]


def clearly_behind(trial: Trial[M], best: Trial[M]) -> bool:
    """Whether it lost by more than luck explains."""
    gaps = [better - worse for better, worse in zip(best.worths, trial.worths, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    # Never quite sure after a few worlds that happened to agree.
    return mean > CLEAR * math.sqrt(spread / count) + 0.5 / count
