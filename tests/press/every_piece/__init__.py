"""A box with every kind of piece, in another package: the press learns of it only what it says itself."""

from __future__ import annotations

from typing import Any

from ludofoot.core.game import Game


class EveryPieceGame(Game[Any]):
    id = "every-piece"
    prefix = "EP"
    seats = (2,)
    screen_seats = 2
    package = "tests.press.every_piece"


class UndrawnGame(EveryPieceGame):
    id = "undrawn"
    package = "tests.paces"


GAME = EveryPieceGame()
