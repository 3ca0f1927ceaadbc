"""Why one move is better than another, in the words of the game: what can be counted in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ludofoot.core.records import View

AT_ONCE: Final = 0
"""When the move is made."""
NEXT_TURN: Final = 1
"""When whoever made it is asked again after somebody else, or nobody is any more."""
LATER: Final = 2
"""Where a rollout is broken off."""

HUNDRED: Final = 100
Args = dict[str, Any]


def nothing_to_add(view: View, better: Any, other: Any) -> Args | None:
    """What the sentence of most reasons names besides the figures and the moves."""
    return {}


def in_a_hundred(share: float) -> float:
    """How many times in a hundred something happens."""
    return round(HUNDRED * share)


def to_a_tenth(amount: float) -> float:
    """An amount as it is, on average."""
    return round(amount, 1)


class Reason(NamedTuple):
    """Something that happens more often, or comes to more, after one move than after another.

    `reason-<key>` says it with `$first` and `$second`, the figures of the better move and of the other one,
    `$better` and `$other`, the moves, `$seat`, who moved, and with what `words` adds; where that is None this
    says nothing of these two moves."""

    key: str
    moment: int
    counts: Callable[[Any, Any, int], float]
    """Of the world before the move, the state at that moment, and the seat: 1 where it happened, or a sum."""
    words: Callable[[Any, Any, Any], Args | None] = nothing_to_add
    least: float = 0.1
    """A smaller difference is no reason."""
    told: Callable[[float], float] = in_a_hundred
    """The figure in the sentence."""
    wanted: bool = True
    """Whether it is good for whoever moves: what speaks for the other move is no reason for this one."""

    def ahead(self, first: float, second: float) -> float:
        """By how much the first of two figures is the better one."""
        return first - second if self.wanted else second - first


Reasons = tuple[Reason, ...]
