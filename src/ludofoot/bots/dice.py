"""The dice of bots: a replay runs no bots, and they must not shift a card."""

from __future__ import annotations

import hashlib

from ludofoot.core.table import Table


def bot_seed(table: Table, seat: int) -> int:
    """The same for the same moment of the same game, also after it was interrupted."""
    return drawn_from(f"{table.seed} {seat} {len(table.lines)}")


def day_seed(seed: str, seat: int, decided: int) -> int:
    """In the match of the day: where two choose at once, it must not matter who is quicker."""
    return drawn_from(f"{seed} {seat} of the day {decided}")


def drawn_from(text: str) -> int:
    """As much luck as a bot needs for one decision."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
