"""The front page for a browser: one file, no script, no address outside."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from typing import Final

from ludofoot.art.palette import INK, PAPER, STOCK
from ludofoot.gazette.wording import Edition
from ludofoot.press.curve import Course
from ludofoot.press.fonts import BOLD, FILES, PLAIN, SHOUT, TITLE
from ludofoot.press.front_page import front_page

FAMILIES: Final = {
    PLAIN: ("Bricolage Grotesque", 400),
    BOLD: ("Bricolage Grotesque", 700),
    SHOUT: ("Bowlby One", 400),
    TITLE: ("Shrikhand", 400),
}
STYLE: Final = f"""
body {{ margin: 0; background: {PAPER}; color: {INK};
  font: 1rem/1.5 'Bricolage Grotesque', system-ui, sans-serif }}
main {{ max-width: 52rem; margin: 0 auto; padding: 1rem }}
.sheet svg {{ width: 100%; height: auto; background: {STOCK}; box-shadow: 0 2px 12px #0003 }}
.sheet {{ margin: 0 }}
table {{ border-collapse: collapse }} th, td {{ padding: .2rem .8rem; text-align: left }}
@page {{ size: A4; margin: 0 }}
@media print {{ main {{ padding: 0; max-width: none }} .words {{ display: none }}
  .sheet svg {{ box-shadow: none }} }}
"""


def page(edition: Edition, course: Course | None = None) -> str:
    """The sheet, and the same in words for whoever reads otherwise."""
    title = escape(edition.headline)
    sheet = front_page(edition, course).standalone("front-page")
    figure = f'<figure class="sheet">{sheet}</figure>'
    return (
        f'<!doctype html>\n<html lang="{edition.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{title}</title>\n'
        f"<style>{fonts()}{STYLE}</style>\n</head>\n<body>\n<main>\n{figure}\n"
        f'<section class="words">\n{"".join(words(edition))}</section>\n</main>\n</body>\n</html>\n'
    )


def words(edition: Edition) -> Iterator[str]:
    """The report as text: headline, score, moments, figures."""
    yield f"<h1>{escape(edition.headline)}</h1>\n"
    yield f"<p>{escape(edition.lead)}</p>\n<p>{escape(edition.score)}</p>\n"
    lines = edition.lines(most=len(edition.report.highlights))
    if lines:
        yield f"<h2>{escape(edition.voice.word('gazette-thread'))}</h2>\n<ol>\n"
        yield from (f"<li>{escape(when)} · {escape(what)}</li>\n" for _, when, what in lines)
        yield "</ol>\n"
    rows = edition.figures(len(edition.report.figures))
    if rows:
        names = "".join(f'<th scope="col">{escape(row.name)}</th>' for row in edition.rows())
        yield f"<h2>{escape(edition.voice.word('gazette-figures'))}</h2>\n<table><tr><td></td>{names}</tr>\n"
        for label, values, _ in rows:
            cells = "".join(f"<td>{escape(value)}</td>" for value in values)
            yield f'<tr><th scope="row">{escape(label)}</th>{cells}</tr>\n'
        yield "</table>\n"


def fonts() -> str:
    """The typefaces inside the file, where the page has been built."""
    return "".join(filter(None, map(face, FAMILIES)))


def face(name: str) -> str:
    """One typeface."""
    source = files("ludofoot") / "page" / "fonts" / FILES[name]
    if not source.is_file():
        return ""
    family, weight = FAMILIES[name]
    data = b64encode(source.read_bytes()).decode()
    return (
        f"@font-face {{ font-family: '{family}'; font-weight: {weight}; "
        f"src: url(data:font/woff;base64,{data}) format('woff') }}\n"
    )
