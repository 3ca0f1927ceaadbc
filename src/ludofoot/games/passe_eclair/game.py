"""What Passe Éclair says of itself."""

from __future__ import annotations

from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import Preset
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import Preview, View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.passe_eclair.asking import asked_of
from ludofoot.games.passe_eclair.box import Box, deck_of, read_box, shipped_box
from ludofoot.games.passe_eclair.events import PEEvent
from ludofoot.games.passe_eclair.explaining import AROUND, PIECES
from ludofoot.games.passe_eclair.imagining import imagined
from ludofoot.games.passe_eclair.knowhow import PasseEclairKnowhow
from ludofoot.games.passe_eclair.notation import PENotation
from ludofoot.games.passe_eclair.noting import TRIGGERS
from ludofoot.games.passe_eclair.previewing import previewed
from ludofoot.games.passe_eclair.records import Options, PEMove
from ludofoot.games.passe_eclair.reporting import REPORTER
from ludofoot.games.passe_eclair.rules.cards import Deck
from ludofoot.games.passe_eclair.rules.dealing import deal
from ludofoot.games.passe_eclair.rules.position import NOBODY
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from ludofoot.games.passe_eclair.rules.telling import tell_start
from ludofoot.games.passe_eclair.seeing import seen_by
from ludofoot.games.passe_eclair.views import PEView


class PasseEclairGame(Game[PEMove]):
    """Everybody at once: order of arrival decides."""

    id = "passe-eclair"
    prefix = "PE"
    seats = (2, 3, 4)  # PE-01
    screen_seats = 2
    minutes = 20
    options_type = Options
    timing_options = ("pace",)
    opener_clause = "PE-A27"
    names_opener = True
    package = "ludofoot.games.passe_eclair"
    raced = True
    move_type = PEMove
    event_type = PEEvent
    view_type = PEView
    triggers = TRIGGERS
    pieces = PIECES
    reporter = REPORTER
    around = AROUND
    presets = (
        Preset("relaxed", {"pace": "relaxed"}, minutes=25, seats=(2, 3, 4)),
        Preset("normal", {"pace": "normal"}, minutes=20),
        Preset("lightning", {"pace": "lightning"}, minutes=15),
    )

    def notation(self) -> PENotation:
        return PENotation(self.deck)

    def knowhow(self) -> PasseEclairKnowhow:
        return PasseEclairKnowhow()

    @cached_property
    def deck(self) -> Deck:
        return deck_of(read_box(self.box or shipped_box()))

    def start(self, setup: Setup, chance: Chance) -> PasseEclair:
        state = PasseEclair(self.deck, setup.seats, self.chosen(setup), chance)
        deal(state, NOBODY if setup.opener is None else setup.opener)
        return state

    def next_opener(self, setup: Setup, first: int) -> int | None:
        """PE-A27: whoever was said to be the oldest still is; otherwise the lot decides again."""
        return setup.opener

    def tell_start(self, state: State[PEMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, PasseEclair)
        tell_start(state, setup.opener is None, out)

    def view(self, state: State[PEMove], seat: int) -> PEView:
        assert isinstance(state, PasseEclair)
        return seen_by(state, seat)

    def score(self, view: View) -> tuple[int, ...]:
        assert isinstance(view, PEView)
        return tuple(len(tokens) for tokens in view.victory)

    def prompts(self, state: State[PEMove], seat: int) -> list[Prompt]:
        assert isinstance(state, PasseEclair)
        return asked_of(state, seat)

    def preview(self, state: State[PEMove], seat: int, draft: PEMove) -> Preview:
        assert isinstance(state, PasseEclair)
        return previewed(state, seat, draft)

    def imagine(self, view: View, chance: Chance) -> PasseEclair:
        assert isinstance(view, PEView)
        return imagined(self.deck, view, chance)

    def read_box(self, text: str) -> Box:
        return read_box(text)


GAME = PasseEclairGame()
