"""Boxes that somebody wrote to do harm: refused before anything is spent on them."""

from __future__ import annotations

import pytest

from ludofoot import load
from ludofoot.catalogue import find_games
from ludofoot.core.boxes import LARGEST, unpacked
from ludofoot.core.records import Refused

HOSTILE = {
    "a number without end": "extra = 4611686018427387904",
    "a number of many digits": "extra = " + "9" * 20_000,
    "a number beyond all cards": "extra = 1001",
    "a negative number": "extra = -1001",
    "a hexadecimal number": "extra = 0x7fffffff",
    "a float": "extra = 1e300",
    "a date": "day = 1979-05-27",
    "dotted keys": "\n".join(f"a{n}.b.c.d.e = 1" for n in range(900)),
    "one key of many parts": ".".join(["a"] * 2_000) + " = 1",
    "many keys": "\n".join(f"a{n} = 1" for n in range(3_000)),
    "one long list": "list = [" + "1," * 600 + "]",
    "lists in lists": "list = " + "[" * 100 + "]" * 100,
    "lists in lists over lines": "list = " + "[\n" * 100 + "]\n" * 100,
    "tables in tables": "t = " + "{a = " * 60 + "1" + "}" * 60,
    "a long text": f'name = "{"x" * 65}"',
    "a text over lines": 'name = """x"""',
    "too long": "#" * (LARGEST + 1),
    "a header of many parts": "[" + ".".join("abcde") + "]",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_what_is_out_of_bounds_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        unpacked(text)
    assert caught.value.refusal.code in ("damaged-box", "box-too-large")
    assert len(str(caught.value.refusal.args)) < 1_000, "a refusal is short, whatever it refuses"


def test_what_a_box_needs_is_within_bounds() -> None:
    for game in find_games().values():
        assert game.check_box(shipped(game.id)) is None


def shipped(game: str) -> str:
    from ludofoot.press.document import shipped_box

    return shipped_box(load(game))


def test_a_footballer_has_no_more_stars_than_a_card_has_room_for() -> None:
    text = shipped("footmania").replace("extra = 2", "extra = 900", 1)
    refusal = load("footmania").check_box(text)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("bad-box", "FM-89")
    assert len(refusal.args["problems"]) == 1
