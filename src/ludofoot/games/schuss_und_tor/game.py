"""What Schuss und Tor says of itself."""

from __future__ import annotations

from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.day import WORKDAYS, DayMatch
from ludofoot.core.game import Game, Setup
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.schuss_und_tor.asking import asked_of
from ludofoot.games.schuss_und_tor.box import Box, deck_of, read_box, shipped_box
from ludofoot.games.schuss_und_tor.events import STEvent
from ludofoot.games.schuss_und_tor.explaining import AROUND, PIECES
from ludofoot.games.schuss_und_tor.imagining import imagined
from ludofoot.games.schuss_und_tor.knowhow import SchussUndTorKnowhow
from ludofoot.games.schuss_und_tor.notation import STNotation
from ludofoot.games.schuss_und_tor.noting import TRIGGERS
from ludofoot.games.schuss_und_tor.previewing import previewed
from ludofoot.games.schuss_und_tor.reasoning import REASONS
from ludofoot.games.schuss_und_tor.records import Options, STMove
from ludofoot.games.schuss_und_tor.reporting import REPORTER
from ludofoot.games.schuss_und_tor.rules.cards import Deck
from ludofoot.games.schuss_und_tor.rules.position import NOBODY
from ludofoot.games.schuss_und_tor.rules.state import SchussUndTor, started
from ludofoot.games.schuss_und_tor.rules.telling import tell_start
from ludofoot.games.schuss_und_tor.seeing import seen_by
from ludofoot.games.schuss_und_tor.views import STView


class SchussUndTorGame(Game[STMove]):
    """The game of the box."""

    id = "schuss-und-tor"
    prefix = "ST"
    seats = (2, 3, 4)  # ST-01
    screen_seats = 4
    minutes = 15
    day_match = DayMatch(weekdays=WORKDAYS)
    options_type = Options
    opener_clause = "ST-15"
    package = "ludofoot.games.schuss_und_tor"
    move_type = STMove
    event_type = STEvent
    view_type = STView
    triggers = TRIGGERS
    reasons = REASONS
    pieces = PIECES
    reporter = REPORTER
    around = AROUND

    @cached_property
    def deck(self) -> Deck:
        return deck_of(read_box(self.box or shipped_box()))

    def notation(self) -> STNotation:
        return STNotation(self.deck)

    def knowhow(self) -> SchussUndTorKnowhow:
        return SchussUndTorKnowhow()

    def read_box(self, text: str) -> Box:
        return read_box(text)

    # ---- playing

    def start(self, setup: Setup, chance: Chance) -> SchussUndTor:
        opener = NOBODY if setup.opener is None else setup.opener
        return started(self.deck, setup.seats, self.chosen(setup), opener, chance)

    def tell_start(self, state: State[STMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, SchussUndTor)
        tell_start(state, setup.opener is None, out)

    def view(self, state: State[STMove], seat: int) -> View:
        assert isinstance(state, SchussUndTor)
        return seen_by(state, seat)

    def score(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, STView)
        return view.goals

    def prompts(self, state: State[STMove], seat: int) -> list[Prompt]:
        assert isinstance(state, SchussUndTor)
        return asked_of(state, seat)

    def preview(self, state: State[STMove], seat: int, draft: STMove) -> Preview:
        assert isinstance(state, SchussUndTor)
        return previewed(state, seat, draft)

    def imagine(self, view: View, chance: Chance) -> SchussUndTor:
        assert isinstance(view, STView)
        return imagined(self.deck, view, chance)


GAME = SchussUndTorGame()
