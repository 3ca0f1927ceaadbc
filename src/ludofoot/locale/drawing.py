"""How a game draws itself in text: in its module `terminal`; without one its view is written out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.core.game import Game
from ludofoot.core.records import View

Numbered = Sequence[tuple[int, dict[str, Any]]]
"""The moves of the menu with their numbers, so that a drawing can put the number on the card."""
Draw = Callable[[Any, Callable[..., str], Callable[[int], str], Numbered], RenderableType]
"""draw(view, say, name_of, numbered): `say` takes a message id and arguments, `name_of` a seat."""


def drawing_of(game: Game[Any]) -> Draw:
    """How this game is drawn."""
    module = f"{game.package}.terminal"
    if game.package and find_spec(module):
        draw: Draw = import_module(module).draw
        return draw
    return plain_drawing


def plain_drawing(
    view: View, say: Callable[..., str], name_of: Callable[[int], str], numbered: Numbered
) -> RenderableType:
    """Every fact of the view on a line."""
    grid = Grid.grid(padding=(0, 2))
    for name, value in msgspec.to_builtins(view).items():
        grid.add_row(Text(str(name), "bold"), Text(plain(value)))
    return grid


def plain(value: Any) -> str:
    """Plain data as a person would write it."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(part)}" for key, part in value.items())
    if isinstance(value, list | tuple):
        return " · ".join(map(plain, value)) or "–"
    return "–" if value is None or value == "" else str(value)
