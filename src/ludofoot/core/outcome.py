"""From scores to places."""

from __future__ import annotations

from ludofoot.core.records import Outcome


def ranked(scores: list[int], clause: str, shared_clause: str) -> Outcome:
    """The highest score wins; equal scores share a place, and the victory if it is the first."""
    places: list[int] = []
    winners: list[int] = []
    for seat, score in enumerate(scores):
        place = 1
        for other in scores:
            if other > score:
                place += 1
        places.append(place)
        if place == 1:
            winners.append(seat)
    return Outcome(
        tuple(scores), tuple(places), tuple(winners), clause if len(winners) == 1 else shared_clause
    )
