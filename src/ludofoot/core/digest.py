"""A short name for a whole position: the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludofoot.core.state import State


def digest(state: State[Any]) -> str:
    """Sixteen hex digits that change with anything in the position, hidden things too."""
    text = msgspec.json.encode(state.facts(), order="deterministic")
    return hashlib.blake2b(text, digest_size=8).hexdigest()
