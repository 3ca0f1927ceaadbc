"""`ludofoot learn` in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludofoot import find_games, load
from ludofoot.lessons import find_lesson
from tests.cli.runner import GAME, Command

LANGS = ("fr", "en", "de")


def keys(game: str) -> str:
    """What somebody types who does as told."""
    lesson = find_lesson(load(game))
    assert lesson is not None
    typed = ""
    for number, step in enumerate(lesson.steps):
        typed += "\n" if step.button else ""
        typed += "1\n" * sum(cue.guided for cue in lesson.cues_of(number))
    return typed


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", list(find_games()))
def test_a_lesson_is_followed_to_its_end(
    ludofoot: Command,
    game: str,
    lang: str,
    tmp_path: Path,
) -> None:
    file = tmp_path / "lesson.json"
    ran = ludofoot("learn", game, "--lang", lang, typed=f"{keys(game)}s {file}\nq\n")
    assert ran.code == 0
    lesson = find_lesson(load(game))
    assert lesson is not None
    assert f"{len(lesson.steps)} " in ran.out
    assert "lesson-" not in ran.out.replace("lesson.json", "")
    assert f"ludofoot play {game} --resume" in ran.out  # from here it is a game like any other
    assert ludofoot("replay", file, "--verify").code == 0


def test_it_is_left_and_taken_up(ludofoot: Command, tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    ran = ludofoot("learn", GAME, "--save", file, typed="\n1\nq\n")
    assert f"ludofoot learn {GAME} --resume" in ran.out
    ran = ludofoot("learn", GAME, "--resume", file, typed="q\n")
    assert "step 3 of 11" in ran.out
    assert "step 2 of 11" not in ran.out


def test_another_move_is_answered_and_not_made(ludofoot: Command) -> None:
    ran = ludofoot("learn", GAME, typed="\nMax-Max\nOtto-Fritz\nnonsense\n7\n1\npass\n")
    assert ran.out.count("Good card, keep it!") == 2
    assert "nonsense" in ran.out
    assert "Passing gives away a shot" in ran.out


def test_a_step_back(ludofoot: Command) -> None:
    ran = ludofoot("learn", GAME, typed="u\n\nu\n1\nu\n1\n")
    assert ran.out.count("step 2 of 11") >= 2
    assert "undo" in ran.out


def test_what_cannot_be_learned(ludofoot: Command, tmp_path: Path) -> None:
    assert ludofoot("learn").refused("learn-what")
    file = tmp_path / "game.json"
    ludofoot("play", GAME, "--save", file, typed="q\n")
    assert ludofoot("learn", GAME, "--resume", file).refused("not-this-lesson")
    assert ludofoot("learn", "finale", "--resume", file).refused("record-other-game")


def test_every_lesson_is_checked(ludofoot: Command) -> None:
    ran = ludofoot("learn", "--check")
    assert ran.code == 0
    assert len(ran.out.splitlines()) == len(find_games())
    assert ran.out.count("everything holds") == len(find_games())
    assert ludofoot("learn", "finale", "--check", "--lang", "fr").out.startswith("finale")
