"""The first deal: who begins, and what lies on top of the piles."""

from __future__ import annotations

from mypy_extensions import i64

from ludofoot.core.sink import Sink
from ludofoot.games.footmania.rules.cards import FOREIGN, NATIONAL
from ludofoot.games.footmania.rules.position import Position
from ludofoot.games.footmania.rules.squads import uncover


def deal(position: Position, opener: i64) -> None:
    """FM-19 to FM-26: a negative opener is drawn by lot (FM-A1); then both tops are uncovered (FM-A4)."""
    position.starter = position.chance.below(position.seats) if opener < 0 else opener
    position.turn = position.starter
    quiet = Sink()
    uncover(position, NATIONAL, quiet)
    uncover(position, FOREIGN, quiet)
