"""Pages that need nothing but themselves: one file, no script, no address outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
body { font: 1rem/1.5 Georgia, serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fbf7ec }
h1, h2 { font-family: 'Trebuchet MS', sans-serif; line-height: 1.2; color: #14432a }
h2 { margin-top: 2.5rem; border-bottom: 2px solid #d9a520 }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid #d8cfb8 }
th:first-child, td:first-child { text-align: left }
figure { margin: 1rem 0 }
svg { max-width: 100%; height: auto }
figcaption, .small { color: #555; font-size: .9rem }
.news { background: #fff; border-left: 4px solid #b3261e; padding: .5rem 1rem }
dt { font-weight: bold } dd { margin: 0 0 .5rem 1rem }
"""


def page(lang: str, title: str, parts: Iterable[str]) -> str:
    """A whole page."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    """The beginning of a part."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, kind: str = "") -> str:
    """Some sentences."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first cell of each row names it."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(f"<tr>{line(*row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def line(name: str, *cells: str) -> str:
    """The cells of a row."""
    return f'<th scope="row">{escape(name)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells)


def terms(pairs: Iterable[tuple[str, str]]) -> str:
    """Words and what they mean."""
    return f"<dl>{''.join(f'<dt>{escape(word)}</dt><dd>{escape(text)}</dd>' for word, text in pairs)}</dl>"


def figure(drawing: str, caption: str) -> str:
    """A drawing, which whoever cannot see it hears as its caption."""
    labelled = drawing.replace("<svg ", f'<svg role="img" aria-label="{escape(caption, quote=True)}" ', 1)
    return f"<figure>{labelled}<figcaption>{escape(caption)}</figcaption></figure>"
