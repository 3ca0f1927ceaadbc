"""The table of all decisions (3.1), row by row, with what is done for somebody who is away (ST-A36)."""

from __future__ import annotations

import pytest

from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.records import FACES
from tests.games.schuss_und_tor.scene import Scene

HAND = "Fritz-Otto Max-Fritz Max-Max Willi-Luigi Tormann Bomber"
FULL = set(HAND.split())


def serve(pile: str, hand: str = HAND, luck: str = "", **option: str) -> Scene:
    """Seat 1 of three is in turn."""
    text = f"0: Luigi-Luigi Luigi-Max Tormann; 1: {hand}; 2: Otto-Otto Otto-Willi; {pile}"
    return Scene(text, luck, **option)


# ---- what fits in the step *serve*


@pytest.mark.clause("ST-18", "ST-A3", "ST-A9", "ST-A18", "ST-22", "ST-25", "ST-A27")
@pytest.mark.clause("ST-26", "ST-27", "ST-28", "ST-31", "ST-A7", "ST-A8", "ST-A30")
@pytest.mark.parametrize(
    ("pile", "fits"),
    [
        ("fresh: 1", FULL),
        ("pile: 0 Otto-Max", {"Max-Fritz", "Max-Max", "Tormann", "Bomber", "pass"}),
        ("pile: 0 Bomber:Max", {"Max-Fritz", "Max-Max", "pass"}),
        ("pile: 0 Tormann", FULL - {"Tormann"} | {"pass"}),
    ],
)
def test_what_fits_and_whether_one_may_pass(pile: str, fits: set[str]) -> None:
    assert serve(pile).choices == fits


# ---- serve


@pytest.mark.clause("ST-A36")
@pytest.mark.parametrize(
    ("pile", "hand", "default"),
    [
        ("fresh: 1", HAND, "Fritz-Otto"),
        ("fresh: 1", "Bomber Tormann Luigi-Fritz", "Luigi-Fritz"),
        ("fresh: 1", "Bomber Tormann", "Tormann"),
        ("fresh: 1", "Bomber Bomber", "Bomber:Fritz"),
        ("pile: 0 Otto-Max", HAND, "Max-Fritz"),
        ("pile: 0 Otto-Max", "Fritz-Max Bomber Tormann", "Tormann"),
        ("pile: 0 Otto-Max", "Fritz-Max Bomber Otto-Luigi", "Bomber:Fritz"),
        ("pile: 0 Otto-Max", "Fritz-Max Otto-Luigi", "pass"),
        ("pile: 0 Bomber:Max", "Max-Luigi Max-Fritz Bomber", "Max-Fritz"),
        ("pile: 0 Bomber:Max", "Bomber Tormann", "pass"),
        ("pile: 0 Tormann", "Tormann Bomber", "Bomber:Fritz"),
        ("pile: 0 Tormann", "Tormann Willi-Max Otto-Max", "Otto-Max"),
        ("pile: 0 Tormann", "Tormann", "pass"),
    ],
)
def test_away_while_serving_the_first_fitting_card_else_pass(pile: str, hand: str, default: str) -> None:
    assert serve(pile, hand).default == default


@pytest.mark.clause("ST-D1")
@pytest.mark.clause("ST-A36")
def test_first_means_row_by_row_then_tormann_then_bomber() -> None:
    assert [*FACES[25:]] == ["tormann", "bomber"]
    for face in FACES[:25]:
        later = " ".join(other.title() for other in FACES[FACES.index(face) + 1 : 25])
        scene = Scene(f"0: Tormann Bomber {later} {face.title()}; 1: Bomber Tormann")
        assert scene.default == face.title()


@pytest.mark.clause("ST-29")
@pytest.mark.clause("ST-A34")
def test_a_tormann_leads_to_second_if_cards_are_left_in_hand() -> None:
    assert serve("pile: 0 Otto-Max").plays("Tormann").at == (1, "second")
    assert serve("pile: 0 Otto-Max", "Tormann").plays("Tormann").at == (2, "serve")


@pytest.mark.clause("ST-19")
@pytest.mark.parametrize("card", ["Max-Max", "Bomber:Otto"])
def test_any_other_card_leads_to_the_player_to_the_left(card: str) -> None:
    assert serve("pile: 0 Otto-Max").plays(card).at == (2, "serve")


@pytest.mark.clause("ST-57")
@pytest.mark.parametrize("card", ["Max-Max", "Bomber:Otto", "Tormann"])
def test_after_any_card_of_the_last_server_it_is_full_time(card: str) -> None:
    scene = Scene(f"0: Fritz-Max; 1: {HAND}; 2: Otto-Otto Otto-Max; pile: 2 Otto-Fritz").plays("Fritz-Max")
    assert scene.plays(card).over


@pytest.mark.clause("ST-34")
@pytest.mark.parametrize(
    ("action", "at"),
    [
        ("Tor", (1, "serve")),
        ("Zwei-Tore", (1, "serve")),
        ("Tor-Max", (1, "parry")),
        ("Freistoss-Bomber", (1, "parry")),
        ("Elfmeter-Tormann", (1, "parry")),
        ("Hand", (0, "free")),
        ("Aus", (0, "free")),
        ("Foul", (0, "foul")),
        ("Verletzt", (0, "verletzt")),
        ("Schiedsrichter", (0, "schiedsrichter")),
    ],
)
def test_a_pass_leads_to_what_the_action_card_says(action: str, at: tuple[int, str]) -> None:
    assert serve("pile: 0 Otto-Max", luck=action).plays("pass").at == at


# ---- the other steps


@pytest.mark.clause("ST-19", "ST-29", "ST-A29", "ST-A36")
def test_second() -> None:
    scene = serve("pile: 0 Otto-Max").plays("Tormann")
    assert scene.choices == FULL - {"Tormann"} | {"stop"}
    assert scene.default == "stop"
    for move in ("stop", "Fritz-Otto", "Bomber:Max"):
        assert serve("pile: 0 Otto-Max").plays("Tormann", move).at == (2, "serve")


@pytest.mark.clause("ST-38", "ST-41", "ST-42", "ST-A36")
@pytest.mark.parametrize(
    ("action", "choices", "default"),
    [
        ("Tor-Max", {"Max-Fritz", "Max-Max", "concede"}, "Max-Fritz"),
        ("Tor-Otto", {"concede"}, "concede"),
        ("Ecke-Bomber", {"Bomber", "concede"}, "Bomber:Fritz"),
        ("Freistoss-Bomber", {"Bomber", "concede"}, "Bomber:Fritz"),
        ("Freistoss-Tormann", {"Tormann", "concede"}, "Tormann"),
        ("Elfmeter-Tormann", {"Tormann", "concede"}, "Tormann"),
    ],
)
def test_prevent(action: str, choices: set[str], default: str) -> None:
    scene = serve("pile: 0 Otto-Max", luck=action).plays("pass")
    assert scene.at == (1, "parry")
    assert scene.choices == choices
    assert scene.default == default


@pytest.mark.clause("ST-A4", "ST-A5")
@pytest.mark.parametrize(
    ("action", "card", "parry", "at"),
    [
        ("Tor-Max", "Max-Max", "rules", (2, "serve")),
        ("Ecke-Bomber", "Bomber:Max", "rules", (2, "serve")),
        ("Elfmeter-Tormann", "Tormann", "rules", (1, "second")),
        ("Tor-Max", "Max-Max", "waived", (2, "serve")),
        ("Ecke-Bomber", "Bomber:Max", "waived", (2, "serve")),
        ("Elfmeter-Tormann", "Tormann", "waived", (2, "serve")),
    ],
)
def test_after_preventing(action: str, card: str, parry: str, at: tuple[int, str]) -> None:
    scene = serve("pile: 0 Otto-Max", luck=action, parry=parry).plays("pass", card)
    assert scene.at == at


@pytest.mark.clause("ST-A35")
@pytest.mark.clause("ST-A3")
def test_after_conceding() -> None:
    scene = serve("pile: 0 Otto-Max", luck="Tor-Max").plays("pass", "concede")
    assert scene.at == (1, "serve")
    assert scene.choices == FULL


@pytest.mark.clause("ST-48", "ST-A36")
def test_foul() -> None:
    scene = serve("pile: 0 Otto-Max", luck="Foul").plays("pass")
    assert scene.choices == {"foul 1", "foul 2", "decline"}
    assert scene.default == "decline"
    assert scene.plays("decline").at == (0, "free")
    assert serve("pile: 0 Otto-Max", luck="Foul Otto-Otto").plays("pass", "foul 2").at == (0, "free")


@pytest.mark.clause("ST-50", "ST-A36")
def test_verletzt() -> None:
    scene = serve("pile: 0 Otto-Max", luck="Verletzt").plays("pass")
    assert scene.choices == {"take", "decline"}
    assert scene.default == "decline"
    assert scene.plays("decline").at == (0, "free")
    assert serve("pile: 0 Otto-Max", luck="Verletzt Willi-Max").plays("pass", "take").at == (0, "free")


@pytest.mark.clause("ST-51", "ST-A36")
@pytest.mark.parametrize("move", ["keep", "decline"])
def test_schiedsrichter(move: str) -> None:
    scene = serve("pile: 0 Otto-Max", luck="Schiedsrichter").plays("pass")
    assert scene.choices == {"keep", "decline"}
    assert scene.default == "keep"
    assert scene.plays(move).at == (0, "free")


@pytest.mark.clause("ST-A10", "ST-A36")
def test_free_card() -> None:
    scene = serve("pile: 0 Otto-Max", luck="Hand").plays("pass")
    assert scene.choices == {"Luigi-Luigi", "Luigi-Max", "Tormann"}
    assert scene.default == "Luigi-Max"
    assert scene.plays("Luigi-Max").at == (1, "serve")
    assert serve("pile: 0 Otto-Max", luck="Hand").plays("pass", "Tormann").at == (0, "second")
    only = Scene("0: Tormann; 1: Fritz-Fritz Otto-Fritz; pile: 0 Otto-Max", "Hand").plays("pass", "Tormann")
    assert only.at == (1, "serve")


@pytest.mark.clause("ST-52", "ST-A36")
def test_full_time() -> None:
    text = "0: Fritz-Max; 1: Max-Max Otto-Otto; pile: 1 Otto-Fritz; before 1: Schiedsrichter"
    scene = Scene(text).plays("Fritz-Max", "Max-Max")
    assert scene.at == (1, "full-time")
    assert scene.choices == {"play-on", "end"}
    assert scene.default == "end"
    assert scene.plays("end").over


@pytest.mark.clause("ST-A34")
def test_one_seat_decides_at_a_time() -> None:
    scene = serve("pile: 0 Otto-Max")
    assert scene.state.awaited() == [1]
    assert [bool(GAME.prompts(scene.state, seat)) for seat in range(3)] == [False, True, False]
    assert [scene.state.moves(seat) for seat in (0, 2)] == [[], []]
