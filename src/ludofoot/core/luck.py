"""Seeds as text: what a log stores and a replay starts from."""

from __future__ import annotations

import re
import secrets

from ludofoot.core.chance import Chance, FastChance, KeyedChance, RehearsedChance, ScriptedChance
from ludofoot.core.records import Refused

KEY = re.compile(r"(?:[0-9a-f]{2})+")
REHEARSED = "lesson:"


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return f"keyed:{secrets.token_hex(32)}"


def rehearsed_seed(answers: list[int]) -> str:
    """A seed that answers what a lesson wants, and then what nobody can guess."""
    return f"{REHEARSED}{','.join(map(str, answers))}:{secrets.token_hex(32)}"


def rehearsed_answers(seed: str) -> list[int] | None:
    """What the lesson of this seed wants; None if it is the seed of no lesson."""
    if not seed.startswith(REHEARSED):
        return None
    return [int(answer) for answer in seed.removeprefix(REHEARSED).partition(":")[0].split(",") if answer]


def chance_from(seed: str) -> Chance:
    """`keyed:<hex>` between people, `fast:<seed>:<stream>` in simulation, `script:<n>,<n>…` in tests,
    `lesson:<n>,<n>…:<hex>` where somebody learns."""
    kind, _, rest = seed.partition(":")
    try:
        if kind == "keyed" and KEY.fullmatch(rest):
            return KeyedChance(bytes.fromhex(rest))
        if kind == "fast":
            number, _, stream = rest.partition(":")
            return FastChance(int(number), int(stream or "0"))
        if kind == "lesson" and KEY.fullmatch(rest.partition(":")[2]):
            return RehearsedChance(rehearsed_answers(seed) or [], bytes.fromhex(rest.partition(":")[2]))
        if kind == "script":
            return ScriptedChance([int(answer) for answer in rest.split(",") if answer])
    except ValueError:
        pass
    raise Refused("bad-seed", seed=seed[:20])
