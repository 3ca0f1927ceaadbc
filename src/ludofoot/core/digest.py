"""A short name for a whole position: the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludofoot.core.state import State

encode = msgspec.json.Encoder(order="deterministic").encode


def digest(state: State[Any]) -> str:
    """Sixteen hex digits that change with anything in the position, hidden things too."""
    return hashlib.blake2b(encode(state.facts()), digest_size=8).hexdigest()
