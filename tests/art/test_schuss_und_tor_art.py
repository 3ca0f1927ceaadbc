"""The box of Schuss und Tor is drawn whole, and every word on it is asked for."""

import re
from html import unescape
from itertools import combinations

import pytest

from ludofoot.art.artwork import Artwork
from ludofoot.art.cards import HEIGHT, WIDTH
from ludofoot.art.grey import grey_of
from ludofoot.art.lettering import DISPLAY, SCRIPT, TEXT, width
from ludofoot.art.portrait import MOODS
from ludofoot.games.schuss_und_tor.art import artwork
from ludofoot.games.schuss_und_tor.art.heroes import CODES
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, NAMES

MARK = "¤"
ART = artwork(lambda id: f"{MARK}{id}")
CARDS = [
    *(f"face-{face}" for face in FACES),
    *(f"action-{action}" for action in ACTIONS),
    "back-green",
    "back-red",
]


def printed(art: Artwork, id: str) -> list[str]:
    """The texts on a drawing."""
    return [unescape(words) for words in re.findall(r"<text[^>]*>([^<]*)</text>", art.standalone(id))]


def test_every_piece_of_the_box_is_drawn() -> None:
    assert set(CARDS) <= set(ART.drawings)
    assert {"lid", "medal-bomber", "medal-tormann"} <= set(ART.drawings)
    assert {f"letter-{hero}" for hero in CODES} <= set(ART.drawings)
    assert {f"{kind}-{name}" for kind in ("medal", "bust") for name in NAMES} <= set(ART.drawings)
    assert {f"medal-{name}-{mood}" for name in NAMES for mood in MOODS} <= set(ART.drawings)


def test_no_card_is_drawn_that_is_not_in_the_box() -> None:
    drawn = {id for id in ART.drawings if id.startswith(("face-", "action-", "back-"))}
    assert drawn == set(CARDS)


@pytest.mark.parametrize("id", CARDS)
def test_a_card_measures_63_by_88_mm(id: str) -> None:
    drawing = ART.drawings[id]
    assert (drawing.width, drawing.height) == (WIDTH, HEIGHT) == (252, 352)
    assert '" width="63mm" height="88mm"' in ART.standalone(id)


def test_no_two_drawings_are_alike() -> None:
    for one, other in combinations(ART.drawings.values(), 2):
        assert one.body != other.body, (one.id, other.id)


def test_every_word_comes_from_outside() -> None:
    letters = {code.letter for code in CODES.values()}
    for id in ART.drawings:
        for words in printed(ART, id):
            assert words in letters or words.startswith(MARK) or re.fullmatch(r"\+\d", words), (id, words)


@pytest.mark.parametrize("face", [face for face in FACES if "-" in face])
def test_a_footballer_card_says_who_gives_and_who_gets(face: str) -> None:
    giver, taker = face.split("-")
    words = printed(ART, f"face-{face}")
    assert f"{MARK}NAME-{giver.upper()}" in words
    assert f"{MARK}NAME-{taker.upper()}" in words
    assert words.count(giver[0].upper()) == (2 if giver == taker else 1)
    assert words.count(taker[0].upper()) == (2 if giver == taker else 1)


@pytest.mark.parametrize("action", [action for action in ACTIONS if action.rpartition("-")[2] in CODES])
def test_a_goal_that_may_be_prevented_shows_by_whom(action: str) -> None:
    stopper = action.rpartition("-")[2]
    assert stopper[0].upper() in printed(ART, f"action-{action}")


def test_codes_differ_in_shape_and_letter_and_in_grey() -> None:
    for one, other in combinations(CODES.values(), 2):
        assert one.shape != other.shape
        assert one.letter != other.letter
        assert grey_of(one.colour) != grey_of(other.colour)


def test_long_words_shrink_to_fit_their_card() -> None:
    faces = {face.family: face for face in (DISPLAY, SCRIPT, TEXT)}
    wordy = artwork(lambda id: "Donaudampfschifffahrtsgesellschaft mit beschränkter Haftung")
    for id in CARDS:
        for x, family, size, anchor, words in re.findall(
            r'<text x="([\d.]+)" y="[\d.]+" font-family="([^"]+)" font-size="([\d.]+)"[^>]*'
            r'text-anchor="(\w+)">([^<]*)<',
            wordy.standalone(id),
        ):
            long = width(unescape(words), float(size), faces[family])
            left = float(x) - (long / 2 if anchor == "middle" else 0)
            assert left >= 10
            assert left + long <= WIDTH - 10


def test_words_are_escaped() -> None:
    assert "<b>" not in artwork(lambda id: '<b>"&').sprite()
