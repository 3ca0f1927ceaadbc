"""Which headline a match gets: the heaviest that is true and not too long in any language."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from ludofoot.core.records import Said
from ludofoot.core.reporting import Args, Chronicle, Headline, Reporter
from ludofoot.locale import LANGS, Voice

LONGEST: Final = 48
PLAIN: Final = "plain"
LAST: Final = "score"
"""The headline without a name: no name is too long for it."""


class Chosen(NamedTuple):
    """A headline and its sentence."""

    key: str
    said: Said


def choose(told: Chronicle, reporter: Reporter[Any], tale: Any, seal: str, scores: tuple[int, ...]) -> Chosen:
    """The headline of a finished match; the same for the same record, wherever it is read."""
    found = list(candidates(told, reporter, tale, seal, scores))
    return next((each for each in found if fits(told, each.said)), found[-1])


def candidates(
    told: Chronicle, reporter: Reporter[Any], tale: Any, seal: str, scores: tuple[int, ...]
) -> Iterator[Chosen]:
    """All that are true, heaviest first, and at last those that every match can have."""
    base = cast(told, scores)
    drawn = told.winner is None
    fitting = [headline for headline in reporter.headlines if headline.drawn == drawn]
    for headline in sorted(fitting, key=lambda each: (-each.weight, lot(seal, each))):
        args = headline.when(tale)
        if args is not None:
            yield Chosen(headline.key, Said(f"headline-{headline.key}", {**base, **args}))
    ending = "-drawn" if drawn else ""
    yield Chosen(PLAIN, Said(f"gazette-headline-plain{ending}", base))
    yield Chosen(LAST, Said(f"gazette-headline-score{ending}", base))


def cast(told: Chronicle, scores: tuple[int, ...]) -> Args:
    """What every headline may name: who won, who came next, and the score with the winner first."""
    found: Args = {**told.cast("winner", *told.winners), "score": score_said(scores, told.order)}
    return {**found, **told.cast("loser", *told.seconds)} if told.seconds else found


def score_said(scores: tuple[int, ...], order: tuple[int, ...]) -> Said:
    """A score as every language writes it."""
    places = ("one", "two", "three", "four")
    sorted_scores = {place: scores[side] for place, side in zip(places, order, strict=False)}
    return Said(f"gazette-score-{min(len(order), len(places))}", sorted_scores)


def lot(seal: str, headline: Headline) -> str:
    """Which of two that weigh the same comes first: the record's own digest decides."""
    return hashlib.blake2b(f"{seal} {headline.key}".encode(), digest_size=8).hexdigest()


def fits(told: Chronicle, said: Said) -> bool:
    """Whether it is short enough in every language."""
    return all(len(Voice(lang, told.game.id, told.names).say(said)) <= LONGEST for lang in LANGS)
