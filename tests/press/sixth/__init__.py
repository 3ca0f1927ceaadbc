"""A sixth game, in a package of its own: the press learns of it only what it says itself."""

from __future__ import annotations

from typing import Any

from ludofoot.core.game import Game


class SixthGame(Game[Any]):
    id = "sixth"
    prefix = "SX"
    seats = (2,)
    screen_seats = 2
    package = "tests.press.sixth"


class UndrawnGame(SixthGame):
    id = "undrawn"
    package = "tests.paces"


GAME = SixthGame()
