"""The table of clauses, code and tests of every game found. Exits 1 on a gap.

python -m tools.clauses [--full] [--game ID]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ludofoot
from ludofoot import Game, find_games
from ludofoot.core.sheet import read_sheet, sheet_languages, without_effect
from tools.citing import ROOT, Place, citations, cited, marked_tests


class Table(NamedTuple):
    """What is known of the clauses of one game."""

    game: Game[Any]
    ids: list[str]
    without: dict[str, str]
    code: dict[str, list[Place]]
    tests: dict[str, list[Place]]
    locale: dict[str, list[Place]]


def main() -> int:
    """Prints a table a game, then the gaps."""
    parser = argparse.ArgumentParser(prog="clauses", description=__doc__)
    parser.add_argument("--full", action="store_true", help="every place and every test")
    parser.add_argument("--game", help="this game alone")
    # `make test ARGS=...` means pytest, and comes by here.
    wanted, _ = parser.parse_known_args()
    marked = marked_tests(ROOT / "tests")
    gaps = list(strangers(marked))
    for game in find_games().values():
        if wanted.game in (None, game.id):
            table = table_of(game, marked)
            print_table(table, wanted.full)
            gaps += gaps_of(table)
    for gap in gaps:
        print(f"GAP  {gap}")
    return 1 if gaps else 0


def table_of(game: Game[Any], marked: dict[str, list[Place]]) -> Table:
    """Collects what cites the clauses of a game."""
    languages = sheet_languages(game.package)
    sheet = read_sheet(game.package, "en" if "en" in languages else languages[0])
    locale = Path(ludofoot.__file__).parent / "locale"
    return Table(
        game,
        [clause.id for clause in sheet.clauses],
        without_effect(game.package),
        citations(code_of(game), game.prefix),
        {clause: tests for clause, tests in marked.items() if clause.startswith(f"{game.prefix}-")},
        citations(sorted(locale.rglob("*.ftl")), game.prefix),
    )


def folder_of(game: Game[Any]) -> Path:
    """Where the sources of a game lie."""
    return Path(str(sys.modules[game.package].__file__)).parent


def code_of(game: Game[Any]) -> list[Path]:
    """The files that may enforce a clause."""
    box = folder_of(game) / "box.toml"
    return [*sorted(folder_of(game).rglob("*.py")), *([box] if box.is_file() else [])]


def gaps_of(table: Table) -> Iterator[str]:
    """What is missing, and what should not be there."""
    known = set(table.ids)
    for clause in table.ids:
        if clause in table.without:
            continue
        if clause not in table.code:
            yield f"{clause} is cited nowhere in the code of {table.game.id}"
        if clause not in table.tests:
            yield f"{clause} has no marked test"
    for places in (table.code, table.tests, table.locale):
        for clause, where in places.items():
            if clause not in known:
                yield f"{clause} is cited, but not in the sheet: {where[0]}"
    yield from gaps_of_sheets(table)


def gaps_of_sheets(table: Table) -> Iterator[str]:
    """The sheets must agree on the ids, and cite only what they have."""
    package, known = table.game.package, set(table.ids)
    for clause in set(table.without) - known:
        yield f"{clause} is said to have no effect, but is not in the sheet of {table.game.id}"
    for language in sheet_languages(package):
        sheet = read_sheet(package, language)
        ids = [clause.id for clause in sheet.clauses]
        if ids != table.ids:
            what = sorted(set(ids) ^ known) or "order or copies"
            yield f"sheet/{language}.md of {table.game.id} differs: {what}"
        for each in sheet.clauses:
            for other in cited(each.text, table.game.prefix):
                if other not in known:
                    yield f"{other} is cited by {each.id} in sheet/{language}.md, but is not there"


def strangers(marked: dict[str, list[Place]]) -> Iterator[str]:
    """Marks that belong to no game."""
    prefixes = tuple(f"{game.prefix}-" for game in find_games().values())
    for clause, tests in marked.items():
        if not clause.startswith(prefixes):
            yield f"{clause} belongs to no game: {tests[0]}"


def print_table(table: Table, full: bool) -> None:
    """A row a clause: its id, how often the code cites it, how many tests are marked."""
    tests = {test for tests in table.tests.values() for test in tests}
    places = {place for clause in table.code.values() for place in clause}
    print(
        f"{table.game.id}: {len(table.ids)} clauses, {len(places)} lines of code, {len(tests)} marked tests"
    )
    cells = [cell(table, clause) for clause in table.ids]
    if not full:
        columns = 6
        for row in range(0, len(cells), columns):
            print("  " + "".join(f"{each:<18}" for each in cells[row : row + columns]).rstrip())
        print("  (clause: places in the code / marked tests; --full lists them)")
        return
    for clause, each in zip(table.ids, cells, strict=True):
        print(f"  {each}")
        if clause in table.without:
            print(f"      {table.without[clause]}")
        for place in (*table.code.get(clause, ()), *table.tests.get(clause, ())):
            print(f"      {place}")


def cell(table: Table, clause: str) -> str:
    """One clause in short."""
    if clause in table.without:
        return f"{clause}: no effect"
    return f"{clause}: {len(table.code.get(clause, ()))}/{len(table.tests.get(clause, ()))}"


if __name__ == "__main__":
    sys.exit(main())
