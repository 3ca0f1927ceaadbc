"""The board in the terminal: every square in its place, pawns on it, and the numbers of the ways."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from ludofoot.games.footmania.records import KINDS, SQUARES
from ludofoot.games.footmania.rules.board import NEIGHBOURS
from ludofoot.games.footmania.terminal import LONG, SHORT, SIGNS, board, cell_of, draw
from tests.games.footmania.scene import OTHERS, TEAM, Scene


def test_squares_that_lie_beside_each_other_are_drawn_beside_each_other() -> None:
    cells = [cell_of(square) for square in SQUARES]
    assert len(set(cells)) == len(SQUARES)
    for square, near in enumerate(NEIGHBOURS):
        for other in near:
            (row, column), (below, beside) = cells[square], cells[other]
            assert abs(row - below) + abs(column - beside) == 1, (SQUARES[square], SQUARES[other])


def test_every_kind_of_square_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(KINDS)
    assert len({sign for sign, _ in SIGNS.values()}) == len(KINDS)


def test_pawns_and_numbered_ways_stand_where_they_are() -> None:
    scene = Scene().at(0, "3", "2").at(1, "20")
    lines = board(scene.view(0), [(2, {"type": "go", "to": "9"})]).plain.split("\n")
    assert [len(line) for line in lines] == [3 * LONG] * SHORT
    assert lines[0][9:12] == " ● "
    assert lines[6][42:45] == " ■ "
    assert lines[0][27:30] == "[2]"


def test_pawns_that_share_a_square_keep_its_width() -> None:
    for shared in (2, 3, 4):
        scene = Scene(4)
        for seat in range(4):
            scene.at(seat, "5" if seat < shared else "12")
        lines = board(scene.view(0), ()).plain.split("\n")
        assert [len(line) for line in lines] == [3 * LONG] * SHORT


def test_the_board_is_there_until_a_match_takes_its_place() -> None:
    def say(code: str, **_: object) -> str:
        return code

    def shown(scene: Scene) -> str:
        console = Console(width=100, record=True, quiet=False, file=StringIO())
        console.print(draw(scene.view(0), say, str))
        return console.export_text()

    assert "table-signs" in shown(Scene())
    assert "table-signs" not in shown(Scene().owns(0, TEAM).owns(1, OTHERS).kicked_off())
