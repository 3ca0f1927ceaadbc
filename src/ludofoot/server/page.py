"""What is served besides games: the page, its words, the rule sheets and the drawings."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from ludofoot.art.artwork import Artwork
from ludofoot.art.box import opened
from ludofoot.art.codes import SEATS
from ludofoot.art.kit import seat_faces
from ludofoot.bots import LEVELS
from ludofoot.catalogue import find_games, load
from ludofoot.core.records import Refused
from ludofoot.core.sheet import Sheet, read_sheet
from ludofoot.locale import LANGS, Voice, sources
from ludofoot.server.tokens import LONGEST_NAME
from ludofoot.wire.answers import GameInfo

PAGE = Path(str(files("ludofoot"))) / "page"
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
A_DAY = {"Cache-Control": "public, max-age=86400"}
CHECK = {"Cache-Control": "no-cache"}
NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'


def json(found: Any, status: int = 200) -> Response:
    """An answer in JSON."""
    return Response(msgspec.json.encode(found), status, CHECK, "application/json")


async def index(request: Request) -> Response:
    """The page; where it is in its life is for its own scripts to say."""
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("The page is not built: make page", 503)
    return FileResponse(PAGE / "index.html", headers=CHECK)


async def asset(request: Request) -> Response:
    """A file of the page; its name changes with its content."""
    found = (PAGE / "assets" / request.path_params["name"]).resolve()
    if not found.is_relative_to(PAGE / "assets") or not found.is_file():
        return PlainTextResponse("", 404)
    return FileResponse(found, headers=FOREVER)


async def games(request: Request) -> Response:
    """The boxes on the shelf."""
    return json(
        [
            GameInfo(
                game.id,
                game.seats,
                game.screen_seats,
                game.options,
                LEVELS,
                game.version(),
                game.opener_clause if game.names_opener else "",
            )
            for game in find_games().values()
        ]
    )


async def words(request: Request) -> Response:
    """The sentences of the page and of one game, in Fluent."""
    lang, game = request.path_params["lang"], request.path_params["game"]
    if lang not in LANGS:
        raise Refused("unknown-language", known=LANGS)
    return PlainTextResponse(fluent(lang, None if game == "core" else load(game).id), headers=CHECK)


def fluent(lang: str, game: str | None) -> str:
    """The same files that Python speaks from, and those of the page."""
    texts = [*sources(lang, game), files("ludofoot.locale") / lang / "page.ftl"]
    return "\n".join(text.read_text("utf-8") for text in texts if text.is_file())


async def sheet(request: Request) -> Response:
    """The rules of a game, clause by clause; a game may come without a sheet."""
    game, lang = load(request.path_params["game"]), request.path_params["lang"]
    try:
        return json(read_sheet(game.package, lang))
    except FileNotFoundError:
        return json(Sheet(lang, "", "", ()))


def art(game: str, lang: str, box: str = "") -> Response:
    """The drawings of a game as one sprite; games without drawings have none."""
    if lang not in LANGS:
        raise Refused("unknown-language", known=LANGS)
    return Response(sprite(load(game).id, lang, box), 200, CHECK, "image/svg+xml")


async def lid(request: Request) -> Response:
    """The lid of a box by itself: the shelf needs no more of it."""
    lang = request.path_params["lang"]
    if lang not in LANGS:
        raise Refused("unknown-language", known=LANGS)
    return Response(drawn_lid(load(request.path_params["game"]).id, lang), 200, CHECK, "image/svg+xml")


async def faces(request: Request) -> Response:
    """The face of whoever sits there, in every mood: the same name has the same face."""
    name = request.query_params.get("name", "")[:LONGEST_NAME]
    return Response(drawn_faces(name, request.path_params["seat"] % len(SEATS)), 200, A_DAY, "image/svg+xml")


@lru_cache(32)
def sprite(game: str, lang: str, box: str) -> str:
    """Drawn once a language and box."""
    drawn = artwork_of(game, lang, box)
    return NOTHING if drawn is None else drawn.sprite()


@cache
def drawn_lid(game: str, lang: str) -> str:
    """Drawn once a language."""
    drawn = artwork_of(game, lang)
    return NOTHING if drawn is None or "lid" not in drawn.drawings else drawn.standalone("lid")


@lru_cache(256)
def drawn_faces(name: str, seat: int) -> str:
    """Drawn once a name and seat, as long as it is asked for."""
    return seat_faces(name, seat).strip()


def artwork_of(game: str, lang: str, box: str = "") -> Artwork | None:
    """The drawings of a game, if it has any, from its own box or another one."""
    package = load(game).package
    try:
        drawn = import_module(f"{package}.art")
    except ModuleNotFoundError:
        return None
    with opened(package, box):
        found: Artwork = drawn.artwork(Voice(lang, game).word)
    return found
