"""The cards and tokens: PE-03 to PE-05, PE-19 to PE-21, PE-48, PE-56, PE-58, PE-D1 to PE-D3."""

from __future__ import annotations

from collections import Counter

import pytest

from ludofoot import FastChance, Setup
from ludofoot.core.cards import gathered, listed, size
from ludofoot.core.records import Refusal
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.box import deck_of, read_box, shipped_box
from ludofoot.games.passe_eclair.records import FACES, NAMES, TOKENS, Options, Ready
from ludofoot.games.passe_eclair.rules.cards import large, small
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from tests.games.passe_eclair.scene import DECK

BOX = shipped_box()
CARDS = Counter(FACES[face] for face in DECK.cards)


def refusal(*changes: tuple[str, str]) -> Refusal | None:
    """What is said of our box with these changes in its text."""
    text = BOX
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return GAME.check(Setup(2, box=text))


def clauses(*changes: tuple[str, str]) -> list[str]:
    found = refusal(*changes)
    assert found is not None
    assert found.code == "bad-box"
    told = [problem.partition(":")[0] for problem in found.args["problems"]]
    assert found.clause == told[0]
    return told


@pytest.mark.clause("PE-01")
def test_two_three_or_four_play() -> None:
    assert GAME.seats == (2, 3, 4)
    assert GAME.seats_clause() == "PE-01"
    verdicts = [GAME.check(Setup(seats)) for seats in (1, 2, 3, 4, 5)]
    assert [found is None for found in verdicts] == [False, True, True, True, False]


@pytest.mark.clause("PE-03")
def test_60_cards() -> None:
    assert len(DECK.cards) == size(DECK.every) == 60
    assert clauses(("dog = 6", "dog = 7")) == ["PE-03"]
    assert clauses(("dog = 6", "dog = 5")) == ["PE-03"]


@pytest.mark.clause("PE-04", "PE-48", "PE-D2")
def test_nine_victory_tokens_of_one_two_or_three_points() -> None:
    assert Counter(TOKENS[kind] for kind in DECK.victory) == {"1": 3, "2": 3, "3": 3}
    assert DECK.points_in(DECK.every_victory, 0) == 18
    assert clauses(("3 = 3\n", "3 = 4\n")) == ["PE-04"]
    assert clauses(("3 = 3\n", "4 = 3\n")) == ["PE-48"]
    assert clauses(("[victory]\n1 = 3\n2 = 3", "[victory]\n1 = -1\n2 = 7")) == ["PE-48"]
    assert refusal(("[victory]\n1 = 3\n2 = 3", "[victory]\n1 = 0\n2 = 6")) is None


@pytest.mark.clause("PE-05", "PE-56", "PE-58", "PE-D3")
def test_nine_consolation_tokens_partly_points_partly_wild_guys() -> None:
    expected = ["1", "1", "1", "2", "leon", "marlon", "rocce", "fabi", "vanessa"]
    assert [TOKENS[kind] for kind in DECK.consolation] == expected
    assert clauses(("fabi = 1\n", "fabi = 2\n")) == ["PE-05"]
    assert clauses(("fabi = 1\n", "willi = 1\n")) == ["PE-D3"]
    assert clauses(("1 = 3\n2 = 1\n3 = 0\nleon = 1", "leon = 5")) == ["PE-56"]
    ones = ("leon = 1\nmarlon = 1\nrocce = 1\nfabi = 1\nvanessa = 1\n", "")
    assert clauses(("2 = 1\n3 = 0", "2 = 6\n3 = 0"), ones) == ["PE-58"]
    assert clauses(("3 = 0\nleon = 1\n", "3 = -1\nleon = 2\n")) == ["PE-D3"]


@pytest.mark.clause("PE-19")
def test_most_cards_are_wild_guys_and_there_are_dogs_and_michis() -> None:
    assert (size(DECK.guys), size(DECK.dogs), size(DECK.michis)) == (50, 6, 4)
    assert DECK.guys | DECK.dogs | DECK.michis == DECK.every
    assert clauses(("dog = 6", "dog = 10"), ("michi = 4", "michi = 0")) == ["PE-19"]
    assert clauses(("dog = 6", "dog = 0"), ("michi = 4", "michi = 10")) == ["PE-19"]
    assert clauses(("dog = 6", "dog = 5\ncat = 1")) == ["PE-19"]
    few = [
        ("leon = [0, 3, 3, 2, 2]", "leon = [0, 3, 0, 0, 0]"),
        ("marlon = [2, 0, 3, 3, 2]", "marlon = [2, 0, 0, 0, 0]"),
    ]
    half = ("rocce = [2, 2, 0, 3, 3]", "rocce = [2, 2, 0, 1, 0]")
    more = ("rocce = [2, 2, 0, 3, 3]", "rocce = [2, 2, 0, 1, 1]")
    assert clauses(*few, half, ("dog = 6", "dog = 26")) == ["PE-19"]
    assert refusal(*few, more, ("dog = 6", "dog = 25")) is None


@pytest.mark.clause("PE-20")
def test_five_wild_guys_each_with_the_ball_on_some_card() -> None:
    assert NAMES == ("leon", "marlon", "rocce", "fabi", "vanessa")
    assert [size(DECK.with_large(name)) for name in range(5)] == [10] * 5
    assert clauses(('"fabi", "vanessa"]', '"vanessa", "fabi"]')) == ["PE-20"]
    none = ("rocce = [2, 2, 0, 3, 3]", "rocce = [0, 0, 0, 0, 0]")
    assert clauses(none, ("dog = 6", "dog = 16")) == ["PE-20"]


@pytest.mark.clause("PE-21")
def test_nobody_passes_to_himself() -> None:
    pairs = [face.split("-") for face in FACES if "-" in face]
    assert len(pairs) == 20
    assert all(large != small for large, small in pairs)
    assert clauses(("leon = [0, 3, 3, 2, 2]", "leon = [1, 3, 3, 1, 2]")) == ["PE-21"]
    assert clauses(("leon = [0, 3, 3, 2, 2]", "leon = [0, 3, 3, 4]")) == ["PE-21"]


@pytest.mark.clause("PE-22", "PE-23")
def test_large_has_the_ball_and_small_receives_it() -> None:
    pairs = [(NAMES[large(face)], NAMES[small(face)]) for face in range(20)]
    assert ["-".join(pair) for pair in pairs] == list(FACES[:20])


@pytest.mark.clause("PE-24")
def test_there_is_a_card_from_leon_to_marlon() -> None:
    assert clauses(("leon = [0, 3, 3, 2, 2]", "leon = [0, 0, 6, 2, 2]")) == ["PE-24"]
    assert refusal(("leon = [0, 3, 3, 2, 2]", "leon = [0, 1, 5, 2, 2]")) is None


@pytest.mark.clause("PE-D1")
def test_how_many_of_each() -> None:
    table = {
        "leon": (0, 3, 3, 2, 2),
        "marlon": (2, 0, 3, 3, 2),
        "rocce": (2, 2, 0, 3, 3),
        "fabi": (3, 2, 2, 0, 3),
        "vanessa": (3, 3, 2, 2, 0),
    }
    expected = {
        f"{large}-{small}": count
        for large, row in table.items()
        for small, count in zip(NAMES, row, strict=True)
        if count
    }
    assert {**expected, "dog": 6, "michi": 4} == CARDS
    assert clauses(("leon = [0, 3, 3, 2, 2]", "leon = [0, 3, 3, -1, 5]")) == ["PE-D1"]


def test_a_damaged_box_is_refused() -> None:
    found = refusal(("[victory]", "[victory"))
    assert found is not None
    assert found.code == "damaged-box"


def test_a_box_of_ones_own_is_played() -> None:
    box = BOX.replace("leon = [0, 3, 3, 2, 2]", "leon = [0, 7, 1, 1, 1]")
    assert GAME.check(Setup(3, box=box)) is None
    deck = GAME.boxed(box).deck
    assert size(deck.of_face[0]) == 7
    guys = deck.guys
    assert [deck.face_of(card) for card in listed(deck.one_each(guys))] == list(range(20))
    assert size(deck.one_each(deck.of_face[0] & ~(deck.of_face[0] & -deck.of_face[0]))) == 1


@pytest.mark.clause("PE-59", "PE-60")
def test_in_another_box_two_tokens_of_one_wild_guy_go_for_two_cards() -> None:
    changed = BOX
    for old, new in (("marlon = 1", "marlon = 2"), ("rocce = 1", "rocce = 0")):
        head, _, tail = changed.rpartition(old)
        changed = head + new + tail
    deck = deck_of(read_box(changed))
    state = PasseEclair(deck, 3, Options(), FastChance(1))
    state.consolation.put(0, deck.of_consolation[TOKENS.index("marlon")])
    marlons = [listed(deck.of_face[FACES.index(face)])[0] for face in ("marlon-leon", "marlon-rocce")]
    state.hands.put(0, gathered([*marlons, *listed(deck.dogs)[:5]]))
    moves = state.moves(0)
    assert moves is not None
    assert len(moves) == len(set(moves)) == 4
    assert Ready(("marlon-leon", "marlon-rocce")) in moves
