"""What is refused, and under which clause: a coach who errs is sent to the right line of the sheet."""

from __future__ import annotations

import pytest

from ludofoot.core.records import Refusal, Word
from ludofoot.games.finale import GAME
from ludofoot.games.finale.records import STEPS
from tests.games.finale.scene import NOTATION, Scene
from tests.games.finale.test_counter import failed
from tests.games.finale.test_end import BLUE_FIVE, LEVEL, RED_FIVE, ending, penalties
from tests.games.finale.test_symbols import approach, used

WRONG_STEP = {
    "team": "FI-12",
    "deck": "FI-24",
    "substitution": "FI-96",
    "tactic": "FI-36",
    "footballers": "FI-46",
    "replacement": "FI-57",
    "counter": "FI-86",
    "further": "FI-80",
    "exchange": "FI-81",
    "stand-in": "FI-A53",
    "shooters": "FI-114",
}


@pytest.mark.clause("FI-12", "FI-24", "FI-96", "FI-36", "FI-46", "FI-57", "FI-86", "FI-80", "FI-81", "FI-A53")
@pytest.mark.clause("FI-114")
@pytest.mark.parametrize("step", WRONG_STEP)
def test_an_answer_to_another_question_names_the_clause_of_this_one(step: str) -> None:
    scene = Scene().without(0, "kuno-kasten", lost=True)
    scene.state.step, scene.state.turn = STEPS.index(step), 0
    other = "lay w4" if step not in ("tactic", "further") else "counter"
    verdict = scene.state.judge(0, NOTATION.read(other))
    assert verdict == Refusal("wrong-step", WRONG_STEP[step], {"step": Word(f"step-{step}")})


@pytest.mark.clause("FI-A55", "FI-A56")
def test_the_options_cite_their_clauses() -> None:
    assert [(option.name, option.clause) for option in GAME.options] == [
        ("teams", "FI-A56"),
        ("decks", "FI-A56"),
        ("red", "FI-A55"),
    ]


@pytest.mark.clause("FI-36", "FI-80", "FI-102", "FI-105", "FI-A6")
def test_a_card_that_is_not_in_hand() -> None:
    scene = Scene().kicks_off()
    assert scene.refusal("0 lay v2b") == ("not-in-hand", "FI-36")
    assert scene.refusal("0 lay schlusskarte") == ("schlusskarte-later", "FI-A6")
    assert scene.holds(0, "", "").refusal("0 lay v2b") == ("only-schlusskarte", "FI-105")


@pytest.mark.clause("FI-80")
def test_a_card_for_a_further_attempt_comes_from_the_hand_too() -> None:
    scene = failed().plays("1 decline")
    assert scene.at == (0, "further")
    assert scene.refusal("0 lay w4") == ("not-in-hand", "FI-80")


def wait(clause: str) -> tuple[str, str]:
    return "not-your-turn", clause


@pytest.mark.clause("FI-36", "FI-A35", "FI-A45", "FI-A53")
def test_who_has_chosen_in_secret_or_comes_later_is_told_why_he_waits() -> None:
    free = Scene(teams="free").default()
    assert free.refusal(f"0 {free.default_text}") == wait("FI-A45")
    decks = Scene(decks="presets").plays("0 deck red")
    assert decks.refusal("0 deck blue") == wait("FI-A45")
    scene = Scene(red=0)
    assert scene.refusal("1 no-more") == wait("FI-A35")
    assert scene.kicks_off().plays("0 lay w4").refusal("0 lay w3") == wait("FI-36")
    scene = penalties("", (0, "kuno-kasten"))
    assert scene.refusal("1 stand-in -") == wait("FI-A53")
    scene.plays("0 stand-in uwe-umlauf", f"1 shooters {RED_FIVE}")
    assert scene.refusal(f"1 shooters {RED_FIVE}") == wait("FI-A53")


@pytest.mark.clause("FI-48", "FI-49", "FI-58", "FI-68", "FI-80", "FI-81", "FI-86")
def test_a_move_out_of_turn_names_the_clause_that_says_whose_turn_it_is() -> None:
    scene = Scene().reveals("w4", "w2")
    assert scene.refusal("1 men jupp-jubel moritz-motor") == wait("FI-48")
    scene.men(0, "gerd-graetsche", "bodo-beton")
    assert scene.refusal("0 men gerd-graetsche bodo-beton") == wait("FI-49")
    assert failed().refusal("0 counter") == wait("FI-86")
    assert failed().plays("1 decline").refusal("1 lay v4") == wait("FI-80")
    assert failed().plays("1 decline", "0 lay w3", luck="any").refusal("0 keep") == wait("FI-81")
    shot = used(approach("roll 3 0"), "bodo-beton", "lothar-lenker")
    assert shot.view().phase == "shot"
    assert shot.refusal("1 men manni-mauer rudi-reflex") == wait("FI-68")
    hurt = used(approach("roll 3 0, check x 2", ("lothar-lenker", 2)), "lothar-lenker", "bodo-beton")
    assert hurt.refusal("1 on ali-balla midfielder") == wait("FI-58")


@pytest.mark.clause("FI-106")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_end_the_clause_that_ended_it_is_named(seat: int) -> None:
    assert ending(6, (2, 1)).refusal(f"{seat} no-more") == ("game-over", "FI-106")


@pytest.mark.clause("FI-46", "FI-47", "FI-71", "FI-A29", "FI-A31")
def test_every_wrong_choice_of_men_has_its_own_reason() -> None:
    scene = Scene().reveals("w4", "w2").men(0, "bodo-beton", "lothar-lenker")
    scene.luck("roll 3 0").men(1, "karl-kante", "jupp-jubel").men(0, "sven-abseits", "fred-flanke")
    assert scene.view(1).slots == ("anybody", "goalkeeper")
    for men, refusal in {
        "manni-mauer": ("bad-slots", "FI-46"),
        "sven-abseits rudi-reflex": ("not-on-pitch", "FI-46"),
        "paul-walze rudi-reflex": ("not-on-pitch", "FI-46"),
        "rudi-reflex rudi-reflex": ("keeper-outfield", "FI-47"),
        "karl-kante rudi-reflex": ("already-marked", "FI-71"),
        "manni-mauer moritz-motor": ("wrong-kind", "FI-A29"),
        "manni-mauer manni-mauer": ("man-twice", "FI-46"),
        "manni-mauer -": ("must-fill", "FI-A31"),
        "- rudi-reflex": ("must-fill", "FI-A31"),
    }.items():
        assert scene.refusal(f"1 men {men}") == refusal, men


@pytest.mark.clause("FI-114", "FI-121", "FI-A40", "FI-A53")
def test_every_man_who_cannot_shoot_has_his_own_reason() -> None:
    scene = penalties("", (0, "kuno-kasten")).plays("0 stand-in uwe-umlauf")
    scene.plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=f"start 1 2, {LEVEL}")
    for man, refusal in {
        "sven-abseits": ("has-shot", "FI-121"),
        "uwe-umlauf": ("stand-in-shoots-not", "FI-A53"),
        "kuno-kasten": ("not-on-pitch", "FI-114"),
        "tim-talent": ("not-on-pitch", "FI-114"),
        "jupp-jubel": ("not-on-pitch", "FI-114"),
        "kai-kurzpass": ("bad-shooters", "FI-A40"),
    }.items():
        assert scene.refusal(f"0 shooters {man}") == refusal, man
    assert scene.refusal("1 shooters rudi-reflex") == ("keeper-shoots-not", "FI-114")


@pytest.mark.clause("FI-12", "FI-24", "FI-A2", "FI-122", "FI-96", "FI-36", "FI-A53", "FI-114", "FI-121")
def test_a_question_cites_the_clause_that_it_comes_from() -> None:
    scenes = {
        "FI-12": Scene(teams="free"),
        "FI-A2": Scene(decks="presets"),
        "FI-122": Scene(decks="variant"),
        "FI-96": Scene(red=0),
        "FI-36": Scene().kicks_off(),
        "FI-A53": penalties("", (0, "kuno-kasten")),
        "FI-114": penalties(),
    }
    for clause, scene in scenes.items():
        assert [prompt.clause for prompt in GAME.prompts(scene.state, 0)] == [clause]
    assert [prompt.clause for prompt in GAME.prompts(Scene(decks="mixed").state, 0)] == ["FI-A2"]
    second = scenes["FI-114"]
    second.plays(f"0 shooters {BLUE_FIVE}", f"1 shooters {RED_FIVE}", luck=f"start 1 2, {LEVEL}")
    assert [prompt.clause for prompt in GAME.prompts(second.state, 0)] == ["FI-121"]
    assert GAME.prompts(second.state, -1) == []
