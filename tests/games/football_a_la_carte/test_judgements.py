"""The same moves in every step: what is allowed is listed, what is not is refused with its own clause."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.records import Cut
from tests.core.tables import opened, play_on
from tests.games.football_a_la_carte.scene import Scene

HAND = "0: Straight-4-red Free-kick-2 Keeper-left Corner-red Penalty; 1: Left-1-red"
UNFIT = "0: Free-kick-2 Keeper-left Corner-red Penalty; 1: Left-1-red"
KICKS = {f"Free-kick-2 {direction}" for direction in ("straight", "left", "right")}

POSITIONS: dict[str, tuple[str, dict[str, Any], set[str], dict[str, tuple[str, str]]]] = {
    "kick-off": (
        HAND,
        {"step": "kick-off"},
        {"Straight-4-red from e8", "Straight-4-red from f8"},
        {
            "Free-kick-2": ("kick-off-needs-attacker", "FC-30"),
            "Free-kick-2 left": ("kick-off-needs-attacker", "FC-30"),
            "Straight-4-red left": ("no-free-kick", "FC-35"),
            "Keeper-left from e8": ("kick-off-needs-attacker", "FC-30"),
            "Straight-4-red": ("bad-start", "FC-28"),
            "discard Penalty": ("must-play", "FC-A22"),
            "pass": ("must-play", "FC-A22"),
            "throw e9": ("wrong-step", "FC-25"),
            "cut": ("wrong-step", "FC-25"),
        },
    ),
    "open play": (
        HAND,
        {"ball": "e7"},
        {"Straight-4-red"} | KICKS,
        {
            "Free-kick-2": ("choose-direction", "FC-35"),
            "Straight-4-red left": ("no-free-kick", "FC-35"),
            "Free-kick-3 left": ("not-in-hand", "FC-13"),
            "Keeper-left": ("only-in-the-net", "FC-49"),
            "Penalty": ("penalty-goes-with-attacker", "FC-A6"),
            "Straight-4-red from e8": ("ball-lies", "FC-20"),
            "discard Penalty": ("must-play", "FC-A22"),
            "throw e8": ("wrong-step", "FC-19"),
        },
    ),
    "in a penalty area": (
        HAND,
        {"ball": "e3"},
        {"Straight-4-red"},
        {
            "Free-kick-2": ("choose-direction", "FC-35"),
            "Free-kick-2 left": ("free-kick-in-area", "FC-34"),
            "Straight-4-red + Penalty": ("not-in-their-area", "FC-58"),
        },
    ),
    "near their area": (HAND, {"ball": "e10"}, {"Straight-4-red", "Straight-4-red + Penalty"} | KICKS, {}),
    "without an attacker": (
        UNFIT,
        {"ball": "e7"},
        {f"discard {card}" for card in ("Free-kick-2", "Keeper-left", "Corner-red", "Penalty")},
        {
            "Free-kick-2 left": ("free-kick-needs-attacker", "FC-A9"),
            "pass": ("must-discard", "FC-A23"),
            "discard Straight-4-red": ("not-in-hand", "FC-13"),
        },
    ),
    "in their area without an attacker": (
        UNFIT,
        {"ball": "e15"},
        {"discard Free-kick-2", "discard Keeper-left", "discard Corner-red", "discard Penalty"},
        {"Free-kick-2 straight": ("free-kick-in-area", "FC-34")},
    ),
    "nothing to play and nothing to draw": (
        "0: Corner-red; 1: Left-1-red",
        {"ball": "e8", "pile": "", "last": True},
        {"pass"},
        {"discard Corner-red": ("nothing-to-draw", "FC-A23")},
    ),
    "after a free kick": (
        HAND,
        {"ball": "e7", "step": "follow"},
        {"Straight-4-red"},
        {
            "Free-kick-2": ("attacker-must-follow", "FC-36"),
            "Free-kick-2 left": ("attacker-must-follow", "FC-36"),
            "Keeper-left": ("attacker-must-follow", "FC-36"),
            "pass": ("must-play", "FC-A22"),
        },
    ),
    "throw-in": (
        HAND,
        {"ball": "a9", "step": "throw-in"},
        {f"throw {to}" for to in ("a8", "a10", "b8", "b9", "b10")},
        {
            "Straight-4-red": ("throw-first", "FC-66"),
            "Free-kick-2 left": ("throw-first", "FC-66"),
            "throw c9": ("throw-too-far", "FC-66"),
            "discard Penalty": ("wrong-step", "FC-66"),
            "pass": ("wrong-step", "FC-66"),
        },
    ),
    "clearance": (
        HAND,
        {"step": "clear", "side": "west"},
        {f"{card} from {start}" for card in ("Straight-4-red", "Keeper-left") for start in ("b1", "b2")},
        {
            "Free-kick-2 left": ("clear-needs-attacker-or-keeper", "FC-41"),
            "Corner-red from b1": ("clear-needs-attacker-or-keeper", "FC-41"),
            "Straight-4-red from e1": ("bad-start", "FC-44"),
            "discard Penalty": ("must-play", "FC-A22"),
        },
    ),
    "shot": (
        HAND,
        {"step": "stop"},
        {"stop Keeper-left", "stop Corner-red", "concede"},
        {
            "Straight-4-red": ("wrong-step", "FC-45"),
            "Free-kick-2 left": ("wrong-step", "FC-45"),
            "Free-kick-3 left": ("wrong-step", "FC-45"),
            "discard Penalty": ("wrong-step", "FC-45"),
            "throw e8": ("wrong-step", "FC-45"),
            "stop Penalty": ("stops-nothing", "FC-46"),
        },
    ),
    "cut for a corner": (
        HAND,
        {"step": "cut", "colour": "red"},
        {"cut"},
        {
            "Straight-4-red": ("wrong-step", "FC-52"),
            "Free-kick-2 left": ("wrong-step", "FC-52"),
            "discard Penalty": ("wrong-step", "FC-52"),
            "throw e8": ("wrong-step", "FC-52"),
        },
    ),
}


@pytest.mark.clause("FC-13", "FC-19", "FC-20", "FC-25", "FC-28", "FC-30", "FC-34", "FC-35", "FC-36")
@pytest.mark.clause("FC-41", "FC-44", "FC-45", "FC-46", "FC-49", "FC-52", "FC-58", "FC-66")
@pytest.mark.clause("FC-A4", "FC-A5", "FC-A6", "FC-A9", "FC-A10", "FC-A11", "FC-A15", "FC-A22", "FC-A23")
@pytest.mark.clause("FC-A26")
@pytest.mark.parametrize("name", POSITIONS)
def test_what_may_be_done_and_why_nothing_else(name: str) -> None:
    hands, how, choices, refusals = POSITIONS[name]
    scene = Scene(hands, **how)
    assert scene.choices == choices
    for move in choices:
        Scene(hands, **how).plays(move)
    for move, refusal in refusals.items():
        assert scene.refusal(move) == refusal, move


@pytest.mark.clause("FC-43", "FC-44", "FC-A24")
@pytest.mark.parametrize(
    ("seat", "side", "clause"),
    [(0, "west", "FC-44"), (0, "east", "FC-43"), (1, "west", "FC-43"), (1, "east", "FC-44")],
)
def test_a_clearance_on_the_wrong_square_cites_its_own_side(seat: int, side: str, clause: str) -> None:
    """Left and right as seen by who clears: South's left is west, North's is east."""
    scene = Scene("0: Straight-4-red; 1: Straight-5-red", step="clear", side=side, turn=seat)
    card = ("Straight-4-red", "Straight-5-red")[seat]
    assert scene.refusal(f"{card} from e1") == ("bad-start", clause)


@pytest.mark.clause("FC-15", "FC-16", "FC-A21", "FC-77", "FC-52", "FC-60")
@pytest.mark.parametrize(
    ("seats", "how", "clause"),
    [
        (2, {"step": "kick-off"}, "FC-15"),
        (3, {"ball": "e7"}, "FC-16"),
        (4, {"ball": "e7"}, "FC-15"),
        (4, {"step": "clear", "side": "area"}, "FC-15"),
        (3, {"step": "stop", "ball": "e1"}, "FC-A21"),
        (2, {"step": "last-stop", "ball": "e1"}, "FC-77"),
        (2, {"step": "cut", "colour": "red"}, "FC-52"),
        (2, {"step": "cut"}, "FC-60"),
    ],
)
def test_who_is_not_in_turn_learns_why(seats: int, how: dict[str, Any], clause: str) -> None:
    cards = ("Straight-4-red", "Left-1-red", "Left-2-hand", "Keeper-left")
    scene = Scene("; ".join(f"{seat}: {cards[seat]}" for seat in range(seats)), **how)
    for seat in range(1, seats):
        assert scene.refusal("cut", seat) == ("not-your-turn", clause)


@pytest.mark.clause("FC-88")
def test_after_the_end_everything_is_refused_by_the_clause_of_the_end() -> None:
    scene = Scene("0: Straight-4-red; 1: Left-1-red", step="over", half=2)
    for seat in (0, 1):
        assert scene.refusal("Straight-4-red", seat) == ("game-over", "FC-88")


@pytest.mark.clause("FC-88")
def test_only_the_end_cites_the_clause_of_the_end() -> None:
    scene = Scene("0: Straight-4-red; 1: Left-1-red", step="play", ball="e8")
    assert scene.refusal("Left-1-red", 1) == ("not-your-turn", "FC-15")
    assert scene.refusal("Left-1-red", -1) == ("not-seated", "")


@pytest.mark.clause("FC-57")
def test_a_ball_that_went_out_starts_by_another_clause() -> None:
    scene = Scene("0: Straight-2-red; 1: Left-1-red", step="clear", side="west")
    code, clause = scene.refusal("Straight-2-red from e8")
    assert (code, clause in ("FC-43", "FC-44")) == ("bad-start", True)


@pytest.mark.clause("FC-88")
def test_a_table_too_cites_the_clause_of_the_end() -> None:
    table = opened(GAME)
    while not table.is_over():
        play_on(table)
    refusal = table.play(0, Cut()).refusal
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("game-over", "FC-88")
