"""What came of thinking: read by a bot, a hint and an analysis alike."""

from __future__ import annotations

from typing import Any

import msgspec

NO_CAP = 0
"""As milliseconds: thinking takes as long as it takes."""


class Budget(msgspec.Struct, frozen=True):
    """How much may be tried. It is counted in rollouts, so that the same view and dice give the same move on
    every machine; the milliseconds only keep a slow build from making people wait."""

    rollouts: int
    guard: float = 1.0
    """By how many standard errors another move must be ahead of the favourite."""
    infers: bool = False
    """Whether worlds in which somebody could have done what he did not are passed over."""
    most_ms: int = NO_CAP
    """The cap; NO_CAP for laws, tournaments and everything that is to come out the same again."""
    cut_off: int = 0
    """After so many rollouts it is broken off, as the cap once did: so that comes out the same again too."""


class Option(msgspec.Struct, frozen=True):
    """A move, and the share of the points that it promises, from 0 to 1."""

    move: Any
    chance: float
    error: float
    gap: float
    """By how much it is ahead of the favourite, in the worlds in which both were tried."""
    gap_error: float
    tried: int


class Thought(msgspec.Struct, frozen=True):
    """The options, best first."""

    options: tuple[Option, ...]
    worlds: int
    rollouts: int
    hurried: bool = False
    """Whether the cap cut in, so that a quicker machine might have thought otherwise."""

    @property
    def cut_off(self) -> int:
        """After how many rollouts the cap cut in; 0 if it did not."""
        return self.rollouts if self.hurried else 0

    @property
    def best(self) -> Option:
        return self.options[0]
