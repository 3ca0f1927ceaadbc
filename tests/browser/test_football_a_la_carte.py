"""Le football à la carte in a browser: whole matches by keys and taps, and paths before a card is played."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludofoot.core.game import Setup
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.views import FCView
from tests.browser.middle import played_until, take_over
from tests.browser.sharing import lift, play_on, refused, share
from tests.browser.test_access import check
from tests.browser.visitor import Visit, Visitor, lay_paper_aside

pytestmark = pytest.mark.plain_only
TWO = Setup(2, opener=0)
# What a person sees at one moment: what is asked, and the keys of what answers it.
SIGHT = """() => {
  const all = place => [...document.querySelectorAll(place)];
  const keys = place => all(place).map(one => one.getAttribute('aria-keyshortcuts')).filter(Boolean);
  const shown = (place, name) => all(place).length ? [name] : [];
  return {
    over: all('.result, .gazette').length > 0,
    moments: [
      ...shown('.fc-aimed', 'aimed'), ...shown('.cell.throw', 'throw'), ...shown('.fc-cut.mine', 'cut'),
      ...shown('.band.hot', 'shot'), ...shown('.card.ok', 'turn'), ...shown('.result, .gazette', 'over'),
    ],
    go: keys('.fc-aimed .go:not([aria-disabled=true])'),
    cards: keys('.fc-hand .card.ok'),
    picked: keys('.fc-hand .card.picked'),
    squares: keys('.cell.throw'),
    acts: keys('.prompt .acts [aria-keyshortcuts]:not([aria-disabled=true])'),
  };
}"""
# One of the first of these pieces that are there at this moment.
TAP = """([places, luck]) => {
  const found = places.map(place => [...document.querySelectorAll(place)]).find(all => all.length > 0) ?? [];
  found[Math.floor(luck * found.length)]?.click();
}"""
# Where the hand lies, and in it each card.
LIE = """() => {
  const hand = document.querySelector('.fc-hand');
  const { left, top } = hand.getBoundingClientRect();
  const cards = [...hand.querySelectorAll('.card')];
  const places = cards.map(card => [card.offsetLeft - hand.offsetLeft, card.offsetTop - hand.offsetTop]);
  return [Math.round(left), Math.round(top), places];
}"""
# The same, once the table is laid out for its window: when it has lain so for some frames.
AT_REST = f"""async () => {{
  const lie = {LIE};
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let still = 0, before = ""; still < 5; ) {{
    await frame();
    const now = JSON.stringify(lie());
    still = now === before ? still + 1 : 0;
    before = now;
  }}
  return lie();
}}"""
# Whether the result lies over the pitch or a score.
COVERS = """() => {
  const box = document.querySelector('.result').getBoundingClientRect();
  return [...document.querySelectorAll('.fc .pitch, .fc .goals')].some(one => {
    const other = one.getBoundingClientRect();
    return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1
      && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  });
}"""
Sight = dict[str, Any]


def seated(visitor: Visitor, *plan: str) -> Page:
    """At a new table, when the cards are dealt."""
    visitor.found_table(GAME.id, *plan)
    visitor.sit("Ann")
    expect(visitor.page.locator(".fc-hand .card").first).to_be_visible()
    return visitor.page


def play_out(visitor: Visitor, act: Callable[[Sight], object]) -> set[str]:
    """Acts on what is seen until the match is over; axe looks at each kind of moment once, in both themes."""
    seen: set[str] = set()
    for _ in range(1500):
        sight = visitor.page.evaluate(SIGHT)
        new = [moment for moment in sight["moments"] if moment not in seen]
        if new:
            seen.update(sight["moments"])
            for theme in ("dark", "light"):
                visitor.page.emulate_media(color_scheme=theme)
                check(visitor.page)
        if sight["over"]:
            return seen
        act(sight)
        visitor.wait(20)
    raise AssertionError("the match has not ended")


def check_summary(page: Page, teams: int) -> None:
    """The goals of the summary are those of the places above it; pitch and score are seen beside it."""
    lay_paper_aside(page)
    rows = page.locator(".fc-summary tbody tr")
    expect(rows).to_have_count(teams)
    counted = sorted(row.locator("td").first.inner_text() for row in rows.all())
    scores = page.locator(".result table").first.locator("td:last-child").all_inner_texts()
    assert set(counted) == set(scores)
    for width, height in ((1280, 800), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".fc.ended .pitch")).to_be_visible()
        page.wait_for_function(f"() => !({COVERS})()")


def test_a_whole_match_by_keys_alone(visit: Visit) -> None:
    ann = visit(seed=40, lang="fr")
    page = seated(ann, "", "debutant")
    expect(page.locator(".bar")).to_contain_text("1re mi-temps")
    halves: set[str] = set()

    def act(sight: Sight) -> None:
        halves.add(page.locator(".where span").first.inner_text())
        keys = sight["go"] or sight["picked"] or sight["squares"] or sight["cards"] or sight["acts"]
        if keys:
            page.keyboard.press(ann.random.choice(keys))

    seen = play_out(ann, act)
    assert {"aimed", "turn", "over"} <= seen
    assert {"1re mi-temps", "2e mi-temps"} <= halves
    check_summary(page, 2)


def test_a_whole_match_of_four_by_taps_on_a_phone(visit: Visit) -> None:
    ann = visit(size="phone", seed=41)
    page = seated(ann, "", "debutant", "debutant", "debutant")
    expect(page.locator(".with")).to_have_text("with you")

    def act(sight: Sight) -> None:
        # A card, the square that its way starts from or leads to, then Play; or whatever else is offered.
        card = ".cell.lit:not(.chosen)" if sight["picked"] else ".fc-hand .card.ok"
        places = [".fc-aimed .go", ".cell.throw", card, ".fc-cut.mine", ".prompt .acts [aria-keyshortcuts]"]
        page.evaluate(TAP, [places, ann.random.random()])

    assert {"aimed", "turn", "over"} <= play_out(ann, act)
    check_summary(page, 2)


def in_open_play(view: FCView) -> bool:
    attackers = [face for face in view.hand if face.startswith(("straight", "left", "right"))]
    return view.step == "play" and len(attackers) > 1


def test_the_path_of_a_card_is_shown_before_it_is_played(visit: Visit) -> None:
    ann = visit(seed=42)
    page = ann.page
    take_over(ann, GAME.id, played_until(GAME, in_open_play, TWO))
    card = page.locator(".fc-hand .card.ok").first
    expect(card).to_be_visible()
    # Whichever card has the focus of the keyboard shows its way; elsewhere nothing does.
    page.keyboard.press("ArrowRight")
    expect(page.locator(".paths .path").first).to_be_visible()
    page.locator(".bar h1").click()
    page.keyboard.press("Escape")
    card.blur()
    expect(page.locator(".paths .path")).to_have_count(0)
    card.hover()
    expect(page.locator(".paths .path").first).to_be_visible()
    lit = page.locator(".cell.landing").first
    # A square may also be a seat's area, so the name has more parts on some of them.
    square = lit.get_attribute("data-square")
    expect(lit).to_have_attribute("aria-label", re.compile(rf"^{square}, (.+, )?landing$"))
    log = page.locator(".log li").count()
    # A tap only aims; the square it leads to plays it. No card moves for it, in no window.
    for width, height in ((1280, 800), (1024, 600), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Escape")
        expect(page.locator(".fc-aimed")).to_have_count(0)
        page.wait_for_function("wide => document.querySelector('.shell').clientWidth === wide", arg=width)
        before = page.evaluate(AT_REST)
        card.click()
        expect(page.locator(".fc-aimed")).to_be_visible()
        assert page.evaluate(AT_REST) == before
    assert page.locator(".log li").count() == log


def can_stop(view: FCView) -> bool:
    return view.step == "stop" and any(face.startswith(("keeper", "corner")) for face in view.hand)


def test_a_shot_hangs_in_the_air_until_it_is_answered(visit: Visit) -> None:
    ann = visit(lang="en")
    page = ann.page
    take_over(ann, GAME.id, played_until(GAME, can_stop, TWO))
    expect(page.locator(".band.hot")).to_contain_text("shoots!")
    expect(page.locator(".fc-hand .card.raised").first).to_be_visible()
    goals, told = page.locator(".team.far .goals"), page.locator(".log li.goal")
    before, told_before = int(goals.inner_text()), told.count()
    # No goal yet; what would stop it shows its way first, and giving up is a button with a key.
    page.locator(".fc-hand .card.raised").first.click()
    expect(page.locator(".fc-aimed .go")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".prompt .acts button").first.click()
    # Whoever has conceded kicks off: nobody else can move before.
    expect(goals).to_have_text(str(before + 1))
    expect(told).to_have_count(told_before + 1)
    expect(page.locator(".band.hot")).to_have_count(0)


def test_a_pile_is_cut_by_hand(visit: Visit) -> None:
    ann = visit(lang="en")
    page = ann.page
    take_over(ann, GAME.id, played_until(GAME, lambda view: view.cut_pile == "draw", TWO))
    cut = page.locator("button.fc-cut")
    expect(cut.locator(".leaf")).to_have_count(11)
    expect(page.locator(".log")).not_to_contain_text("You cut")
    cut.click()
    expect(page.locator(".log")).to_contain_text("You cut the draw pile:")


def test_the_dialog_says_that_three_seats_favour_the_single_player(visit: Visit) -> None:
    ann = visit(lang="en")
    ann.open()
    ann.page.get_by_role("button", name="Le football à la carte").first.click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.get_by_text("Who plays?").click()
    expect(dialog).to_contain_text("wins about six decided matches in ten")


TURN = [
    ".fc-aimed .go",
    ".cell.throw",
    ".cell.lit",
    ".fc-hand .card.ok",
    ".fc-cut.mine",
    ".prompt .acts button",
]


def test_on_one_screen_nobody_finds_what_the_other_has_begun(visit: Visit) -> None:
    two = visit(seed=43)
    tab = share(two, GAME.id)
    page, aimed, told = two.page, False, False
    for _ in range(12):
        lift(page)
        # At once: a refusal would go by itself.
        assert page.locator(".refusal, .fc-aimed, .fc-hand .picked").count() == 0
        if aimed and told:
            return
        card = page.locator(".fc-hand .card.ok")
        if card.count():
            card.first.click()
            expect(page.locator(".fc-aimed")).to_be_visible()
            aimed = True
        told = refused(page)
        play_on(tab, TURN)
        expect(page.locator(".curtain")).to_be_visible()
    raise AssertionError("nothing was aimed at, or nothing was refused")
