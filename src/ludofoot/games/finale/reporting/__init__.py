"""How the paper reports Finale: goals are told with their minute and the footballers of the shot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludofoot.core.panels import Shade
from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Reporter
from ludofoot.games.finale.reporting.figures import figures_of, star_of
from ludofoot.games.finale.reporting.headlines import HEADLINES
from ludofoot.games.finale.reporting.highlights import highlights_of
from ludofoot.games.finale.reporting.tale import Tale
from ludofoot.games.finale.reporting.trophies import TROPHIES


def decided(tale: Tale) -> Said | None:
    goal = tale.decisive
    if goal is None:
        return penalties_told(tale) if tale.penalties and tale.told.winner is not None else None
    return Said("lead-decisive", {"man": Word(f"man-{goal.man}"), "minute": goal.minute})


def penalties_told(tale: Tale) -> Said:
    """What the penalties ended with, the winner first."""
    score = tale.penalty_score
    return Said("lead-penalties", {"a": max(score), "b": min(score)})


def after(tale: Tale) -> Said | None:
    if tale.penalties:
        return Said("gazette-after-penalties")
    return Said("gazette-after-extra-time") if tale.extra_time else None


def below(tale: Tale) -> Said | None:
    if tale.penalties:
        return Said("below-penalties", tale.args(tale.penalty_score))
    return Said("gazette-below-full-time", tale.args(tale.at_full_time)) if tale.extra_time else None


def shades_of(tale: Tale) -> Iterator[Shade]:
    if tale.extra_time is not None:
        yield Shade(tale.extra_time.entry)


REPORTER: Final = Reporter(
    read=Tale,
    headlines=HEADLINES,
    trophies=TROPHIES,
    dice=True,
    when=Tale.when,
    scores=lambda tale, told: tale.course.last,
    highlights=highlights_of,
    figures=figures_of,
    star=star_of,
    lead=decided,
    after=after,
    below=below,
    shades=shades_of,
)
