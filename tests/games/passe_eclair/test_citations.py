"""Every event, question and refusal cites the clause that it comes from."""

from __future__ import annotations

import pytest

from ludofoot import FastChance
from ludofoot.core.records import TABLE, Refusal
from ludofoot.games.passe_eclair.records import TimeUp
from tests.games.passe_eclair.scene import Scene
from tests.games.passe_eclair.test_michi import DEAL

pytestmark = pytest.mark.clause(
    "PE-09",
    "PE-13",
    "PE-14",
    "PE-15",
    "PE-16",
    "PE-18",
    "PE-23",
    "PE-28",
    "PE-29",
    "PE-32",
    "PE-34",
    "PE-35",
    "PE-36",
    "PE-37",
    "PE-38",
    "PE-39",
    "PE-40",
    "PE-41",
    "PE-42",
    "PE-43",
    "PE-45",
    "PE-46",
    "PE-47",
    "PE-49",
    "PE-50",
    "PE-51",
    "PE-52",
    "PE-53",
    "PE-54",
    "PE-55",
    "PE-59",
    "PE-60",
    "PE-61",
    "PE-62",
    "PE-65",
    "PE-67",
    "PE-68",
    "PE-69",
    "PE-70",
    "PE-72",
    "PE-73",
    "PE-74",
    "PE-75",
    "PE-76",
    "PE-A1",
    "PE-A2",
    "PE-A8",
    "PE-A9",
    "PE-A11",
    "PE-A13",
    "PE-A14",
    "PE-A16",
    "PE-A17",
    "PE-A18",
    "PE-A20",
    "PE-A21",
    "PE-A22",
    "PE-A26",
    "PE-A28",
    "PE-A30",
    "PE-A31",
    "PE-A33",
    "PE-A35",
    "PE-A36",
    "PE-A37",
    "PE-D4",
    "PE-25",
    "PE-26",
    "PE-27",
    "PE-33",
    "PE-A3",
    "PE-A4",
    "PE-A5",
    "PE-A6",
    "PE-A7",
    "PE-A10",
    "PE-A12",
    "PE-A15",
    "PE-A25",
    "PE-A27",
    "PE-A29",
    "PE-A32",
    "PE-A34",
    "PE-80",
    "PE-06",
    "PE-64",
    "PE-66",
    "PE-71",
    "PE-78",
    "PE-79",
)
HANDS = "0: Marlon-Leon Michi Dog Dog; 1: Leon-Rocce Fabi-Leon Dog; 2: Rocce-Leon Rocce-Fabi"
OPEN = f"{HANDS}; top: - Leon-Marlon"
STUCK = "0: Leon-Fabi Michi; 1: Rocce-Leon Leon-Rocce; 2: Rocce-Marlon Leon-Fabi; top: 1 Leon-Marlon"
ANSWERED = ("0 no-michi", "1 no-michi", "2 no-michi")
WON = f"0: Marlon-Leon; 1: Rocce-Leon Leon-Rocce; 2: Rocce-Fabi; top: - Leon-Marlon; draw: {DEAL}"
TWO_EACH = WON.replace("2: Rocce-Fabi", "2: Rocce-Fabi Dog")
LAST = "0: Marlon-Leon; 1: Rocce-Leon Leon-Rocce; 2: Rocce-Fabi; top: - Leon-Marlon; victory left: 3"


def told(scene: Scene) -> str:
    """The events of the last move with their clauses."""
    return " ".join(f"{type(event).__name__}:{event.clause[3:]}" for event in scene.events())


def cited(text: str, *moves: str, luck: str = "", wrong: str = "noticed") -> str:
    return told(Scene(text, luck, wrong=wrong).plays(*moves))


def test_the_beginning_of_a_round() -> None:
    text = "0: Leon-Marlon Dog; 1: Marlon-Fabi Dog; 2: Rocce-Leon; consolation 0: leon"
    luck = "Dog Fabi-Marlon"
    assert cited(text, "0 ready") == "SaidReady:A35"
    assert (
        cited(text, "0 ready Leon-Marlon", "1 ready", "2 ready", luck=luck)
        == "SaidReady:A35 TokensUsed:60 TurnedUp:16 TurnedUp:15"
    )
    assert told(Scene(text, "Fabi-Marlon").times_out()) == "TimeRanOut:D4 TurnedUp:15"


def test_laying() -> None:
    assert cited(OPEN, "0 Marlon-Leon") == "Laid:23"
    assert cited(OPEN, "0 Dog") == cited(OPEN, "0 Dog", "1 Dog") == "Laid:28"
    assert cited(OPEN, "0 Dog", "0 Dog") == "Laid:28"
    assert cited(OPEN, "0 Dog", "0 Marlon-Leon") == "Laid:29"
    assert cited(OPEN, "0 Dog", "1 Leon-Rocce") == "Laid:32"
    assert cited(OPEN, "1 Dog", "0 Michi") == "Laid:34 MichiCalled:36"
    assert cited(STUCK, "0 Michi") == "Laid:35 MichiCalled:36"
    assert cited(STUCK, "0 Michi", "0 swap 1", luck="Dog Fabi-Leon") == (
        "Swapped:37 PileBoxed:38 TurnedUp:A11 TurnedUp:39"
    )
    scene = Scene(OPEN, "Vanessa-Leon").plays("1 Dog", "0 Michi", "0 swap 2")
    assert scene.events(1)[0].clause == "PE-37"


def test_nobody_plays() -> None:
    assert cited(OPEN, "0 decline") == "Declined:A8"
    assert cited(OPEN, "0 decline", "1 decline", "2 decline") == "Declined:A8 Blocked:41"
    assert told(Scene(OPEN).times_out()) == "TimeRanOut:D4 Blocked:D4"
    assert cited(STUCK, "0 no-michi") == "LaysNoMichi:A30"
    assert (
        cited(STUCK, *ANSWERED, luck="Dog Fabi-Leon")
        == "LaysNoMichi:A30 PileBoxed:41 TurnedUp:43 TurnedUp:42"
    )
    stuck = "0: Marlon-Leon Leon-Fabi; 1: Rocce-Leon; 2: Rocce-Fabi; top: - Leon-Marlon"
    assert cited(stuck, "0 Marlon-Leon") == "Laid:23 Blocked:35"
    assert cited(f"{STUCK}; draw: ; box: Fabi-Leon", *ANSWERED, luck="Fabi-Leon") == (
        "LaysNoMichi:A30 PileBoxed:41 Renewed:72 TurnedUp:42"
    )
    michis = "0: Michi Michi; 1: Michi; 2: Michi; top: - Leon-Marlon; victory left: 3"
    assert cited(michis, *ANSWERED, luck="s1 v3 c1") == (
        "LaysNoMichi:A30 RoundWon:A37 VictoryToken:47 ConsolationToken:49 PileBoxed:52 HandShown:52"
        " HandShown:52 HandShown:52 TokensShown:65 TokensShown:65 TokensShown:65 GameOver:67"
    )


def test_late_and_wrong() -> None:
    scene = Scene(f"{OPEN}; pile: Vanessa-Leon; draw: ; box: ", "Vanessa-Leon").plays("0 Marlon-Leon")
    scene.errs("1 Leon-Rocce @1")
    assert told(scene) == "TooLate:A16"
    assert [event.clause for event in scene.events(2)] == ["PE-A16"]
    scene.errs("1 decline @1")
    assert told(scene) == "TooLate:A17"
    scene = Scene(f"{OPEN}; pile: Vanessa-Leon; draw: ; box: ", "Vanessa-Leon")
    assert scene.errs("1 Leon-Rocce") == "PE-A28"
    assert told(scene) == "Renewed:A13 WrongCard:70"
    assert [event.clause for event in scene.events(2)] == ["PE-A13", "PE-70"]
    dogs = "0: Dog Fabi-Leon; 1: Rocce-Leon; 2: Rocce-Fabi; top: 0 Dog; draw: Michi; box:"
    declined = ("0 decline", "1 decline", "2 decline")
    assert cited(dogs, *declined, *ANSWERED, luck="Michi").endswith("PileBoxed:41 TurnedUp:A31")


def test_the_end_of_a_round() -> None:
    deal = "PileBoxed:52 HandShown:52 HandShown:52 RoundBegan:53 Dealt:54 Dealt:54 Dealt:54"
    assert cited(WON, "0 Marlon-Leon", luck=f"v1 c1 {DEAL}") == (
        f"Laid:23 RoundWon:46 VictoryToken:47 ConsolationToken:49 {deal}"
    )
    assert cited(TWO_EACH, "0 Marlon-Leon", luck=f"v1 {DEAL}") == (
        f"Laid:23 RoundWon:46 VictoryToken:47 NoConsolation:51 {deal}"
    )
    scene = Scene(WON, f"v1 c1 {DEAL}").plays("0 Marlon-Leon")
    masked = [event.clause for event in scene.events(2)]
    assert masked == [event.clause for event in scene.events()]
    michi = WON.replace("0: Marlon-Leon", "0: Michi").replace("- Leon-Marlon", "1 Dog")
    assert cited(michi, "0 Michi", "0 swap 2", luck=f"v1 c1 {DEAL}").startswith("Swapped:75 RoundWon:76")
    assert cited(LAST, "0 Marlon-Leon", luck="v3 cfabi").endswith("TokensShown:65 GameOver:67")
    assert cited(f"{LAST}; victory 1: 3", "0 Marlon-Leon", luck="v3 cfabi").endswith("GameOver:A22")


def test_challenges() -> None:
    scene = Scene(OPEN, "Dog", wrong="challenged")
    assert scene.errs("1 Leon-Rocce") == "PE-A33"
    assert told(scene) == "Laid:25"
    assert told(scene.plays("0 challenge")) == "Challenged:A33 WrongCard:70 BackOnTop:A33"
    michi = ("1 Dog", "0 Michi")
    assert cited(OPEN, *michi, wrong="challenged") == "Laid:25 ChallengeOpened:A33"
    assert cited(OPEN, *michi, "1 let-stand", wrong="challenged") == "StoodBy:A33"
    assert cited(OPEN, *michi, "1 challenge", wrong="challenged") == "Challenged:A33"


def test_questions_and_the_table() -> None:
    def asked(scene: Scene, seat: int = 0) -> tuple[str, str, str]:
        (prompt,) = scene.prompts(seat)
        return prompt.ask.code, prompt.clause, prompt.pace

    assert asked(Scene("0: Dog; 1: Dog; 2: Dog")) == ("ask-ready", "PE-A35", "sealed")
    tokens = Scene("0: Leon-Marlon Dog; 1: Dog; 2: Dog; consolation 0: leon")
    assert asked(tokens) == ("ask-ready-tokens", "PE-A35", "sealed")
    assert asked(Scene(OPEN)) == ("ask-receiver", "PE-18", "race")
    assert asked(Scene(OPEN).plays("0 Marlon-Leon")) == ("ask-banned", "PE-18", "race")
    assert asked(Scene(OPEN).plays("0 Dog")) == ("ask-any", "PE-A2", "race")
    assert asked(Scene(STUCK)) == ("ask-block", "PE-A9", "race")
    assert asked(Scene(STUCK).plays("0 Michi")) == ("ask-partner", "PE-37", "turn")
    challenged = Scene(STUCK, wrong="challenged").plays("0 Michi")
    assert asked(challenged, 1) == ("ask-challenge", "PE-A33", "race")
    assert challenged.prompts(0) == []
    verdict = Scene(OPEN).state.judge(TABLE, TimeUp("block"))
    assert isinstance(verdict, Refusal)
    assert (verdict.code, verdict.clause) == ("other-step", "PE-D4")


def test_a_new_top_card_wipes_everything_that_was_said_of_another() -> None:
    text = "0: Marlon-Leon Marlon-Fabi Dog; 1: Leon-Rocce Fabi-Leon Dog; 2: Rocce-Leon; top: 1 Leon-Marlon"
    scene = Scene(text, "Dog").times_out()
    scene.errs("2 Rocce-Leon")
    scene.plays("1 no-michi", "0 Marlon-Leon")
    view = scene.view(0)
    assert (view.step, view.block) == ("open", None)
    assert not any((*view.spoken, *view.drew, *view.challenged))
    scene = Scene(text, wrong="challenged").plays("0 Marlon-Leon", "2 challenge", "1 Leon-Rocce")
    assert not any(scene.view(0).challenged)
    scene.plays("0 challenge", "0 Dog")
    assert not any(scene.view(0).challenged)
    scene = Scene(STUCK, wrong="challenged").plays("1 no-michi", "0 challenge", "0 Michi")
    view = scene.view(0)
    assert (view.block, view.spoken, any(view.challenged), any(view.drew)) == (
        None,
        (True, False, False),
        False,
        False,
    )
    scene.plays("1 challenge", "2 let-stand")
    view = scene.view(0)
    assert (view.step, view.block, any(view.spoken), any(view.challenged)) == ("partner", None, False, False)


def test_a_card_laid_in_a_block_is_remembered_as_such() -> None:
    scene = Scene(STUCK, wrong="challenged").plays("0 Michi")
    assert [card.in_block for card in scene.view(1).laid] == [False, True]
    assert not scene.plays("1 challenge").events()[0].justified  # type: ignore[attr-defined]
    scene = Scene(OPEN, wrong="challenged").plays("0 Marlon-Leon")
    assert [card.in_block for card in scene.view(1).laid] == [False, False]
    assert scene.view(1).laid[0].seat is None


def test_a_new_start_card_has_nothing_below_and_counts_no_renewal_that_was_none() -> None:
    scene = Scene(STUCK, "Fabi-Leon", wrong="challenged").plays(*ANSWERED)
    assert len(scene.view(0).laid) == 1
    scene.plays("0 Leon-Fabi")
    assert len(scene.view(0).laid) == 2
    scene = Scene(OPEN, "Vanessa-Leon", wrong="challenged").plays(
        "1 Dog", "0 Michi", "1 let-stand", "2 let-stand"
    )
    assert len(scene.view(0).laid) == 3
    scene.plays("0 swap 2")
    assert (len(scene.view(0).laid), scene.state.renewals) == (1, 0)
    assert Scene(STUCK, "Dog Fabi-Leon").plays(*ANSWERED).state.renewals == 0


def test_open_moves_are_those_of_players_who_have_spoken() -> None:
    scene = Scene(OPEN)
    assert all(scene.state.sample_open(seat, FastChance(1)) is None for seat in range(3))
    scene.plays("0 decline", "2 decline")
    assert scene.state.sample_open(0, FastChance(1)) in (scene.state.moves(0) or [])
    assert scene.state.sample_open(1, FastChance(1)) is None
    assert scene.state.sample_open(2, FastChance(1)) is None  # nothing fits
    assert scene.state.is_open(0, scene.move("0 Dog")[1])
    assert not scene.state.is_open(1, scene.move("1 Dog")[1])
    assert not scene.state.is_open(-2, scene.move("1 Dog")[1])
    partner = Scene(STUCK).plays("0 Michi")
    assert partner.state.sample_open(1, FastChance(1)) is None
    assert not partner.state.is_open(0, partner.move("0 swap 1")[1])


def test_a_deadline_belongs_to_the_round_or_to_the_top_card() -> None:
    scene = Scene("0: Dog; 1: Dog; 2: Dog", "Fabi-Leon")
    scene.state.tops = 7
    assert [line.key for line in scene.state.deadlines()] == ["ready:1"]
    scene.plays("0 ready", "1 ready", "2 ready")
    assert [line.key for line in scene.state.deadlines()] == ["open:8"]
