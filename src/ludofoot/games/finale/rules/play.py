"""A match in progress, as the engine knows it: what is asked, and what becomes of an answer."""

from __future__ import annotations

from typing import Final, Self, final

from mypy_extensions import i64

from ludofoot.core.cards import listed
from ludofoot.core.chance import Chance
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, Verdict, View
from ludofoot.core.sink import Sink
from ludofoot.games.finale.events import Chosen, RedDrawn
from ludofoot.games.finale.records import ChoiceText, FIMove
from ludofoot.games.finale.rules.cards import Cards
from ludofoot.games.finale.rules.choices import Choices
from ludofoot.games.finale.rules.codes import code_of, line_in, move_of, off_in, on_in, plan_of
from ludofoot.games.finale.rules.judge import judge
from ludofoot.games.finale.rules.position import (
    BEGINNER,
    COUNTER,
    DECK,
    EXCHANGE,
    FURTHER,
    PICK,
    PRESETS,
    REPLACEMENT,
    SHOOTERS,
    STAND_IN,
    SUBSTITUTION,
    TACTIC,
    TEAM,
)
from ludofoot.games.finale.rules.side import OPEN


@final
class Finale(Choices):
    """One match in progress."""

    @staticmethod
    def started(cards: Cards, teams: i64, decks: i64, red_seat: i64, chance: Chance) -> Finale:
        """A new match; a negative seat means that the teams are drawn by lot (FI-A55)."""
        match = Finale(cards, chance.below(2) if red_seat < 0 else red_seat, chance)
        match.teams = teams
        match.decks = decks
        if teams == BEGINNER:
            match.line_up(Sink())
        return match

    def tell_start(self, by_lot: bool, out: Sink) -> None:
        """The events of a match that has just been started."""
        if by_lot:
            out.tell(RedDrawn(clause="FI-A55", seat=self.red_seat))
        if self.teams == BEGINNER:
            self.tell_line_up(0, out)
            self.tell_line_up(1, out)
        if self.step == SUBSTITUTION:
            self.tell_first_hands(out)

    def tell_first_hands(self, out: Sink) -> None:
        """The first three cards of each, and the first period."""
        for seat in range(2):
            self.tell_drawn(seat, "FI-27", listed(self.side(seat).hand), True, out)
        self.tell_period(out)

    # ---- what may be done

    def moves(self, seat: int) -> list[FIMove] | None:
        if not self.awaits(seat):
            return []
        step = self.step
        if step == TEAM or step == SHOOTERS or (step == DECK and self.decks != PRESETS):
            return None
        side = self.side(seat)
        return [move_of(self, side, code, ()) for code in self.codes(seat)]

    def sample(self, seat: int, chance: Chance) -> FIMove:
        code = self.sample_code(seat, chance)
        return move_of(self, self.side(seat), code, self.sample_order(seat, chance))

    def stride(self, seat: int, chance: Chance, out: Sink) -> None:
        code = self.sample_code(seat, chance)
        self.act(seat, code, self.sample_order(seat, chance), out)

    def judge(self, seat: int, move: FIMove) -> Verdict:
        return judge(self, seat, move)

    def default(self, seat: int) -> FIMove:
        return move_of(self, self.side(seat), self.default_code(seat), self.default_order(seat))

    # ---- what it does

    def apply(self, seat: int, move: FIMove, out: Sink) -> None:
        side = self.side(seat)
        self.act(seat, code_of(self, side, move), plan_of(side, move), out)

    def act(self, seat: i64, code: i64, order: tuple[int, ...], out: Sink) -> None:
        """Carries out the move with this number: what it means depends on the step."""
        if out.on:
            self.forget_told()
        step = self.step
        if step == PICK:
            self.pick(seat, code, out)
        elif step == SUBSTITUTION:
            if code == OPEN:
                self.no_more()
            else:
                self.substitute(off_in(code), on_in(code), line_in(code), out)
        elif step == REPLACEMENT:
            self.replace(on_in(code), line_in(code), out)
        elif step == COUNTER:
            self.answer_counter(code == 1, out)
        elif step == FURTHER:
            self.lay_further(code, out)
        elif step == EXCHANGE:
            self.exchange(code, out)
        else:
            self.seal(seat, code, order, out)

    def seal(self, seat: i64, code: i64, order: tuple[int, ...], out: Sink) -> None:
        """FI-A45, FI-36, FI-A53: kept hidden until nobody is awaited any more."""
        side = self.side(seat)
        side.choice = code
        side.plan = order
        step = self.step
        if out.on:
            out.tell(Chosen(clause=SEALED_CLAUSES[step], seat=seat, choice=CHOICES[step]))
        if self.awaits(1 - seat):
            return
        if step == TACTIC:
            self.reveal(out)
        elif step == TEAM:
            self.line_up(out)
        elif step == DECK:
            self.set_decks(out)
        elif step == STAND_IN:
            self.name_stand_ins(out)
        else:
            self.show_shooters(out)

    # ---- seeing and copying

    def prompts(self, seat: int) -> list[Prompt]:
        from ludofoot.games.finale.asking import asked_of

        return asked_of(self, seat)

    def preview(self, seat: int, draft: FIMove) -> Preview:
        from ludofoot.games.finale.previewing import previewed

        return previewed(self, seat, draft)

    def view(self, seat: int) -> View:
        from ludofoot.games.finale.view import seen_by

        return seen_by(self, seat)

    def copy(self, chance: Chance) -> Self:
        twin = Finale(self.cards, self.red_seat, chance)
        self.copy_into(twin)
        return twin


CHOICES: Final[dict[int, ChoiceText]] = {
    TEAM: "team",
    DECK: "deck",
    TACTIC: "tactic",
    STAND_IN: "stand-in",
    SHOOTERS: "shooters",
}
SEALED_CLAUSES: Final = {
    TEAM: "FI-A45",
    DECK: "FI-24",
    TACTIC: "FI-36",
    STAND_IN: "FI-A53",
    SHOOTERS: "FI-114",
}
