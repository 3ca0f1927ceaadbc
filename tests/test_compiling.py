"""What the wheel is made with: groups, what is kept of them, and what is copied between them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from setuptools import Distribution, Extension  # type: ignore[import-untyped]

from tools import compiling
from tools.compiling import Compiling, forget, groups
from tools.inlining import share

pytestmark = pytest.mark.plain_only

CORE = """#include "__native_internal_core.h"
int64_t CPyDef_cards___bit(int64_t cpy_r_card) {
    if (cpy_r_card < 0) CPy_AddTraceback("cards.py", "bit", 1, CPyStatic_cards___globals);
    return CPyDef_cards___shifted(1, cpy_r_card);
}
int64_t CPyDef_cards___shifted(int64_t cpy_r_cards, int64_t cpy_r_places) {
    return cpy_r_cards << cpy_r_places;
}
PyObject *CPyDef_cards___word(void) {
    return CPyStatics[3];
}
PyObject *CPyDef_cards___said(void) {
    return CPyDef_cards___word();
}
char CPyDef_cards___even(int64_t cpy_r_n) {
    return CPyDef_cards___odd(cpy_r_n);
}
char CPyDef_cards___odd(int64_t cpy_r_n) {
    return CPyDef_cards___even(cpy_r_n);
}
"""
GAME = """#include "__native_game.h"
#include "__native_internal_game.h"
void CPyDef_play(void) {
    a = exports_core.CPyDef_cards___bit(b);
    c = exports_core.CPyDef_cards___said();
    d = exports_core.CPyDef_cards___even(b);
    CPy_AddTraceback("play.py", "play", 1, CPyStatic_play___globals);
}
"""


def test_a_group_is_a_part_of_ludofoot_or_one_game() -> None:
    made = groups(
        ["ludofoot/core/cards.py", "ludofoot/games/finale/rules/play.py", "ludofoot/games/finale/asking.py"]
    )
    finale = ["ludofoot/games/finale/rules/play.py", "ludofoot/games/finale/asking.py"]
    assert made == [(["ludofoot/core/cards.py"], "ludofoot_core"), (finale, "ludofoot_finale")]


def test_what_only_the_rest_of_the_package_imports_need_not_be_there(tmp_path: Path) -> None:
    """A wheel is built where neither a web framework nor a database's driver is installed."""
    from mypy import api  # late: where the wheel is tried there is none

    module = tmp_path / "rules.py"
    module.write_text(
        "from nowhere_to_be_found import Router\n\n\ndef routes() -> Router:\n    return Router()\n"
    )
    said, wrong, code = api.run([*compiling.OPTIONS, "--cache-dir", str(tmp_path / "cache"), str(module)])
    assert (said, wrong, code) == ("", "", 0)


@pytest.fixture
def shared(tmp_path: Path) -> str:
    core, game = tmp_path / "core.c", tmp_path / "game.c"
    core.write_text(CORE)
    game.write_text(GAME)
    share([core, game])
    assert core.read_text() == CORE
    return game.read_text()


def test_what_needs_only_its_arguments_is_copied_below_what_it_calls(shared: str) -> None:
    assert "a = copied_CPyDef_cards___bit(b);" in shared
    assert "return copied_CPyDef_cards___shifted(1, cpy_r_card);" in shared
    places = [
        shared.index(f"static inline int64_t copied_CPyDef_cards___{name}(") for name in ("shifted", "bit")
    ]
    assert shared.index("__native_internal_game.h") < places[0] < places[1] < shared.index("CPyDef_play")


def test_a_copy_uses_nothing_of_the_other_group(shared: str) -> None:
    assert "CPyStatic_cards___globals" not in shared
    assert '"bit", 1, CPyStatic_play___globals' in shared


def test_what_needs_a_literal_or_goes_round_in_a_circle_is_called_as_before(shared: str) -> None:
    assert "c = exports_core.CPyDef_cards___said();" in shared
    assert "d = exports_core.CPyDef_cards___even(b);" in shared
    assert "CPyStatics" not in shared


@pytest.mark.parametrize("changed", ["game.c", "core.h", "flag", "compiler", "name"])
def test_whatever_the_compiler_is_given_changes_the_key(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "surroundings", lambda compiler: "surroundings")
    source, header = tmp_path / "game.c", tmp_path / "core.h"

    def key(now: str) -> str:
        source.write_text(f"int game; // {now == 'game.c'}")
        header.write_text(f"int core; // {now == 'core.h'}")
        name, flags = f"game{now == 'name'}", ["-O2" if now == "flag" else "-O3"]
        command = Compiling(Distribution())
        command.compiler = Compiler("clang" if now == "compiler" else "gcc")
        return command.key(Extension(name, [str(source)], depends=[str(header)], extra_compile_args=flags))

    assert key("nothing") == key("nothing")
    assert key("nothing") != key(changed)


class Compiler:
    """As much of one as the key looks at."""

    def __init__(self, name: str) -> None:
        self.compiler_so = [name, "-c"]
        self.linker_so = [name, "-shared"]


def test_what_was_not_used_for_longest_is_forgotten_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "KEPT_BYTES", 25)
    for age, name in enumerate(("new", "old", "oldest")):
        (tmp_path / name).write_bytes(bytes(10))
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    forget(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"new", "old"}
