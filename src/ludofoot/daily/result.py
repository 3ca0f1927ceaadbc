"""What a match of the day came to, found anew from its record: nobody's word is taken for it."""

from __future__ import annotations

from ludofoot.catalogue import load
from ludofoot.core import entries as log
from ludofoot.core.entries import AnyEntry
from ludofoot.core.logbook import Record, check_outcome, frames
from ludofoot.core.records import Event, Refused
from ludofoot.daily.match import BOT, OPPONENT, PERSON, Match

NOT_ALONE = (log.Undone, log.Hinted, log.BotTookOver)
"""Lines after which somebody has not simply played it once."""


def result_in(record: Record, match: Match, seed: str) -> int:
    """By how much the person won, or lost; raises `Refused` where it is not this match, played through."""
    if not is_this(record, match, seed) or any(isinstance(entry, NOT_ALONE) for entry in record.entries):
        raise Refused("day-other")
    told: list[Event] = []
    table = None
    for frame in frames(record, load):
        table = frame.table
        told += [telling.full for telling in frame.told]
    check_outcome(record, table)
    if record.outcome is None:
        raise Refused("game-not-over")
    return load(record.game).day_result(record.outcome, told, PERSON)


def is_this(record: Record, match: Match, seed: str) -> bool:
    """Whether it was begun as this match: its game, its setup and luck, one person against its bot."""
    started = [entry for entry in record.entries if isinstance(entry, log.Started)]
    deals = [(entry.setup, entry.seed) for entry in started]
    return record.game == match.game and deals == [(match.setup, seed)] and sits_right(record.entries)


def sits_right(entries: tuple[AnyEntry, ...]) -> bool:
    """Whether the person sits against the bot, and nobody else ever did."""
    seated = [(entry.seat, entry.who.bot) for entry in entries if isinstance(entry, log.Sat)]
    return seated == [(PERSON, ""), (BOT, OPPONENT)]
