"""Values that are right, nearly right, or nothing of the kind, made from the types that we read with."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec import inspect

HUGE = (2**31, -(2**31), 2**63, 2**64, -(2**63) - 1, 10**30, 1e300, 0.5, -0.0)
ODD_TEXTS = ("", " ", "\x00", "\u202e", "é" * 30, "a" * 70, "💥", "\ufeff", "-1", "null", "../..", "%s", "\n")
SMALL = (0, 1, 2, 3, 4, 5, 7, 10, 40, -1, -2)
DEEPEST = 4


class Nearly:
    """Draws from dice alone: the same dice, the same values. `words` are texts that mean something."""

    def __init__(self, dice: random.Random, words: list[str]) -> None:
        self.dice = dice
        self.words = words

    def chance(self, one_in: int) -> bool:
        return self.dice.randrange(one_in) == 0

    # ---- right, as far as a type can say

    def right(self, kind: Any) -> Any:
        """A value that would be read."""
        match kind:
            case inspect.Metadata(type=inner):
                return self.right(inner)
            case inspect.UnionType(types=types):
                return self.right(self.dice.choice(types))
            case inspect.StructType():
                return self.struct(kind)
            case inspect.LiteralType(values=values):
                return self.dice.choice(values)
            case inspect.VarTupleType(item_type=item):
                return [self.right(item) for _ in range(self.dice.choice((0, 1, 2, 3, 6, 11)))]
            case inspect.IntType():
                return self.number(kind)
            case inspect.StrType():
                return self.dice.choice(self.words) if self.words else ""
            case inspect.BoolType():
                return self.chance(2)
            case inspect.NoneType():
                return None
        return self.anything()

    def struct(self, kind: inspect.StructType) -> dict[str, Any]:
        """With its tag, and often without what may be left out."""
        found = {kind.tag_field: kind.tag} if kind.tag_field else {}
        for field in kind.fields:
            if field.required or self.chance(2):
                found[field.encode_name] = self.right(field.type)
        return found

    def number(self, kind: inspect.IntType) -> int:
        """A small one, or one of the bounds."""
        bounds = [bound for bound in (kind.ge, kind.le) if bound is not None]
        return int(self.dice.choice(bounds)) if bounds and self.chance(8) else self.dice.choice(SMALL)

    # ---- nearly right

    def spoilt(self, value: Any) -> Any:
        """The same with one part of it changed, missing, twice, or of another kind."""
        match value:
            case dict() if value and not self.chance(8):
                return self.spoilt_object(value)
            case list() if value and not self.chance(4):
                return self.spoilt_list(value)
            case int() if not self.chance(3):
                return value + self.dice.choice((1, -1, 100, -100))
            case str() if not self.chance(3):
                return self.dice.choice((value[:-1], value + "a", value.upper(), *self.words[:5]))
        return self.anything()

    def spoilt_object(self, value: dict[str, Any]) -> dict[str, Any]:
        key = self.dice.choice([*value])
        match self.dice.randrange(6):
            case 0:
                return {name: part for name, part in value.items() if name != key}
            case 1:
                return {**value, self.dice.choice((*self.words, "more", "type")): self.anything()}
        return {**value, key: self.spoilt(value[key])}

    def spoilt_list(self, value: list[Any]) -> list[Any]:
        at = self.dice.randrange(len(value))
        match self.dice.randrange(6):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return [*value, value[at]]
            case 2:
                return value * self.dice.choice((2, 50))
            case 3:
                return value[at:] + value[:at]
        return [*value[:at], self.spoilt(value[at]), *value[at + 1 :]]

    # ---- nothing of the kind

    def anything(self, depth: int = 0) -> Any:
        """Whatever can be written in JSON."""
        match self.dice.randrange(8 if depth < DEEPEST else 6):
            case 0:
                return self.dice.choice((None, True, False))
            case 1:
                return self.dice.choice(SMALL)
            case 2:
                return self.dice.choice(HUGE)
            case 3 | 4:
                return self.dice.choice(ODD_TEXTS)
            case 5:
                return self.dice.choice(self.words) if self.words else {}
            case 6:
                return [self.anything(depth + 1) for _ in range(self.dice.randrange(4))]
        return {self.dice.choice(ODD_TEXTS): self.anything(depth + 1) for _ in range(self.dice.randrange(4))}


def texts_in(value: Any) -> list[str]:
    """Every text in there, each once."""
    match value:
        case str():
            found = [value]
        case dict():
            found = [text for part in value.values() for text in texts_in(part)]
        case list() | tuple():
            found = [text for part in value for text in texts_in(part)]
        case _:
            found = []
    return list(dict.fromkeys(found))


def kinds_of(union: Any) -> tuple[Any, ...]:
    """The types of a union."""
    found = inspect.type_info(union)
    return found.types if isinstance(found, inspect.UnionType) else (found,)


def written(value: Any) -> str:
    """As JSON; what our encoder cannot write, somebody else's can."""
    return msgspec.json.encode(value).decode()
