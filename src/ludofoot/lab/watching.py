"""Games that are watched: how long, how they ended, which clauses came into play, who held what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from ludofoot.core.game import Game
from ludofoot.core.records import Event
from ludofoot.core.sink import Telltale
from ludofoot.core.words import spoken
from ludofoot.lab.series import Played, Series, played

Thing = tuple[str, str]
"""A kind of word and the word: `("face", "bomber")`."""


class Seen(msgspec.Struct, frozen=True):
    """One game."""

    number: int
    moves: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    sides: tuple[int, ...] = ()
    """The side of each seat, if the sides are unlike."""


class Watched(msgspec.Struct):
    """What some games came to; parts add up."""

    games: list[Seen] = []
    clause_games: dict[str, int] = {}
    """In how many games each clause was told at least once."""
    clause_times: dict[str, int] = {}
    holders: dict[str, tuple[int, float, float]] = {}
    """For each thing, as "kind word": how many players held or used it, the sum of their shares in the
    victory, and the sum of the squares."""

    def add(self, other: Watched) -> None:
        """These games too."""
        self.games = sorted([*self.games, *other.games], key=lambda seen: seen.number)
        for mine, theirs in (
            (self.clause_games, other.clause_games),
            (self.clause_times, other.clause_times),
        ):
            for clause, count in theirs.items():
                mine[clause] = mine.get(clause, 0) + count
        for thing, (count, total, squares) in other.holders.items():
            before = self.holders.get(thing, (0, 0.0, 0.0))
            self.holders[thing] = (before[0] + count, before[1] + total, before[2] + squares)


def watch(game: Game[Any], series: Series, first: int, count: int) -> Watched:
    """Watches games `first` to `first + count - 1`."""
    found = Watched()
    for number in range(first, first + count):
        out = Telltale()
        for each in played(game, series, range(number, number + 1), out):
            found.add(watched(number, each, [telling.full for telling in out.told]))
    return found


def watched(number: int, each: Played, events: Sequence[Event]) -> Watched:
    """One game."""
    outcome = each.outcome
    told = Counter(event.clause for event in events)
    told[outcome.clause] += 1
    told.pop("", None)
    held = {(seat, thing) for event in events for seat, thing in held_in(event)}
    holders: dict[str, tuple[int, float, float]] = {}
    for seat, (kind, word) in sorted(held):
        share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        count, total, squares = holders.get(f"{kind} {word}", (0, 0.0, 0.0))
        holders[f"{kind} {word}"] = (count + 1, total + share, squares + share * share)
    seen = Seen(number, each.moves, outcome.scores, outcome.winners, outcome.clause, each.sides)
    return Watched([seen], dict.fromkeys(told, 1), dict(told), holders)


def held_in(event: Event) -> list[tuple[int, Thing]]:
    """Who had what in hand or used it, as far as an event tells: its first seat, and all its words."""
    who, words = told_fields(type(event))
    seat = getattr(event, who) if who else None
    if not isinstance(seat, int) or seat < 0:
        return []
    found: list[tuple[int, Thing]] = []
    for name, kind in words:
        value = getattr(event, name)
        values = value if isinstance(value, tuple) else (value,)
        found += [(seat, (kind, each)) for each in values if isinstance(each, str) and each]
    return found


@cache
def told_fields(kind: type[Event]) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The field of an event that says who, and those that say what."""
    says = spoken(kind)
    who = next((name for name, what in says.items() if what == "seat"), "")
    words = [(name, what) for name, what in says.items() if what and what != "seat" and " " not in what]
    return who, tuple(words)
