"""Amounts: how large one may be, and how it is told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

LARGEST: Final = 1_000_000


def sane(number: int) -> bool:
    """Whether a number from outside fits into those that the rules count with."""
    return 0 <= number <= LARGEST


def told(money: i64) -> int:
    """An amount as it is told."""
    return int(money) * 100_000
