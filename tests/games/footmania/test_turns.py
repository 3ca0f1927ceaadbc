"""The board, the die, the squares."""

from __future__ import annotations

import pytest

from ludofoot import FastChance, Refused, Setup
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.events import (
    BankPaid,
    Drew,
    Moved,
    NothingHere,
    PactoleWon,
    Rolled,
    SponsorPaid,
    TurnMissed,
)
from ludofoot.games.footmania.rules.cards import BASIC
from ludofoot.games.footmania.rules.questions import draw_question
from tests.games.footmania.scene import ALBUM, TEAM, Scene, blue, green, name, red, yellow


@pytest.mark.clause("FM-07")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(Refused) as caught:
            GAME.begin(Setup(seats), FastChance(1))
        assert caught.value.refusal.clause == "FM-07"


@pytest.mark.clause("FM-24", "FM-26", "FM-A33", "FM-54")
def test_everybody_starts_with_seven_million_at_the_centre() -> None:
    view = Scene(4).view()
    assert [(club.cash, club.square, club.came) for club in view.clubs] == [(70, "M3", None)] * 4
    assert (view.pactole, view.banned, view.phase) == (0, False, 1)


@pytest.mark.clause("FM-A1")
def test_the_lot_names_the_starter_and_play_goes_clockwise() -> None:
    assert {GAME.begin(Setup(4), FastChance(seed)).awaited()[0] for seed in range(40)} == {0, 1, 2, 3}
    scene = Scene(3)
    assert [scene.waits, scene.goes(2, "M5").plays("pass").waits] == [[0], [1]]
    scene.goes(2, "M1").plays("pass").goes(1, "M2").plays("pass")
    assert scene.waits == [0]


@pytest.mark.clause("FM-20", "FM-21", "FM-D2", "FM-A54")
def test_nationals_and_foreigners_lie_apart() -> None:
    view = Scene().view()
    assert (view.national.size, view.foreign.size) == (70, 16)
    assert {ALBUM.men[card].colour for card in ALBUM.foreign} == {"red"}
    assert (view.plus_pile, view.question_pile, view.euro_pile) == (36, 30, 20)
    counts = [sum(man.colour == colour for man in ALBUM.men) for colour in ("yellow", "green", "blue", "red")]
    assert counts == [34, 23, 13, 16]
    assert sum(man.numbers == (1,) for man in ALBUM.men) == 7
    assert {man.price for man in ALBUM.men if man.colour == "red"} == {10, 11, 12, 13, 15, 16}
    assert all(man.reduced == man.price // 2 for man in ALBUM.men)


@pytest.mark.clause("FM-27", "FM-28", "FM-30", "FM-D1")
def test_the_pawn_goes_any_way_of_the_roll() -> None:
    scene = Scene().at(0, "5", "4").rolls(4)
    assert scene.told(Rolled).die == 4
    assert scene.choices() >= {"go 9", "go M2"}
    assert scene.plays("go M2").told(Moved).path == ("6", "7", "M1", "M2")
    assert Scene().rolls(5).choices() >= {"go 5", "go 9", "go 25", "go 29"}


@pytest.mark.clause("FM-28", "FM-29", "FM-30", "FM-A2")
def test_a_pawn_never_goes_back() -> None:
    scene = Scene().at(0, "9", "8").rolls(2)
    assert scene.refusal("go 7") == ("cannot-reach", "FM-29")
    assert scene.refusal("go 10") == ("cannot-reach", "FM-29")
    assert "go 11" in scene.choices()
    forked = Scene().at(0, "7", "M1").rolls(1)
    assert {text for text in forked.choices() if text.startswith("go")} == {"go 6", "go 8"}


@pytest.mark.clause("FM-A2")
def test_where_it_came_from_is_remembered_between_moves() -> None:
    scene = Scene().goes(2, "M1").plays("pass")
    scene.plays("pass") if scene.step == "draw" else scene.goes(2, "M5").plays("pass")
    assert scene.view().clubs[0].came == "M2"
    assert scene.waits == [0]
    assert {text for text in scene.rolls(1).choices() if text.startswith("go")} == {"go 7"}


@pytest.mark.clause("FM-A32")
def test_pawns_share_a_square() -> None:
    scene = Scene().goes(2, "M1").plays("pass").goes(2, "M1")
    assert scene.view().clubs[0].square == scene.view().clubs[1].square == "M1"


@pytest.mark.clause("FM-20", "FM-21", "FM-31", "FM-32", "FM-33")
def test_blue_and_red_squares_lead_to_their_piles() -> None:
    assert Scene(luck=(2, 1 << 5)).plays("roll", "go M1", "draw").told(Drew).pile == "national"
    assert Scene(luck=(1, 1 << 76)).plays("roll", "go M2", "draw").told(Drew).pile == "foreign"
    assert Scene().at(0, "1", "0").goes(1, "2").refusal("buy") == ("wrong-step", "FM-A21")


@pytest.mark.clause("FM-34", "FM-89")
def test_stars_by_colour_and_extra() -> None:
    assert BASIC == [2, 3, 5, 5]
    assert [ALBUM.stars[card] for card in (yellow(1), yellow(1, 2), green(3), blue(2), red(2))] == [
        2,
        3,
        3,
        7,
        7,
    ]


@pytest.mark.clause("FM-35", "FM-36", "FM-10")
def test_drawing_is_optional_and_not_drawing_ends_the_turn() -> None:
    scene = Scene().goes(2, "M1")
    assert scene.choices() >= {"draw", "pass"}
    assert scene.plays("pass").waits == [1]


@pytest.mark.clause("FM-101", "FM-102", "FM-12", "FM-D3")
def test_a_question_mark_card_is_drawn_and_done() -> None:
    scene = Scene(luck=(1, 1 << 8)).at(0, "4", "3").plays("roll", "go 5")
    assert scene.told(BankPaid).amount == 5
    assert (scene.money(0), scene.view().question_under, scene.waits) == (75, ("television",), [1])
    assert Scene(4).asks("testimonial").money(0) == 73
    assert ALBUM.amounts[:8] == [3, 5, 4, 6, 2, 3, 2, 4]


@pytest.mark.clause("FM-105", "FM-107")
def test_sponsors_pay_on_their_squares_alone() -> None:
    paid = Scene().sponsored(0, "shoes-b").at(0, "2", "1").goes(1, "3")
    assert (paid.told(SponsorPaid).amount, paid.money(0)) == (5, 75)
    unpaid = Scene().sponsored(0, "shirt-a").at(0, "2", "1").goes(1, "3")
    assert (unpaid.told(NothingHere).clause, unpaid.money(0)) == ("FM-107", 70)


@pytest.mark.clause("FM-134", "FM-135")
def test_fines_feed_the_pactole_and_somebody_wins_it_all() -> None:
    scene = Scene().asks("stand")
    assert (scene.money(0), scene.view().pactole) == (65, 5)
    scene.at(1, "19", "18").goes(1, "20")
    assert (scene.told(PactoleWon).amount, scene.money(1), scene.view().pactole) == (5, 75, 0)


@pytest.mark.clause("FM-122", "FM-121", "FM-A28")
def test_in_phase_one_a_euromatch_square_rolls_again() -> None:
    scene = Scene(luck=(1, 3)).at(0, "10", "9").plays("roll", "go 11")
    assert (scene.step, scene.waits, scene.view().die) == ("way", [0], 3)
    assert scene.told(Rolled).again
    assert {text for text in scene.choices() if text.startswith("go")} == {"go 14"}


@pytest.mark.clause("FM-132")
def test_the_championship_square_does_nothing_in_phase_one() -> None:
    scene = Scene().at(0, "39", "38").goes(1, "0")
    assert (scene.waits, scene.view().day, scene.view().phase) == ([1], 0, 1)


@pytest.mark.clause("FM-A27")
def test_an_empty_pile_has_no_effect() -> None:
    scene = Scene()
    scene.state.national.loose, scene.state.national.top = [], -1
    assert scene.goes(2, "M1").told(NothingHere).clause == "FM-A27"
    scene.state.plus_pile.loose = 0
    assert scene.at(1, "1", "0").goes(1, "2").told(NothingHere).kind == "plus"


@pytest.mark.clause("FM-A48")
def test_a_missed_turn_stays_due_until_it_is_missed() -> None:
    scene = Scene().asks("suspension")
    assert scene.view().clubs[0].misses
    scene.goes(2, "M1").plays("pass")
    assert scene.told(TurnMissed).seat == 0
    assert scene.waits == [1]
    assert not scene.view().clubs[0].misses
    kept = Scene().asks("suspension").kicked_off()
    assert kept.view().clubs[0].misses


@pytest.mark.clause("FM-A51")
def test_the_academy_gives_the_top_national() -> None:
    scene = Scene(luck=(1 << 26, 1 << 7))
    draw_question(scene.state, scene.out)
    assert [man.name for man in scene.view(0).squad] == [name(60)]
    assert (scene.money(0), scene.view(1).clubs[0].known) == (70, ())


@pytest.mark.clause("FM-A49")
def test_phase_one_ends_after_the_last_round_without_bonus() -> None:
    scene = Scene(2, limit=20)
    scene.state.round = 20
    scene.state.turn = 1
    scene.goes(2, "M1").plays("pass")
    assert (scene.view().phase, scene.waits, scene.money(0)) == (2, [0], 70)
    assert [scene.view(seat).round for seat in (0, 1, -2)] == [20] * 3
    early = Scene(2, limit=20)
    early.state.round, early.state.turn = 19, 1
    assert early.goes(2, "M1").plays("pass").view().phase == 1


@pytest.mark.clause("FM-70", "FM-71", "FM-72", "FM-73", "FM-133", "FM-A13")
def test_phase_two_goes_clockwise_along_the_ring() -> None:
    scene = Scene().phase_two().at(0, "5").rolls(5)
    assert scene.told(Moved).path == ("6", "7", "8", "9", "10")
    assert scene.step == "draw"


@pytest.mark.clause("FM-57", "FM-59", "FM-60", "FM-A10", "FM-A38", "FM-11")
def test_a_complete_team_may_be_declared_at_any_moment() -> None:
    scene = Scene(3).owns(1, TEAM).rolls(2)
    text = "declare " + " ".join(map(name, TEAM))
    scene.does(1, text)
    assert (scene.view().phase, scene.waits, scene.money(1)) == (2, [1], 90)
    assert [man.name for man in scene.view(2).clubs[1].known] == [name(card) for card in TEAM]
    assert {club.square for club in scene.view().clubs} == {"0"}
    assert scene.refusal(text, 1) == ("phase-one-over", "FM-A38")


@pytest.mark.clause("FM-57", "FM-58", "FM-A9")
def test_what_is_no_complete_team() -> None:
    foreign = [yellow(1), *(red(number) for number in range(2, 6)), *TEAM[5:]]
    scene = Scene().owns(0, [*TEAM, *foreign[1:5]])
    assert scene.refusal("declare " + " ".join(map(name, foreign)), 0) == ("too-many-foreigners", "FM-58")
    ten = "declare - " + " ".join(map(name, TEAM[1:]))
    assert scene.refusal(ten, 0) == ("incomplete-team", "FM-57")


@pytest.mark.clause("FM-61", "FM-62", "FM-63", "FM-A11")
def test_the_quick_variant_needs_ten() -> None:
    scene = Scene(pace="quick").owns(0, [*TEAM, *(red(number) for number in range(2, 6))])
    foreign = " ".join(["-", *(name(red(number)) for number in range(2, 6)), *map(name, TEAM[5:])])
    assert scene.refusal(f"declare {foreign}", 0) == ("too-many-foreigners", "FM-62")
    assert scene.refusal("declare - - " + " ".join(map(name, TEAM[2:])), 0) == ("incomplete-team", "FM-61")
    assert scene.does(0, "declare - " + " ".join(map(name, TEAM[1:]))).money(0) == 78
    full = Scene(pace="quick").owns(0, TEAM).does(0, "declare " + " ".join(map(name, TEAM)))
    assert full.money(0) == 78


@pytest.mark.clause("FM-A38")
def test_no_declaration_while_something_is_pending() -> None:
    scene = Scene(luck=(2, 1 << 50)).owns(1, TEAM).plays("roll", "go M1", "draw")
    text = "declare " + " ".join(map(name, TEAM))
    assert scene.refusal(text, 1) == ("declare-later", "FM-A38")
    assert scene.plays("refuse").refusal(text, 1) == ("declare-later", "FM-A38")
    debtor = Scene().owns(0, TEAM).cash(0, 0).asks("stand")
    assert debtor.refusal(text, 0) == ("declare-later", "FM-A38")


@pytest.mark.clause("FM-A55")
def test_what_is_done_for_somebody_away() -> None:
    scene = Scene()
    assert scene.default() == "roll"
    assert scene.rolls(5).default() == "go 5"
    assert Scene().goes(2, "M1").default() == "pass"
