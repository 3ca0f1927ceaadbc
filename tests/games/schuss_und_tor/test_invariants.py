"""Section 5 of the specification, on random games of every seat count and option."""

from __future__ import annotations

import pytest

from ludofoot import FastChance, Setup, Telltale
from ludofoot.core.records import Event
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import ActionDrawn, ExtraTime, Goal, Laid, LastCardLaid
from ludofoot.games.schuss_und_tor.records import Concede, Pass, Take
from ludofoot.games.schuss_und_tor.views import STView
from tests.games.schuss_und_tor.scene import OPTIONS

GAMES = 200


@pytest.mark.parametrize("option", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_invariants_hold_in_random_games(seats: int, option: dict[str, str]) -> None:
    for seed in range(GAMES):
        state = GAME.begin(Setup(seats, dict(option)), FastChance(seed))
        chance, watch = FastChance(seed, 1), Watch(option.get("parry") == "waived")
        while state.awaited():
            (seat,) = state.awaited()
            out = Telltale()
            state.apply(seat, state.sample(seat, chance), out)
            for told in out.told:
                watch.see(told.full)
            assert state.stock() == {"green": 33, "action": 27}  # 1
            view = GAME.view(state, seat)
            assert isinstance(view, STView)
            watch.look(view, option.get("shooter") == "passer")
        assert watch.extensions <= 1  # 4


@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_not_served_is_what_was_asked_for(seats: int) -> None:
    """Kept as kinds of cards, seen as the cards themselves, and imagined again from what is seen."""
    for seed in range(GAMES // 5):
        state, chance = GAME.start(Setup(seats), FastChance(seed)), FastChance(seed, 1)
        while state.awaited():
            (seat,) = state.awaited()
            move, asked, before = state.sample(seat, chance), state.fitting(), state.unserved_by(seat)
            state.apply(seat, move, Telltale())
            if isinstance(move, Pass | Concede):
                assert state.deck.of_kinds(state.unserved_by(seat)) == asked | state.deck.of_kinds(before)
            assert GAME.imagine(GAME.view(state, seat), chance).unserved == state.unserved
            if isinstance(move, Take):
                assert not state.unserved_by(seat)


class Watch:
    """What must be remembered from event to event."""

    def __init__(self, waived: bool) -> None:
        self.waived = waived
        self.extensions = 0
        self.drawn_on_nothing = False
        self.last_card = False
        # The last card that counts for what follows: None after an interruption.
        self.binding: Laid | None = None
        self.interrupted = False

    def see(self, event: Event) -> None:
        match event:
            case ActionDrawn():
                assert not self.drawn_on_nothing  # 6
                self.drawn_on_nothing = True
            case Goal():
                self.binding = None
            case LastCardLaid():
                self.last_card = True
            case ExtraTime():
                self.extensions += 1
                self.binding, self.last_card, self.drawn_on_nothing = None, False, False
            case Laid():
                self.drawn_on_nothing = False
                self.check_order(event)

    def check_order(self, laid: Laid) -> None:
        """2 and 5: what may follow a Bomber and what may follow X zu Y."""
        before = self.binding
        if laid.how == "parry" and self.waived:
            return
        self.binding = laid
        if before is None or laid.how in ("free", "parry", "fresh"):
            return
        if before.face == "bomber":
            assert laid.face.startswith(f"{before.call}-")
        elif before.face == "tormann":
            assert laid.face != "tormann"
        else:
            assert laid.face in ("bomber", "tormann") or laid.face.startswith(f"{before.face.split('-')[1]}-")

    def look(self, view: STView, passer_shoots: bool) -> None:
        for seat, cards in enumerate(view.before):  # 3
            goals = sum(2 if card == "zwei-tore" else card != "schiedsrichter" for card in cards)
            assert view.goals[seat] == goals
        if not self.last_card:  # 7
            assert min(view.hand_sizes) > 0
        if view.step == "serve" and view.asked_by != "nobody":
            assert view.pile[-1].seat == (view.turn - 1) % view.seats
        if view.step == "parry":
            assert view.shooter == ((view.turn - 1) % view.seats)
        if view.step == "free" and not passer_shoots:
            assert view.turn == view.shooter == view.pile[-1].seat
