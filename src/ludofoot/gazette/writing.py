"""Writes the report of a match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ludofoot.catalogue import load
from ludofoot.core.logbook import Find, Record
from ludofoot.core.records import Said
from ludofoot.core.reporting import Chronicle, Reporter
from ludofoot.gazette.headlines import Chosen, cast, choose
from ludofoot.gazette.reading import Seen, read
from ludofoot.gazette.report import VERSION, BoardSide, Moment, Report
from ludofoot.gazette.trophies import prizes

MINUTE: Final = 60_000
BROKEN_OFF: Final = "broken-off"


def report(record: Record, find: Find = load, *, named: bool = True, opened: int = 0) -> Report:
    """The report of a record, with first names or with colours alone; raises `Refused` if it does not hold,
    or if nothing was played in it. `opened` is when its table was, in milliseconds since 1970."""
    return written(read(record, find, named=named), record.seal, opened)


def written(seen: Seen, seal: str, opened: int = 0) -> Report:
    """The report of a match that was played again."""
    told = seen.told
    reporter: Reporter[Any] = told.game.reporter
    tale = reporter.read(told)
    scores = reporter.scores(tale, told)
    chosen = headline(seen, reporter, tale, seal, scores)
    return Report(
        version=VERSION,
        game=told.game.id,
        seal=seal,
        names=tuple(told.names),
        bots=seen.bots,
        finished=told.outcome is not None,
        drawn=len(told.winners) > 1,
        outcome=told.outcome,
        headline=chosen.said,
        headline_key=chosen.key,
        lead=lead(told, reporter, tale, scores),
        sides=tuple(board(told, reporter, tale, scores)),
        order=told.order,
        after=reporter.after(tale),
        below=reporter.below(tale),
        highlights=tuple(reporter.highlights(tale)),
        figures=tuple(reporter.figures(tale)),
        star=reporter.star(tale) if told.outcome else None,
        trophies=prizes(seen, reporter, tale),
        moves=seen.moves,
        ms=seen.ms,
        played=opened + seen.began if opened else 0,
        hints=seen.hints,
        length=length(seen),
        standing=reporter.standing(tale),
        panels=tuple(reporter.panels(tale, chosen.key)),
        shades=tuple(reporter.shades(tale)),
        raced=told.game.raced,
        dice=reporter.dice,
        moments=tuple(moments(told, reporter, tale)),
    )


def moments(told: Chronicle, reporter: Reporter[Any], tale: Any) -> Iterator[Moment]:
    """The time of the match wherever it changes, as this game counts."""
    before: Said | None = None
    for each in told.happenings:
        said = reporter.when(tale, each) if each.move else None
        if said is not None and said != before:
            before = said
            yield Moment(each.entry, said)


def headline(seen: Seen, reporter: Reporter[Any], tale: Any, seal: str, scores: tuple[int, ...]) -> Chosen:
    """The headline; whatever was broken off says no more than that."""
    if seen.told.outcome is not None:
        return choose(seen.told, reporter, tale, seal, scores)
    stopped = seen.stopped
    begun = stopped is not None and stopped.move > 0
    when = reporter.when(tale, stopped) if stopped and begun else Said("gazette-when-start")
    return Chosen(BROKEN_OFF, Said("gazette-headline-broken-off", {"when": when}))


def lead(told: Chronicle, reporter: Reporter[Any], tale: Any, scores: tuple[int, ...]) -> tuple[Said, ...]:
    """The result in a sentence, and what decided it."""
    if told.outcome is None:
        return (Said("gazette-lead-broken-off"),)
    drawn = "-drawn" if told.winner is None else ""
    result = Said(f"gazette-lead-result{drawn}", {**cast(told, scores), "after": after_text(reporter, tale)})
    decided = reporter.lead(tale)
    return (result,) if decided is None else (result, decided)


def after_text(reporter: Reporter[Any], tale: Any) -> Said | str:
    """Extra time or penalties behind the result, where there were any."""
    found = reporter.after(tale)
    return "" if found is None else found


def board(told: Chronicle, reporter: Reporter[Any], tale: Any, scores: tuple[int, ...]) -> list[BoardSide]:
    """The sides as they sit."""
    places = told.outcome.places if told.outcome else (0,) * told.seats
    return [
        BoardSide(
            seats=seats,
            who=Said("gazette-who", told.cast("side", side)),
            place=places[seats[0]],
            score=scores[side] if scores else 0,
            won=side in told.winners,
            made=reporter.made(tale, side),
        )
        for side, seats in enumerate(told.sides)
    ]


def length(seen: Seen) -> Said:
    """How long it was: moves, and minutes where the record has them."""
    minutes = round(seen.ms / MINUTE)
    return Said(
        "gazette-length" if minutes else "gazette-length-moves", {"moves": seen.moves, "minutes": minutes}
    )
