"""After the last day: a play-off if need be, then the title (FM-98 to FM-100, FM-A29)."""

from __future__ import annotations

from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import PlayOff
from ludofoot.games.footmania.rules.line_ups import begin_match
from ludofoot.games.footmania.rules.pitch import clear_pitch
from ludofoot.games.footmania.rules.position import OVER, SEATS_AT_MOST, Position
from ludofoot.games.footmania.rules.table import leaders
from ludofoot.games.footmania.rules.telling import tell_champion


def end_championship(position: Position, out: Sink) -> None:
    """FM-98, FM-99; FM-100: still level, a play-off."""
    level = leaders(position)
    if len(level) == 1:
        end(position, out)
        return
    position.play_off = level
    if out.on:
        out.tell(PlayOff(clause="FM-100", seats=tuple(level)))
    begin_round_robin(position, out)


def begin_round_robin(position: Position, out: Sink) -> None:
    """FM-A29: one match each, lower schedule number named first."""
    position.fixtures = []
    for first in range(len(position.play_off)):
        for second in range(first + 1, len(position.play_off)):
            position.fixtures.append(position.play_off[first] * SEATS_AT_MOST + position.play_off[second])
    position.match = 0
    begin_match(position, out)


def end_play_off(position: Position, out: Sink) -> None:
    """FM-A29: a drawn two-team play-off is replayed once."""
    drawn = len(leaders(position)) == 2 and len(position.play_off) == 2
    if drawn and not position.replayed:
        position.replayed = True
        if out.on:
            out.tell(PlayOff(clause="FM-A29", seats=tuple(position.play_off), replay=True))
        begin_round_robin(position, out)
        return
    end(position, out)


def end(position: Position, out: Sink) -> None:
    """The title is awarded."""
    clear_pitch(position)
    position.offers = []
    position.step = OVER
    if out.on:
        tell_champion(position, out)
