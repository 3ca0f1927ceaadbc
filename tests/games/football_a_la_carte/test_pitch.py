"""The geometry by exhaustive tables: every square, every card, both ends."""

from __future__ import annotations

import pytest

from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.records import FACES, SQUARES, FCMove, FreeKick, Play
from ludofoot.games.football_a_la_carte.rules import pitch
from ludofoot.games.football_a_la_carte.rules.cards import FACE_NUMBERS, flight, legs_of
from ludofoot.games.football_a_la_carte.rules.telling import path_of
from tests.games.football_a_la_carte.scene import Scene, number

COLUMNS = "abcdefghij"
ASIDE = {"straight": 0, "left": -1, "right": 1}
KEEPERS = {
    "keeper-straight-4": [("straight", 4)],
    "keeper-straight-5": [("straight", 5)],
    "keeper-left": [("left", 2), ("straight", 3)],
    "keeper-right": [("right", 2), ("straight", 3)],
}
FATES = ["lies", "shot", "west", "east", "touch", "corner"]


def legs(face: str) -> list[tuple[str, int]]:
    if face.startswith("free"):
        return []
    if face in KEEPERS:
        return KEEPERS[face]
    direction, squares, _ = face.split("-")
    return [(direction, int(squares))]


def walked(square: str, upward: bool, steps: list[tuple[str, int]]) -> tuple[list[str], str]:
    """Step by step, as a person would with a finger on the board: the squares, and how it ended."""
    column, row = COLUMNS.index(square[0]), int(square[1:])
    forward = 1 if upward else -1
    path = [square]
    for direction, count in steps:
        for _ in range(count):
            column, row = column + ASIDE[direction] * forward, row + forward
            beside, beyond = not 0 <= column <= 9, not 1 <= row <= 16
            if beside and beyond:
                return path, "corner"
            if beside:
                return path, "touch"
            if beyond:
                return path, "shot" if COLUMNS[column] in "defg" else "west" if column < 3 else "east"
            path.append(f"{COLUMNS[column]}{row}")
    return path, "lies"


@pytest.mark.clause("FC-20", "FC-21", "FC-22", "FC-23", "FC-42", "FC-47", "FC-65", "FC-68", "FC-69", "FC-70")
@pytest.mark.clause("FC-71", "FC-A13", "FC-A24", "FC-A25", "FC-A38", "FC-D1", "FC-D2")
@pytest.mark.parametrize("upward", [True, False])
@pytest.mark.parametrize("face", [face for face in FACES if face[0] in "slrk"])
def test_every_card_from_every_square(face: str, upward: bool) -> None:
    for square in SQUARES:
        path, fate = walked(square, upward, legs(face))
        end = flight(FACE_NUMBERS[face], number(square), upward)
        assert (pitch.NAMES[end // pitch.FATES], FATES[end % pitch.FATES]) == (path[-1], fate), square
        assert list(path_of(number(square), upward, legs_of(FACE_NUMBERS[face]))) == path, square


@pytest.mark.clause("FC-35", "FC-A7", "FC-D1")
@pytest.mark.parametrize("upward", [True, False])
@pytest.mark.parametrize("direction", ["straight", "left", "right"])
def test_every_free_kick_from_every_square(direction: str, upward: bool) -> None:
    way = ["straight", "left", "right"].index(direction)
    for squares in range(1, 8):
        for square in SQUARES:
            path, fate = walked(square, upward, [(direction, squares)])
            end = pitch.run(number(square), upward, way, squares)
            assert (pitch.NAMES[end // pitch.FATES], FATES[end % pitch.FATES]) == (path[-1], fate)


@pytest.mark.clause("FC-D1", "FC-A4")
def test_the_penalty_areas() -> None:
    south = {name for name in SQUARES if name[0] in "bcdefghi" and int(name[1:]) <= 4}
    north = {name for name in SQUARES if name[0] in "bcdefghi" and int(name[1:]) >= 13}
    assert {name for name in SQUARES if pitch.in_area(number(name), False)} == south
    assert {name for name in SQUARES if pitch.in_area(number(name), True)} == north


def named(squares: list[int]) -> list[str]:
    return [pitch.NAMES[square] for square in squares]


def clearance_squares(north: bool, side: int) -> list[int]:
    return [pitch.clearance_square(north, side, k) for k in range(pitch.clearances(side))]


@pytest.mark.clause("FC-D1", "FC-28", "FC-43", "FC-44", "FC-57", "FC-61", "FC-A51")
def test_the_squares_of_restarts() -> None:
    assert named([pitch.kick_off_square(False, k) for k in range(pitch.KICK_OFFS)]) == ["e8", "f8"]
    assert named([pitch.kick_off_square(True, k) for k in range(pitch.KICK_OFFS)]) == ["e9", "f9"]
    assert named(clearance_squares(False, pitch.OUT_WEST)) == ["b1", "b2"]
    assert named(clearance_squares(False, pitch.OUT_EAST)) == ["i1", "i2"]
    assert named(clearance_squares(True, pitch.OUT_WEST)) == ["b15", "b16"]
    assert named(clearance_squares(True, pitch.OUT_EAST)) == ["i15", "i16"]
    area = [f"{column}{row}" for column in "cdefgh" for row in (1, 2)]
    assert named(clearance_squares(False, pitch.AREA)) == area
    area = [f"{column}{row}" for column in "cdefgh" for row in (15, 16)]
    assert named(clearance_squares(True, pitch.AREA)) == area


@pytest.mark.clause("FC-51", "FC-A43", "FC-D1")
def test_the_corner_flags() -> None:
    found = [pitch.corner_square(north, colour) for north in (False, True) for colour in (1, 2)]
    assert named(found) == ["a1", "j1", "j16", "a16"]


@pytest.mark.clause("FC-66", "FC-A26")
def test_the_squares_around() -> None:
    for square in SQUARES:
        column, row = COLUMNS.index(square[0]), int(square[1:])
        near = {
            f"{COLUMNS[column + x]}{row + y}"
            for x in (-1, 0, 1)
            for y in (-1, 0, 1)
            if (x or y) and 0 <= column + x <= 9 and 1 <= row + y <= 16
        }
        assert set(named(pitch.around(number(square)))) == near


# ---- previews draw the same


@pytest.mark.parametrize(("south", "ball"), [(0, "e6"), (1, "f11")])
def test_previews_show_path_and_landing(south: int, ball: str) -> None:
    hands = "0: Straight-4-red Left-6-hand Free-kick-6 Right-5-blue Straight-7-red; 1: Penalty"
    scene = Scene(hands, ball=ball, south=south)
    for move in scene.state.moves(0) or []:
        check_preview(scene, move, ball, south == 0)


def check_preview(scene: Scene, move: FCMove, ball: str, upward: bool) -> None:
    shown = GAME.preview(scene.state, 0, move)
    assert isinstance(move, Play | FreeKick)
    steps = legs(move.face)
    if isinstance(move, FreeKick):
        steps = [(move.direction, int(move.face[-1]))]
    path, fate = walked(ball, upward, steps)
    assert list(shown.path) == path  # type: ignore[attr-defined]
    kinds = {
        "shot": "shot",
        "touch": "throw-in",
        "corner": "throw-in",
        "west": "goal-kick",
        "east": "goal-kick",
    }
    row = int(path[-1][1:]) if upward else 17 - int(path[-1][1:])
    here = "area" if row >= 13 and path[-1][0] in "bcdefghi" else "pitch"
    assert shown.landing == kinds.get(fate, here)  # type: ignore[attr-defined]
