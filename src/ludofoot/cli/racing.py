"""A race at one keyboard: the clock stands still, everybody says what he wants, and reactions are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludofoot.bots import STAND_IN, seat_bot
from ludofoot.core.records import Move, Refused

if TYPE_CHECKING:
    from ludofoot.cli.session import Session


def race(session: Session, seats: list[int]) -> None:
    """One go of all who are awaited: first all say what they want, then it is seen who was quicker."""
    wanted = {
        seat: wish_of(session, seat) for seat in sorted(seats, key=lambda seat: seat not in session.people)
    }
    began = session.now()
    for reaction, seat in sorted((reaction, seat) for seat, (reaction, _) in wanted.items()):
        if session.table.is_over():
            return
        try:
            session.play(seat, wanted[seat][1], began + reaction)
        except Refused:  # what was asked is over
            continue
    session.store()


def wish_of(session: Session, seat: int) -> tuple[int, Move]:
    """What a seat wants to do, and after how many milliseconds."""
    view, chance = session.table.view(seat), session.bot_chance(seat)
    level = session.table.bot_at(seat)
    move = seat_bot(session.game, level).choose(view, chance) if level else session.wish(seat)
    drawn = session.game.knowhow().reaction_ms(view, level or STAND_IN, chance)
    return max(drawn, 0), move
