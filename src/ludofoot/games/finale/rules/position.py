"""The whole match as plain data: both sides, whose decision it is, and what is being played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludofoot.core.cards import bit, size
from ludofoot.core.chance import Chance
from ludofoot.core.state import State
from ludofoot.games.finale.records import DECKS, TEAMS, FIMove, Options
from ludofoot.games.finale.rules.cards import (
    APPROACH,
    BLUE,
    LEFT,
    NONE,
    RED,
    RIGHT,
    SHOT,
    Cards,
)
from ludofoot.games.finale.rules.side import OPEN, Side

NOBODY: Final = -1

# Steps, in the order of STEPS in the records.
TEAM: Final = 0
DECK: Final = 1
SUBSTITUTION: Final = 2
TACTIC: Final = 3
PICK: Final = 4
REPLACEMENT: Final = 5
COUNTER: Final = 6
FURTHER: Final = 7
EXCHANGE: Final = 8
STAND_IN: Final = 9
SHOOTERS: Final = 10
OVER: Final = 11

PERIODS: Final = 6  # FI-34
PERIODS_WITH_EXTRA_TIME: Final = 8
SUDDEN_DEATH: Final = 3


class Position(State[FIMove]):
    """The plain data of one match in progress."""

    def __init__(self, cards: Cards, options: Options, red_seat: i64, chance: Chance) -> None:
        self.cards: Cards = cards
        self.options: Options = options
        self.chance: Chance = chance
        self.red_seat: i64 = red_seat
        self.first: Side = Side(cards, RED if red_seat == 0 else BLUE)
        self.second: Side = Side(cards, RED if red_seat == 1 else BLUE)
        self.step: i64 = TEAM
        self.turn: i64 = NOBODY
        self.period: i64 = 0
        self.attacker: i64 = NOBODY
        self.attempts: i64 = 0
        self.attempt: i64 = 0
        self.countered: bool = False
        self.counter: bool = False
        self.card: i64 = NONE
        self.bonus: i64 = 0
        self.phase: i64 = APPROACH
        self.checked: i64 = 0
        self.succeeded: bool = False
        self.injured: i64 = NONE
        self.left_line: i64 = NONE
        self.series: i64 = 0
        self.to_shoot: i64 = 0
        self.shoots_first: i64 = NOBODY
        self.winner: i64 = NOBODY
        # What was rolled in the last move: kept only where somebody is told, so that simulation pays nothing.
        self.rolls: tuple[int, ...] = ()

    # ---- questions

    def side(self, seat: i64) -> Side:
        """What this coach has."""
        return self.first if seat == 0 else self.second

    def is_sealed(self) -> bool:
        """Whether both coaches choose in secret now."""
        step = self.step
        return step <= DECK or step == TACTIC or step == STAND_IN or step == SHOOTERS

    def is_asked(self, seat: i64) -> bool:
        """Whether this coach has a part in the sealed choice."""
        if self.step == STAND_IN:  # FI-A53: only if the goal is empty
            return self.side(seat).goal == 0 and self.side(seat).outfield() != 0
        if self.step == SHOOTERS and self.to_shoot == 0:  # FI-A40
            return self.available(seat) != 0
        return True

    def awaits(self, seat: i64) -> bool:
        """Whether the match waits for this coach."""
        if self.step == OVER:
            return False
        if not self.is_sealed():
            return seat == self.turn
        return self.side(seat).choice == OPEN and self.is_asked(seat)

    def pick_clause(self, seat: i64) -> str:
        """Under which clause a coach chooses his men."""
        if self.phase == SHOT:
            return "FI-68"
        return "FI-48" if seat == self.striker() else "FI-49"

    def awaited(self) -> list[int]:
        return [seat for seat in range(2) if self.awaits(seat)]

    def due(self, chance: Chance) -> i64:
        # Sealed choices commute, so no lot is needed for who comes first.
        if self.step == OVER:
            return -1
        if not self.is_sealed():
            return self.turn
        return 0 if self.awaits(0) else 1

    def luck(self) -> Chance:
        return self.chance

    def striker(self) -> i64:
        """Who attacks now: in a counter the defender of the period (FI-A57)."""
        return 1 - self.attacker if self.counter else self.attacker

    def slots_of(self, seat: i64) -> i64:
        """The slots of the card being played for this coach in this phase (FI-46, FI-69, FI-89)."""
        return self.cards.slots(self.card, self.phase, LEFT if seat == self.striker() else RIGHT)

    def arrow_of(self, seat: i64) -> i64:
        """The kind that this coach may use again (FI-72): in the shot, on the attacker's side."""
        if self.phase == SHOT and seat == self.striker():
            return self.cards.arrow(self.card)
        return 0

    def bonus_now(self) -> i64:
        """FI-90, FI-91: what the attacker adds now."""
        return self.bonus if self.counter and self.phase == APPROACH else 0

    def first_to_substitute(self) -> i64:
        """FI-A35: red in the odd periods, blue in the even ones."""
        return self.red_seat if self.period % 2 == 1 else 1 - self.red_seat

    def available(self, seat: i64) -> i64:
        """Who may still be named for the next series of penalties (FI-114, FI-121, FI-A53)."""
        side = self.side(seat)
        men = side.outfield()
        if side.stand_in != NONE:
            men &= ~bit(side.stand_in)
        for man in side.shooters:
            men &= ~bit(man)
        return men

    def shooters_wanted(self, seat: i64) -> i64:
        """How many shooters he names; all if neither side can fill a series (FI-A40)."""
        return self.to_shoot if self.to_shoot else size(self.available(seat))

    def minute(self) -> i64:
        """FI-A37: the referee's space."""
        return 15 * self.period

    def retractable(self, seat: int) -> bool:
        return 0 <= seat < 2 and self.is_sealed() and self.side(seat).choice != OPEN

    # ---- copies and comparison

    def copy_into(self, twin: Position) -> None:
        """Gives another position of the same box everything but the chance."""
        twin.first = self.first.copy()
        twin.second = self.second.copy()
        twin.step = self.step
        twin.turn = self.turn
        twin.period = self.period
        twin.attacker = self.attacker
        twin.attempts = self.attempts
        twin.attempt = self.attempt
        twin.countered = self.countered
        twin.counter = self.counter
        twin.card = self.card
        twin.bonus = self.bonus
        twin.phase = self.phase
        twin.checked = self.checked
        twin.succeeded = self.succeeded
        twin.injured = self.injured
        twin.left_line = self.left_line
        twin.series = self.series
        twin.to_shoot = self.to_shoot
        twin.shoots_first = self.shoots_first
        twin.winner = self.winner
        twin.rolls = self.rolls

    def facts(self) -> object:
        return {
            "options": [TEAMS.index(self.options.teams), DECKS.index(self.options.decks), self.red_seat],
            "sides": [self.first.facts(), self.second.facts()],
            "step": [self.step, self.turn],
            "period": [self.period, self.attacker, self.attempts, self.attempt, self.countered],
            "attack": [self.counter, self.card, self.bonus, self.phase],
            "phase": [self.checked, self.succeeded, self.injured, self.left_line],
            "penalties": [self.series, self.to_shoot, self.shoots_first, self.winner],
        }

    def stock(self) -> dict[str, int]:
        return {
            "tactics": self.first.card_count() + self.second.card_count(),
            "footballers": footballers_of(self.first) + footballers_of(self.second),
        }


def footballers_of(side: Side) -> int:
    """All thirty: those chosen, wherever they are, and those left in the box."""
    chosen = side.pitch() | side.bench | side.injured | side.sent_off | side.substituted
    return side.man_count() + (30 - size(chosen))
