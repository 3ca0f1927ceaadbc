"""`ludofoot print`, and boxes of one's own: a file, or one clear line."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from ludofoot import Game, find_games, load
from tests.cli.runner import GAME, Command


@pytest.fixture
def own_box(tmp_path: Path) -> Path:
    """Luigi has passed one card to Fritz."""
    text = (files("ludofoot.games.schuss_und_tor") / "box.toml").read_text("utf-8")
    text = text.replace("fritz = [1, 1, 1, 1, 1]", "fritz = [2, 1, 1, 1, 1]")
    box = tmp_path / "my-box.toml"
    box.write_text(text.replace("luigi = [1, 1, 1, 1, 1]", "luigi = [1, 1, 1, 1, 0]"), "utf-8")
    return box


@pytest.fixture
def bad_box(own_box: Path) -> Path:
    text = own_box.read_text("utf-8").replace("bomber = 4", "bomber = 5").replace("tor = 7", "tor = 6")
    own_box.write_text(text, "utf-8")
    return own_box


def test_a_box_is_printed(ludofoot: Command, tmp_path: Path, own_box: Path) -> None:
    shipped, own = tmp_path / "box.pdf", tmp_path / "own.pdf"
    ran = ludofoot("print", GAME, "-o", shipped)
    assert (ran.code, ran.out, ran.err) == (0, f"Printed: {shipped}\n", "")
    assert shipped.read_bytes().startswith(b"%PDF-1.4")
    assert ludofoot("print", GAME, "--box", own_box, "--output", own).code == 0
    assert own.read_bytes() != shipped.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["box.pdf", "my-box.toml", "own.pdf"]


def test_without_a_name_the_file_is_called_like_the_game(
    ludofoot: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = ludofoot("print", GAME, "--paper", "letter", "--lang", "de", "--grey")
    assert ran.out == f"Gedruckt: ludofoot-{GAME}.pdf\n"
    assert (tmp_path / f"ludofoot-{GAME}.pdf").is_file()


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["nobody"], "unknown-game"),
        ([GAME, "--paper", "a5"], "unknown-paper"),
        ([GAME, "--lang", "eo"], "unknown-language"),
        ([GAME, "-o", "{folder}/nowhere/box.pdf"], "file-unwritable"),
        ([GAME, "-o", "{folder}"], "file-unwritable"),
        ([GAME, "--box", "{folder}/none.toml"], "file-missing"),
        ([GAME, "--box", "{folder}"], "file-unreadable"),
        ([GAME, "--box", "{folder}/binary.toml"], "damaged-box"),
        ([GAME, "--box", "{folder}/cut.toml"], "damaged-box"),
        ([GAME, "--box", "{folder}/empty.toml"], "damaged-box"),
        ([GAME, "--box", "{folder}/large.toml"], "box-too-large"),
        ([GAME, "--gray"], "no-such-option"),
        ([], "missing-parameter"),
    ],
)
def test_bad_input_gets_one_clear_line(ludofoot: Command, tmp_path: Path, args: list[str], code: str) -> None:
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\0")
    (tmp_path / "cut.toml").write_text("names = [")
    (tmp_path / "empty.toml").write_text("")
    (tmp_path / "large.toml").write_text("# much\n" * 5000)
    before = sorted(tmp_path.iterdir())
    ran = ludofoot("print", *(arg.format(folder=tmp_path) for arg in args))
    assert ran.refused(code)
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    "command",
    [
        ["print", GAME],
        ["play", GAME],
        ["simulate", GAME, "--seats", 2, "--games", 5, "--bots", "random", "--seed", 1],
    ],
    ids=lambda command: command[0],
)
def test_a_box_that_breaks_clauses_is_told_line_by_line(
    ludofoot: Command, bad_box: Path, command: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(bad_box.parent)
    ran = ludofoot(*command, "--box", bad_box)
    head, *problems = ran.err.splitlines()
    assert ran.code == 2
    assert head.endswith("(bad-box, ST-03)")
    assert problems == ["  ST-03: jokers.bomber = 5 (4)", "  ST-05: tor = 6 (7)"]
    assert (ran.out, [path.name for path in bad_box.parent.iterdir()]) == ("", [bad_box.name])


def test_bots_play_with_a_box_of_ones_own(ludofoot: Command, own_box: Path) -> None:
    batch = ("simulate", GAME, "--seats", 2, "--games", 1500, "--bots", "random", "--seed", 1, "--json")
    timed = ("seconds", "moves_per_second")

    def figures(*more: object) -> dict[str, object]:
        import json

        found: dict[str, object] = json.loads(ludofoot(*batch, *more).out)
        return {name: value for name, value in found.items() if name not in timed}

    own = figures("--box", own_box)
    assert own != figures()
    assert own == figures("--box", own_box, "--workers", 2)


def test_a_game_is_saved_with_its_box_and_resumed(ludofoot: Command, own_box: Path, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    ludofoot("play", GAME, "--seed", "1", "--box", own_box, "--save", saved, typed="1\nq\n")
    assert "fritz = [2, 1, 1, 1, 1]" in saved.read_text("utf-8")
    own_box.unlink()
    assert ludofoot("replay", saved, "--verify").code == 0
    assert ludofoot("play", GAME, "--resume", saved, typed="q\n").code in (0, 130)
    assert ludofoot("play", GAME, "--resume", saved, "--box", own_box).refused("resume-is-settled")


@pytest.mark.parametrize("game", find_games())
def test_the_box_that_is_written_out_is_accepted(ludofoot: Command, tmp_path: Path, game: str) -> None:
    box = tmp_path / "box.toml"
    box.write_text(ludofoot("box", game).out, "utf-8")
    ran = ludofoot(
        "simulate", game, "--seats", 2, "--games", 1, "--bots", "random", "--seed", 1, "--box", box
    )
    assert (ran.code, ran.err) == (0, "")


def test_a_box_that_would_not_be_accepted_is_not_written_out(
    ludofoot: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(load(GAME)), "read_box", Game.read_box)
    ran = ludofoot("box", GAME)
    assert ran.refused("no-own-box")
    assert ran.out == ""
