"""Match days: how one begins, and what it brings in (FM-74 to FM-79, FM-95, FM-96)."""

from __future__ import annotations

from typing import Final

from ludofoot.core.sink import Sink
from ludofoot.games.footmania.events import DayEnded, DealsBanned
from ludofoot.games.footmania.rules.calendar import matches_of
from ludofoot.games.footmania.rules.ending import end_championship
from ludofoot.games.footmania.rules.line_ups import begin_match
from ludofoot.games.footmania.rules.pitch import clear_pitch
from ludofoot.games.footmania.rules.position import SEATS_AT_MOST, Position
from ludofoot.games.footmania.rules.rounds import next_turn, pawns_to_championship
from ludofoot.games.footmania.rules.telling import tell_match_day
from ludofoot.games.footmania.rules.trades import ban_deals

RECEIPTS: Final = 5  # FM-95: 500,000


def trigger_match_day(position: Position, out: Sink) -> None:
    """FM-74, FM-75: at once, on the championship square (FM-A14)."""
    position.day += 1
    pairs = matches_of(position.seats, position.day)
    position.fixtures = [
        position.schedule(home) * SEATS_AT_MOST + position.schedule(away) for home, away in pairs
    ]
    if out.on:
        tell_match_day(position, out)
    if position.day == position.days() - 1:  # FM-54, FM-A8
        ban_deals(position, out)
        if out.on:
            out.tell(DealsBanned(clause="FM-54"))
    begin_match(position, out)


def end_day(position: Position, out: Sink) -> None:
    """FM-95: receipts for every team, also an exempt one (FM-A16); FM-96: back to the start."""
    clear_pitch(position)
    for seat in range(position.seats):
        position.cash.put(seat, position.cash.get(seat) + RECEIPTS)
    pawns_to_championship(position)
    if out.on:
        points = tuple(position.per_seat(position.points))
        out.tell(DayEnded(clause="FM-95", day=position.day, receipts=RECEIPTS, points=points))
    if position.day == position.days():
        end_championship(position, out)
    else:
        next_turn(position, out)  # FM-A15, FM-A37
