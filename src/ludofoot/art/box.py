"""What a box holds, as its game has written it down or as somebody who owns the original has."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, TypeVar

T = TypeVar("T")

_own: ContextVar[tuple[str, str]] = ContextVar("_own", default=("", ""))


@contextmanager
def opened(package: str, text: str) -> Iterator[None]:
    """Draw the game in this package from this box, which has been checked; "" is the shipped one."""
    token = _own.set((package, text))
    try:
        yield
    finally:
        _own.reset(token)


def contents(package: str) -> dict[str, Any]:
    """The box of the game in this package; not to be changed."""
    return _read(_text(package))


def once_a_box(package: str) -> Callable[[Callable[[], T]], Callable[[], T]]:
    """Work something out once for each box of the game in this package."""

    def kept(work: Callable[[], T]) -> Callable[[], T]:
        known = lru_cache(4)(lambda text: work())
        return lambda: known(_text(package))

    return kept


def _text(package: str) -> str:
    own, text = _own.get()
    return text if own == package and text else _shipped(package)


@cache
def _shipped(package: str) -> str:
    return files(package).joinpath("box.toml").read_text("utf-8")


@lru_cache(16)
def _read(text: str) -> dict[str, Any]:
    return tomllib.loads(text)
