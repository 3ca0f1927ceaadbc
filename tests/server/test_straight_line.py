"""The room alone writes what it holds, tokens are cut in one place, and a move is read once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludofoot.server
from ludofoot.server.keyring import TOKENS_A_SEAT, Keyring

pytestmark = pytest.mark.plain_only

FOLDER = Path(ludofoot.server.__file__).parent
HELPERS = ("desk", "course", "presence", "bots", "telling")
CHANGING = {"append", "add", "pop", "clear", "update", "remove", "discard", "extend", "insert", "setdefault"}


def tree(name: str) -> ast.Module:
    return ast.parse((FOLDER / f"{name}.py").read_text("utf-8"))


def is_room(node: ast.expr) -> bool:
    """`room` or `self.room`."""
    return ast.unparse(node) in ("room", "self.room")


def whole(node: ast.expr) -> ast.expr:
    """What an item belongs to."""
    return whole(node.value) if isinstance(node, ast.Subscript) else node


def written(module: ast.Module) -> Iterator[str]:
    """Every field of a room that is assigned to, deleted from, or changed in place."""
    for node in ast.walk(module):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING
        ):
            targets = [node.func.value]
        for target in map(whole, targets):
            if isinstance(target, ast.Attribute) and is_room(target.value):
                yield f"{ast.unparse(target)} in line {target.lineno}"


@pytest.mark.parametrize("name", HELPERS)
def test_who_helps_the_room_writes_none_of_its_fields(name: str) -> None:
    assert list(written(tree(name))) == []


def test_tokens_are_cut_in_one_place() -> None:
    makers = [
        path.stem
        for path in sorted(FOLDER.glob("*.py"))
        if "TokenRow(" in path.read_text("utf-8") and path.stem not in ("store", "sqlite_rows")
    ]
    assert makers == ["keyring"]


def test_a_token_opens_its_seat_until_the_seat_is_freed() -> None:
    keyring = Keyring("ABCDE-FGHJK")
    ours, theirs = keyring.cut(0), keyring.cut(1)
    assert keyring.opened_by([ours, theirs, "somebody else's token"]) == {0, 1}
    keyring.free(0)
    assert keyring.opened_by([ours, theirs]) == {1}
    assert (keyring.freed, [row.seat for row in keyring.new]) == ([0], [0, 1])


def test_a_seat_has_only_so_many_tokens() -> None:
    keyring = Keyring("ABCDE-FGHJK")
    for _ in range(TOKENS_A_SEAT):
        keyring.cut(0)
    with pytest.raises(Exception, match="too-many"):
        keyring.cut(0)
    keyring.cut(1)
