"""What happened in a match of Finale, as far as the paper cares."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from ludofoot.core.records import Said
from ludofoot.core.reporting import Args, Chronicle, Course, Happening
from ludofoot.core.reporting import Tale as Base
from ludofoot.games.finale.box import Box, read_box, shipped_box
from ludofoot.games.finale.events import (
    AttemptBegan,
    CounterBegan,
    ExtraTime,
    LinedUp,
    MatchOver,
    NotReplaced,
    Penalties,
    Penalty,
    PeriodBegan,
    Picked,
    Rolled,
    SymbolChecked,
)

OFF = ("second-yellow", "sent-off")
CARDS = ("booked", *OFF)
ELEVEN = 11
FULL_TIME = 90
TEAM_COLOURS = ("red", "blue")
"""In the order of the colours that sides are called by."""


class Shot(NamedTuple):
    """A shot at goal: who shot, who stood in its way, and what came of it."""

    each: Happening
    minute: int
    attacker: int
    men: tuple[str, ...]
    keepers: tuple[str, ...]
    counter: bool
    roll: Any

    @property
    def goal(self) -> bool:
        """Whether it went in."""
        return bool(self.roll.success)

    @property
    def man(self) -> str:
        """Who is named first."""
        return self.men[0]


class Tale(Base):
    """The facts of a match."""

    def __init__(self, told: Chronicle) -> None:
        super().__init__(told)
        for each in told.of(LinedUp):
            told.colours[each.event.seat] = TEAM_COLOURS.index(each.event.colour)
        self.minutes: dict[int, int] = {}
        self.shots: list[Shot] = []
        self.attempts: list[tuple[int, bool]] = []
        self.read()
        self.goals = [shot for shot in self.shots if shot.goal]
        self.course = Course(2, [(shot.each, shot.attacker, 1) for shot in self.goals])
        self.extra_time = next(told.of(ExtraTime), None)
        self.penalties = any(told.of(Penalties))
        self.checks = list(told.of(SymbolChecked))
        self.rolls = list(told.of(Rolled))

    def read(self) -> None:
        """Goes through the match once: a shot belongs to the minute, the men and the attack before it."""
        minute, counter = 0, False
        men: dict[int, tuple[str, ...]] = {0: (), 1: ()}
        for each in self.told.happenings:
            match each.event:
                case PeriodBegan():
                    minute = each.event.minute
                case AttemptBegan() | CounterBegan():
                    counter = isinstance(each.event, CounterBegan)
                    self.attempts.append((each.event.attacker, counter))
                case Picked():
                    men[each.event.seat] = each.event.used
                case Rolled(phase="shot", attacker=attacker, defender=defender):
                    shot = Shot(each, minute, attacker, men[attacker], men[defender], counter, each.event)
                    self.shots.append(shot)
            self.minutes.setdefault(each.entry, minute)

    def when(self, each: Happening) -> Said:
        """The minute."""
        minute = self.minutes.get(each.entry, 0)
        return Said("when-minute", {"minute": minute}) if minute else Said("gazette-when-start")

    # ---- goals

    @property
    def loser(self) -> int:
        """Who lost: there is always one."""
        return 1 - self.winner

    @property
    def score(self) -> tuple[int, ...]:
        """The goals of each seat."""
        return self.course.last

    @cached_property
    def decisive(self) -> Shot | None:
        """The goal that gave the winner the lead for good; none if penalties decided."""
        number = None if self.told.winner is None else self.course.decisive(self.winner)
        return None if number is None else self.goals[number]

    @property
    def at_full_time(self) -> tuple[int, ...]:
        """The score after ninety minutes."""
        goals = [shot.attacker for shot in self.goals if shot.minute <= FULL_TIME]
        return goals.count(0), goals.count(1)

    @property
    def penalty_score(self) -> tuple[int, ...]:
        """What the penalties ended with."""
        over = next(self.told.of(MatchOver), None)
        taken = [each.event.score for each in self.told.of(Penalty)]
        found: tuple[int, ...] = over.event.penalties if over else taken[-1] if taken else (0, 0)
        return found

    def of(self, side: int) -> list[Shot]:
        """The goals of a side."""
        return [shot for shot in self.goals if shot.attacker == side]

    def saves(self, side: int) -> list[Shot]:
        """The shots that a side has stopped."""
        return [shot for shot in self.shots if shot.attacker != side and not shot.goal]

    # ---- men

    @cached_property
    def box(self) -> Box:
        """The box that it was played with."""
        return read_box(self.told.game.box or shipped_box())

    def kind(self, man: str) -> str:
        """Goalkeeper, defender, midfielder or attacker."""
        return {**self.box.blue, **self.box.red}[man].kind

    def keeper(self, shot: Shot) -> str | None:
        """Who kept goal against a shot, if anybody did."""
        return next((man for man in shot.keepers if self.kind(man) == "G"), None)

    def results(self, side: int, *results: str) -> list[Happening]:
        """The checks of a side that ended so."""
        return [each for each in self.checks if each.event.seat == side and each.event.result in results]

    def men(self, side: int) -> int:
        """How many are on the pitch at the end."""
        gone = len([each for each in self.told.of(NotReplaced) if each.event.seat == side])
        return ELEVEN - gone - len(self.results(side, *OFF))

    # ---- odds

    def expected(self, side: int) -> float:
        """The goals that the shots of a side were worth before the dice."""
        return sum(self.odds(shot) for shot in self.shots if shot.attacker == side)

    def odds(self, shot: Shot) -> float:
        """How often this shot goes in."""
        lead: int = shot.roll.strength + shot.roll.bonus - shot.roll.defence
        die = self.box.die
        return sum(lead + mine > theirs for mine in die for theirs in die) / len(die) ** 2

    def args(self, score: tuple[int, ...]) -> Args:
        """A score as a message takes it."""
        return {"one": score[0], "two": score[1]}
