"""The box of Finale is drawn whole, no two footballers look alike, and every word is asked for."""

import re
from html import unescape
from itertools import combinations

import pytest

from ludofoot.art.crowd import traits
from ludofoot.art.grey import grey_of
from ludofoot.games.finale.art import artwork
from ludofoot.games.finale.art.team import KINDS, SIDES, Man, faces, team
from ludofoot.games.finale.records import CARDS, COLOURS, MEN

MARK = "¤"
ART = artwork(lambda id: f"{MARK}Max {MARK}{id}" if id.startswith("man-") else f"{MARK}{id}")
PRINTED = [
    *(f"man-card-{man}" for man in MEN),
    *(f"tactic-{card}" for card in CARDS),
    *(f"back-{colour}" for colour in COLOURS),
]


def printed(id: str) -> list[str]:
    """The texts on a drawing."""
    return [unescape(words) for words in re.findall(r"<text[^>]*>([^<]*)</text>", ART.standalone(id))]


def test_every_card_of_the_box_is_drawn_and_no_other() -> None:
    assert {id for id, drawing in ART.drawings.items() if drawing.height == 352} == set(PRINTED)
    assert [man.id for man in team()] == list(MEN)


def test_every_footballer_has_a_portrait_and_a_tile_whose_ring_is_apart() -> None:
    layers = {f"{layer}-{man}" for layer in ("portrait", "tile", "ring") for man in MEN}
    assert layers <= set(ART.drawings)
    assert {f"strength-{value}" for man in team() for value in man.strengths} <= set(ART.drawings)
    assert {"mark-approach", "mark-shot", "mark-booked"} <= set(ART.drawings)


def test_the_board_is_drawn_with_what_moves_on_it() -> None:
    assert {"lid", "pitch", "tracks", "referee", "score-red", "score-blue"} <= set(ART.drawings)
    assert {f"die-{colour}-{value}" for colour in COLOURS for value in (0, 1, 2, 3)} <= set(ART.drawings)
    assert "90'" in printed("tracks")


def test_no_two_footballers_look_alike_and_their_kits_tell_the_sides_apart() -> None:
    known = faces()
    for one, other in combinations(MEN, 2):
        assert traits(known[one]) != traits(known[other]), (one, other)
    kits = {
        side: {known[man.id].kit for man in team() if man.side == side and man.kind != "G"} for side in SIDES
    }
    assert kits == {"red": {"hoop"}, "blue": {"stripes"}}


@pytest.mark.parametrize("man", team(), ids=lambda man: man.id)
def test_a_ring_turns_to_the_left_from_state_to_state(man: Man) -> None:
    body = ART.drawings[f"ring-{man.id}"].body
    edges = re.findall(r'<g transform="translate\(126 126\)(?: rotate\((\d+)\))?">(.*?)</g>', body)
    assert [int(turn or 0) for turn, _ in edges] == [0, 90, 180, 270]
    assert [int(re.findall(r"#pips-(\d)", edge)[0]) for _, edge in edges] == list(man.strengths)
    assert [(re.findall(r"#symbol-(\w)", edge) or ["-"])[0] for _, edge in edges] == list(man.symbols)


@pytest.mark.parametrize("man", team(), ids=lambda man: man.id)
def test_a_card_says_name_kind_and_value(man: Man) -> None:
    words = printed(f"man-card-{man.id}")
    assert f"{MARK}man-{man.id}".upper() in words
    assert {man.kind, str(man.value)} <= set(words)


def test_a_tactic_without_approach_says_so_and_an_arrow_stands_under_its_kind() -> None:
    assert f"{MARK}note-direct" in printed("tactic-w1")
    assert f"{MARK}note-direct" not in printed("tactic-schlusskarte")
    assert [words for words in printed("tactic-v3a") if words in "AMDG?"] == list("DMADMMAG")
    assert 'd="M68 224v22' in ART.drawings["tactic-v3a"].body


def test_every_word_comes_from_outside() -> None:
    own = re.compile(rf"[AMDG?]|\d|\d+'|!!?|{MARK}.*")
    for id in ART.drawings:
        for words in printed(id):
            assert own.fullmatch(words), (id, words)


def test_kinds_differ_in_shape_and_letter_and_sides_in_grey() -> None:
    for one, other in combinations(KINDS.values(), 2):
        assert one.shape != other.shape
        assert one.letter != other.letter
        assert grey_of(one.colour) != grey_of(other.colour)
    assert grey_of(SIDES["red"]) != grey_of(SIDES["blue"])
