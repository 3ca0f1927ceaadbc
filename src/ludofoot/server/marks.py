"""How the fields of a view are spoken: for a page that shows a game without knowing it."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ludofoot.catalogue import load
from ludofoot.core.words import spoken_within
from ludofoot.server.bodies import CHECK, JSON, Body


async def says(request: Request) -> Response:
    """For each field of a game's view: a seat, a word of some kind, or the same for the record inside."""
    return marked(load(request.path_params["game"]).id).answer(request)


@cache
def marked(game: str) -> Body:
    """Worked out once."""
    return Body(msgspec.json.encode(spoken_within(load(game).view_type)), JSON, CHECK)
