"""Schuss und Tor: pass the ball from name to name; whoever does not serve gives a goal attempt away."""

from __future__ import annotations

from functools import cached_property

from ludofoot.core.chance import Chance
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import ChoiceOption
from ludofoot.core.records import View
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.schuss_und_tor.box import Box, read_box, shipped_box
from ludofoot.games.schuss_und_tor.knowhow import SchussUndTorKnowhow
from ludofoot.games.schuss_und_tor.notation import STNotation
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, NAMES, STEvent, STMove, STView
from ludofoot.games.schuss_und_tor.rules.deck import Deck
from ludofoot.games.schuss_und_tor.rules.play import SchussUndTor
from ludofoot.games.schuss_und_tor.view import imagined


class SchussUndTorGame(Game[STMove]):
    """The game of the box."""

    id = "schuss-und-tor"
    prefix = "ST"
    seats = (2, 3, 4)  # ST-01
    screen_seats = 4
    options = (
        ChoiceOption("shooter", "ST-A1", ("preceding", "passer")),
        ChoiceOption("parry", "ST-A4", ("rules", "waived")),
    )
    opener_clause = "ST-15"
    package = "ludofoot.games.schuss_und_tor"
    move_type = STMove
    event_type = STEvent
    view_type = STView

    def notation(self) -> STNotation:
        return STNotation(self.deck)

    def knowhow(self) -> SchussUndTorKnowhow:
        return SchussUndTorKnowhow()

    @cached_property
    def deck(self) -> Deck:
        return deck_of(read_box(self.box or shipped_box()))

    def start(self, setup: Setup, chance: Chance) -> SchussUndTor:
        opener = -1 if setup.opener is None else setup.opener
        state = SchussUndTor.dealt(self.deck, setup.seats, opener, chance)
        if setup.options:
            state.passer_shoots = self.option(setup, "shooter") == "passer"
            state.parry_waives = self.option(setup, "parry") == "waived"
        return state

    def tell_start(self, state: State[STMove], setup: Setup, out: Sink) -> None:
        assert isinstance(state, SchussUndTor)
        state.tell_start(setup.opener is None, out)

    def imagine(self, view: View, chance: Chance) -> SchussUndTor:
        assert isinstance(view, STView)
        return imagined(self.deck, view, chance)

    def read_box(self, text: str) -> Box:
        return read_box(text)


def deck_of(box: Box) -> Deck:
    """The cards of a box, numbered in the order of ST-D1 and ST-D2."""
    copies = [box.footballers[name][to] for name in NAMES for to in range(len(NAMES))]
    copies += [box.jokers["tormann"], box.jokers["bomber"]]
    greens = [face for face in range(len(FACES)) for _ in range(copies[face])]
    actions = [kind for kind, action in enumerate(ACTIONS) for _ in range(box.actions.get(action, 0))]
    return Deck(greens, actions)


GAME = SchussUndTorGame()
