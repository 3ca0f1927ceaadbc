"""Footmania in the browser: turns, an auction, a deal between two people, a match day, every look."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludofoot.core.game import Setup
from tests.browser.season import played_until, take_over
from tests.browser.test_access import LOOKS, check
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.plain_only
TWO = Setup(2, {"pace": "quick", "limit": 20}, opener=0)
THREE = Setup(3, {"pace": "quick", "limit": 20}, opener=0)
MANNED = ".fm-tray .places .tile:not(.none)"


def step(page: Page) -> str:
    return str(page.locator(".fm").get_attribute("data-step"))


def play_first(visitor: Visitor) -> bool:
    """Takes whatever is offered first: rolls, draws, buys."""
    return visitor.play_once(lambda _: 0)


def play_until(selector: str, *visitors: Visitor, most: int = 400) -> None:
    """Everybody plays on until the first of them sees this."""
    for _ in range(most):
        if visitors[0].page.locator(selector).count():
            return
        for visitor in visitors:
            play_first(visitor)
            visitor.wait()
    raise AssertionError(f"{selector} has not come")


def cash(page: Page) -> int:
    """What the purse shows."""
    return int(re.sub(r"\D", "", page.locator(".purse .in-full").inner_text()))


def test_turns_of_phase_one_and_a_reload(visit: Visit) -> None:
    ann = visit(seed=3)
    page = ann.page
    ann.found_table("footmania", "", "debutant", "debutant")
    ann.sit("Ann")
    expect(page.locator(".fm .clubs .seat")).to_have_count(3)
    assert cash(page) == 7_000_000
    assert page.locator(".fm-tray .tile.none").count() == 11
    play_until(".sq.lit", ann)
    lit = page.locator(".sq.lit").first
    square = lit.get_attribute("data-square")
    expect(lit).to_have_accessible_name(re.compile(rf"Square {square}: "))
    lit.click()
    expect(page.locator("[data-pawn='0'] .vh")).to_have_text(re.compile(rf"on square {square}:"))
    play_until(MANNED, ann)
    spent, owned = cash(page), page.locator(MANNED).count()
    assert spent < 7_000_000
    page.reload()
    expect(page.locator(MANNED)).to_have_count(owned)
    assert cash(page) == spent
    play_until(".sq.lit, .prompt .btn.go", ann)


def test_an_auction_is_raised_and_left(visit: Visit) -> None:
    ann = visit()
    page = ann.page
    take_over(ann, played_until(lambda view: view.step == "auction" and view.clubs[0].cash > 10, THREE))
    expect(page.locator(".auction .big")).to_be_visible()
    bid = page.locator(".prompt .btn.go")
    least = bid.inner_text()
    page.get_by_role("button", name="100,000 more", exact=True).click()
    expect(bid).not_to_have_text(least)
    offered = re.search(r"Bid ([\d.,]+)", bid.inner_text())
    assert offered
    page.keyboard.press("1")
    expect(page.locator(".log")).to_contain_text(re.compile(r"You bid \d"))
    for _ in range(200):
        if step(page) != "auction":
            break
        if ann.offers().count():
            page.keyboard.press("p")
        ann.wait()
    assert step(page) != "auction"


def test_a_deal_between_two_browsers(visit: Visit) -> None:
    ann, bob = visit(seed=1), visit(seed=2, size="phone")
    table = ann.found_table("footmania", "", "")
    ann.sit("Ann")
    bob.open(f"/table/{table}")
    bob.sit("Bob")
    play_until(MANNED, ann, bob)

    ann.page.locator(MANNED).first.click()
    ann.page.get_by_role("button", name="Offer him to the others").click()
    dialog = ann.page.get_by_role("dialog")
    name = dialog.locator(".chip[aria-pressed=true]").inner_text()
    dialog.get_by_role("group", name="You ask for : Money").get_by_role("button", name="1 M more").click()
    expect(dialog.locator(".change")).to_be_visible()
    dialog.get_by_role("radio", name="Bob").check(force=True)
    dialog.get_by_role("button", name="Offer to Bob").click()
    expect(ann.page.locator(".fm-market")).to_contain_text("Your offers")
    rich, poor = cash(ann.page), cash(bob.page)

    expect(bob.page.get_by_role("tab", name=re.compile("Market"))).to_contain_text("1")
    bob.page.get_by_role("tab", name=re.compile("Market")).click()
    offer = bob.page.locator(".fm-market .offer")
    expect(offer).to_contain_text("Ann offers you")
    offer.get_by_role("button", name="Hide").click()
    expect(offer).to_have_count(0)
    bob.page.reload()
    bob.page.get_by_role("tab", name=re.compile("Market")).click()
    bob.page.get_by_role("button", name="Show the hidden offer").click()
    offer.get_by_role("button", name="Accept").click()
    expect(offer).to_have_count(0)
    expect(ann.page.locator(".purse .in-full")).to_have_text(f"{rich + 1_000_000:,}")
    assert cash(bob.page) == poor - 1_000_000
    surname = name.split()[-2]
    bob.page.get_by_role("tab", name="Club").click()
    expect(bob.page.locator(".fm-club").first).to_contain_text(surname)


def test_a_match_day_is_lined_up_by_hand_and_played(visit: Visit) -> None:
    ann = visit(seed=5)
    page = ann.page
    take_over(ann, played_until(lambda view: view.step == "line-ups", TWO))
    best = page.locator(".versus .total b").first
    expect(best).to_have_text(re.compile(r"\d+"))
    stars = int(best.inner_text())
    page.locator(f"{MANNED}").first.click()
    page.get_by_role("dialog").get_by_role("button", name="trainee").click()
    expect(best).not_to_have_text(str(stars))
    assert int(best.inner_text()) < stars
    page.keyboard.press("1")
    expect(page.locator(".eleven.second .tile:not(.none)").first).to_be_visible()
    for _ in range(400):
        if step(page) not in ("line-ups", "action", "answer", "substitute"):
            break
        ann.play_once()
        ann.wait()
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".league .fixture i").first).to_have_text(re.compile(r"\d+ – \d+"))
    points = [int(text) for text in page.locator(".league td.big").all_inner_texts()]
    assert sum(points) == 2


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_nobody_is_kept_out(visit: Visit, size: str, dark: bool) -> None:
    zoe = visit(size=size, dark=dark, lang="fr")
    page = zoe.page
    rich = played_until(lambda view: view.step == "buy" and view.round > 5, THREE)
    take_over(zoe, rich)
    expect(page.locator(MANNED).first).to_be_visible()
    check(page)
    if size == "phone":
        page.get_by_role("tab", name="Club").click()
        zoe.wait(300)
        check(page)
        page.get_by_role("tab", name="Marché").click()
    page.get_by_role("button", name="Faire une offre").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page)
    take_over(zoe, played_until(lambda view: view.step == "action" and len(view.pluses) > 1, THREE))
    expect(page.locator(".fm-bench .piece").first).to_be_visible()
    check(page)
