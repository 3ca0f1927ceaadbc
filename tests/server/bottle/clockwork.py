"""Time that passes only when nobody has anything to do, and machines that can be stopped in it."""

from __future__ import annotations

import asyncio
import contextvars
import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

EPOCH = 1.79e9


class Machine:
    """Where code runs: what a paused machine would do waits, what a dead one would do is never done."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.dead = self.paused = self.cut = self.stuck = False
        self.jump = self.apart_until = 0.0
        self.held: list[tuple[Callable[..., Any], tuple[Any, ...], contextvars.Context]] = []


MACHINE: contextvars.ContextVar[Machine | None] = contextvars.ContextVar("machine", default=None)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Sleeps in no time."""

    def __init__(self) -> None:
        self.clock = 1_000.0
        self.steps = 0
        self.over = False
        self.machines: list[Machine] = []
        super().__init__()
        selector: Any = self._selector  # type: ignore[attr-defined]
        selector.select = self.wait
        self.outside = contextvars.copy_context()
        self.set_exception_handler(lambda loop, context: None)

    def time(self) -> float:
        return self.clock

    def wait(self, timeout: float | None = None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self.clock += max(0.0, timeout)
        return []

    def call_soon(self, callback: Any, *args: Any, context: Any = None) -> Any:  # type: ignore[override]
        return super().call_soon(self.guarded, callback, args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> Any:
        return super().call_at(when, self.guarded, callback, args, context=context)

    def end(self) -> None:
        """Everything that is still under way comes to its end, also on machines that are dead."""
        self.over = True
        for machine in self.machines:
            self.resume(machine)
        while tasks := asyncio.all_tasks(self):
            for task in tasks:
                task.cancel()
            self.run_until_complete(asyncio.wait(tasks))

    def guarded(self, callback: Callable[..., Any], args: tuple[Any, ...]) -> None:
        self.steps += 1
        machine = MACHINE.get()
        if machine is not None and (machine.dead or machine.paused) and not self.over:
            # Kept even of the dead: what is collected would say its last words.
            machine.held.append((callback, args, contextvars.copy_context()))
        else:
            callback(*args)

    def later(self, seconds: float, callback: Callable[..., Any], *args: Any) -> None:
        """Outside all machines."""
        self.call_at(self.clock + seconds, self.unless_over, callback, args, context=self.outside)

    def unless_over(self, callback: Callable[..., Any], args: tuple[Any, ...]) -> None:
        if not self.over:
            callback(*args)

    def on(self, machine: Machine, what: Callable[..., Any], *args: Any) -> Any:
        """Does something on a machine."""
        if machine not in self.machines:
            self.machines.append(machine)
        context = contextvars.copy_context()
        context.run(MACHINE.set, machine)
        return context.run(what, *args)

    def resume(self, machine: Machine) -> None:
        machine.paused = False
        held, machine.held = machine.held, []
        for callback, args, context in held:
            self.call_soon(callback, *args, context=context)


@contextmanager
def bottled(seed: int) -> Iterator[tuple[VirtualLoop, random.Random]]:
    """A loop, and luck, for whoever asks for time, threads or secrets meanwhile."""
    loop, chance = VirtualLoop(), random.Random(seed)
    asyncio.set_event_loop(loop)

    def wall() -> float:
        machine = MACHINE.get()
        return loop.clock + EPOCH + (machine.jump if machine else 0.0)

    async def to_thread(work: Callable[..., Any], *args: Any, **named: Any) -> Any:
        await asyncio.sleep(0.001)
        return work(*args, **named)

    def hexed(size: int = 32) -> str:
        return f"{chance.getrandbits(8 * size):0{2 * size}x}"

    replaced: tuple[tuple[Any, str, Any], ...] = (
        (time, "monotonic", loop.time),
        (time, "perf_counter", loop.time),
        (time, "time", wall),
        (asyncio, "to_thread", to_thread),
        (secrets, "choice", chance.choice),
        (secrets, "token_urlsafe", hexed),
        (secrets, "token_hex", hexed),
        (secrets, "token_bytes", chance.randbytes),
    )
    kept = [(module, name, getattr(module, name)) for module, name, _ in replaced]
    try:
        for module, name, ours in replaced:
            setattr(module, name, ours)
        random.seed(seed)
        yield loop, chance
    finally:
        for module, name, theirs in kept:
            setattr(module, name, theirs)
        loop.run_until_complete(loop.shutdown_asyncgens())
        asyncio.set_event_loop(None)
        loop.close()
