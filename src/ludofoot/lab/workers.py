"""A series of games shared among processes."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final

from ludofoot.catalogue import find_games, load
from ludofoot.core.game import Game
from ludofoot.lab.series import Part, Series, play_part

# A part takes some milliseconds: long enough to be worth sending, short enough to stop soon.
RANDOM_GAMES_A_PART: Final = 1000
THINKING_GAMES_A_PART: Final = 4


def play_parts(game: Game[Any], series: Series, games: int, workers: int) -> Iterator[Part]:
    """Plays all games; the parts come as they are done."""
    size = RANDOM_GAMES_A_PART if series.all_random() else THINKING_GAMES_A_PART
    spans = [(first, min(size, games - first)) for first in range(0, games, size)]
    # Only a game of the catalogue can be found again in another process.
    if workers == 1 or len(spans) == 1 or type(find_games().get(game.id)) is not type(game):
        for first, count in spans:
            yield play_part(game, series, first, count)
    else:
        yield from share_out(game, series, spans, min(workers, len(spans)))


def share_out(game: Game[Any], series: Series, spans: list[tuple[int, int]], workers: int) -> Iterator[Part]:
    """Gives the spans to processes. Whatever ends it, an interrupt too, the processes end with it."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=leave_interrupts_alone)
    try:
        with interrupts_held_back():
            futures = [
                pool.submit(play_here, game.id, game.box, series, first, count) for first, count in spans
            ]
        for done in as_completed(futures):
            yield done.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def play_here(game_id: str, box: str, series: Series, first: int, count: int) -> Part:
    """Plays a part in a worker."""
    return play_part(load(game_id).boxed(box), series, first, count)


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
