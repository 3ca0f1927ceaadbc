"""Who plays with whom, in which order, with how many cards."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.perseat import PerSeat


def seated(order: PerSeat, seats: i64, single: i64) -> None:
    """FC-15: the cycle of four places, the teams in turn; its first and third places are team 0."""
    if seats == 3:  # FC-04, FC-16, FC-A46: A, B, A, C
        order.first = single
        order.second = (single + 1) % 3
        order.third = single
        order.fourth = (single + 2) % 3
        return
    order.first = 0
    order.second = 1
    order.third = 2 if seats == 4 else 0  # FC-05, FC-A49: partners sit opposite
    order.fourth = 3 if seats == 4 else 1


def place_of(order: PerSeat, seat: i64) -> i64:
    """FC-A46: where the cycle is entered by the player who begins."""
    for place in range(3):
        if order.get(place) == seat:
            return place
    return 3


def hand_size(seats: i64, team: i64) -> i64:
    """FC-09 to FC-11: eight or six; with three players eight alone, six for each of the pair."""
    if seats == 2:
        return 8
    return 8 if seats == 3 and team == 0 else 6  # FC-A2
