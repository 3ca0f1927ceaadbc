"""Numbers that stand for words follow the lists of these words."""

from __future__ import annotations

from ludofoot.games.football_a_la_carte.box import SYMBOLS as LETTERS
from ludofoot.games.football_a_la_carte.records import COLOURS, DIRECTIONS, ENDS, FACES, STEPS
from ludofoot.games.football_a_la_carte.rules import cards, pitch, position
from ludofoot.games.football_a_la_carte.rules.judging import STEP_CLAUSES, STEP_WORDS
from ludofoot.games.football_a_la_carte.rules.telling import end_of

from .scene import Scene


def test_steps_are_numbered_in_the_order_of_their_words() -> None:
    numbers = {
        "kick-off": position.KICK_OFF,
        "play": position.PLAY,
        "follow": position.FOLLOW,
        "throw-in": position.THROW,
        "clear": position.CLEAR,
        "stop": position.STOP,
        "last-stop": position.LAST_STOP,
        "cut": position.CUT_PILE,
        "over": position.OVER,
    }
    assert {step: number for number, step in enumerate(STEPS)} == numbers
    assert [f"step-{step}" for step in STEPS[:-1]] == STEP_WORDS
    assert len(STEP_CLAUSES) == len(STEP_WORDS)


def test_directions_colours_and_ends_are_numbered_in_the_order_of_their_words() -> None:
    directions = {"straight": pitch.STRAIGHT, "left": pitch.LEFT, "right": pitch.RIGHT}
    assert {word: number for number, word in enumerate(DIRECTIONS)} == directions
    assert {word: number for number, word in enumerate(COLOURS, 1)} == {"red": pitch.RED, "blue": pitch.BLUE}
    assert ENDS == ("south", "north")
    assert end_of(Scene("0: Penalty; 1: Keeper-left", ball="e8", south=1).state, 1) == "south"


def test_faces_are_numbered_in_the_order_of_their_words() -> None:
    kinds = {
        "free-kick-1": cards.FIRST_FREE_KICK,
        "keeper-straight-4": cards.FIRST_KEEPER,
        "keeper-left": cards.KEEPER_LEFT,
        "keeper-right": cards.KEEPER_RIGHT,
        "corner-red": cards.CORNER_RED,
        "corner-blue": cards.CORNER_BLUE,
        "penalty": cards.PENALTY,
    }
    assert {face: FACES.index(face) for face in kinds} == kinds
    assert len(FACES) == cards.NO_FACE


def test_the_number_of_an_attacker_says_its_arrow_its_squares_and_its_symbol() -> None:
    symbols = {"hand": cards.HAND, "red": cards.RED_FLAG, "blue": cards.BLUE_FLAG}
    assert [LETTERS[number] for number in symbols.values()] == [word[0] for word in symbols]
    for number, face in enumerate(FACES[: cards.FIRST_FREE_KICK]):
        arrow, squares, symbol = face.split("-")
        assert DIRECTIONS[cards.arrow_on(number)] == arrow
        assert cards.squares_on(number) == int(squares)
        assert cards.symbol_on(number) == symbols[symbol]
