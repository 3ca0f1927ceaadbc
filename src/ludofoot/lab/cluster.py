"""Work shared among the machines of a Ray cluster. Ray is an optional extra."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from ludofoot.core.game import Game
from ludofoot.core.records import Refused
from ludofoot.lab.workers import Crew, work_elsewhere

T = TypeVar("T")
PATIENCE_S: Final = 3.0
AT_ONCE: Final = 4
"""So many jobs for each processor are under way: enough to keep it busy, few enough to stop soon."""


def share_out_on_ray(
    crew: Crew, game: Game[Any], task: Callable[..., T], jobs: Sequence[tuple[Any, ...]]
) -> Iterator[tuple[int, T]]:
    """Gives the jobs to the cluster; raises `Refused` if there is none."""
    ray = joined(crew)
    try:
        remote = ray.remote(work_elsewhere)
        room = AT_ONCE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(enumerate(jobs))[::-1]
        running: dict[Any, int] = {}
        while waiting or running:
            while waiting and len(running) < room:
                number, job = waiting.pop()
                running[remote.remote(task, game.id, game.box, job)] = number
            done, _ = ray.wait(list(running))
            for each in done:
                yield running.pop(each), ray.get(each)
    finally:
        ray.shutdown()


def joined(crew: Crew) -> Any:
    """Ray, with a cluster to work on: the one named, or one on this machine alone."""
    # Nobody asked to be counted.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise Refused("no-ray") from None
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if crew.address is None:
        where: dict[str, Any] = {"address": "local", "num_cpus": crew.workers, "include_dashboard": False}
    else:
        check_listening(crew.address)
        where = {"address": crew.address}
    try:
        ray.init(**where, **quiet)
    except Exception as error:  # Ray raises plain exceptions, among others
        raise Refused("no-cluster", address=where["address"], reason=first_line(error)) from None
    return ray


def check_listening(address: str) -> None:
    """Ray would go on trying for a minute: whether anybody is there can be known at once."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE_S).close()
    except (OSError, OverflowError) as error:
        raise Refused("no-cluster", address=address, reason=first_line(error)) from None


def first_line(error: Exception) -> str:
    """What an error says, short enough for a sentence."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:120]
