"""Buying, auctions, sales, debts, deals, and who knows what of it."""

from __future__ import annotations

import pytest

from ludofoot.games.footmania.events import (
    Auctioned,
    Bought,
    DealMade,
    Drew,
    FootballerSold,
    InDebt,
    Offered,
    OfferLapsed,
    Settled,
    SponsorReturned,
    TurnedDown,
    Uncovered,
    Unwanted,
)
from tests.games.footmania.scene import OTHERS, TEAM, Scene, blue, name, red, yellow

TOP = name(60)


def drawn(seats: int = 2) -> Scene:
    """The blue number 4 at 1,100,000 has been drawn by seat 0."""
    return Scene(seats, luck=(2, 1 << 7)).plays("roll", "go M1", "draw")


@pytest.mark.clause("FM-37", "FM-38", "FM-39", "FM-40", "FM-A4", "FM-A36")
def test_a_purchase_shows_the_price_alone() -> None:
    scene = drawn()
    assert scene.told(Drew, 0).footballer == TOP
    assert (scene.told(Drew, 1).footballer, scene.told(Drew, 1).price) == (None, 11)
    assert scene.told(Uncovered, 1).footballer is None
    assert scene.view(1).national.price == 2
    scene.plays("buy")
    assert (scene.money(0), [man.name for man in scene.view(0).squad]) == (59, [TOP])
    assert (scene.told(Bought, 1).footballer, scene.told(Bought, 1).price) == (None, 11)
    assert (scene.view(1).clubs[0].footballers, scene.view(1).clubs[0].known) == (1, ())
    assert scene.waits == [1]


@pytest.mark.clause("FM-51", "FM-A5", "FM-A42")
def test_nobody_buys_on_credit() -> None:
    scene = Scene(luck=(2, 1 << 7)).cash(0, 10).owns(0, [yellow(1)]).plays("roll", "go M1", "draw")
    assert scene.refusal("buy") == ("cannot-pay", "FM-51")
    scene.does(0, f"sell {name(yellow(1))}")
    assert scene.plays("buy").money(0) == 0


@pytest.mark.clause("FM-41", "FM-42", "FM-44")
def test_a_refused_footballer_is_auctioned_to_the_others() -> None:
    scene = drawn(3).plays("refuse")
    assert (scene.told(TurnedDown).footballer, scene.told(TurnedDown).start) == (TOP, 5)
    assert (scene.waits, scene.view(2).card is not None) == ([1], True)
    assert scene.refusal("bid 4") == ("bid-too-low", "FM-A6")
    assert scene.refusal("bid 71") == ("bid-too-high", "FM-51")
    assert scene.refusal("bid 9", 0) == ("not-your-turn", "FM-A6")


@pytest.mark.clause("FM-43", "FM-45", "FM-A6")
def test_the_highest_bidder_pays_the_bank() -> None:
    scene = drawn(4).plays("refuse", "bid 5")
    assert scene.refusal("bid 5") == ("bid-too-low", "FM-A6")
    scene.plays("leave", "bid 6", "bid 7", "leave")
    assert scene.told(Auctioned).amount == 7
    assert [scene.money(seat) for seat in range(4)] == [70, 63, 70, 70]
    assert [man.name for man in scene.view(3).clubs[1].known] == [TOP]
    assert scene.waits == [1]


@pytest.mark.clause("FM-A6")
def test_the_last_may_still_bid_when_all_others_have_withdrawn() -> None:
    scene = drawn(3).plays("refuse", "leave")
    assert scene.plays("bid 5").told(Auctioned).seat == 2
    assert drawn(2).plays("refuse").default() == "leave"


@pytest.mark.clause("FM-46")
def test_whom_nobody_wants_goes_under_the_pile() -> None:
    scene = drawn().plays("refuse", "leave")
    assert scene.told(Unwanted).footballer == TOP
    assert scene.view(1).national.under == (TOP,)
    assert scene.view().national.size == 70


@pytest.mark.clause("FM-A6")
def test_a_standing_bid_cannot_go_into_a_deal() -> None:
    scene = drawn(3).plays("refuse", "bid 60")
    assert scene.refusal("offer all 11 for", 1) == ("offer-too-dear", "FM-51")
    scene.does(1, "offer all 10 for")


@pytest.mark.clause("FM-47", "FM-A43")
def test_the_bank_buys_back_unseen() -> None:
    scene = Scene().owns(1, [blue(4)]).does(1, f"sell {name(blue(4))}")
    assert scene.money(1) == 75
    assert (scene.told(FootballerSold, 0).footballer, scene.told(FootballerSold, 1).footballer) == (None, TOP)
    assert (scene.view(0).national.under, scene.view(1).national.under) == ((None,), (TOP,))
    assert scene.refusal(f"sell {name(yellow(1))}", 1) == ("not-yours", "FM-47")


@pytest.mark.clause("FM-108", "FM-A43", "FM-53")
def test_sponsors_are_sold_to_the_bank() -> None:
    scene = Scene().sponsored(1, "shirt-b").does(1, "sell shirt-b")
    assert (scene.money(1), scene.view().question_under) == (80, ("shirt-b",))
    assert scene.refusal("sell shirt-b", 1) == ("sponsor-not-yours", "FM-108")


@pytest.mark.clause("FM-104", "FM-109", "FM-110")
def test_of_two_sponsors_of_a_kind_the_better_stays() -> None:
    scene = Scene().sponsored(0, "shoes-a", "shirt-a").asks("shoes-b")
    assert scene.view(1).clubs[0].sponsors == ("shoes-b", "shirt-a")
    assert scene.told(SponsorReturned).sponsor == "shoes-a"
    assert scene.view().question_under == ("shoes-a",)
    worse = Scene().sponsored(0, "socks-b").asks("socks-a")
    assert worse.view().clubs[0].sponsors == ("socks-b",)


@pytest.mark.clause("FM-52", "FM-53", "FM-A42")
def test_a_debtor_sells_until_the_debt_is_paid() -> None:
    scene = Scene().owns(0, [yellow(1), blue(4)]).sponsored(0, "socks-a").cash(0, 1).asks("stand")
    assert (scene.step, scene.waits, scene.told(InDebt).missing) == ("debt", [0], 4)
    assert scene.refusal("roll") == ("wrong-step", "FM-52")
    assert scene.default() == f"sell {name(yellow(1))}"
    scene.plays(f"sell {name(yellow(1))}")
    assert (scene.step, scene.money(0)) == ("debt", 2)
    scene.plays("sell socks-a")
    assert (scene.step, scene.money(0), scene.view().pactole, scene.waits) == ("roll", 1, 5, [1])
    assert scene.view().question_under == ("socks-a", "stand")


@pytest.mark.clause("FM-A26")
def test_what_cannot_be_paid_is_waived() -> None:
    scene = Scene().cash(0, 2).asks("stand")
    assert (scene.told(Settled).waived, scene.money(0), scene.view().pactole, scene.waits) == (3, 0, 2, [1])


@pytest.mark.clause("FM-D3")
def test_bonuses_cost_for_each_blue_or_red() -> None:
    assert Scene().owns(0, [blue(1), red(2), yellow(3)]).asks("bonuses").money(0) == 68


@pytest.mark.clause("FM-A42")
def test_a_debtor_deals_only_for_money() -> None:
    scene = Scene().owns(0, [yellow(1), yellow(2)]).cash(0, 1)
    scene.does(0, f"offer all {name(yellow(1))} for").does(0, f"offer all {name(yellow(2))} for 9").asks(
        "stand"
    )
    assert [offer.number for offer in scene.view(1).offers] == [2]
    assert scene.told(OfferLapsed).clause == "FM-A42"
    assert scene.refusal(f"offer all {name(yellow(1))} 1 for 1", 0) == ("debtor-deal", "FM-A42")
    scene.does(1, "offer 0 for 1")
    assert scene.refusal("accept 1 private 1", 0) == ("debtor-deal", "FM-A42")
    assert scene.does(1, "accept 0 2").waits == [1]


@pytest.mark.clause("FM-48", "FM-49", "FM-50", "FM-56", "FM-68", "FM-A39")
def test_a_deal_is_settled_at_once_out_of_turn() -> None:
    scene = Scene(3).owns(1, [yellow(1)]).owns(2, [yellow(2)]).sponsored(2, "shoes-a")
    scene.does(1, f"offer 2 {name(yellow(1))} 3 for {name(yellow(2))} shoes-a")
    scene.does(2, "accept 1 private 1")
    assert [man.name for man in scene.view(2).squad] == [name(yellow(1))]
    assert [man.name for man in scene.view(1).squad] == [name(yellow(2))]
    assert (scene.money(1), scene.money(2), scene.view().clubs[1].sponsors) == (67, 73, ("shoes-a",))
    assert scene.waits == [0]


@pytest.mark.clause("FM-A53", "FM-A50")
def test_who_sees_offers_and_deals() -> None:
    scene = Scene(3).owns(1, [yellow(1)])
    scene.does(1, f"offer 2 {name(yellow(1))} for 5")
    assert scene.not_told(Offered, 0)
    assert scene.told(Offered, 2).want_money == 5
    assert (scene.view(0).offers, len(scene.view(2).offers), len(scene.view(1).offers)) == ((), 1, 1)
    assert [man.name for man in scene.view(2).clubs[1].known] == [name(yellow(1))]
    scene.does(2, "accept 1 private 1")
    assert (scene.told(DealMade, 0).gives, scene.told(DealMade, 0).give) == (1, ())
    assert (scene.told(DealMade, 0).want_money, scene.view(0).clubs[2].known) == (5, ())
    scene.does(2, f"offer all {name(yellow(1))} for 1")
    assert [man.name for man in scene.view(0).clubs[2].known] == [name(yellow(1))]
    assert [man.name for man in scene.view(-2).clubs[2].known] == [name(yellow(1))]


@pytest.mark.clause("FM-A39")
def test_what_no_offer_can_say() -> None:
    scene = Scene(3).owns(0, [yellow(1)]).sponsored(0, "shoes-a")
    assert scene.refusal("offer all for", 0) == ("offer-empty", "FM-A39")
    assert scene.refusal("offer 0 1 for", 0) == ("offer-to-yourself", "FM-A39")
    assert scene.refusal("offer 3 1 for", 0) == ("no-such-seat", "FM-A39")
    assert scene.refusal(f"offer all 1 for {name(yellow(1))}", 0) == ("wants-own", "FM-A39")
    assert scene.refusal("offer all 1 for shoes-a", 0) == ("wants-own", "FM-A39")
    assert scene.refusal("offer all 1 for Nobody", 0) == ("unknown-footballer", "FM-A39")
    assert scene.refusal(f"offer all {name(yellow(2))} for", 0) == ("not-yours", "FM-A39")
    assert scene.refusal("offer all shirt-a for", 0) == ("sponsor-not-yours", "FM-A39")
    assert scene.refusal("offer all 71 for 80", 0) == ("offer-too-dear", "FM-51")
    assert scene.refusal(f"offer all {name(yellow(1))} {name(yellow(1))} for", 0) == ("named-twice", "FM-A39")
    assert scene.refusal("accept 1 1", 0) == ("no-such-offer", "FM-A39")
    assert scene.refusal("withdraw all 1", 0) == ("no-such-offer", "FM-A39")
    for _ in range(20):
        scene.does(0, "offer all 1 for")
    assert scene.refusal("offer all 1 for", 0) == ("too-many-offers", "FM-A39")
    assert scene.refusal("accept 0 1", 0) == ("own-offer", "FM-A39")


@pytest.mark.clause("FM-A39")
def test_acceptance_is_checked_then() -> None:
    scene = Scene(3).does(0, f"offer all 5 for {name(yellow(1))} shoes-a 71")
    assert scene.refusal("accept 0 1", 1) == ("not-yours", "FM-A39")
    scene.owns(1, [yellow(1)])
    assert scene.refusal("accept 0 1", 1) == ("sponsor-not-yours", "FM-A39")
    scene.sponsored(1, "shoes-a")
    assert scene.refusal("accept 0 1", 1) == ("cannot-pay", "FM-51")
    scene.cash(1, 71).does(1, "accept 0 1")
    assert scene.refusal("accept 0 1", 2) == ("no-such-offer", "FM-A39")


@pytest.mark.clause("FM-A39")
def test_an_offer_lapses_for_good_when_its_maker_cannot_deliver() -> None:
    scene = Scene().owns(0, [yellow(1)]).does(0, f"offer all {name(yellow(1))} for 5")
    scene.does(0, f"sell {name(yellow(1))}")
    assert (scene.told(OfferLapsed).number, scene.view(1).offers) == (1, ())
    scene.does(0, "offer 1 70 for", "withdraw 1 1")
    assert scene.view(1).offers == ()
    scene.does(0, "offer all 1 for")
    assert scene.view(1).offers[0].number == 2


@pytest.mark.clause("FM-A39", "FM-110")
def test_a_second_sponsor_of_a_kind_by_a_deal() -> None:
    scene = Scene().sponsored(0, "shoes-a").sponsored(1, "shoes-b")
    scene.does(0, "offer 1 1 for shoes-b").does(1, "accept 0 private 1")
    assert (scene.view().clubs[0].sponsors, scene.view().question_under) == (("shoes-b",), ("shoes-a",))


@pytest.mark.clause("FM-54", "FM-A7", "FM-A8", "FM-A47", "FM-A30", "FM-69")
def test_the_ban_begins_with_the_last_day_but_one() -> None:
    for seats, day in ((2, 1), (3, 5), (4, 5)):
        early = Scene(seats).owns(0, TEAM).does(0, "offer all 1 for").match_day(day - 1) if day > 1 else None
        assert early is None or early.view(1).offers
        scene = Scene(seats).owns(0, TEAM).does(0, "offer all 1 for").match_day(day)
        assert scene.told(OfferLapsed).clause == "FM-A47"
        assert scene.view(1).offers == ()
        assert scene.refusal("offer all 1 for", 0) == ("deals-banned", "FM-54")
        assert scene.refusal("accept 0 1", 1) == ("deals-banned", "FM-54")


@pytest.mark.clause("FM-A40", "FM-55")
def test_whoever_has_played_is_bound_for_the_day() -> None:
    scene = Scene(4).owns(0, [*TEAM, blue(4)]).owns(1, OTHERS).kicked_off()
    assert scene.refusal(f"sell {name(blue(4))}", 0) == ("bound-today", "FM-A40")
    assert scene.refusal(f"offer all {name(blue(4))} for 9", 0) == ("bound-today", "FM-A40")
    scene.does(0, f"sell {name(yellow(4))}")
    scene.plays("pass", "pass")
    assert scene.refusal(f"sell {name(blue(4))}", 0) == ("bound-today", "FM-A40")


@pytest.mark.clause("FM-A41")
def test_until_both_line_ups_are_in_nobody_moves() -> None:
    scene = Scene(4).owns(0, [*TEAM, blue(4)]).owns(2, OTHERS).does(0, f"offer all {name(blue(4))} for 9")
    scene.match_day()
    assert scene.told(OfferLapsed).clause == "FM-A41"
    assert scene.refusal(f"sell {name(yellow(1))}", 0) == ("line-ups-due", "FM-A41")
    scene.does(2, f"sell {name(OTHERS[0])}")
    assert scene.waits == [0, 1]
    scene.does(1, "field " + " ".join("-" * 11))
    assert scene.waits == [0]
    assert scene.view(0).sides[1].eleven == ()
    assert scene.refusal("field " + " ".join("-" * 11), 1) == ("not-your-turn", "FM-A41")
