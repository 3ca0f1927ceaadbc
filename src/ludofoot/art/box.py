"""What a box holds, as its game has written it down."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def contents(package: str) -> dict[str, Any]:
    """The box of the game in this package; not to be changed."""
    return tomllib.loads(files(package).joinpath("box.toml").read_text("utf-8"))
