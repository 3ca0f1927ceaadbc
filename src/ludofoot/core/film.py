"""How long people look at what happened: `film.json` of a game, which its screen and the table share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ludofoot.core.records import Event


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many milliseconds, for each thing in a field but the first few; only if fields have these values."""

    ms: int
    each: str = ""
    but: int = 0
    only: dict[str, list[Any]] = {}

    def fits(self, event: Event) -> bool:
        """Whether it is an event like this one."""
        return all(value_of(event, field) in wanted for field, wanted in self.only.items())

    def of(self, event: Event) -> int:
        """How long this event lasts."""
        times = max(0, len(getattr(event, self.each)) - self.but) if self.each else 1
        return times * self.ms


class Film(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lengths by the tag of an event: of several, the first that fits counts."""

    lasts: dict[str, int | list[Length]] = {}
    longest: int | None = None
    """One message never takes longer than this: what would is shown faster."""

    def of(self, events: Iterable[Event]) -> int:
        """How long all of these are looked at, one after the other."""
        whole = sum(self.one(event) for event in events)
        return whole if self.longest is None else min(whole, self.longest)

    def one(self, event: Event) -> int:
        """How long one event lasts."""
        found = self.lasts.get(str(event.__struct_config__.tag), 0)
        if isinstance(found, int):
            return found
        return next((length.of(event) for length in found if length.fits(event)), 0)


def value_of(event: Event, field: str) -> Any:
    """What stands in a field, as it does on the wire."""
    return msgspec.to_builtins(getattr(event, field))


@cache
def shipped_film(package: str) -> Film:
    """The film of a game, from `film.json` in its folder; nothing lasts where there is none."""
    file = files(package) / "film.json" if package else None
    return msgspec.json.decode(file.read_bytes(), type=Film) if file and file.is_file() else Film()
