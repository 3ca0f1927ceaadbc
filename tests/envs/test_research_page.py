"""What docs/research.md says is so."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from ludofoot import envs, load
from ludofoot.envs.finding import encoding_of

pytestmark = pytest.mark.plain_only
PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")


def test_numbers_of_actions() -> None:
    """Those that the page gives; it need not know every game."""
    counted = Counter(int(count) for count in re.findall(r"^\| [^|]+ \| (\d+) \|", PAGE, re.MULTILINE))
    encodings = [encoding_of(load(game)) for game in envs.names().values()]
    assert counted
    assert counted <= Counter(len(encoding.actions) for encoding in encodings if encoding is not None)


def test_names_of_actions() -> None:
    known = {
        name
        for game in envs.names().values()
        if (encoding := encoding_of(load(game))) is not None
        for name in encoding.actions
    }
    for name in ("lay max-fritz", "lay bomber, otto", "foul 2 to the left", "use 3, 7", "go to M3", "bid 12"):
        assert f"`{name}`" in PAGE
        assert name in known
    assert "play left-3-red from e8, penalty" in known
    assert "substitute man 12 by bench 2, attacker" in known
    assert "play injury on place 9" in known


def test_the_first_example_runs() -> None:
    (example,) = re.findall(r"## PettingZoo\n\n```python\n(.*?)```", PAGE, re.DOTALL)
    place: dict[str, object] = {}
    exec(example, place)
    assert place["env"].agents == []  # type: ignore[attr-defined]


def test_every_environment_that_is_named_is_there() -> None:
    named = set(re.findall(r"\b\w+_v\d+\b", PAGE))
    assert named
    assert named <= set(envs.names())


SHOWN = (
    "from ludofoot.envs import football",
    "from ludofoot import FastChance",
    "from ludofoot import load",
    "import datetime",
)


@pytest.mark.parametrize("begins", SHOWN)
def test_levels_and_search_run_as_shown(begins: str, capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = [
        code for code in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if code.startswith(begins)
    ]
    assert len(example.splitlines()) <= 12
    exec(example, {})
    shown = capsys.readouterr().out.splitlines()
    assert bool(shown) == ("print(" in example)
    assert "think" not in example or len(shown) == 3
