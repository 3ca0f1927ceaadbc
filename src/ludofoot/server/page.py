"""What is served besides games: the page, its words, and the rule sheets. All of it is known beforehand."""

from __future__ import annotations

import math
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

from ludofoot.bots.levels import OPPONENTS, levels_of
from ludofoot.catalogue import find_games, load
from ludofoot.core.records import Refused
from ludofoot.core.sheet import Sheet, read_sheet
from ludofoot.lessons import find_lesson
from ludofoot.lessons.sixty import find_sixty, in_order_of_play
from ludofoot.locale import LANGS, Voice, sources
from ludofoot.server import twin
from ludofoot.server.bodies import CHECK, FOREVER, JSON, Body
from ludofoot.wire.answers import GameInfo

PAGE = Path(str(files("ludofoot"))) / "page"
TEXT = "text/plain; charset=utf-8"
HTML = "text/html; charset=utf-8"
KINDS = {".js": "text/javascript; charset=utf-8", ".woff2": "font/woff2", ".css": "text/css; charset=utf-8"}

ADDRESSES = ("/", "/replay", "/rules/{game}", "/club", "/kept", "/tables", "/puzzles")
"""Where the page is, besides the tables; what it shows there is for its own scripts to say."""
SCREEN = {"index.js": b"export default undefined;\n", "table.css": b""}
"""The parts of a screen, and what stands for one that is not there."""


async def asset(request: Request) -> Response:
    """A file of the page; its name changes with its content. No name leads anywhere but to one of these."""
    name = request.path_params["name"]
    if name not in assets(page_built_at()):
        return PlainTextResponse("", 404)
    return asset_body(name, page_built_at()).answer(request)


AT_THE_ROOT = {"sw.js": KINDS[".js"], "manifest.webmanifest": "application/manifest+json"}
"""Files of the page that belong nowhere else: a service worker rules over what lies below it."""


async def root_file(request: Request) -> Response:
    """One of these, as it is now: a worker that is kept for long keeps an old page alive."""
    name = request.url.path.removeprefix("/")
    path = PAGE / name
    if not path.is_file():
        return PlainTextResponse("", 404)
    return root_body(name, path.stat().st_mtime_ns).answer(request)


@cache
def root_body(name: str, built_at: int) -> Body:
    """Read once a build."""
    return Body((PAGE / name).read_bytes(), AT_THE_ROOT[name], CHECK)


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
    return shelf(plain=not twin.thinks_compiled()).answer(request)


@cache
def shelf(*, plain: bool) -> Body:
    """All games, the lightest first, and what can be chosen in each."""
    boxes = sorted(find_games().values(), key=lambda game: (game.minutes or math.inf, game.id))
    found = [
        GameInfo(
            game.id,
            game.seats,
            game.screen_seats,
            game.options,
            OPPONENTS,
            game.version(),
            game.opener_clause if game.names_opener else "",
            game.presets,
            lesson.minutes if (lesson := find_lesson(game)) is not None else 0,
            game.minutes,
            levels_of(game, compiled=not plain),
            plain,
        )
        for game in boxes
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
    pages = ("review.ftl", "page.ftl", "shelf.ftl", "club.ftl", "lobby.ftl")
    common = [*sources(lang, None), *(ours / name for name in pages)]
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
        box = Voice(lang, game).word("sheet-components")
        ordered = in_order_of_play(found, find_sixty(load(game)), box)
        found = msgspec.structs.replace(found, clauses=tuple(ordered))
    except FileNotFoundError:
        found = Sheet(lang, "", "", ())
    return Body(msgspec.json.encode(found), JSON, CHECK)


async def screen(request: Request) -> Response:
    """A part of the screen that a game's package brings along: the page has those of our games built in."""
    name = request.path_params["name"]
    if name not in SCREEN:
        return PlainTextResponse("", 404)
    return screen_part(load(request.path_params["game"]).id, name).answer(request)


@cache
def screen_part(game: str, name: str) -> Body:
    """Read once; a game without one says so, which no browser takes for a fault."""
    package = load(game).package
    part = files(package) / "screen" / name if package else None
    text = part.read_bytes() if part is not None and part.is_file() else SCREEN[name]
    return Body(text, KINDS[Path(name).suffix], CHECK)


def known(lang: str) -> str:
    """A language that we speak; raises `Refused`."""
    if lang not in LANGS:
        raise Refused("unknown-language", known=LANGS)
    return lang
