"""What Footmania says of itself."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.day import SUNDAY, DayMatch
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import Preset
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Event, Outcome, Preview, View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.worth import Worth, shipped_worth
from ludofoot.games.footmania.asking import asked_of
from ludofoot.games.footmania.box import Box, album_of, read_box, shipped_box
from ludofoot.games.footmania.events import FMEvent, MatchEnded
from ludofoot.games.footmania.explaining import AROUND, PIECES
from ludofoot.games.footmania.imagining import imagined
from ludofoot.games.footmania.knowhow import FootmaniaKnowhow
from ludofoot.games.footmania.notation import FMNotation
from ludofoot.games.footmania.noting import TRIGGERS
from ludofoot.games.footmania.previewing import previewed
from ludofoot.games.footmania.reasoning import REASONS
from ludofoot.games.footmania.records import (
    FMMove,
    Options,
)
from ludofoot.games.footmania.reporting import REPORTER
from ludofoot.games.footmania.rules.cards import Album
from ludofoot.games.footmania.rules.dealing import deal
from ludofoot.games.footmania.rules.position import NOBODY
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.rules.telling import tell_start
from ludofoot.games.footmania.seeing import seen_by
from ludofoot.games.footmania.views import FMView

STARS_A_BAR = 8
"""Two elevens have some fifty stars each: seasons apart by so many are alike."""


class FootmaniaGame(Game[FMMove]):
    """The game of the box."""

    id = "footmania"
    prefix = "FM"
    seats = (2, 3, 4)  # FM-07
    screen_seats = 4
    minutes = 60
    options_type = Options
    timing_options = ("limit",)
    # The estimates are of a first game; the options nobody has named keep the defaults of the sheet.
    presets = (
        Preset("short", {"pace": "quick", "limit": 24}, 25, (2,)),
        Preset("middle", {"pace": "quick", "limit": 60}, 30),
        Preset("whole", {"pace": "full", "limit": 60}, 40, (3, 4)),
    )
    day_match = DayMatch(
        weekdays=SUNDAY, options={"pace": "quick", "limit": 24}, unit="stars", step=STARS_A_BAR
    )
    opener_clause = "FM-A1"
    package = "ludofoot.games.footmania"
    has_open_moves = True
    move_type = FMMove
    event_type = FMEvent
    view_type = FMView
    triggers = TRIGGERS
    reasons = REASONS
    pieces = PIECES
    around = AROUND
    reporter = REPORTER

    def notation(self) -> FMNotation:
        return FMNotation(self.album)

    def knowhow(self) -> FootmaniaKnowhow:
        return FootmaniaKnowhow(self.album, self.fitted)

    @cached_property
    def fitted(self) -> Worth:
        return shipped_worth(self.package)

    @cached_property
    def album(self) -> Album:
        return album_of(read_box(self.box or shipped_box()))

    def start(self, setup: Setup, chance: Chance) -> Footmania:
        state = Footmania(self.album, setup.seats, self.chosen(setup), chance)
        deal(state, NOBODY if setup.opener is None else setup.opener)
        return state

    def tell_start(self, state: State[FMMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, Footmania)
        tell_start(state, setup.opener is None, out)

    def view(self, state: State[FMMove], seat: int) -> FMView:
        assert isinstance(state, Footmania)
        return seen_by(state, seat)

    def score(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, FMView)
        return tuple(club.points for club in view.clubs)

    def prompts(self, state: State[FMMove], seat: int) -> list[Prompt]:
        assert isinstance(state, Footmania)
        return asked_of(state, seat)

    def preview(self, state: State[FMMove], seat: int, draft: FMMove) -> Preview:
        assert isinstance(state, Footmania)
        return previewed(state, seat, draft)

    def imagine(self, view: View, chance: Chance) -> Footmania:
        assert isinstance(view, FMView)
        return imagined(self.album, view, chance)

    def day_result(self, outcome: Outcome, told: Iterable[Event], seat: int) -> int:
        ended = [event for event in told if isinstance(event, MatchEnded)]
        ours = sum(match.home_stars - match.away_stars for match in ended if match.home == seat)
        return ours + sum(match.away_stars - match.home_stars for match in ended if match.away == seat)

    def seats_clause(self) -> str:
        return "FM-07"

    def read_box(self, text: str) -> Box:
        return read_box(text)


GAME = FootmaniaGame()
