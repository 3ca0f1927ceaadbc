"""The opponent who plays about as well as you: which step past games at this machine have led to."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from ludofoot.bots import next_step, result_against
from ludofoot.bots.levels import FIRST_STEP, STEPS, step_of
from ludofoot.core.table import Table

FILE = "steps.json"


def kept_step(game: str) -> int:
    """The step for the next game; the first one where nothing was kept, or nothing that makes sense."""
    step = kept().get(game, FIRST_STEP)
    return step if 1 <= step <= STEPS else FIRST_STEP


def settle(table: Table, person: int) -> int | None:
    """Keeps the step that a finished game leads to; None where nobody adapted, or nothing can be kept."""
    outcome, steps = table.outcome(), [step_of(table.bot_at(seat)) for seat in range(table.seats)]
    if outcome is None or not any(steps):
        return None
    teams = table.game.teams_in(table.playable(), table.seats)
    found = next_step(max(steps), result_against(person, outcome, teams))
    with suppress(OSError):
        path().parent.mkdir(parents=True, exist_ok=True)
        path().write_bytes(msgspec.json.encode({**kept(), table.game.id: found}))
        return found
    return None


def kept() -> dict[str, int]:
    """The step in each game."""
    try:
        return msgspec.json.decode(path().read_bytes(), type=dict[str, int])
    except (OSError, msgspec.DecodeError):
        return {}


def path() -> Path:
    """Where programs keep what they have learnt."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home, "ludofoot", FILE)
