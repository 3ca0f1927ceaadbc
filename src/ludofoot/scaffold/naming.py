"""What a new game is called in all the places that name it."""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Collection, Iterator
from importlib.util import find_spec
from typing import Final, NamedTuple

from ludofoot.core.records import Refused

LONGEST: Final = 24
NAME: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


class Named(NamedTuple):
    """The names of one game."""

    id: str
    prefix: str

    @property
    def module(self) -> str:
        """What its folder is called."""
        return self.id.replace("-", "_")

    @property
    def title(self) -> str:
        """What stands on its box until somebody writes something better."""
        return " ".join(word.capitalize() for word in self.id.split("-"))

    @property
    def class_name(self) -> str:
        """What its state is called."""
        return "".join(word.capitalize() for word in self.id.split("-"))


def named(name: str, games: Collection[str], prefixes: Collection[str]) -> Named:
    """The names of a game that is to be called so, beside those that are there; raises `Refused`."""
    if not NAME.fullmatch(name) or len(name) > LONGEST or name[-1].isdecimal():
        raise Refused("bad-game-name", name=name[:LONGEST], most=LONGEST)
    found = Named(name, next(each for each in prefixes_for(name) if each not in prefixes))
    if name in games:
        raise Refused("game-there", game=name)
    if keyword.iskeyword(found.module) or keyword.issoftkeyword(found.module) or is_module(found.module):
        raise Refused("module-taken", name=found.module)
    return found


def is_module(name: str) -> bool:
    """Whether Python would find something else under this name."""
    return name in sys.stdlib_module_names or find_spec(name) is not None


def prefixes_for(name: str) -> Iterator[str]:
    """What its clauses may begin with, the best first: its initials, its first letters, then any."""
    words, letters = name.upper().split("-"), re.sub("[^A-Z]", "", name.upper())
    initials = re.sub("[^A-Z]", "", "".join(word[0] for word in words))
    if len(initials) > 1:
        yield initials[:3]
    yield from (letters[0] + other for other in letters[1:])
    yield from (f"{letters[0]}{second}{third}" for second in ALPHABET for third in ALPHABET)


ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
