"""The rules count with numbers where the records have words: each number is the place of its word."""

from __future__ import annotations

from ludofoot.games.footmania.asking import ASKS
from ludofoot.games.footmania.box import BANK, FINES
from ludofoot.games.footmania.knowhow import SPARE
from ludofoot.games.footmania.records import (
    COLOURS,
    KINDS,
    PILES,
    PLUSES,
    QUESTIONS,
    SPONSORS,
    SQUARES,
    STEPS,
)
from ludofoot.games.footmania.rules import board, cards, position
from ludofoot.games.footmania.rules.judging import STEP_CLAUSES, STEP_WORDS


def places(*words: str, among: tuple[str, ...]) -> list[int]:
    """Where these words stand."""
    return [among.index(word) for word in words]


def test_steps_are_numbered_as_they_are_listed() -> None:
    assert {step: number for number, step in enumerate(STEPS)} == {
        "roll": position.ROLL,
        "way": position.WAY,
        "draw": position.DRAW,
        "buy": position.BUY,
        "auction": position.AUCTION,
        "plus": position.PLUS,
        "return": position.RETURN,
        "debt": position.DEBT,
        "euromatch": position.EURO,
        "euro-plus": position.EURO_PLUS,
        "line-ups": position.LINE_UPS,
        "action": position.ACTION,
        "answer": position.ANSWER,
        "substitute": position.SUBSTITUTE,
        "over": position.OVER,
    }


def test_every_step_but_the_last_is_asked_by_a_clause() -> None:
    asked = STEPS[: position.OVER]
    assert list(STEP_WORDS) == [f"step-{step}" for step in asked]
    assert list(ASKS) == [f"ask-{step}" for step in asked]
    assert len(STEP_CLAUSES) == len(position.TURN_CLAUSES) == len(asked)


def test_colours_and_piles_are_numbered_as_they_are_listed() -> None:
    assert places("blue", "red", among=COLOURS) == [cards.BLUE, cards.RED]
    assert len(cards.BASIC) == len(COLOURS)
    assert places("national", "foreign", among=PILES) == [cards.NATIONAL, cards.FOREIGN]


def test_squares_are_numbered_as_they_are_listed() -> None:
    assert {kind: number for number, kind in enumerate(KINDS)} == {
        "championship": cards.CHAMPIONSHIP,
        "pactole": cards.PACTOLE,
        "blue": cards.BLUE_SQUARE,
        "red": cards.RED_SQUARE,
        "plus": cards.PLUS_SQUARE,
        "question": cards.QUESTION_SQUARE,
        "euromatch": cards.EURO_SQUARE,
        "shoes": cards.FIRST_SPONSOR_SQUARE,
        "shirt": cards.FIRST_SPONSOR_SQUARE + 1,
        "socks": cards.FIRST_SPONSOR_SQUARE + 2,
        "shorts": cards.FIRST_SPONSOR_SQUARE + 3,
        "centre": cards.CENTRE_SQUARE,
    }
    assert len(SQUARES) == board.SQUARE_COUNT
    assert places("M1", "M3", among=SQUARES) == [board.RING, board.CENTRE]
    assert places("7", "27", among=SQUARES) == [board.TOP, board.BOTTOM]


def test_question_mark_cards_are_numbered_as_they_are_listed() -> None:
    assert QUESTIONS[: cards.SPONSOR_CARDS] == SPONSORS
    assert [*BANK[:1], *BANK[-1:]] == ["television", "lottery"]
    assert [*FINES[:1], *FINES[-1:]] == ["league", "empty-stands"]
    assert {
        "testimonial": cards.TESTIMONIAL,
        "league": cards.FIRST_FINE,
        "bonuses": cards.BONUSES,
        "academy": cards.ACADEMY,
        "camp": cards.CAMP,
        "video": cards.VIDEO,
        "suspension": cards.SUSPENSION,
    }.items() <= {question: number for number, question in enumerate(QUESTIONS)}.items()
    sponsored = KINDS[cards.FIRST_SPONSOR_SQUARE : cards.CENTRE_SQUARE]
    assert list(SPONSORS) == [f"{kind}-{which}" for kind in sponsored for which in "ab"]


def test_plus_cards_are_numbered_as_they_are_listed() -> None:
    assert {plus: number for number, plus in enumerate(PLUSES)} == {
        "form-1": cards.FORM_1,
        "form-2": cards.FORM_2,
        "form-3": cards.FORM_3,
        "crowd": cards.CROWD,
        "injury": cards.INJURY,
        "red-card": cards.RED_CARD,
        "low-blow": cards.LOW_BLOW,
        "flu": cards.FLU,
        "medic": cards.MEDIC,
        "appeal": cards.APPEAL,
        "fair-play": cards.FAIR_PLAY,
    }
    assert sorted(SPARE) == list(range(cards.PLUS_KINDS)) == list(range(len(PLUSES)))
