"""The box of Passe Éclair is drawn whole, and every word on it is asked for."""

import re
from html import unescape
from itertools import combinations

import pytest

from ludofoot.art.grey import grey_of
from ludofoot.art.lettering import initials
from ludofoot.art.portrait import MOODS
from ludofoot.games.passe_eclair.art import artwork
from ludofoot.games.passe_eclair.art.guys import CODES
from ludofoot.games.passe_eclair.records import FACES, NAMES, TOKENS

MARK = "¤"
ART = artwork(lambda id: f"{MARK}{id}")
CARDS = [*(f"face-{face}" for face in FACES), "back"]


def printed(id: str) -> list[str]:
    """The texts on a drawing."""
    return [unescape(words) for words in re.findall(r"<text[^>]*>([^<]*)</text>", ART.standalone(id))]


def test_every_card_of_the_box_is_drawn_and_no_other() -> None:
    assert {id for id in ART.drawings if id.startswith(("face-", "back"))} == set(CARDS)
    assert all((ART.drawings[id].width, ART.drawings[id].height) == (252, 352) for id in CARDS)


def test_every_token_is_drawn_on_both_sides() -> None:
    assert {f"token-consolation-{token}" for token in TOKENS} <= set(ART.drawings)
    assert {f"token-victory-{points}" for points in (1, 2, 3)} <= set(ART.drawings)
    assert {"token-victory-back", "token-consolation-back"} <= set(ART.drawings)


def test_everybody_has_a_medal_a_bust_and_a_letter() -> None:
    assert {f"{kind}-{name}-{mood}" for kind in ("medal", "bust") for name in NAMES for mood in MOODS} <= set(
        ART.drawings
    )
    assert {f"{kind}-{name}" for kind in ("medal", "letter") for name in (*NAMES, "dog", "michi")} <= set(
        ART.drawings
    )
    assert {"lid", "cap"} <= set(ART.drawings)


@pytest.mark.parametrize("face", [face for face in FACES if "-" in face])
def test_a_card_says_who_passes_to_whom(face: str) -> None:
    giver, taker = face.split("-")
    words = printed(f"face-{face}")
    assert words.count(CODES[giver].letter) == words.count(CODES[taker].letter) == 1  # type: ignore[index]
    assert {f"{MARK}NAME-{giver.upper()}", f"{MARK}NAME-{taker.upper()}"} <= set(words)


def test_every_word_comes_from_outside() -> None:
    letters = {code.letter for code in CODES.values()} | {MARK, "1", "2", "3"}
    for id in ART.drawings:
        for words in printed(id):
            assert words in letters or words.startswith(MARK), (id, words)


def test_the_dog_and_michi_carry_the_initials_they_have_in_the_language() -> None:
    assert initials("Gros Michi") == "GM"
    named = artwork(lambda id: {"card-dog": "Socks", "card-michi": "Big Michi"}.get(id, id))
    assert ">S<" in named.standalone("face-dog")
    assert ">BM<" in named.standalone("face-michi")


def test_codes_differ_in_shape_and_letter_and_in_grey() -> None:
    for one, other in combinations(CODES.values(), 2):
        assert one.shape != other.shape
        assert one.letter != other.letter
        assert grey_of(one.colour) != grey_of(other.colour)
