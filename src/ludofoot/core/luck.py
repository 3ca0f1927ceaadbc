"""Seeds as text: what a log stores and a replay starts from."""

from __future__ import annotations

import re
import secrets

from ludofoot.core.chance import Chance, FastChance, KeyedChance, ScriptedChance
from ludofoot.core.records import Refused

KEY = re.compile(r"(?:[0-9a-f]{2})+")


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return f"keyed:{secrets.token_hex(32)}"


def chance_from(seed: str) -> Chance:
    """`keyed:<hex>` between people, `fast:<seed>:<stream>` in simulation, `script:<n>,<n>…` in tests."""
    kind, _, rest = seed.partition(":")
    try:
        if kind == "keyed" and KEY.fullmatch(rest):
            return KeyedChance(bytes.fromhex(rest))
        if kind == "fast":
            number, _, stream = rest.partition(":")
            return FastChance(int(number), int(stream or "0"))
        if kind == "script":
            return ScriptedChance([int(answer) for answer in rest.split(",") if answer])
    except ValueError:
        pass
    raise Refused("bad-seed", seed=seed[:20])
