"""Every message id that the sources can ask for, derived from types and from what is written in the code."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator, Set
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, get_args

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludofoot
from ludofoot.bots.levels import ADAPTIVE, LEVELS
from ludofoot.cli.keymap import ORDERS, PASS
from ludofoot.core.entries import AnyEntry, Moved, TimedOut
from ludofoot.core.fair_record import BROKEN
from ludofoot.core.fairness import REASONS
from ludofoot.core.game import Game
from ludofoot.core.records import kebab
from ludofoot.lessons.lesson import find_lesson
from ludofoot.testing.words import record_codes, view_codes

ROOT = Path(ludofoot.__file__).parent
SCREENS = ROOT.parents[1] / "web" / "src" / "games"
LITERAL = re.compile(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["']""")
REFUSED = re.compile(r'Refus(?:ed|al)\(\s*"([a-z-]+)"')
ASKED = re.compile(r"""(?:Said|\.word|\bsay)\(\s*["']([a-z-]+)["']""")
HELPED = re.compile(r'"(help-[a-z-]+)"')

# What is asked for everywhere and said by each game.
OF_GAMES = ("title", "tagline", "option-")
ANYTHING = "[a-z0-9-]+"
BEGINS = re.compile(r"[a-z]+-")
TEMPLATE = re.compile(r"`([a-z]+-[^`\n]*)`")
PLACE = re.compile(r"\$\{[^{}]*\}")


def core_sources() -> str:
    """Everything that is not a game's own."""
    inside = ROOT / "games"
    return "\n".join(
        path.read_text("utf-8") for path in ROOT.rglob("*.py") if not path.is_relative_to(inside)
    )


def game_sources(game: Game[Any]) -> str:
    """A game's own code, and that of its screen in the browser."""
    return "\n".join(path.read_text("utf-8") for path in own_files(game))


def own_files(game: Game[Any]) -> list[Path]:
    spec = find_spec(game.package)
    assert spec is not None
    assert spec.origin is not None
    return [*Path(spec.origin).parent.rglob("*.py"), *(SCREENS / game.id).rglob("*.ts*")]


def written_codes(text: str) -> set[str]:
    """The ids that stand in the code as they are."""
    return {f"refuse-{code}" for code in REFUSED.findall(text)} | {
        *ASKED.findall(text),
        *HELPED.findall(text),
    }


def core_codes() -> set[str]:
    """What every game needs."""
    entries = {kebab(entry.__name__) for entry in get_args(AnyEntry) if entry not in (Moved, TimedOut)}
    asked = {code for code in written_codes(core_sources()) if not code.startswith(OF_GAMES)}
    promises = {f"unfair-{reason}" for reason in BROKEN} | {f"notice-{reason}" for reason in REASONS}
    promises |= {f"reopened-because-{reason}" for reason in (*REASONS, "other", "nothing")}
    keys = {f"cli-key-{action}" for action in (PASS, *ORDERS.values())}
    bots = {f"bot-{level}" for level in (*LEVELS, ADAPTIVE)}
    return asked | promises | keys | bots | {f"log-{entry}" for entry in entries}


def game_codes(game: Game[Any]) -> set[str]:
    """What this game needs besides."""
    noted = {f"maryse-{trigger.key}" for trigger in game.triggers}
    noted |= {f"reason-{reason.key}" for reason in game.reasons}
    lesson = find_lesson(game)
    taught = set() if lesson is None else set(lesson.words())
    written = written_codes(game_sources(game))
    return {*record_codes(game), *written, *(family_of(game) or ()), *noted, *taught}


def family_of(game: Game[Any]) -> set[str] | None:
    """What is put together from parts in a game's own code, if its tests list it exactly."""
    module = f"tests.games.{game.package.rpartition('.')[2]}.words"
    try:
        found: set[str] = import_module(module).FAMILY
    except ModuleNotFoundError:
        return None
    return found


def may_be_used(game: Game[Any], code: str) -> bool:
    """Whether a game that lists no family puts this id together, or names a field of its view by it."""
    if code in view_codes(game) or is_part(code, game_codes(game)):
        return True
    return family_of(game) is None and any(re.fullmatch(each, code) for each in patterns(game))


def said_in_parts(code: str, said: Set[str]) -> bool:
    """Whether a word is put together by its kind: `face-left-3` by `face-parts`."""
    words = code.split("-")
    return any(f"{'-'.join(words[:length])}-parts" in said for length in range(1, len(words)))


def is_part(code: str, asked: Set[str]) -> bool:
    """Whether this puts words together that are asked for, or is a part of one."""
    kind, mark, _ = code.rpartition("-part-") if "-part-" in code else code.rpartition("-parts")
    return bool(mark) and any(word.startswith(f"{kind}-") for word in asked)


def patterns(game: Game[Any]) -> set[str]:
    """The ids with places to fill, such as `f"ask-{step}"`, in a game's code and that of its screen."""
    found = {pattern for path in own_files(game) for pattern in patterns_in(path)}
    return {pattern for pattern in found if BEGINS.match(pattern)}


def patterns_in(path: Path) -> Iterator[str]:
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        for node in python.walk(python.parse(text)):
            if isinstance(node, python.JoinedStr):
                parts = (part.value if isinstance(part, python.Constant) else None for part in node.values)
                yield "".join(ANYTHING if part is None else re.escape(str(part)) for part in parts)
    else:
        for template in TEMPLATE.findall(text):
            yield ANYTHING.join(map(re.escape, PLACE.split(template)))


# ---- what the files hold


class Variables(Visitor):
    """Collects the variables of a message; `$x` and `$x-is` are the same argument."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name.removesuffix("-is"))


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with its arguments; fails on anything that cannot be read."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found
