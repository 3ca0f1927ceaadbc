"""What a piece of a game in the past is: the page sends what was seen then."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ludofoot.core.game import Game
from ludofoot.core.pieces import Explained, explain_past
from ludofoot.core.records import Refused
from ludofoot.wire.requests import PieceNames

LARGEST_VIEW = 131_072


class Wonder(msgspec.Struct, frozen=True):
    """A view, the seat whose it is, and the names of the piece."""

    view: msgspec.Raw
    seat: Annotated[int, Meta(ge=-2, le=15)]
    pieces: PieceNames


def explained(game: Game[Any], body: bytes) -> Explained | None:
    """The piece, if it is one; raises `Refused`. Whoever sends no view of a real game is not helped."""
    try:
        asked = msgspec.json.decode(body, type=Wonder)
        view = msgspec.json.decode(asked.view, type=game.view_type)
        return explain_past(game, view, asked.seat, asked.pieces)
    except (msgspec.MsgspecError, LookupError, ValueError, TypeError, RecursionError):
        raise Refused("unreadable") from None
