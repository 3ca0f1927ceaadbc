"""Who sees what, and what may be remembered."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.core.records import SPECTATOR
from ludofoot.core.sink import Sink
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.events import Drew
from ludofoot.games.football_a_la_carte.imagining import deal_unseen
from ludofoot.games.football_a_la_carte.rules.cards import FACE_NUMBERS
from ludofoot.games.football_a_la_carte.rules.hands import remember_shown
from ludofoot.games.football_a_la_carte.rules.state import FootballALaCarte
from ludofoot.games.football_a_la_carte.views import FCView, ShownCard
from tests.games.football_a_la_carte.scene import Scene, cards_like

FOUR = "0: Straight-4-red Penalty; 1: Corner-red; 2: Left-1-red; 3: Keeper-left"


@pytest.mark.clause("FC-13", "FC-A47")
def test_everybody_sees_only_the_own_hand_also_among_partners() -> None:
    scene = Scene(FOUR, ball="e6")
    assert [scene.view(seat).hand for seat in (0, 2, SPECTATOR)] == [
        ("straight-4-red", "penalty"),
        ("left-1-red",),
        (),
    ]
    assert scene.view(SPECTATOR).hand_sizes == (2, 1, 1, 1)


@pytest.mark.clause("FC-13")
def test_only_who_draws_sees_the_card() -> None:
    scene = Scene(FOUR, "Straight-7-red", ball="e6").plays("Straight-4-red")
    (telling,) = [telling for telling in scene.out.told if isinstance(telling.full, Drew)]
    assert telling.to(0) == Drew(clause="FC-24", seat=0, count=1, faces=("straight-7-red",))
    assert telling.to(2) == telling.to(SPECTATOR) == Drew(clause="FC-24", seat=0, count=1)


@pytest.mark.clause("FC-A47", "FC-A37", "FC-27")
def test_what_is_public_is_the_same_for_all() -> None:
    scene = Scene(FOUR, ball="e6", pile="Left-2-hand Left-2-blue", last=True)
    views = [scene.view(seat) for seat in (0, 1, 2, 3, SPECTATOR)]
    for name in (
        "ball",
        "goals",
        "half",
        "ends",
        "turn",
        "step",
        "last_turn",
        "discards",
        "pile",
        "hand_sizes",
    ):
        assert len({getattr(view, name) for view in views}) == 1
    assert (views[4].ball, views[4].pile, views[4].last_turn, len(views[4].discards)) == ("e6", 2, True, 48)


@pytest.mark.clause("FC-A50")
def test_a_turn_without_a_penalty_looks_the_same() -> None:
    told = []
    for card in ("Penalty", "Keeper-left"):
        scene = Scene(f"0: Straight-4-red {card}; 1: Left-1-red", "Straight-7-red", ball="e9")
        scene.plays("Straight-4-red")
        told.append([telling.to(1) for telling in scene.out.told])
    assert told[0] == told[1]


# ---- remembering


def cut_once() -> Scene:
    """Seat 1 has cut Right-6-hand for a penalty and clears."""
    hands = "0: Straight-4-red Penalty; 1: Straight-2-red Left-2-hand"
    luck = "Straight-7-red Left-2-blue Right-6-hand Left-3-red"
    return Scene(hands, luck, ball="e9").plays("Straight-4-red + Penalty", "cut")


@pytest.mark.clause("FC-A47", "FC-A19", "FC-24", "FC-A30", "FC-52", "FC-60")
def test_a_card_shown_is_remembered_with_what_was_drawn_since() -> None:
    scene = cut_once()
    assert scene.view().shown == (ShownCard(face="right-6-hand", drawn=(0, 0)),)
    scene.plays("Straight-2-red from c16")
    assert scene.view().shown == (ShownCard(face="right-6-hand", drawn=(0, 1)),)


@pytest.mark.clause("FC-A47")
def test_a_card_just_shown_is_imagined_in_the_pile() -> None:
    scene = cut_once()
    for seed in range(60):
        believed = GAME.imagine(scene.view(0), FastChance(seed))
        assert believed.pile & cards_like("Right-6-hand")


@pytest.mark.clause("FC-A47")
def test_a_card_shown_may_have_been_drawn_since() -> None:
    scene = cut_once().plays("Straight-2-red from c16")
    held = 0
    for seed in range(2000):
        believed = GAME.imagine(scene.view(0), FastChance(seed))
        held += believed.hands.get(1) & cards_like("Right-6-hand") != 0
    pile = scene.view().pile
    assert held / 2000 == pytest.approx(1 / (pile + 1), abs=0.012)


@pytest.mark.clause("FC-27", "FC-A37", "FC-A47")
def test_a_card_seen_again_is_no_longer_remembered() -> None:
    hands = "0: Straight-4-red Penalty; 1: Straight-2-red Left-2-hand"
    luck = "Straight-7-red Left-2-blue Right-6-hand Right-6-hand Straight-3-red Left-3-hand"
    scene = Scene(hands, luck, ball="e9").plays("Straight-4-red + Penalty", "cut", "Straight-2-red from c16")
    assert len(scene.plays("Left-2-blue").view().shown) == 1
    assert scene.plays("Right-6-hand").view().shown == ()


@pytest.mark.clause("FC-A47", "FC-A19")
def test_a_card_shown_by_two_cuts_is_remembered_once() -> None:
    """The later cut counts: what was drawn before it cannot be that card."""
    scene = cut_once().plays("Straight-2-red from c16")
    remember_shown(scene.state, FACE_NUMBERS["right-6-hand"])
    assert scene.view().shown == (ShownCard(face="right-6-hand", drawn=(0, 0)),)
    for seed in range(200):
        believed = GAME.imagine(scene.view(0), FastChance(seed))
        assert believed.pile & cards_like("Right-6-hand")


@pytest.mark.clause("FC-27", "FC-A37", "FC-A47")
def test_a_card_shown_twice_and_seen_again_is_forgotten_for_good() -> None:
    hands = "0: Straight-4-red Penalty; 1: Straight-2-red Left-2-hand"
    luck = "Straight-7-red Left-2-blue Right-6-hand Right-6-hand Straight-3-red Left-3-hand"
    scene = Scene(hands, luck, ball="e9").plays("Straight-4-red + Penalty", "cut")
    remember_shown(scene.state, FACE_NUMBERS["right-6-hand"])
    scene.plays("Straight-2-red from c16", "Left-2-blue")
    assert len(scene.view().shown) == 1
    assert scene.plays("Right-6-hand").view().shown == ()


@pytest.mark.clause("FC-A47")
def test_a_card_seen_again_does_not_come_from_a_later_cut() -> None:
    """Who has drawn nothing since the second cut cannot have laid the card that it showed."""
    scene = Scene("0: Straight-4-blue; 1: Left-1-red", ball="e6")
    face = FACE_NUMBERS["straight-4-blue"]
    remember_shown(scene.state, face)
    scene.state.drawn.put(0, 1)
    remember_shown(scene.state, face)
    assert scene.plays("Straight-4-blue").view().shown == (ShownCard(face="straight-4-blue", drawn=(1, 0)),)


@pytest.mark.clause("FC-A47")
def test_a_later_cut_says_more_of_its_own_card_alone() -> None:
    scene = Scene("0: Straight-4-red; 1: Penalty", ball="e8")
    for face in ("right-6-hand", "straight-4-blue", "right-6-hand"):
        remember_shown(scene.state, FACE_NUMBERS[face])
    assert [card.face for card in scene.view().shown] == ["straight-4-blue", "right-6-hand"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.clause("FC-A47")
def test_every_world_that_is_imagined_is_possible(seats: int) -> None:
    for seed in range(60):
        state = GAME.start(Setup(seats), FastChance(seed, 1))
        chance = FastChance(seed, 2)
        while (seat := int(state.due(chance))) >= 0:
            state.apply(seat, state.sample(seat, chance), Sink())
            view = GAME.view(state, seat)
            assert isinstance(view, FCView)
            if view.shown and view.step != "over":
                check_possible(view, GAME.imagine(view, chance))


def check_possible(view: FCView, believed: FootballALaCarte) -> None:
    """Nobody holds more of the cards shown since some moment than were drawn since."""
    moments = [(card.drawn, {card.face}) for card in view.shown] + [(view.table_drawn, set(view.table))]
    for since, _ in moments:
        known = {
            face
            for drawn, faces in moments
            for face in faces
            if all(mine <= theirs for mine, theirs in zip(drawn, since, strict=True)) and single(face)
        }
        for seat, count in enumerate(since):
            hand = GAME.view(believed, seat)
            assert isinstance(hand, FCView)
            assert len(known & set(hand.hand)) <= count, (view.shown, hand.hand)


def single(face: str) -> bool:
    return cards_like(face.capitalize()).bit_count() == 1


@pytest.mark.clause("FC-83", "FC-A47")
def test_at_half_time_what_lay_open_is_remembered() -> None:
    hands = "0: Straight-2-red Straight-3-red; 1: Straight-4-red Penalty"
    scene = Scene(hands, ball="e6", pile="Left-2-hand", last=True).plays("Straight-2-red")
    assert len(scene.view().table) == 51
    assert scene.view().table_drawn == (0, 0)
    hands_seen = set()
    for seed in range(40):
        believed = GAME.imagine(scene.view(0), FastChance(seed))
        hands_seen.add(believed.hands.get(1))
    # Seat 1 has drawn nothing since: what lay open cannot be in that hand, and only its own two cards remain.
    assert hands_seen == {cards_like("Straight-4-red") | cards_like("Penalty")}


@pytest.mark.clause("FC-A47")
def test_a_redeal_keeps_the_sizes_and_the_own_hand() -> None:
    scene = Scene(FOUR, ball="e6", pile="Left-2-hand Left-2-blue Left-3-hand")
    seen = set()
    for seed in range(50):
        deal_unseen(scene.state, 1, FastChance(seed))
        assert scene.view(1).hand == ("corner-red",)
        assert (scene.view().hand_sizes, scene.view().pile) == ((2, 1, 1, 1), 3)
        seen.add(scene.view(3).hand)
    assert len(seen) > 4


@pytest.mark.clause("FC-83", "FC-27", "FC-A37", "FC-A47")
def test_what_lay_open_at_half_time_is_forgotten_once_it_is_seen_again() -> None:
    hands = "0: Straight-2-red Straight-3-red; 1: Straight-4-red Penalty"
    luck = "Left-2-hand Straight-2-red Straight-7-red Left-3-red"
    scene = Scene(hands, luck, ball="e6", pile="Left-2-hand", last=True).plays("Straight-2-red")
    scene.plays("Straight-4-red from e8")
    assert scene.view().table_drawn == (0, 1)
    assert "straight-2-red" in scene.view().table
    scene.plays("Straight-3-red", "Straight-2-red")
    assert scene.view().table_drawn == (1, 2)
    assert "straight-2-red" not in scene.view().table
    assert "straight-3-red" not in scene.view().table
    assert "straight-7-red" in scene.view().table
