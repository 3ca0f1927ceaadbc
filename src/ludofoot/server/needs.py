"""The packages that Ludofoot is installed with: whether they are there, new enough, and work at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, metadata, requires, version
from typing import NamedTuple

from ludofoot.core.records import Refused

OURS = "ludofoot"
NEED = re.compile(r"(?P<name>[\w.-]+)\s*(?P<bounds>[^;]*)(?P<condition>.*)")
FLOOR = re.compile(r">=\s*([\d.]+)")
NUMBER = re.compile(r"\d+")


class Need(NamedTuple):
    """A package as the installed Ludofoot asks for it."""

    name: str
    floor: str
    everywhere: bool
    """What only some systems need may be absent."""


def needs() -> Iterator[Need]:
    """Read from what was installed, so that the floors stand in one place."""
    try:
        texts = requires(OURS) or []
    except PackageNotFoundError:  # the sources alone, which promise nothing
        return
    for found in filter(None, map(NEED.fullmatch, texts)):
        if "extra" not in found["condition"]:
            floor = FLOOR.search(found["bounds"])
            yield Need(found["name"], floor[1] if floor else "0", not found["condition"])


def check_versions() -> None:
    """Raises `Refused` for what is missing or too old."""
    for need in needs():
        try:
            found = version(need.name)
        except PackageNotFoundError:
            if need.everywhere:
                raise Refused("package-missing", name=need.name, floor=need.floor) from None
        else:
            if numbers(found) < numbers(need.floor):
                raise Refused("package-too-old", name=need.name, found=found, floor=need.floor)


def numbers(text: str) -> list[int]:
    """A version that can be compared: without what follows a release, and 1.0 is 1."""
    parts = [int(part) for part in NUMBER.findall(re.split(r"[^\d.]", text)[0])]
    while parts and not parts[-1]:
        parts.pop()
    return parts


def check_imports() -> None:
    """Raises `Refused` for what cannot be used: a server would find out in the middle of a game."""
    for need in needs():
        # A package that is damaged may fail in any way.
        try:
            import_module(module_of(need))
        except PackageNotFoundError:
            continue  # whether it may be absent is a matter of versions
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise Refused("package-broken", name=need.name, reason=reason) from error


def module_of(need: Need) -> str:
    """What to import, which is written as the package itself writes its name."""
    return metadata(need.name)["Name"].replace("-", "_")
