"""What Footmania says of itself."""

from __future__ import annotations

from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.game import Game, Setup
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.footmania.asking import asked_of
from ludofoot.games.footmania.box import Box, album_of, read_box, shipped_box
from ludofoot.games.footmania.events import FMEvent
from ludofoot.games.footmania.imagining import imagined
from ludofoot.games.footmania.knowhow import FootmaniaKnowhow
from ludofoot.games.footmania.notation import FMNotation
from ludofoot.games.footmania.previewing import previewed
from ludofoot.games.footmania.records import (
    FMMove,
    Options,
)
from ludofoot.games.footmania.rules.cards import Album
from ludofoot.games.footmania.rules.dealing import deal
from ludofoot.games.footmania.rules.position import NOBODY
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.rules.telling import tell_start
from ludofoot.games.footmania.seeing import seen_by
from ludofoot.games.footmania.views import FMView


class FootmaniaGame(Game[FMMove]):
    """The game of the box."""

    id = "footmania"
    prefix = "FM"
    seats = (2, 3, 4)  # FM-07
    screen_seats = 4
    options_type = Options
    timing_options = ("limit",)
    opener_clause = "FM-A1"
    package = "ludofoot.games.footmania"
    has_open_moves = True
    move_type = FMMove
    event_type = FMEvent
    view_type = FMView

    def notation(self) -> FMNotation:
        return FMNotation(self.album)

    def knowhow(self) -> FootmaniaKnowhow:
        return FootmaniaKnowhow(self.album)

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

    def prompts(self, state: State[FMMove], seat: int) -> list[Prompt]:
        assert isinstance(state, Footmania)
        return asked_of(state, seat)

    def preview(self, state: State[FMMove], seat: int, draft: FMMove) -> Preview:
        assert isinstance(state, Footmania)
        return previewed(state, seat, draft)

    def imagine(self, view: View, chance: Chance) -> Footmania:
        assert isinstance(view, FMView)
        return imagined(self.album, view, chance)

    def seats_clause(self) -> str:
        return "FM-07"

    def read_box(self, text: str) -> Box:
        return read_box(text)


GAME = FootmaniaGame()
