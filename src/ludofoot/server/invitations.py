"""The way to a table: the link, from where it can be opened, and what a chat shows of it beforehand."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludofoot.core.records import Refused
from ludofoot.locale import FALLBACK, LANGS, Voice
from ludofoot.server import page
from ludofoot.server.asking import address_of
from ludofoot.server.bodies import A_DAY, CHECK, SVG, Body, json
from ludofoot.server.hub import Hub
from ludofoot.server.network import reach_of
from ludofoot.wire.answers import Invitation, Reach

PNG = "image/png"
PICTURES_KEPT = 1_000
LONGEST_LIST = 200
"""Of languages that a browser asks for."""
PREVIEW = "preview-"
SAID = {"table": "preview-table", "match": "preview-match"}


class Invitations:
    """Routes of those who come to a table, or are asked to."""

    def __init__(self, hub: Hub, home: str, would_be: tuple[str, ...]) -> None:
        """`home` is the address under which friends can reach the server; `would_be` where they could, if it
        were open to its network."""
        self.hub = hub
        self.home = home
        self.would_be = would_be

    def link(self, code: str) -> str:
        """What to send a friend."""
        return f"{self.home}/table/{code}"

    async def invitation(self, request: Request) -> Response:
        """The link of a table, and whether it leads anywhere for those who get it."""
        code = (await self.hub.peek(request.path_params["code"], address_of(request))).row.code
        found = Invitation(
            link=self.link(code),
            reach=reach_of(self.home),
            secure=self.home.startswith("https://"),
            would_be=tuple(f"{home}/table/{code}" for home in self.would_be),
        )
        return json(found)

    async def qr(self, request: Request) -> Response:
        """The link as a picture for a phone's camera."""
        room = await self.hub.peek(request.path_params["code"], address_of(request))
        return Response(picture_of(self.link(room.row.code)), media_type=SVG)

    async def where(self, request: Request) -> Response:
        """Where this server is for others, and how long what is kept there."""
        limits = self.hub.limits
        found = Reach(
            home=self.home,
            reach=reach_of(self.home),
            secure=self.home.startswith("https://"),
            keeps_days=limits.keep_finished_days,
            keeps_unfinished_days=limits.keep_abandoned_days,
            parcel_bytes=limits.parcel_bytes,
            parcel_seconds=limits.parcel_seconds,
        )
        return json(found)

    async def table(self, request: Request) -> Response:
        """The page at the address of a table. Its head names the game and nothing else that is there."""
        return await self.about(request, "table")

    async def match(self, request: Request) -> Response:
        """The page at the address of a finished game."""
        return await self.about(request, "match")

    async def about(self, request: Request, what: str) -> Response:
        """The page at an address with the code of a table in it."""
        try:
            game = (await self.hub.peek(request.path_params["code"], address_of(request))).game.id
        except Refused:
            game = ""
        return self.answer(request, game, what)

    async def anywhere(self, request: Request) -> Response:
        """The page at any other address."""
        return self.answer(request, "", "shelf")

    def answer(self, request: Request, game: str, what: str) -> Response:
        """The page, with what a chat may show of its address."""
        built_at = page.page_built_at()
        if not built_at:
            return PlainTextResponse("The page is not built: make page", 503)
        lang = spoken_by(request.headers.get("accept-language", ""))
        return page_about(built_at, game, what, lang, self.home).answer(request)


def spoken_by(wanted: str) -> str:
    """The first of these languages that we speak; the list is a browser's, or a chat's."""
    tags = (part.strip()[:2].lower() for part in wanted[:LONGEST_LIST].split(","))
    return next((tag for tag in tags if tag in LANGS), FALLBACK)


@lru_cache(256)
def page_about(built_at: int, game: str, what: str, lang: str, home: str) -> Body:
    """Made once a build, game and language."""
    text = (page.PAGE / "index.html").read_text("utf-8")
    facts = told(game, what, lang, home)
    head = "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in facts)
    return Body(text.replace("</head>", f"{head}</head>", 1).encode(), page.HTML, CHECK)


def told(game: str, what: str, lang: str, home: str) -> list[tuple[str, str]]:
    """What is said of an address: the same for every table of a game, whoever sits there."""
    voice = Voice(lang, game or None)
    title = voice.word("title") if game else "Ludofoot"
    said = voice.word(SAID[what], title=title) if game else voice.word("preview-shelf")
    found = [
        ("og:site_name", "Ludofoot"),
        ("og:type", "website"),
        ("og:locale", lang),
        ("og:title", title),
        ("og:description", said),
    ]
    name = f"{PREVIEW}{game or 'shelf'}.png"
    if name in pictures(page.page_built_at()):
        found += [("og:image", f"{home}/pictures/{name}"), ("og:image:width", "1200")]
        found += [("og:image:height", "630"), ("og:image:alt", title)]
    return found


async def picture(request: Request) -> Response:
    """A picture that was made with the page; no name leads anywhere but to one of these."""
    built_at = page.page_built_at()
    name = request.path_params["name"]
    if name not in pictures(built_at):
        return PlainTextResponse("", 404)
    return picture_body(name, built_at).answer(request)


@lru_cache(4)
def pictures(built_at: int) -> frozenset[str]:
    """The names of all pictures."""
    return frozenset(path.name for path in (page.PAGE / "pictures").glob("*.png"))


@lru_cache(64)
def picture_body(name: str, built_at: int) -> Body:
    """Read once."""
    return Body((page.PAGE / "pictures" / name).read_bytes(), PNG, A_DAY)


@lru_cache(PICTURES_KEPT)
def picture_of(link: str) -> bytes:
    """A code for a camera: small to keep, and far more work to make than the request for it."""
    drawn = BytesIO()
    segno.make(link, error="m").save(
        drawn, kind="svg", xmldecl=False, svgclass=None, lineclass=None, border=2, omitsize=True
    )
    return drawn.getvalue()
