"""What a draft would do."""

from __future__ import annotations

from ludofoot.core.records import Player, Preview, Refusal, Said
from ludofoot.games.schuss_und_tor.records import Lay, Pass, STMove
from ludofoot.games.schuss_und_tor.rules.position import (
    FRESH,
    SERVE,
    Position,
)


def previewed(position: Position, seat: int, draft: STMove) -> Preview:
    """What a pass or a last card would lead to."""
    verdict = position.judge(seat, draft)
    if isinstance(verdict, Refusal):
        return Preview(refusal=verdict)
    notes: list[Said] = []
    if isinstance(draft, Pass):
        notes.append(Said("preview-pass", {"shooter": Player(position.shooter_after(seat))}))
    if (
        isinstance(draft, Lay)
        and len(position.faces(position.hands.get(seat))) == 1
        and position.last_server < 0
    ):
        notes.append(Said("preview-last-card", {"server": Player((seat + 1) % position.seats)}))
    if isinstance(draft, Lay) and position.asked == FRESH and position.step == SERVE:
        notes.append(Said("preview-fresh"))
    return Preview(notes=tuple(notes))
