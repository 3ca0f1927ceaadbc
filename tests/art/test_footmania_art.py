"""The box of Footmania is drawn whole, no two footballers look alike, and every word is asked for."""

import re
from html import unescape
from itertools import combinations, pairwise

import pytest

from ludofoot.art.box import contents
from ludofoot.art.crowd import crowd, traits
from ludofoot.art.grey import grey_of
from ludofoot.art.palette import RED
from ludofoot.games.footmania.art import artwork
from ludofoot.games.footmania.art.board import CELL, LONG, SHORT, corner, kind_of
from ludofoot.games.footmania.art.squad import GROUPS, PACKAGE, ROLES, STARS, Footballer, amount, squad
from ludofoot.games.footmania.records import KINDS, PLUSES, QUESTIONS, SQUARES, TEAMS

MARK = "¤"
ART = artwork(lambda id: f"{MARK}{id}")
BOX = contents(PACKAGE)
FRENCH = {"card-thousands": "\u00a0000", "card-millions": "\u00a0M", "card-decimal": ","}


def printed(id: str) -> list[str]:
    """The texts on a drawing."""
    return [unescape(words) for words in re.findall(r"<text[^>]*>([^<]*)</text>", ART.standalone(id))]


def test_every_card_of_the_box_is_drawn_and_no_other() -> None:
    faces = {f"footballer-{name}" for name in BOX["footballers"]}
    faces |= {f"question-{id}" for id in QUESTIONS} | {f"plus-{id}" for id in PLUSES}
    faces |= {f"team-{id}" for id in TEAMS}
    drawn = {id for id, drawing in ART.drawings.items() if drawing.height == 352}
    assert {id for id in drawn if not id.startswith("back-")} == faces
    assert len(squad()) == 86
    assert set(TEAMS) == set(BOX["teams"])


def test_every_deck_has_a_back_and_a_footballer_s_says_what_he_costs() -> None:
    decks = ("national", "foreign", "question", "plus", "euromatch")
    assert {f"back-{deck}" for deck in decks} <= set(ART.drawings)
    for man in squad():
        assert amount(man.price, lambda id: f"{MARK}{id}") in printed(f"back-{man.pile}-{man.price}")


def test_banknotes_counters_and_the_die_are_drawn() -> None:
    assert {f"money-{value}" for value in (1, 5, 10, 50)} <= set(ART.drawings)
    assert {f"token-{kind}" for kind in ("points-1", "points-2", "star", "trainee")} <= set(ART.drawings)
    assert {f"die-{value}" for value in range(1, 7)} <= set(ART.drawings)
    assert {"lid", "pactole"} <= set(ART.drawings)


def test_no_two_footballers_look_alike() -> None:
    known = crowd((man.name for man in squad()), RED)
    for one, other in combinations(known, 2):
        assert traits(known[one]) != traits(known[other]), (one, other)


@pytest.mark.parametrize("man", squad(), ids=lambda man: man.name)
def test_a_card_says_who_he_is_where_he_plays_and_what_he_is_worth(man: Footballer) -> None:
    id = f"footballer-{man.name}"
    words = printed(id)
    assert {man.name.upper(), f"{MARK}{ROLES[man.colour]}", *man.places.split("/")} <= set(words)
    stars = re.findall(r'#(star|bonus-star)"', ART.drawings[id].body)
    assert stars == ["star"] * STARS[man.colour] + ["bonus-star"] * man.extra
    assert f"portrait-{man.name}" in ART.drawings


@pytest.mark.parametrize("upright", [False, True])
def test_every_square_has_a_place_of_its_own_next_to_its_neighbours(upright: bool) -> None:
    places = {square: corner(square, upright=upright) for square in SQUARES}
    width, height = (SHORT, LONG) if upright else (LONG, SHORT)
    assert len(set(places.values())) == len(SQUARES) == 45
    assert all(0 <= x <= (width - 1) * CELL and 0 <= y <= (height - 1) * CELL for x, y in places.values())
    lap = [*map(str, range(40)), "0"]
    line = ["7", "M1", "M2", "M3", "M4", "M5", "27"]
    for way in (lap, line):
        for one, other in pairwise(way):
            (x, y), (next_x, next_y) = places[one], places[other]
            assert abs(x - next_x) + abs(y - next_y) == CELL, (one, other)


def test_both_boards_show_every_square() -> None:
    wanted = [f"kind-{kind_of(square)}" for square in SQUARES]
    for id in ("board", "board-upright"):
        assert re.findall(r'href="#(kind-\w+)"', ART.drawings[id].body) == wanted
    assert {f"square-{kind}" for kind in KINDS} <= set(ART.drawings)


def test_money_is_written_as_a_language_writes_it() -> None:
    assert [amount(money, FRENCH.__getitem__) for money in (1, 5, 10, 11, 50)] == [
        "100\u00a0000", "500\u00a0000", "1\u00a0M", "1,1\u00a0M", "5\u00a0M",
    ]  # fmt: skip


def test_every_word_comes_from_outside() -> None:
    names = {man.name.upper() for man in squad()}
    own = re.compile(rf"[BR?]|JP|\d+|[+−]\d|.*{MARK}.*")
    for id in ART.drawings:
        for words in printed(id):
            assert own.fullmatch(words) or words in names, (id, words)


def test_groups_differ_in_shape_and_in_grey() -> None:
    for one, other in combinations(GROUPS.values(), 2):
        assert one.shape != other.shape
        assert grey_of(one.colour) != grey_of(other.colour)
