"""The option that wrong cards must be challenged (PE-71, PE-A15, PE-A33)."""

from __future__ import annotations

import pytest

from ludofoot.core.records import SPECTATOR
from ludofoot.games.passe_eclair.events import (
    BackOnTop,
    Challenged,
    ChallengeOpened,
    Laid,
    MichiCalled,
    RoundWon,
    StoodBy,
    TimeRanOut,
    WrongCard,
)
from tests.games.passe_eclair.scene import Scene

HANDS = "0: Fabi-Leon Marlon-Leon Rocce-Marlon; 1: Leon-Rocce Marlon-Rocce; 2: Rocce-Leon Rocce-Fabi"
TEXT = f"{HANDS}; top: - Leon-Marlon"


def scene_of(text: str = TEXT, luck: str = "") -> Scene:
    return Scene(text, luck, wrong="challenged")


@pytest.mark.clause("PE-71", "PE-A15", "PE-A33")
def test_a_wrong_card_lies_on_top_as_if_it_were_right() -> None:
    scene = scene_of()
    assert scene.errs("0 Fabi-Leon") == "PE-A33"
    assert scene.told(Laid).clause == "PE-25"
    assert scene.top == "Fabi-Leon"
    assert scene.view(1).asked == "leon"
    scene.plays("1 Leon-Rocce")
    assert scene.hand(0) == "Marlon-Leon Rocce-Marlon"
    scene.plays("2 Rocce-Leon")  # covered, it stands
    assert scene.script.asked == 0


@pytest.mark.clause("PE-71", "PE-A33")
@pytest.mark.parametrize(
    ("hand", "move"),
    [("Fabi-Leon Rocce-Leon", "Fabi-Leon"), ("Fabi-Leon", "Fabi-Leon"), ("Michi Rocce-Leon", "Michi")],
)
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_nothing_tells_a_wrong_card_from_a_right_one_before_it_is_challenged(
    hand: str, move: str, seat: int
) -> None:
    wrong, right = (
        scene_of(f"0: {hand}; 1: Leon-Rocce Dog; 2: Dog Dog; top: {top}; pile: {pile}")
        for top, pile in (("- Leon-Marlon", "Dog"), ("- Dog", "Leon-Marlon"))
    )
    lay = wrong.move(f"0 {move}")[1]
    assert wrong.preview(0, lay) == right.preview(0, lay)
    assert wrong.errs(f"0 {move}") == "PE-A33"
    right.plays(f"0 {move}")
    assert wrong.events(seat) == right.events(seat)
    assert wrong.prompts(seat) == right.prompts(seat)
    seen, fair = wrong.view(seat), right.view(seat)
    for name in seen.__struct_fields__:
        if name not in ("laid", "pile"):
            assert getattr(seen, name) == getattr(fair, name), name
    assert seen.laid[1:] == fair.laid[1:]


@pytest.mark.clause("PE-71", "PE-A33", "PE-A14", "PE-70")
def test_a_justified_challenge_brings_the_card_back_with_a_penalty() -> None:
    scene = scene_of(luck="Dog")
    scene.errs("0 Fabi-Leon")
    scene.plays("2 challenge")
    challenged = scene.told(Challenged)
    assert (challenged.seat, challenged.against, challenged.justified) == (2, 0, True)
    assert scene.told(WrongCard).clause == "PE-70"
    assert scene.told(WrongCard, 1).penalty is None
    assert scene.hand(0) == "Marlon-Leon Rocce-Marlon Fabi-Leon Dog"
    assert (scene.told(BackOnTop).face, scene.told(BackOnTop).on) == ("leon-marlon", 3)
    assert scene.view(0).asked == "marlon"
    assert scene.view(0).pile == ("leon-marlon",)
    assert scene.errs("1 Marlon-Rocce @2") == "PE-A16"
    scene.plays("1 Marlon-Rocce")


@pytest.mark.clause("PE-25", "PE-A15", "PE-A33", "PE-A17")
def test_a_challenge_in_vain_has_no_effect_and_is_made_once_a_card() -> None:
    scene = scene_of().plays("0 Marlon-Leon", "1 decline", "2 challenge")
    assert not scene.told(Challenged).justified
    assert scene.top == "Marlon-Leon"
    assert scene.view(0).spoken == (False, True, False)
    assert scene.refusal("2 challenge") == ("challenged-already", "PE-A33")
    assert scene.refusal("0 challenge") == ("challenge-yourself", "PE-A33")
    assert scene.refusal("1 let-stand") == ("nothing-to-let-stand", "PE-A33")
    scene.plays("1 challenge", "1 Leon-Rocce")
    assert scene.errs("2 challenge @2") == "PE-A17"
    scene.plays("2 challenge")


@pytest.mark.clause("PE-A33")
def test_a_start_card_cannot_be_challenged() -> None:
    assert scene_of().refusal("1 challenge") == ("nothing-to-challenge", "PE-A33")
    assert "challenge" not in scene_of().offers(1)


@pytest.mark.clause("PE-A33", "PE-A13")
def test_a_card_whose_pile_was_taken_away_cannot_be_challenged() -> None:
    scene = scene_of(f"{TEXT}; draw: Dog; box: ", luck="Dog Leon-Marlon")
    scene.errs("0 Fabi-Leon")
    scene.plays("1 Leon-Rocce")
    scene.plays("2 Rocce-Leon")
    scene.errs("1 Marlon-Rocce")  # asked is Léon; his last card waits for a challenge
    scene.plays("0 challenge")  # the draw pile's last card
    assert scene.state.draw_pile == 0
    scene.errs("1 Marlon-Rocce")
    scene.plays("2 challenge")  # renewed from the pile under the top card
    assert scene.view(0).pile == ("rocce-leon",)
    assert scene.refusal("0 challenge") == ("nothing-to-challenge", "PE-A33")
    assert "challenge" not in scene.offers(0)


@pytest.mark.clause("PE-A33")
def test_where_the_program_looks_nothing_is_kept_for_a_challenge() -> None:
    scene = Scene(f"{HANDS}; top: 2 Leon-Marlon; pile: Dog; draw:; box:", luck="Dog")
    scene.errs("0 Fabi-Leon")  # the penalty card comes from under the top card
    assert scene.view(0).pile == ("leon-marlon",)
    assert (scene.state.marks, scene.state.below) == (0, ())
    scene.plays("0 Marlon-Leon")
    assert (scene.state.marks, scene.state.below) == (0, ())


@pytest.mark.clause("PE-38", "PE-A33")
def test_nothing_of_the_old_pile_clings_to_a_new_start_card() -> None:
    scene = scene_of(
        "0: Michi Fabi-Leon; 1: Rocce-Leon; 2: Rocce-Fabi; top: - Leon-Marlon", luck="Vanessa-Fabi"
    )
    scene.plays("0 Michi", "1 let-stand", "2 let-stand", "0 swap 1")
    (start,) = scene.view(0).laid
    assert (start.face, start.seat, start.in_block) == ("vanessa-fabi", None, False)


@pytest.mark.clause("PE-A33")
def test_a_wrong_card_below_can_be_challenged_again() -> None:
    scene = scene_of(luck="Dog Dog")
    scene.errs("0 Fabi-Leon")
    scene.errs("1 Marlon-Rocce")
    scene.plays("2 challenge")
    assert scene.top == "Fabi-Leon"
    scene.plays("2 challenge")
    assert scene.told(Challenged).against == 0
    assert scene.top == "Leon-Marlon"
    assert scene.view(0).laid[-1].seat is None


@pytest.mark.clause("PE-A33")
def test_a_right_card_that_comes_up_again_is_still_right() -> None:
    scene = scene_of(luck="Dog").plays("0 Marlon-Leon")
    scene.errs("1 Marlon-Rocce")
    scene.plays("2 challenge")
    assert scene.top == "Marlon-Leon"
    assert not scene.plays("2 challenge").told(Challenged).justified
    assert scene.top == "Marlon-Leon"


@pytest.mark.clause("PE-A33")
def test_what_is_wrong_is_judged_as_everywhere() -> None:
    for text, move in (
        (f"{HANDS}; top: 2 Fabi-Rocce", "2 Rocce-Leon"),
        ("0: Michi Dog; 1: Marlon-Leon; 2: Dog; top: - Leon-Marlon", "0 Michi"),
    ):
        scene = scene_of(text, luck="Dog")
        scene.errs(move)
        assert scene.plays("1 challenge").told(Challenged).justified


@pytest.mark.clause("PE-A33")
def test_michi_waits_for_the_challenge_window() -> None:
    scene = scene_of("0: Michi Fabi-Leon; 1: Leon-Rocce; 2: Rocce-Leon; top: 1 Dog")
    scene.plays("0 Michi")
    assert scene.told(ChallengeOpened).face == "michi"
    assert not scene.tells(MichiCalled)
    assert (scene.step, scene.state.awaited()) == ("challenge", [1, 2])
    assert scene.prompts(1)[0].clause == "PE-A33"
    assert scene.refusal("1 Leon-Rocce") == ("may-be-challenged", "PE-A33")
    assert scene.refusal("1 decline") == ("may-be-challenged", "PE-A33")
    assert scene.refusal("0 let-stand") == ("challenge-yourself", "PE-A33")
    assert scene.offers(0) == set()
    assert scene.offers(1) == {"challenge", "let-stand"}
    scene.plays("1 let-stand")
    assert scene.told(StoodBy).seat == 1
    assert scene.refusal("1 let-stand") == ("answered-already", "PE-A33")
    assert scene.offers(1) == {"challenge"}
    scene.plays("2 challenge")  # in vain: an answer too
    assert scene.tells(MichiCalled)
    assert scene.step == "partner"
    assert scene.refusal("1 challenge") == ("michi-first", "PE-A36")


@pytest.mark.clause("PE-A33")
def test_the_window_asks_all_others_whatever_they_said_in_the_block() -> None:
    scene = scene_of("0: Michi Fabi-Leon; 1: Leon-Rocce; 2: Rocce-Leon; top: - Leon-Marlon")
    scene.plays("1 no-michi", "0 Michi")
    assert scene.state.awaited() == [1, 2]
    assert scene.view(1).block is None


@pytest.mark.clause("PE-A33", "PE-D4")
def test_a_last_card_waits_too_and_the_window_closes_with_its_time() -> None:
    scene = scene_of(
        "0: Marlon-Leon; 1: Leon-Rocce Dog; 2: Dog; top: - Leon-Marlon; victory left: 2", luck="v2 c1"
    )
    scene.plays("0 Marlon-Leon")
    assert scene.step == "challenge"
    assert scene.offers(1) == {"challenge", "let-stand"}  # no card is laid meanwhile, even if it fits
    assert not scene.tells(RoundWon)
    assert scene.state.default(1) == scene.move("1 let-stand")[1]
    scene.times_out()
    assert scene.told(TimeRanOut).step == "challenge"
    assert scene.told(RoundWon).seat == 0


@pytest.mark.clause("PE-A33")
def test_a_wrong_last_card_comes_back() -> None:
    scene = scene_of("0: Fabi-Leon; 1: Leon-Rocce Dog; 2: Dog; top: - Leon-Marlon", luck="Vanessa-Leon")
    scene.errs("0 Fabi-Leon")
    scene.plays("1 challenge")
    assert scene.hand(0) == "Fabi-Leon Vanessa-Leon"
    assert scene.step == "open"


@pytest.mark.clause("PE-A33")
def test_a_wrong_michi_that_nobody_challenges_takes_effect() -> None:
    scene = scene_of("0: Michi Fabi-Leon; 1: Marlon-Rocce; 2: Rocce-Leon; top: - Leon-Marlon")
    assert scene.errs("0 Michi") == "PE-A33"
    scene.plays("1 let-stand", "2 let-stand")
    assert scene.step == "partner"


@pytest.mark.clause("PE-A33")
def test_a_challenge_is_possible_in_a_block() -> None:
    scene = scene_of(
        "0: Fabi-Leon Rocce-Fabi; 1: Rocce-Leon; 2: Rocce-Fabi; top: - Leon-Marlon; pile: Dog", luck="Dog"
    )
    scene.state.step, scene.state.block = 1, -1
    scene.errs("0 Fabi-Leon")
    assert scene.step == "block"
    scene.plays("1 challenge")
    assert scene.told(Challenged).justified
    assert scene.step == "open"  # the penalty card is a dog
