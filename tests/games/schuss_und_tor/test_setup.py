"""Before the first card: ST-01, ST-09 to ST-17, ST-A24, ST-A28."""

from __future__ import annotations

from collections import Counter

import pytest

from ludofoot import SPECTATOR, FastChance, Refused, Setup, Telltale
from ludofoot.core.cards import size
from ludofoot.core.chance import ScriptedChance, ScriptRanOut
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import ActionDrawn, Dealt, OpenerDrawn
from ludofoot.games.schuss_und_tor.rules.state import SchussUndTor
from ludofoot.games.schuss_und_tor.views import STView
from tests.games.schuss_und_tor.scene import DECK, NOTATION, cards_like

SEATS = (2, 3, 4)
HANDS = {2: 11, 3: 10, 4: 8}
DEAL_CLAUSES = {2: "ST-11", 3: "ST-12", 4: "ST-13"}
UNDEALT = {2: 7, 3: 1, 4: 1}


def started(seats: int, seed: int = 1, opener: int | None = None) -> SchussUndTor:
    state = GAME.begin(Setup(seats, opener=opener), FastChance(seed))
    assert isinstance(state, SchussUndTor)
    return state


def seen(state: SchussUndTor, seat: int = 0) -> STView:
    view = GAME.view(state, seat)
    assert isinstance(view, STView)
    return view


@pytest.mark.clause("ST-01")
def test_two_to_four_play() -> None:
    assert GAME.seats == SEATS
    for seats in SEATS:
        assert seen(started(seats)).seats == seats


@pytest.mark.clause("ST-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.begin(Setup(seats), FastChance(1))
    assert (refused.value.refusal.code, refused.value.refusal.clause) == ("bad-seats", "ST-01")


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param(2, marks=pytest.mark.clause("ST-11")),
        pytest.param(3, marks=pytest.mark.clause("ST-12")),
        pytest.param(4, marks=pytest.mark.clause("ST-13")),
    ],
)
def test_the_size_of_the_hands(seats: int) -> None:
    assert seen(started(seats)).hand_sizes == (HANDS[seats],) * seats


@pytest.mark.clause("ST-14")
@pytest.mark.parametrize("seats", SEATS)
def test_the_cards_left_over_lie_aside_and_nobody_sees_them(seats: int) -> None:
    state = started(seats)
    assert seen(state).undealt == UNDEALT[seats]
    in_hands = 0
    for seat in range(seats):
        in_hands |= state.hands.get(seat)
    assert state.undealt.loose == state.greens & ~in_hands
    for seat in (*range(seats), SPECTATOR):
        assert seen(state, seat).under == ()


@pytest.mark.parametrize(
    ("seats", "removed"),
    [
        pytest.param(2, ("tormann", "tormann", "bomber", "bomber"), marks=pytest.mark.clause("ST-17")),
        pytest.param(3, ("tormann", "bomber"), marks=pytest.mark.clause("ST-16")),
        pytest.param(4, (), marks=pytest.mark.clause("ST-D1")),
    ],
)
def test_bomber_and_tormann_that_are_removed(seats: int, removed: tuple[str, ...]) -> None:
    assert seen(started(seats)).removed == removed
    assert seen(started(seats), SPECTATOR).removed == removed


@pytest.mark.clause("ST-A24")
@pytest.mark.parametrize("seats", SEATS)
def test_what_is_removed_is_neither_dealt_nor_undealt(seats: int) -> None:
    for seed in range(20):
        state = started(seats, seed)
        everywhere = state.undealt.loose
        for seat in range(seats):
            everywhere |= state.hands.get(seat)
        assert size(everywhere) == 25 + 2 * seats
        assert size(everywhere & DECK.bomber) == size(everywhere & DECK.tormann) == seats


@pytest.mark.clause("ST-09")
def test_both_piles_are_shuffled_each_for_itself() -> None:
    hands = {seen(started(2, seed)).hand for seed in range(50)}
    assert len(hands) == 50
    held = Counter(face for seed in range(400) for face in seen(started(2, seed)).hand)
    # 400 hands of 11 out of 29 cards: each named footballer about 152 times.
    assert all(110 < count < 195 for face, count in held.items() if "-" in face)
    assert len([face for face in held if "-" in face]) == 25
    drawn = Counter(first_action(seed) for seed in range(540))
    # 540 top cards out of 27: about 20 for each copy.
    assert 100 < drawn["tor"] < 185
    assert len(drawn) == 16


def first_action(seed: int) -> str:
    state = started(2, seed, opener=0)
    out = Telltale()
    state.apply(0, (state.moves(0) or [])[0], out)
    if state.awaited() == [0]:
        state.apply(0, NOTATION.read("stop"), out)
    state.apply(1, NOTATION.read("pass"), out)
    (drawn,) = [told.full for told in out.told if isinstance(told.full, ActionDrawn)]
    return drawn.action


@pytest.mark.clause("ST-10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_action_pile_lies_face_down(seats: int) -> None:
    state = started(seats)
    for seat in (*range(seats), SPECTATOR):
        view = seen(state, seat)
        assert (view.actions_left, view.discards, view.action) == (27, (), None)
        assert view.before == ((),) * seats


@pytest.mark.clause("ST-15")
@pytest.mark.clause("ST-A28")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_player_may_be_named(seats: int) -> None:
    for opener in range(seats):
        state = started(seats, opener=opener)
        assert state.awaited() == [opener]
        out = Telltale()
        GAME.tell_start(state, Setup(seats, opener=opener), out)
        assert not any(isinstance(told.full, OpenerDrawn) for told in out.told)
    refusal = GAME.check(Setup(seats, opener=seats))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("bad-opener", "ST-15")


@pytest.mark.clause("ST-15")
@pytest.mark.clause("ST-A28")
@pytest.mark.parametrize("seats", SEATS)
def test_otherwise_the_lot_decides_and_everyone_is_told(seats: int) -> None:
    openers = Counter(started(seats, seed).awaited()[0] for seed in range(300))
    assert set(openers) == set(range(seats))
    assert min(openers.values()) > 300 // seats // 2
    state = started(seats)
    out = Telltale()
    GAME.tell_start(state, Setup(seats), out)
    drawn = out.told[0]
    assert drawn.full == OpenerDrawn(clause="ST-A28", seat=state.awaited()[0])
    assert drawn.seats is None


@pytest.mark.clause("ST-A28")
def test_the_lot_is_drawn_before_the_cards_and_only_if_nobody_is_named() -> None:
    with pytest.raises(ScriptRanOut, match="after 1 "):
        GAME.begin(Setup(3), ScriptedChance([2]))
    with pytest.raises(ScriptRanOut, match="after 0 "):
        GAME.begin(Setup(3, opener=1), ScriptedChance([]))
    deal = [cards_like("Bomber")] * 3 + [DECK.every] * 27
    assert GAME.begin(Setup(3), ScriptedChance([2, *deal])).awaited() == [2]


@pytest.mark.parametrize(
    "seats",
    [
        pytest.param(2, marks=pytest.mark.clause("ST-11")),
        pytest.param(3, marks=pytest.mark.clause("ST-12")),
        pytest.param(4, marks=pytest.mark.clause("ST-13")),
    ],
)
def test_each_seat_is_told_its_own_cards_and_how_many_the_others_have(seats: int) -> None:
    state = started(seats)
    out = Telltale()
    GAME.tell_start(state, Setup(seats, opener=0), out)
    assert len(out.told) == seats
    for owner, told in enumerate(out.told):
        for seat in (*range(seats), SPECTATOR):
            event = told.to(seat)
            faces = seen(state, owner).hand if seat == owner else ()
            assert event == Dealt(clause=DEAL_CLAUSES[seats], seat=owner, count=HANDS[seats], faces=faces)


@pytest.mark.parametrize(
    ("option", "clause"),
    [
        pytest.param("shooter", "ST-A1", marks=pytest.mark.clause("ST-A1")),
        pytest.param("parry", "ST-A4", marks=pytest.mark.clause("ST-A4")),
    ],
)
def test_a_reading_that_nobody_offers_is_refused_with_its_clause(option: str, clause: str) -> None:
    refusal = GAME.check(Setup(2, {option: "nobody"}))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("bad-option", clause)


@pytest.mark.clause("ST-18")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_decision_is_a_fresh_start(seats: int) -> None:
    view = seen(started(seats))
    assert (view.step, view.asked, view.asked_by, view.pile) == ("serve", None, "nobody", ())
