"""How the paper reports Schuss und Tor: goals are told with their action card and the number of the move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludofoot.core.panels import Shade
from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Reporter
from ludofoot.games.schuss_und_tor.reporting.figures import figures_of, star_of
from ludofoot.games.schuss_und_tor.reporting.headlines import HEADLINES
from ludofoot.games.schuss_und_tor.reporting.highlights import highlights_of, moment
from ludofoot.games.schuss_und_tor.reporting.tale import Tale
from ludofoot.games.schuss_und_tor.reporting.trophies import TROPHIES


def decided(tale: Tale) -> Said | None:
    goal = tale.decisive
    if goal is None:
        return None
    return Said("lead-decisive", {"goal": Word(f"goal-{goal.event.action}"), "when": moment(goal)})


def after(tale: Tale) -> Said | None:
    return None if tale.extra is None else Said("gazette-after-extra-time")


def below(tale: Tale) -> Said | None:
    if tale.extra is None:
        return None
    return Said("gazette-below-full-time", tale.score_args(tale.at_full_time))


def shades_of(tale: Tale) -> Iterator[Shade]:
    if tale.extra is not None:
        yield Shade(tale.extra.entry)


REPORTER: Final = Reporter(
    read=Tale,
    headlines=HEADLINES,
    trophies=TROPHIES,
    scores=lambda tale, told: tale.course.last,
    highlights=highlights_of,
    figures=figures_of,
    star=star_of,
    lead=decided,
    after=after,
    below=below,
    shades=shades_of,
)
