"""What Le football à la carte says of itself."""

from __future__ import annotations

from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.day import WORKDAYS, DayMatch
from ludofoot.core.game import Game, Setup
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.core.worth import Worth, shipped_worth
from ludofoot.games.football_a_la_carte.asking import asked_of
from ludofoot.games.football_a_la_carte.box import Box, deck_of, read_box, shipped_box
from ludofoot.games.football_a_la_carte.events import FCEvent
from ludofoot.games.football_a_la_carte.explaining import AROUND, PIECES
from ludofoot.games.football_a_la_carte.imagining import imagined
from ludofoot.games.football_a_la_carte.knowhow import FootballKnowhow
from ludofoot.games.football_a_la_carte.notation import FCNotation
from ludofoot.games.football_a_la_carte.noting import TRIGGERS
from ludofoot.games.football_a_la_carte.previewing import previewed
from ludofoot.games.football_a_la_carte.reasoning import REASONS
from ludofoot.games.football_a_la_carte.records import FCMove, Options
from ludofoot.games.football_a_la_carte.reporting import REPORTER
from ludofoot.games.football_a_la_carte.rules.cards import Deck
from ludofoot.games.football_a_la_carte.rules.dealing import deal
from ludofoot.games.football_a_la_carte.rules.position import NOBODY
from ludofoot.games.football_a_la_carte.rules.state import FootballALaCarte
from ludofoot.games.football_a_la_carte.rules.telling import tell_start
from ludofoot.games.football_a_la_carte.seeing import seen_by
from ludofoot.games.football_a_la_carte.views import FCView


class FootballALaCarteGame(Game[FCMove]):
    """The game of the box."""

    id = "football-a-la-carte"
    prefix = "FC"
    seats = (2, 3, 4)  # FC-03
    screen_seats = 4
    minutes = 30
    day_match = DayMatch(weekdays=WORKDAYS)
    options_type = Options
    opener_clause = "FC-17"
    names_opener = True
    package = "ludofoot.games.football_a_la_carte"
    move_type = FCMove
    event_type = FCEvent
    view_type = FCView
    triggers = TRIGGERS
    reasons = REASONS
    pieces = PIECES
    reporter = REPORTER
    around = AROUND

    @cached_property
    def deck(self) -> Deck:
        return deck_of(read_box(self.box or shipped_box()))

    @cached_property
    def fitted(self) -> Worth:
        return shipped_worth(self.package)

    def notation(self) -> FCNotation:
        return FCNotation(self.deck)

    def knowhow(self) -> FootballKnowhow:
        return FootballKnowhow(self.fitted)

    def read_box(self, text: str) -> Box:
        return read_box(text)

    def seats_clause(self) -> str:
        return "FC-03"

    def sides(self, seats: int) -> tuple[str, ...]:
        return ("alone", "pair") if seats == 3 else ()  # FC-04, FC-10

    def sides_in(self, state: State[FCMove]) -> list[int]:
        assert isinstance(state, FootballALaCarte)
        return state.teams() if state.seats == 3 else []

    def teams_in(self, state: State[FCMove], seats: int) -> list[int]:
        assert isinstance(state, FootballALaCarte)
        return state.teams()

    # ---- playing

    def start(self, setup: Setup, chance: Chance) -> FootballALaCarte:
        state = FootballALaCarte(self.deck, setup.seats, self.chosen(setup), chance)
        deal(state, NOBODY if setup.opener is None else setup.opener)
        return state

    def tell_start(self, state: State[FCMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, FootballALaCarte)
        tell_start(state, setup.opener is None, out)

    def view(self, state: State[FCMove], seat: int) -> View:
        assert isinstance(state, FootballALaCarte)
        return seen_by(state, seat)

    def score(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, FCView)
        return view.goals

    def prompts(self, state: State[FCMove], seat: int) -> list[Prompt]:
        assert isinstance(state, FootballALaCarte)
        return asked_of(state, seat)

    def preview(self, state: State[FCMove], seat: int, draft: FCMove) -> Preview:
        assert isinstance(state, FootballALaCarte)
        return previewed(state, seat, draft)

    def imagine(self, view: View, chance: Chance) -> FootballALaCarte:
        assert isinstance(view, FCView)
        return imagined(self.deck, view, chance)


GAME = FootballALaCarteGame()
