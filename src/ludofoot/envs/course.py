"""A game whose luck is asked for outside: every draw and every lot a choice of its own, so that a tree of the
game can be walked, and everything that a seat has heard and done remembered."""

from __future__ import annotations

from typing import Any

import msgspec

from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance, ScriptedChance, ScriptRanOut
from ludofoot.core.digest import encode
from ludofoot.core.encoding import Encoding, encoded
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import SPECTATOR, Move, View
from ludofoot.core.sink import Sink, Telltale
from ludofoot.core.state import State
from ludofoot.envs.finding import encoding_of
from ludofoot.envs.floor import Floor
from ludofoot.envs.memory import Moment, fingerprint

LUCK = -1
OVER = -4
"""As OpenSpiel numbers them."""


class Deal(msgspec.Struct, frozen=True):
    """Where a course begins: with the deal, or with what one seat believed after all it had heard."""

    game: str
    setup: Setup
    view: bytes = b""
    seed: int = 0
    heard: bytes = b""
    floor: tuple[int, int, tuple[int, ...], tuple[int, ...]] = (-1, 0, (), ())


class Course:
    """A position, who is asked, and what luck is asked. It never changes: each choice makes a new one."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.game: Game[Any] = load(deal.game)
        found = encoding_of(self.game)
        assert found is not None
        self.encoding: Encoding[Any] = found
        self.floor = Floor(found)
        self.state: State[Any] | None = None
        self.pending: tuple[int, Move] | None = None
        self.luck: tuple[int, ...] = ()
        self.choices: list[int] = []
        self.by_lot = False
        self.line = Moment(None, LUCK, -1, ())
        self.views: dict[int, View] = {}
        self.arrays: dict[int, list[float]] = {}
        if deal.view:
            self.believe()
        else:
            self.start()

    # ---- how it goes on

    def start(self) -> None:
        """Deals, as far as luck has answered."""
        script = ScriptedChance(list(self.luck))
        try:
            state = self.game.begin(self.deal.setup, script)
        except ScriptRanOut as ran_out:
            self.choices = ran_out.choices
            return
        out = Telltale()
        self.game.tell_start(state, self.deal.setup, out)
        self.settle(state, out)
        self.ask_next()

    def believe(self) -> None:
        """Begins with a state that a seat could believe, and with its memory."""
        view = msgspec.json.decode(self.deal.view, type=self.game.view_type)
        self.state = self.game.imagine(view, FastChance(self.deal.seed))
        self.line.prints[view.seat] = self.deal.heard
        asked, opened, waited, called = self.deal.floor
        self.floor.asked, self.floor.opened = asked, opened
        self.floor.waited, self.floor.called = waited, called

    def player(self) -> int:
        """Who chooses now: a seat, LUCK, or OVER."""
        if self.choices:
            return LUCK
        return self.floor.asked if self.state is not None and self.state.outcome() is None else OVER

    def after(self, action: int) -> Course:
        """After a choice of whoever chooses now: a seat's action, or the number of luck's answer."""
        twin: Course = object.__new__(Course)
        twin.__dict__.update(self.__dict__)
        twin.floor = self.floor.copy()
        twin.views, twin.arrays = {}, {}
        twin.apply(action)
        return twin

    def apply(self, action: int) -> None:
        """The same, of a course that nobody has seen yet."""
        player = self.player()
        self.line = Moment(self.line, player, action, ())
        if player != LUCK:
            self.act(action)
        elif self.by_lot:
            self.floor.asked, self.choices, self.by_lot = self.choices[action], [], False
        else:
            self.luck = (*self.luck, self.choices[action])
            self.choices = []
            if self.state is None:
                self.start()
            else:
                self.carry_out()

    def act(self, action: int) -> None:
        """What a seat does."""
        assert self.state is not None
        self.pending = self.floor.answer(self.state, self.answers()[action])
        if self.pending is None:
            self.ask_next()
        else:
            self.carry_out()

    def carry_out(self) -> None:
        """Makes the move that is due, as far as luck has answered: each time from before it."""
        assert self.state is not None
        assert self.pending is not None
        seat, move = self.pending
        out = Telltale()
        twin = self.state.copy(ScriptedChance(list(self.luck)))
        try:
            twin.apply(seat, move, out)
        except ScriptRanOut as ran_out:
            self.choices = ran_out.choices
            return
        was_open = self.state.is_open(seat, move)
        self.settle(twin, out)
        self.floor.moved(twin, seat, move, was_open)
        self.ask_next()

    def settle(self, state: State[Any], out: Telltale) -> None:
        """Luck has answered everything."""
        self.state, self.pending, self.luck = state, None, ()
        self.line.told = tuple(out.told)

    def ask_next(self) -> None:
        """Whoever is next; where order of arrival decides, luck says who it is."""
        assert self.state is not None
        seats = self.floor.lots(self.state)
        if len(seats) > 1:
            self.choices, self.by_lot = seats, True
        elif seats:
            self.floor.asked = seats[0]

    # ---- what can be asked of it

    def answers(self) -> dict[int, Move | None]:
        """What the seat asked can do."""
        assert self.state is not None
        return self.floor.answers(self.state)

    def heard(self, seat: int) -> bytes:
        """A print of all that this seat was told and did, in order: the same for the same, and only then."""
        return fingerprint(self.line, seat)

    def seen(self, seat: int) -> bytes:
        """What a seat sees, as text; nothing before the deal."""
        return encode(self.view(seat)) if self.state is not None else b""

    def view(self, seat: int) -> View:
        """What a seat sees, once there is a state."""
        assert self.state is not None
        if seat not in self.views:
            self.views[seat] = self.game.view(self.state, seat)
        return self.views[seat]

    def array(self, seat: int) -> list[float]:
        """What a seat sees, as numbers."""
        if seat not in self.arrays:
            self.arrays[seat] = encoded(self.encoding.features(self.view(seat)))
        return self.arrays[seat]

    def seen_alone(self, seat: int) -> bytes:
        """What a seat sees and a spectator does not."""
        if self.state is None:
            return b""
        mine, everybodys = self.view(seat), self.view(SPECTATOR)
        names = [name for name in mine.__struct_fields__ if name != "seat"]
        own = {
            name: getattr(mine, name) for name in names if getattr(mine, name) != getattr(everybodys, name)
        }
        return encode(own)

    def imagined(self, seat: int, seed: int) -> Course:
        """A course that this seat cannot tell from this one."""
        assert self.state is not None
        assert not self.choices
        order = (self.floor.asked, self.floor.opened, self.floor.waited, self.floor.called)
        return Course(Deal(self.deal.game, self.deal.setup, self.seen(seat), seed, self.heard(seat), order))

    def actions(self) -> list[int]:
        """Every choice since the deal, luck's too."""
        found: list[int] = []
        line = self.line
        while line.before is not None:
            found.append(line.action)
            line = line.before
        return found[::-1]

    def __deepcopy__(self, memo: Any) -> Course:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        # Compiled objects lose fields in a pickle: what travels is the deal and every choice since.
        return replayed, (encode(self.deal), self.actions())


def replayed(deal: bytes, actions: list[int]) -> Course:
    """The course that these choices lead to."""
    course = Course(msgspec.json.decode(deal, type=Deal))
    for action in actions:
        course = course.after(action)
    return course


def quiet_copy(state: State[Any], seed: int) -> tuple[State[Any], FastChance, Sink]:
    """The same position with dice of its own, for a playout."""
    dice = FastChance(seed)
    return state.copy(dice), dice, Sink()
