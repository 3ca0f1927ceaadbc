"""A box of one's own: its numbers are printed, and nothing else changes."""

from __future__ import annotations

from importlib.resources import files

import pytest

from ludofoot.art.box import contents, opened
from ludofoot.art.contents import count_of
from ludofoot.catalogue import load
from ludofoot.core.records import Refused
from ludofoot.press import Job, print_box
from tests.press.reading import GAMES, box_in, document, words_on


def shipped(game: str) -> str:
    return (files(load(game).package) / "box.toml").read_text("utf-8")


def changed(game: str, *changes: tuple[str, str]) -> str:
    text = shipped(game)
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def test_real_numbers_are_printed() -> None:
    """Another footballer, another price: on the front, on the back, and only in this document."""
    own = changed(
        "footmania",
        (
            'Aubin = { colour = "yellow", numbers = [1], extra = 0, price = 2, reduced = 1 }',
            '"Šüßik" = { colour = "yellow", numbers = [1], extra = 0, price = 9, reduced = 4 }',
        ),
    )
    assert load("footmania").check_box(own) is None
    pdf = document("footmania", box=own)
    assert "SÜSSIK" in words_on(pdf[2])
    assert "900,000" in words_on(pdf[3])
    assert "AUBIN" in words_on(document("footmania")[2])
    assert "AUBIN" not in words_on(pdf[2])


def test_counts_follow_the_box() -> None:
    own = changed("passe-eclair", ("dog = 6", "dog = 7"), ("michi = 4", "michi = 3"))
    cards = {one.face: one.count for one in box_in("passe-eclair", box=own).pieces[0].copies}
    assert (cards["face-dog"], cards["face-michi"]) == (7, 3)
    assert count_of(box_in("passe-eclair", box=own).pieces[0]) == 60


def test_values_follow_the_box() -> None:
    own = changed(
        "finale", ('max-mittelkreis = ["M", 1, [3, 2, 2, 2]', 'max-mittelkreis = ["M", 2, [3, 2, 2, 5]')
    )
    mine, theirs = (box_in("finale", box=text).artwork.drawings for text in (own, ""))
    different = {id for id in mine if mine[id] != theirs[id]}
    assert different == {"man-card-max-mittelkreis", "ring-max-mittelkreis"}


@pytest.mark.parametrize("game", GAMES)
def test_the_shipped_box_as_a_box_of_ones_own_prints_the_same(game: str) -> None:
    own = box_in(game, box=shipped(game) + "\n# mine\n")
    assert own == box_in(game)


def test_a_box_that_breaks_clauses_is_not_printed_and_everything_wrong_is_told() -> None:
    own = changed("schuss-und-tor", ("bomber = 4", "bomber = 3"), ("tor = 7", "tor = 8"))
    with pytest.raises(Refused) as refused:
        print_box(Job(load("schuss-und-tor").boxed(own)))
    assert refused.value.refusal.code == "bad-box"
    assert refused.value.refusal.args["problems"] == ("ST-03: jokers.bomber = 3 (4)", "ST-05: tor = 8 (7)")


def test_an_open_box_is_closed_again_and_is_nobody_elses() -> None:
    package = load("finale").package
    before = contents(package)
    with opened(package, "die = [9]"):
        assert contents(package) == {"die": [9]}
        assert "ring" in contents(load("footmania").package)
    assert contents(package) == before
