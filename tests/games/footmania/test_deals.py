"""Deals word for word: what each side gets, what each seat is told, what a lapse betrays."""

from __future__ import annotations

import pytest

from ludofoot.core.records import LEGAL, Refusal
from ludofoot.games.footmania.records import Offer
from ludofoot.games.footmania.rules.choices import answers_to_offers
from ludofoot.games.footmania.rules.squads import show
from ludofoot.games.footmania.views import PastDeal
from tests.games.footmania.scene import NOTATION, OTHERS, TEAM, Scene, blue, name, yellow

A, B, C = name(yellow(1)), name(yellow(2)), name(yellow(3))
BLUE = name(blue(4))


def known(scene: Scene, watcher: int, owner: int) -> list[str]:
    return [man.name for man in scene.view(watcher).clubs[owner].known]


@pytest.mark.clause("FM-49", "FM-50", "FM-68", "FM-69", "FM-A53")
def test_an_offer_is_told_to_all_or_to_the_two_alone() -> None:
    scene = Scene(3).owns(1, [yellow(1)]).does(1, f"offer 2 {A} 3 for {B} shoes-a 1")
    sides = f"give={A} give_money=3 want={B} want_sponsors=shoes-a want_money=1"
    private = f"FM-49 Offered maker=1 number=1 to=2 {sides}"
    assert [scene.story(seat) for seat in (0, 1, 2, -2)] == [[], [private], [private], []]
    assert [scene.view(seat).offer_counts for seat in (0, 1, 2)] == [(), ((1, 2, 1),), ((1, 2, 1),)]
    scene.phase_two().does(1, f"offer all {A} for 4")
    public = f"FM-49 Offered maker=1 number=1 give={A} give_money=0 want_money=4"
    assert [scene.story(seat) for seat in (0, 1, 2, -2)] == [[public]] * 4
    assert scene.view(0).offer_counts == ((1, -1, 1),)


@pytest.mark.clause("FM-48", "FM-56", "FM-110", "FM-A39", "FM-A52", "FM-A53")
def test_a_private_deal_moves_everything_named_and_shows_the_others_how_much() -> None:
    scene = Scene(3).owns(1, [yellow(1), yellow(3)]).owns(2, [yellow(2)])
    scene.sponsored(1, "shoes-b", "shirt-a").sponsored(2, "shoes-a", "shirt-b")
    for card in (1, 3):
        show(scene.state, yellow(card))
    scene.does(1, f"offer 2 {A} shirt-a 3 for {B} shoes-a 1").does(2, "accept 1 private 1")
    deal = (
        "FM-56 DealMade maker=1 taker=2 gives=1 give_sponsors=shirt-a give_money=3"
        " wants=1 want_sponsors=shoes-a want_money=1"
    )
    returned = [
        "FM-110 SponsorReturned seat=1 sponsor=shoes-a kept=shoes-b",
        "FM-110 SponsorReturned seat=2 sponsor=shirt-a kept=shirt-b",
    ]
    assert scene.story(0) == scene.story(-2) == [deal, *returned]
    assert scene.story(1) == scene.story(2) == [f"{deal} give={A} want={B}", *returned]
    assert [club.sponsors for club in scene.view().clubs] == [(), ("shoes-b",), ("shirt-b",)]
    assert [scene.money(seat) for seat in range(3)] == [70, 68, 72]
    assert scene.view().question_under == ("shoes-a", "shirt-a")
    # One of two went, nobody else saw which.
    assert (known(scene, 0, 1), known(scene, 0, 2)) == ([], [])
    assert (known(scene, 2, 1), known(scene, 1, 2)) == ([B, C], [A])
    assert scene.view(1).offers == ()


@pytest.mark.clause("FM-56", "FM-A52", "FM-A53")
def test_a_public_deal_shows_who_went_and_leaves_the_rest_known() -> None:
    scene = Scene(3).owns(1, [yellow(1), yellow(3)]).owns(2, [yellow(2)])
    show(scene.state, yellow(3))
    scene.does(1, f"offer all {A} for {B}").does(2, "accept 1 1")
    told = f"FM-56 DealMade maker=1 taker=2 gives=1 give_money=0 wants=1 want_money=0 give={A} want={B}"
    assert [scene.story(seat) for seat in (0, 1, 2, -2)] == [[told]] * 4
    assert (known(scene, 0, 1), known(scene, 0, 2), known(scene, -2, 2)) == ([B, C], [A], [A])


@pytest.mark.clause("FM-56", "FM-A52")
def test_money_alone_unsettles_no_memory() -> None:
    scene = Scene(3).owns(1, [yellow(1)]).owns(2, [yellow(2)])
    for card in (1, 2):
        show(scene.state, yellow(card))
    scene.does(1, "offer 2 3 for").does(2, "accept 1 private 1")
    assert (known(scene, 0, 1), known(scene, 0, 2)) == ([A], [B])


@pytest.mark.clause("FM-A39")
def test_a_withdrawal_is_told_to_whoever_saw_the_offer() -> None:
    private = Scene(3).does(1, "offer 2 3 for", "withdraw 2 1")
    told = ["FM-A39 OfferWithdrawn maker=1 number=1 to=2"]
    assert [private.story(seat) for seat in (0, 1, 2)] == [[], told, told]
    public = Scene(3).does(1, "offer all 3 for", "withdraw all 1")
    assert public.story(0) == ["FM-A39 OfferWithdrawn maker=1 number=1"]
    assert public.refusal("withdraw all 1", 1) == ("no-such-offer", "FM-A39")


@pytest.mark.clause("FM-A39", "FM-A41", "FM-A42", "FM-A53")
def test_a_lapse_says_that_the_maker_cannot_deliver_and_nothing_else() -> None:
    scene = Scene(3).owns(1, [yellow(1)])
    scene.does(1, f"offer 2 {A} for 3", f"offer all {A} for 4", "offer all 1 for", f"sell {A}")
    sold = "FM-A43 FootballerSold seat=1 pile=national price=1"
    to_two, to_all = "FM-A39 OfferLapsed maker=1 number=1 to=2", "FM-A39 OfferLapsed maker=1 number=1"
    assert scene.story(0) == [sold, to_all]
    assert scene.story(2) == [sold, to_two, to_all]
    assert [offer.number for offer in scene.view(2).offers] == [2]
    for _ in range(2):
        scene.does(1, "offer 2 1 for")
    assert scene.not_lapsed()


@pytest.mark.clause("FM-A39", "FM-51")
def test_nothing_is_promised_twice_beyond_the_first_acceptance() -> None:
    scene = (
        Scene(3).owns(0, [yellow(1)]).does(0, f"offer 1 {A} for 1", f"offer 2 {A} for 1", "offer all 70 for")
    )
    scene.does(1, "accept 0 private 1")
    assert (scene.view(2).offers[0].give_money, len(scene.view(2).offers)) == (70, 1)
    assert scene.refusal("accept 0 private 1", 2) == ("no-such-offer", "FM-A39")
    scene.does(2, "accept 0 1")
    assert [scene.money(seat) for seat in range(3)] == [1, 69, 140]


@pytest.mark.clause("FM-A39", "FM-A42", "FM-52")
def test_a_debtors_other_offers_lapse_for_that_reason() -> None:
    scene = Scene().owns(0, [yellow(1), yellow(2)]).cash(0, 1)
    scene.does(0, f"offer all {A} for", f"offer all {B} 1 for 1", f"offer all {B} for 9").asks("stand")
    assert scene.story(1) == [
        "FM-101 QuestionDrawn seat=0 question=stand drawn=True",
        "FM-134 Fined seat=0 question=stand amount=5",
        "FM-52 InDebt seat=0 amount=5 missing=4",
        "FM-A42 OfferLapsed maker=0 number=1",
        "FM-A42 OfferLapsed maker=0 number=2",
    ]
    # The other player is no debtor: his gifts stand, and he may make more of them.
    scene.does(1, "offer all 1 for").does(0, "accept 1 1")
    assert (scene.money(0), scene.step) == (2, "debt")


@pytest.mark.clause("FM-A6")
def test_only_the_highest_bidders_bid_is_tied_up() -> None:
    scene = Scene(3, luck=(2, 1 << 7)).plays("roll", "go M1", "draw", "refuse")
    scene.does(1, "offer all 70 for").does(2, "offer all 70 for").plays("bid 60")
    assert scene.story(0)[1:] == ["FM-A39 OfferLapsed maker=1 number=1"]
    scene.does(2, "withdraw all 1", "offer all 70 for")
    assert scene.refusal("offer all 11 for", 1) == ("offer-too-dear", "FM-51")
    scene.does(0, "offer 1 for 11")
    assert scene.refusal("accept 0 private 1", 1) == ("cannot-pay", "FM-51")
    scene.does(0, "offer 2 for 70").does(2, "accept 0 private 1")


@pytest.mark.clause("FM-A41", "FM-A39")
def test_a_match_lapses_its_teams_offers_of_footballers_alone() -> None:
    scene = Scene(4).owns(0, [*TEAM, blue(4)]).owns(2, OTHERS)
    scene.does(0, f"offer all {BLUE} for 9", "offer all 2 for").does(2, f"offer all {name(OTHERS[1])} for 1")
    scene.match_day()
    assert scene.story(3)[2:] == ["FM-A41 OfferLapsed maker=0 number=1"]
    assert [(offer.maker, offer.number) for offer in scene.view(1).offers] == [(0, 2), (2, 1)]
    # What a third club gives may still come; what either team owns may not go.
    scene.does(2, f"offer 0 for {A}", f"offer 0 {name(OTHERS[2])} for 1")
    assert scene.refusal("accept 2 private 1", 0) == ("line-ups-due", "FM-A41")
    assert not any("accept 2 private 1" in choice for choice in open_choices(scene, 0))
    assert "accept 2 private 2" in open_choices(scene, 0)
    scene.does(0, "accept 2 private 2")
    assert name(OTHERS[2]) in [man.name for man in scene.view(0).squad]


def open_choices(scene: Scene, seat: int) -> set[str]:
    """Offers that this seat could take, as the rules list them."""
    found = {NOTATION.write(move) for move in answers_to_offers(scene.state, seat)}
    assert all(scene.state.judge(seat, NOTATION.read(text)) == LEGAL for text in found)
    return found


@pytest.mark.clause("FM-A41", "FM-A39", "FM-A42", "FM-A53")
def test_only_what_can_be_taken_is_listed() -> None:
    scene = (
        Scene(3).owns(1, [yellow(2)]).does(0, f"offer all 1 for {B}", f"offer 1 1 for {C}", "offer 2 1 for")
    )
    assert open_choices(scene, 1) == {"accept 0 1"}
    assert open_choices(scene, 2) == {"accept 0 private 1"}
    assert open_choices(scene, 0) == {"withdraw all 1", "withdraw 1 1", "withdraw 2 1"}
    debtor = (
        Scene().owns(0, [yellow(1)]).cash(0, 1).asks("stand").does(1, "offer all 1 for 1", "offer all 1 for")
    )
    assert open_choices(debtor, 0) == {"accept 1 2"}


@pytest.mark.clause("FM-54", "FM-A47", "FM-A30")
def test_the_ban_is_announced_and_every_offer_lapses_by_it() -> None:
    scene = Scene(4).owns(0, TEAM).does(0, "offer all 1 for", "offer 1 2 for").match_day(5)
    assert scene.story(2) == [
        "FM-74 MatchDay seat=0 day=5 days=6 home=2,3 away=0,1",
        "FM-A47 OfferLapsed maker=0 number=1",
        "FM-54 DealsBanned",
        "FM-77 MatchBegan home=2 away=0 play_off=False",
    ]
    assert "FM-A47 OfferLapsed maker=0 number=1 to=1" in scene.story(1)
    assert scene.view().banned
    assert scene.refusal("withdraw all 1", 0) == ("no-such-offer", "FM-A39")


@pytest.mark.clause("FM-51", "FM-A39")
def test_money_that_is_not_there_or_no_number() -> None:
    scene = Scene(3)
    assert scene.refusal("offer all 71 for 80", 0) == ("offer-too-dear", "FM-51")
    scene.does(0, "offer all 70 for 71")
    assert scene.refusal("accept 0 1", 1) == ("cannot-pay", "FM-51")
    scene.cash(1, 71).does(1, "accept 0 1")
    for give, want in ((-1, 0), (0, -1), (0, 1 << 70)):
        verdict = scene.state.judge(0, Offer(give_money=give, want_money=want, give=()))
        assert verdict == Refusal("bad-money", "FM-A39")


@pytest.mark.clause("FM-47", "FM-108", "FM-54", "FM-A39")
def test_every_open_move_is_judged_for_itself() -> None:
    scene = Scene(3).owns(0, [yellow(1)]).sponsored(0, "shoes-a").does(1, "offer 0 1 for")
    legal = (f"sell {A}", "sell shoes-a", f"offer all {A} for", "accept 1 private 1")
    assert [scene.state.judge(0, NOTATION.read(text)) for text in legal] == [LEGAL] * 4
    assert scene.choices(0) == {"roll", f"sell {A}", "sell shoes-a", "accept 1 private 1"}
    playing = Scene(4).owns(0, [*TEAM, blue(4)]).owns(1, OTHERS).sponsored(0, "shoes-a").kicked_off()
    sales = {choice for choice in playing.choices(0) if choice.startswith("sell")}
    assert sales == {f"sell {name(yellow(4))}", "sell shoes-a"}
    assert scene.refusal("withdraw all 1", 0) == ("no-such-offer", "FM-A39")
    # Whatever comes first, the rest is looked at too.
    assert scene.refusal(f"offer all {A} {B} for", 0) == ("not-yours", "FM-A39")
    assert scene.refusal(f"offer all {A} shirt-a for", 0) == ("sponsor-not-yours", "FM-A39")
    assert scene.refusal(f"offer all {A} shoes-a 71 for", 0) == ("offer-too-dear", "FM-51")
    assert scene.state.judge(3, NOTATION.read("offer all 1 for")) == Refusal("not-seated")


@pytest.mark.clause("FM-A53")
def test_everybody_remembers_how_much_passed_in_the_last_deal() -> None:
    scene = Scene(3).owns(1, [yellow(1), yellow(2)]).owns(2, [yellow(3)]).sponsored(1, "shoes-a")
    assert scene.view(0).past_deal is None
    scene.does(1, f"offer 2 {name(yellow(1))} shoes-a 2 for {name(yellow(3))} 5").does(
        2, "accept 1 private 1"
    )
    assert [scene.view(seat).past_deal for seat in (-2, 0, 1, 2)] == [
        PastDeal(
            number=1,
            maker=1,
            taker=2,
            gives=1,
            give_sponsors=("shoes-a",),
            give_money=2,
            wants=1,
            want_sponsors=(),
            want_money=5,
        )
    ] * 4
    scene.does(2, "offer all shoes-a for 4").does(0, "accept 2 1")
    assert scene.view(1).past_deal == PastDeal(2, 2, 0, 0, ("shoes-a",), 0, 0, (), 4)
