"""What is shown of the men in use: whom, nobody, or not yet; and how strong they were."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import FastChance
from ludofoot.games.finale import GAME
from ludofoot.games.finale.events import Rolled
from tests.games.finale.scene import Scene
from tests.games.finale.test_counter import failed
from tests.games.finale.test_symbols import approach, used


@pytest.mark.clause("FI-48", "FI-49", "FI-A54", "FI-A29")
def test_nobody_is_not_the_same_as_not_yet() -> None:
    scene = Scene("v4 w3 w1").without(0, "sven-abseits", "fred-flanke")
    scene.reveals("v4", "w2").men(0, "lothar-lenker", "kai-kurzpass")
    scene.luck("roll 3 0").men(1, "jupp-jubel", "manni-mauer")
    assert (scene.view().phase, scene.at) == ("shot", (0, "footballers"))
    for seat in (0, 1, -1):
        assert [side.picked for side in scene.view(seat).sides] == [(), ()]
    scene.men(0, "-")
    for seat in (0, 1, -1):
        assert [side.picked for side in scene.view(seat).sides] == [(None,), ()]
    assert GAME.view(GAME.imagine(scene.view(1), FastChance(1)), 1) == scene.view(1)


@pytest.mark.clause("FI-50", "FI-56", "FI-A26", "FI-A54")
def test_while_a_man_is_replaced_the_strengths_are_those_that_were_compared() -> None:
    scene = used(approach("roll 3 0, check x 2", ("sven-abseits", 1)), "sven-abseits", "bodo-beton")
    assert scene.at == (0, "replacement")
    rolled = scene.told(Rolled)
    for seat in (0, 1, -1):
        shown = [side.strength for side in scene.view(seat).sides]
        assert shown == [rolled.strength, rolled.defence] == [7, 8]
    assert GAME.view(GAME.imagine(scene.view(1), FastChance(1)), 1) == scene.view(1)
    assert GAME.view(scene.state.copy(FastChance(1)), 0) == scene.view(0)
    scene.plays("0 on tim-talent midfielder")
    assert [side.strength for side in scene.view().sides] == [0, 0]


@pytest.mark.clause("FI-48", "FI-49", "FI-A54")
def test_the_men_who_are_used_are_shown_until_their_phase_is_over() -> None:
    scene = used(approach("roll 3 0, check x 2", ("sven-abseits", 1)), "sven-abseits", "bodo-beton")
    assert scene.at == (0, "replacement")
    shown = [("sven-abseits", "bodo-beton"), ("karl-kante", "jupp-jubel")]
    for seat in (0, 1, -1):
        assert [side.picked for side in scene.view(seat).sides] == shown
    over = failed()
    assert over.at == (1, "counter")
    assert [side.picked for side in over.view().sides] == [(), ()]


@pytest.mark.clause("FI-43", "FI-A54")
def test_only_who_draws_sees_which_cards_came() -> None:
    scene = Scene("w4 w3 w1", "w2 v4 v3a").kicks_off()
    scene.plays("0 lay w4", "1 lay w2", luck="draw 0 v5, draw 1 w5")
    assert [scene.view(seat).came for seat in (0, 1, -1)] == [("v5",), ("w5",), ()]
