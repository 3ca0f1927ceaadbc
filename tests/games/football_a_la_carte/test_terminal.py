"""The table drawn with letters."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from ludofoot.core.records import SPECTATOR
from ludofoot.core.words import said_move
from ludofoot.games.football_a_la_carte.terminal import draw
from ludofoot.locale import Voice
from tests.games.football_a_la_carte.scene import Scene

HANDS = "0: Straight-4-red Free-kick-2 Keeper-left Corner-red Penalty; 1: Left-1-red"


def drawn(scene: Scene, seat: int) -> list[str]:
    import msgspec

    voice = Voice("en", "football-a-la-carte", ["Ann", "Ben"], None)
    numbered = [(n, msgspec.to_builtins(move)) for n, move in enumerate(scene.state.moves(seat) or [], 1)]
    assert all(said_move(move) for move in scene.state.moves(seat) or [])
    console = Console(file=StringIO(), width=120, color_system=None)
    from ludofoot.core.records import Said

    console.print(
        draw(scene.view(seat), lambda code, **args: voice.say(Said(code, args)), lambda s: "AB"[s], numbered)
    )
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue().splitlines()


def test_the_own_goal_is_below() -> None:
    for seat, first in ((0, "16"), (1, " 1")):
        lines = drawn(Scene(HANDS, ball="e6"), seat)
        assert lines[1].startswith(first)


def test_the_ball_lies_on_its_square() -> None:
    lines = drawn(Scene(HANDS, ball="e6"), 0)
    (row,) = [line for line in lines if line.startswith(" 6")]
    assert row[3:].replace(" ", "").index("●") == 4


def test_squares_to_choose_are_lit() -> None:
    text = "\n".join(drawn(Scene(HANDS, step="kick-off"), 0))
    assert text.count("◌") == 2


def test_spectators_and_the_end() -> None:
    assert drawn(Scene(HANDS, ball="e6"), SPECTATOR)
    scene = Scene("0: Straight-2-red; 1: Left-1-red", ball="e6", pile="", last=True, half=2).plays(
        "Straight-2-red"
    )
    assert "FULL TIME" in "\n".join(drawn(scene, 0))
