"""What is told of a move, under which clause, and what a view and a preview show."""

from __future__ import annotations

import pytest

from ludofoot.core.perseat import PerSeat
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.events import Drew, OutBeside, PileCut, Played, ShotAtGoal
from ludofoot.games.football_a_la_carte.records import FaceText, Stop
from ludofoot.games.football_a_la_carte.rules.cards import Deck, flight
from ludofoot.games.football_a_la_carte.rules.pitch import FATES, LANDED, SHOT, in_area
from ludofoot.games.football_a_la_carte.rules.seating import place_of, seated
from ludofoot.games.football_a_la_carte.views import BallPreview
from tests.games.football_a_la_carte.scene import DECK, Scene, number

HANDS = "0: Straight-4-red Free-kick-2 Left-2-hand; 1: Keeper-straight-4 Corner-red Straight-2-red"


# ---- under which clause


@pytest.mark.clause("FC-25", "FC-32", "FC-41")
@pytest.mark.parametrize(
    ("how", "played", "clause"),
    [
        ({"ball": "e6"}, "Straight-4-red", "FC-31"),
        ({"step": "kick-off"}, "Straight-4-red from e8", "FC-25"),
        ({"step": "clear", "side": "west"}, "Straight-4-red from b1", "FC-32"),
        ({"step": "clear", "side": "west", "turn": 1}, "Keeper-straight-4 from b16", "FC-41"),
    ],
)
def test_a_card_is_told_under_the_clause_that_it_is_played_for(
    how: dict[str, object], played: str, clause: str
) -> None:
    assert Scene(HANDS, **how).plays(played).told(Played).clause == clause  # type: ignore[arg-type]


@pytest.mark.clause("FC-52", "FC-60", "FC-80", "FC-A42")
@pytest.mark.parametrize(
    ("colour", "pile", "clause"),
    [
        ("red", None, "FC-52"),
        ("red", "Left-3-red", "FC-A42"),
        ("", None, "FC-60"),
        ("", "Left-3-red", "FC-80"),
    ],
)
def test_a_cut_is_told_under_its_clause(colour: str, pile: str | None, clause: str) -> None:
    scene = Scene(HANDS, ball="e14", step="cut", colour=colour, pile=pile, last=pile is not None)
    assert scene.plays("cut").told(PileCut).clause == clause


@pytest.mark.clause("FC-24", "FC-48")
def test_whoever_gives_a_corner_draws_as_at_the_end_of_any_turn() -> None:
    scene = Scene(HANDS, ball="e15").plays("Straight-4-red", "stop Corner-red")
    assert scene.told(Drew).clause == "FC-24"


@pytest.mark.clause("FC-71")
def test_a_ball_beside_the_goal_is_no_shot() -> None:
    scene = Scene(HANDS, ball="b15").plays("Straight-4-red")
    assert scene.told(OutBeside).square == "b16"
    assert not any(isinstance(event, ShotAtGoal) for event in scene.events)


@pytest.mark.clause("FC-13", "FC-A30")
def test_nothing_is_told_where_nothing_is_left_to_draw() -> None:
    scene = Scene(HANDS, ball="e6", pile="", last=True, half=2).plays("Straight-4-red")
    assert "Drew" not in scene.names


@pytest.mark.clause("FC-D2", "FC-39")
def test_cards_drawn_are_told_in_the_order_of_the_box() -> None:
    scene = Scene(HANDS, "Penalty Straight-2-blue", ball="e6").plays("Free-kick-2 straight", "Straight-4-red")
    assert scene.told(Drew).faces == ("straight-2-blue", "penalty")


@pytest.mark.clause("FC-22")
def test_a_free_kick_goes_as_far_as_its_figure_says() -> None:
    assert Scene(HANDS, ball="e6").plays("Free-kick-2 straight").ball == "e8"


# ---- the order of turns, and what a deck knows


@pytest.mark.clause("FC-15", "FC-05", "FC-A49")
@pytest.mark.parametrize(("seats", "cycle"), [(2, [0, 1, 0, 1]), (4, [0, 1, 2, 3])])
def test_the_cycle_begins_with_the_first_seat(seats: int, cycle: list[int]) -> None:
    order = PerSeat(9)
    seated(order, seats, -1)
    assert [order.get(place) for place in range(4)] == cycle


@pytest.mark.clause("FC-A46")
def test_the_cycle_of_three_is_entered_at_whoever_begins() -> None:
    order = PerSeat(9)
    seated(order, 3, 1)
    assert [order.get(place) for place in range(4)] == [1, 2, 1, 0]
    assert [place_of(order, seat) for seat in range(3)] == [3, 0, 1]


@pytest.mark.clause("FC-D2")
@pytest.mark.parametrize(("square", "upward"), [("e13", True), ("b12", True), ("g4", False)])
def test_a_deck_knows_which_attackers_shoot_and_which_reach_the_area(square: str, upward: bool) -> None:
    deck = Deck(DECK.faces)
    deck.study()
    place = number(square) + (0 if upward else 160)
    for card, face in enumerate(DECK.faces):
        if not deck.attackers >> card & 1:
            continue
        end = flight(face, number(square), upward)
        assert (deck.shooting[place] >> card & 1 == 1) == (end % FATES == SHOT)
        reaches = end % FATES == LANDED and in_area(end // FATES, upward)
        assert (deck.reaching[place] >> card & 1 == 1) == reaches


# ---- views and previews


@pytest.mark.clause("FC-A47")
def test_a_view_shows_the_ball_only_where_it_lies() -> None:
    assert Scene(HANDS, step="kick-off").view().ball is None
    assert Scene(HANDS, ball="e6").view().ball == "e6"


@pytest.mark.clause("FC-A47")
def test_a_view_shows_what_is_cut_and_for_what() -> None:
    def shown(**how: object) -> tuple[object, ...]:
        view = Scene(HANDS, ball="e14", **how).view()  # type: ignore[arg-type]
        return view.cause, view.corner, view.cut_pile

    assert shown() == (None, None, None)
    assert shown(colour="red") == (None, None, None)
    assert shown(step="cut", colour="red") == ("corner", "red", "draw")
    assert shown(step="cut", colour="blue", pile="Left-3-red", last=True) == ("corner", "blue", "discard")
    assert shown(step="cut") == ("penalty", None, "draw")


@pytest.mark.clause("FC-A47")
def test_a_view_shows_the_card_of_the_last_cut() -> None:
    scene = Scene(HANDS, "Right-3-hand", ball="e14", step="cut", turn=1)
    assert scene.view().cut is None
    assert scene.plays("cut").view().cut == "right-3-hand"


@pytest.mark.clause("FC-A47")
def test_a_view_shows_the_card_laid_last_and_at_the_end_who_has_won() -> None:
    scene = Scene(HANDS, ball="e6", pile="", last=True, half=2, goals=(2, 1))
    assert (scene.view().top, scene.view().winners) == (None, ())
    scene.plays("Straight-4-red")
    assert (scene.view().top, scene.view().winners) == ("straight-4-red", (0,))


@pytest.mark.clause("FC-51", "FC-47", "FC-A12")
def test_a_goalkeeper_is_previewed_along_his_arrows() -> None:
    scene = Scene(HANDS, ball="e15").plays("Straight-4-red")
    face: FaceText = "keeper-straight-4"
    shown = GAME.preview(scene.state, 1, Stop(face))
    assert isinstance(shown, BallPreview)
    assert (shown.path, shown.landing) == (("e16", "e15", "e14", "e13", "e12"), "pitch")
    assert shown.notes == ()
