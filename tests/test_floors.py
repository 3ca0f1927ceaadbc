"""The lowest versions that are played with are those of pyproject.toml, and the pins lie above them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import floors

pytestmark = pytest.mark.plain_only


def pinned(text: str) -> dict[str, str]:
    """Names and versions of lines such as `name==1.0`."""
    lines = (line.partition("==") for line in text.splitlines())
    return {canonicalize_name(name): version for name, _, version in lines}


@pytest.mark.parametrize("need", floors.needed(), ids=lambda need: need.name)
def test_the_pin_of_every_package_is_allowed(need: Requirement) -> None:
    pins = pinned((floors.ROOT / "constraints.txt").read_text("utf-8"))
    assert need.specifier.contains(pins[canonicalize_name(need.name)])


def test_floors_replace_the_pins_of_their_packages_and_no_others() -> None:
    usual, lowest = pinned((floors.ROOT / "constraints.txt").read_text("utf-8")), pinned(floors.pins())
    assert set(usual) == set(lowest)
    changed = {name for name in usual if usual[name] != lowest[name]}
    assert "uvicorn" in changed
    assert changed <= {canonicalize_name(need.name) for need in floors.needed()}


@pytest.mark.parametrize("text", ["uvicorn", "uvicorn<1", "uvicorn>0.52"])
def test_a_package_without_a_floor_is_refused(text: str) -> None:
    with pytest.raises(floors.FloorBroken, match="names no floor"):
        floors.pin(Requirement(text))


def test_what_fails_is_told_with_all_it_said(tmp_path: Path) -> None:
    script = tmp_path / "game.py"
    script.write_text("raise SystemExit('no message arrives')")
    with pytest.raises(floors.FloorBroken, match="no message arrives"):
        floors.run(sys.executable, str(script))
