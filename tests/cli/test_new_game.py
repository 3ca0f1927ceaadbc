"""`ludofoot new-game`: everything is written or nothing, and a bad name gets one clear line."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludofoot import Refused, find_games
from ludofoot.locale import LANGS
from ludofoot.scaffold import named, write_here
from ludofoot.scaffold.naming import LONGEST
from tests.cli.runner import GAME, Command


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are written where one is."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_is_written_and_the_next_step_is_told(ludofoot: Command, elsewhere: Path, lang: str) -> None:
    ran = ludofoot("new-game", "high-card", "--lang", lang)
    count = sum(1 for path in elsewhere.rglob("*") if path.is_file())
    assert (ran.code, ran.err) == (0, "")
    assert f"high-card, {count} " in ran.out
    assert "pip install -e ./high-card" in ran.out
    assert (elsewhere / "high-card/src/high_card/game.py").is_file()


def test_no_name_is_left_open(ludofoot: Command, elsewhere: Path) -> None:
    ludofoot("new-game", "high-card")
    texts = [path.read_text("utf-8") for path in elsewhere.rglob("*.*") if path.is_file()]
    assert not any("@" in line and "pytest" not in line for text in texts for line in marked(text))


def marked(text: str) -> list[str]:
    """The lines in which a template would still have a place to fill; decorators are none."""
    return [line for line in text.splitlines() if "@" in line.strip().lstrip("@")]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad-game-name"),
        ("High-Card", "bad-game-name"),
        ("high card", "bad-game-name"),
        ("high_card", "bad-game-name"),
        ("high--card", "bad-game-name"),
        ("-high", "bad-game-name"),
        ("../high", "bad-game-name"),
        ("hühner", "bad-game-name"),
        ("4-ever", "bad-game-name"),
        ("a" * (LONGEST + 1), "bad-game-name"),
        (GAME, "game-there"),
        ("class", "module-taken"),
        ("match", "module-taken"),
        ("json", "module-taken"),
        ("msgspec", "module-taken"),
        ("ludofoot", "module-taken"),
    ],
)
def test_a_bad_name_gets_one_clear_line(ludofoot: Command, elsewhere: Path, name: str, code: str) -> None:
    assert ludofoot("new-game", "--", name).refused(code)
    assert list(elsewhere.iterdir()) == []


def test_nothing_is_overwritten(ludofoot: Command, elsewhere: Path) -> None:
    mine = elsewhere / "high-card" / "notes.txt"
    mine.parent.mkdir()
    mine.write_text("mine")
    assert ludofoot("new-game", "high-card").refused("folder-there")
    assert [path.name for path in mine.parent.iterdir()] == ["notes.txt"]


def test_a_file_in_the_way_is_left_alone(ludofoot: Command, elsewhere: Path) -> None:
    (elsewhere / "high-card").symlink_to("nowhere")
    assert ludofoot("new-game", "high-card").refused("folder-there")


def test_where_nothing_may_be_written_one_line_says_so(
    ludofoot: Command, elsewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*args: object, **named: object) -> None:
        raise OSError(28, "No space left on device", "somewhere")

    monkeypatch.setattr(Path, "mkdir", full)
    assert ludofoot("new-game", "high-card").refused("file-unwritable")


def test_what_is_no_checkout_gets_no_game(elsewhere: Path) -> None:
    with pytest.raises(Refused) as refused:
        write_here(named("high-card", (), ()), elsewhere)
    assert refused.value.refusal.code == "no-checkout"
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("there", ["src/ludofoot/games/high_card", "web/src/games/high-card/index.tsx"])
def test_in_a_checkout_nothing_is_overwritten_either(elsewhere: Path, there: str) -> None:
    (elsewhere / "src/ludofoot/games").mkdir(parents=True)
    (elsewhere / "pyproject.toml").touch()
    (elsewhere / there).mkdir(parents=True)
    before = sorted(elsewhere.rglob("*"))
    with pytest.raises(Refused) as refused:
        write_here(named("high-card", (), ()), elsewhere)
    assert refused.value.refusal.code == "folder-there"
    assert sorted(elsewhere.rglob("*")) == before


@pytest.mark.parametrize(
    ("name", "prefix"),
    [("high-card", "HC"), ("pelote", "PL"), ("one-two-three-four", "OTT"), ("x-1-a", "XA")],
)
def test_clauses_have_a_prefix_that_no_other_game_has(name: str, prefix: str) -> None:
    taken = {game.prefix for game in find_games().values()}
    assert named(name, (), taken).prefix == prefix


def test_where_the_best_prefixes_are_taken_there_are_others() -> None:
    assert named("ab", (), {"AB"}).prefix == "AAA"
    assert named("a", (), ()).prefix == "AAA"
