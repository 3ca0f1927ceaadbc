"""What a benchmark is, and how the modules of this package join without a central list."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, field

import bench


class MissingError(Exception):
    """Something a benchmark needs is not installed; the message is the one line that says what to do."""

    def __init__(self, what: str, remedy: str) -> None:
        super().__init__(f"{what} is missing: {remedy}")


@dataclass(frozen=True)
class Effort:
    """How long to measure, and whom to tell how far it is."""

    rounds: int
    seconds: float
    tell: Callable[[str], None]


@dataclass(frozen=True)
class Target:
    value: float
    at_most: bool = False

    def met_by(self, value: float) -> bool:
        return value <= self.value if self.at_most else value >= self.value

    def __str__(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {self.value:g}"


@dataclass(frozen=True)
class Result:
    """The value that is held against the target, and the figures it was made of."""

    value: float
    figures: dict[str, float] = field(default_factory=dict)


Run = Callable[[Effort], Result]


@dataclass(frozen=True)
class Benchmark:
    name: str
    peer: str
    target: Target | None
    unit: str
    what: str
    run: Run

    def verdict(self, result: Result) -> str:
        if self.target is None:
            return "for information"
        return "met" if self.target.met_by(result.value) else "missed"


_registered: dict[str, Benchmark] = {}


def benchmark(name: str, *, peer: str, target: Target | None = None, unit: str = "×") -> Callable[[Run], Run]:
    """Register a function as a benchmark; the first line of its docstring says what it compares."""

    def register(run: Run) -> Run:
        if name in _registered:
            raise ValueError(f"two benchmarks are called {name}")
        what = (run.__doc__ or name).strip().splitlines()[0]
        _registered[name] = Benchmark(name, peer, target, unit, what, run)
        return run

    return register


def discover() -> dict[str, Benchmark]:
    """Every benchmark of this package, in the order of the modules' names."""
    for module in pkgutil.iter_modules(bench.__path__):
        # __main__ would run itself again
        if not module.name.startswith("_"):
            importlib.import_module(f"bench.{module.name}")
    return dict(_registered)
