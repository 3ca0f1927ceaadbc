"""Gros Michi (PE-33 to PE-40, PE-73 to PE-76)."""

from __future__ import annotations

import pytest

from ludofoot.core.records import LEGAL, TABLE
from ludofoot.games.passe_eclair.events import (
    ConsolationToken,
    Laid,
    MichiCalled,
    PileBoxed,
    RoundWon,
    Swapped,
    TurnedUp,
    VictoryToken,
)
from ludofoot.games.passe_eclair.records import TimeUp
from tests.games.passe_eclair.scene import Scene

ON_DOG = "0: Michi Fabi-Leon Fabi-Marlon; 1: Leon-Rocce; 2: Rocce-Leon Rocce-Fabi; top: 1 Dog"


@pytest.mark.clause("PE-34", "PE-A7")
def test_michi_on_a_dog_whoever_laid_it() -> None:
    scene = Scene(ON_DOG)
    assert "Michi" in scene.offers(0)
    scene.plays("0 Michi")
    assert scene.told(Laid).clause == "PE-34"
    assert scene.step == "partner"


@pytest.mark.clause("PE-35")
def test_michi_in_a_block_and_in_no_other_case() -> None:
    scene = Scene("0: Michi Fabi-Leon; 1: Marlon-Rocce; 2: Rocce-Leon; top: - Leon-Marlon", luck="Dog")
    assert scene.step == "open"
    assert "Michi" not in scene.offers(0)
    assert scene.errs("0 Michi") == "PE-A28"
    scene.plays("0 decline", "1 decline", "2 decline")
    assert scene.step == "block"
    scene.plays("0 Michi")
    assert scene.told(Laid).clause == "PE-35"
    assert scene.step == "partner"


@pytest.mark.clause("PE-33", "PE-36")
def test_michi_is_called_and_asks_for_nobody() -> None:
    scene = Scene(ON_DOG).plays("0 Michi")
    assert scene.told(MichiCalled).seat == 0
    assert (scene.view(0).asked, scene.view(0).any_card) == (None, False)
    assert (scene.view(1).asked, scene.view(1).any_card) == (None, False)


@pytest.mark.clause("PE-36", "PE-A36")
def test_nothing_said_in_the_block_is_left_while_the_partner_is_chosen() -> None:
    scene = Scene("0: Michi Leon-Fabi; 1: Rocce-Leon; 2: Rocce-Marlon; top: - Leon-Marlon")
    view = scene.plays("1 no-michi", "0 Michi").view(2)
    assert (view.step, view.block, view.spoken) == ("partner", None, (False,) * 3)


@pytest.mark.clause("PE-37", "PE-A25")
def test_hands_are_swapped_whole_with_a_player_of_his_choice() -> None:
    scene = Scene(ON_DOG, luck="Leon-Marlon").plays("0 Michi")
    assert scene.state.awaited() == [0]
    assert scene.offers(0) == {"swap 1", "swap 2"}
    assert scene.prompts(0)[0].pace == "turn"
    scene.plays("0 swap 2")
    assert scene.hand(0) == "Rocce-Leon Rocce-Fabi"
    assert scene.hand(2) == "Fabi-Leon Fabi-Marlon"
    assert scene.hand(1) == "Leon-Rocce"


@pytest.mark.clause("PE-37", "PE-A25")
def test_who_can_be_chosen_and_by_whom() -> None:
    scene = Scene(ON_DOG)
    assert scene.refusal("0 swap 1") == ("no-swap-now", "PE-37")
    scene.plays("0 Michi")
    assert scene.refusal("1 swap 2") == ("not-your-michi", "PE-37")
    assert scene.refusal("0 swap 3") == ("no-such-partner", "PE-37")
    assert scene.refusal("0 swap 0") == ("swap-with-yourself", "PE-A25")
    assert scene.offers(1) == set()


@pytest.mark.clause("PE-38", "PE-A12")
def test_the_pile_goes_into_the_box_with_the_michi() -> None:
    scene = Scene(f"{ON_DOG}; pile: Dog Fabi-Rocce", luck="Leon-Marlon").plays("0 Michi", "0 swap 1")
    assert scene.told(PileBoxed).count == 4
    assert scene.view(0).box == ("fabi-rocce", "dog", "dog", "michi")
    assert scene.view(0).pile == ("leon-marlon",)


@pytest.mark.clause("PE-39", "PE-40")
def test_a_new_card_comes_up_and_play_goes_on() -> None:
    scene = Scene(f"{ON_DOG}; trainer: 2", luck="Vanessa-Fabi").plays("0 Michi", "0 swap 1")
    turned = scene.told(TurnedUp)
    assert (turned.clause, turned.seat, turned.face) == ("PE-39", 0, "vanessa-fabi")
    assert scene.step == "open"
    scene.plays("1 Fabi-Leon")


@pytest.mark.clause("PE-A11", "PE-A12")
def test_dogs_and_michis_are_passed_over_and_stay_below() -> None:
    scene = Scene(ON_DOG, luck="Dog Michi Vanessa-Fabi").plays("0 Michi", "0 swap 1")
    turned = [event for event in scene.events() if isinstance(event, TurnedUp)]
    assert [(event.clause, event.turned) for event in turned] == [
        ("PE-A11", "skipped"),
        ("PE-A11", "skipped"),
        ("PE-39", "start"),
    ]
    assert scene.view(0).pile == ("vanessa-fabi", "dog", "michi")
    assert scene.view(0).asked == "fabi"


@pytest.mark.clause("PE-A36")
def test_from_michi_to_the_new_card_only_his_player_acts() -> None:
    scene = Scene(ON_DOG).plays("0 Michi")
    assert scene.refusal("1 Leon-Rocce") == ("michi-first", "PE-A36")
    assert scene.refusal("1 decline") == ("michi-first", "PE-A36")
    assert scene.refusal("0 Fabi-Leon") == ("michi-first", "PE-A36")
    assert scene.hand(1) == "Leon-Rocce"
    top = scene.state.tops
    assert scene.errs(f"1 Leon-Rocce @{top - 1}") == "PE-A16"


@pytest.mark.clause("PE-D4")
@pytest.mark.parametrize(
    ("hands", "partner"),
    [
        ("0: Fabi-Leon Dog; 1: Michi Leon-Rocce Dog; 2: Rocce-Leon; 3: Rocce-Fabi Dog", 2),
        ("0: Fabi-Leon; 1: Michi Leon-Rocce Dog; 2: Rocce-Leon Dog; 3: Rocce-Fabi", 3),
        ("0: Fabi-Leon; 1: Michi Leon-Rocce Dog; 2: Rocce-Leon Dog; 3: Rocce-Fabi Dog", 0),
    ],
)
def test_without_a_choice_the_shortest_hand_is_taken_clockwise_on_a_tie(hands: str, partner: int) -> None:
    scene = Scene(f"{hands}; top: 0 Dog", luck="Vanessa-Leon").plays("1 Michi")
    assert scene.state.judge(1, scene.state.default(1)) == LEGAL
    assert scene.state.default(1) == scene.move(f"1 swap {partner}")[1]
    scene.times_out()
    assert scene.told(Swapped).partner == partner


@pytest.mark.clause("PE-73", "PE-74", "PE-75", "PE-76", "PE-A18", "PE-A34")
def test_michi_as_last_card_gives_the_round_to_the_partner() -> None:
    scene = Scene(
        "0: Michi; 1: Leon-Rocce Leon-Fabi Leon-Vanessa; 2: Rocce-Leon Rocce-Fabi; top: 1 Dog; draw: " + DEAL,
        luck=f"v3 cleon {DEAL}",
    )
    scene.plays("0 Michi")
    assert scene.step == "partner"
    scene.plays("0 swap 1")
    swapped = scene.told(Swapped)
    assert (swapped.clause, swapped.given, swapped.taken) == ("PE-75", 0, 3)
    won = scene.told(RoundWon)
    assert (won.clause, won.seat, won.how) == ("PE-76", 1, "michi")
    assert scene.told(VictoryToken).seat == 1
    assert scene.told(ConsolationToken).seat == 0  # counted after the exchange
    assert not scene.tells(TurnedUp)
    assert scene.state.trainer == 1


COUNTS = {
    "Vanessa-Leon": 3,
    "Vanessa-Marlon": 3,
    "Vanessa-Rocce": 2,
    "Fabi-Marlon": 2,
    "Fabi-Vanessa": 3,
    "Fabi-Leon": 3,
    "Marlon-Rocce": 3,
    "Marlon-Fabi": 2,
}
DEAL = " ".join(card for card, count in COUNTS.items() for _ in range(count))


@pytest.mark.clause("PE-A19")
def test_michi_as_last_card_in_a_block() -> None:
    scene = Scene(
        "0: Michi; 1: Leon-Rocce; 2: Rocce-Leon Rocce-Fabi; top: - Fabi-Vanessa; draw: " + DEAL_BLOCK,
        luck=f"v1 c1 {DEAL_BLOCK}",
    )
    assert scene.step == "block"
    scene.plays("0 Michi", "0 swap 2")
    assert scene.told(RoundWon).seat == 2
    assert scene.told(RoundWon).how == "michi"


DEAL_BLOCK = DEAL.replace("Fabi-Vanessa", "Rocce-Vanessa")


@pytest.mark.clause("PE-D4")
def test_only_the_table_says_that_time_is_up() -> None:
    scene = Scene(ON_DOG)
    assert scene.refusal("0 time open") == ("only-the-table", "PE-D4")
    verdict = scene.state.judge(TABLE, TimeUp("block"))
    assert getattr(verdict, "code", "") == "other-step"
