"""The race: who was first, late cards, wrong cards (PE-68 to PE-71, PE-A14 to PE-A17, PE-A28)."""

from __future__ import annotations

import pytest

from ludofoot import FastChance, Setup
from ludofoot.core.records import Fault, Preview
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.events import TooLate, WrongCard
from ludofoot.games.passe_eclair.records import Lay, Swap
from tests.games.passe_eclair.scene import Scene

HANDS = "0: Marlon-Leon Fabi-Leon; 1: Marlon-Rocce Rocce-Leon; 2: Leon-Fabi Rocce-Fabi"
TEXT = f"{HANDS}; top: - Leon-Marlon"


@pytest.mark.clause("PE-68", "PE-69", "PE-A16")
def test_the_first_card_stays_and_the_second_is_taken_back_without_a_penalty() -> None:
    scene = Scene(TEXT)
    first = scene.state.tops
    scene.plays(f"0 Marlon-Leon @{first}")
    assert scene.errs(f"1 Marlon-Rocce @{first}") == "PE-A16"
    assert scene.told(TooLate).face == "marlon-rocce"
    assert scene.hand(1) == "Marlon-Rocce Rocce-Leon"
    assert scene.top == "Marlon-Leon"
    assert scene.script.asked == 0


@pytest.mark.clause("PE-A16")
def test_a_late_card_is_late_even_if_it_fits_the_new_top_card_or_did_not_fit_the_old_one() -> None:
    scene = Scene(TEXT).plays("0 Marlon-Leon")
    assert scene.errs("2 Leon-Fabi @1") == "PE-A16"
    assert scene.errs("1 Rocce-Leon @1") == "PE-A16"
    assert scene.view(0).hand_sizes == (1, 2, 2)
    scene.plays("2 Leon-Fabi")


@pytest.mark.clause("PE-A17")
def test_every_word_names_the_card_it_is_meant_for() -> None:
    scene = Scene(TEXT).plays("0 Marlon-Leon")
    assert scene.errs("1 decline @1") == "PE-A17"
    assert scene.errs("1 no-michi @1") == "PE-A17"
    assert not any(scene.view(0).spoken)
    assert scene.told(TooLate, 1).late == "no-michi"
    assert scene.events(0) == scene.events(2) == []
    assert scene.refusal("1 decline @3") == ("no-such-top", "PE-A17")
    assert scene.refusal("1 decline @0") == ("no-such-top", "PE-A17")


@pytest.mark.clause("PE-A17")
def test_where_no_clock_runs_the_lot_decides_who_is_first() -> None:
    scene = Scene(TEXT)
    firsts = [scene.state.due(FastChance(seed)) for seed in range(60)]
    assert {seat: firsts.count(seat) > 10 for seat in (0, 1, 2)} == {0: True, 1: True, 2: True}
    scene.plays("0 decline")
    assert {scene.state.due(FastChance(seed)) for seed in range(20)} == {1, 2}
    scene.plays("1 decline")
    chance = FastChance(1)
    assert (scene.state.due(chance), chance.position()) == (2, 0)
    over = Scene("0: Dog; 1: Dog Dog; top: - Leon-Marlon; victory left: 1", luck="v1").plays("0 Dog")
    assert over.state.due(chance) == -1


@pytest.mark.clause("PE-A36")
def test_a_late_card_is_late_in_whatever_step_and_whatever_it_names() -> None:
    scene = Scene(f"{HANDS.replace('Fabi-Leon;', 'Michi;')}; top: 1 Dog")
    scene.plays("0 Michi")
    assert scene.errs("1 Vanessa-Leon @1") == "PE-A16"
    scene = Scene(TEXT.replace("Marlon-Leon Fabi-Leon", "Marlon-Leon"), luck="v1")
    scene.state.victory_stock |= 0
    verdict = scene.state.judge(1, Lay("dog", 1))
    assert not isinstance(verdict, Fault)


@pytest.mark.clause("PE-70", "PE-A14", "PE-A15", "PE-A28")
def test_a_wrong_card_goes_back_and_costs_a_card() -> None:
    scene = Scene(TEXT, luck="Dog")
    assert scene.errs("2 Leon-Fabi") == "PE-A28"
    wrong = scene.told(WrongCard)
    assert (wrong.clause, wrong.face, wrong.penalty, wrong.drawn) == ("PE-70", "leon-fabi", "dog", True)
    assert scene.hand(2) == "Leon-Fabi Rocce-Fabi Dog"
    seen = [[(card.holder, card.face) for card in scene.view(seat).known] for seat in range(3)]
    assert seen == [[(2, "leon-fabi")], [(2, "leon-fabi")], []]
    assert scene.top == "Leon-Marlon"
    assert scene.state.tops == 1
    scene.plays("2 Dog")  # and goes on at once


@pytest.mark.clause("PE-A28")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        (TEXT, "0 Fabi-Leon"),
        (f"{HANDS}; top: 2 Fabi-Leon", "2 Leon-Fabi"),
        ("0: Michi Marlon-Leon; 1: Dog; 2: Rocce-Leon; top: - Leon-Marlon", "0 Michi"),
    ],
)
def test_what_a_wrong_card_is(text: str, move: str) -> None:
    scene = Scene(text, luck="Dog Dog")
    assert scene.errs(move) == scene.errs(move) == "PE-A28"  # each try costs a card
    seat = int(move[0])
    assert scene.view(0).hand_sizes[seat] == len(scene.parts[str(seat)]) + 2
    assert [note.code for note in scene.preview(seat, scene.move(move)[1]).notes] == ["preview-wrong"]


@pytest.mark.clause("PE-A29")
def test_wrong_and_late_cards_do_not_restart_anything() -> None:
    scene = Scene(TEXT, luck="Dog").plays("0 decline", "1 decline")
    before = scene.state.deadlines()
    scene.errs("2 Leon-Fabi")
    assert scene.state.deadlines() == before
    assert scene.view(0).spoken == (True, True, False)


@pytest.mark.clause("PE-71", "PE-A15")
def test_by_default_nothing_can_be_challenged() -> None:
    scene = Scene(TEXT).plays("0 Marlon-Leon")
    assert scene.refusal("1 challenge") == ("no-challenges", "PE-A15")
    assert scene.refusal("1 let-stand") == ("no-challenges", "PE-A15")
    assert GAME.option(Setup(3), "wrong-cards") == "noticed"


@pytest.mark.clause("PE-A15")
def test_what_a_draft_would_do_is_said_before_and_that_it_is_wrong_only_where_the_program_looks() -> None:
    def notes(scene: Scene, text: str) -> list[str]:
        return [note.code for note in scene.preview(*scene.move(text)).notes]

    scene = Scene(TEXT)
    assert scene.preview(*scene.move("0 Dog")).refusal == scene.state.judge(*scene.move("0 Dog"))
    assert scene.preview(*scene.move("0 Marlon-Leon")) == Preview()
    assert notes(scene, "0 Fabi-Leon") == ["preview-wrong"]
    assert notes(Scene(TEXT, wrong="challenged"), "0 Fabi-Leon") == []
    assert notes(scene.plays("0 Marlon-Leon"), "1 Marlon-Rocce @1") == ["preview-late"]
    assert notes(scene, "1 decline @1") == ["preview-late"]
    last = Scene("0: Marlon-Leon; 1: Dog; 2: Michi; top: 1 Dog")
    assert notes(last, "0 Marlon-Leon") == ["preview-last-card"]
    assert notes(last, "2 Michi") == ["preview-last-michi"]
    assert notes(last, "0 decline") == []


def test_who_is_not_seated_may_do_nothing() -> None:
    scene = Scene(TEXT)
    for seat in (-2, -1, 3):
        verdict = scene.state.judge(seat, Lay("dog", 1))
        assert getattr(verdict, "code", "") == "not-seated"
    assert scene.preview(0, Swap(1)).refusal is not None
    late = Scene(TEXT).plays("0 Marlon-Leon")
    assert [note.code for note in late.preview(1, Lay("marlon-rocce", 1)).notes] == ["preview-late"]
    last = Scene("0: Marlon-Leon; 1: Dog; 2: Michi; top: 1 Dog")
    assert [note.code for note in last.preview(0, Lay("marlon-leon", 1)).notes] == ["preview-last-card"]
    assert [note.code for note in last.preview(2, Lay("michi", 1)).notes] == ["preview-last-michi"]
    assert last.preview(0, last.move("0 decline")[1]).notes == ()
