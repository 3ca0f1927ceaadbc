"""What must hold at every moment of every game, whatever is tried."""

from __future__ import annotations

import pytest

from ludofoot import FastChance, Setup, Sink
from ludofoot.core.cards import lowest, size
from ludofoot.core.chance import Chance
from ludofoot.core.records import Refusal
from ludofoot.core.sink import Telltale
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.events import Laid, RoundWon
from ludofoot.games.passe_eclair.records import FACES, Lay
from ludofoot.games.passe_eclair.rules.position import BLOCK, OPEN
from ludofoot.games.passe_eclair.rules.state import PasseEclair

STEPS_AT_MOST = 6000


def reckless(state: PasseEclair, seat: int, chance: Chance) -> Lay | None:
    """A card at random, right or wrong."""
    hand = state.hands.get(seat)
    if state.step not in (OPEN, BLOCK) or not hand or chance.below(12):
        return None
    return Lay(FACES[state.deck.face_of(chance.draw(hand))], state.tops - chance.below(2))


def check(state: PasseEclair) -> None:
    cards = state.stock()["cards"]
    assert cards == 60
    assert state.stock()["tokens"] == 18
    places = [state.hands.get(seat) for seat in range(state.seats)]
    places += [state.draw_pile, state.box, state.pile]
    together = 0
    for place in places:
        assert not together & place
        together |= place
    assert together == state.deck.every
    handed = sum(size(state.victory.get(seat)) for seat in range(state.seats))
    assert handed == state.round - (0 if state.outcome() else 1)
    consoled = sum(size(state.consolation.get(seat)) for seat in range(state.seats)) + size(state.spent)
    assert consoled <= (handed if state.seats > 2 else 0)
    for seat in range(state.seats):
        known = state.known.get(seat)
        assert not known & state.hands.get(seat)
        assert not known & (state.draw_pile | state.box | state.pile)


@pytest.mark.parametrize("wrong", ["noticed", "challenged"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_or_doubled_even_if_wrong_and_late_cards_are_tried(seats: int, wrong: str) -> None:
    for seed in range(3):
        state = GAME.begin(Setup(seats, {"wrong-cards": wrong}), FastChance(seed, 1))
        assert isinstance(state, PasseEclair)
        chance = FastChance(seed, 2)
        for _ in range(STEPS_AT_MOST):
            seat = state.due(chance)
            if seat < 0:
                break
            tried = reckless(state, seat, chance)
            if tried is not None and not isinstance(state.judge(seat, tried), Refusal):
                state.apply(seat, tried, Sink())
            else:
                state.apply(seat, state.sample(seat, chance), Sink())
            check(state)
            if state.step == OPEN and state.layer >= 0:
                assert not state.pile & state.deck.michis & (1 << state.top)
        assert state.outcome() is not None


@pytest.mark.parametrize("seats", [3, 4])
def test_nobody_lays_two_wild_guys_without_a_dog_of_his_own_between(seats: int) -> None:
    state = GAME.begin(Setup(seats), FastChance(3, 1))
    chance, out = FastChance(3, 2), Telltale()
    while (seat := state.due(chance)) >= 0:
        state.apply(seat, state.sample(seat, chance), out)
    laid = [telling.full for telling in out.told]
    before: Laid | None = None
    for event in laid:
        if isinstance(event, Laid):
            if before is not None and before.seat == event.seat:
                assert "-" not in before.face or "-" not in event.face
            before = event
        elif type(event).__name__ == "TurnedUp":
            before = None
    won = [event for event in laid if isinstance(event, RoundWon)]
    assert len(won) == 9


def test_copies_have_no_identity() -> None:
    state = GAME.begin(Setup(2), FastChance(1, 1))
    assert isinstance(state, PasseEclair)
    for face in range(22):
        assert lowest(state.deck.of_face[face]) >= 0
