"""The box is checked against the sheet."""

from __future__ import annotations

import pytest

from ludofoot.core.cards import gathered, lowest
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.records import Refused
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.box import read_box, shipped_box
from ludofoot.games.football_a_la_carte.game import FootballALaCarteGame
from ludofoot.games.football_a_la_carte.records import FACES, Play
from ludofoot.games.football_a_la_carte.rules.cards import FACE_NUMBERS
from ludofoot.games.football_a_la_carte.rules.state import FootballALaCarte
from ludofoot.games.football_a_la_carte.views import FCView


@pytest.mark.clause("FC-01", "FC-06", "FC-26", "FC-50", "FC-D2")
def test_the_shipped_cards() -> None:
    cards = [FACES[face] for face in read_box(shipped_box()).cards()]
    assert len(cards) == 55
    kinds = {
        kind: sum(card.startswith(kind) for card in cards) for kind in ("straight", "left", "right", "free")
    }
    assert kinds == {"straight": 16, "left": 12, "right": 12, "free": 6}
    attackers = [card for card in cards if card.split("-")[0] in ("straight", "left", "right")]
    symbols = [card.rpartition("-")[2] for card in attackers]
    assert [symbols.count(symbol) for symbol in ("hand", "red", "blue")] == [12, 14, 14]
    assert cards.count("straight-4-blue") == 2
    assert [card for card in cards if card.startswith("keeper")] == [*FACES[70:74]]
    assert cards[-5:] == ["corner-red", "corner-red", "corner-blue", "corner-blue", "penalty"]
    assert [card for card in cards if card.startswith("free")] == [f"free-kick-{n}" for n in range(1, 7)]


@pytest.mark.clause("FC-01", "FC-06", "FC-25", "FC-26", "FC-40", "FC-46", "FC-50", "FC-58", "FC-D2")
@pytest.mark.parametrize(
    ("old", "new", "clause"),
    [
        ("penalties = 1", "penalties = 2", "FC-01"),
        ("penalties = 1", "penalties = 0", "FC-01"),
        ("title = 1", "title = 2", "FC-01"),
        ('"hrbb"', '"hrbx"', "FC-26"),
        ('"r"]', '"r", ""]', "FC-D2"),
        ("keepers = [1, 1, 1, 1]", "keepers = [1, 1, 1]", "FC-D2"),
        ("keepers = [1, 1, 1, 1]", "keepers = [1, 1, 3, -1]", "FC-D2"),
        ("corners = [2, 2]", "corners = [2, 2, 0]", "FC-D2"),
        ("1, 1, 1, 1, 1, 1, 0]", "1, 1, 1, 1, 1, 1]", "FC-D2"),
        ("corners = [2, 2]", "corners = [4, 0]", "FC-50"),
        ("1, 1, 1, 1, 1, 1, 0]", "3, 1, 1, 1, 0, 0, 0]", "FC-40"),
        (
            "keepers = [1, 1, 1, 1]\n# FC-50: red, blue\ncorners = [2, 2]",
            "keepers = [0, 0, 0, 0]\ncorners = [4, 4]",
            "FC-46",
        ),
        ("corners = [2, 2]\npenalties = 1", "corners = [2, 3]\npenalties = 0", "FC-58"),
        (
            'straight = ["", "rb", "hrb", "hrbb", "hrb", "hrb", "r"]',
            'straight = ["", "", "", "", "", "", ""]',
            "FC-01",
        ),
    ],
)
def test_a_wrong_number_cites_its_clause(old: str, new: str, clause: str) -> None:
    text = shipped_box()
    assert old in text
    refusal = GAME.check_box(text.replace(old, new))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("bad-box", clause)


def box(title: int, straight: str, free: int) -> str:
    rows = ", ".join(f'"{straight}"' if squares == 3 else '""' for squares in range(7))
    return (
        f"title = {title}\n[attackers]\nstraight = [{rows}]\nleft = [{rows}]\nright = [{rows}]\n"
        f"[specials]\nfree-kicks = [0, 0, 0, 0, {free}, 0, 0]\nkeepers = [1, 1, 1, 1]\n"
        "corners = [2, 2]\npenalties = 1\n"
    )


@pytest.mark.clause("FC-06", "FC-25", "FC-26")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        (box(2, "h" * 5 + "r" * 5 + "b" * 5, 0), "FC-06"),
        (box(1, "h" * 5 + "r" * 10, 1), "FC-26"),
        (box(1, "hrbhrbhr", 22), "FC-25"),
    ],
)
def test_other_numbers_that_add_up(text: str, clause: str) -> None:
    with pytest.raises(Refused) as refused:
        read_box(text)
    problems = refused.value.refusal.args["problems"]
    assert any(problem.startswith(f"{clause}:") for problem in problems)
    assert not any(problem.startswith("FC-01:") for problem in problems)


def printed_otherwise() -> FootballALaCarteGame:
    """The shipped cards, two kinds of them printed in another order."""
    other = shipped_box().replace('"hrbb"', '"brhb"').replace('left = ["r", "hb"', 'left = ["r", "bh"')
    return GAME.boxed(other)


def holding(game: FootballALaCarteGame, words: str) -> FootballALaCarte:
    """Seat 0 holds these cards of that box; seat 1 holds nothing."""
    state = game.start(Setup(2, opener=0), FastChance(1))
    held = gathered([lowest(game.deck.of_face[FACE_NUMBERS[face]]) for face in words.split()])
    state.hands.put(0, held)
    state.hands.put(1, 0)
    state.pile = game.deck.every & ~held
    return state


@pytest.mark.clause("FC-A51", "FC-D2")
def test_attackers_come_in_the_order_in_which_the_box_prints_them() -> None:
    state = holding(printed_otherwise(), "left-4-red straight-4-hand straight-4-blue straight-4-red")
    printed = ("straight-4-blue", "straight-4-red", "straight-4-hand", "left-4-red")
    view = GAME.view(state, 0)
    assert isinstance(view, FCView)
    assert view.hand == printed
    listed = [move.face for move in state.moves(0) or [] if isinstance(move, Play)]
    assert tuple(dict.fromkeys(listed)) == printed
    assert state.default(0) == Play("straight-4-blue", view.starts[0])


@pytest.mark.clause("FC-A51", "FC-D2")
def test_fewer_squares_and_straight_come_first_however_the_box_is_printed() -> None:
    state = holding(printed_otherwise(), "straight-4-blue left-2-hand left-2-blue straight-5-red")
    view = GAME.view(state, 0)
    assert isinstance(view, FCView)
    assert view.hand == ("left-2-blue", "left-2-hand", "straight-4-blue", "straight-5-red")


def test_the_order_of_print_changes_no_deal() -> None:
    """Records of a box printed otherwise still hold: the same luck deals the same cards."""
    one, other = (game.start(Setup(2), FastChance(5)).facts() for game in (GAME, printed_otherwise()))
    assert one == other


def test_a_box_of_ones_own_is_played_with() -> None:
    text = shipped_box().replace("corners = [2, 2]", "corners = [1, 3]")
    state = GAME.begin(Setup(2, box=text), FastChance(1))
    assert state.stock() == {"cards": 55}
    assert GAME.check_box("nonsense") is not None
