"""What is written on a command line: options as NAME=VALUE, bots as LEVEL,LEVEL."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludofoot.bots import check_level
from ludofoot.bots.levels import ADAPTIVE
from ludofoot.core.game import Game
from ludofoot.core.options import ChoiceOption, Value
from ludofoot.core.records import Refused

PERSON = ("human", "-")


def read_options(game: Game[Any], texts: Iterable[str]) -> dict[str, Value]:
    """The options by name; raises `Refused`. Whether a value is possible is for the game to say."""
    numeric = {option.name for option in game.options if not isinstance(option, ChoiceOption)}
    found: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Refused("bad-option-text", text=text)
        if name in found:
            raise Refused("option-twice", option=name)
        whole = value.removeprefix("-").isdecimal() and value.isascii()
        found[name] = int(value) if name in numeric and whole else value
    return found


def read_seating(text: str | None, seats: int, adaptive: str) -> list[str]:
    """For each seat its bot, or "" for a person. The first is yours; one level alone is for all others.
    Whoever wants an opponent of about their own strength gets the step that their games have led to."""
    if text is None:
        text = "debutant"
    named = [level.strip() for level in text.split(",")] if text.strip() else ["-"]
    levels = [adaptive if level == ADAPTIVE else level for level in named]
    if len(levels) == 1:
        levels *= seats - 1
    if len(levels) != seats - 1:
        raise Refused("bad-seating", found=len(levels), wanted=seats - 1)
    for level in levels:
        if level not in PERSON:
            check_level(level)
    return ["", *("" if level in PERSON else level for level in levels)]
