"""How the paper reports Le football à la carte: goals are told with minute, square of the shot, and how."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludofoot.core.panels import Shade
from ludofoot.core.records import Said
from ludofoot.core.reporting import Reporter
from ludofoot.games.football_a_la_carte.reporting.figures import figures_of, star_of
from ludofoot.games.football_a_la_carte.reporting.headlines import HEADLINES
from ludofoot.games.football_a_la_carte.reporting.highlights import highlights_of, way_of
from ludofoot.games.football_a_la_carte.reporting.panels import panels_of
from ludofoot.games.football_a_la_carte.reporting.tale import Tale
from ludofoot.games.football_a_la_carte.reporting.trophies import TROPHIES


def decided(tale: Tale) -> Said | None:
    goal = tale.decisive
    return None if goal is None else Said(f"lead-{goal.way}", {"minute": goal.minute, **way_of(goal)})


def below(tale: Tale) -> Said | None:
    if tale.half_time is None:
        return None
    score = tale.at_half_time
    return Said("below-half-time", {"one": score[0], "two": score[1]})


def shades_of(tale: Tale) -> Iterator[Shade]:
    if tale.half_time is not None:
        yield Shade(tale.half_time.entry)


REPORTER: Final = Reporter(
    read=Tale,
    headlines=HEADLINES,
    trophies=TROPHIES,
    when=Tale.when,
    scores=lambda tale, told: tale.course.last,
    highlights=highlights_of,
    figures=figures_of,
    star=star_of,
    lead=decided,
    below=below,
    shades=shades_of,
    panels=lambda tale, named: panels_of(tale),
)
