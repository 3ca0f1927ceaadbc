"""What a club keeps of each match, and the trophies that take more than one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from ludofoot.core.records import Said
from ludofoot.gazette.report import Report

UNBEATEN: Final = 10
CLUB_TROPHIES: Final = ("five-boxes", "home-and-away", "unbeaten")


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A match as one of its players remembers it."""

    seal: str
    game: str
    result: str
    """`won`, `drawn`, `lost`, or `broken-off`."""
    rivals: tuple[str, ...]
    """The others by name; bots by their level."""
    headline: Said
    scores: tuple[int, ...]
    trophies: tuple[str, ...] = ()
    counts: bool = True
    """Whether it was played without help."""


def summary_of(report: Report, seat: int) -> Summary:
    """What the player of this seat keeps of a match."""
    side = next(side for side in report.sides if seat in side.seats)
    result = (
        "broken-off"
        if not report.finished
        else "lost"
        if not side.won
        else "drawn"
        if report.drawn
        else "won"
    )
    others = [other for other in range(len(report.names)) if other not in side.seats]
    return Summary(
        seal=report.seal,
        game=report.game,
        result=result,
        rivals=tuple(report.bots[other] or report.names[other] for other in others),
        headline=report.headline,
        scores=tuple(each.score for each in report.sides),
        trophies=tuple(prize.key for prize in report.trophies if seat in prize.seats),
        counts=report.hints == 0,
    )


def club_trophies(matches: Sequence[Summary], games: Sequence[str]) -> tuple[str, ...]:
    """The trophies of a whole club: its matches in the order in which they were played, and all games."""
    played = [match for match in matches if match.result != "broken-off"]
    counted = [match for match in played if match.counts]
    found = {
        "five-boxes": {match.game for match in counted if match.result == "won"} >= set(games),
        "home-and-away": any(
            first.result == then.result == "won" and (first.game, first.rivals) == (then.game, then.rivals)
            for first, then in pairwise(counted)
        ),
        "unbeaten": longest_run(played) >= UNBEATEN,
    }
    return tuple(key for key in CLUB_TROPHIES if found[key])


def longest_run(matches: Sequence[Summary]) -> int:
    """The most matches in a row without a defeat."""
    longest = now = 0
    for match in matches:
        now = 0 if match.result == "lost" else now + 1
        longest = max(longest, now)
    return longest
