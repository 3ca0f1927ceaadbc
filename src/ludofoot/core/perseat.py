"""One number for each seat, up to four, without a list: reading a hand costs no unboxing."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64


@final
class PerSeat:
    """Four numbers, the same for all at first."""

    def __init__(self, each: i64) -> None:
        self.first: i64 = each
        self.second: i64 = each
        self.third: i64 = each
        self.fourth: i64 = each

    def get(self, seat: i64) -> i64:
        """The number of this seat; nothing for a spectator."""
        if seat == 0:
            return self.first
        if seat == 1:
            return self.second
        if seat == 2:
            return self.third
        # Not in one line: a choice between a field and a literal would be made of Python's integers.
        if seat == 3:
            return self.fourth
        return 0

    def put(self, seat: i64, number: i64) -> None:
        """Gives this seat another number."""
        if seat == 0:
            self.first = number
        elif seat == 1:
            self.second = number
        elif seat == 2:
            self.third = number
        else:
            self.fourth = number

    def take(self, other: PerSeat) -> None:
        """The numbers of another one, in place: a copy of a state has made its own already."""
        self.first = other.first
        self.second = other.second
        self.third = other.third
        self.fourth = other.fourth

    def copy(self) -> PerSeat:
        """The same numbers, sharing nothing."""
        twin = PerSeat(self.first)
        twin.second = self.second
        twin.third = self.third
        twin.fourth = self.fourth
        return twin
