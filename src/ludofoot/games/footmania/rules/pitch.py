"""The pitch: how strong the teams on it are, and what may still happen to them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.games.footmania.rules.cards import CROWD, FORM_3, RED, RED_CARD
from ludofoot.games.footmania.rules.eleven import CLOSED, EMPTY, MOST_FOREIGNERS, foreigners_in, stars_of
from ludofoot.games.footmania.rules.position import Position

MOST_PLAYED: Final = 3
MOST_CHANGES: Final = 2
PENNANTS_A_STAR: Final = 5
LOW_BLOW_STARS: Final = 2


def strength(position: Position, side: i64) -> i64:
    """FM-88, FM-A34: stars, trainees, pennant stars (FM-128), plus effects; never below 0."""
    pennants = position.pennants.get(position.side(side)) // PENNANTS_A_STAR
    total = stars_of(position.album, position.line_ups[side]) + pennants + position.bonus[side]
    return total if total > 0 else 0


def bonus_of(kind: i64) -> i64:
    """FM-118, FM-D4: the stars of a form card, or of the crowd."""
    return kind + 1 if kind <= FORM_3 else 2


def may_play(position: Position, side: i64, kind: i64) -> bool:
    """FM-91, FM-114: three cards a match, but the crowd does not count."""
    return kind == CROWD or position.played[side] < MOST_PLAYED


def may_boost(position: Position, kind: i64) -> bool:
    """FM-131, FM-D4: only form cards are marked for euromatches; three at most (FM-A24)."""
    return kind <= FORM_3 and position.played[0] < MOST_PLAYED


def is_target(position: Position, side: i64, kind: i64, place: i64) -> bool:
    """FM-D4: a footballer on the pitch, no trainee; a red card not in goal."""
    return position.line_ups[side][place] >= 0 and (kind != RED_CARD or place > 0)


def can_come_on(position: Position, side: i64, place: i64, card: i64) -> bool:
    """FM-A18, FM-A46: an own footballer who has not been on the pitch, for that number, FM-86 kept."""
    off: i64 = position.line_ups[side][place]
    if off == EMPTY or off == CLOSED or card in position.locked:
        return False
    if not (position.album.places[card] >> place) & 1:
        return False
    if position.album.colour[card] != RED or (off >= 0 and position.album.colour[off] == RED):
        return True
    return foreigners_in(position.album, position.line_ups[side]) < MOST_FOREIGNERS


def clear_pitch(position: Position) -> None:
    """No match is being played."""
    position.fixtures = []
    position.match = 0
    position.line_ups = []  # FM-A19: whoever was injured or sent off is back
    position.played = [0, 0]
    position.changes = [0, 0]
    position.bonus = [0, 0]
    position.acting = 0
    position.passes = 0
    position.locked = []
