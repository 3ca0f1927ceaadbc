"""How long the largest box takes to print, against reportlab with nothing but its paths and lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import BytesIO
from itertools import count
from typing import Any

from bench.registry import Effort, Result, Target, benchmark
from bench.timing import Side, rates
from ludofoot.catalogue import load
from ludofoot.press import Job, fonts, outlines, print_box, style
from ludofoot.press.document import printed_sheets, shipped_box
from ludofoot.press.paper import PAPERS, POINTS_PER_MM

LARGEST = "footmania"
SIZE = (PAPERS["a4"].width * POINTS_PER_MM, PAPERS["a4"].height * POINTS_PER_MM)

_STEP = re.compile(r"([-\d. ]+) (m|l|c|re)\b|(h)\b")
_PAINTED = re.compile(r"^[-\d.].* [BfSn]$")
_STEPS = {"m": "moveTo", "l": "lineTo", "c": "curveTo", "re": "rect"}

_copies = count()

Path = list[tuple[str, list[float]]]


@benchmark("press", peer="reportlab", target=Target(3, at_most=True))
def press(effort: Effort) -> Result:
    """time of the largest box, cold, against reportlab's for the paths and lines of its file alone"""
    sheets = printed_sheets(Job(load(LARGEST)))
    codes = (code for plate in sheets.plates.made.values() for code in plate.code)
    paths = [path for code in codes if (path := _path(code))]
    lines = sheets.plates.lines + sheets.lines
    pages = sheets.pages

    def printed(amount: int, seed: int) -> int:
        for _ in range(amount):
            print_box(Job(load(LARGEST).boxed(_fresh_box())))
        return amount

    def bare(amount: int, seed: int) -> int:
        for _ in range(amount):
            _draw(paths, lines, pages)
        return amount

    measured = rates(effort, Side("boxes", printed), Side("bare documents", bare))
    ours, theirs = measured["boxes"], measured["bare documents"]
    return Result(
        value=max(theirs) / max(ours),
        figures={
            "seconds a box": 1 / max(ours),
            "seconds a bare document": 1 / max(theirs),
            "paths": len(paths),
            "lines": lines,
            "pages": pages,
        },
    )


def _fresh_box() -> str:
    """The shipped box in a text that was never seen: nothing may be kept from one print to the next."""
    for known in (fonts.printable, outlines.traced, style.ink):
        known.cache_clear()
    return f"{shipped_box(load(LARGEST))}\n# {next(_copies)}\n"


def _path(code: str) -> Path:
    """The steps of a painted path; none for other operators."""
    if not _PAINTED.match(code):
        return []
    return [
        ("close", []) if closed else (_STEPS[operator], [float(number) for number in numbers.split()])
        for numbers, operator, closed in _STEP.findall(code)
    ]


def _draw(paths: list[Path], lines: int, pages: int) -> bytes:
    """The same paths and as many lines, on as many pages, by reportlab's own calls."""
    from reportlab.pdfgen.canvas import Canvas

    out = BytesIO()
    canvas: Any = Canvas(out, SIZE, pageCompression=1, invariant=1)
    for page in range(pages):
        canvas.setFont(fonts.PLAIN, 9)
        for steps in paths[page::pages]:
            path = canvas.beginPath()
            for name, numbers in steps:
                draw: Callable[..., None] = getattr(path, name)
                draw(*numbers)
            canvas.drawPath(path, stroke=1, fill=1)
        for line in range(page, lines, pages):
            canvas.drawString(40, 800 - line % 700, "A footballer with several numbers may play in one")
        canvas.showPage()
    canvas.save()
    return out.getvalue()
