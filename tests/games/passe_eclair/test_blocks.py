"""Nobody plays: blocks, the Michi window, a new card, rounds that are closed (PE-41 to PE-45, PE-A37)."""

from __future__ import annotations

import pytest

from ludofoot import FastChance
from ludofoot.core.records import TABLE
from ludofoot.games.passe_eclair.events import (
    Blocked,
    Declined,
    LaysNoMichi,
    NoConsolation,
    PileBoxed,
    Renewed,
    RoundWon,
    TurnedUp,
    WrongCard,
)
from tests.games.passe_eclair.scene import Scene, answer
from tests.games.passe_eclair.test_michi import DEAL

STUCK = "0: Leon-Fabi Michi; 1: Rocce-Leon Leon-Rocce; 2: Rocce-Marlon Leon-Fabi; top: 1 Leon-Marlon"
FREE = "0: Marlon-Fabi Michi; 1: Rocce-Leon Leon-Rocce; 2: Rocce-Marlon Leon-Fabi; top: - Leon-Marlon"
DECLINED = ("0 decline", "1 decline", "2 decline")
ANSWERED = ("0 no-michi", "1 no-michi", "2 no-michi")


@pytest.mark.clause("PE-A8")
def test_blocked_at_once_if_nobody_can_lay() -> None:
    scene = Scene(STUCK)
    assert (scene.step, scene.view(0).block) == ("block", "stuck")
    laid = Scene("0: Marlon-Leon Dog Dog; 1: Rocce-Leon; 2: Rocce-Fabi; top: - Leon-Marlon").plays(
        "0 Marlon-Leon"
    )
    assert laid.step == "open"  # the dog
    laid = Scene("0: Marlon-Leon Leon-Fabi; 1: Rocce-Leon; 2: Rocce-Fabi; top: - Leon-Marlon").plays(
        "0 Marlon-Leon"
    )
    assert laid.told(Blocked).block == "stuck"  # the only card that fits is under the ban
    assert laid.step == "block"


@pytest.mark.clause("PE-A8")
def test_blocked_when_everybody_has_declined() -> None:
    scene = Scene(FREE).plays(*DECLINED[:2])
    assert scene.told(Declined).seat == 1
    assert scene.state.awaited() == [2]
    assert scene.step == "open"
    scene.plays("2 decline")
    assert scene.told(Blocked).block == "declined"
    assert scene.told(Blocked).clause == "PE-41"
    assert scene.state.awaited() == [0, 1, 2]


@pytest.mark.clause("PE-A8", "PE-D4")
def test_blocked_after_the_silence() -> None:
    scene = Scene(FREE).times_out()
    assert scene.told(Blocked).block == "silence"
    assert scene.told(Blocked).clause == "PE-D4"
    assert scene.step == "block"


@pytest.mark.clause("PE-A9")
def test_michi_comes_before_the_trainer_and_the_first_one_counts() -> None:
    scene = Scene(STUCK.replace("2: Rocce-Marlon", "2: Michi Rocce-Marlon"))
    assert "Michi" in scene.offers(0)
    assert "Michi" in scene.offers(2)
    assert scene.view(0).block == "stuck"
    assert scene.prompts(0)[0].clause == "PE-A9"
    top = scene.state.tops
    scene.plays("2 Michi")
    assert scene.state.awaited() == [2]
    assert scene.errs(f"0 Michi @{top}") == "PE-A16"


@pytest.mark.clause("PE-A30")
def test_the_window_always_opens_and_closes_when_all_have_answered() -> None:
    scene = Scene(STUCK.replace("Michi", "Leon-Vanessa"), luck="Vanessa-Leon")
    assert scene.step == "block"
    scene.plays(*ANSWERED[:2])
    assert scene.told(LaysNoMichi).seat == 1
    assert scene.refusal("1 no-michi") == ("answered-already", "PE-A30")
    assert scene.refusal("2 decline") == ("blocked-already", "PE-A30")
    assert scene.step == "block"
    scene.plays("2 no-michi")
    assert scene.step == "open"


@pytest.mark.clause("PE-A30")
def test_no_michi_does_not_bind_and_a_card_that_fits_ends_the_block() -> None:
    scene = Scene(FREE).plays(*DECLINED)
    assert scene.offers(0) == {"Marlon-Fabi", "Michi", "no-michi"}
    scene.plays("0 no-michi")
    assert scene.offers(0) == {"Marlon-Fabi", "Michi"}
    assert scene.state.is_open(0, scene.move("0 Michi")[1])
    scene.plays("0 Marlon-Fabi")
    assert scene.view(0).block in (None, "stuck")
    assert scene.top == "Marlon-Fabi"
    assert Scene(FREE).refusal("0 no-michi") == ("not-blocked", "PE-A30")


@pytest.mark.clause("PE-A29")
def test_a_declaration_binds_nobody_and_a_new_top_card_cancels_it() -> None:
    scene = Scene(FREE).plays("0 decline", "1 decline")
    assert scene.refusal("0 decline") == ("declined-already", "PE-A29")
    assert scene.offers(0) == {"Marlon-Fabi"}
    assert scene.state.is_open(0, scene.move("0 Marlon-Fabi")[1])
    assert not scene.state.is_open(2, scene.move("2 decline")[1])
    assert not scene.state.is_open(TABLE, scene.move("2 decline")[1])
    scene.plays("0 Marlon-Fabi")
    assert not any(scene.view(0).spoken)


@pytest.mark.clause("PE-A29")
def test_with_a_new_top_card_all_that_was_said_and_drawn_is_over() -> None:
    text = "0: Marlon-Fabi Dog; 1: Rocce-Leon Leon-Rocce; 2: Rocce-Marlon Leon-Fabi; top: 1 Leon-Marlon"
    scene = Scene(text, luck="Dog Fabi-Leon", wrong="noticed").plays(*DECLINED)
    scene.errs("1 Rocce-Leon")
    assert (scene.view(0).block, scene.view(0).drew) == ("declined", (False, True, False))
    view = scene.plays("0 Dog").view(0)
    assert (view.block, view.drew, view.spoken) == (None, (False,) * 3, (False,) * 3)
    scene = Scene(text, wrong="challenged").plays("2 challenge")
    assert scene.view(0).challenged == (False, False, True)
    assert scene.plays("0 Marlon-Fabi").view(0).challenged == (False,) * 3


@pytest.mark.clause("PE-A29", "PE-A30")
def test_who_has_spoken_may_be_asked_whether_to_lay_after_all() -> None:
    scene = Scene(FREE)
    assert scene.state.sample_open(0, FastChance(1)) is None
    scene.plays("0 decline", "1 decline")
    assert scene.state.sample_open(0, FastChance(1)) == scene.move("0 Marlon-Fabi")[1]
    assert scene.state.sample_open(1, FastChance(1)) is None  # nothing fits
    scene.plays("2 decline", "0 no-michi")
    wanted = {scene.state.sample_open(0, FastChance(seed)) for seed in range(20)}
    assert wanted == {scene.move("0 Marlon-Fabi")[1], scene.move("0 Michi")[1]}
    ready = Scene("0: Dog; 1: Dog").plays("0 ready")
    assert ready.state.sample_open(0, FastChance(1)) is None


@pytest.mark.clause("PE-D4")
def test_what_is_done_for_somebody_who_is_away() -> None:
    scene = Scene(FREE)
    assert scene.state.default(0) == scene.move("0 decline")[1]
    scene.plays(*DECLINED)
    assert scene.state.default(0) == scene.move("0 no-michi")[1]
    scene.plays("0 Michi")
    assert scene.state.default(0) == scene.move("0 swap 1")[1]


@pytest.mark.clause("PE-A29")
def test_the_silence_starts_anew_with_a_new_top_card_only() -> None:
    scene = Scene(f"{FREE}; pile: Dog", luck="Dog")
    (first,) = scene.state.deadlines()
    scene.errs("1 Rocce-Leon")
    scene.plays("0 decline", "2 decline")
    assert scene.state.deadlines() == [first]
    scene.plays("0 Marlon-Fabi")
    (second,) = scene.state.deadlines()
    assert second.key != first.key
    assert second.ms == first.ms == 6000 or scene.step == "block"


@pytest.mark.clause("PE-A29", "PE-A30")
def test_a_penalty_card_cancels_what_its_player_said() -> None:
    scene = Scene(FREE, luck="Dog Vanessa-Fabi").plays("0 decline", "1 decline")
    scene.errs("1 Rocce-Leon")
    assert scene.view(0).spoken == (True, False, False)
    scene.plays("1 decline", "2 decline", "0 no-michi", "2 no-michi")
    scene.errs("2 Leon-Fabi")
    assert scene.view(0).spoken == (True, False, False)
    assert scene.step == "block"


@pytest.mark.clause("PE-41", "PE-42", "PE-44", "PE-45")
def test_the_pile_goes_into_the_box_and_the_trainer_turns_up_a_card() -> None:
    scene = Scene(f"{STUCK}; pile: Fabi-Leon; trainer: 2", luck="Vanessa-Leon").plays(*ANSWERED)
    assert scene.told(PileBoxed).clause == "PE-41"
    turned = scene.told(TurnedUp)
    assert (turned.clause, turned.seat, turned.turned) == ("PE-42", 2, "start")
    assert scene.view(0).box == ("leon-marlon", "fabi-leon")
    assert scene.view(0).laid[-1].seat is None
    scene.plays("0 Leon-Fabi")


@pytest.mark.clause("PE-43")
def test_dogs_and_michis_are_passed_over_in_a_block() -> None:
    scene = Scene(STUCK, luck="Dog Vanessa-Leon").plays(*ANSWERED)
    turned = [event for event in scene.events() if isinstance(event, TurnedUp)]
    assert [event.clause for event in turned] == ["PE-43", "PE-42"]
    assert scene.step == "open"


@pytest.mark.clause("PE-D4")
def test_the_window_closes_when_the_time_is_up() -> None:
    scene = Scene(STUCK, luck="Vanessa-Leon").times_out()
    assert scene.told(TurnedUp).clause == "PE-42"


@pytest.mark.clause("PE-D4")
@pytest.mark.parametrize(
    ("pace", "times"),
    [("relaxed", [20, 10, 5, 12, 5]), ("normal", [10, 6, 3, 8, 3]), ("lightning", [5, 3, 2, 5, 2])],
)
def test_the_times(pace: str, times: list[int]) -> None:
    scenes = [
        Scene("0: Dog; 1: Dog", pace=pace),
        Scene(FREE, pace=pace),
        Scene(STUCK, pace=pace),
        Scene(STUCK, pace=pace).plays("0 Michi"),
        Scene(STUCK, pace=pace, wrong="challenged").plays("0 Michi"),
    ]
    assert [scene.step for scene in scenes] == ["ready", "open", "block", "partner", "challenge"]
    assert [line.ms for scene in scenes for line in scene.state.deadlines()] == [1000 * s for s in times]


# ---- the draw pile


@pytest.mark.clause("PE-72", "PE-A13")
def test_the_draw_pile_is_renewed_from_the_box_when_a_card_is_needed() -> None:
    scene = Scene(f"{STUCK}; draw: Dog; box: Vanessa-Leon Vanessa-Fabi", luck="Dog Vanessa-Leon").plays(
        *ANSWERED
    )
    assert (scene.told(Renewed).clause, scene.told(Renewed).whence) == ("PE-72", "box")
    assert scene.told(Renewed).count == 3  # with the pile that just went there
    assert scene.view(0).draw_pile == 2
    assert scene.view(0).box == ()


@pytest.mark.clause("PE-A13")
def test_without_a_box_the_table_pile_is_shuffled_but_for_its_top_card() -> None:
    scene = Scene(f"{FREE}; pile: Vanessa-Leon Dog; draw: ; box:", luck="Dog")
    scene.errs("1 Rocce-Leon")
    assert (scene.told(Renewed).clause, scene.told(Renewed).whence) == ("PE-A13", "pile")
    assert scene.hand(1) == "Leon-Rocce Rocce-Leon Dog"
    assert (scene.view(0).pile, scene.view(0).draw_pile) == (("leon-marlon",), 1)


@pytest.mark.clause("PE-A13", "PE-70")
def test_without_any_card_a_penalty_is_not_drawn() -> None:
    scene = Scene(f"{FREE}; draw: ; box:").plays("1 decline")
    scene.errs("1 Rocce-Leon")
    assert scene.hand(1) == "Leon-Rocce Rocce-Leon"
    assert (scene.told(WrongCard).drawn, scene.told(WrongCard).penalty) == (False, None)
    assert not scene.tells(Renewed)
    assert scene.view(0).spoken[1]  # no card, nothing is cancelled


@pytest.mark.clause("PE-A31")
@pytest.mark.parametrize(("passed", "card"), [("Michi", "Dog"), ("Dog", "Michi")])
def test_without_any_wild_guy_the_last_card_counts_as_a_dog(passed: str, card: str) -> None:
    scene = Scene(
        "0: Dog Fabi-Leon; 1: Rocce-Leon Michi; 2: Rocce-Fabi; top: 0 Dog; draw: Dog Michi; box: Michi",
        luck=f"{passed} {card}",
    )
    scene.plays(*DECLINED, *ANSWERED)
    over, turned = [event for event in scene.events() if isinstance(event, TurnedUp)]
    assert (over.clause, over.turned, over.face) == ("PE-43", "skipped", passed.lower())
    assert (turned.clause, turned.turned, turned.face) == ("PE-A31", "as-dog", card.lower())
    assert (scene.view(0).draw_pile, scene.view(0).box) == (0, ("dog", "michi"))
    assert scene.view(0).any_card
    assert scene.view(0).laid[-1].seat is None
    assert scene.offers(1) == {"Rocce-Leon", "Michi", "decline"}


# ---- rounds that do not move any more


@pytest.mark.clause("PE-A37")
def test_a_round_of_nothing_but_michis_is_closed() -> None:
    scene = Scene(
        f"0: Michi Michi; 1: Michi; 2: Michi; top: - Leon-Marlon; draw: {DEAL}", luck=f"s2 v1 c2 {DEAL}"
    )
    assert scene.step == "block"
    scene.plays(*ANSWERED)
    won = scene.told(RoundWon)
    assert (won.clause, won.seat, won.how, won.lot) == ("PE-A37", 2, "only-michis", True)
    assert scene.view(0).block is None
    assert scene.state.trainer == 2
    assert not scene.tells(TurnedUp)


@pytest.mark.clause("PE-A37", "PE-54")
def test_the_fewest_cards_win_a_closed_round_without_a_lot() -> None:
    scene = Scene(
        f"0: Michi Michi; 1: Michi; 2: Rocce-Leon Rocce-Fabi; top: - Leon-Marlon; draw: {DEAL}",
        luck=f"v1 {DEAL}",
    )
    scene.state.renewals = 1
    scene.state.draw_pile, scene.state.box = 0, scene.state.box | scene.state.draw_pile
    scene.plays(*ANSWERED)
    won = scene.told(RoundWon)
    assert (won.seat, won.how, won.lot) == (1, "no-cards", False)
    assert scene.view(0).renewals == 0  # the count begins anew with the deal
    assert scene.tells(NoConsolation)  # two of them share the most cards: PE-51 holds as usual


@pytest.mark.clause("PE-A37")
def test_a_second_renewal_for_start_cards_closes_the_round() -> None:
    text = "0: Leon-Fabi; 1: Rocce-Leon; 2: Rocce-Marlon Leon-Rocce; top: - Leon-Marlon; draw: Dog Michi"
    scene = Scene(f"{text}; box: Vanessa-Marlon Fabi-Marlon", luck="Dog Michi Vanessa-Marlon")
    scene.plays(*ANSWERED)
    assert scene.state.renewals == 1
    assert scene.step == "block"
    # What is left on the pile holds wild guys: it goes on.
    scene.script.answers += [answer("Fabi-Marlon")]
    scene.plays(*ANSWERED)
    assert scene.told(TurnedUp).face == "fabi-marlon"
    scene.script.answers += [answer("Leon-Marlon")]
    scene.plays(*ANSWERED)
    # Nothing is left on it: everything outside the hands was turned up once in vain.
    scene.script.answers += [answer(word) for word in ["s0", "v1", "c1"]]
    scene.state.victory_stock = scene.state.victory_stock & -scene.state.victory_stock
    scene.plays(*ANSWERED)
    assert (scene.told(RoundWon).how, scene.told(RoundWon).lot) == ("no-cards", True)


@pytest.mark.clause("PE-A37")
def test_a_card_laid_by_a_player_starts_the_count_anew() -> None:
    scene = Scene(FREE)
    scene.state.renewals = 1
    scene.plays("0 Marlon-Fabi")
    assert scene.state.renewals == 0
