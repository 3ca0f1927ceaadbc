"""Kick-off, open play, free kicks, clearances, throw-ins and hands without a card to play."""

from __future__ import annotations

import pytest

from ludofoot.games.football_a_la_carte.events import (
    Discarded,
    Drew,
    FreeKicked,
    KickedOff,
    NothingToPlay,
    OutBeside,
    OutOverTouch,
    Played,
    ShotAtGoal,
    ThrownIn,
)
from tests.games.football_a_la_carte.scene import Scene

ALL_KINDS = "Straight-4-red Free-kick-2 Keeper-left Corner-red Penalty"

# ---- the kick-off


@pytest.mark.clause("FC-25", "FC-30", "FC-28", "FC-A10")
def test_only_an_attacker_kicks_off_from_two_squares() -> None:
    scene = Scene(f"0: {ALL_KINDS}; 1: Left-1-red", step="kick-off")
    assert scene.choices == {"Straight-4-red from e8", "Straight-4-red from f8"}
    for card in ("Keeper-left", "Corner-red", "Penalty", "Free-kick-2"):
        assert scene.refusal(f"{card} from e8") == ("kick-off-needs-attacker", "FC-30")
    assert scene.refusal("Free-kick-2 left") == ("kick-off-needs-attacker", "FC-30")
    assert scene.refusal("Straight-4-red") == ("bad-start", "FC-28")
    assert scene.refusal("Straight-4-red from e9") == ("bad-start", "FC-28")


@pytest.mark.clause("FC-25", "FC-27", "FC-29", "FC-18", "FC-19", "FC-20")
def test_the_card_is_laid_open_and_replaced() -> None:
    scene = Scene("0: Straight-4-red; 1: Left-1-red", "Straight-7-red", step="kick-off")
    scene.plays("Straight-4-red from f8")
    assert scene.ball == "f12"
    assert scene.view(1).discards == ("straight-4-red",)
    assert scene.view(1).top == "straight-4-red"
    assert scene.hand(0) == ["Straight-7-red"]
    assert scene.told(Played).clause == "FC-25"
    assert scene.told(Played).how == "kick-off"
    assert scene.told(Drew).clause == "FC-29"
    assert scene.at == (1, "play")


@pytest.mark.clause("FC-A40", "FC-58")
def test_a_penalty_may_follow_a_kick_off() -> None:
    scene = Scene("0: Straight-5-red Straight-4-red Penalty; 1: Left-1-red", step="kick-off")
    assert "Straight-5-red from e8 + Penalty" in scene.choices
    assert scene.refusal("Straight-4-red from e8 + Penalty") == ("not-in-their-area", "FC-58")
    assert scene.plays("Straight-5-red from e8 + Penalty").at == (1, "cut")


# ---- open play


@pytest.mark.clause("FC-19", "FC-20", "FC-23", "FC-24", "FC-31", "FC-15")
@pytest.mark.parametrize(("south", "to"), [(0, "c8"), (1, "g4")])
def test_a_card_moves_the_ball_and_is_replaced(south: int, to: str) -> None:
    scene = Scene("0: Left-2-hand Straight-3-red; 1: Left-1-red", ball="e6", south=south).plays("Left-2-hand")
    assert scene.ball == to
    assert scene.at == (1, "play")
    played = scene.told(Played)
    assert (played.clause, played.how, played.path[0], played.to) == ("FC-31", "play", "e6", to)
    assert scene.told(Drew).clause == "FC-24"
    assert scene.told(Drew).count == 1
    assert scene.view().hand_sizes == (2, 1)


@pytest.mark.clause("FC-19", "FC-A11", "FC-A6", "FC-49", "FC-13")
def test_what_can_be_played_in_open_play() -> None:
    scene = Scene(f"0: {ALL_KINDS}; 1: Left-1-red", ball="e7")
    directions = {f"Free-kick-2 {direction}" for direction in ("straight", "left", "right")}
    assert scene.choices == {"Straight-4-red"} | directions
    assert scene.refusal("Keeper-left") == ("only-in-the-net", "FC-49")
    assert scene.refusal("Corner-red") == ("only-in-the-net", "FC-49")
    assert scene.refusal("stop Keeper-left") == ("nothing-to-stop", "FC-49")
    assert scene.refusal("stop Straight-4-red") == ("wrong-step", "FC-19")
    assert scene.refusal("Penalty") == ("penalty-goes-with-attacker", "FC-A6")
    assert scene.refusal("Left-1-red") == ("not-in-hand", "FC-13")
    assert scene.refusal("Free-kick-2") == ("choose-direction", "FC-35")
    assert scene.refusal("Straight-4-red left") == ("no-free-kick", "FC-35")
    assert scene.refusal("Straight-4-red from e7") == ("ball-lies", "FC-20")
    assert scene.refusal("concede") == ("wrong-step", "FC-19")
    assert scene.refusal("cut") == ("wrong-step", "FC-19")
    assert scene.refusal("throw e8") == ("wrong-step", "FC-19")
    assert scene.refusal("Straight-4-red", 1) == ("not-your-turn", "FC-15")


@pytest.mark.clause("FC-58", "FC-A6", "FC-A50")
@pytest.mark.parametrize(
    ("ball", "card", "allowed"),
    [("e9", "Straight-4-red", True), ("e8", "Straight-4-red", False), ("e15", "Left-1-red", True)],
)
def test_a_penalty_needs_the_ball_in_their_area(ball: str, card: str, allowed: bool) -> None:
    scene = Scene("0: Straight-4-red Left-1-red Penalty; 1: Right-1-blue", ball=ball)
    assert (f"{card} + Penalty" in scene.choices) == allowed
    other = Scene("0: Straight-4-red Left-1-red; 1: Penalty", ball=ball)
    assert other.refusal(f"{card} + Penalty") == ("not-in-hand", "FC-13")


@pytest.mark.clause("FC-58", "FC-A6")
def test_the_own_penalty_area_gives_no_penalty() -> None:
    scene = Scene("0: Left-1-red Penalty; 1: Right-1-blue", ball="e2")
    assert scene.refusal("Left-1-red + Penalty") == ("not-in-their-area", "FC-58")


@pytest.mark.clause("FC-58")
def test_a_penalty_does_not_follow_a_ball_that_is_out() -> None:
    scene = Scene("0: Straight-7-red Penalty; 1: Right-1-blue", ball="e12")
    assert scene.refusal("Straight-7-red + Penalty") == ("not-in-their-area", "FC-58")


@pytest.mark.clause("FC-A22")
def test_one_card_must_be_played_if_any_can() -> None:
    scene = Scene("0: Left-1-red Keeper-left; 1: Right-1-blue", ball="a9")
    assert scene.choices == {"Left-1-red"}
    assert scene.refusal("discard Keeper-left") == ("must-play", "FC-A22")
    assert scene.refusal("pass") == ("must-play", "FC-A22")


# ---- free kicks


@pytest.mark.clause("FC-34", "FC-A5")
@pytest.mark.parametrize(
    ("ball", "allowed"),
    [("e4", False), ("e13", False), ("a4", True), ("e5", True), ("e12", True), ("j14", True)],
)
def test_no_free_kick_in_either_penalty_area(ball: str, allowed: bool) -> None:
    scene = Scene("0: Straight-2-red Free-kick-2; 1: Right-1-blue", ball=ball)
    assert ("Free-kick-2 straight" in scene.choices) == allowed
    if not allowed:
        assert scene.refusal("Free-kick-2 straight") == ("free-kick-in-area", "FC-34")


@pytest.mark.clause("FC-35", "FC-36", "FC-37", "FC-39", "FC-A7", "FC-A41")
def test_an_attacker_follows_a_free_kick_in_the_same_turn() -> None:
    scene = Scene(
        "0: Straight-2-red Free-kick-3 Penalty Keeper-left Free-kick-1; 1: Right-1-blue", ball="e10"
    )
    scene.plays("Free-kick-3 right")
    assert scene.told(FreeKicked).path == ("e10", "f11", "g12", "h13")
    assert scene.told(FreeKicked).clause == "FC-35"
    assert "Drew" not in scene.names
    assert scene.at == (0, "follow")
    assert scene.choices == {"Straight-2-red", "Straight-2-red + Penalty"}
    assert scene.refusal("Penalty") == ("attacker-must-follow", "FC-36")
    assert scene.refusal("Keeper-left") == ("attacker-must-follow", "FC-36")
    assert scene.refusal("Free-kick-1 left") == ("attacker-must-follow", "FC-36")
    scene.plays("Straight-2-red")
    assert (scene.ball, scene.at) == ("h15", (1, "play"))
    assert (scene.told(Played).clause, scene.told(Played).how) == ("FC-37", "follow")
    assert (scene.told(Drew).clause, scene.told(Drew).count) == ("FC-39", 2)


@pytest.mark.clause("FC-38", "FC-39")
def test_a_penalty_may_end_a_free_kick_turn() -> None:
    scene = Scene("0: Straight-2-red Free-kick-3 Penalty; 1: Right-1-blue", ball="e10")
    scene.plays("Free-kick-3 right", "Straight-2-red + Penalty")
    assert scene.told(Drew).count == 3
    assert scene.at == (1, "cut")


@pytest.mark.clause("FC-40", "FC-A8")
@pytest.mark.parametrize(
    ("ball", "direction", "step"),
    [("e12", "straight", "stop"), ("a12", "left", "throw-in"), ("a12", "straight", "clear")],
)
def test_a_free_kick_off_the_pitch_ends_the_turn(ball: str, direction: str, step: str) -> None:
    scene = Scene("0: Straight-2-red Free-kick-5; 1: Right-1-blue", ball=ball).plays(
        f"Free-kick-5 {direction}"
    )
    assert scene.at == (1, step)
    assert scene.told(Drew).count == 1


@pytest.mark.clause("FC-A9", "FC-40")
def test_without_an_attacker_a_free_kick_must_be_a_shot() -> None:
    scene = Scene("0: Free-kick-5 Keeper-left; 1: Right-1-blue", ball="i12")
    assert scene.choices == {"Free-kick-5 left"}
    assert scene.refusal("Free-kick-5 straight") == ("free-kick-needs-attacker", "FC-A9")
    assert scene.refusal("Free-kick-5 right") == ("free-kick-needs-attacker", "FC-A9")
    assert scene.refusal("discard Free-kick-5") == ("must-play", "FC-A22")
    assert scene.plays("Free-kick-5 left").at == (1, "stop")


@pytest.mark.clause("FC-A9", "FC-A23")
def test_a_free_kick_that_shoots_nowhere_is_not_playable() -> None:
    scene = Scene("0: Free-kick-1 Keeper-left; 1: Right-1-blue", ball="e8")
    assert scene.choices == {"discard Free-kick-1", "discard Keeper-left"}


# ---- out of play


@pytest.mark.clause("FC-42", "FC-32", "FC-43", "FC-44", "FC-A38", "FC-41")
@pytest.mark.parametrize(
    ("south", "ball", "starts", "clause"),
    [
        (0, "c15", ("b15", "b16"), "FC-43"),
        (0, "h15", ("i15", "i16"), "FC-44"),
        (1, "c2", ("b1", "b2"), "FC-44"),
        (1, "h2", ("i1", "i2"), "FC-43"),
    ],
)
def test_beside_the_goal_the_next_player_clears(
    south: int, ball: str, starts: tuple[str, ...], clause: str
) -> None:
    hands = "0: Straight-2-red; 1: Straight-3-red Keeper-left Free-kick-1 Corner-red Penalty"
    scene = Scene(hands, ball=ball, south=south).plays("Straight-2-red")
    assert scene.told(OutBeside).clause == "FC-42"
    assert scene.told(OutBeside).starts == scene.view().starts == starts
    assert scene.at == (1, "clear")
    cards = ("Straight-3-red", "Keeper-left")
    assert scene.choices == {f"{card} from {start}" for card in cards for start in starts}
    for card in ("Free-kick-1", "Corner-red", "Penalty"):
        assert scene.refusal(f"{card} from {starts[0]}") == ("clear-needs-attacker-or-keeper", "FC-41")
    assert scene.refusal("Free-kick-1 left") == ("clear-needs-attacker-or-keeper", "FC-41")
    assert scene.refusal("Straight-3-red from e1") == ("bad-start", clause)
    scene.plays(f"Straight-3-red from {starts[0]}")
    assert (scene.told(Played).clause, scene.told(Played).how) == ("FC-32", "clear")
    assert scene.at == (0, "play")


@pytest.mark.clause("FC-41", "FC-A13")
def test_a_goalkeeper_clears_along_its_arrows_until_the_line() -> None:
    scene = Scene("0: Keeper-left; 1: Straight-3-red", step="clear", side="west").plays("Keeper-left from b1")
    assert scene.told(Played).clause == "FC-41"
    assert scene.told(Played).path == ("b1", "a2")
    assert scene.at == (1, "throw-in")


@pytest.mark.clause("FC-64", "FC-65", "FC-66", "FC-67", "FC-68", "FC-A26", "FC-A27")
def test_over_the_touchline_the_next_player_throws_in_and_plays() -> None:
    scene = Scene("0: Left-3-red; 1: Straight-2-red Free-kick-1", ball="b8").plays("Left-3-red")
    assert scene.told(OutOverTouch) == OutOverTouch(clause="FC-68", seat=0, square="a9", corner=False)
    assert (scene.ball, scene.at) == ("a9", (1, "throw-in"))
    assert scene.choices == {f"throw {to}" for to in ("a8", "a10", "b8", "b9", "b10")}
    assert scene.refusal("throw c9") == ("throw-too-far", "FC-66")
    assert scene.refusal("throw a9") == ("throw-too-far", "FC-66")
    assert scene.refusal("Straight-2-red") == ("throw-first", "FC-66")
    assert scene.refusal("Free-kick-1 left") == ("throw-first", "FC-66")
    assert scene.refusal("discard Straight-2-red") == ("wrong-step", "FC-66")
    scene.plays("throw b10")
    assert scene.told(ThrownIn) == ThrownIn(clause="FC-66", seat=1, square="a9", to="b10")
    assert scene.at == (1, "play")
    assert scene.plays("Straight-2-red").ball == "b8"


@pytest.mark.clause("FC-69")
def test_diagonally_over_the_corner() -> None:
    scene = Scene("0: Left-3-red; 1: Straight-2-red", ball="b15").plays("Left-3-red")
    assert scene.told(OutOverTouch) == OutOverTouch(clause="FC-69", seat=0, square="a16", corner=True)
    assert (scene.ball, scene.at) == ("a16", (1, "throw-in"))
    assert scene.choices == {"throw a15", "throw b15", "throw b16"}


@pytest.mark.clause("FC-A10", "FC-34")
def test_a_free_kick_after_a_throw_in_is_judged_by_the_new_square() -> None:
    hands = "0: Straight-2-red Free-kick-2; 1: Right-1-blue"
    assert "Free-kick-2 left" in Scene(hands, ball="a13", step="throw-in").plays("throw b12").choices
    scene = Scene(hands, ball="a13", step="throw-in").plays("throw b13")
    assert scene.refusal("Free-kick-2 left") == ("free-kick-in-area", "FC-34")


@pytest.mark.clause("FC-71", "FC-70", "FC-45")
@pytest.mark.parametrize(("south", "ball", "end"), [(0, "e15", "north"), (1, "d3", "south")])
def test_a_shot_crosses_the_line_between_the_posts(south: int, ball: str, end: str) -> None:
    scene = Scene("0: Straight-6-red; 1: Right-1-blue", ball=ball, south=south).plays("Straight-6-red")
    shot = scene.told(ShotAtGoal)
    assert (shot.clause, shot.end) == ("FC-71", end)
    assert scene.at == (1, "stop")
    assert scene.goals == (0, 0)


# ---- nothing to play


@pytest.mark.clause("FC-A23")
def test_in_open_play_a_discard_ends_the_turn_and_the_ball_stays() -> None:
    scene = Scene("0: Keeper-left Penalty; 1: Right-1-blue", ball="e8")
    assert scene.refusal("pass") == ("must-discard", "FC-A23")
    assert scene.refusal("discard Right-1-blue") == ("not-in-hand", "FC-13")
    scene.plays("discard Penalty")
    assert scene.told(Discarded) == Discarded(clause="FC-A23", seat=0, face="penalty")
    assert (scene.ball, scene.at) == ("e8", (1, "play"))
    assert scene.view().hand_sizes == (2, 1)
    assert scene.view().discards == ("penalty",)


@pytest.mark.clause("FC-A23", "FC-A22")
@pytest.mark.parametrize("step", ["kick-off", "clear"])
def test_at_a_restart_a_discard_is_repeated_until_a_card_can_be_played(step: str) -> None:
    luck = "Corner-blue Straight-2-red"
    scene = Scene("0: Corner-red; 1: Right-1-blue", luck, step=step, side="area").plays("discard Corner-red")
    assert scene.at == (0, step)
    assert scene.told(Drew).clause == "FC-A23"
    scene.plays("discard Corner-blue")
    assert scene.at == (0, step)
    assert scene.refusal("discard Straight-2-red") == ("must-play", "FC-A22")


@pytest.mark.clause("FC-A23")
def test_after_the_step_of_a_throw_in_a_discard_ends_the_turn() -> None:
    scene = Scene("0: Keeper-left; 1: Right-1-blue", ball="a8", step="throw-in").plays(
        "throw b9", "discard Keeper-left"
    )
    assert (scene.ball, scene.at) == ("b9", (1, "play"))


@pytest.mark.clause("FC-A23", "FC-A34")
def test_with_nothing_to_play_and_nothing_to_draw_the_half_ends_at_once() -> None:
    scene = Scene("0: Corner-red; 1: Right-1-blue", ball="e8", pile="", last=True)
    assert scene.choices == {"pass"}
    assert scene.refusal("discard Corner-red") == ("nothing-to-draw", "FC-A23")
    scene.plays("pass")
    assert scene.told(NothingToPlay).clause == "FC-A23"
    assert scene.view().half == 2
    assert scene.at == (1, "kick-off")
    assert scene.told(KickedOff).seat == 1
    assert scene.hand(0) == ["Corner-red"]


@pytest.mark.clause("FC-A23")
def test_the_same_in_the_second_half_ends_the_match() -> None:
    scene = Scene("0: Corner-red; 1: Right-1-blue", step="kick-off", pile="", half=2).plays("pass")
    assert scene.state.awaited() == []


@pytest.mark.clause("FC-A51")
@pytest.mark.parametrize(
    ("hand", "how", "move"),
    [
        ("Left-5-red Straight-2-blue", {"ball": "e8"}, "Straight-2-blue"),
        ("Straight-7-red Straight-2-red Left-2-hand", {"ball": "e8"}, "Straight-2-red"),
        ("Left-3-hand Straight-3-blue Penalty", {"ball": "e12"}, "Straight-3-blue"),
        ("Free-kick-6 Free-kick-5 Keeper-left", {"ball": "e12"}, "Free-kick-5 straight"),
        ("Free-kick-5", {"ball": "i12"}, "Free-kick-5 left"),
        ("Straight-2-red Left-1-red", {"step": "kick-off"}, "Left-1-red from e8"),
        ("Straight-2-red", {"step": "kick-off", "south": 1}, "Straight-2-red from e9"),
        ("Keeper-right Keeper-left", {"step": "clear", "side": "area"}, "Keeper-left from c1"),
        ("Keeper-right", {"step": "clear", "side": "west", "south": 1}, "Keeper-right from b15"),
        ("Corner-red Free-kick-1 Keeper-left Penalty", {"step": "kick-off"}, "discard Free-kick-1"),
        ("Corner-blue Corner-red Keeper-left Penalty", {"step": "kick-off"}, "discard Corner-red"),
        ("Penalty Keeper-left", {"step": "kick-off"}, "discard Keeper-left"),
        ("Penalty", {"ball": "e8"}, "discard Penalty"),
        ("Penalty", {"ball": "e8", "pile": ""}, "pass"),
        ("Penalty", {"ball": "a8", "step": "throw-in"}, "throw a9"),
        ("Penalty", {"ball": "a8", "step": "throw-in", "south": 1}, "throw a7"),
        ("Penalty", {"ball": "a16", "step": "throw-in"}, "throw b16"),
        ("Penalty", {"ball": "j1", "step": "throw-in", "south": 1}, "throw i1"),
        ("Corner-red Keeper-right Keeper-left", {"ball": "e1", "step": "stop"}, "stop Keeper-left"),
        ("Corner-blue Corner-red", {"ball": "e1", "step": "stop"}, "stop Corner-red"),
        ("Penalty", {"ball": "e1", "step": "stop"}, "concede"),
        ("Keeper-left Corner-blue", {"ball": "e1", "step": "last-stop"}, "stop Corner-blue"),
        ("Keeper-left Penalty", {"ball": "e1", "step": "last-stop"}, "stop Keeper-left"),
        ("Penalty", {"ball": "e1", "step": "last-stop"}, "concede"),
        ("Penalty", {"step": "cut"}, "cut"),
    ],
)
def test_what_is_done_for_somebody_who_is_away(hand: str, how: dict[str, str], move: str) -> None:
    assert Scene(f"0: {hand}; 1: Right-1-blue", **how).default == move
