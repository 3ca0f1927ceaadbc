"""Le football à la carte: move the ball over the pitch card by card, shoot, and be stopped."""

from __future__ import annotations

from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import SeatOption
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.football_a_la_carte.box import Box, read_box, shipped_box
from ludofoot.games.football_a_la_carte.knowhow import FootballKnowhow
from ludofoot.games.football_a_la_carte.notation import FCNotation
from ludofoot.games.football_a_la_carte.records import FCEvent, FCMove, FCView
from ludofoot.games.football_a_la_carte.rules.deck import Deck
from ludofoot.games.football_a_la_carte.rules.play import FootballALaCarte
from ludofoot.games.football_a_la_carte.rules.telling import tell_start
from ludofoot.games.football_a_la_carte.view import imagined


class FootballALaCarteGame(Game[FCMove]):
    """The game of the box."""

    id = "football-a-la-carte"
    prefix = "FC"
    seats = (2, 3, 4)  # FC-03
    screen_seats = 4
    options = (SeatOption("single", "FC-A46"),)
    opener_clause = "FC-17"
    names_opener = True
    package = "ludofoot.games.football_a_la_carte"
    move_type = FCMove
    event_type = FCEvent
    view_type = FCView

    def notation(self) -> FCNotation:
        return FCNotation(self.deck)

    def knowhow(self) -> FootballKnowhow:
        return FootballKnowhow()

    @cached_property
    def deck(self) -> Deck:
        return Deck(read_box(self.box or shipped_box()).cards())

    def seats_clause(self) -> str:
        return "FC-03"

    def start(self, setup: Setup, chance: Chance) -> FootballALaCarte:
        opener = -1 if setup.opener is None else setup.opener
        return FootballALaCarte.dealt(self.deck, setup.seats, opener, self.single(setup), chance)

    def single(self, setup: Setup) -> int:
        """FC-A46: who plays alone against two; -1 for a lot."""
        return int(self.option(setup, "single")) if setup.options else -1

    def sides(self, seats: int) -> tuple[str, ...]:
        return ("alone", "pair") if seats == 3 else ()  # FC-04, FC-10

    def sides_in(self, state: State[FCMove]) -> list[int]:
        assert isinstance(state, FootballALaCarte)
        return state.teams() if state.seats == 3 else []

    def tell_start(self, state: State[FCMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, FootballALaCarte)
        tell_start(state, setup.opener is None, self.single(setup) < 0, out)

    def imagine(self, view: View, chance: Chance) -> FootballALaCarte:
        assert isinstance(view, FCView)
        return imagined(self.deck, view, chance)

    def read_box(self, text: str) -> Box:
        return read_box(text)


GAME = FootballALaCarteGame()
