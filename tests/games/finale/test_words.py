"""Numbers that stand for words follow the lists of these words."""

from __future__ import annotations

from ludofoot.games.finale.box import KINDS
from ludofoot.games.finale.records import (
    CARDS,
    COLOURS,
    LINES,
    MEN,
    PHASES,
    PRESETS,
    SLOTS,
    STEPS,
    SYMBOLS,
    TEAM_SIZE,
    ChoiceText,
    Step,
)
from ludofoot.games.finale.rules import cards, position
from ludofoot.games.finale.rules.judging import STEP_CLAUSES, STEP_WORDS, TURN_CLAUSES
from ludofoot.games.finale.rules.names import CARD_NUMBERS, MAN_NUMBERS
from ludofoot.games.finale.rules.telling import CHOICES, SEALED_CLAUSES
from tests.games.finale.scene import Scene

STEP_NUMBERS: dict[Step, int] = {
    "team": position.TEAM,
    "deck": position.DECK,
    "substitution": position.SUBSTITUTION,
    "tactic": position.TACTIC,
    "footballers": position.PICK,
    "replacement": position.REPLACEMENT,
    "counter": position.COUNTER,
    "further": position.FURTHER,
    "exchange": position.EXCHANGE,
    "stand-in": position.STAND_IN,
    "shooters": position.SHOOTERS,
    "over": position.OVER,
}


def numbered(words: tuple[str, ...], first: int = 0) -> dict[str, int]:
    return {word: number for number, word in enumerate(words, first)}


def test_steps_are_numbered_in_the_order_of_their_words() -> None:
    assert numbered(STEPS) == STEP_NUMBERS
    assert [f"step-{step}" for step in STEPS[:-1]] == STEP_WORDS
    assert len(STEP_CLAUSES) == len(STEP_WORDS)
    # While men are picked, the phase says whose choice it is; when it is over, the result.
    assert set(TURN_CLAUSES) == set(STEP_NUMBERS.values()) - {position.PICK, position.OVER}


def test_what_is_sealed_is_told_by_the_word_of_its_step() -> None:
    words: dict[int, ChoiceText] = dict(CHOICES)
    assert words == {STEP_NUMBERS[word]: word for word in words.values()}
    state = Scene().state
    for step in STEP_NUMBERS.values():
        state.step = step
        assert state.is_sealed() == (step in CHOICES) == (step in SEALED_CLAUSES)


def test_colours_and_phases_are_numbered_in_the_order_of_their_words() -> None:
    assert numbered(COLOURS) == {"blue": cards.BLUE, "red": cards.RED}
    assert numbered(PHASES) == {"approach": cards.APPROACH, "shot": cards.SHOT}


def test_lines_slots_and_symbols_are_numbered_in_the_order_of_their_words() -> None:
    lines = {
        "goalkeeper": cards.GOAL,
        "defender": cards.DEFENCE,
        "midfielder": cards.MIDFIELD,
        "attacker": cards.ATTACK,
    }
    assert numbered(LINES) == lines
    assert numbered(SLOTS) == {**lines, "anybody": cards.ANYBODY}
    symbols = {"cross": cards.CROSS, "yellow": cards.YELLOW, "red": cards.RED_CARD}
    assert numbered(SYMBOLS, 1) == symbols


def test_letters_of_the_box_come_in_the_order_of_their_words() -> None:
    assert "".join(line[0].upper() for line in LINES) == KINDS
    assert f"{KINDS}?" == cards.KIND_LETTERS
    assert "-X" + "".join(symbol[0].upper() for symbol in SYMBOLS[1:]) == cards.SYMBOL_LETTERS


def test_footballers_and_tactic_cards_are_numbered_in_the_order_of_their_names() -> None:
    assert numbered(MEN) == MAN_NUMBERS
    assert numbered(CARDS) == CARD_NUMBERS
    assert len(MEN) == len(COLOURS) * cards.MAN_COUNT
    assert (TEAM_SIZE, len(CARDS)) == (cards.MAN_COUNT, cards.CARD_COUNT)
    assert CARDS[cards.SCHLUSSKARTE] == "schlusskarte"


def test_decks_of_one_colour_come_in_the_order_of_their_words() -> None:
    presets = Scene().state.cards.presets
    first_letters = [{CARDS[card][0] for card in range(len(CARDS)) if deck >> card & 1} for deck in presets]
    assert first_letters == [{colour[0]} for colour in PRESETS]
