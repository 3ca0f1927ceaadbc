"""Laying cards: what fits, the ban, the dog (PE-17 to PE-32)."""

from __future__ import annotations

import pytest

from ludofoot.games.passe_eclair.events import Laid, MichiCalled
from tests.games.passe_eclair.scene import Scene

THREE = (
    "0: Marlon-Leon Fabi-Leon Rocce-Leon; 1: Leon-Fabi Leon-Rocce Marlon-Fabi; 2: Fabi-Leon Vanessa-Leon Dog"
)


@pytest.mark.clause("PE-17", "PE-18")
def test_everybody_may_lay_at_once() -> None:
    scene = Scene(f"{THREE}; top: - Leon-Marlon")
    assert scene.state.awaited() == [0, 1, 2]
    assert all(scene.prompts(seat)[0].pace == "race" for seat in range(3))
    assert scene.prompts(0)[0].clause == "PE-18"
    scene.plays("1 Marlon-Fabi")
    assert scene.state.awaited() == [0, 1, 2]


@pytest.mark.clause("PE-22", "PE-23", "PE-24")
def test_the_receiver_must_be_the_large_motif_of_the_next_card() -> None:
    scene = Scene(f"{THREE}; top: - Leon-Marlon", luck="Dog Dog")
    assert scene.view(0).asked == "marlon"
    assert scene.offers(0) == {"Marlon-Leon", "decline"}
    assert scene.offers(1) == {"Marlon-Fabi", "decline"}
    assert scene.errs("0 Fabi-Leon") == "PE-A28"
    assert scene.errs("1 Leon-Fabi") == "PE-A28"
    scene.plays("0 Marlon-Leon")
    assert scene.told(Laid).clause == "PE-23"
    assert scene.view(1).asked == "leon"


@pytest.mark.clause("PE-25")
def test_there_is_one_pile() -> None:
    scene = Scene(f"{THREE}; top: - Leon-Marlon").plays("0 Marlon-Leon", "1 Leon-Rocce")
    assert scene.view(0).pile == ("leon-marlon", "leon-rocce", "marlon-leon")
    assert (scene.top, scene.view(0).laid[-1].seat) == ("Leon-Rocce", 1)
    assert len(scene.view(0).laid) == 1  # below it, order matters only where cards are challenged
    assert scene.state.tops == 3


@pytest.mark.clause("PE-26")
def test_nobody_lays_two_wild_guys_in_a_row() -> None:
    scene = Scene("0: Marlon-Leon Leon-Fabi Dog; 1: Leon-Rocce; 2: Dog; top: - Leon-Marlon", luck="Dog")
    scene.plays("0 Marlon-Leon")
    assert scene.view(0).banned == 0
    assert scene.offers(0) == {"Dog", "decline"}
    assert scene.offers(1) == {"Leon-Rocce", "decline"}
    assert scene.errs("0 Leon-Fabi") == "PE-A28"
    assert scene.top == "Marlon-Leon"


@pytest.mark.clause("PE-27")
@pytest.mark.parametrize(("card", "asked"), [("Leon-Rocce", "rocce"), ("Dog", None)])
def test_the_ban_ends_with_any_card_of_another(card: str, asked: str | None) -> None:
    scene = Scene(
        "0: Marlon-Leon Rocce-Fabi Dog; 1: Leon-Rocce Leon-Fabi Dog; 2: Dog Dog; top: - Leon-Marlon"
    )
    scene.plays("0 Marlon-Leon", f"1 {card}")
    assert scene.view(0).asked == asked
    scene.plays("0 Rocce-Fabi")


@pytest.mark.clause("PE-28", "PE-A5")
def test_the_dog_may_be_laid_at_any_time_also_after_ones_own_wild_guy() -> None:
    scene = Scene("0: Marlon-Leon Dog Fabi-Leon Leon-Fabi; 1: Leon-Rocce; 2: Dog; top: - Leon-Marlon")
    assert "Dog" in scene.offers(0)
    scene.plays("0 Marlon-Leon", "0 Dog")
    assert scene.told(Laid).clause == "PE-28"
    scene.plays("0 Fabi-Leon")
    assert scene.told(Laid).clause == "PE-29"


@pytest.mark.clause("PE-29", "PE-A4")
def test_whoever_lays_a_dog_may_lay_any_card_on_it() -> None:
    scene = Scene("0: Dog Fabi-Leon Rocce-Leon Dog; 1: Leon-Rocce; 2: Dog Dog; top: 0 Leon-Marlon")
    scene.plays("0 Dog")
    assert scene.view(0).any_card
    assert scene.view(0).banned is None
    assert scene.offers(0) == {"Fabi-Leon", "Rocce-Leon", "Dog", "decline"}
    scene.plays("0 Rocce-Leon")
    assert scene.view(0).banned == 0


@pytest.mark.clause("PE-30")
def test_the_second_card_is_no_duty() -> None:
    scene = Scene("0: Dog Fabi-Leon; 1: Leon-Rocce; 2: Marlon-Leon; top: - Leon-Marlon").plays("0 Dog")
    assert "decline" in scene.offers(0)
    scene.plays("0 decline", "1 decline", "2 decline")
    assert scene.step == "block"


@pytest.mark.clause("PE-31", "PE-32", "PE-A2")
def test_another_may_come_between_with_any_card() -> None:
    scene = Scene("0: Dog Fabi-Leon; 1: Leon-Rocce Vanessa-Leon; 2: Dog Dog Dog; top: - Leon-Marlon")
    scene.plays("0 Dog")
    assert scene.top == "Dog"
    assert scene.offers(1) == {"Leon-Rocce", "Vanessa-Leon", "decline"}
    assert scene.offers(2) == {"Dog", "decline"}
    assert scene.prompts(1)[0].clause == "PE-A2"
    scene.plays("1 Vanessa-Leon")
    assert scene.told(Laid).clause == "PE-32"


@pytest.mark.clause("PE-A3")
def test_the_free_card_is_for_this_dog_alone() -> None:
    scene = Scene(
        "0: Dog Fabi-Leon; 1: Leon-Rocce Vanessa-Leon; 2: Dog Leon-Fabi; top: - Leon-Marlon", luck="Dog"
    )
    scene.plays("0 Dog", "1 Vanessa-Leon")
    assert scene.offers(0) == {"decline"}
    assert scene.errs("0 Fabi-Leon") == "PE-A28"


@pytest.mark.clause("PE-A4")
def test_on_the_dog_of_another_nobody_is_banned() -> None:
    scene = Scene("0: Marlon-Leon Fabi-Leon Dog; 1: Dog Dog; 2: Dog; top: - Leon-Marlon")
    scene.plays("0 Marlon-Leon", "1 Dog", "0 Fabi-Leon")


@pytest.mark.clause("PE-A6")
def test_a_dog_on_a_dog_gives_the_right_anew() -> None:
    scene = Scene("0: Dog Dog Fabi-Leon Michi; 1: Leon-Rocce; 2: Marlon-Leon; top: 0 Leon-Marlon")
    scene.plays("0 Dog", "0 Dog")
    assert scene.offers(0) == {"Fabi-Leon", "Michi", "decline"}
    scene.plays("0 Michi")
    assert scene.tells(MichiCalled)


@pytest.mark.clause("PE-A10")
def test_a_start_card_bans_nobody() -> None:
    scene = Scene(
        "0: Leon-Fabi Leon-Marlon; 1: Rocce-Leon; 2: Rocce-Marlon; top: 0 Leon-Marlon",
        luck="Fabi-Leon",
    )
    assert scene.view(0).block == "stuck"
    scene.plays("0 no-michi", "1 no-michi", "2 no-michi")
    assert scene.view(0).banned is None
    scene.plays("0 Leon-Fabi")
