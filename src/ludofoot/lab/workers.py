"""Work shared among the processes of this machine, or among the machines of a Ray cluster."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, Literal, TypeVar

import msgspec

from ludofoot.catalogue import find_games
from ludofoot.core.game import Game
from ludofoot.core.records import Refused

T = TypeVar("T")
Engine = Literal["local", "ray"]
ENGINES: Final[tuple[Engine, ...]] = ("local", "ray")
WORKERS_A_CORE: Final = 8
ALWAYS_ALLOWED: Final = 32


class Crew(msgspec.Struct, frozen=True):
    """Who works: so many processes here, or a Ray cluster; without an address one is started here."""

    workers: int = 1
    engine: str = "local"
    address: str | None = None


def cores() -> int:
    """How many processes can work at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_crew(crew: Crew) -> None:
    """Raises `Refused` unless this crew makes sense."""
    if crew.workers < 1:
        raise Refused("bad-workers", workers=crew.workers)
    most = max(ALWAYS_ALLOWED, WORKERS_A_CORE * cores())
    if crew.workers > most:
        raise Refused("too-many-workers", workers=crew.workers, cores=cores(), most=most)
    if crew.engine not in ENGINES:
        raise Refused("unknown-engine", engine=crew.engine, known=ENGINES)
    if crew.address is not None and crew.engine != "ray":
        raise Refused("address-without-ray")


def share_out(
    crew: Crew, game: Game[Any], task: Callable[..., T], jobs: Sequence[tuple[Any, ...]]
) -> Iterator[tuple[int, T]]:
    """Does the task for each job; the number of each job and what came of it, as they are done.

    The task takes a game and a job, and depends on nothing else: who does it changes nothing.
    """
    # Only a game of the catalogue can be found again in another process.
    findable = type(find_games().get(game.id)) is type(game)
    if crew.engine == "ray" and findable:
        from ludofoot.lab.cluster import share_out_on_ray

        yield from share_out_on_ray(crew, game, task, jobs)
    elif crew.workers == 1 or len(jobs) == 1 or not findable:
        for number, job in enumerate(jobs):
            yield number, task(game, *job)
    else:
        yield from share_out_here(min(crew.workers, len(jobs)), game, task, jobs)


def share_out_here(
    workers: int, game: Game[Any], task: Callable[..., T], jobs: Sequence[tuple[Any, ...]]
) -> Iterator[tuple[int, T]]:
    """Gives the jobs to processes. Whatever ends it, an interrupt too, the processes end with it."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=leave_interrupts_alone)
    try:
        with interrupts_held_back():
            futures = {
                pool.submit(work_elsewhere, task, game.id, game.box, job): number
                for number, job in enumerate(jobs)
            }
        for done in as_completed(futures):
            yield futures[done], done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def work_elsewhere(task: Callable[..., T], game_id: str, box: str, job: tuple[Any, ...]) -> T:
    """Does one job in another process: a game does not travel, its name and its box do."""
    return task(find_games()[game_id].boxed(box), *job)


def leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process of a terminal; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C from their first instruction on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
