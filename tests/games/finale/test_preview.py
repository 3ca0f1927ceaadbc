"""What a tactic card is said to allow is what it allows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.sink import Sink
from ludofoot.games.finale import GAME
from ludofoot.games.finale.records import PRESETS, Lay, Preset, PresetText
from ludofoot.games.finale.rules.cards import APPROACH, SHOT
from ludofoot.games.finale.rules.names import card_of
from ludofoot.games.finale.rules.periods import begin_attack
from ludofoot.games.finale.rules.position import FURTHER, PICK, TACTIC
from ludofoot.games.finale.rules.slots import strength_of, strongest_picks
from ludofoot.games.finale.rules.state import Finale
from ludofoot.games.finale.views import CardPreview

MATCHES = 6


def choices_of_a_card(colour: PresetText) -> Iterator[tuple[Finale, int]]:
    """Every moment of some matches in which a coach chooses a card."""
    for seed in range(MATCHES):
        state = GAME.begin(Setup(2, {"decks": "presets"}), FastChance(seed, 1))
        assert isinstance(state, Finale)
        state.apply(0, Preset(colour), Sink())
        state.apply(1, Preset(colour), Sink())
        bot, chance = GAME.knowhow(), FastChance(seed, 2)
        while (seat := state.due(chance)) >= 0:
            if state.step in (TACTIC, FURTHER):
                yield state, seat
            state.apply(seat, bot.policy(state, seat, chance), Sink())


def strengths_played(state: Finale, seat: int, card: int, seed: int) -> dict[int, int]:
    """How strong approach and shot of an attack with this card are, both coaches using their strongest men.

    Only as far as it gets, and as long as nobody leaves the pitch."""
    twin = state.copy(FastChance(seed, 3))
    men = twin.side(seat).pitch()
    twin.attacker, twin.attempts, twin.attempt = seat, 1, 1
    begin_attack(twin, card, False)
    found: dict[int, int] = {}
    while twin.step == PICK and twin.side(seat).pitch() == men:
        if twin.turn == seat:
            picks = strongest_picks(twin.side(seat), twin.slots_of(seat), twin.arrow_of(seat))
            found[twin.phase] = strength_of(twin.side(seat), picks)
        twin.apply(twin.turn, twin.default(twin.turn), Sink())
    return found


@pytest.mark.clause("FI-65", "FI-66", "FI-67", "FI-71", "FI-72")
@pytest.mark.parametrize("colour", PRESETS)
def test_the_strengths_that_a_card_promises_are_those_it_has(colour: PresetText) -> None:
    shots = dict.fromkeys((False, True), 0)
    for number, (state, seat) in enumerate(choices_of_a_card(colour)):
        for move in state.moves(seat) or []:
            assert isinstance(move, Lay)
            card = card_of(move.card)
            shown = GAME.preview(state, seat, move)
            assert isinstance(shown, CardPreview)
            played = strengths_played(state, seat, card, number)
            assert shown.approach == played.get(APPROACH)
            if SHOT in played:
                assert shown.shot == played[SHOT], move
                shots[GAME.cards.arrow(card) != 0] += 1
    assert min(shots.values()) > 5, shots
