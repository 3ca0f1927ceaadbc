"""What Finale says of itself."""

from __future__ import annotations

from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.day import SATURDAY, DayMatch
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import BY_LOT
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.worth import Worth, shipped_worth
from ludofoot.games.finale.asking import asked_of
from ludofoot.games.finale.box import Box, cards_of, read_box, shipped_box
from ludofoot.games.finale.events import FIEvent
from ludofoot.games.finale.explaining import AROUND, PIECES
from ludofoot.games.finale.imagining import imagined
from ludofoot.games.finale.knowhow import FinaleKnowhow
from ludofoot.games.finale.notation import FINotation
from ludofoot.games.finale.noting import TRIGGERS
from ludofoot.games.finale.previewing import previewed
from ludofoot.games.finale.reasoning import REASONS
from ludofoot.games.finale.records import FIMove, Options
from ludofoot.games.finale.reporting import REPORTER
from ludofoot.games.finale.rules.cards import Cards
from ludofoot.games.finale.rules.dealing import deal
from ludofoot.games.finale.rules.state import Finale
from ludofoot.games.finale.rules.telling import tell_start
from ludofoot.games.finale.seeing import seen_by
from ludofoot.games.finale.views import FIView


class FinaleGame(Game[FIMove]):
    """The game of the box."""

    id = "finale"
    prefix = "FI"
    seats = (2,)  # FI-01
    screen_seats = 2
    minutes = 40
    day_match = DayMatch(weekdays=SATURDAY, options={"teams": "beginner"})
    options_type = Options
    opener_clause = "FI-A55"
    package = "ludofoot.games.finale"
    move_type = FIMove
    event_type = FIEvent
    view_type = FIView
    triggers = TRIGGERS
    reasons = REASONS
    pieces = PIECES
    reporter = REPORTER
    around = AROUND

    def notation(self) -> FINotation:
        return FINotation(self.cards)

    def knowhow(self) -> FinaleKnowhow:
        return FinaleKnowhow(self.fitted)

    @cached_property
    def fitted(self) -> Worth:
        return shipped_worth(self.package)

    @cached_property
    def cards(self) -> Cards:
        return cards_of(read_box(self.box or shipped_box()))

    def start(self, setup: Setup, chance: Chance) -> Finale:
        red = self.red_seat(setup)
        if red == BY_LOT:  # FI-A55
            red = chance.below(2)
        match = Finale(self.cards, self.chosen(setup), red, chance)
        deal(match)
        return match

    def red_seat(self, setup: Setup) -> int:
        """FI-A55: by agreement, else by lot; in a series whoever opens is red, who substitutes first."""
        named: int = self.chosen(setup).red
        return setup.opener if named == BY_LOT and setup.opener is not None else named

    def opened_by(self, state: State[FIMove]) -> int:
        assert isinstance(state, Finale)
        return state.red_seat

    def tell_start(self, state: State[FIMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, Finale)
        tell_start(state, self.red_seat(setup) == BY_LOT, out)

    def view(self, state: State[FIMove], seat: int) -> FIView:
        assert isinstance(state, Finale)
        return seen_by(state, seat)

    def score(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, FIView)
        return tuple(side.goals for side in view.sides)

    def prompts(self, state: State[FIMove], seat: int) -> list[Prompt]:
        assert isinstance(state, Finale)
        return asked_of(state, seat)

    def preview(self, state: State[FIMove], seat: int, draft: FIMove) -> Preview:
        assert isinstance(state, Finale)
        return previewed(state, seat, draft)

    def forced(self, state: State[FIMove], seat: int) -> FIMove | None:
        # Men, benches and the number of cards in hand lie open: where one move is left, everybody knows it.
        moves = state.moves(seat) or []
        return moves[0] if len(moves) == 1 else None

    def imagine(self, view: View, chance: Chance) -> Finale:
        assert isinstance(view, FIView)
        return imagined(self.cards, view, chance)

    def read_box(self, text: str) -> Box:
        return read_box(text)


GAME = FinaleGame()
