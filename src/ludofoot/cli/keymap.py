"""What stands under which key in the terminal: the same file that the page reads."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final


def read_keys() -> dict[str, str]:
    """The key of each action that can be done in a terminal."""
    columns = json.loads(files("ludofoot").joinpath("keys.json").read_text("utf-8"))
    return {action: column["terminal"] for action, column in columns.items() if "terminal" in column}


KEYS: Final = read_keys()

PASS: Final = "pass"
PROMPTED: Final = ("choice", "enter", PASS)
"""What answers a question; everything else is an order."""

ORDERS: Final = {key: action for action, key in KEYS.items() if action not in PROMPTED}
"""What is ordered with which letter."""
