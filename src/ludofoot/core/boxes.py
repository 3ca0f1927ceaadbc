"""Boxes that anybody may have written: bounded before they are read, then checked against the sheet.

A guest's box reaches the rules, the drawings and the printer. What it may hold is bounded here, once: in
characters before the TOML reader sees it, and in numbers, lengths and depth before anything is built of it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from importlib.resources import files
from itertools import islice
from typing import Any, Final, TypeVar

import msgspec

from ludofoot.core.records import Refused

B = TypeVar("B")

LARGEST: Final = 32_768
"""Characters. The largest box of ours has less than a third of them."""
MOST_LINES: Final = 1_000
LONGEST_LINE: Final = 500
MOST_DOTS: Final = 3
"""In one line: keys with many parts make the reader slow."""
DEEPEST: Final = 4
MOST_DIGITS: Final = 6
LARGEST_NUMBER: Final = 1_000
LONGEST_TEXT: Final = 64
MOST_ITEMS: Final = 500
MOST_PROBLEMS: Final = 40
LONGEST_PROBLEM: Final = 300

QUOTED: Final = re.compile(r'"[^"\n]*"|\'[^\'\n]*\'|#[^\n]*')
DIGITS: Final = re.compile(rf"[0-9_]{{{MOST_DIGITS + 1},}}")


def shipped_box(package: str) -> str:
    """The text of the box that a game comes with."""
    return (files(package) / "box.toml").read_text("utf-8")


def read_box(text: str, kind: type[B], problems: Callable[[B], Iterable[str]]) -> B:
    """The box that is written there; raises `Refused` with everything that is wrong in it."""
    found = unpacked(text)
    try:
        box = msgspec.convert(found, kind)
    except msgspec.ValidationError as error:
        raise damaged(str(error)) from None
    wrongs = tuple(islice(problems(box), MOST_PROBLEMS))
    if wrongs:
        raise Refused("bad-box", wrongs[0].partition(":")[0], problems=wrongs)
    return box


def wrong(clause: str, place: str, found: object, wanted: object) -> str:
    """One short line a problem, the same in every language: clause, place, what is there, what should be."""
    return f"{clause}: {place} = {found} ({wanted})"[:LONGEST_PROBLEM]


def unpacked(text: str) -> dict[str, Any]:
    """What the text says, every part of it within bounds; raises `Refused`."""
    check_text(text)
    try:
        found = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        raise damaged(str(error)) from None
    check_value(found, 0)
    return found


def damaged(reason: str) -> Refused:
    """A box that cannot be read, and why."""
    return Refused("damaged-box", "", reason=reason[:LONGEST_PROBLEM])


def check_text(text: str) -> None:
    """Before the reader sees it: nothing on which it could spend more than a moment."""
    if len(text) > LARGEST:
        raise Refused("box-too-large", "", most=LARGEST)
    if '"""' in text or "'''" in text:
        raise damaged('"""')
    lines = QUOTED.sub("", text).split("\n")
    if len(lines) > MOST_LINES:
        raise damaged(f"> {MOST_LINES} lines")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS or DIGITS.search(line):
            raise damaged(f"line {number}")


def check_value(value: object, depth: int) -> None:
    """One value, and all that is in it."""
    match value:
        case bool():
            return
        case int():
            if abs(value) > LARGEST_NUMBER:
                raise damaged(f"{value} > {LARGEST_NUMBER}")
        case str():
            if len(value) > LONGEST_TEXT:
                raise damaged(f"{value[:20]}… > {LONGEST_TEXT}")
        case dict():
            check_items([*value.keys(), *value.values()], len(value), depth)
        case list():
            check_items(value, len(value), depth)
        case _:
            raise damaged(type(value).__name__)


def check_items(items: list[Any], count: int, depth: int) -> None:
    """What a list or a table holds."""
    if depth >= DEEPEST or count > MOST_ITEMS:
        raise damaged(f"depth {depth}, {count} > {MOST_ITEMS}")
    for item in items:
        check_value(item, depth + 1)
