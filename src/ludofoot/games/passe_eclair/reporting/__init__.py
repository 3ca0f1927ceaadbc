"""How the paper reports Passe Éclair: rounds are told with how they were won and after how many seconds."""

from __future__ import annotations

from typing import Final

from ludofoot.core.records import Said
from ludofoot.core.reporting import Chronicle, Reporter
from ludofoot.games.passe_eclair.reporting.figures import figures_of, star_of
from ludofoot.games.passe_eclair.reporting.headlines import HEADLINES
from ludofoot.games.passe_eclair.reporting.highlights import highlights_of
from ludofoot.games.passe_eclair.reporting.panels import panels_of, standing_of
from ludofoot.games.passe_eclair.reporting.tale import Tale
from ludofoot.games.passe_eclair.reporting.trophies import TROPHIES


def points(tale: Tale, told: Chronicle) -> tuple[int, ...]:
    return tuple(told.outcome.scores) if told.outcome else tale.course.last


def decided(tale: Tale) -> Said | None:
    winner = tale.told.winner
    if winner is None:
        return None
    args = {**tale.told.cast("side", winner), "rounds": tale.rounds_of(winner), "all": len(tale.rounds)}
    return Said("lead-rounds", args)


REPORTER: Final = Reporter(
    read=Tale,
    headlines=HEADLINES,
    trophies=TROPHIES,
    when=Tale.when,
    scores=points,
    highlights=highlights_of,
    figures=figures_of,
    star=star_of,
    lead=decided,
    made=lambda tale, side: Said("made", {"rounds": tale.rounds_of(side)}),
    standing=standing_of,
    panels=panels_of,
)
