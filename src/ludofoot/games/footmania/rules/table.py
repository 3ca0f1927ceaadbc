"""The table: points, pennants, play-off points (FM-98 to FM-100)."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.games.footmania.rules.position import Position


def rank(position: Position, seat: i64) -> i64:
    """Points, then pennants, then play-off points: more is better."""
    return (
        position.points.get(seat) * 1000 + position.pennants.get(seat)
    ) * 1000 + position.play_off_points.get(seat)


def leaders(position: Position) -> list[int]:
    """Those level at the top, by schedule number."""
    best: i64 = 0
    for seat in range(position.seats):
        best = max(best, rank(position, seat))
    seats = [position.schedule(number) for number in range(1, position.seats + 1)]
    return [seat for seat in seats if rank(position, seat) == best]


def places(position: Position) -> list[int]:
    """The place of each seat as the table stands; level ones share theirs."""
    found: list[int] = []
    for seat in range(position.seats):
        place = 1
        for other in range(position.seats):
            if rank(position, other) > rank(position, seat):
                place += 1
        found.append(place)
    return found
