"""The end: ST-56 to ST-59, ST-A19, ST-A20, ST-A23."""

from __future__ import annotations

import pytest

from ludofoot.core.records import Outcome, Player
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import (
    Declined,
    FullTime,
    GameOver,
    Goal,
    Kept,
    Laid,
    LastCardLaid,
    NoEffect,
    Parried,
    Threatened,
)
from tests.games.schuss_und_tor.scene import NOTATION, OPTIONS, Scene

SERVER = "Otto-Max Otto-Otto Tormann Bomber"


def last_serve(luck: str = "", hand: str = SERVER, more: str = "", **option: str) -> Scene:
    """Seat 0 of three has laid his last card, Fritz zu Otto; seat 1 is the last server."""
    text = f"0: Fritz-Otto; 1: {hand}; 2: Willi-Max Luigi-Max; pile: 2 Luigi-Fritz; {more}"
    return Scene(text, luck, **option).plays("Fritz-Otto")


# ---- the last card


@pytest.mark.clause("ST-56")
@pytest.mark.clause("ST-57")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_a_player_lays_his_last_card_the_next_one_serves_the_last(seats: int) -> None:
    hands = ["Fritz-Max", "Max-Otto Max-Willi", "Otto-Otto Willi-Willi", "Luigi-Luigi Luigi-Max"][:seats]
    text = "; ".join(f"{seat}: {hand}" for seat, hand in enumerate(hands))
    scene = Scene(f"{text}; pile: {seats - 1} Luigi-Fritz").plays("Fritz-Max")
    assert scene.told(LastCardLaid) == LastCardLaid(clause="ST-56", seat=0, server=1)
    assert scene.view().last_server == 1
    assert scene.at == (1, "serve")
    assert scene.choices == {"Max-Otto", "Max-Willi", "pass"}
    (prompt,) = GAME.prompts(scene.state, 1)
    assert (prompt.ask.code, prompt.clause) == ("ask-last-footballer", "ST-22")
    scene.plays("Max-Otto")
    assert scene.over


@pytest.mark.clause("ST-56")
def test_nobody_is_the_last_server_before() -> None:
    scene = Scene("0: Fritz-Max Otto-Otto; 1: Max-Otto Max-Willi; pile: 1 Luigi-Fritz").plays("Fritz-Max")
    assert scene.view().last_server is None
    assert scene.not_told(LastCardLaid)
    scene.plays("Max-Otto")
    assert not scene.over


@pytest.mark.clause("ST-56")
def test_the_preview_of_a_last_card_names_the_last_server() -> None:
    scene = Scene("0: Fritz-Otto; 1: Otto-Max; 2: Willi-Max; pile: 2 Luigi-Fritz")
    (note,) = GAME.preview(scene.state, 0, NOTATION.read("Fritz-Otto")).notes
    assert (note.code, note.args["server"]) == ("preview-last-card", Player(1))
    scene.plays("Fritz-Otto")
    assert GAME.preview(scene.state, 1, NOTATION.read("Otto-Max")).notes == ()


@pytest.mark.clause("ST-57")
@pytest.mark.clause("ST-58")
@pytest.mark.clause("ST-A19")
@pytest.mark.parametrize("card", ["Otto-Max", "Bomber:Fritz", "Tormann"])
def test_if_he_serves_it_is_full_time_without_an_attempt_after_one_card(card: str) -> None:
    scene = last_serve().plays(card)
    assert scene.over
    assert [type(event) for event in scene.events] == [Laid, FullTime, GameOver]
    assert scene.told(FullTime).clause == "ST-58"
    assert scene.view().step == "over"
    assert scene.view().actions_left == 27


@pytest.mark.clause("ST-57")
def test_he_must_serve_what_fits() -> None:
    scene = last_serve(hand="Otto-Max Fritz-Max Willi-Fritz")
    assert scene.choices == {"Otto-Max", "pass"}
    assert scene.refusal("Fritz-Max") == ("must-begin-with", "ST-22")


@pytest.mark.clause("ST-57")
def test_his_own_last_card_makes_no_other_last_server() -> None:
    scene = last_serve(hand="Otto-Max").plays("Otto-Max")
    assert scene.over
    assert scene.not_told(LastCardLaid)


@pytest.mark.clause("ST-A33")
@pytest.mark.clause("ST-26")
def test_also_the_last_servers_bomber_calls() -> None:
    scene = last_serve()
    assert scene.refusal("Bomber") == ("bomber-must-call", "ST-26")
    assert scene.plays("Bomber:Luigi").told(Laid).call == "luigi"


# ---- the final attempt


@pytest.mark.clause("ST-58")
@pytest.mark.clause("ST-A19")
@pytest.mark.parametrize(("action", "goals"), [("Tor", 1), ("Zwei-Tore", 2)])
@pytest.mark.parametrize(("shooter", "scorer"), [("preceding", 0), ("passer", 1)])
def test_if_he_passes_there_is_one_attempt_then_it_is_over(
    action: str, goals: int, shooter: str, scorer: int
) -> None:
    scene = last_serve(action, shooter=shooter).plays("pass")
    assert scene.told(Goal).seat == scorer
    assert scene.told(Goal).goals == goals
    assert scene.over
    assert scene.view().final_attempt
    assert scene.events[-2:] == [
        FullTime(clause="ST-58"),
        GameOver(clause="ST-59", goals=scene.outcome.scores, winners=(scorer,)),
    ]


@pytest.mark.clause("ST-58")
def test_an_attempt_before_the_last_card_ends_nothing() -> None:
    scene = Scene("0: Max-Otto Max-Max; 1: Otto-Max; 2: Willi-Max; pile: 0 Fritz-Otto", "Tor")
    scene.plays("pass")
    assert not scene.over
    assert not scene.view().final_attempt


@pytest.mark.clause("ST-A19")
@pytest.mark.parametrize(
    ("action", "card"),
    [("Tor-Otto", "Otto-Max"), ("Ecke-Bomber", "Bomber:Max"), ("Elfmeter-Tormann", "Tormann")],
)
@pytest.mark.parametrize("parry", ["rules", "waived"])
def test_in_the_final_attempt_a_goal_may_be_prevented_with_one_card(
    action: str, card: str, parry: str
) -> None:
    scene = last_serve(action, parry=parry).plays("pass")
    assert scene.at == (1, "parry")
    scene.plays(card)
    assert [type(event) for event in scene.events] == [Laid, Parried, FullTime, GameOver]
    assert scene.over
    assert scene.view().goals == (0, 0, 0)
    assert scene.view().discards == (action.lower(),)


@pytest.mark.clause("ST-A19")
@pytest.mark.clause("ST-A5")
def test_the_last_card_of_the_last_server_may_prevent_without_further_effect() -> None:
    scene = last_serve("Elfmeter-Tormann", hand="Tormann").plays("pass", "Tormann")
    assert scene.over
    assert scene.not_told(LastCardLaid)


@pytest.mark.clause("ST-A19")
@pytest.mark.clause("ST-A35")
def test_in_the_final_attempt_a_conceded_goal_counts_and_it_is_over() -> None:
    scene = last_serve("Tor-Otto").plays("pass", "concede")
    assert scene.told(Goal) == Goal(clause="ST-A35", seat=0, goals=1, action="tor-otto")
    assert scene.over


@pytest.mark.clause("ST-A19")
@pytest.mark.clause("ST-A33")
def test_in_the_final_attempt_a_preventing_bomber_still_calls() -> None:
    scene = last_serve("Ecke-Bomber").plays("pass")
    assert scene.refusal("Bomber") == ("bomber-must-call", "ST-26")
    assert scene.plays("Bomber:Luigi").told(Laid).call == "luigi"


@pytest.mark.clause("ST-A19")
@pytest.mark.parametrize("action", ["Hand", "Aus", "Foul", "Verletzt"])
@pytest.mark.parametrize("option", OPTIONS, ids=str)
def test_in_the_final_attempt_the_other_cards_have_no_effect(action: str, option: dict[str, str]) -> None:
    scene = last_serve(action, "Otto-Max Otto-Otto", **option)
    sizes = scene.view().hand_sizes
    scene.plays("pass")
    shooter = 1 if option.get("shooter") else 0
    assert scene.told(NoEffect) == NoEffect(clause="ST-A19", seat=shooter, action=action.lower())  # type: ignore[arg-type]
    assert scene.over
    assert scene.view().hand_sizes == sizes
    assert scene.view().discards == (action.lower(),)
    assert scene.view().action is None


@pytest.mark.clause("ST-A19")
@pytest.mark.parametrize(("shooter", "owner"), [("preceding", 0), ("passer", 1)])
def test_in_the_final_attempt_a_schiedsrichter_may_be_kept_and_used_at_once(shooter: str, owner: int) -> None:
    scene = last_serve("Schiedsrichter", shooter=shooter).plays("pass")
    assert scene.at == (owner, "schiedsrichter")
    scene.plays("keep")
    assert scene.events == [Kept(clause="ST-51", seat=owner), FullTime(clause="ST-58")]
    assert scene.at == (owner, "full-time")


@pytest.mark.clause("ST-A19")
@pytest.mark.clause("ST-47")
def test_in_the_final_attempt_a_declined_schiedsrichter_leads_to_full_time() -> None:
    scene = last_serve("Schiedsrichter").plays("pass", "decline")
    assert [type(event) for event in scene.events] == [Declined, FullTime, GameOver]
    assert scene.over
    assert scene.view().discards == ("schiedsrichter",)


@pytest.mark.clause("ST-A34")
@pytest.mark.parametrize("parry", ["rules", "waived"])
def test_an_empty_hand_prevents_nothing_and_the_goal_stands(parry: str) -> None:
    """Only where the passer shoots: with two the player to his left is the one who has laid his last card."""
    text = "0: Fritz-Otto; 1: Otto-Max Otto-Otto; pile: 1 Luigi-Fritz"
    scene = Scene(text, "Tor-Max", shooter="passer", parry=parry).plays("Fritz-Otto", "pass")
    assert scene.not_told(Threatened)
    assert scene.told(Goal) == Goal(clause="ST-A34", seat=1, goals=1, action="tor-max")
    assert scene.over
    assert scene.outcome.scores == (0, 1)


@pytest.mark.clause("ST-A19")
@pytest.mark.parametrize(
    ("action", "moves", "at"),
    [
        ("Tor-Otto", "pass Otto-Max", (2, "serve")),
        ("Hand", "pass", (0, "free")),
        ("Foul", "pass", (0, "foul")),
        ("Verletzt", "pass", (0, "verletzt")),
        ("Schiedsrichter", "pass keep", (0, "free")),
        ("Schiedsrichter", "pass decline", (0, "free")),
    ],
)
def test_none_of_this_holds_before_the_last_card_is_laid(
    action: str, moves: str, at: tuple[int, str]
) -> None:
    scene = Scene(f"0: Max-Max Max-Otto; 1: {SERVER}; 2: Willi-Max Luigi-Max; pile: 0 Fritz-Otto", action)
    assert scene.plays(*moves.split()).at == at


# ---- the last card in other ways


@pytest.mark.clause("ST-A20")
@pytest.mark.parametrize("card", ["Fritz-Otto", "Bomber:Otto", "Tormann"])
def test_on_a_fresh_start(card: str) -> None:
    scene = Scene(f"0: {card.partition(':')[0]}; 1: Otto-Max Luigi-Max Tormann; 2: Willi-Max").plays(card)
    assert scene.told(LastCardLaid) == LastCardLaid(clause="ST-56", seat=0, server=1)
    assert scene.view().last_server == 1


@pytest.mark.clause("ST-A20")
def test_as_second_card_on_a_tormann() -> None:
    scene = Scene("0: Tormann Fritz-Otto; 1: Otto-Max Luigi-Otto; 2: Willi-Max; pile: 2 Luigi-Max")
    scene.plays("Tormann")
    assert scene.at == (0, "second")
    assert scene.not_told(LastCardLaid)
    scene.plays("Fritz-Otto")
    assert scene.told(LastCardLaid).server == 1
    assert scene.choices == {"Otto-Max", "pass"}


@pytest.mark.clause("ST-A20")
@pytest.mark.parametrize(("shooter", "seat"), [("preceding", 0), ("passer", 1)])
def test_as_free_card(shooter: str, seat: int) -> None:
    text = "0: Fritz-Otto; 1: Willi-Max; 2: Luigi-Max; pile: 0 Otto-Fritz"
    scene = Scene(text, "Hand", shooter=shooter).plays("pass")
    assert scene.at == (seat, "free")
    scene.plays(("Fritz-Otto", "Willi-Max")[seat])
    assert scene.told(LastCardLaid) == LastCardLaid(clause="ST-56", seat=seat, server=seat + 1)
    assert scene.at == (seat + 1, "serve")


@pytest.mark.clause("ST-A20")
@pytest.mark.parametrize(
    ("parry", "asked"), [("rules", ("luigi", "footballer")), ("waived", ("fritz", "footballer"))]
)
def test_as_preventing_card(parry: str, asked: tuple[str, str]) -> None:
    text = "0: Fritz-Otto; 1: Willi-Luigi; 2: Luigi-Max Fritz-Max; pile: 0 Otto-Fritz"
    scene = Scene(text, "Tor-Willi", parry=parry).plays("pass", "Willi-Luigi")
    assert scene.told(LastCardLaid) == LastCardLaid(clause="ST-56", seat=1, server=2)
    assert scene.at == (2, "serve")
    assert scene.asked() == asked
    scene.plays("Luigi-Max" if parry == "rules" else "Fritz-Max")
    assert scene.over


@pytest.mark.clause("ST-A20")
@pytest.mark.clause("ST-A34")
def test_a_lone_tormann_as_last_card_asks_for_no_second_one() -> None:
    scene = Scene("0: Tormann; 1: Otto-Max Luigi-Max Tormann Bomber; 2: Willi-Max; pile: 2 Otto-Fritz")
    scene.plays("Tormann")
    assert scene.at == (1, "serve")
    assert scene.asked() == (None, "tormann")
    assert scene.choices == {"Otto-Max", "Luigi-Max", "Bomber", "pass"}
    assert scene.refusal("Tormann") == ("tormann-on-tormann", "ST-A7")
    assert GAME.prompts(scene.state, 1)[0].ask.code == "ask-last-tormann"


@pytest.mark.clause("ST-A20")
@pytest.mark.parametrize(
    ("parry", "asked"), [("rules", (None, "tormann")), ("waived", ("fritz", "footballer"))]
)
def test_a_preventing_tormann_as_last_card(parry: str, asked: tuple[str | None, str]) -> None:
    text = "0: Fritz-Otto; 1: Tormann; 2: Luigi-Max Fritz-Max; pile: 0 Otto-Fritz"
    scene = Scene(text, "Elfmeter-Tormann", parry=parry).plays("pass", "Tormann")
    assert scene.told(LastCardLaid).server == 2
    assert scene.asked() == asked


# ---- the result


def whistled(*goals: str) -> Scene:
    """The last card of a game in which these goals lie before the seats."""
    before = "; ".join(f"before {seat}: {cards}" for seat, cards in enumerate(goals))
    return last_serve(more=before).plays("Otto-Max")


@pytest.mark.clause("ST-59")
def test_most_goals_win() -> None:
    scene = whistled("Tor", "Zwei-Tore Tor-Max", "Tor Tor")
    assert scene.outcome == Outcome((1, 3, 2), (3, 1, 2), (1,), "ST-59")
    assert scene.told(GameOver) == GameOver(clause="ST-59", goals=(1, 3, 2), winners=(1,))
    assert scene.view().winners == (1,)


@pytest.mark.clause("ST-A23")
def test_a_tie_is_a_shared_victory() -> None:
    scene = whistled("Tor Tor", "Zwei-Tore", "Tor")
    assert scene.outcome == Outcome((2, 2, 1), (1, 1, 3), (0, 1), "ST-A23")
    assert scene.told(GameOver) == GameOver(clause="ST-A23", goals=(2, 2, 1), winners=(0, 1))
    assert whistled().outcome.winners == (0, 1, 2)


@pytest.mark.clause("ST-59")
def test_there_is_no_result_before_the_end_and_nothing_to_do_after_it() -> None:
    scene = last_serve()
    assert scene.state.outcome() is None
    assert scene.view().winners == ()
    scene.plays("Otto-Max")
    for seat in range(3):
        assert scene.state.moves(seat) == []
        assert GAME.prompts(scene.state, seat) == []
        assert scene.refusal("pass", seat) == ("game-over", "ST-58")
