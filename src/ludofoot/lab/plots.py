"""Drawings of a report, as SVG. matplotlib is an optional extra."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Any

from ludofoot.core.records import Refused
from ludofoot.lab.statistics import Interval

GREEN, MUSTARD, RED = "#14432a", "#d9a520", "#b3261e"
BINS = 30


class Sheet:
    """One drawing: the axes to draw on, then its text."""

    def __init__(self, axes: Any) -> None:
        self.axes = axes
        self.svg = ""


@contextmanager
def drawing(height: float = 3.2) -> Iterator[Sheet]:
    """The same figures give the same text on every run."""
    try:
        import matplotlib
        from matplotlib.figure import Figure
    except ImportError:
        raise Refused("no-lab", package="matplotlib") from None
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "ludofoot", "font.size": 10}):
        figure = Figure(figsize=(7.5, height), layout="constrained")
        sheet = Sheet(figure.add_subplot())
        sheet.axes.spines[["top", "right"]].set_visible(False)
        yield sheet
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = out.getvalue()
    sheet.svg = text[text.index("<svg") :]


def histogram(values: Sequence[int], x: str, y: str) -> str:
    """How often each value came, in bins where there are many; a line at the middle one."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BINS))
    counted = Counter((value - low) // width for value in values)
    with drawing() as sheet:
        places = [low + (number + 0.5) * width - 0.5 for number in counted]
        sheet.axes.bar(places, list(counted.values()), width=0.9 * width, color=GREEN)
        sheet.axes.locator_params(axis="both", integer=True)
        sheet.axes.axvline(sorted(values)[len(values) // 2], color=MUSTARD, linewidth=2)
        sheet.axes.set_xlabel(x)
        sheet.axes.set_ylabel(y)
    return sheet.svg


def intervals(labels: Sequence[str], values: Sequence[Interval], fair: float, x: str) -> str:
    """A dot for each figure, a line for how sure it is, a stroke for what would be fair."""
    with drawing(1.2 + 0.32 * len(labels)) as sheet:
        for place, each in enumerate(values):
            colour = GREEN if each.holds(fair) else RED
            sheet.axes.plot([100 * each.low, 100 * each.high], [place, place], color=colour, linewidth=2)
            sheet.axes.plot([100 * each.value], [place], "o", color=colour)
        sheet.axes.axvline(100 * fair, color=MUSTARD, linewidth=2, zorder=0)
        sheet.axes.set_yticks(range(len(labels)), labels)
        sheet.axes.invert_yaxis()
        sheet.axes.set_xlabel(x)
    return sheet.svg


def bars(labels: Sequence[str], shares: Sequence[float], x: str) -> str:
    """Shares of all games, one bar each."""
    with drawing(1.0 + 0.22 * len(labels)) as sheet:
        sheet.axes.barh(range(len(labels)), [100 * share for share in shares], color=GREEN)
        sheet.axes.set_yticks(range(len(labels)), labels)
        sheet.axes.invert_yaxis()
        sheet.axes.set_xlim(0, 100)
        sheet.axes.set_xlabel(x)
    return sheet.svg
