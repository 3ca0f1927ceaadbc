"""The beginning of the game and of a round (PE-08 to PE-16, PE-A27, PE-A35)."""

from __future__ import annotations

import pytest

from ludofoot import FastChance, Setup, Telltale
from ludofoot.core.cards import listed, size
from ludofoot.core.records import LEGAL
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.events import (
    Dealt,
    RoundBegan,
    SaidReady,
    TimeRanOut,
    TokensUsed,
    TrainerDrawn,
    TurnedUp,
)
from ludofoot.games.passe_eclair.records import FACES, Ready
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from tests.games.passe_eclair.scene import DECK, Scene

HANDS = "0: Leon-Marlon Dog; 1: Marlon-Fabi Fabi-Leon; 2: Rocce-Leon Rocce-Fabi"


def begun(seats: int, seed: int = 1, opener: int | None = None) -> PasseEclair:
    state = GAME.begin(Setup(seats, opener=opener), FastChance(seed, 1))
    assert isinstance(state, PasseEclair)
    return state


@pytest.mark.clause("PE-08", "PE-11")
def test_any_card_can_come_anywhere_and_the_rest_is_the_draw_pile() -> None:
    places = [begun(2, seed).draw_pile for seed in range(40)]
    seen = held = 0
    for pile in places:
        seen |= pile
        held |= DECK.every & ~pile
    assert seen == held == DECK.every
    state = begun(4)
    dealt = 0
    for seat in range(4):
        dealt |= state.hands.get(seat)
    assert (state.draw_pile | dealt, state.draw_pile & dealt) == (DECK.every, 0)


@pytest.mark.clause("PE-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_cards_each(seats: int) -> None:
    state = begun(seats)
    assert [size(state.hands.get(seat)) for seat in range(seats)] == [7] * seats
    out = Telltale()
    GAME.tell_start(state, Setup(seats, opener=0), out)
    dealt = [telling.full for telling in out.told if isinstance(telling.full, Dealt)]
    assert [(event.clause, event.count) for event in dealt] == [("PE-09", 7)] * seats


@pytest.mark.clause("PE-10")
def test_hands_are_secret_and_sorted_by_motif() -> None:
    state = begun(3)
    view = GAME.view_type
    mine, other = GAME.view(state, 0), GAME.view(state, 1)
    assert isinstance(mine, view)
    assert isinstance(other, view)
    assert mine.hand == tuple(FACES[DECK.cards[card]] for card in listed(state.hands.get(0)))
    assert list(mine.hand) == sorted(mine.hand, key=FACES.index)
    assert other.hand != mine.hand
    assert mine.hand_sizes == other.hand_sizes == (7, 7, 7)
    out = Telltale()
    GAME.tell_start(state, Setup(3, opener=0), out)
    told = [telling for telling in out.told if isinstance(telling.full, Dealt)]
    assert len(told) == 3
    for seat, telling in enumerate(told):
        assert isinstance(telling.full, Dealt)
        assert len(telling.full.faces) == 7
        assert telling.to(seat) == telling.full
        masked = telling.to((seat + 1) % 3)
        assert isinstance(masked, Dealt)
        assert (masked.faces, masked.count) == ((), 7)
    scene = Scene(f"{HANDS}; top: - Fabi-Leon")
    assert scene.refusal("0 Fabi-Leon") == ("not-in-hand", "PE-10")
    scene.plays("0 Leon-Marlon")


@pytest.mark.clause("PE-12")
def test_tokens_lie_apart_and_face_down() -> None:
    state = begun(3)
    assert (size(state.victory_stock), size(state.consolation_stock)) == (9, 9)
    view = GAME.view(state, 0)
    assert isinstance(view, GAME.view_type)
    assert (view.victory_stock, view.consolation_stock) == (9, 9)
    assert view.victory == view.consolation == ((), (), ())


@pytest.mark.clause("PE-13", "PE-A27")
def test_the_first_trainer_is_named_or_drawn_by_lot() -> None:
    assert [begun(3, opener=seat).trainer for seat in range(3)] == [0, 1, 2]
    assert {begun(3, seed).trainer for seed in range(20)} == {0, 1, 2}
    for opener, drawn in ((None, True), (1, False)):
        state, out = begun(3, opener=opener), Telltale()
        GAME.tell_start(state, Setup(3, opener=opener), out)
        events = [telling.full for telling in out.told]
        lots = [(event.clause, event.seat) for event in events if isinstance(event, TrainerDrawn)]
        assert lots == ([("PE-A27", state.trainer)] if drawn else [])
        began = next(event for event in events if isinstance(event, RoundBegan))
        assert (began.round, began.trainer, began.clause) == (1, state.trainer, "PE-13")


@pytest.mark.clause("PE-13", "PE-A27")
def test_in_a_series_the_oldest_stays_the_oldest_and_a_lot_is_a_lot() -> None:
    assert GAME.names_opener
    for first in range(3):
        assert GAME.next_opener(Setup(3), first) is None
        assert GAME.next_opener(Setup(3, opener=2), first) == 2


@pytest.mark.clause("PE-14", "PE-15", "PE-A35")
def test_when_all_are_ready_the_start_card_comes_up() -> None:
    scene = Scene(f"{HANDS}; trainer: 2", luck="Vanessa-Leon")
    assert scene.step == "ready"
    assert scene.prompts(0)[0].pace == "sealed"
    scene.plays("1 ready")
    assert scene.told(SaidReady).seat == 1
    assert scene.state.awaited() == [0, 2]
    assert scene.refusal("1 ready") == ("ready-already", "PE-A35")
    scene.plays("0 ready")
    assert scene.view(0).laid == ()
    scene.plays("2 ready")
    turned = scene.told(TurnedUp)
    assert (turned.clause, turned.seat, turned.face, turned.on) == ("PE-15", 2, "vanessa-leon", 1)
    assert not scene.tells(TokensUsed)
    assert scene.step == "open"
    assert scene.view(0).draw_pile == 60 - 6 - 1


@pytest.mark.clause("PE-16")
def test_dogs_and_michis_are_passed_over() -> None:
    scene = Scene(HANDS, luck="Dog Michi Vanessa-Leon").plays("0 ready", "1 ready", "2 ready")
    turned = [event for event in scene.events() if isinstance(event, TurnedUp)]
    assert [event.clause for event in turned] == ["PE-16", "PE-16", "PE-15"]
    assert scene.top == "Vanessa-Leon"
    assert scene.state.tops == 1


@pytest.mark.clause("PE-A35", "PE-D4")
def test_when_the_time_is_up_all_count_as_ready() -> None:
    scene = Scene(f"{HANDS}; consolation 0: leon; trainer: 1", luck="Vanessa-Leon").plays("1 ready")
    assert scene.state.default(0) == Ready()
    assert scene.state.judge(0, Ready()) == LEGAL
    scene.times_out()
    assert scene.told(TimeRanOut).step == "ready"
    assert scene.told(TurnedUp).seat == 1
    assert scene.hand(0) == "Leon-Marlon Dog"


@pytest.mark.clause("PE-A36")
def test_nothing_is_laid_before_the_start_card() -> None:
    scene = Scene(HANDS, luck="Vanessa-Leon v1 c1")
    assert scene.refusal("0 Leon-Marlon @1") == ("no-such-top", "PE-A17")
    scene.state.tops = 5
    assert scene.refusal("0 Leon-Marlon") == ("no-card-yet", "PE-A36")
    assert scene.refusal("0 decline") == ("no-card-yet", "PE-A36")
    assert scene.hand(0) == "Leon-Marlon Dog"
    assert scene.errs("0 Rocce-Fabi @4") == "PE-A16"


@pytest.mark.clause("PE-D4", "PE-A15")
def test_the_options_name_the_clauses_they_come_from() -> None:
    assert [(option.name, option.clause) for option in GAME.options] == [
        ("pace", "PE-D4"),
        ("wrong-cards", "PE-A15"),
    ]
    assert not begun(3).by_challenge


@pytest.mark.clause("PE-A35")
def test_two_players_say_ready_too() -> None:
    state = GAME.begin(Setup(2, opener=0), FastChance(1, 1))
    assert state.awaited() == [0, 1]
    assert state.moves(0) == state.moves(1) == [Ready()]
