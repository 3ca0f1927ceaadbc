"""What events cite is listed in `told.toml`, and nothing else is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from ludofoot import FastChance, Game, Setup, find_games
from ludofoot.bots.players import Players
from ludofoot.core.chance import Chance
from ludofoot.core.sheet import told
from ludofoot.core.sink import Telltale
from tests.golden.chosen import CHOSEN, events_of

every_game = pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)


@every_game
def test_whatever_a_random_game_tells_is_listed(game: Game[Any]) -> None:
    for seats in game.seats:
        setup, out = Setup(seats), Telltale()
        state = game.start(setup, FastChance(seats, 1))
        game.tell_start(state, setup, out)
        dice: list[Chance] = [FastChance(seats, stream) for stream in range(2, seats + 4)]
        Players(game, [None] * seats, dice).play(state, out)
        outcome = state.outcome()
        assert outcome is not None
        cited = {telling.full.clause for telling in out.told} | {outcome.clause}
        assert cited - {""} <= told(game.package)


@pytest.mark.parametrize("name", CHOSEN)
def test_whatever_a_kept_game_tells_is_listed(name: str) -> None:
    cited = {event.clause for event in events_of(CHOSEN[name])}
    assert cited - {""} <= told(CHOSEN[name].game.package)


@pytest.mark.plain_only
@every_game
def test_whatever_is_listed_stands_in_the_code(game: Game[Any]) -> None:
    """Outside refusals: a clause that only forbids is never told."""
    spec = find_spec(game.package)
    assert spec is not None
    assert spec.origin is not None
    written = {text for path in Path(spec.origin).parent.rglob("*.py") for text in texts(path)}
    assert told(game.package) <= written


def texts(path: Path) -> Iterator[str]:
    """The strings of a module, those of refusals left out."""
    tree = ast.parse(path.read_text("utf-8"))
    refusals = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and is_refusal(node)]
    inside = {id(part) for node in refusals for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            yield node.value


def is_refusal(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "Refused")
