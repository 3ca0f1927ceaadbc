"""Before a match: it is called, and both line-ups are handed in and shown."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import LineUpIn, MatchBegan
from ludofoot.games.footmania.rules.position import ACTION, LINE_UPS, Position
from ludofoot.games.footmania.rules.squads import show
from ludofoot.games.footmania.rules.telling import tell_line_ups


def begin_match(position: Position, out: Sink) -> None:
    """FM-77: one after the other; FM-A41: both line-ups are asked for."""
    position.line_ups = [[], []]
    position.played = [0, 0]
    position.changes = [0, 0]
    position.bonus = [0, 0]
    position.acting = 0
    position.passes = 0
    position.step = LINE_UPS
    if out.on:
        home, away = position.side(0), position.side(1)
        clause = "FM-A29" if position.play_off else "FM-77"
        out.tell(MatchBegan(clause=clause, home=home, away=away, play_off=len(position.play_off) > 0))


def hand_in(position: Position, seat: i64, eleven: list[int], out: Sink) -> None:
    """FM-A41: secretly; shown together."""
    position.line_ups[position.side_of(seat)] = eleven
    if out.on:
        out.tell(LineUpIn(clause="FM-A41", seat=seat))
    if position.line_ups[0] and position.line_ups[1]:
        show_line_ups(position, out)


def show_line_ups(position: Position, out: Sink) -> None:
    """FM-85, FM-88: both teams lie open and are counted; then the first-named team acts (FM-A17)."""
    for eleven in position.line_ups:
        take_the_field(position, eleven)
    position.step = ACTION
    if out.on:
        tell_line_ups(position, out)


def take_the_field(position: Position, eleven: list[int]) -> None:
    """Seen by all, and bound to this team until the day is over (FM-A40)."""
    for card in eleven:
        if card >= 0:
            show(position, card)
            position.locked.append(card)
