"""What differs between two answers, in words short enough for the message of a broken law."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

import msgspec

from ludofoot.core.digest import encode
from ludofoot.core.state import State

SHOWN = 3


class Missing:
    """Stands where one of the two has nothing."""

    def __repr__(self) -> str:
        return "nothing"


MISSING = Missing()


def alike(one: Any, other: Any, what: str) -> None:
    """Raises AssertionError with the fields that differ, unless both are the same."""
    if one != other:
        found = list(differences(one, other))
        more = f" and {len(found) - SHOWN} more" if len(found) > SHOWN else ""
        raise AssertionError(f"{what}: {'; '.join(found[:SHOWN])}{more}")


def facts_of(state: State[Any]) -> Any:
    """A position as its digest sees it, and as it stays whatever happens to the state."""
    return msgspec.json.decode(encode(state.facts()))


def differences(one: Any, other: Any, place: str = "") -> Iterator[str]:
    """Each smallest part in which two records, lists or tables differ, with its place."""
    if one == other:
        return
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        for name in one.__struct_fields__:
            yield from differences(getattr(one, name), getattr(other, name), f"{place}.{name}")
    elif isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        for number, (mine, theirs) in enumerate(zip_longest(one, other, fillvalue=MISSING)):
            yield from differences(mine, theirs, f"{place}[{number}]")
    elif isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            yield from differences(one.get(key, MISSING), other.get(key, MISSING), f"{place}[{key!r}]")
    else:
        yield f"{place.lstrip('.')} is {one!r} or {other!r}".lstrip()
