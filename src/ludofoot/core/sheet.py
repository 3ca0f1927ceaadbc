"""Reads the rule sheets of a game, `sheet/<language>.md`, and which clauses are told or have no effect."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from ludofoot.core.records import Refused

TITLE: Final = re.compile(r"# (.+)")
SECTION: Final = re.compile(r"## (.+)")
CLAUSE: Final = re.compile(r"- \*\*([A-Z]+-[A-Z]?\d+)\*\* (.+)")
ITEM: Final = re.compile(r"  - (.+)")


class Clause(msgspec.Struct, frozen=True):
    """One atomic rule. The items of a list inside it stand on lines of their own, after a dash."""

    id: str
    section: str
    text: str


class Sheet(msgspec.Struct, frozen=True):
    """The rules of one game in one language, clause by clause in the order of the sheet."""

    language: str
    title: str
    opening: str
    clauses: tuple[Clause, ...]

    def clause(self, wanted: str) -> Clause:
        """The clause with this id, however it is typed; raises `Refused`."""
        for clause in self.clauses:
            if clause.id == wanted.upper():
                return clause
        raise Refused("unknown-clause", "", id=wanted)

    def sections(self) -> dict[str, tuple[Clause, ...]]:
        """The clauses under their headings."""
        found: dict[str, tuple[Clause, ...]] = {}
        for clause in self.clauses:
            found[clause.section] = (*found.get(clause.section, ()), clause)
        return found


def sheet_languages(package: str) -> list[str]:
    """The languages in which the game of this package has a sheet."""
    return sorted(path.name[:-3] for path in folder(package).iterdir() if path.name.endswith(".md"))


@cache
def read_sheet(package: str, language: str) -> Sheet:
    """The sheet of the game of this package; raises `Refused`."""
    path = folder(package) / f"{language}.md"
    if language not in sheet_languages(package):
        raise Refused("unknown-language", "", language=language, known=tuple(sheet_languages(package)))
    return parse_sheet(language, path.read_text("utf-8"))


@cache
def without_effect(package: str) -> dict[str, str]:
    """The clauses that have no effect of their own in the program, each with its reason."""
    path = folder(package) / "without_effect.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


@cache
def told(package: str) -> frozenset[str]:
    """The clauses that an event or the end of a game can cite; none are known of a game that does not say."""
    path = folder(package) / "told.toml"
    return frozenset(tomllib.loads(path.read_text("utf-8"))["clauses"] if path.is_file() else ())


def folder(package: str) -> Traversable:
    """Where the sheets lie: also inside an archive."""
    return files(package) / "sheet"


def parse_sheet(language: str, text: str) -> Sheet:
    """The sheet that is written there; raises ValueError at a line that has no place in it."""
    title, opening, section = "", "", ""
    clauses: list[Clause] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        if found := TITLE.fullmatch(line):
            title = found[1]
        elif found := SECTION.fullmatch(line):
            section = found[1]
        elif found := CLAUSE.fullmatch(line):
            clauses.append(Clause(found[1], section, found[2]))
        elif clauses and clauses[-1].section == section and line.startswith("  "):
            clauses[-1] = continued(clauses[-1], line)
        elif not section:
            opening = f"{opening} {line.strip()}".strip()
        else:
            raise ValueError(f"{language}.md, line {number}: neither a heading nor part of a clause: {line}")
    return Sheet(language, title, opening, tuple(clauses))


def continued(clause: Clause, line: str) -> Clause:
    """The clause with one more line: an item of a list, or the rest of a wrapped sentence."""
    item = ITEM.fullmatch(line)
    more = f"\n- {item[1]}" if item else f" {line.strip()}"
    return Clause(clause.id, clause.section, clause.text + more)
