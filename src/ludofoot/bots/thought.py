"""What came of thinking: read by a bot, a hint and an analysis alike."""

from __future__ import annotations

from typing import Any

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How much may be tried. It is counted in rollouts, so that the same view and dice give the same move on
    every machine; the milliseconds only keep a slow build from making people wait."""

    rollouts: int
    guard: float = 1.0
    """By how many standard errors another move must be ahead of the favourite."""
    infers: bool = False
    """Whether worlds in which somebody could have done what he did not are passed over."""
    most_ms: int = 250


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

    @property
    def best(self) -> Option:
        return self.options[0]
