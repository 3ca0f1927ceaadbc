"""The dice of bots: a replay runs no bots, and they must not shift a card."""

from __future__ import annotations

import hashlib

from ludofoot.core.table import Table


def bot_seed(table: Table, seat: int) -> int:
    """The same for the same moment of the same game, also after it was interrupted."""
    text = f"{table.seed} {seat} {len(table.lines)}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
