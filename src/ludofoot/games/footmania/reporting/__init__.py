"""How the paper reports Footmania: a season of match days in stars, European nights and money."""

from __future__ import annotations

from typing import Final

from ludofoot.core.records import Said
from ludofoot.core.reporting import Chronicle, Reporter
from ludofoot.games.footmania.reporting.figures import figures_of, star_of
from ludofoot.games.footmania.reporting.headlines import HEADLINES, pennants
from ludofoot.games.footmania.reporting.highlights import highlights_of
from ludofoot.games.footmania.reporting.panels import panels_of, shades_of, standing_of
from ludofoot.games.footmania.reporting.tale import Tale
from ludofoot.games.footmania.reporting.trophies import TROPHIES


def points(tale: Tale, told: Chronicle) -> tuple[int, ...]:
    return tuple(told.outcome.scores) if told.outcome else tale.points


def decided(tale: Tale) -> Said | None:
    winner = tale.told.winner
    if winner is None:
        return None
    cast = tale.told.cast("side", winner)
    return Said("lead-season", {**cast, "won": tale.wins(winner), "played": len(tale.matches_of(winner))})


def after(tale: Tale) -> Said | None:
    if tale.play_off:
        return Said("after-play-off")
    level = tale.told.winner is not None and pennants(tale)
    return Said("after-pennants") if level else None


def made(tale: Tale, side: int) -> Said:
    return Said("made", {"won": tale.wins(side), "pennants": tale.pennants(side)})


REPORTER: Final = Reporter(
    read=Tale,
    headlines=HEADLINES,
    trophies=TROPHIES,
    dice=True,
    when=Tale.when,
    scores=points,
    highlights=highlights_of,
    figures=figures_of,
    star=star_of,
    lead=decided,
    after=after,
    made=made,
    standing=standing_of,
    shades=shades_of,
    panels=lambda tale, named: panels_of(tale),
)
