"""What is served besides games: the page, its words, and the rule sheets. All of it is known beforehand."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludofoot.bots import LEVELS
from ludofoot.catalogue import find_games, load
from ludofoot.core.records import Refused
from ludofoot.core.sheet import Sheet, read_sheet
from ludofoot.locale import LANGS, Voice, sources
from ludofoot.server.bodies import CHECK, FOREVER, JSON, Body
from ludofoot.wire.answers import GameInfo

PAGE = Path(str(files("ludofoot"))) / "page"
TEXT = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"
KINDS = {".js": "text/javascript; charset=utf-8", ".woff2": "font/woff2", ".css": "text/css; charset=utf-8"}


async def index(request: Request) -> Response:
    """The page; where it is in its life is for its own scripts to say."""
    found = built_page()
    if found is None:
        return PlainTextResponse("The page is not built: make page", 503)
    return found.answer(request)


def built_page() -> Body | None:
    """As it is now: whoever works on the page builds it while a server runs."""
    path = PAGE / "index.html"
    return page_of(path.stat().st_mtime_ns) if path.is_file() else None


@cache
def page_of(built_at: int) -> Body:
    """Read once a build."""
    return Body((PAGE / "index.html").read_bytes(), HTML, CHECK)


async def asset(request: Request) -> Response:
    """A file of the page; its name changes with its content. No name leads anywhere but to one of these."""
    name = request.path_params["name"]
    if name not in assets(page_built_at()):
        return PlainTextResponse("", 404)
    return asset_body(name, page_built_at()).answer(request)


def page_built_at() -> int:
    """When the page was built, or 0."""
    path = PAGE / "index.html"
    return path.stat().st_mtime_ns if path.is_file() else 0


@cache
def assets(built_at: int) -> frozenset[str]:
    """The names of all files of the page."""
    folder = PAGE / "assets"
    return frozenset(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


@cache
def asset_body(name: str, built_at: int) -> Body:
    """Read and packed once."""
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Body((PAGE / "assets" / name).read_bytes(), kind, FOREVER)


async def games(request: Request) -> Response:
    """The boxes on the shelf."""
    return shelf().answer(request)


@cache
def shelf() -> Body:
    """All games, and what can be chosen in each."""
    found = [
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
    return Body(msgspec.json.encode(found), JSON, CHECK)


async def words(request: Request) -> Response:
    """The sentences of the shelf, or of a game and every page, in Fluent; with `?own=1` of the game alone."""
    lang, game = known(request.path_params["lang"]), request.path_params["game"]
    if game == "shelf":
        return shelf_words(lang).answer(request)
    if game == "core":
        return fluent(lang, "", own=False).answer(request)
    return fluent(lang, load(game).id, own="own" in request.query_params).answer(request)


@cache
def fluent(lang: str, game: str, *, own: bool) -> Body:
    """The same files that Python speaks from, and those of the page."""
    ours = files("ludofoot.locale") / lang
    common = [*sources(lang, None), ours / "page.ftl", ours / "shelf.ftl"]
    texts = [*own_sources(lang, game), *([] if own else common)]
    return Body("\n".join(text.read_text("utf-8") for text in texts if text.is_file()).encode(), TEXT, CHECK)


def own_sources(lang: str, game: str) -> list[Traversable]:
    """The files of a game; those that are common to all come after them."""
    found = [*sources(lang, game or None)]
    return found[: len(found) - len([*sources(lang, None)])]


@cache
def shelf_words(lang: str) -> Body:
    """What the first screen says; of each game no more than stands on its box."""
    own = (files("ludofoot.locale") / lang / "shelf.ftl").read_text("utf-8")
    printed = chain.from_iterable(on_the_box(lang, game) for game in find_games())
    return Body("\n".join([own, *printed]).encode(), TEXT, CHECK)


def on_the_box(lang: str, game: str) -> Iterator[str]:
    """Title and tagline as messages of their own, so that many games fit into one bundle."""
    voice = Voice(lang, game)
    for word in ("title", "tagline"):
        if voice.knows(word):
            yield f"{word}-{game} = {literal(voice.word(word))}"


def literal(text: str) -> str:
    """As a Fluent pattern in which nothing has a meaning."""
    escaped = " ".join(text.splitlines()).replace("\\", r"\\").replace('"', r"\"")
    return f'{{ "{escaped}" }}'


async def sheet(request: Request) -> Response:
    """The rules of a game, clause by clause; a game may come without a sheet."""
    return rules(load(request.path_params["game"]).id, known(request.path_params["lang"])).answer(request)


@cache
def rules(game: str, lang: str) -> Body:
    """Read once a language."""
    try:
        found = read_sheet(load(game).package, lang)
    except FileNotFoundError:
        found = Sheet(lang, "", "", ())
    return Body(msgspec.json.encode(found), JSON, CHECK)


def known(lang: str) -> str:
    """A language that we speak; raises `Refused`."""
    if lang not in LANGS:
        raise Refused("unknown-language", known=LANGS)
    return lang
