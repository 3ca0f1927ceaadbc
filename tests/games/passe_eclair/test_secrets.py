"""What is public, what is secret, and what may be remembered (PE-A32)."""

from __future__ import annotations

import pytest

from ludofoot import FastChance
from ludofoot.core.records import SPECTATOR
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.events import Swapped, TooLate, WrongCard
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from ludofoot.games.passe_eclair.views import KnownCard, PEView
from tests.games.passe_eclair.scene import Scene

HANDS = "0: Michi Fabi-Leon Fabi-Marlon; 1: Leon-Rocce Marlon-Leon; 2: Rocce-Leon Rocce-Fabi Rocce-Leon"
ON_DOG = f"{HANDS}; top: 1 Dog; pile: Vanessa-Leon; victory 0: 3; consolation 1: leon 2; consolation 2: 1"


@pytest.mark.clause("PE-A32")
def test_what_everybody_sees() -> None:
    scene = Scene(ON_DOG)
    views = [scene.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    for view in views:
        assert view.hand_sizes == (3, 2, 3)
        assert (view.laid[-1].seat, view.laid[-1].face, len(view.pile)) == (1, "dog", 2)
        assert (view.round, view.trainer, view.step, view.block) == (1, 0, "open", None)
        assert [len(row) for row in view.victory] == [1, 0, 0]
        assert [len(row) for row in view.consolation] == [0, 2, 1]
        assert (view.victory_stock, view.consolation_stock) == (8, 6)
        assert view.draw_pile == 60 - 8 - 2
    assert views[3].hand == ()
    assert views[0].victory[0] == ("3",)
    assert views[1].victory[0] == views[3].victory[0] == (None,)
    assert views[1].consolation == ((), ("2", "leon"), (None,))


@pytest.mark.clause("PE-A32")
def test_a_swap_is_seen_by_two_and_remembered() -> None:
    scene = Scene(ON_DOG, luck="Vanessa-Fabi").plays("0 Michi", "0 swap 2")
    full = scene.told(Swapped, 0)
    assert full.given_faces == ("fabi-leon", "fabi-marlon")
    assert full.taken_faces == ("rocce-leon", "rocce-leon", "rocce-fabi")
    assert scene.told(Swapped, 2) == full
    masked = scene.told(Swapped, 1)
    assert (masked.given, masked.taken) == (2, 3)
    assert masked.given_faces == masked.taken_faces == ()
    assert known(scene, 0) == {(2, "fabi-leon"): 1, (2, "fabi-marlon"): 1}
    assert known(scene, 2) == {(0, "rocce-leon"): 2, (0, "rocce-fabi"): 1}
    assert known(scene, 1) == known(scene, SPECTATOR) == {}
    scene.plays("2 Fabi-Leon")
    assert known(scene, 0) == {(2, "fabi-marlon"): 1}


@pytest.mark.clause("PE-A32")
def test_of_two_alike_one_is_still_known() -> None:
    scene = Scene(
        "0: Michi Fabi-Leon Fabi-Leon; 1: Leon-Rocce Leon-Rocce; 2: Rocce-Leon; top: 1 Dog",
        luck="Vanessa-Fabi",
    )
    scene.plays("0 Michi", "0 swap 1")
    assert known(scene, 0) == {(1, "fabi-leon"): 2}
    scene.plays("1 Fabi-Leon")
    assert known(scene, 0) == {(1, "fabi-leon"): 1}


@pytest.mark.clause("PE-A32")
def test_a_wrong_card_is_seen_by_all_but_not_the_penalty() -> None:
    scene = Scene(f"{HANDS}; top: - Vanessa-Fabi", luck="Dog Dog")
    scene.errs("2 Rocce-Leon")
    assert scene.told(WrongCard, 2).penalty == "dog"
    assert scene.told(WrongCard, 0).penalty is None
    assert scene.told(WrongCard, SPECTATOR).face == "rocce-leon"
    assert known(scene, 0) == known(scene, 1) == {(2, "rocce-leon"): 1}
    assert known(scene, 2) == {}
    scene.errs("2 Rocce-Leon")  # the same one again, for all that anybody knows
    assert known(scene, 0) == {(2, "rocce-leon"): 1}


@pytest.mark.clause("PE-A32")
def test_a_late_card_stays_secret() -> None:
    scene = Scene(f"{HANDS}; top: - Vanessa-Fabi").plays("0 Fabi-Leon")
    scene.errs("1 Leon-Rocce @1")
    assert scene.told(TooLate, 1).face == "leon-rocce"
    assert scene.told(TooLate, 0).face is None
    assert known(scene, 0) == {}


@pytest.mark.clause("PE-A32")
def test_what_went_into_the_box_is_remembered() -> None:
    scene = Scene(ON_DOG, luck="Vanessa-Fabi").plays("0 Michi", "0 swap 1")
    assert scene.view(2).box == scene.view(SPECTATOR).box == ("vanessa-leon", "dog", "michi")


def known(scene: Scene, seat: int) -> dict[tuple[int, str], int]:
    cards = [(card.holder, card.face) for card in scene.view(seat).known]
    return {card: cards.count(card) for card in cards}


def test_what_is_imagined_of_a_block_holds_nothing_that_fits() -> None:
    scene = Scene("0: Leon-Fabi Michi; 1: Rocce-Leon Marlon-Leon; 2: Rocce-Marlon; top: 1 Leon-Marlon")
    assert scene.view(0).block == "stuck"
    for seed in range(30):
        world = GAME.imagine(scene.view(0), FastChance(seed))
        assert isinstance(world, PasseEclair)
        assert not world.playable()
        assert GAME.knowhow().redeal(world, 0, FastChance(seed, 1))
        assert not world.playable()
        assert GAME.view(world, 0) == scene.view(0)


def test_what_is_known_is_imagined_where_it_is() -> None:
    scene = Scene(ON_DOG, luck="Vanessa-Fabi").plays("0 Michi", "0 swap 2")
    for seed in range(10):
        world = GAME.imagine(scene.view(0), FastChance(seed))
        assert isinstance(world, PasseEclair)
        assert GAME.knowhow().redeal(world, 0, FastChance(seed, 1))
        view = GAME.view(world, 2)
        assert isinstance(view, PEView)
        assert view.hand == ("fabi-leon", "fabi-marlon")
        assert KnownCard(holder=2, face="fabi-leon") in scene.view(0).known


@pytest.mark.clause("PE-A32")
def test_a_card_that_was_laid_is_no_longer_known_when_somebody_draws_it_again() -> None:
    hands = "0: Fabi-Leon Dog Dog; 1: Marlon-Fabi Rocce-Leon Rocce-Fabi; 2: Leon-Rocce Dog"
    scene = Scene(f"{hands}; top: - Leon-Marlon; draw: Michi; box:", luck="Michi Fabi-Leon")
    scene.errs("0 Fabi-Leon")
    assert known(scene, 2) == {(0, "fabi-leon"): 1}
    scene.plays("1 Marlon-Fabi", "0 Fabi-Leon", "2 Leon-Rocce")
    assert known(scene, 2) == {}
    scene.plays("1 Rocce-Leon")
    scene.errs("1 Rocce-Fabi")  # the draw pile is renewed from the pile, and brings the card to another hand
    assert scene.hand(1) == "Rocce-Fabi Fabi-Leon"
    assert known(scene, 2) == {(1, "rocce-fabi"): 1}


@pytest.mark.clause("PE-A32")
def test_what_everybody_sees_of_each_step() -> None:
    text = "0: Marlon-Fabi Michi; 1: Rocce-Leon; 2: Rocce-Marlon; top: 1 Leon-Marlon; victory left: 2"
    scene = Scene(text, luck="v2")
    view = scene.view(SPECTATOR)
    assert (view.asked, view.banned, view.actor, view.block) == ("marlon", 1, None, None)
    assert (view.points, view.winners) == ((), ())
    view = scene.plays("0 decline", "1 decline", "2 decline").view(SPECTATOR)
    assert (view.block, view.actor) == ("declined", None)
    view = scene.plays("0 Michi").view(SPECTATOR)
    assert (view.asked, view.banned, view.actor, view.block) == (None, None, 0, None)
    over = Scene("0: Dog; 1: Dog Dog; top: - Leon-Marlon; victory left: 2", luck="v2").plays("0 Dog")
    assert (over.view(SPECTATOR).points, over.view(SPECTATOR).winners) == ((2, 0), (0,))
