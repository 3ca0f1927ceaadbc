"""The box of Le football à la carte is drawn whole, and every word on it is asked for."""

import re
from html import unescape

import pytest

from ludofoot.art.lettering import initials
from ludofoot.games.football_a_la_carte.art import artwork
from ludofoot.games.football_a_la_carte.art.board import CELL, FLAGS, HEIGHT, NET, WIDTH, middle
from ludofoot.games.football_a_la_carte.records import FACES, SQUARES

MARK = "¤"
ART = artwork(lambda id: f"{MARK}{id}")
CARDS = [*(f"face-{face}" for face in FACES), "title-card", "back"]


def printed(id: str) -> list[str]:
    """The texts on a drawing."""
    return [unescape(words) for words in re.findall(r"<text[^>]*>([^<]*)</text>", ART.standalone(id))]


def test_every_card_is_drawn_and_no_other() -> None:
    assert {id for id, drawing in ART.drawings.items() if drawing.width == 252} == set(CARDS)
    assert all(ART.drawings[id].height == 352 for id in CARDS)


@pytest.mark.parametrize("face", [face for face in FACES if re.search(r"\d-", face)])
def test_an_attacker_says_how_far_which_way_and_what_a_cut_would_show(face: str) -> None:
    way, squares, sign = face.split("-")
    drawing = ART.standalone(f"face-{face}")
    assert squares in printed(f"face-{face}")
    assert f'id="football-a-la-carte-face-{face}-attacker-{way}"' in drawing
    assert f'id="football-a-la-carte-face-{face}-sign-{sign}"' in drawing


def test_keepers_show_every_leg_of_their_way() -> None:
    assert [words for words in printed("face-keeper-straight-5") if words.isdigit()] == ["5"]
    assert [words for words in printed("face-keeper-left") if words.isdigit()] == ["2", "3"]


def test_every_square_of_the_pitch_has_its_place_and_every_edge_its_name() -> None:
    places = {middle(square) for square in SQUARES}
    assert len(places) == len(SQUARES) == 160
    assert all(0 < x < WIDTH and NET < y < HEIGHT - NET for x, y in places)
    assert middle("a1") == (CELL / 2, HEIGHT - NET - CELL / 2)
    assert sorted(printed("pitch-names-south")) == sorted(
        {part for name in SQUARES for part in (name[0], name[1:])}
    )
    assert printed("pitch-names-north")[0] == "j"


def test_half_a_turn_of_the_pitch_changes_its_ends_into_each_other() -> None:
    for square, colour in FLAGS.items():
        x, y = middle(square)
        (across,) = [other for other in FLAGS if middle(other) == (WIDTH - x, HEIGHT - y)]
        assert FLAGS[across] == colour


def test_every_word_comes_from_outside() -> None:
    for id in ART.drawings:
        for words in printed(id):
            named = id.startswith("pitch-names") and len(words) < 3
            assert words.startswith(MARK) or words in "RBP" or words.isdigit() or named, (id, words)


def test_a_free_kick_carries_its_initials() -> None:
    assert initials("Coup franc") == "CF"
    assert ">FK<" in artwork(lambda id: "Free kick").standalone("face-free-kick-1")
