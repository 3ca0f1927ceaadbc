"""The opponent who plays about as well as you: its step moves between games, and never during one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludofoot.bots.levels import ADAPTIVE, FIRST_STEP, level_at, next_step, result_against, step_of
from ludofoot.core.entries import Occupant
from ludofoot.core.undo import lone_person

if TYPE_CHECKING:
    from ludofoot.core.table import Table


def named(level: str) -> str:
    """A level as it sits down: with somebody it does not know the adaptive one begins in the middle."""
    return level_at(FIRST_STEP) if level == ADAPTIVE else level


def adapted(table: Table) -> str:
    """The adaptive level for the next game, once this one is over; nothing where nobody adapts to anybody."""
    outcome = table.outcome()
    if outcome is None:
        return ""
    person = lone_person(table.occupants)
    step = max(step_of(who.bot) if who else 0 for who in table.occupants)
    if person is None or not step:
        return ""
    teams = table.game.teams_in(table.playable(), table.seats)
    return level_at(next_step(step, result_against(person, outcome, teams)))


def in_next_game(who: Occupant, level: str) -> Occupant:
    """Whoever sits there again: the adaptive opponent with its new step."""
    return msgspec.structs.replace(who, bot=level) if level and step_of(who.bot) else who
