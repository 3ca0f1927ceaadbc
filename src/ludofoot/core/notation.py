"""One readable line for each move and each chance event, and back."""

from __future__ import annotations

from typing import Final, Generic

from ludofoot.core.records import Event
from ludofoot.core.state import M

MOST_DIGITS: Final = 9
"""What is longer would fit into no move."""


class Notation(Generic[M]):
    """How a game is written down: what PGN is to chess. `read` and `answers` raise ValueError."""

    def write(self, move: M) -> str:
        """The move as text."""
        raise NotImplementedError

    def read(self, text: str) -> M:
        """The move that is written so."""
        raise NotImplementedError

    def write_chance(self, event: Event) -> str | None:
        """What luck decided, as text; None if the event tells of no luck."""
        raise NotImplementedError

    def answers(self, text: str) -> list[int]:
        """What chance answered when this was written, in the order it was asked."""
        raise NotImplementedError


def number(text: str) -> int:
    """A whole number such as a move may hold, and nothing else; raises ValueError."""
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise ValueError(text)
    return int(text)
