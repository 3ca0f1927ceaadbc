"""What each seat has heard and done so far, kept once for all courses that share a past."""

from __future__ import annotations

import hashlib

from ludofoot.core.digest import encode
from ludofoot.core.sink import Telling

EMPTY = b""


class Moment:
    """One choice of a course, what was told after it, and the line before it."""

    __slots__ = ("action", "before", "player", "prints", "told")

    def __init__(self, before: Moment | None, player: int, action: int, told: tuple[Telling, ...]) -> None:
        self.before = before
        self.player = player
        self.action = action
        self.told = told
        self.prints: dict[int, bytes] = {}

    def heard_by(self, seat: int) -> bytes:
        """What this line means to a seat: its own action, and what it was told; b"" if nothing."""
        events = [event for telling in self.told if (event := telling.to(seat)) is not None]
        own = [self.action] if self.player == seat else []
        return encode([own, events]) if own or events else EMPTY


def fingerprint(line: Moment, seat: int) -> bytes:
    """A chain of hashes over all that a seat has heard; worked out once for each line."""
    path: list[Moment] = []
    at: Moment | None = line
    while at is not None and seat not in at.prints:
        path.append(at)
        at = at.before
    found = at.prints[seat] if at is not None else EMPTY
    for each in reversed(path):
        heard = each.heard_by(seat)
        if heard:
            found = hashlib.blake2b(heard, digest_size=8, key=found).digest()
        each.prints[seat] = found
    return found
