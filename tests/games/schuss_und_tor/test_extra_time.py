"""Extra time: ST-52 to ST-55, ST-A21."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import NotInScript
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import Dealt, ExtraTime, FullTime, GameOver
from ludofoot.games.schuss_und_tor.views import KnownCard
from tests.games.schuss_und_tor.scene import OPTIONS, Scene, scripted

DEAL = {
    2: "Fritz-Max Fritz-Otto Bomber Max-Max Max-Otto Tormann",
    3: "Fritz-Max Fritz-Otto Bomber Max-Max Max-Otto Tormann Otto-Otto Otto-Max Bomber",
}


def at_full_time(seats: int = 3, luck: str = "", more: str = "", /, **option: str) -> Scene:
    """Seat 1 keeps the Schiedsrichter; the last server has just served."""
    hands = ("Fritz-Otto", "Otto-Max Otto-Otto", "Willi-Max Luigi-Max")[:seats]
    text = "; ".join(f"{seat}: {hand}" for seat, hand in enumerate(hands))
    before = "before 0: Zwei-Tore; before 1: Schiedsrichter Tor; discards: Hand Aus"
    scene = Scene(f"{text}; pile: {seats - 1} Luigi-Fritz; {before}; {more}", luck, **option)
    return scene.plays("Fritz-Otto", "Otto-Max")


def extra_time(seats: int = 3, luck: str = "", **option: str) -> Scene:
    return at_full_time(seats, f"{DEAL[seats]} {luck}", **option).plays("play-on")


@pytest.mark.clause("ST-52")
@pytest.mark.clause("ST-A21")
@pytest.mark.parametrize("option", OPTIONS, ids=str)
def test_the_owner_decides_at_full_time_whether_the_game_goes_on(option: dict[str, str]) -> None:
    scene = at_full_time(3, "", "", **option)
    assert scene.at == (1, "full-time")
    assert scene.choices == {"play-on", "end"}
    assert scene.told(FullTime).clause == "ST-58"
    assert scene.not_told(GameOver)
    assert scene.state.outcome() is None
    (prompt,) = GAME.prompts(scene.state, 1)
    assert (prompt.ask.code, prompt.clause) == ("ask-full-time", "ST-52")
    for move in ("Otto-Otto", "pass", "keep"):
        assert scene.refusal(move) == ("wrong-step", "ST-52")
    assert scene.refusal("end", 0) == ("not-your-turn", "ST-52")


@pytest.mark.clause("ST-52")
def test_if_he_ends_it_it_is_over() -> None:
    scene = at_full_time().plays("end")
    assert scene.over
    assert scene.outcome.scores == (2, 1, 0)
    assert scene.events == [GameOver(clause="ST-59", goals=(2, 1, 0), winners=(0,))]


@pytest.mark.clause("ST-52")
@pytest.mark.clause("ST-A21")
def test_without_a_kept_schiedsrichter_nobody_is_asked() -> None:
    text = "0: Fritz-Otto; 1: Otto-Max Otto-Otto; pile: 1 Luigi-Fritz"
    assert Scene(text).plays("Fritz-Otto", "Otto-Max").over
    assert Scene(f"{text}; discards: Schiedsrichter").plays("Fritz-Otto", "Otto-Max").over


@pytest.mark.clause("ST-53")
@pytest.mark.clause("ST-54")
@pytest.mark.parametrize(("seats", "undealt"), [(2, 23), (3, 22)])
def test_all_footballer_cards_are_gathered_and_three_dealt_to_each(seats: int, undealt: int) -> None:
    scene = extra_time(seats)
    assert scene.events[0] == ExtraTime(clause="ST-53", seat=1)
    view = scene.view()
    assert view.hand_sizes == (3,) * seats
    assert view.pile == ()
    assert view.undealt == undealt
    assert view.extra_time
    assert scene.hand(0) == ["Fritz-Max", "Fritz-Otto", "Bomber"]
    assert scene.hand(1) == ["Max-Max", "Max-Otto", "Tormann"]
    assert scene.script.left() == []
    assert scene.state.stock()["green"] == 33


@pytest.mark.clause("ST-54")
def test_each_is_told_his_own_three_cards() -> None:
    scene = extra_time()
    deals = [told for told in scene.out.told if isinstance(told.full, Dealt)]
    assert len(deals) == 3
    for owner, told in enumerate(deals):
        for seat in (-2, 0, 1, 2):
            faces = scene.view(owner).hand if seat == owner else ()
            assert told.to(seat) == Dealt(clause="ST-54", seat=owner, count=3, faces=faces)


@pytest.mark.clause("ST-53")
@pytest.mark.clause("ST-14")
@pytest.mark.clause("ST-A31")
def test_what_was_remembered_is_shuffled_away() -> None:
    text = "0: Fritz-Otto Fritz-Fritz; 1: Otto-Max Otto-Otto; 2: Willi-Max Luigi-Otto; pile: 0 Luigi-Max"
    scene = Scene(f"{text}; under: ; before 1: Schiedsrichter", f"Foul Otto-Max Aus {DEAL[3]}")
    scene.plays("pass", "foul 1", "Fritz-Otto")
    assert scene.view(0).under == ("otto-max",)
    scene.plays("Otto-Otto")
    assert scene.view().last_server == 2
    scene.plays("pass", "play-on")
    assert scene.view(0).under == ()
    assert scene.view(0).known == ()
    assert scene.state.stock()["green"] == 33


@pytest.mark.clause("ST-53")
@pytest.mark.clause("ST-A31")
def test_also_what_was_known_of_another_hand() -> None:
    text = "0: Luigi-Luigi Luigi-Max Luigi-Otto; 1: Fritz-Fritz Otto-Max; pile: 0 Fritz-Willi; undealt: "
    scene = Scene(f"{text}; before 1: Schiedsrichter", f"Foul Fritz-Fritz Verletzt Aus {DEAL[2]}")
    scene.plays("pass", "foul 1", "Luigi-Luigi", "pass", "take", "Luigi-Otto", "Otto-Max", "pass")
    assert scene.view(1).known == (KnownCard(holder=0, face="fritz-fritz"),)
    scene.plays("play-on")
    assert scene.view(1).known == ()


@pytest.mark.clause("ST-55")
@pytest.mark.clause("ST-A21")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_owner_begins_with_any_card_and_must_lay_one(seats: int) -> None:
    scene = extra_time(seats)
    assert scene.at == (1, "serve")
    assert scene.asked() == (None, "nobody")
    assert scene.choices == {"Max-Max", "Max-Otto", "Tormann"}
    assert scene.refusal("pass") == ("fresh-start", "ST-A18")
    assert scene.refusal("Fritz-Max", 0) == ("not-your-turn", "ST-55")
    assert GAME.prompts(scene.state, 1)[0].clause == "ST-18"
    scene.plays("Max-Otto")
    assert scene.at == (2 % seats, "serve")


@pytest.mark.clause("ST-A21")
def test_goals_action_pile_and_discards_stay_and_the_used_card_leaves_the_game() -> None:
    scene = extra_time()
    view = scene.view()
    assert view.goals == (2, 1, 0)
    assert view.before == (("zwei-tore",), ("tor",), ())
    assert view.discards == ("hand", "aus")
    assert view.actions_left == 22
    assert scene.state.stock()["action"] == 27


@pytest.mark.clause("ST-A21")
def test_the_end_of_before_is_forgotten() -> None:
    scene = extra_time(luck="Tor")
    view = scene.view()
    assert (view.last_server, view.final_attempt, view.shooter) == (None, False, None)
    scene.plays("Max-Max")
    assert not scene.over
    scene.plays("pass")
    assert not scene.over
    assert scene.view().goals == (2, 2, 0)


@pytest.mark.clause("ST-A21")
def test_a_final_attempt_before_extra_time_is_forgotten_too() -> None:
    text = "0: Fritz-Otto; 1: Otto-Max Otto-Otto; 2: Luigi-Max Willi-Max; pile: 2 Luigi-Fritz"
    scene = Scene(text, f"Schiedsrichter {DEAL[3]} Tor").plays("Fritz-Otto", "pass", "keep", "play-on")
    assert not scene.view().final_attempt
    assert scene.view().shooter is None
    assert scene.at == (0, "serve")
    scene.plays("Fritz-Max", "pass")
    assert not scene.over


@pytest.mark.clause("ST-A21")
@pytest.mark.clause("ST-56", "ST-57")
def test_the_same_ending_holds_and_extra_time_is_played_once() -> None:
    scene = extra_time(2, "Tor").plays("Max-Max", "Bomber:Max", "Max-Otto", "pass", "Fritz-Max", "Tormann")
    assert scene.view().last_server == 0
    scene.plays("Fritz-Otto")
    assert scene.over
    assert scene.outcome.scores == (2, 2)


@pytest.mark.clause("ST-A21")
@pytest.mark.clause("ST-A17")
def test_a_used_schiedsrichter_never_comes_back() -> None:
    scene = at_full_time(2, DEAL[2], "actions: ").plays("play-on")
    scene.plays("Max-Otto")
    with pytest.raises(NotInScript):
        with_luck(scene, "Schiedsrichter").plays("pass")
    assert with_luck(scene, "Hand").plays("pass").at == (1, "free")


def with_luck(scene: Scene, luck: str) -> Scene:
    scene.script = scripted(luck)
    scene.state = scene.state.copy(scene.script)
    return scene
