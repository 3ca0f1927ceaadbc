"""Lint, laws and tests of one game: what its author wants to know every few minutes.

    python -m tools.check GAME [--compiled] [--jobs 2] [PYTEST OPTION…]

With `--compiled` only the laws and tests, on a copy of the package in which the game is compiled.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludofoot"
BIN = Path(sys.executable).parent
# Where every game is held to something; of these only what names this one is run.
FOR_EVERY_GAME = ("conformance/test_laws.py", "conformance/test_move_types.py", "golden", "art", "locale")


def games() -> list[str]:
    """The folders of the games."""
    return sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))


def lint(game: str) -> bool:
    """Style, types and layers."""
    code = [path for path in (SOURCE / "games" / game, ROOT / "tests" / "games" / game) if path.is_dir()]
    return (
        said(BIN / "ruff", "check", "--quiet", *code)
        and said(BIN / "ruff", "format", "--check", "--quiet", *code)
        and said(BIN / "mypy", "--no-error-summary", *code)
        and said(BIN / "lint-imports", "--no-logo")
    )


def tests(game: str, half: str, jobs: int, options: list[str], **environ: str) -> bool:
    """Its own tests, and its share of what is asked of every game."""
    own = ROOT / "tests" / "games" / game
    places = [*([own] if own.is_dir() else []), *(ROOT / "tests" / place for place in FOR_EVERY_GAME)]
    named = f"{game} or {game.replace('_', '-')}"
    how = ["-q", f"-n{jobs}", "--dist=worksteal", f"--half={half}", "-k", named]
    return said(sys.executable, "-m", "pytest", *how, *places, *options, **environ)


def compiled(game: str) -> Path:
    """A folder with the package in which this game is compiled."""
    folder = ROOT / "build" / f"compiled-{game}"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCE, folder / "ludofoot", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "tools.compiling", *modules(game)]
    subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True)
    shutil.copytree(folder / "products", folder, dirs_exist_ok=True)
    return folder


def modules(game: str) -> list[str]:
    """What the wheel compiles, without the other games."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    found = {path.relative_to(SOURCE.parent) for pattern in patterns for path in ROOT.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.parts[1] != "games" or path.parts[2] == game)


def said(*command: str | Path, **environ: str) -> bool:
    """Whether a command succeeds; what it says is shown."""
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environ}, check=False).returncode == 0


def main() -> int:
    """Exits 1 at the first thing that does not hold."""
    parser = argparse.ArgumentParser(prog="check", description=__doc__)
    parser.add_argument("game", type=lambda name: name.replace("-", "_"), choices=games())
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--jobs", type=int, default=2)
    wanted, options = parser.parse_known_args()
    if wanted.compiled:
        place = str(compiled(wanted.game))
        return not tests(wanted.game, "compiled", wanted.jobs, options, PYTHONPATH=place)
    return not (lint(wanted.game) and tests(wanted.game, "plain", wanted.jobs, options))


if __name__ == "__main__":
    sys.exit(main())
