"""What was told and has left no trace stays in sight of everybody, until the next thing of its kind."""

from __future__ import annotations

import pytest

from ludofoot.core.records import SPECTATOR
from ludofoot.games.passe_eclair.views import Act
from tests.games.passe_eclair.scene import Scene
from tests.games.passe_eclair.test_michi import ON_DOG
from tests.games.passe_eclair.test_race import TEXT
from tests.games.passe_eclair.test_rounds import LUCK, WON


def seen(scene: Scene) -> Act | None:
    """The last act, the same to everybody."""
    acts = [scene.view(seat).act for seat in (0, 1, 2, SPECTATOR)]
    assert acts == [acts[0]] * 4
    return acts[0]


@pytest.mark.clause("PE-A16", "PE-A32", "PE-70")
def test_late_and_wrong_cards_are_counted_and_of_a_late_one_nobody_sees_the_face() -> None:
    scene = Scene(TEXT, luck="Dog")
    assert seen(scene) is None
    scene.plays("0 Marlon-Leon")
    assert seen(scene) is None
    scene.errs("1 Marlon-Rocce @1")
    assert seen(scene) == Act(seat=1, what="late", number=1, on=1)
    scene.errs("2 Rocce-Fabi")
    assert seen(scene) == Act(seat=2, what="wrong", number=2, face="rocce-fabi")


@pytest.mark.clause("PE-A33")
def test_challenges_and_answers_to_them() -> None:
    scene = Scene("0: Michi Dog; 1: Dog; 2: Rocce-Leon; top: 1 Dog", wrong="challenged").plays("0 Michi")
    scene.plays("1 let-stand")
    assert seen(scene) == Act(seat=1, what="let-stand", number=1)
    scene.plays("2 challenge")
    assert seen(scene) == Act(seat=2, what="challenge", number=2)


@pytest.mark.clause("PE-37", "PE-A32")
def test_who_exchanged_hands_with_whom() -> None:
    scene = Scene(ON_DOG, luck="Vanessa-Fabi").plays("0 Michi", "0 swap 1")
    assert seen(scene) == Act(seat=0, what="swap", number=1, partner=1)


@pytest.mark.clause("PE-16", "PE-43", "PE-A11")
def test_what_was_passed_over_for_the_last_start_card() -> None:
    scene = Scene(ON_DOG, luck="Dog Michi Vanessa-Fabi").plays("0 Michi", "0 swap 1")
    assert scene.view(2).passed_over == ("dog", "michi")
    scene = Scene("0: Dog Dog; 1: Dog Dog; 2: Dog Dog", luck="Michi Leon-Marlon")
    scene.plays("0 ready", "1 ready", "2 ready")
    assert scene.view(SPECTATOR).passed_over == ("michi",)


@pytest.mark.clause("PE-52")
def test_what_was_left_in_the_hands_at_the_end_of_a_round() -> None:
    scene = Scene(WON, luck=LUCK).plays("0 Marlon-Leon")
    assert scene.view(0).left == ((), ("leon-rocce", "rocce-leon"), ("rocce-fabi",))
