"""What the reader gets: a table on the screen and a small file."""

from __future__ import annotations

import platform
import sys
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from bench import ours
from bench.registry import Benchmark, MissingError, Result

_PACKAGES = ("ludofoot", "open_spiel", "rlcard", "pettingzoo", "reportlab", "numpy", "msgspec")
_HEAD = ("benchmark", "peer", "measured", "target", "")


class Progress:
    """One line that is overwritten on a terminal; elsewhere only the benchmarks' names are written."""

    def __init__(self) -> None:
        self.live = sys.stderr.isatty()
        self.title = ""

    def begin(self, title: str) -> None:
        self.title = title
        if not self.live:
            print(f"… {title}", file=sys.stderr, flush=True)

    def tell(self, what: str) -> None:
        if self.live:
            print(f"\r\033[K… {self.title}: {what}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.live:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for package in _PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found


def build() -> str:
    """Which Ludofoot is running."""
    try:
        return ours.build()
    except MissingError:
        return "missing"


def heading() -> str:
    kind = build()
    packages = ", ".join(f"{name} {number}" for name, number in versions().items())
    note = {
        "compiled": "Ludofoot is compiled.",
        "plain": "Ludofoot runs as PLAIN Python: the targets are meant for the compiled wheel.",
        "missing": "Ludofoot is not installed here.",
    }[kind]
    return f"{note} ({packages})"


def table(rows: list[tuple[Benchmark, Result]]) -> str:
    """One line a benchmark and, below it, what it compared and the figures behind the ratio."""
    cells = [_HEAD]
    for each, result in rows:
        target = "" if each.target is None else str(each.target)
        cells.append((each.name, each.peer, number(result.value, each.unit), target, each.verdict(result)))
    widths = [max(len(row[column]) for row in cells) for column in range(len(_HEAD))]
    lines: list[str] = []
    for index, row in enumerate(cells):
        padded = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join(padded).rstrip())
        if index:
            each, result = rows[index - 1]
            lines.append(f"    {each.what}")
            figures = (f"{name} {number(value)}" for name, value in result.figures.items())
            lines.append("    " + " · ".join(figures))
    return "\n".join(lines)


def number(value: float, unit: str = "") -> str:
    """Three figures are more than the noise leaves."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if value >= size and not unit:
            return f"{value / size:.3g}{letter}"
    text = f"{value:.0f}" if value >= 100 else f"{value:.3g}"
    return f"{text} {unit}".rstrip()


def as_data(rows: list[tuple[Benchmark, Result]], left_out: dict[str, str]) -> dict[str, Any]:
    """For a file: nothing in it names the machine."""
    return {
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
        "ludofoot": build(),
        "versions": versions(),
        "benchmarks": [
            {
                "name": each.name,
                "peer": each.peer,
                "value": round(result.value, 3),
                "unit": each.unit,
                "target": None if each.target is None else str(each.target),
                "verdict": each.verdict(result),
                "figures": {name: round(value, 3) for name, value in result.figures.items()},
            }
            for each, result in rows
        ],
        "left_out": left_out,
    }


def against(rows: list[tuple[Benchmark, Result]], earlier: dict[str, Any]) -> str:
    """What has changed since an earlier run: ratios can be compared between machines, figures cannot."""
    before = {each["name"]: each for each in earlier["benchmarks"]}
    lines = [f"Since {earlier.get('when', 'then')}, with Ludofoot {earlier['ludofoot']}:"]
    for each, result in rows:
        if each.name in before and before[each.name]["value"]:
            change = result.value / before[each.name]["value"] - 1
            was = number(before[each.name]["value"], each.unit)
            lines.append(f"  {each.name:28} {was} → {number(result.value, each.unit)}  ({change:+.0%})")
    return "\n".join(lines)
