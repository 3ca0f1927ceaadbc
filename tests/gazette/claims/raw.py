"""The bare events of a match, and what claims are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludofoot.core.reporting import Chronicle
from ludofoot.core.words import tag


class Raw:
    """Events by entry and name, who won, and what a headline says."""

    def __init__(self, told: Chronicle, args: dict[str, Any]) -> None:
        assert told.outcome is not None
        self.told = told
        self.args = args
        self.all = [(each.entry, each.at, tag(each.event), each.event) for each in told.happenings]
        self.final = told.outcome.scores
        self.won = list(told.outcome.winners)
        self.w = self.won[0]
        self.rest = [seat for seat in range(len(self.final)) if told.teams[seat] != told.teams[self.w]]

    def of(self, *names: str) -> Iterator[tuple[int, Any]]:
        return ((entry, event) for entry, _, name, event in self.all if name in names)

    def seats(self, name: str, field: str = "seat") -> list[int]:
        return [getattr(event, field) for _, event in self.of(name)]

    def named(self, role: str) -> int:
        """The seat that a role names."""
        who = self.args[role]
        return self.told.names.index(who if isinstance(who, str) else who[0])

    def mate(self, seat: int, other: int) -> bool:
        return self.told.teams[seat] == self.told.teams[other]


Claim = Callable[[Raw], bool]


def rising(raw: Raw, steps: list[tuple[int, int, int]]) -> list[tuple[int, list[int]]]:
    """From (entry, seat, points) to the score after each entry, beginning with nothing."""
    score = [0] * len(raw.final)
    found = [(0, score)]
    for entry, scorer, points in steps:
        score = [own + points * raw.mate(seat, scorer) for seat, own in enumerate(score)]
        found.append((entry, score))
    return found


def lead_for_good(raw: Raw, steps: list[tuple[int, int, int]]) -> int:
    """The number of the step after which the winner was always ahead; -1 if there is none."""
    ahead = [all(score[raw.w] > score[other] for other in raw.rest) for _, score in rising(raw, steps)]
    for number in range(len(steps)):
        if not ahead[number] and all(ahead[number + 1 :]):
            return number
    return -1


def worst(raw: Raw, steps: list[tuple[int, int, int]]) -> int:
    return max(max(score) - score[raw.w] for _, score in rising(raw, steps))
