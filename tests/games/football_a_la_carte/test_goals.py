"""Shots, saves, corners, penalties and the cut."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import NotInScript
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.events import (
    Cleared,
    Conceded,
    CornerGiven,
    Drew,
    Goal,
    KickedOff,
    PenaltyGiven,
    PileCut,
    Saved,
)
from ludofoot.games.football_a_la_carte.records import FACES, FaceText, Stop
from ludofoot.games.football_a_la_carte.views import BallPreview
from tests.games.football_a_la_carte.scene import Scene

SHOT = "0: Straight-4-red Left-1-red; 1: Keeper-straight-4 Keeper-left Corner-red Corner-blue Straight-2-red"


def shot(hands: str = SHOT, luck: str | None = None, **how: object) -> Scene:
    """Seat 0 has shot straight from e15; south is what seat 0 defends."""
    return Scene(hands, luck, ball="e15", **how).plays("Straight-4-red")


# ---- stopping


@pytest.mark.clause("FC-51", "FC-A43")
@pytest.mark.parametrize(
    ("south", "card", "flag"),
    [(0, "corner-red", "j16"), (0, "corner-blue", "a16"), (1, "corner-red", "a1"), (1, "corner-blue", "j1")],
)
def test_a_corner_is_previewed_on_its_flag(south: int, card: FaceText, flag: str) -> None:
    ball = "e15" if south == 0 else "e2"
    scene = Scene(SHOT, ball=ball, south=south).plays("Straight-4-red")
    shown = GAME.preview(scene.state, 1, Stop(card))
    assert isinstance(shown, BallPreview)
    assert (shown.path, shown.landing) == ((flag,), "pitch")
    assert [note.code for note in shown.notes] == ["preview-corner"]


@pytest.mark.clause("FC-45", "FC-46", "FC-48", "FC-49", "FC-A21")
def test_the_next_player_may_stop_with_goalkeeper_or_corner_or_concede() -> None:
    scene = shot()
    assert scene.at == (1, "stop")
    assert scene.view().shooter == 0
    stops = {"Keeper-straight-4", "Keeper-left", "Corner-red", "Corner-blue"}
    assert scene.choices == {f"stop {card}" for card in stops} | {"concede"}
    assert scene.refusal("stop Straight-2-red") == ("stops-nothing", "FC-46")
    assert scene.refusal("stop Keeper-right") == ("not-in-hand", "FC-13")
    assert scene.refusal("Straight-2-red") == ("wrong-step", "FC-45")
    assert scene.refusal("Free-kick-2 left") == ("wrong-step", "FC-45")
    assert scene.refusal("discard Straight-2-red") == ("wrong-step", "FC-45")
    assert scene.refusal("pass") == ("wrong-step", "FC-45")


@pytest.mark.clause("FC-A21")
def test_who_cannot_stop_is_asked_all_the_same_and_the_partner_is_not() -> None:
    scene = Scene("0: Straight-4-red; 1: Left-1-red; 2: Left-2-hand; 3: Keeper-left", ball="e15")
    scene.plays("Straight-4-red")
    assert scene.at == (1, "stop")
    assert scene.choices == {"concede"}
    assert scene.refusal("stop Keeper-left", 3) == ("not-your-turn", "FC-A21")


@pytest.mark.clause("FC-46", "FC-47", "FC-A12", "FC-A45", "FC-24")
@pytest.mark.parametrize(
    ("ball", "card", "path"),
    [
        ("e15", "Straight-4-red", ("e16", "f15", "g14", "g13", "g12", "g11")),
        ("c15", "Right-3-red", ("d16", "e15", "f14", "f13", "f12", "f11")),
    ],
)
def test_a_save_goes_from_the_last_square_along_the_arrows(
    ball: str, card: str, path: tuple[str, ...]
) -> None:
    scene = Scene(f"0: {card}; 1: Keeper-left Left-1-red", ball=ball).plays(card, "stop Keeper-left")
    saved = scene.told(Saved)
    assert (saved.clause, saved.path, saved.to) == ("FC-46", path, path[-1])
    assert (scene.ball, scene.at) == (path[-1], (0, "play"))
    assert scene.told(Drew).seat == 1
    assert scene.goals == (0, 0)


@pytest.mark.clause("FC-72", "FC-A18", "FC-55", "FC-54", "FC-73", "FC-A21", "FC-45")
def test_who_does_not_stop_kicks_off_in_the_same_turn() -> None:
    scene = shot().plays("concede")
    assert scene.told(Conceded).clause == "FC-72"
    goal = scene.told(Goal)
    assert (goal.clause, goal.scorers, goal.scored, goal.home, goal.away) == ("FC-72", (0,), "shot", 1, 0)
    assert scene.told(KickedOff).clause == "FC-55"
    assert (scene.at, scene.ball, scene.goals) == ((1, "kick-off"), None, (1, 0))
    assert scene.view().starts == ("e9", "f9")


@pytest.mark.clause("FC-73")
def test_the_other_team_scores_too() -> None:
    scene = Scene("0: Left-1-red; 1: Straight-4-red", ball="e2", turn=1).plays("Straight-4-red", "concede")
    assert (scene.goals, scene.told(Goal).scorers, scene.told(Goal).away) == ((0, 1), (1,), 1)


# ---- corners


@pytest.mark.clause("FC-48", "FC-50", "FC-51", "FC-52", "FC-A16", "FC-A43", "FC-A45")
@pytest.mark.parametrize(
    ("south", "ball", "colour", "square"),
    [(0, "e15", "red", "j16"), (0, "e15", "blue", "a16"), (1, "e2", "red", "a1"), (1, "e2", "blue", "j1")],
)
def test_a_corner_puts_the_ball_on_its_flag(south: int, ball: str, colour: str, square: str) -> None:
    scene = Scene(SHOT, ball=ball, south=south).plays("Straight-4-red", f"stop Corner-{colour}")
    given = scene.told(CornerGiven)
    assert (given.clause, given.colour, given.square) == ("FC-48", colour, square)
    assert scene.ball == square
    assert (scene.told(Drew).seat, scene.told(Drew).clause) == (1, "FC-24")
    assert scene.at == (0, "cut")
    assert scene.choices == {"cut"}
    assert (scene.view().cause, scene.view().corner, scene.view().cut_pile) == ("corner", colour, "draw")
    assert scene.refusal("Left-1-red") == ("wrong-step", "FC-52")


def cornered(card: str, seats: int = 2) -> Scene:
    """A red corner, cut with this card; seat 1 draws a Left-2-hand."""
    more = "; 2: Straight-3-red; 3: Straight-3-blue" if seats == 4 else ""
    hands = f"0: Straight-4-red; 1: Corner-red Straight-2-red{more}"
    luck = f"Straight-7-red Left-2-hand {card}"
    return Scene(hands, luck, ball="e15").plays("Straight-4-red", "stop Corner-red", "cut")


@pytest.mark.clause("FC-53", "FC-54", "FC-55", "FC-56", "FC-57", "FC-A20", "FC-A16")
@pytest.mark.parametrize("card", ["Left-4-red", "Corner-red"])
def test_a_flag_of_the_same_colour_is_a_goal(card: str) -> None:
    scene = cornered(card)
    cut = scene.told(PileCut)
    assert (cut.clause, cut.seat, cut.face, cut.pile, cut.cause) == (
        "FC-52",
        0,
        card.lower(),
        "draw",
        "corner",
    )
    goal = scene.told(Goal)
    assert (goal.clause, goal.scored, goal.scorers) == ("FC-53", "corner", (0,))
    assert scene.told(KickedOff).clause == "FC-55"
    assert (scene.goals, scene.at) == ((1, 0), (1, "kick-off"))


@pytest.mark.clause("FC-53", "FC-55", "FC-56", "FC-57", "FC-A14", "FC-A15", "FC-A16", "FC-A20")
@pytest.mark.parametrize(
    "card", ["Left-4-blue", "Corner-blue", "Left-4-hand", "Free-kick-3", "Keeper-left", "Penalty"]
)
def test_anything_else_stops_the_goal(card: str) -> None:
    scene = cornered(card)
    assert scene.told(Cleared).clause == "FC-56"
    assert (scene.goals, scene.at, scene.ball) == ((0, 0), (1, "clear"), None)
    assert set(scene.view().starts) == {f"{column}{row}" for column in "cdefgh" for row in (15, 16)}
    assert "Straight-2-red from c15" in scene.choices
    assert scene.refusal("Straight-2-red") == ("bad-start", "FC-57")
    assert scene.refusal("Straight-2-red from b16") == ("bad-start", "FC-57")


@pytest.mark.clause("FC-52", "FC-A16", "FC-A42")
@pytest.mark.parametrize(("card", "step"), [("Left-4-red", "kick-off"), ("Left-4-blue", "clear")])
def test_around_a_corner_everybody_takes_a_turn(card: str, step: str) -> None:
    scene = cornered(card, seats=4)
    assert scene.told(PileCut).seat == 2
    assert scene.at == (3, step)


@pytest.mark.clause("FC-A19")
def test_a_cut_leaves_the_pile_as_it_is() -> None:
    before = Scene(SHOT, ball="e15").plays("Straight-4-red", "stop Corner-red")
    pile, discards = before.state.pile, before.state.discards
    before.plays("cut")
    assert (before.state.pile, before.state.discards) == (pile, discards)


@pytest.mark.clause("FC-A19", "FC-52")
def test_only_a_card_of_the_pile_can_be_shown() -> None:
    with pytest.raises(NotInScript):
        cornered("Straight-4-red")


# ---- penalties


def penalty(card: str, luck: str = "Straight-7-red Left-2-hand", **how: object) -> Scene:
    """Seat 0 has laid the Penalty, seat 1 cuts."""
    hands = "0: Straight-4-red Penalty; 1: Straight-2-red"
    return Scene(hands, f"{luck} {card}", ball="e9", **how).plays("Straight-4-red + Penalty")


@pytest.mark.clause("FC-58", "FC-59", "FC-60", "FC-39", "FC-A39", "FC-A17", "FC-A50", "FC-38")
def test_the_penalty_is_laid_the_taker_draws_and_the_opponent_cuts() -> None:
    scene = penalty("Left-4-red")
    given = scene.told(PenaltyGiven)
    assert (given.clause, given.square, given.pile) == ("FC-59", "e13", "draw")
    assert scene.names == ["Played", "PenaltyGiven", "Drew"]
    assert (scene.told(Drew).seat, scene.told(Drew).count, scene.told(Drew).clause) == (0, 2, "FC-39")
    assert scene.at == (1, "cut")
    assert (scene.view().cause, scene.view().corner) == ("penalty", None)
    assert scene.refusal("Straight-2-red") == ("wrong-step", "FC-60")
    assert scene.view().top == "penalty"
    # An earlier corner leaves no trace.
    assert penalty("Left-4-red", colour="red").view().cause == "penalty"


@pytest.mark.clause("FC-60", "FC-61", "FC-62", "FC-63", "FC-A17", "FC-A14")
def test_a_hand_saves_it_and_who_has_cut_clears() -> None:
    scene = penalty("Left-4-hand").plays("cut")
    assert (scene.told(PileCut).clause, scene.told(PileCut).cause) == ("FC-60", "penalty")
    assert scene.told(Cleared) == Cleared(clause="FC-61", seat=1, cause="penalty")
    assert (scene.at, scene.goals) == ((1, "clear"), (0, 0))
    assert len(scene.view().starts) == 12
    assert "Drew" not in scene.names


@pytest.mark.clause("FC-63", "FC-61", "FC-62", "FC-55", "FC-A17")
@pytest.mark.parametrize("card", ["Left-4-red", "Left-4-blue", "Corner-red", "Free-kick-3", "Keeper-left"])
def test_anything_else_is_a_goal(card: str) -> None:
    scene = penalty(card).plays("cut")
    goal = scene.told(Goal)
    assert (goal.clause, goal.scored, goal.scorers) == ("FC-63", "penalty", (0,))
    assert scene.told(KickedOff).clause == "FC-63"
    assert (scene.at, scene.goals) == ((1, "kick-off"), (1, 0))


@pytest.mark.clause("FC-26", "FC-50", "FC-A20")
def test_the_symbols_on_the_cards() -> None:
    from ludofoot.games.football_a_la_carte.rules.cards import symbol_on

    for number, face in enumerate(FACES):
        word = face.rpartition("-")[2]
        attacker = face.split("-")[0] in ("straight", "left", "right")
        expected = {"hand": 0, "red": 1, "blue": 2}[word] if attacker or face.startswith("corner") else -1
        assert symbol_on(number) == expected, face


# ---- each question cites its clause


@pytest.mark.clause("FC-25", "FC-19", "FC-36", "FC-66", "FC-41", "FC-45", "FC-77", "FC-52", "FC-60")
@pytest.mark.parametrize(
    ("step", "colour", "clause", "ask"),
    [
        ("kick-off", "", "FC-25", "ask-kick-off"),
        ("play", "", "FC-19", "ask-play"),
        ("follow", "", "FC-36", "ask-follow"),
        ("throw-in", "", "FC-66", "ask-throw-in"),
        ("clear", "", "FC-41", "ask-clear"),
        ("stop", "", "FC-45", "ask-stop"),
        ("last-stop", "", "FC-77", "ask-last-stop"),
        ("cut", "red", "FC-52", "ask-cut-corner"),
        ("cut", "", "FC-60", "ask-cut-penalty"),
    ],
)
def test_each_question_cites_its_clause(step: str, colour: str, clause: str, ask: str) -> None:
    scene = Scene("0: Straight-4-red; 1: Left-1-red", ball="a9", step=step, colour=colour, side="area")
    (prompt,) = GAME.prompts(scene.state, 0)
    assert (prompt.clause, prompt.ask.code) == (clause, ask)
    assert GAME.prompts(scene.state, 1) == []
