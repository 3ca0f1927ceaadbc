"""The cards: ST-03 to ST-08, ST-21, ST-24, ST-41, ST-42, ST-D1, ST-D2."""

from __future__ import annotations

from collections import Counter

import pytest

from ludofoot import FastChance, Setup, Sink
from ludofoot.core.cards import size
from ludofoot.core.records import Refusal
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.box import shipped_box
from ludofoot.games.schuss_und_tor.records import ACTIONS, FACES, NAMES
from tests.games.schuss_und_tor.scene import DECK

BOX = shipped_box()
green_cards = Counter(FACES[face] for face in DECK.greens)
action_cards = Counter(ACTIONS[kind] for kind in DECK.actions)


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


@pytest.mark.clause("ST-03")
def test_33_footballer_cards_25_named_4_bomber_4_tormann() -> None:
    assert len(DECK.greens) == 33
    assert green_cards["bomber"] == green_cards["tormann"] == 4
    assert sum(count for face, count in green_cards.items() if "-" in face) == 25
    assert (size(DECK.named), size(DECK.bomber), size(DECK.tormann)) == (25, 4, 4)


@pytest.mark.clause("ST-04")
def test_27_action_cards() -> None:
    assert len(DECK.actions) == size(DECK.every_action) == 27


@pytest.mark.clause("ST-D1")
@pytest.mark.clause("ST-21")
@pytest.mark.clause("ST-23")
@pytest.mark.clause("ST-24")
def test_each_ordered_pair_of_the_five_names_exists_once_also_a_name_with_itself() -> None:
    names = ("fritz", "max", "otto", "willi", "luigi")
    assert names == NAMES
    pairs = [f"{first}-{second}" for first in names for second in names]
    assert [FACES[face] for face in DECK.greens] == [*pairs, *["tormann"] * 4, *["bomber"] * 4]


@pytest.mark.clause("ST-D2")
@pytest.mark.clause("ST-05", "ST-06", "ST-07", "ST-08", "ST-41", "ST-42")
def test_the_action_cards_of_the_box() -> None:
    assert action_cards == {
        "tor": 7,
        "zwei-tore": 1,
        **{f"tor-{name}": 2 for name in NAMES},
        "freistoss-bomber": 1,
        "ecke-bomber": 1,
        "freistoss-tormann": 1,
        "elfmeter-tormann": 1,
        "hand": 1,
        "aus": 1,
        "foul": 1,
        "verletzt": 1,
        "schiedsrichter": 1,
    }
    assert (
        sum(count for action, count in action_cards.items() if action[:4] in ("tor-", "frei", "ecke", "elfm"))
        == 14
    )


def test_our_own_box_and_no_box_are_accepted() -> None:
    assert refusal() is None
    assert GAME.check(Setup(2)) is None


@pytest.mark.parametrize(
    ("clause", "old", "new"),
    [
        pytest.param("ST-03", "bomber = 4", "bomber = 5", marks=pytest.mark.clause("ST-03")),
        pytest.param("ST-03", "\ntormann = 4", "\ntormann = 3", marks=pytest.mark.clause("ST-03")),
        pytest.param("ST-03", "\ntormann = 4", "", marks=pytest.mark.clause("ST-03")),
        pytest.param("ST-03", "otto = [1, 1,", "otto = [1, 0,", marks=pytest.mark.clause("ST-03")),
        pytest.param("ST-D1", "otto = [1, 1,", "otto = [3, -1,", marks=pytest.mark.clause("ST-D1")),
        pytest.param("ST-21", "otto = [1, 1,", "otto = [2,", marks=pytest.mark.clause("ST-21")),
        pytest.param("ST-21", "\notto = [1, 1, 1, 1, 1]", "", marks=pytest.mark.clause("ST-21")),
        pytest.param("ST-24", '"max", "otto"', '"otto", "max"', marks=pytest.mark.clause("ST-24")),
        pytest.param("ST-05", "\ntor = 7", "\ntor = 8", marks=pytest.mark.clause("ST-05")),
        pytest.param("ST-06", "zwei-tore = 1", "zwei-tore = 0", marks=pytest.mark.clause("ST-06")),
        pytest.param("ST-07", "tor-willi = 2", "tor-willi = 3", marks=pytest.mark.clause("ST-07")),
        pytest.param("ST-08", "\nhand = 1", "\nhand = 2", marks=pytest.mark.clause("ST-08")),
        pytest.param("ST-08", "\naus = 1", "\naus = 0", marks=pytest.mark.clause("ST-08")),
        pytest.param("ST-08", "\nfoul = 1", "\nfoul = 2", marks=pytest.mark.clause("ST-08")),
        pytest.param("ST-08", "\nverletzt = 1", "\nverletzt = 2", marks=pytest.mark.clause("ST-08")),
        pytest.param("ST-08", "\nschiedsrichter = 1", "", marks=pytest.mark.clause("ST-08")),
        pytest.param("ST-04", "\nhand = 1", "\nhand = 1\nelfer = 1", marks=pytest.mark.clause("ST-04")),
    ],
)
def test_a_box_that_breaks_a_count_of_the_sheet_is_refused_with_its_clause(
    clause: str, old: str, new: str
) -> None:
    assert clauses((old, new)) == [clause]


@pytest.mark.clause("ST-04")
def test_there_are_no_fewer_than_no_cards() -> None:
    assert clauses(("tor-willi = 2", "tor-willi = -1"), ("tor-luigi = 2", "tor-luigi = 5")) == ["ST-04"]


@pytest.mark.clause("ST-41")
@pytest.mark.parametrize("kind", ["freistoss-bomber", "ecke-bomber"])
def test_one_free_kick_and_one_corner_are_the_bombers(kind: str) -> None:
    assert clauses((f"{kind} = 1", f"{kind} = 2"), ("tor-max = 2", "tor-max = 1")) == ["ST-41"]


@pytest.mark.clause("ST-42")
@pytest.mark.parametrize("kind", ["freistoss-tormann", "elfmeter-tormann"])
def test_one_free_kick_and_one_penalty_are_the_keepers(kind: str) -> None:
    assert clauses((f"{kind} = 1", f"{kind} = 0"), ("tor-max = 2", "tor-max = 3")) == ["ST-42"]


def test_every_problem_of_a_box_is_told_at_once() -> None:
    assert clauses(("bomber = 4", "bomber = 5"), ("\nhand = 1", "\nhand = 2")) == ["ST-03", "ST-08"]


def test_a_box_that_cannot_be_read_is_refused() -> None:
    found = refusal(("[jokers]", "[jokers"))
    assert found is not None
    assert (found.code, found.clause) == ("damaged-box", "")
    unknown = refusal(("[jokers]", "[joker]"))
    assert unknown is not None
    assert unknown.code == "damaged-box"


@pytest.mark.clause("ST-D1")
def test_a_box_of_ones_own_with_other_pairs_is_played() -> None:
    """The 5 x 5 square is inferred: whoever owns the cards may know better."""
    box = BOX.replace("otto = [1, 1, 1, 1, 1]", "otto = [5, 0, 0, 0, 0]")
    for seed in range(20):
        state = GAME.boxed(box).start(Setup(4, box=box), FastChance(seed))
        held = Counter(FACES[face] for seat in range(4) for face in state.faces(state.hands.get(seat)))
        assert held["otto-fritz"] >= 4
        assert not held["otto-max"]
        chance = FastChance(seed, 1)
        while state.awaited():
            (seat,) = state.awaited()
            moves = state.moves(seat) or []
            assert len(set(moves)) == len(moves)
            state.stride(seat, chance, Sink())
        assert state.stock() == {"green": 33, "action": 27}
