"""A box is checked against the sheet: each thing that is wrong in it is named with its clause."""

from __future__ import annotations

import re

import pytest

from ludofoot.core.records import Refused
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.box import read_box, shipped_box

TEXT = shipped_box()
BOARD, CARDS = TEXT.split("[footballers]")


def problems(text: str) -> set[str]:
    """The clauses that a box breaks."""
    with pytest.raises(Refused) as caught:
        read_box(text)
    refusal = caught.value.refusal
    assert refusal.code == "bad-box"
    found = refusal.args["problems"]
    assert isinstance(found, tuple)
    assert refusal.clause == str(found[0]).partition(":")[0]
    assert GAME.check_box(text) == refusal
    return {str(line).partition(":")[0] for line in found}


def squares(old: str, new: str, count: int = -1) -> str:
    """The box with other squares."""
    assert f'"{old}"' in BOARD
    return BOARD.replace(f'"{old}"', f'"{new}"', count) + "[footballers]" + CARDS


def cards(old: str, new: str, count: int = 1) -> str:
    """The box with other cards."""
    assert old in CARDS
    return BOARD + "[footballers]" + CARDS.replace(old, new, count)


def without(name: str) -> str:
    """The box without one card."""
    return BOARD + "[footballers]" + re.sub(rf"^{name} = .*\n", "", CARDS, count=1, flags=re.M)


def test_our_own_box_is_whole() -> None:
    assert len(read_box(TEXT).footballers) == 86
    assert GAME.check_box(TEXT) is None
    with pytest.raises(Refused) as caught:
        read_box("ring = [")
    assert caught.value.refusal.code == "damaged-box"


@pytest.mark.clause(
    "FM-22", "FM-26", "FM-32", "FM-33", "FM-101", "FM-106", "FM-109", "FM-123", "FM-133", "FM-135", "FM-D1"
)
def test_the_board() -> None:
    for kind, clause in (
        ("blue", "FM-32"),
        ("red", "FM-33"),
        ("plus", "FM-22"),
        ("question", "FM-101"),
        ("euromatch", "FM-123"),
        ("pactole", "FM-135"),
        ("centre", "FM-26"),
        ("championship", "FM-133"),
    ):
        assert problems(squares(kind, "blue" if kind != "blue" else "red")) == {clause}
    assert problems(squares("socks", "shoes")) == {"FM-109"}
    assert problems(squares("socks", "blue", 1)) == {"FM-106"}
    assert problems(squares("socks", "pactole", 1)) == {"FM-106", "FM-135"}
    assert problems(squares("plus", "centre", 1)) == {"FM-26"}
    assert problems(squares("plus", "championship", 1)) == {"FM-133"}
    assert problems(BOARD.replace('"centre", ', "") + "[footballers]" + CARDS) == {"FM-D1"}
    assert problems(BOARD.replace('"shoes", "blue", ', '"shoes", ', 1) + "[footballers]" + CARDS) == {"FM-D1"}


@pytest.mark.clause("FM-10", "FM-13", "FM-47", "FM-89", "FM-D2")
def test_the_footballers() -> None:
    for name in ('"Au bin"', "for", "all", "private", "Au1"):
        assert problems(cards("Aubin =", f"{name} =")) == {"FM-D2"}
    for numbers in ("[12]", "[0]", "[2, 2]", "[]"):
        assert problems(cards("numbers = [2]", f"numbers = {numbers}")) == {"FM-13"}
    assert problems(cards("extra = 0", "extra = -1")) == {"FM-89"}
    for reduced in (0, 2, 3):
        assert problems(cards("reduced = 1", f"reduced = {reduced}")) == {"FM-47"}
    assert problems(cards("numbers = [1],", "numbers = [2],", -1)) == {"FM-10"}
    four_keepers = cards("numbers = [1],", "numbers = [2],", 3)
    assert read_box(four_keepers).footballers["Jacquin"].places() == (1,)


@pytest.mark.clause("FM-103", "FM-109", "FM-127", "FM-134", "FM-D4", "FM-D6")
def test_the_other_cards() -> None:
    for name, clause in (
        ("shoes-a", "FM-109"),
        ("television", "FM-103"),
        ("league", "FM-134"),
        ("milan", "FM-127"),
    ):
        assert problems(without(name)) == {clause}
    for old, new in (
        ("television = 5", "television = -5"),
        ("league = 2", "league = -2"),
        ("income = 3", "income = -3"),
        ("resale = 6", "resale = -6"),
        ("strength = 30", "strength = -30"),
        ("receipts = 3", "receipts = -3"),
    ):
        assert problems(cards(old, new)) == {"FM-D6"}
    for pennants in (0, 6):
        assert problems(cards("pennants = 1", f"pennants = {pennants}")) == {"FM-127"}
    assert problems(cards("form-1 = 7", "form-1 = -1")) == {"FM-D4"}
    assert problems(cards("form-1 = 7", "form-1 = 35")) == {"FM-D4"}
    assert sum(read_box(cards("form-1 = 7", "form-1 = 34")).plus.values()) == 63
    assert read_box(without("fair-play")).plus.get("fair-play") is None
