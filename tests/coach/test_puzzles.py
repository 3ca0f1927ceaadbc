"""Puzzles: positions in which one move is best beyond doubt, found anew here for some of them."""

from __future__ import annotations

import datetime
import math
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludofoot import Game, Refused, find_games, load
from ludofoot.coach.puzzle import (
    FILE,
    Puzzle,
    check_answer,
    puzzle_of_number,
    puzzle_of_the_day,
    puzzles_before,
    puzzles_of,
    read_puzzles,
    shipped,
    solution_of,
    start_of,
    table_of,
    turns,
    write_puzzles,
)
from ludofoot.core.day import number_of
from ludofoot.core.records import LEGAL
from ludofoot.gazette.reading import counts
from ludofoot.lab import puzzling
from ludofoot.lab.puzzling import ERRORS, GAP, judged, make_puzzles
from ludofoot.locale import Voice
from tests.cli.runner import Command

WITH_PUZZLES = [game for game in find_games().values() if puzzles_of(game)]
FEWEST, LARGEST = 10, 400_000
DAY = datetime.date(2026, 11, 18)
AGAIN = {"footmania": 60, "finale": 60}
"""So many worlds where games are long, else as many as below."""
MANY = 150

every_game = pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)


def test_every_game_that_is_no_race_has_puzzles() -> None:
    assert {game.id for game in WITH_PUZZLES} == {game.id for game in find_games().values() if not game.raced}


@every_game
def test_all_are_beyond_doubt_and_about_these_rules(game: Game[Any]) -> None:
    found = puzzles_of(game)
    assert shipped(game.package) == found, "the rules have changed: ludofoot puzzles makes new ones"
    assert len(found) >= FEWEST
    assert len(write_puzzles(found)) < LARGEST
    assert len({puzzle.key for puzzle in found}) == len(found)
    assert [len(puzzle.missed) for puzzle in found] == sorted(
        (len(each.missed) for each in found), reverse=True
    )
    for puzzle in found:
        assert puzzle.gap >= max(GAP, ERRORS * puzzle.error)
        assert puzzle.answer == puzzle.options[0].move
        assert puzzle.missed, "what everybody finds is no puzzle"
        assert puzzle.reason is not None


@every_game
def test_they_can_be_played_to_and_answered(game: Game[Any]) -> None:
    notation = game.notation()
    for puzzle in puzzles_of(game):
        state = table_of(puzzle).playing()
        right, wrong = (notation.read(each.move) for each in puzzle.options[:2])
        assert state.judge(puzzle.seat, right) == state.judge(puzzle.seat, wrong) == LEGAL
        assert solution_of(puzzle, right).right
        told = solution_of(puzzle, wrong)
        assert not told.right
        assert told.candidates[0].move == msgspec.to_builtins(right)
        assert told.candidates[told.own].move == told.answer == msgspec.to_builtins(wrong)


@every_game
def test_the_answer_is_found_again(game: Game[Any]) -> None:
    """With other luck and fewer worlds: still ahead, and nothing against what was claimed."""
    puzzle = min(puzzles_of(game), key=lambda each: (len(each.options), -each.gap, each.key))
    gap, error = judged(puzzle, AGAIN.get(game.id, MANY), luck=77)
    assert gap > 0
    assert abs(gap - puzzle.gap) < ERRORS * error


def test_one_a_day_for_everybody() -> None:
    """By the date alone: none comes again before all others have, and no game is long away."""
    days = [DAY + datetime.timedelta(days=number) for number in range(len(turns()))]
    found = [puzzle_of_the_day(day) for day in days]
    assert {puzzle.key for puzzle in found} == {
        puzzle.key for game in WITH_PUZZLES for puzzle in puzzles_of(game)
    }
    assert puzzle_of_the_day(days[-1] + datetime.timedelta(days=1)) is found[0]
    assert [puzzle_of_number(number_of(day)).puzzle for day in days] == found
    for game in WITH_PUZZLES:
        apart = math.ceil(len(found) / len(puzzles_of(game)))
        assert all(game.id in {puzzle.game for puzzle in window} for window in windows(found, apart + 1))
    # On every machine: these change only when other puzzles come with the package.
    golden = [puzzle_of_number(number).puzzle.key for number in (1, 100, 322)]
    assert golden == ["00ad1a0ea6cc", "cc88e4eed1b5", "8e89389d11eb"]


def windows(found: list[Puzzle], size: int) -> list[list[Puzzle]]:
    return [(found + found)[at : at + size] for at in range(len(found))]


def test_a_game_that_goes_on_from_one_wins_nothing() -> None:
    assert not counts(start_of(puzzle_of_number(1).puzzle, 0))


def test_older_ones_are_found_by_their_number_and_those_to_come_are_not() -> None:
    before = puzzles_before(322)
    assert [each.number for each in before] == list(range(321, 322 - len(turns()), -1))
    assert len({each.puzzle.key for each in (*before, puzzle_of_number(322))}) == len(turns())
    assert [each.number for each in puzzles_before(3)] == [2, 1]
    assert puzzles_before(1) == []
    with pytest.raises(Refused):
        puzzle_of_number(0)


def test_what_may_be_done_at_any_time_is_no_answer() -> None:
    puzzle = next(each for each in puzzles_of(load("footmania")) if each.answer == "pass")
    table, notation = table_of(puzzle), load("footmania").notation()
    check_answer(table, puzzle.seat, notation.read(puzzle.options[1].move))
    sale = next(
        move
        for move in table.playing().moves(puzzle.seat) or []
        if table.playing().is_open(puzzle.seat, move)
    )
    with pytest.raises(Refused) as refused:
        check_answer(table, puzzle.seat, sale)
    assert refused.value.refusal.code == "puzzle-no-answer"
    with pytest.raises(Refused):
        check_answer(table, puzzle.seat, notation.read("go 5"))


def test_a_way_that_does_not_hold_is_refused() -> None:
    puzzle = puzzles_of(load("schuss-und-tor"))[0]
    for spoilt in (
        msgspec.structs.replace(puzzle, rules="0-other"),
        msgspec.structs.replace(puzzle, moves=(*puzzle.moves, (puzzle.seat, "play-on"))),
        msgspec.structs.replace(puzzle, seat=1 - puzzle.seat),
    ):
        with pytest.raises(Refused):
            table_of(spoilt)
    with pytest.raises(Refused):
        read_puzzles(b'{"game": 7}\n')


# ---- making them


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("WORLDS", 40), ("AT_ONCE", 20), ("GLANCE", 8), ("LONGEST", 14)):
        monkeypatch.setattr(puzzling, name, value)


@pytest.mark.usefixtures("quick")
def test_the_hardest_come_first_and_it_is_said_how_many_games_it_took() -> None:
    made = make_puzzles("schuss-und-tor", games=2, count=1, seed=5)
    assert made.games == 2
    assert len(made.puzzles) == min(1, made.found)
    assert made == make_puzzles("schuss-und-tor", games=2, count=1, seed=5)
    for puzzle in made.puzzles:
        assert puzzle.seat in table_of(puzzle).playing().awaited()


@pytest.mark.usefixtures("quick")
def test_the_command_makes_them(ludofoot: Command, tmp_path: Path) -> None:
    file = tmp_path / FILE
    ran = ludofoot("puzzles", "schuss-und-tor", "--games", "2", "--seed", "5", "-o", file)
    assert ran.code == 0
    assert ran.out.startswith("2 games looked through, ")
    assert all(isinstance(puzzle, Puzzle) for puzzle in read_puzzles(file.read_bytes()))
    assert ludofoot("puzzles", "passe-eclair").refused("no-puzzles")
    assert ludofoot("puzzles", "finale", "--games", "0").refused("bad-games")


# ---- solving them in the terminal


def typed_answer(move: str) -> str:
    """The answer in notation, after orders that are refused."""
    return f"c\nu\ns\nnonsense\n{move}\n"


@pytest.mark.parametrize(("lang", "number"), [("en", 1), ("en", 2), ("fr", 3), ("de", 6)])
def test_the_one_of_a_day_is_solved_in_the_terminal_and_explained(
    ludofoot: Command, lang: str, number: int
) -> None:
    puzzle = puzzle_of_number(number).puzzle
    voice = Voice(lang, puzzle.game)
    place = number % 2
    ran = ludofoot(
        "puzzles", "--number", number, "--lang", lang, typed=typed_answer(puzzle.options[place].move)
    )
    assert ran.code == 0
    assert ran.out.count(voice.word("refuse-puzzle-alone")) == 3
    assert voice.word("puzzle-wrong" if place else "puzzle-right") in ran.out
    assert f"{round(100 * puzzle.options[0].chance)}" in ran.out
    assert "{" not in ran.out


def test_today_s_is_asked_by_the_date_and_left_without_a_trace(ludofoot: Command, tmp_path: Path) -> None:
    ludofoot.monkeypatch.chdir(tmp_path)
    ran = ludofoot("puzzles", "--today", typed="q\n")
    assert ran.code == 0
    assert "Puzzle no. " in ran.out
    assert ludofoot("puzzles", "--today").code == 0, "nobody answers"
    assert not list(tmp_path.iterdir())
    for asked in ((), ("finale", "--today"), ("--today", "--number", "3"), ("finale", "--number", "3")):
        assert ludofoot("puzzles", *asked).refused("puzzles-which")
    assert ludofoot("puzzles", "--number", "0").refused("no-such-puzzle")
    assert ludofoot("puzzles", "--number", "99999").refused("puzzle-not-yet")


@pytest.fixture
def ludofoot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)
