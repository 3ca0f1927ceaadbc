"""The analysis of a record in a worker: told part by part, so that it can be watched and stopped."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec

from ludofoot.bots.levels import COMPILED
from ludofoot.catalogue import load
from ludofoot.coach.analysing import Analyst
from ludofoot.coach.analysis import FAIR_COPY, SKETCH
from ludofoot.core.logbook import read_record
from ludofoot.core.records import Refused
from ludofoot.server.replays import check_size
from ludofoot.wire.analysed import analysed

TOLD_EVERY = 0.3
"""Seconds between two words about how far it is."""
SHOWN_EVERY = 2.0
"""And between two looks at what has been found: the line sharpens in place."""

Part = tuple[str, int, int, bool, bytes | None]
"""The stage, how much of how much is done, whether nothing is compiled here, and what is newly found."""


def finished_seal(data: bytes) -> str:
    """The seal of a record that could be analysed; raises `Refused`."""
    record = check_size(read_record(data))
    known = load(record.game).version()
    if record.rules != known:
        raise Refused("record-other-rules", found=record.rules, known=known)
    if record.outcome is None:
        raise Refused("record-unfinished")
    return record.seal


def analyse(data: bytes) -> Iterator[Part]:
    """Works it out, as far as what thinks here is quick enough for it; raises `Refused`."""
    analyst = Analyst(check_size(read_record(data)), load, FAIR_COPY if COMPILED else SKETCH)
    sketch = analyst.total - len(analyst.weighings) if not COMPILED else analyst.sketched
    told_at = shown_at = 0.0
    drawn = False
    for done in analyst.work():
        now = time.monotonic()
        first = not drawn and done >= sketch
        drawn = drawn or first
        if first or (drawn and now - shown_at > SHOWN_EVERY):
            told_at = shown_at = now
            yield part(analyst, done, drawn, found(analyst))
        elif now - told_at > TOLD_EVERY:
            told_at = now
            yield part(analyst, done, drawn, None)
    yield part(analyst, analyst.total, True, found(analyst))


def part(analyst: Analyst, done: int, drawn: bool, what: bytes | None) -> Part:
    """What is told of it now."""
    return "fair-copy" if drawn else "sketch", done, analyst.total, not COMPILED, what


def found(analyst: Analyst) -> bytes:
    """What is there so far, as a page reads it."""
    story: Any = analyst.story
    return msgspec.json.encode(analysed(story.game, analyst.analysis(), story.teams))
