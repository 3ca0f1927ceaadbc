"""Every game has the same floor plan: the same thing has the same name in the same place. Whoever knows one
game finds everything in the next, and tools that go by names miss nothing."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludofoot import Game, find_games
from ludofoot.core.state import State
from tools.clauses import folder_of
from tools.mutate import ENFORCING

pytestmark = pytest.mark.plain_only

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
ROOMS = {
    "__init__", "game", "records", "events", "views", "box", "notation", "encoding", "terminal",
    "seeing", "imagining", "asking", "previewing", "knowhow", "art", "rules", "sheet",
}  # fmt: skip
"""What every game has."""
SIDE_ROOMS = {"tactics", "teaching", "screen", "noting", "explaining", "reasoning", "reporting"}
"""What a game may have besides: modules or folders."""
FURNITURE = {"box.toml"}
RULES = {"__init__", "position", "state", "cards", "judging", "acting", "telling"}
"""What the rules of every game have. Beside them stand the subjects of a game, in its own words."""
TAKEN = {
    "play", "judge", "deck", "album", "choosing", "codes_of", "deals", "view", "views", "game", "rules",
    "seeing", "asking", "previewing", "imagining", "knowhow", "tactics", "box", "notation", "encoding",
}  # fmt: skip
"""What has another name, or its place elsewhere."""
HANDS = {
    "seeing",
    "asking",
    "previewing",
    "imagining",
    "views",
    "knowhow",
    "tactics",
    "terminal",
    "encoding",
    "noting",
    "explaining",
    "reasoning",
    "reporting",
}
"""What people and bots are given: the rules do not know it."""

every_game = pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)


def names_in(folder: Path) -> set[str]:
    """The modules and folders here, by name."""
    return {path.stem for path in folder.iterdir() if path.suffix == ".py" or is_package(path)}


def is_package(path: Path) -> bool:
    return path.is_dir() and not path.name.startswith("__")


@every_game
def test_a_game_has_the_rooms_that_every_game_has(game: Game[Any]) -> None:
    folder = folder_of(game)
    assert names_in(folder) - SIDE_ROOMS == ROOMS
    others = {path.name for path in folder.iterdir() if path.is_file() and path.suffix != ".py"}
    assert others - {"worth.toml", "film.json", "puzzles.jsonl"} == FURNITURE


@every_game
def test_the_rules_have_their_parts_and_the_subjects_of_the_game(game: Game[Any]) -> None:
    found = names_in(folder_of(game) / "rules")
    assert found >= RULES
    assert not found & TAKEN


@every_game
def test_a_state_is_a_position_that_answers_and_nothing_between(game: Game[Any]) -> None:
    package = folder_of(game)
    classes = {
        node.name: [base for base in map(ast.unparse, node.bases) if base != "Generic[M]"]
        for path in sorted((package / "rules").glob("*.py"))
        for node in ast.parse(path.read_text("utf-8")).body
        if isinstance(node, ast.ClassDef)
    }
    heirs = {name: bases for name, bases in classes.items() if any(base in classes for base in bases)}
    assert list(heirs.values()) == [["Position"]], "only the state inherits, from the position alone"
    assert [base.split("[")[0] for base in classes["Position"]] == [State.__name__]


@every_game
def test_the_rules_know_nothing_of_what_people_and_bots_are_given(game: Game[Any]) -> None:
    package = module_of(folder_of(game))
    for path in sorted((folder_of(game) / "rules").glob("*.py")):
        for name in imports_of(path):
            assert name != "ludofoot.core.prompts", path.name
            head, _, rest = name.removeprefix(package + ".").partition(".")
            assert not (name.startswith(package + ".") and head in HANDS), f"{path.name}: {name} {rest}"


@every_game
def test_no_modules_of_a_game_import_each_other(game: Game[Any]) -> None:
    folder = folder_of(game)
    paths = {module_of(path): path for path in sorted(folder.rglob("*.py"))}
    graph = {name: {each for each in imports_of(path) if each in paths} for name, path in paths.items()}
    assert not rings(graph)


def test_what_is_compiled_and_what_is_broken_on_purpose_goes_by_these_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    compiled = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    in_games = {each.removeprefix("src/ludofoot/games/*/") for each in compiled if "/games/*/" in each}
    assert in_games == {
        f"{name}.py"
        for name in (
            "rules/*",
            "seeing",
            "imagining",
            "asking",
            "previewing",
            "knowhow",
            "tactics",
            "tactics/*",
        )
    }
    assert set(ENFORCING) == {
        f"{name}.py" for name in ("game", "box", "rules/*", "seeing", "imagining", "asking", "previewing")
    }


# ---- who imports whom


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path) -> Iterator[str]:
    """Every module that this one imports, at its head, late, or for the types alone."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rings(graph: dict[str, set[str]]) -> list[list[str]]:
    """Modules that import themselves in the end."""
    found: list[list[str]] = []
    for start in graph:
        reached: set[str] = set()
        waiting = [start]
        while waiting:
            for each in graph[waiting.pop()] - reached:
                reached.add(each)
                waiting.append(each)
        if start in reached:
            found.append([start, *sorted(reached & {each for each in graph if start in graph[each]})])
    return found
