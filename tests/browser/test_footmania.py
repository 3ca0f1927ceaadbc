"""Footmania in the browser: turns, an auction, a deal between two people, a match day, every look."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludofoot.core.game import Setup
from ludofoot.games.footmania import GAME
from tests.browser.season import played_until, take_over
from tests.browser.test_access import LOOKS, check
from tests.browser.visitor import OFFERED, Visit, Visitor, lay_paper_aside, play_out

pytestmark = pytest.mark.plain_only
TWO = Setup(2, {"pace": "quick", "limit": 20}, opener=0)
THREE = Setup(3, {"pace": "quick", "limit": 20}, opener=0)
PATIENT = 4000
"""More than the slowest machine needs."""
LIT = ".sq.lit:not([aria-disabled=true]) ~ .sq.lit:not([aria-disabled=true])"
"""Two squares to go to, while no move is on its way: to a single one the pawn walks by itself."""
MANNED = ".fm-tray .places .tile:not(.none)"


def step(page: Page) -> str:
    return str(page.locator(".fm").get_attribute("data-step"))


# Looks and taps in one go: what is seen cannot be gone by then.
STEP = """([target, offered, last]) => {
    if (target && document.querySelector(target)) return true;
    const all = [...document.querySelectorAll(offered)];
    all.at(last ? -1 : 0)?.click();
    return false;
}"""
ANYTHING = ", ".join(f"{where} {OFFERED}" for where in ("main", ".dock"))


def play_until(target: str, spender: Visitor, *savers: Visitor) -> None:
    """On until the first of them sees this: he draws and buys all he can, the others leave everything."""
    for _ in range(PATIENT):
        if spender.page.evaluate(STEP, [target, ANYTHING, False]):
            return
        spender.wait()
        for saver in savers:
            saver.page.evaluate(STEP, ["", ANYTHING, True])
            saver.wait()
    raise AssertionError(f"{target} has not come")


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
    expect(page.locator(".fm-tray .tile.none")).to_have_count(11)
    play_until(LIT, ann)
    lit = page.locator(LIT).first
    square = lit.get_attribute("data-square")
    expect(lit).to_have_accessible_name(re.compile(rf"Square {square}: "))
    lit.click()
    expect(page.locator("[data-pawn='0'] .vh")).to_have_text(re.compile(rf"on square {square}:"))
    play_until(MANNED, ann)
    # Nothing is on its way any more, and as long as Ann is asked nothing of hers changes by itself.
    page.reload()
    expect(ann.offers().first).to_be_visible()
    purse, club = page.locator(".purse .in-full"), page.locator(".clubs .seat.own")
    spent, owned = purse.inner_text(), re.search(r"footballers: [1-9]\d*", club.inner_text())
    assert owned
    page.reload()
    expect(purse).to_have_text(spent)
    expect(club).to_contain_text(owned[0])
    play_until(LIT, ann)


# Somebody who buys while there is money, and taps nothing where there is no choice: neither a single lit
# square, nor a plus card, nor the die a second time in a round. Says in which round and at which step.
CHOOSE = """([tapped, least]) => {
    const find = (what) => [...document.querySelectorAll(what)];
    const { step } = document.querySelector('.fm').dataset;
    const round = Number(/\\d+/.exec(document.querySelector('.standing').textContent.split(',')[1]));
    const now = `${round} ${step}`;
    if (document.querySelector('.prompt.wait') || step === 'plus' || tapped.includes(now)) return '';
    const purse = Number(document.querySelector('.purse .in-full').textContent.replace(/\\D/g, ''));
    const squares = find('.sq.lit:not([aria-disabled=true])');
    const label = '.prompt .acts .btn[aria-keyshortcuts]:not([aria-disabled=true])';
    const others = [...find(label), ...find('.fm-bench .piece.ok')];
    const leaves = step === 'auction' || (step === 'draw' && purse < least);
    const choice = step === 'way' ? squares.length > 1 && squares[0] : others.at(leaves ? -1 : 0);
    if (!choice) return '';
    choice.click();
    return step === 'auction' ? '' : now;
}"""
ROUNDS = 8
ENOUGH = 3_000_000


def test_a_turn_of_phase_one_asks_each_step_once_and_nothing_without_a_choice(visit: Visit) -> None:
    """So the clicks of a turn are the steps that the rules count in tests/games/footmania/test_flow.py."""
    ann = visit(seed=4)
    ann.found_table("footmania", "", "debutant", options={"pace": "quick", "limit": 24})
    ann.sit("Ann")
    ann.until_asked()
    tapped: list[str] = []
    for _ in range(PATIENT):
        found = str(ann.page.evaluate(CHOOSE, [tapped, ENOUGH]))
        if found.startswith(f"{ROUNDS + 1} "):
            break
        tapped += [found] if found else []
        ann.wait()
    rounds = [[step for step in map(str.split, tapped) if step[0] == str(at)] for at in range(1, ROUNDS + 1)]
    assert all(len(each) <= 4 for each in rounds), tapped
    # A turn may be missed. Most ways have one square: to that the pawn walked by itself.
    assert sum(step[1] == "roll" for each in rounds for step in each) > ROUNDS // 2, tapped
    assert sum(step[1] == "way" for each in rounds for step in each) < ROUNDS, tapped


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
    for _ in range(PATIENT):
        if step(page) != "auction":
            return
        if ann.offers().count():
            page.keyboard.press("p")
        ann.wait()
    raise AssertionError("the auction has not ended")


def test_an_offer_is_countered_withdrawn_and_taken(visit: Visit) -> None:
    """Two people, two browsers: Ann asks too little, Bob gives more than she asks."""
    ann, bob = visit(seed=1), visit(seed=2, size="phone")
    table = ann.found_table("footmania", "", "")
    ann.sit("Ann")
    bob.open(f"/table/{table}")
    bob.sit("Bob")
    play_until(MANNED, ann, bob)

    ann.page.locator(MANNED).first.click()
    ann.page.get_by_role("button", name="Offer him to the others").click()
    sheet = ann.page.get_by_role("dialog")
    name = sheet.locator(".chip[aria-pressed=true]").inner_text().split()[1]
    sheet.get_by_role("group", name="You ask for : Money").get_by_role("button", name="100,000 more").click()
    expect(sheet.locator(".change")).to_be_visible()
    sheet.get_by_role("button", name="Offer to all").click()
    own = ann.page.locator(".fm-market .offer", has_text="To all")
    expect(own).to_contain_text("100,000")

    market = bob.page.get_by_role("tab", name=re.compile("Market"))
    expect(market).to_contain_text("1")
    market.click()
    offer = bob.page.locator(".fm-market .offer", has_text="Ann offers everyone")
    expect(offer).to_contain_text(name)
    offer.get_by_role("button", name="Hide").click()
    expect(offer).to_have_count(0)
    expect(market).not_to_contain_text("1")
    bob.page.reload()
    market.click()
    bob.page.get_by_role("button", name="Show the hidden offer").click()
    offer.get_by_role("button", name="Counter").click()
    sheet = bob.page.get_by_role("dialog")
    expect(sheet.locator(".chip[aria-pressed=true]")).to_contain_text(name)
    sheet.get_by_role("group", name="You give : Money").get_by_role("button", name="100,000 more").click()
    expect(sheet.locator(".change")).to_be_visible()
    sheet.get_by_role("button", name="Offer to Ann").click()
    expect(bob.page.locator(".fm-market .offer", has_text="To Ann")).to_contain_text("200,000")

    counter = ann.page.locator(".fm-market .offer", has_text="Bob offers you")
    expect(counter).to_contain_text("200,000")
    own.get_by_role("button", name="Withdraw").click()
    expect(own).to_have_count(0)
    expect(offer).to_have_count(0)
    rich, poor = cash(ann.page), cash(bob.page)
    expect(counter.locator(".change")).to_be_visible()
    counter.get_by_role("button", name="Accept").click()
    expect(ann.page.locator(".purse .in-full")).to_have_text(f"{rich + 200_000:,}")
    expect(ann.page.locator(".fm-market .history")).to_contain_text("Deals made (1)")
    expect(bob.page.locator(".purse .in-full")).to_have_text(f"{poor - 200_000:,}")
    bob.page.get_by_role("tab", name="Club").click()
    expect(bob.page.locator(".fm-club").first).to_contain_text(name)


# The curtain is lifted; all is drawn and bought that can be, and no auction is entered.
SHARE = """async ([target, most]) => {
    for (let turn = 0; turn < most && !document.querySelector(target); turn++) {
        const curtain = document.querySelector(".curtain button");
        const all = [...document.querySelectorAll(OFFERED)];
        const auction = document.querySelector(".fm[data-step=auction]");
        (curtain ?? all.at(auction ? -1 : 0))?.click();
        await new Promise((go) => setTimeout(go, 25));
    }
    return document.querySelector(target) !== null;
}""".replace("OFFERED", f"{ANYTHING!r}")
EVERY_FACE = "all => all.map(one => one.getAttribute('href'))"


def share_until(target: str, two: Visitor) -> None:
    """Two people on one screen play on until one of them sees this."""
    assert two.page.evaluate(SHARE, [target, PATIENT]), f"{target} has not come"


def faces(page: Page) -> set[str]:
    """Who stands in the places of whoever is in front of the screen."""
    return set(page.locator(".fm-tray .places use[href*='portrait-']").evaluate_all(EVERY_FACE))


def handed_over(page: Page) -> None:
    """The other one comes to the screen."""
    page.locator(".curtain button").click()
    expect(page.locator(".fm")).to_be_visible()


def test_on_one_screen_nobody_finds_what_the_other_has_begun(visit: Visit) -> None:
    two = visit(seed=6)
    page = two.page
    two.found_table("footmania", "", "", options={"pace": "quick", "limit": 20})
    two.sit("Ann")
    two.sit("Bob")
    share_until(".fm[data-step=roll]", two)
    page.get_by_role("button", name="Make an offer").click()
    sheet = page.locator("dialog.drawer")
    sheet.locator(".found .chip").first.click()
    # Behind the sheet the turn goes on, as when a clock runs out.
    share_until(".curtain", two)
    handed_over(page)
    expect(sheet).to_have_count(0)

    share_until(".fm[data-step=line-ups]", two)
    expect(page.locator(MANNED).first).to_be_visible()
    whole = faces(page)
    page.locator(MANNED).first.click()
    sheet.get_by_role("button", name="trainee").click()
    expect(page.locator(".fm-tray .places use[href*='portrait-']")).to_have_count(len(whole) - 1)
    page.keyboard.press("1")
    handed_over(page)
    expect(page.locator(MANNED).first).to_be_visible()
    assert faces(page)
    assert not faces(page) & whole
    page.keyboard.press("1")
    turned_up = page.locator(".eleven.second .tile:not(.none)").first
    expect(turned_up.or_(page.locator(".curtain")).first).to_be_visible()
    if not turned_up.count():  # it depends on the deal who acts first, and the curtain may fall at once
        handed_over(page)
        expect(turned_up).to_be_visible()


def test_anybody_can_be_found_and_asked_for(visit: Visit) -> None:
    ann = visit()
    page = ann.page
    ann.found_table("footmania", "", "debutant", "debutant")
    ann.sit("Ann")
    page.get_by_role("button", name="Make an offer").click()
    sheet = page.get_by_role("dialog")
    others = sheet.locator(".found .chip")
    expect(others).to_have_count(len(GAME.album.men))
    keepers = [man.name for man in GAME.album.men if 1 in man.numbers]
    search = sheet.get_by_role("searchbox")
    search.fill("1")
    expect(others).to_have_count(len(keepers))
    search.fill(keepers[3][:3].lower())
    others.filter(has_text=keepers[3]).click()
    search.fill("nobody at all")
    expect(others).to_have_count(1)
    expect(others).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("group", name="You give : Money").get_by_role("button", name="100,000 more").click()
    sheet.get_by_role("button", name="Offer to all").click()
    expect(page.locator(".fm-market .offer", has_text="To all")).to_contain_text(keepers[3])


def swipe(page: Page, start: int, end: int) -> None:
    """A finger across the middle of the phone."""
    screen = page.context.new_cdp_session(page)
    step = 15 if end > start else -15
    for kind, x in (("touchStart", start), *(("touchMove", x) for x in range(start, end, step))):
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 400}]})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_phone_turns_its_pages_by_a_swipe(visit: Visit) -> None:
    ann = visit(size="phone")
    page = ann.page
    ann.found_table("footmania", "", "debutant", "debutant", "debutant")
    ann.sit("Ann")
    expect(page.locator(".fm .clubs .seat")).to_have_count(4)
    # As long as Ann is asked nothing else happens that could turn a page.
    expect(ann.offers().first).to_be_visible()
    for turned in ("Club", "Market"):
        swipe(page, 340, 40)
        check_page(page, turned)
    for turned in ("Club", "Board"):
        swipe(page, 40, 340)
        check_page(page, turned)
    play_until(LIT, ann)


def check_page(page: Page, turned: str) -> None:
    """This page lies on top, and its tab says so."""
    expect(page.get_by_role("tab", name=re.compile(turned))).to_have_attribute("aria-selected", "true")
    expect(page.locator(f"#fm-page-{turned.lower()}")).to_be_in_viewport(ratio=0.9)


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
    for _ in range(PATIENT):
        if step(page) not in ("line-ups", "action", "answer", "substitute"):
            break
        ann.play_once()
        ann.wait()
    page.get_by_role("tab", name="Table").click()
    expect(page.locator(".league .fixture i").first).to_have_text(re.compile(r"\d+ – \d+"))
    points = [int(text) for text in page.locator(".league td.big").all_inner_texts()]
    assert sum(points) == 2


def test_an_attack_is_answered_and_a_debt_is_paid(visit: Visit) -> None:
    ann = visit()
    page = ann.page
    attacked = played_until(lambda view: view.step == "answer" and "fair-play" in view.pluses, TWO, seed=11)
    take_over(ann, attacked)
    expect(page.locator(".duel .attack")).to_be_visible()
    own = page.locator(".eleven.mine .tile:not(.none)")
    men = own.count()
    page.locator("[data-plus='fair-play']").click()
    expect(page.locator(".log")).to_contain_text("You answer with")
    expect(page.locator("[data-plus='fair-play']")).to_have_count(0)
    expect(own).to_have_count(men)
    take_over(ann, played_until(lambda view: view.step == "debt", TWO))
    expect(page.locator(".fm-bench .piece.ok .price").first).to_be_visible()
    for _ in range(PATIENT):
        if step(page) != "debt":
            break
        ann.play_once(lambda _: 0)
        ann.wait()
    expect(page.locator(".log")).to_contain_text("You sell")
    expect(page.locator(".log")).to_contain_text(re.compile(r"You pay [\d,]+ to the pactole"))


def test_the_last_day_the_title_and_all_of_it_again(visit: Visit) -> None:
    ann = visit(seed=9)
    page = ann.page
    take_over(ann, played_until(lambda view: view.step == "line-ups" and view.day == view.days, TWO))
    play_out(ann, most=PATIENT)
    lay_paper_aside(page)
    expect(page.locator(".result header")).to_contain_text("title")
    expect(page.locator(".result tbody tr")).to_have_count(2)
    points = [int(text) for text in page.locator(".league td.big").all_inner_texts()]
    assert sum(points) == 4
    days = page.locator(".league .fixture i").all_inner_texts()
    assert len(days) >= 2
    assert all(re.fullmatch(r"\d+ – \d+", stars) for stars in days)
    check(page)
    page.get_by_role("button", name="Watch it again").click()
    track = page.get_by_role("slider")
    expect(track).to_be_visible()
    page.keyboard.press("End")
    expect(track).not_to_have_value("0")
    expect(page.locator(".league td.big").first).to_be_visible()


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
