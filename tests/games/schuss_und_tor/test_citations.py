"""Each refusal, question and event cites its own clause, and only where it holds."""

from __future__ import annotations

import pytest

from ludofoot.core.records import SPECTATOR
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import Goal, Laid
from ludofoot.games.schuss_und_tor.records import ACTIONS
from tests.games.schuss_und_tor.scene import Scene

HAND = "Fritz-Otto Max-Fritz Willi-Luigi Tormann Bomber"


def serve(pile: str, luck: str = "") -> Scene:
    """Seat 1 of three is in turn; seats 0 and 2 hold a Tormann too."""
    return Scene(f"0: Luigi-Luigi Tormann Tormann; 1: {HAND}; 2: Otto-Otto; {pile}", luck)


@pytest.mark.clause("ST-22", "ST-26", "ST-27", "ST-28", "ST-A7", "ST-38", "ST-41", "ST-42", "ST-A18")
@pytest.mark.parametrize(
    ("pile", "luck", "move", "code", "clause"),
    [
        ("fresh: 1", "", "pass", "fresh-start", "ST-A18"),
        ("fresh: 1", "", "stop", "wrong-step", "ST-20"),
        ("pile: 0 Otto-Max", "", "Fritz-Otto", "must-begin-with", "ST-22"),
        ("pile: 0 Bomber:Max", "", "Fritz-Otto", "must-begin-with-called", "ST-26"),
        ("pile: 0 Bomber:Max", "", "Bomber:Max", "bomber-on-bomber", "ST-27"),
        ("pile: 0 Bomber:Max", "", "Tormann", "tormann-on-bomber", "ST-28"),
        ("pile: 0 Otto-Max", "Tor-Max", "Fritz-Otto", "parry-needs-name", "ST-38"),
        ("pile: 0 Otto-Max", "Ecke-Bomber", "Fritz-Otto", "parry-needs-bomber", "ST-41"),
        ("pile: 0 Otto-Max", "Elfmeter-Tormann", "Fritz-Otto", "parry-needs-tormann", "ST-42"),
    ],
)
def test_each_refusal_cites_its_own_clause(pile: str, luck: str, move: str, code: str, clause: str) -> None:
    scene = serve(pile, luck)
    if luck:
        scene.plays("pass")
    assert scene.refusal(move) == (code, clause)


@pytest.mark.clause("ST-18", "ST-19", "ST-A3", "ST-A29", "ST-A2", "ST-48", "ST-50", "ST-51", "ST-A10")
@pytest.mark.parametrize(
    ("pile", "luck", "moves", "clause"),
    [
        ("fresh: 1", "", "", "ST-18"),
        ("pile: 0 Otto-Max", "Tor", "pass", "ST-A3"),
        ("pile: 0 Otto-Max", "", "", "ST-19"),
        ("pile: 0 Otto-Max", "", "Tormann", "ST-A29"),
        ("pile: 0 Otto-Max", "Tor-Max", "pass", "ST-A2"),
        ("pile: 0 Otto-Max", "Foul", "pass", "ST-48"),
        ("pile: 0 Otto-Max", "Verletzt", "pass", "ST-50"),
        ("pile: 0 Otto-Max", "Schiedsrichter", "pass", "ST-51"),
        ("pile: 0 Otto-Max", "Hand", "pass", "ST-A10"),
    ],
)
def test_who_is_not_in_turn_learns_why(pile: str, luck: str, moves: str, clause: str) -> None:
    scene = serve(pile, luck).plays(*moves.split())
    for seat in {0, 1, 2} - {scene.turn}:
        assert scene.refusal("pass", seat) == ("not-your-turn", clause)


@pytest.mark.clause("ST-55", "ST-58")
def test_who_may_not_decide_learns_whether_it_is_the_turn_or_the_end() -> None:
    scene = Scene("0: Fritz-Max; 1: Max-Max Otto-Otto")
    assert scene.refusal("pass", 1) == ("not-your-turn", "ST-18")
    assert scene.refusal("pass", SPECTATOR) == ("not-seated", "")
    assert scene.plays("Fritz-Max").refusal("pass", 0) == ("not-your-turn", "ST-19")
    assert scene.plays("Max-Max").refusal("pass", 0) == ("game-over", "ST-58")


@pytest.mark.clause("ST-18", "ST-A3", "ST-22", "ST-26", "ST-31", "ST-29", "ST-38", "ST-41", "ST-42")
@pytest.mark.clause("ST-48", "ST-50", "ST-47", "ST-A10")
@pytest.mark.parametrize(
    ("pile", "luck", "moves", "clause"),
    [
        ("fresh: 1; undealt: Max-Max", "", "", "ST-A3"),
        ("fresh: 1", "", "", "ST-18"),
        ("pile: 0 Otto-Max", "", "", "ST-22"),
        ("pile: 0 Bomber:Max", "", "", "ST-26"),
        ("pile: 0 Otto-Max", "", "Tormann", "ST-29"),
        ("pile: 0 Otto-Max", "Tor-Max", "pass", "ST-38"),
        ("pile: 0 Otto-Max", "Ecke-Bomber", "pass", "ST-41"),
        ("pile: 0 Otto-Max", "Elfmeter-Tormann", "pass", "ST-42"),
        ("pile: 0 Otto-Max", "Foul", "pass", "ST-48"),
        ("pile: 0 Otto-Max", "Verletzt", "pass", "ST-50"),
        ("pile: 0 Otto-Max", "Schiedsrichter", "pass", "ST-47"),
        ("pile: 0 Otto-Max", "Hand", "pass", "ST-A10"),
    ],
)
def test_each_question_cites_its_own_clause(pile: str, luck: str, moves: str, clause: str) -> None:
    scene = serve(pile, luck).plays(*moves.split())
    assert [prompt.clause for prompt in GAME.prompts(scene.state, scene.turn)] == [clause]


@pytest.mark.clause("ST-31")
def test_the_question_on_a_lone_tormann_cites_its_own_clause() -> None:
    scene = Scene(f"0: Luigi-Luigi Tormann; 1: {HAND}; pile: 1 Otto-Max").plays("Tormann", "stop")
    assert GAME.prompts(scene.state, 1)[0].clause == "ST-31"


@pytest.mark.clause("ST-18", "ST-20", "ST-29", "ST-38", "ST-43")
@pytest.mark.parametrize(
    ("pile", "luck", "moves", "how", "clause"),
    [
        ("fresh: 1", "", "Fritz-Otto", "fresh", "ST-18"),
        ("pile: 0 Otto-Max", "", "Max-Fritz", "serve", "ST-20"),
        ("pile: 0 Otto-Max", "", "Tormann Fritz-Otto", "second", "ST-29"),
        ("pile: 0 Otto-Max", "Tor-Max", "pass Max-Fritz", "parry", "ST-38"),
        ("pile: 0 Otto-Max", "Hand", "pass Luigi-Luigi", "free", "ST-43"),
    ],
)
def test_each_card_laid_cites_why_it_is_laid(pile: str, luck: str, moves: str, how: str, clause: str) -> None:
    laid = serve(pile, luck).plays(*moves.split()).told(Laid)
    assert (laid.how, laid.clause) == (how, clause)


@pytest.mark.clause("ST-35", "ST-36", "ST-37")
@pytest.mark.parametrize("action", ACTIONS)
def test_tor_and_zwei_tore_score_at_once_and_nothing_else_does(action: str) -> None:
    scene = serve("pile: 0 Otto-Max", action.title()).plays("pass")
    clause = {"tor": "ST-35", "zwei-tore": "ST-36"}.get(action)
    assert [event.clause for event in scene.events if isinstance(event, Goal)] == ([clause] if clause else [])


@pytest.mark.clause("ST-A35")
@pytest.mark.parametrize(
    ("luck", "move"), [("Foul", "decline"), ("Foul Otto-Max", "foul 1"), ("Schiedsrichter", "keep")]
)
def test_nothing_but_conceding_gives_the_goal_away(luck: str, move: str) -> None:
    scene = Scene("0: Luigi-Luigi Luigi-Max; 1: Otto-Max Otto-Otto; pile: 0 Fritz-Max", luck)
    assert scene.plays("pass", move).not_told(Goal)
    assert scene.view().goals == (0, 0)


@pytest.mark.clause("ST-29", "ST-A7", "ST-A29", "ST-38", "ST-A10")
def test_what_fits_depends_on_the_step() -> None:
    everything = set(HAND.split())
    second = serve("pile: 0 Otto-Max").plays("Tormann")
    assert second.choices == everything - {"Tormann"} | {"stop"}
    parry = serve("pile: 0 Otto-Max", "Tor-Willi").plays("pass")
    assert parry.choices == {"Willi-Luigi", "concede"}
    free = serve("pile: 0 Otto-Max", "Hand").plays("pass")
    assert free.choices == {"Luigi-Luigi", "Tormann"}
