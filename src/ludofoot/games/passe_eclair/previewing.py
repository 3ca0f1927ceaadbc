"""What a draft would do."""

from __future__ import annotations

from ludofoot.core.cards import size
from ludofoot.core.records import Fault, Preview, Refusal, Said
from ludofoot.games.passe_eclair.records import Lay, PEMove
from ludofoot.games.passe_eclair.rules.judging import judge
from ludofoot.games.passe_eclair.rules.position import Position


def previewed(position: Position, seat: int, draft: PEMove) -> Preview:
    """That a card would be late or wrong, or give the round away; whether it is wrong only where the program
    looks (PE-A15)."""
    verdict = judge(position, seat, draft)
    if isinstance(verdict, Refusal):
        return Preview(refusal=verdict)
    if isinstance(verdict, Fault) and getattr(draft, "on", position.tops) < position.tops:
        return Preview(notes=(Said("preview-late"),))
    if isinstance(verdict, Fault) and not position.by_challenge:
        return Preview(notes=(Said("preview-wrong"),))
    if not isinstance(draft, Lay) or size(position.hands.get(seat)) != 1:
        return Preview()
    return Preview(notes=(Said("preview-last-michi" if draft.face == "michi" else "preview-last-card"),))
