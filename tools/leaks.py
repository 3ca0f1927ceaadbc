"""Proves that the laws hear a leak: tells in turn each secret of each game to somebody, and lists what no law
notices.

    python -m tools.leaks [GAME] [--few] [--jobs 2] [--list]

Nothing on disk is changed: a leaking module lives in the memory of the one process that tries it.
"""

from __future__ import annotations

import argparse
import ast
import os
import sys
from collections.abc import Iterator
from functools import partial
from itertools import product
from typing import Any

from ludofoot import Game, find_games, load
from tools.citing import ROOT
from tools.clauses import folder_of
from tools.mutants import Mutant, Source
from tools.mutate import fork, import_broken, try_all

LAWS = ("nothing_hidden_is_told", "nothing_hidden_is_dealt")
"""By name: in the process of a leak everything is imported anew."""
SEEDS = range(12)
LISTENER = 0
"""The seat that hears more than it should where not everybody does."""
UNNOTICED, FAILED, FIRST_LAW = 0, 1, 10


def main() -> int:
    """Tries every leak; exits 1 if one stays unnoticed."""
    parser = argparse.ArgumentParser(prog="leaks", description=__doc__)
    parser.add_argument("game", nargs="?", help="the id of a game; without one, every game")
    parser.add_argument("--few", action="store_true", help="only one secret of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true", help="show the leaks, try none")
    wanted = parser.parse_args()
    games = [load(wanted.game)] if wanted.game else list(find_games().values())
    found = [(game, leak) for game in games for leak in leaks_of(game, wanted.few)]
    if wanted.list:
        for _, leak in found:
            print(told(leak))
        return 0
    return report(found, wanted.jobs)


def report(found: list[tuple[Game[Any], Mutant]], jobs: int) -> int:
    """Tries these leaks and prints which law noticed each."""
    of = {leak: game.id for game, leak in found}
    codes = try_all(list(of), lambda leak: fork(partial(noticing, of[leak], leak), limited=False), jobs)
    unnoticed = [leak for leak in of if codes[leak] < FIRST_LAW]
    for leak in of:
        seed, number = divmod(codes[leak] - FIRST_LAW, len(LAWS))
        said = "UNNOTICED" if leak in unnoticed else f"{LAWS[number]} (seed {seed})"
        print(f"{said:34}  {told(leak)}")
    print(f"{len(of)} leaks, {len(unnoticed)} unnoticed")
    return 1 if unnoticed else 0


def told(leak: Mutant) -> str:
    """A leak in a line."""
    return f"{leak.path.relative_to(ROOT)}:{leak.line}  {leak.change}"


# ---- planting


def leaks_of(game: Game[Any], few: bool = False) -> list[Mutant]:
    """Every secret of this game, told to all and told to one."""
    sources = [Source(path, game.prefix) for path in sorted(folder_of(game).rglob("*.py"))]
    secrets = [(source, call) for source in sources for call in told_apart(source)]
    return [leak for source, call in secrets[: 1 if few else None] for leak in planted(source, call)]


def told_apart(source: Source) -> Iterator[ast.Call]:
    """Where something is told to some in full and to the others masked or not at all."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell_apart":
            yield node


def planted(source: Source, call: ast.Call) -> Iterator[Mutant]:
    """The same words for everybody, and for one seat too many."""
    assert isinstance(call.func, ast.Attribute)
    out = ast.unparse(call.func.value)
    seats, full, masked = map(ast.unparse, call.args)
    yield source.changed(call, f"{out}.tell({full})", "to all", [])
    one_more = f"{out}.tell_apart([*{seats}, {LISTENER}], {full}, {masked})"
    yield source.changed(call, one_more, f"to {LISTENER}", [])


# ---- noticing


def noticing(game: str, leak: Mutant) -> int:
    """In the new process: by which seed and law it is noticed first, if that law holds without the leak."""
    import_broken(leak)
    try:
        for seed, place, number in product(SEEDS, range(len(setups_of(game))), range(len(LAWS))):
            if breaks(game, number, place, seed):
                sys.meta_path.pop(0)
                import_broken(None)
                return FAILED if breaks(game, number, place, seed) else FIRST_LAW + seed * len(LAWS) + number
    except Exception as failed:
        os.write(2, f"{told(leak)}: {failed!r}\n".encode())
        return FAILED
    return UNNOTICED


def setups_of(game: str) -> list[Any]:
    """Every way to play this game, as it is imported now."""
    from ludofoot import load
    from ludofoot.testing import setups

    return setups(load(game))


def breaks(game: str, number: int, place: int, seed: int) -> bool:
    """Whether this law does not hold here, for the game as it is imported now."""
    from ludofoot import load
    from ludofoot.testing import hidden

    try:
        getattr(hidden, LAWS[number])(load(game), setups_of(game)[place], seed)
    except AssertionError:
        return True
    return False


if __name__ == "__main__":
    sys.exit(main())
