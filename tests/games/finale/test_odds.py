"""The chance that is shown before the dice is exact."""

from __future__ import annotations

from itertools import product

import pytest

from ludofoot.core.sink import Sink
from ludofoot.games.finale import GAME
from ludofoot.games.finale.events import Rolled
from ludofoot.games.finale.records import Pick
from ludofoot.games.finale.rules.dice import percent, rolled, ways
from ludofoot.games.finale.views import OddsPreview
from tests.games.finale.scene import Scene

DIE = (0, 1, 1, 2, 2, 3)


@pytest.mark.clause("FI-53", "FI-75", "FI-D1")
@pytest.mark.parametrize("lead", range(-6, 7))
def test_the_odds_are_those_of_all_36_rolls(lead: int) -> None:
    rolls = list(product(DIE, DIE))
    assert ways(GAME.cards, lead, False) == sum(lead + mine >= theirs for mine, theirs in rolls)
    assert ways(GAME.cards, lead, True) == sum(lead + mine > theirs for mine, theirs in rolls)


@pytest.mark.clause("FI-07", "FI-D1")
def test_either_die_has_the_six_faces_of_the_box() -> None:
    scene = Scene()
    scene.script.answers += [1, 2, 3, 4, 5, 6]
    assert tuple(rolled(scene.state, Sink()) for _ in range(6)) == DIE


@pytest.mark.clause("FI-07", "FI-D1")
def test_the_dice_of_a_move_lie_open_until_the_next() -> None:
    scene = Scene("v4 w3 w1").reveals("v4", "w2")
    scene.luck("roll 3 0").men(0, "lothar-lenker", "kai-kurzpass").men(1, "jupp-jubel", "manni-mauer")
    assert (scene.told(Rolled).roll, scene.told(Rolled).defence_roll) == (3, 0)
    assert [scene.view(seat).rolls for seat in (0, 1, -1)] == [(3, 0)] * 3
    scene.default()
    assert scene.view().rolls == ()


@pytest.mark.clause("FI-41", "FI-D1")
def test_the_odds_of_two_rolls() -> None:
    assert ways(GAME.cards, 0, True) == 13
    assert ways(GAME.cards, 0, False) - ways(GAME.cards, 0, True) == 10
    assert [percent(count) for count in (0, 13, 18, 36)] == [0, 36, 50, 100]


@pytest.mark.clause("FI-49", "FI-50", "FI-53")
def test_the_preview_of_a_choice_says_strength_and_chance() -> None:
    scene = Scene().reveals("w4", "w2")
    (note,) = GAME.preview(scene.state, 0, Pick(("bodo-beton", "sven-abseits"))).notes
    assert note.code == "preview-odds"
    assert note.args == {"strength": 9, "against": 10, "bonus": 0, "percent": 36, "ways": 13}
    # As long as somebody is missing it is what the strongest beside him would make of it.
    half = GAME.preview(scene.state, 0, Pick(("bodo-beton", None)))
    assert isinstance(half, OddsPreview)
    assert (half.strength, half.notes[0].code) == (4, "preview-odds-best")
    assert half.notes[0].args == note.args
    scene.men(0, "bodo-beton", "sven-abseits")
    (hold,) = GAME.preview(scene.state, 1, Pick(("manni-mauer", "fritz-foul"))).notes
    assert (hold.code, hold.args["strength"], hold.args["against"]) == ("preview-hold", 9, 9)
    assert hold.args["ways"] == 36 - ways(GAME.cards, 0, False)


@pytest.mark.clause("FI-52", "FI-53", "FI-54")
def test_brute_force_over_every_pair_of_dice_agrees_with_the_preview() -> None:
    successes = 0
    shown = 0
    for mine, theirs in product(range(1, 7), range(1, 7)):
        scene = Scene().reveals("w4", "w2").men(0, "uwe-umlauf", "bert-laufwunder")
        move = Pick(("jupp-jubel", "moritz-motor"))
        shown = GAME.preview(scene.state, 1, move).notes[0].args["ways"]
        scene.script.answers += [mine, theirs, *[1] * 9]
        successes += scene.plays("1 men jupp-jubel moritz-motor").told(Rolled).success
    assert successes == 36 - shown
