"""Which match is played today, and the luck that is the same for everybody."""

from __future__ import annotations

import datetime
import hashlib
import hmac
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ludofoot.catalogue import find_games
from ludofoot.core.day import FIRST, WORKDAYS, Unit, number_of
from ludofoot.core.fairness import bits_of, commitment_to, seed_from
from ludofoot.core.game import Game, Setup

PERSON: Final = 0
BOT: Final = 1
SEATS: Final = 2
OPPONENT: Final = "confirme"
LABEL: Final = "ludofoot day"


class Match(msgspec.Struct, frozen=True, kw_only=True):
    """One match for everybody."""

    day: str
    """As a date is written: 2026-11-16."""
    number: int
    game: str
    setup: Setup
    unit: Unit
    step: int


def match_of(day: datetime.date, games: Iterable[Game[Any]] | None = None) -> Match | None:
    """The match of a day; None where no game is meant for it."""
    found = find_games().values() if games is None else games
    meant = [game for game in found if game.day_match and day.weekday() in game.day_match.weekdays]
    if not meant or day < FIRST:
        return None
    meant.sort(key=lambda game: (game.minutes, game.id))
    game = meant[turn_of(day) % len(meant)]
    assert game.day_match is not None
    return Match(
        day=day.isoformat(),
        number=number_of(day),
        game=game.id,
        setup=Setup(SEATS, game.day_match.options),
        unit=game.day_match.unit,
        step=game.day_match.step,
    )


def turn_of(day: datetime.date) -> int:
    """How many days of its kind there were before: from Friday to Monday games go on taking turns."""
    week, weekday = divmod(day.toordinal() - 1, 7)
    return week * len(WORKDAYS) + weekday if weekday in WORKDAYS else week


# ---- luck


def secret_of(key: str, day: str) -> str:
    """The secret of one day: whoever learns it the day after knows nothing of any other."""
    return hmac.new(bits_of(key), f"{LABEL} {day}".encode(), hashlib.sha256).hexdigest()


def promise_of(secret: str) -> str:
    """What is shown on the day itself."""
    return commitment_to(secret)


def seed_of(secret: str, match: Match) -> str:
    """All luck of the match, cards and bots: there are no salts, else the deals would differ."""
    return seed_from(secret, {}, f"{LABEL} {match.day}", match.setup)
