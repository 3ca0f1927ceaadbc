"""The first deal: who is the trainer, and the hands."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.passe_eclair.rules.position import NOBODY, Position
from ludofoot.games.passe_eclair.rules.rounds import deal_round


def deal(position: Position, opener: i64) -> None:
    """PE-08, PE-11, PE-12; PE-13, PE-A27: the first trainer is named, or drawn by lot (NOBODY)."""
    deck = position.deck
    position.draw_pile = deck.every
    position.victory_stock = deck.every_victory
    position.consolation_stock = deck.every_consolation
    position.trainer = position.chance.below(position.seats) if opener == NOBODY else opener
    deal_round(position, Sink())
