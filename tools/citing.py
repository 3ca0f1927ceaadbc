"""Finds clause ids: in any text, and in the marks of tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent


class Place(NamedTuple):
    """A line of a file, and for a test its name."""

    path: Path
    line: int
    name: str = ""

    def __str__(self) -> str:
        path = self.path.relative_to(ROOT) if self.path.is_relative_to(ROOT) else self.path
        return f"{path}::{self.name}" if self.name else f"{path}:{self.line}"


def cited(text: str, prefix: str) -> list[str]:
    """The ids in a text, once each; `ST-35 to ST-37` cites ST-36 too."""
    found = re.findall(rf"\b{prefix}-([A-Z]?)(\d+)(?: (?:to|…|-|–) {prefix}-([A-Z]?)(\d+))?", text)
    ids: list[str] = []
    for kind, first, last_kind, last in found:
        numbers = range(int(first), int(last) + 1) if last and last_kind == kind else [int(first)]
        ids += [f"{prefix}-{kind}{number:0{len(first)}d}" for number in numbers]
        if last and last_kind != kind:
            ids.append(f"{prefix}-{last_kind}{last}")
    return list(dict.fromkeys(ids))


def citations(files: list[Path], prefix: str) -> dict[str, list[Place]]:
    """Where each id stands in these files. A citation that runs over two lines counts on both."""
    found: dict[str, list[Place]] = {}
    for path in files:
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            for clause in cited(line, prefix):
                found.setdefault(clause, []).append(Place(path, number))
    return found


def marked_tests(folder: Path) -> dict[str, list[Place]]:
    """The tests under a folder by the ids of their `clause` marks, wherever in the decorators they stand."""
    found: dict[str, list[Place]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        module = ast.parse(path.read_text("utf-8"), str(path))
        for scope, test in each_test(module):
            marks = [mark for node in scope for mark in marks_in(node)]
            for clause in dict.fromkeys(marks):
                found.setdefault(clause, []).append(Place(path, test.lineno, test.name))
    return found


def each_test(
    module: ast.Module | ast.ClassDef, around: tuple[ast.AST, ...] = ()
) -> Iterator[tuple[tuple[ast.AST, ...], ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Each test with everything that may mark it: its decorators, those of its class, `pytestmark`."""
    around += tuple(node for node in module.body if is_pytestmark(node))
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            yield from each_test(node, (*around, *node.decorator_list))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield (*around, *node.decorator_list), node


def is_pytestmark(node: ast.stmt) -> bool:
    """Whether this statement marks everything beside it."""
    return isinstance(node, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
    )


def marks_in(node: ast.AST) -> Iterator[str]:
    """The ids of the marks inside an expression: `pytest.mark.clause("ST-34", ...)`."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Call) and ast.unparse(inner.func).endswith("mark.clause"):
            for argument in inner.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
