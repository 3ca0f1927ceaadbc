"""What linters do not know: the traps of compiled code, and the two copies that lose fields silently."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain_only

ROOT = Path(__file__).parents[1]
LARGEST_SMALL = 2**62
LOSES_FIELDS = {"deepcopy", "pickle", "cPickle", "dill", "marshal", "copyreg"}


@cache
def compiled() -> list[Path]:
    """The modules that mypyc compiles."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]["compile"]
    return sorted({path for pattern in patterns for path in ROOT.glob(pattern)})


def sources() -> list[Path]:
    return sorted((ROOT / "src").rglob("*.py"))


def where(path: Path, node: ast.expr | ast.stmt) -> str:
    return f"{path}:{node.lineno}"


def literal_shifts(path: Path) -> Iterator[str]:
    """`1 << n` is a 32-bit shift when compiled."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_number(node.left):
            yield where(path, node)


def large_numbers(path: Path) -> Iterator[str]:
    """A literal over 2**62 is an object when compiled, unboxed every time."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > LARGEST_SMALL:
            yield where(path, node)


def is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def silent_copies(path: Path) -> Iterator[str]:
    """`deepcopy` and `pickle`, however they are imported."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name.partition(".")[0] for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Attribute):
            names = [node.attr]
        if LOSES_FIELDS & set(names) and isinstance(node, ast.stmt | ast.expr):
            yield where(path, node)


def test_the_patterns_find_the_core_and_the_rules() -> None:
    names = {path.relative_to(ROOT / "src/ludofoot").as_posix() for path in compiled()}
    assert {"core/chance.py", "core/state.py", "games/schuss_und_tor/rules/state.py"} <= names


@pytest.mark.parametrize("path", compiled(), ids=lambda path: path.name)
def test_no_compiled_module_shifts_a_literal(path: Path) -> None:
    assert list(literal_shifts(path)) == []


@pytest.mark.parametrize("path", compiled(), ids=lambda path: path.name)
def test_no_compiled_module_has_a_number_beyond_62_bits(path: Path) -> None:
    assert list(large_numbers(path)) == []


def test_nothing_is_copied_by_deepcopy_or_pickle() -> None:
    assert [place for path in sources() for place in silent_copies(path)] == []


@pytest.mark.parametrize(
    ("code", "check"),
    [
        ("x = 1 << n", literal_shifts),
        ("x = -1 << n", literal_shifts),
        ("x = f(0x4000000000000001)", large_numbers),
        ("import copy\ny = copy.deepcopy(x)", silent_copies),
        ("from copy import deepcopy", silent_copies),
        ("import pickle", silent_copies),
        ("from pickle import dumps", silent_copies),
    ],
)
def test_each_check_bites(code: str, check: Callable[[Path], Iterator[str]], tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(code, "utf-8")
    assert list(check(path))
