"""A game for programs that know numbers alone: every move an action, everything a seat sees an array.

A game's module `encoding` holds one `Encoding`, named ENCODING. The research environments need nothing else
of a game; they ask it for one seat at a time, and it answers from what that seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Any, ClassVar, Generic

from ludofoot.core.state import M, State

Features = Iterator[tuple[str, list[float]]]
"""The parts of an array, each with its name; every number lies between 0 and 1."""

WAIT = "wait"
"""Let somebody else come first; if all those awaited wait, the time of the rules runs out. It also answers an
offer that is left alone."""


class Encoding(Generic[M]):
    """The actions of a game and its arrays. `version` rises whenever a number changes its meaning."""

    version: ClassVar[int] = 0
    race: ClassVar[bool] = False
    """Whether order of arrival decides where several are awaited, so that a lot says who comes first."""
    open_moves_a_decision: ClassVar[int] = 0
    """How many moves that the game does not wait for may come before each decision."""
    most_lots: ClassVar[int] = 128
    """Among how many things luck ever chooses at once."""
    longest: ClassVar[int] = 10_000
    """More actions than any game takes."""

    def names(self) -> Iterable[str]:
        """The name of every action but waiting, in the order of their numbers, which begin with 1."""
        raise NotImplementedError

    def name(self, state: State[M], seat: int, move: M) -> str:
        """The action that a move is; "" if it is not on the menu."""
        raise NotImplementedError

    def menu(self, state: State[M], seat: int) -> list[M]:
        """Legal moves that cannot be listed: a few of each kind, chosen by what the seat sees."""
        return []

    def called(self, state: State[M], seat: int, move: M) -> list[int]:
        """Who is asked at once about a move just made, awaited or not: those to whom an offer was made."""
        return []

    def features(self, view: Any) -> Features:
        """Everything in a view, in an order that never changes."""
        raise NotImplementedError

    # ---- what follows from that

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """The name of each action; action 0 waits."""
        return (WAIT, *self.names())

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each action."""
        return {name: number for number, name in enumerate(self.actions)}

    def answers(self, state: State[M], seat: int, open_left: int) -> dict[int, M]:
        """The moves of a seat that is awaited, by their actions; open ones as long as any are left."""
        listed = state.moves(seat)
        found: dict[int, M] = {}
        for move in [*(listed or []), *self.menu(state, seat)]:
            if state.is_open(seat, move) and not open_left:
                continue
            name = self.name(state, seat, move)
            if name:
                # Where two moves have one name, the first is meant.
                found.setdefault(self.numbers[name], move)
        return dict(sorted(found.items()))

    def replies(self, state: State[M], seat: int) -> dict[int, M]:
        """The open moves of a seat that was called."""
        moves = [move for move in state.moves(seat) or [] if state.is_open(seat, move)]
        named = ((self.name(state, seat, move), move) for move in moves)
        return dict(sorted((self.numbers[name], move) for name, move in named if self.is_reply(name)))

    def is_reply(self, name: str) -> bool:
        """Whether an action answers an offer."""
        return False


# ---- numbers between 0 and 1


def hot(value: object, values: Sequence[object]) -> list[float]:
    """A 1 at the place of this value; all 0 if it is None."""
    return row_of_one(value, values)


def flags(*values: object) -> list[float]:
    """A 1 for each that is true."""
    return [1.0 if value else 0.0 for value in values]


def counts(cards: Iterable[object], kinds: Sequence[object], most: int = 1) -> list[float]:
    """How many of each kind there are, of at most so many."""
    return row_of_counts(tuple(cards), kinds, most)


def share(value: int, most: int) -> list[float]:
    """A number that never exceeds `most`."""
    return [value / most]


def much(value: int, usual: int) -> list[float]:
    """A number without a limit: a half for what is usual, always below 1, different for different numbers."""
    return [value / (value + usual)]


def order(cards: Iterable[object], kinds: Sequence[object], places: int) -> list[float]:
    """A row of cards, first to last, in so many places: each the number of its kind, or one for None;
    0 behind the last one."""
    return row_of_order(tuple(cards), kinds, places)


# From one view to the next little changes, so most rows are known already. Nobody writes into them.


@lru_cache(maxsize=1 << 14)
def row_of_one(value: object, values: Sequence[object]) -> list[float]:
    """See `hot`."""
    return [1.0 if each == value else 0.0 for each in values]


@lru_cache(maxsize=1 << 14)
def row_of_counts(cards: tuple[object, ...], kinds: Sequence[object], most: int) -> list[float]:
    """See `counts`."""
    found = dict.fromkeys(kinds, 0.0)
    for card in cards:
        found[card] += 1 / most
    return list(found.values())


@lru_cache(maxsize=1 << 14)
def row_of_order(cards: tuple[object, ...], kinds: Sequence[object], places: int) -> list[float]:
    """See `order`."""
    numbers = {kind: (number + 2) / (len(kinds) + 1) for number, kind in enumerate(kinds)}
    numbers[None] = 1 / (len(kinds) + 1)
    return [*(numbers[card] for card in cards), *[0.0] * (places - len(cards))]


# ---- seats, as one of them sees them: itself first, then in order to its left


def round_from(seat: int, seats: int) -> list[int]:
    """All seats, beginning with this one."""
    return [(seat + place) % seats for place in range(seats)]


def seat_hot(who: int | None, me: int, seats: int) -> list[float]:
    """A 1 at the place of this seat; all 0 for nobody."""
    return [1.0 if other == who else 0.0 for other in round_from(me, seats)]


def seats_hot(who: Sequence[int], me: int, seats: int) -> list[float]:
    """A 1 at the place of each of these seats."""
    return [1.0 if other in who else 0.0 for other in round_from(me, seats)]


def left_of(me: int, other: int, seats: int) -> int:
    """How many places to the left somebody sits: what a seat is called in the name of an action."""
    return (other - me) % seats


def encoded(parts: Features) -> list[float]:
    """One array."""
    found: list[float] = []
    for _, values in parts:
        found += values
    return found
