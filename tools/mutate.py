"""Proves that the marked tests bite: breaks each rule in turn and lists what no marked test notices.

    python -m tools.mutate [GAME] [--only ST-27] [--file market.py] [--jobs 2] [--list]

Nothing on disk is changed: a broken module lives in the memory of the one process that tries it.
"""

from __future__ import annotations

import argparse
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ludofoot import Game, find_games, load
from tools.citing import ROOT, marked_tests
from tools.clauses import folder_of
from tools.mutants import Mutant, Source

ENFORCING = (
    "game.py", "box.py", "rules/*.py", "seeing.py", "imagining.py", "asking.py", "previewing.py",
)  # fmt: skip
EQUIVALENT = Path(__file__).with_name("mutate_equivalent.toml")
SECONDS = 20
TESTS = marked_tests(ROOT / "tests")
SURVIVED, NOTICED, NO_TESTS = 0, 1, 5


def main() -> int:
    """Tries every mutant; exits 1 if one survives."""
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("game", nargs="?", help="the id of a game; without one, every game")
    parser.add_argument("--only", help="only what cites this clause")
    parser.add_argument("--file", default="", help="only files whose path ends like this")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="show the mutants, try none")
    wanted = parser.parse_args()
    games = [load(wanted.game)] if wanted.game else list(find_games().values())
    mutants = [
        each
        for game in games
        for each in mutants_of(game)
        if (not wanted.only or wanted.only in each.clauses) and str(each.path).endswith(wanted.file)
    ]
    excused = equivalent()
    excused_now = [mutant for mutant in mutants if key(mutant) in excused]
    mutants = [mutant for mutant in mutants if key(mutant) not in excused]
    if wanted.list:
        for mutant in mutants:
            print(told(mutant))
        return 0
    for line in tests_told(mutants):
        print(line, flush=True)
    if try_clauses(sorted({clause for mutant in mutants for clause in mutant.clauses})) != SURVIVED:
        print("The marked tests do not even pass on rules that are whole.")
        return 1
    codes = try_all(mutants, lambda mutant: fork(partial(run_tests, mutant.clauses, mutant)), wanted.jobs)
    survivors = [mutant for mutant in mutants if codes[mutant] in (SURVIVED, NO_TESTS)]
    for mutant in survivors:
        print(f"SURVIVED  {told(mutant)}")
    print(f"{len(mutants)} mutants, {len(survivors)} survived, {len(excused_now)} excused as equivalent")
    partly = wanted.only or wanted.game or wanted.file
    stale = [] if partly else sorted(excused - {key(mutant) for mutant in excused_now})
    for entry in stale:
        print(f"STALE  {EQUIVALENT.name} excuses what is not there: {' | '.join(entry)}")
    return 1 if survivors or stale else 0


def mutants_of(game: Game[Any]) -> list[Mutant]:
    """Every break of this game's rules."""
    folder = folder_of(game)
    paths = [path for pattern in ENFORCING for path in sorted(folder.glob(pattern))]
    return [mutant for path in paths for mutant in Source(path, game.prefix).mutants()]


def equivalent() -> set[tuple[str, str, str]]:
    """The changes that cannot be noticed, each with its reason in the file."""
    entries = tomllib.loads(EQUIVALENT.read_text("utf-8"))["equivalent"]
    assert all(entry["reason"] for entry in entries)
    return {(entry["file"], entry["code"], entry["change"]) for entry in entries}


def key(mutant: Mutant) -> tuple[str, str, str]:
    """How a mutant is known even when its line moves."""
    return mutant.path.relative_to(ROOT).as_posix(), mutant.code, mutant.change


def told(mutant: Mutant) -> str:
    """A mutant in a line."""
    return f"{mutant.path.relative_to(ROOT)}:{mutant.line}  {mutant.change}  [{' '.join(mutant.clauses)}]"


def tests_told(mutants: list[Mutant]) -> Iterator[str]:
    """A line a clause: how often it is broken, and which tests are to notice."""
    broken = Counter(clause for mutant in mutants for clause in mutant.clauses)
    for clause, times in sorted(broken.items()):
        tests = " ".join(dict.fromkeys(str(place) for place in TESTS.get(clause, ())))
        yield f"{clause}  broken {times} ×  {tests or 'NO TEST'}"


# ---- trying


def try_all(mutants: list[Mutant], start: Callable[[Mutant], int], jobs: int) -> dict[Mutant, int]:
    """Tries each in a process of its own; how each ended."""
    running: dict[int, Mutant] = {}
    codes: dict[Mutant, int] = {}
    for mutant in mutants:
        if len(running) == jobs:
            reap(running, codes)
        running[start(mutant)] = mutant
    while running:
        reap(running, codes)
    return codes


def reap(running: dict[int, Mutant], codes: dict[Mutant, int]) -> None:
    """Waits for one to finish."""
    pid, status = os.wait()
    codes[running.pop(pid)] = os.waitstatus_to_exitcode(status)
    if sys.stderr.isatty():
        print(f"\r{len(codes)} tried ", end="", file=sys.stderr, flush=True)


def try_clauses(clauses: list[str]) -> int:
    """Runs the tests of these clauses on the rules as they are."""
    _, status = os.waitpid(fork(partial(run_tests, tuple(clauses), None), limited=False), 0)
    return os.waitstatus_to_exitcode(status)


def fork(run: Callable[[], int], limited: bool = True) -> int:
    """Runs this in a new process: much quicker than a new interpreter."""
    pid = os.fork()
    if pid:
        return pid
    code = NOTICED
    try:
        if limited:
            # A game that never ends is noticed too. Time of the processor: a busy machine changes nothing.
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
        code = run()
    finally:
        os._exit(code)


def run_tests(clauses: tuple[str, ...], mutant: Mutant | None) -> int:
    """In the new process: forget the rules, import them broken, run the tests."""
    import_broken(mutant)
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    files = {str(place.path) for clause in clauses for place in TESTS.get(clause, ())}
    if not files:
        return NO_TESTS
    # Plugins take longer to load than most of the tests take to run, and none of these needs one.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    options = ["-x", "-q", "-pno:cacheprovider", f"--rootdir={ROOT}"]
    return int(pytest.main([*options, *sorted(files)], plugins=[Marked(clauses)]))


def import_broken(mutant: Mutant | None) -> None:
    """From now on everything is imported anew, and this one module broken."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("ludofoot", "tests", "conftest")]:
        del sys.modules[name]
    if mutant:
        sys.meta_path.insert(0, Breaker(mutant))


class Marked:
    """Keeps only the tests that are marked with one of the clauses."""

    def __init__(self, clauses: tuple[str, ...]) -> None:
        self.clauses = set(clauses)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Called by pytest."""
        items[:] = [
            item
            for item in items
            if any(self.clauses.intersection(mark.args) for mark in item.iter_markers("clause"))
        ]


class Breaker(importlib.abc.MetaPathFinder):
    """Imports one module from the source of a mutant, everything else as always."""

    def __init__(self, mutant: Mutant) -> None:
        parts = mutant.path.relative_to(ROOT / "src").with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self.mutant = mutant

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> Any:
        """Called by the import system."""
        if name != self.name:
            return None
        loader = Broken(name, str(self.mutant.path))
        loader.source = self.mutant.source.encode()
        return importlib.util.spec_from_file_location(name, self.mutant.path, loader=loader)


class Broken(importlib.machinery.SourceFileLoader):
    """Loads what it is given, never a cached file."""

    source = b""

    def get_code(self, fullname: str) -> Any:
        """Called by the import system."""
        return compile(self.source, self.path, "exec")


if __name__ == "__main__":
    sys.exit(main())
