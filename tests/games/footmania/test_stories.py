"""Turns told word for word: each event with its clause, and what the others are told of it."""

from __future__ import annotations

import pytest

from ludofoot import FastChance
from ludofoot.core.sink import Telltale
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.rules.market import better
from ludofoot.games.footmania.rules.questions import draw_question
from ludofoot.games.footmania.rules.squads import show
from tests.games.footmania.scene import OTHERS, TEAM, Scene, blue, name, red, yellow

TOP = name(60)
NEXT = name(7)
A = name(yellow(1))


def drawn(seats: int = 3) -> Scene:
    """The blue number 4 at 1,100,000 has been drawn by seat 0."""
    return Scene(seats, luck=(2, 1 << 7)).plays("roll", "go M1", "draw")


def asked(scene: Scene) -> Scene:
    """The player in turn draws the question-mark card that luck has ready."""
    scene.out = Telltale()
    draw_question(scene.state, scene.out)
    return scene


# ---- moving


@pytest.mark.clause("FM-27", "FM-28", "FM-29", "FM-30", "FM-72", "FM-A2")
def test_a_move_is_told_square_by_square() -> None:
    scene = Scene().rolls(6)
    assert scene.story(1) == ["FM-27 Rolled seat=0 die=6 again=False"]
    assert scene.view().die == 6
    assert scene.plays("go 10").story(1) == ["FM-28 Moved seat=0 path=M2,M1,7,8,9,10 kind=blue"]
    assert (scene.view().clubs[0].came, scene.view().die, scene.step) == ("9", 0, "draw")
    lap = Scene().phase_two().at(0, "5").rolls(2)
    assert lap.story(1) == [
        "FM-27 Rolled seat=0 die=2 again=False",
        "FM-72 Moved seat=0 path=6,7 kind=blue",
    ]
    assert (lap.view().die, lap.view().clubs[0].square) == (0, "7")


@pytest.mark.clause("FM-A2", "FM-29")
def test_after_a_single_step_the_square_left_is_behind() -> None:
    scene = Scene().at(0, "7", "6").goes(1, "M1")
    assert scene.view().clubs[0].came == "7"


@pytest.mark.clause("FM-74", "FM-75", "FM-A14", "FM-133", "FM-70", "FM-71")
def test_the_pawn_that_passes_the_start_stops_there_and_the_day_begins() -> None:
    scene = Scene(3).phase_two().at(0, "38").rolls(6)
    assert scene.story(1) == [
        "FM-27 Rolled seat=0 die=6 again=False",
        "FM-72 Moved seat=0 path=39,0 kind=championship",
        "FM-74 MatchDay seat=0 day=1 days=6 home=0 away=1 exempt=2",
        "FM-77 MatchBegan home=0 away=1 play_off=False",
    ]
    assert scene.view().clubs[0].square == "0"


@pytest.mark.clause("FM-122", "FM-121", "FM-123", "FM-17", "FM-A22", "FM-A27", "FM-A28")
def test_a_euromatch_square_in_either_phase() -> None:
    early = Scene(luck=(1, 3)).at(0, "10", "9").plays("roll", "go 11")
    assert early.story(1) == [
        "FM-28 Moved seat=0 path=11 kind=euromatch",
        "FM-122 Rolled seat=0 die=3 again=True",
    ]
    assert early.view().team is None
    late = Scene(luck=(1, 1 << 19)).phase_two().at(0, "10").plays("roll")
    assert late.story(1)[2:] == [
        "FM-123 EuroDrawn seat=0 team=milan strength=60 pennants=5 receipts=18 drawn=True"
    ]
    assert (late.step, late.waits) == ("euromatch", [0])
    again = Scene(luck=(1,)).phase_two().at(0, "10")
    again.state.euro_pile.loose = 0
    again.state.euro_pile.put_under(3)
    assert (
        again.plays("roll").story(1)[2].endswith("team=tirana strength=33 pennants=1 receipts=3 drawn=False")
    )
    none = Scene(luck=(1,)).phase_two().at(0, "10")
    none.state.euro_pile.loose = 0
    assert none.plays("roll").story(1)[2:] == ["FM-A27 NothingHere seat=0 kind=euromatch"]
    assert none.waits == [1]


@pytest.mark.clause("FM-132", "FM-D1")
def test_championship_and_centre_do_nothing_in_phase_one() -> None:
    for square, came, to in (("39", "38", "0"), ("M2", "M1", "M3")):
        scene = Scene().at(0, square, came).goes(1, to)
        assert (len(scene.story(1)), scene.waits) == (1, [1])


@pytest.mark.clause("FM-105", "FM-107", "FM-132", "FM-134", "FM-135")
def test_pactole_and_sponsors() -> None:
    none = Scene().at(0, "19", "18").goes(1, "20")
    assert none.story(1)[1:] == ["FM-135 NothingHere seat=0 kind=pactole"]
    rich = Scene().at(0, "19", "18")
    rich.state.pactole = 4
    assert rich.goes(1, "20").story(1)[1:] == ["FM-135 PactoleWon seat=0 amount=4"]
    assert (rich.money(0), rich.view().pactole, rich.waits) == (74, 0, [1])
    paid = Scene().sponsored(0, "shoes-b", "socks-a").at(0, "2", "1").goes(1, "3")
    assert paid.story(1)[1:] == ["FM-105 SponsorPaid seat=0 sponsor=shoes-b amount=5"]
    assert (paid.money(0), paid.waits) == (75, [1])
    first = Scene().sponsored(0, "socks-a").at(0, "11", "10").goes(1, "12")
    assert first.story(1)[1:] == ["FM-105 SponsorPaid seat=0 sponsor=socks-a amount=2"]
    unpaid = Scene().sponsored(1, "shoes-a").at(0, "2", "1").goes(1, "3")
    assert unpaid.story(1)[1:] == ["FM-107 NothingHere seat=0 kind=shoes"]
    assert unpaid.waits == [1]


@pytest.mark.clause("FM-A27", "FM-32", "FM-33", "FM-101")
def test_squares_of_empty_piles() -> None:
    for kind, square, came, to in (
        ("blue", "M2", "M3", "M1"),
        ("red", "M3", "M4", "M2"),
        ("question", "4", "3", "5"),
    ):
        scene = Scene().at(0, square, came)
        for pile in (scene.state.national, scene.state.foreign):
            pile.loose, pile.top = [], -1
        scene.state.question_pile.loose = 0
        assert scene.goes(1, to).story(1)[1:] == [f"FM-A27 NothingHere seat=0 kind={kind}"]
        assert scene.waits == [1]
    other = Scene().at(0, "M3", "M4")
    other.state.national.loose, other.state.national.top = [], -1
    assert other.goes(1, "M2").step == "draw"


@pytest.mark.clause("FM-32", "FM-33", "FM-35", "FM-36", "FM-A21")
def test_passing_names_the_square() -> None:
    assert Scene().goes(1, "M2").plays("pass").story(1) == ["FM-36 Passed seat=0 kind=red"]
    plus = Scene().at(0, "1", "0").goes(1, "2").plays("pass")
    assert (plus.story(1), plus.waits) == (["FM-A21 Passed seat=0 kind=plus"], [1])


# ---- footballers


@pytest.mark.clause("FM-31", "FM-35", "FM-37", "FM-38", "FM-39", "FM-40", "FM-A4", "FM-A36", "FM-A50")
def test_drawing_and_buying_word_for_word() -> None:
    scene = drawn()
    uncovered = "FM-A4 Uncovered pile=national price=2 drawn=True"
    assert scene.story(0) == [f"FM-31 Drew seat=0 pile=national price=11 footballer={TOP}", uncovered]
    assert scene.story(1) == ["FM-31 Drew seat=0 pile=national price=11", uncovered]
    assert scene.story()[1] == f"FM-A4 Uncovered pile=national price=2 footballer={NEXT} drawn=True"
    assert scene.state.known[60] == 1  # seat 0, and nobody else
    assert (scene.view(0).card is not None, scene.view(1).card, scene.view(1).card_price) == (True, None, 11)
    scene.plays("buy")
    assert scene.story(0) == [f"FM-38 Bought seat=0 pile=national price=11 footballer={TOP}"]
    assert scene.story(1) == ["FM-40 Bought seat=0 pile=national price=11"]
    assert (scene.view().card_pile, scene.view().card_price, scene.step) == (None, 0, "roll")
    assert ([man.name for man in scene.view(0).squad], scene.view(-2).squad, scene.waits) == ([TOP], (), [1])


@pytest.mark.clause("FM-A4", "FM-31", "FM-A27", "FM-A43", "FM-A9")
def test_the_last_cards_of_a_pile_come_in_the_order_they_went_under() -> None:
    scene = Scene().at(0, "M3", "M4")
    scene.state.foreign.loose = []
    scene.owns(1, [red(2)]).does(1, f"sell {name(red(2))}")
    scene.goes(1, "M2").plays("draw")
    assert scene.story()[1] == f"FM-A4 Uncovered pile=foreign price=15 footballer={name(red(2))} drawn=False"
    assert scene.view(1).foreign.top == name(red(2))
    assert (scene.view(0).foreign.top, scene.view(0).foreign.price) == (None, 15)
    scene.plays("buy").at(1, "M3", "M4").goes(1, "M2").plays("draw")
    assert len(scene.story()) == 1
    assert scene.view(0).foreign.price is None
    scene.does(0, f"sell {name(75)}")
    assert scene.story(1)[1].startswith("FM-A4 Uncovered pile=foreign price=10")


@pytest.mark.clause("FM-A50", "FM-39")
def test_a_spectator_has_no_squad_and_no_hand() -> None:
    view = Scene(2).owns(0, TEAM).owns(1, OTHERS).holds(0, "form-1").holds(1, "form-1").view(-2)
    assert (view.squad, view.pluses, [club.known for club in view.clubs]) == ((), (), [(), ()])
    assert [(club.footballers, club.pluses) for club in view.clubs] == [(11, 1), (11, 1)]


@pytest.mark.clause("FM-A4", "FM-A50")
def test_whoever_imagines_sees_the_same() -> None:
    foreign = Scene(3, luck=(1, 1 << 76)).plays("roll", "go M2", "draw")
    empty = Scene(3)
    empty.state.foreign.loose, empty.state.foreign.top = [], -1
    last = Scene(3)
    last.state.foreign.loose, last.state.foreign.top = [], -1
    last.owns(1, [red(2)]).does(1, f"sell {name(red(2))}")
    for scene in (Scene(3), drawn(), drawn().plays("refuse"), foreign, empty, last):
        for seat in range(3):
            for seed in range(3):
                believed = GAME.imagine(scene.view(seat), FastChance(seed))
                assert GAME.view(believed, seat) == scene.view(seat)


@pytest.mark.clause("FM-41", "FM-42", "FM-43", "FM-44", "FM-45", "FM-46", "FM-A6", "FM-A50")
def test_an_auction_word_for_word() -> None:
    scene = drawn(4).plays("refuse")
    assert scene.story(3) == [f"FM-41 TurnedDown seat=0 footballer={TOP} start=5"]
    assert (scene.view().bidding, scene.view().bidder, scene.view().high_bidder) == ((1, 2, 3), 1, None)
    assert [view.card is not None for view in (scene.view(1), scene.view(-2))] == [True, True]
    assert scene.plays("bid 5").story(3) == [f"FM-43 BidMade seat=1 footballer={TOP} amount=5"]
    assert (scene.view().high_bidder, scene.view().bid, scene.waits) == (1, 5, [2])
    assert scene.plays("leave").story(3) == ["FM-A6 LeftAuction seat=2"]
    assert (scene.view().bidding, scene.waits) == ((1, 3), [3])
    scene.plays("bid 6")
    assert scene.waits == [1]
    assert scene.plays("leave").story(2) == [
        "FM-A6 LeftAuction seat=1",
        f"FM-43 Auctioned seat=3 footballer={TOP} amount=6",
    ]
    view = scene.view()
    assert view.card is None
    assert (view.bidding, view.bidder, view.high_bidder, view.bid, view.card_pile) == (
        (),
        None,
        None,
        0,
        None,
    )
    assert ([scene.money(seat) for seat in range(4)], scene.waits) == ([70, 70, 70, 64], [1])
    assert [man.name for man in scene.view(2).clubs[3].known] == [TOP]


@pytest.mark.clause("FM-46", "FM-A27", "FM-A43")
def test_nobody_wants_him() -> None:
    scene = drawn(2).plays("refuse", "leave")
    assert scene.story(0) == [
        "FM-A6 LeftAuction seat=1",
        f"FM-46 Unwanted footballer={TOP} pile=national",
    ]
    assert [scene.view(seat).national.under for seat in (0, 1, -2)] == [(TOP,)] * 3
    assert ([scene.money(seat) for seat in range(2)], scene.waits) == ([70, 70], [1])


@pytest.mark.clause("FM-47", "FM-53", "FM-108", "FM-A4", "FM-A43")
def test_sales_word_for_word() -> None:
    scene = Scene().owns(0, [blue(4), yellow(1), yellow(2), yellow(3, 2)]).sponsored(0, "shoes-a", "shirt-a")
    for card in (yellow(1), yellow(2), yellow(3, 2)):
        show(scene.state, card)
    assert scene.does(0, f"sell {TOP}").story(1) == ["FM-A43 FootballerSold seat=0 pile=national price=5"]
    assert scene.story(0) == [f"FM-47 FootballerSold seat=0 pile=national price=5 footballer={TOP}"]
    assert (scene.view(0).national.under, scene.view(1).national.under) == ((TOP,), (None,))
    assert len(scene.view(1).clubs[0].known) == 3
    scene.does(0, f"sell {A}")
    assert [man.name for man in scene.view(0).squad] == [name(yellow(2)), name(yellow(3, 2))]
    # One at 100,000 went: the other of that price may have been the one.
    assert [man.name for man in scene.view(1).clubs[0].known] == [name(yellow(3, 2))]
    assert scene.does(0, "sell shoes-a").story(1) == ["FM-108 SponsorSold seat=0 sponsor=shoes-a price=6"]
    assert (scene.view().clubs[0].sponsors, scene.view().question_under) == (("shirt-a",), ("shoes-a",))
    assert (scene.money(0), scene.waits) == (70 + 5 + 1 + 6, [0])


@pytest.mark.clause("FM-A9")
def test_squads_have_any_size_and_keep_the_order_of_the_box() -> None:
    cards = [blue(4), yellow(3), red(2), yellow(1), *range(40, 56)]
    scene = Scene().owns(0, cards)
    assert [man.name for man in scene.view(0).squad] == [name(card) for card in sorted(cards)]


# ---- question-mark cards


@pytest.mark.clause("FM-101", "FM-102", "FM-103", "FM-12", "FM-134", "FM-D3")
def test_money_cards_word_for_word() -> None:
    for card, clause, event, amount in (
        ("television", "FM-103", "BankPaid", 5),
        ("lottery", "FM-103", "BankPaid", 8),
        ("testimonial", "FM-103", "BankPaid", 2),
        ("league", "FM-134", "Fined", 2),
        ("empty-stands", "FM-134", "Fined", 3),
    ):
        scene = Scene(3).asks(card)
        paid = (
            [f"FM-134 Settled seat=0 amount={amount} waived=0 pactole={amount}"] if event == "Fined" else []
        )
        assert scene.story(1) == [
            f"FM-101 QuestionDrawn seat=0 question={card} drawn=True",
            f"{clause} {event} seat=0 question={card} amount={amount}",
            *paid,
        ]
        assert (scene.money(0), scene.view().pactole) == ((70 - amount, amount) if paid else (70 + amount, 0))
        assert (scene.view().question_under, scene.view().question, scene.waits) == ((card,), None, [1])
    bonuses = Scene().owns(0, [blue(1), red(2), yellow(3)]).asks("bonuses")
    assert bonuses.story(1)[1] == "FM-134 Fined seat=0 question=bonuses amount=2"
    last = Scene()
    last.state.question_pile.loose = 0
    last.state.question_pile.put_under(9)
    assert asked(last).story(1)[0] == "FM-101 QuestionDrawn seat=0 question=supporters drawn=False"


@pytest.mark.clause("FM-104", "FM-109", "FM-110", "FM-A27", "FM-12", "FM-101", "FM-102")
def test_sponsor_cards_word_for_word() -> None:
    scene = Scene().sponsored(0, "shirt-a").asks("shoes-a")
    assert scene.story(1)[1:] == ["FM-104 SponsorTaken seat=0 sponsor=shoes-a"]
    assert (scene.view(1).clubs[0].sponsors, scene.waits) == (("shoes-a", "shirt-a"), [1])
    worse = Scene().sponsored(0, "shorts-b").asks("shorts-a")
    assert worse.story(1)[2:] == ["FM-110 SponsorReturned seat=0 sponsor=shorts-a kept=shorts-b"]
    assert (worse.view().clubs[0].sponsors, worse.view().question_under) == (("shorts-b",), ("shorts-a",))


@pytest.mark.clause("FM-D3", "FM-110")
def test_the_better_sponsor_pays_more_then_sells_for_more() -> None:
    scene = Scene()
    amounts, resales = scene.state.album.amounts, scene.state.album.resales
    kept = amounts.copy(), resales.copy()
    try:
        for (income_a, resale_a), (income_b, resale_b), first in (
            ((3, 1), (2, 9), True),
            ((2, 9), (3, 1), False),
            ((2, 9), (2, 8), True),
            ((2, 8), (2, 9), False),
        ):
            amounts[:2], resales[:2] = [income_a, income_b], [resale_a, resale_b]
            assert better(scene.state, 0, 1) is first
            kept_card = Scene().sponsored(0, "shoes-a").asks("shoes-b").view().clubs[0].sponsors
            assert kept_card == (("shoes-a",) if first else ("shoes-b",))
    finally:
        amounts[:], resales[:] = kept


@pytest.mark.clause("FM-52", "FM-53", "FM-134", "FM-A26", "FM-A42", "FM-A50")
def test_debts_word_for_word() -> None:
    scene = Scene().owns(0, [yellow(1), yellow(2)]).sponsored(0, "socks-a").cash(0, 0).asks("stand")
    assert scene.story(1)[2:] == ["FM-52 InDebt seat=0 amount=5 missing=5"]
    assert (scene.view().debt, scene.view().question, scene.money(0)) == (5, "stand", 0)
    assert len(scene.plays(f"sell {A}").story(1)) == 1
    assert (scene.step, scene.view().pactole) == ("debt", 0)
    assert scene.plays("sell socks-a").story(1)[1:] == ["FM-134 Settled seat=0 amount=5 waived=0 pactole=5"]
    assert (scene.money(0), scene.view().debt, scene.view().question, scene.waits) == (0, 0, None, [1])
    poor = Scene().owns(0, [yellow(1)]).cash(0, 1).asks("stand").plays(f"sell {A}")
    assert poor.story(1)[1:] == ["FM-A26 Settled seat=0 amount=2 waived=3 pactole=2"]
    broke = Scene().cash(0, 1).asks("stand")
    assert broke.story(1)[2:] == ["FM-A26 Settled seat=0 amount=1 waived=4 pactole=1"]
    sponsor = Scene().sponsored(0, "socks-a").cash(0, 0).asks("stand")
    assert sponsor.step == "debt"


@pytest.mark.clause("FM-A51", "FM-A27", "FM-D3", "FM-39", "FM-12", "FM-101", "FM-102")
def test_the_academy_word_for_word() -> None:
    scene = asked(Scene(3, luck=(1 << 26, 1 << 7)))
    uncovered = "FM-A4 Uncovered pile=national price=2 drawn=True"
    assert scene.story(0)[1:] == [f"FM-A51 AcademyGave seat=0 price=11 footballer={TOP}", uncovered]
    assert scene.story(1)[1:] == ["FM-A51 AcademyGave seat=0 price=11", uncovered]
    assert (scene.view().question_under, scene.waits) == (("academy",), [1])
    none = Scene(3, luck=(1 << 26,))
    none.state.national.loose, none.state.national.top = [], -1
    assert asked(none).story(1)[1:] == ["FM-A27 NothingHere seat=0 kind=question"]
    assert (none.view(0).squad, none.waits) == ((), [1])


@pytest.mark.clause("FM-11", "FM-32", "FM-112", "FM-113", "FM-A20", "FM-A27", "FM-A50", "FM-A51", "FM-D3")
def test_plus_cards_word_for_word() -> None:
    camp = asked(Scene(3, luck=(1 << 27, 1 << 20)))
    assert camp.story(0)[1:] == ["FM-11 PlusDrawn seat=0 plus=injury drawn=True"]
    assert camp.story(1)[1:] == ["FM-11 PlusDrawn seat=0 drawn=True"]
    assert (camp.view(0).pluses, camp.view().question_under, camp.waits) == (("injury",), ("camp",), [1])
    video = Scene(3, luck=(1 << 28, 1 << 20))
    video.state.plus_pile.loose = 1 << 20
    assert asked(video).story(1)[1:] == [
        "FM-11 PlusDrawn seat=0 drawn=True",
        "FM-A27 NothingHere seat=0 kind=plus",
    ]
    assert (video.view().plus_draws, video.view().question_under, video.waits) == (0, ("video",), [1])
    square = Scene(3, luck=(1, 1 << 20)).at(0, "1", "0").plays("roll", "go 2", "draw")
    assert (square.view().question_under, square.view(0).pluses, square.waits) == ((), ("injury",), [1])
    seven = Scene(3, luck=(1 << 28, 1 << 20, 1 << 21)).holds(0, *["form-1"] * 6)
    assert (asked(seven).step, seven.view(0).plus_draws, seven.view(0).plus_drawn) == ("return", 1, "injury")
    assert seven.view(1).plus_drawn is None
    seven.plays("return injury")
    assert seven.story(0) == [
        "FM-113 PlusReturned seat=0 plus=injury",
        "FM-11 PlusDrawn seat=0 plus=injury drawn=True",
    ]
    assert seven.story(1) == ["FM-113 PlusReturned seat=0", "FM-11 PlusDrawn seat=0 drawn=True"]
    assert seven.step == "return"
    assert seven.plays("return form-1").view(0).plus_under == ("injury", "form-1")
    assert (seven.view(1).plus_under, seven.view(1).plus_drawn, seven.waits) == ((None, None), None, [1])


@pytest.mark.clause("FM-A50", "FM-A20", "FM-113", "FM-120")
def test_what_others_know_of_plus_cards() -> None:
    scene = Scene(3, luck=(1,)).holds(0, *["form-1"] * 6).at(0, "1", "0")
    scene.state.plus_pile.loose = 0
    scene.state.plus_pile.put_under(20)
    scene.state.plus_known[20] = 31
    scene.plays("roll", "go 2", "draw")
    assert scene.story(1) == ["FM-11 PlusDrawn seat=0 drawn=False"]
    # Everybody saw the injury going under, so everybody knows who has it now, until one goes back unseen.
    assert scene.view(1).clubs[0].known_pluses == ("injury",)
    scene.plays("return form-1")
    assert scene.view(1).clubs[0].known_pluses == ()
    assert (scene.view(0).plus_under, scene.view(1).plus_under) == (("form-1",), (None,))


# ---- rounds and phases


@pytest.mark.clause("FM-A48", "FM-A1", "FM-D3")
def test_a_missed_turn_word_for_word() -> None:
    scene = Scene(3).asks("suspension")
    assert scene.story(1)[1:] == ["FM-A48 Suspended seat=0"]
    assert scene.view().question_under == ("suspension",)
    scene.goes(2, "M1").plays("pass").goes(2, "M1").plays("pass")
    assert scene.story(1)[1:] == ["FM-A48 TurnMissed seat=0"]
    assert (scene.waits, [club.misses for club in scene.view().clubs]) == ([1], [False] * 3)


@pytest.mark.clause("FM-A49", "FM-70", "FM-A48")
def test_the_limit_word_for_word() -> None:
    scene = Scene(2, limit=20)
    scene.state.round, scene.state.turn = 20, 1
    scene.goes(2, "M1").plays("pass")
    assert scene.story(0)[1:] == ["FM-A49 LimitReached rounds=20", "FM-70 PhaseTwo seat=0"]
    assert {(club.square, club.came) for club in scene.view().clubs} == {("0", None)}
    assert [scene.money(seat) for seat in range(2)] == [70, 70]
    missing = Scene(2, limit=20).asks("suspension")
    missing.state.round = 19
    missing.goes(2, "M1").plays("pass")
    # The round ends although its first turn is missed.
    assert (missing.view().round, missing.waits) == (20, [1])


@pytest.mark.clause(
    "FM-57", "FM-59", "FM-60", "FM-61", "FM-63", "FM-70", "FM-A10", "FM-A11", "FM-A38", "FM-A49"
)
def test_a_declaration_word_for_word() -> None:
    for pace, team, clause, bonus in (("full", TEAM, "FM-60", 20), ("quick", [-1, *TEAM[1:]], "FM-63", 8)):
        names = [name(card) if card >= 0 else "-" for card in team]
        scene = Scene(3, pace=pace).owns(1, [*TEAM, OTHERS[0]])
        scene.state.round, scene.state.turn = 7, 2
        scene.rolls(2).does(1, "declare " + " ".join(names))
        assert scene.story(0) == [
            f"{clause} Declared seat=1 eleven={','.join(names)} bonus={bonus}",
            "FM-70 PhaseTwo seat=0",
        ]
        assert {(club.square, club.came) for club in scene.view().clubs} == {("0", None)}
        assert scene.state.known[-1] == 0  # a vacant place shows nobody
        known = [man.name for man in scene.view(0).clubs[1].known]
        assert known == [each for each in names if each != "-"]
        assert (scene.money(1), scene.view().die, scene.view().round, scene.waits) == (70 + bonus, 0, 7, [0])
        assert (scene.step, scene.view().phase) == ("roll", 2)
