"""One number for each seat."""

from __future__ import annotations

import pytest

from ludofoot.core.perseat import PerSeat


def numbers(each: PerSeat) -> list[int]:
    return [each.get(seat) for seat in range(4)]


def test_all_seats_begin_with_the_same_number() -> None:
    assert numbers(PerSeat(7)) == [7, 7, 7, 7]


@pytest.mark.parametrize("seat", range(4))
def test_a_number_is_given_to_one_seat_alone(seat: int) -> None:
    each = PerSeat(0)
    each.put(seat, (1 << 62) + seat)
    assert numbers(each) == [(1 << 62) + seat if other == seat else 0 for other in range(4)]


@pytest.mark.parametrize("seat", range(4))
def test_copies_share_nothing(seat: int) -> None:
    each = PerSeat(1)
    for other in range(4):
        each.put(other, other)
    twin = each.copy()
    assert numbers(twin) == [0, 1, 2, 3]
    twin.put(seat, 9)
    assert numbers(each) == [0, 1, 2, 3]


@pytest.mark.parametrize("seat", range(4))
def test_numbers_are_taken_over_and_not_shared(seat: int) -> None:
    each, twin = PerSeat(1), PerSeat(5)
    for other in range(4):
        each.put(other, other)
    twin.take(each)
    assert numbers(twin) == [0, 1, 2, 3]
    twin.put(seat, 9)
    assert numbers(each) == [0, 1, 2, 3]
