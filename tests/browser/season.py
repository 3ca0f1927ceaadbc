"""Footmania from the middle: beginners play until something is so, then a person takes over."""

from __future__ import annotations

from collections.abc import Callable

from ludofoot.core.game import Setup
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.views import FMView
from tests.browser import middle
from tests.browser.visitor import Visitor

Moment = Callable[[FMView], bool]


def played_until(moment: Moment, setup: Setup, seed: int = 1) -> bytes:
    """The record of a championship up to the first moment like this, as the first seat sees it."""
    return middle.played_until(GAME, moment, setup, seed)


def take_over(visitor: Visitor, record: bytes) -> str:
    """The first seat of a table that goes on from there; bots have the others."""
    table = middle.take_over(visitor, GAME.id, record)
    visitor.page.locator(".fm").wait_for()
    return table
