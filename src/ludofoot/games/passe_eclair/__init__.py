"""Passe Éclair: everybody plays at once; whoever is quick gets rid of the cards first."""

from __future__ import annotations

from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import ChoiceOption
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.passe_eclair.box import Box, read_box, shipped_box
from ludofoot.games.passe_eclair.imagining import imagined
from ludofoot.games.passe_eclair.knowhow import PasseEclairKnowhow
from ludofoot.games.passe_eclair.notation import PENotation
from ludofoot.games.passe_eclair.records import FACES, NAMES, PACES, TOKENS, WRONGS, PEEvent, PEMove, PEView
from ludofoot.games.passe_eclair.rules.deck import Deck
from ludofoot.games.passe_eclair.rules.play import PasseEclair


class PasseEclairGame(Game[PEMove]):
    """Everybody at once: order of arrival decides."""

    id = "passe-eclair"
    prefix = "PE"
    seats = (2, 3, 4)  # PE-01
    screen_seats = 2
    options = (
        ChoiceOption("pace", "PE-D4", PACES),
        ChoiceOption("wrong-cards", "PE-A15", WRONGS),
    )
    timing_options = ("pace",)
    opener_clause = "PE-A27"
    names_opener = True
    package = "ludofoot.games.passe_eclair"
    move_type = PEMove
    event_type = PEEvent
    view_type = PEView

    def notation(self) -> PENotation:
        return PENotation(self.deck)

    def knowhow(self) -> PasseEclairKnowhow:
        return PasseEclairKnowhow()

    @cached_property
    def deck(self) -> Deck:
        return deck_of(read_box(self.box or shipped_box()))

    def start(self, setup: Setup, chance: Chance) -> PasseEclair:
        opener = -1 if setup.opener is None else setup.opener
        state = PasseEclair.dealt(self.deck, setup.seats, opener, chance)
        if setup.options:
            state.pace = PACES.index(self.option(setup, "pace"))
            state.by_challenge = self.option(setup, "wrong-cards") == "challenged"
        return state

    def next_opener(self, setup: Setup, first: int) -> int | None:
        """PE-A27: whoever was said to be the oldest still is; otherwise the lot decides again."""
        return setup.opener

    def tell_start(self, state: State[PEMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, PasseEclair)
        state.tell_start(setup.opener is None, out)

    def imagine(self, view: View, chance: Chance) -> PasseEclair:
        assert isinstance(view, PEView)
        return imagined(self.deck, view, chance)

    def read_box(self, text: str) -> Box:
        return read_box(text)


def deck_of(box: Box) -> Deck:
    """The cards of a box in the order of PE-D1, the tokens in that of PE-D2 and PE-D3."""
    copies = [box.guys[large][to] for large in NAMES for to, small in enumerate(NAMES) if small != large]
    copies += [box.others["dog"], box.others["michi"]]
    cards = [face for face in range(len(FACES)) for _ in range(copies[face])]
    victory = [kind for kind, token in enumerate(TOKENS) for _ in range(box.victory.get(token, 0))]
    consolation = [kind for kind, token in enumerate(TOKENS) for _ in range(box.consolation.get(token, 0))]
    return Deck(cards, victory, consolation)


GAME = PasseEclairGame()
