"""A whole game in notation: written, read, played again; what does not hold is refused with its line."""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot import FastChance, Refused, ScriptedChance, Setup
from ludofoot.core.digest import digest
from ludofoot.core.game import Game
from ludofoot.core.records import TABLE
from ludofoot.core.transcript import play_transcript, read_game, write_game
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.testing.walks import begin, walk
from tests.paces import market, race, sealed

FINGERS = """\
game fingers
seats 2
0 3
1 1
* lucky 3
0 2
1 2
* lucky 1
1 3
0 1
* lucky 1
= 2 1
"""


def written(game: Game[Any], setup: Setup, seed: int) -> str:
    moves = [(step.seat, step.move) for step in walk(game, setup, seed)]
    return write_game(game, setup, begin(game, setup, seed), moves)


def refusal(text: str, game: Game[Any] = sealed.GAME) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        play_transcript(read_game(text, game), game)
    return caught.value.refusal.code, caught.value.refusal.args


def changed(line: int, text: str) -> str:
    lines = FINGERS.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


# ---- there and back


@pytest.mark.parametrize("game", [GAME, sealed.GAME, race.GAME, market.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_that_is_played_from_its_text_is_written_with_the_same_text(game: Any, seed: int) -> None:
    setup = Setup(game.seats[-1])
    text = written(game, setup, seed)
    transcript = read_game(text, game)
    state = game.begin(transcript.setup, ScriptedChance(transcript.answers))
    assert write_game(game, transcript.setup, state, transcript.moves) == text
    assert digest(play_transcript(transcript, game)) == digest(state)


def test_every_part_of_the_text_is_read() -> None:
    transcript = read_game(FINGERS, sealed.GAME)
    assert (transcript.game, transcript.setup) == ("fingers", Setup(2))
    assert transcript.answers == [3, 1, 1]
    assert transcript.moves[:2] == [(0, sealed.Show(3)), (1, sealed.Show(1))]
    assert transcript.scores == [2, 1]


def test_the_text_of_a_small_game_is_as_documented() -> None:
    transcript = read_game(FINGERS, sealed.GAME)
    state = sealed.GAME.begin(transcript.setup, ScriptedChance(transcript.answers))
    assert write_game(sealed.GAME, transcript.setup, state, transcript.moves) == FINGERS


def test_options_and_the_opener_stand_in_the_header() -> None:
    setup = Setup(3, {"shooter": "passer", "parry": "waived"}, opener=2)
    text = written(GAME, setup, 1)
    assert text.splitlines()[:5] == [
        "game schuss-und-tor",
        "seats 3",
        "option parry waived",
        "option shooter passer",
        "opener 2",
    ]
    assert read_game(text, GAME).setup == setup
    assert "* opener" not in text


def test_an_option_that_is_a_number_stays_one() -> None:
    text = "game fingers\nseats 2\noption host -1\noption rounds 3\noption reading first\n"
    assert read_game(text, sealed.GAME).setup.options == {"host": -1, "rounds": 3, "reading": "first"}


def test_moves_of_the_table_are_marked() -> None:
    text = next(text for seed in range(20) if "\nT " in (text := written(race.GAME, Setup(2), seed)))
    assert (TABLE, race.TurnUp()) in read_game(text, race.GAME).moves


def test_blank_lines_and_spaces_do_not_matter() -> None:
    spaced = "\n\n".join(f"  {line} " for line in FINGERS.splitlines())
    assert read_game(spaced, sealed.GAME) == read_game(FINGERS, sealed.GAME)


def test_a_game_that_is_broken_off_has_no_scores() -> None:
    text = "\n".join(FINGERS.splitlines()[:5])
    state = play_transcript(read_game(text, sealed.GAME), sealed.GAME)
    assert state.outcome() is None


# ---- what cannot be read


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "game halma"),
        (1, "game"),
        (2, "seats two"),
        (3, "option reading"),
        (3, "opener me"),
        (3, "0"),
        (3, "0 many"),
        (3, "-1 3"),
        (3, "X 3"),
        (3, "hello world"),
        (5, "* lucky"),
        (5, "* lucky you"),
        (12, "= 2 one"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: int, text: str) -> None:
    assert refusal(changed(line, text)) == ("bad-notation", {"line": line, "text": text})


@pytest.mark.parametrize(
    "text",
    [
        "0 Fritz",
        "0 Fritz-Max:Udo",
        "0 Bomber:",
        "0 foul x",
        "0 PASS",
        "* action Fritz-Max",
        "* deal 0 Kaiser",
        "* won 1",
    ],
)
def test_a_line_of_schuss_und_tor_that_cannot_be_read_is_named(text: str) -> None:
    assert refusal(f"game schuss-und-tor\nseats 2\n{text}\n", GAME) == (
        "bad-notation",
        {"line": 3, "text": text},
    )


def test_a_long_line_is_not_repeated() -> None:
    assert refusal("9" * 500)[1]["text"] == "9" * 60


# ---- what does not hold


def test_a_game_without_seats_cannot_be_played() -> None:
    assert refusal("game fingers\n")[0] == "bad-seats"


@pytest.mark.parametrize(
    ("line", "text", "number"), [(3, "0 4", 1), (4, "0 1", 2), (4, "2 1", 2), (4, "T 1", 2), (9, "0 3", 6)]
)
def test_an_illegal_move_is_refused_with_its_number(line: int, text: str, number: int) -> None:
    assert refusal(changed(line, text)) == ("bad-transcript-move", {"number": number})


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    with pytest.raises(Refused) as caught:
        play_transcript(read_game(changed(3, "0 4"), sealed.GAME), sealed.GAME)
    assert caught.value.refusal.clause == "SE-01"


@pytest.mark.parametrize("seat", ["2", "99"])
def test_nobody_moves_who_does_not_sit_there(seat: str) -> None:
    text = written(race.GAME, Setup(2), 1)
    lines = text.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("0 "))
    lines[place] = seat + lines[place][1:]
    assert refusal("\n".join(lines), race.GAME)[0] == "bad-transcript-move"


@pytest.mark.parametrize(
    ("line", "text"),
    [(5, "* lucky 7"), (11, ""), (12, "= 1 2"), (12, ""), (12, "* lucky 2"), (5, "* lucky " + "9" * 30)],
)
def test_luck_or_scores_that_cannot_be_are_refused(line: int, text: str) -> None:
    assert refusal(changed(line, text))[0] == "bad-transcript-move"


def test_a_move_after_the_end_is_refused() -> None:
    assert refusal(FINGERS + "0 1\n") == ("bad-transcript-move", {"number": 7})


def test_a_transcript_needs_no_seed() -> None:
    """The luck in the text is enough: the same game comes out whatever generator dealt it."""
    state = GAME.begin(Setup(2), FastChance(3, 1))
    text = written(GAME, Setup(2), 3)
    again = play_transcript(read_game(text, GAME), GAME)
    assert again.outcome() is not None
    assert again.stock() == state.stock()
