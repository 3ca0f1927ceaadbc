"""How a game plays, for whoever designs it: many games watched, one page."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ludofoot.catalogue import load
from ludofoot.core.game import Game
from ludofoot.core.options import Value
from ludofoot.core.sheet import read_sheet, sheet_languages
from ludofoot.lab.findings import Findings, findings
from ludofoot.lab.html import figure, heading, page, paragraph, table, terms
from ludofoot.lab.plots import bars, histogram, intervals
from ludofoot.lab.series import Series
from ludofoot.lab.simulate import check
from ludofoot.lab.statistics import Interval
from ludofoot.lab.tournament_page import level, number, percent
from ludofoot.lab.watching import Watched, watch
from ludofoot.lab.workers import Crew, check_crew, share_out
from ludofoot.locale import Voice

GAMES_A_JOB = 4
SHOWN = 40
RARE = 0.02


def investigate(
    game: str | Game[Any],
    *,
    games: int,
    bots: Sequence[str] = ("debutant",),
    seats: int | None = None,
    seed: int | None = None,
    options: dict[str, Value] | None = None,
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> Findings:
    """Watches so many games of bots; raises `Refused`."""
    found = load(game) if isinstance(game, str) else game
    places, workers = found.seats[0] if seats is None else seats, crew or Crew()
    levels = tuple(bots) * (places if len(bots) == 1 else 1)
    drawn = secrets.randbits(32) if seed is None else seed
    series = Series(places, levels, drawn, dict(options or {}), False)
    check(found, series, games)
    check_crew(workers)
    jobs = [(series, first, min(GAMES_A_JOB, games - first)) for first in range(0, games, GAMES_A_JOB)]
    parts: dict[int, Watched] = {}
    for number_of_job, part in share_out(workers, found, watch, jobs):
        parts[number_of_job] = part
        if progress is not None:
            progress(sum(len(each.games) for each in parts.values()))
    seen = Watched()
    # In the order of the jobs: sums of fractions depend on it in the last digit.
    for number_of_job in range(len(jobs)):
        seen.add(parts[number_of_job])
    return findings(found, series, seen)


def report_page(voice: Voice, found: Findings) -> str:
    """The page, in the language of the voice."""
    title = voice.word("lab-report-title", game=voice.word("title"))
    return page(voice.lang, title, report_parts(voice, found))


def report_parts(voice: Voice, found: Findings) -> Iterator[str]:
    """Length, scores, seats, clauses, cards."""
    levels = tuple(level(voice, bot) for bot in dict.fromkeys(found.series.bots))
    yield paragraph(
        voice.word(
            "lab-report-told",
            games=found.games,
            seats=found.series.seats,
            bots=voice.listed(levels),
            seed=str(found.series.seed),
        )
    )
    yield paragraph(voice.word("lab-sure-told"), "small")
    yield from length_parts(voice, found)
    yield from seat_parts(voice, found)
    yield from side_parts(voice, found)
    yield from clause_parts(voice, found)
    yield from card_parts(voice, found)


def length_parts(voice: Voice, found: Findings) -> Iterator[str]:
    """How long a game takes and how it ends."""
    for code, values in (("length", found.lengths), ("scores", found.scores)):
        ordered = sorted(values)
        yield heading(voice.word(f"lab-{code}"))
        told = voice.word(
            f"lab-{code}-told",
            middle=ordered[len(ordered) // 2],
            low=ordered[len(ordered) // 20],
            high=ordered[-1 - len(ordered) // 20],
            mean=round(sum(values) / len(values), 1),
        )
        yield figure(histogram(values, voice.word(f"lab-{code}-axis"), voice.word("lab-how-often")), told)


def seat_parts(voice: Voice, found: Findings) -> Iterator[str]:
    """Whether a seat, or whoever opens, has an advantage."""
    fair = 1 / found.series.seats
    labels = [voice.word("player", number=seat + 1) for seat in range(found.series.seats)]
    values = list(found.by_seat)
    if found.by_opener is not None:
        labels.append(voice.word("lab-opener"))
        values.append(found.by_opener)
    yield heading(voice.word("lab-seats"))
    told = voice.word("lab-seats-told", fair=round(100 * fair, 1), shared=percent(voice, found.shared))
    yield from chance_parts(voice, labels, values, fair, told)


def side_parts(voice: Voice, found: Findings) -> Iterator[str]:
    """Whether sides that are unlike have equal chances."""
    if not found.sides:
        return
    fair = 1 / len(found.sides)
    yield heading(voice.word("lab-sides"))
    told = voice.word("lab-sides-told", fair=round(100 * fair, 1))
    labels = [voice.word(f"side-{side}") for side in found.sides]
    yield from chance_parts(voice, labels, list(found.by_side), fair, told)


def chance_parts(
    voice: Voice, labels: list[str], values: list[Interval], fair: float, told: str
) -> Iterator[str]:
    """Shares in the victory, drawn and in figures, and what they mean."""
    unfair = [label for label, value in zip(labels, values, strict=True) if not value.holds(fair)]
    yield figure(intervals(labels, values, fair, voice.word("lab-share-axis")), told)
    yield table(
        ["", voice.word("lab-share-axis")],
        [[label, percent(voice, value)] for label, value in zip(labels, values, strict=True)],
    )
    verdict = voice.word("lab-unfair", seats=tuple(unfair)) if unfair else voice.word("lab-fair")
    yield paragraph(verdict, "news" if unfair else "")


def clause_parts(voice: Voice, found: Findings) -> Iterator[str]:
    """Which rules live, which hardly do, and which never came up."""
    package = load(found.game).package
    lang = voice.lang if voice.lang in sheet_languages(package) else "en"
    words = {clause.id: clause.text for clause in read_sheet(package, lang).clauses}
    yield heading(voice.word("lab-clauses"))
    yield paragraph(voice.word("lab-clauses-told"))
    rare = [each for each in found.clauses if each.games.value < RARE]
    if found.never:
        yield paragraph(voice.word("lab-never-told", count=len(found.never), games=found.games), "news")
        yield terms((clause, words.get(clause, "")) for clause in found.never)
    if rare:
        yield paragraph(voice.word("lab-rare-told", count=len(rare), percent=round(100 * RARE)))
        yield terms((each.id, words.get(each.id, "")) for each in rare)
    shown = found.clauses[:SHOWN]
    drawn = bars(
        [each.id for each in shown], [each.games.value for each in shown], voice.word("lab-games-axis")
    )
    yield figure(drawn, voice.word("lab-often-told", shown=len(shown), count=len(found.clauses)))
    yield table(
        [voice.word("lab-clause"), voice.word("lab-games-axis"), voice.word("lab-times")],
        [
            [each.id, percent(voice, each.games), number(voice, each.times / found.games)]
            for each in found.clauses
        ],
    )


def card_parts(voice: Voice, found: Findings) -> Iterator[str]:
    """What is worth having."""
    yield heading(voice.word("lab-cards"))
    fair = 1 / found.series.seats
    if not found.holdings:
        yield paragraph(voice.word("lab-no-cards"))
        return
    labels = [voice.word(f"{each.kind}-{each.word}") for each in found.holdings]
    values = [each.share for each in found.holdings]
    told = voice.word("lab-cards-told", fair=round(100 * fair, 1))
    yield figure(intervals(labels, values, fair, voice.word("lab-share-axis")), told)
    yield table(
        [voice.word("lab-card"), voice.word("lab-share-axis"), voice.word("lab-holders")],
        [
            [label, percent(voice, each.share), str(each.players)]
            for label, each in zip(labels, found.holdings, strict=True)
        ],
    )
