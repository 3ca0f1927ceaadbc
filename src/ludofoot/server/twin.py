"""The compiled twin of this program: new processes are started from it as soon as it is there."""

from __future__ import annotations

import os
from pathlib import Path

from ludofoot.bots.levels import COMPILED

TWIN = "LUDOFOOT_TWIN"
"""The folder in which it is being made, if it is."""
READY = "ready"
"""Written last, so that nobody starts from half of it."""
SITE = "site"
broken: set[str] = set()
"""Folders from which nothing could be started: better slow than not at all."""


def home() -> str:
    """What new processes are started from: the folder of the twin, or nothing for what we are ourselves."""
    folder = os.environ.get(TWIN, "")
    return folder if folder and folder not in broken and Path(folder, READY).is_file() else ""


def environment(home: str) -> dict[str, str] | None:
    """What a process from there is started with; None for what everybody has."""
    if not home:
        return None
    path = os.pathsep.join(filter(None, (str(Path(home, SITE)), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path}


def thinks_compiled() -> bool:
    """Whether a process that is started now thinks as fast as it can."""
    return COMPILED or bool(home())
