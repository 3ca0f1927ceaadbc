"""Passe Éclair in a browser: whole games by keys and by taps, two people at one keyboard, nobody kept out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import check
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.plain_only
GAME = "passe-eclair"
# For the young: cards that may be laid are ringed, so that a test can play as well as a child.
AID = "localStorage.setItem('ludofoot:passe-eclair:aid', 'true')"
# What a person sees at one moment: the step, the keys of what can be done in each half, what is read aloud.
SIGHT = """() => {
  const all = (place, within = document) => [...within.querySelectorAll(place)];
  const keys = found => found.map(one => one.getAttribute('aria-keyshortcuts')).filter(Boolean);
  const [shout] = all('.pe .shout');
  const step = all('.pe-final').length ? 'over' : all('.pe-round').length ? 'round' : shout
    ? [...shout.classList].find(name => !['shout', 'long'].includes(name)) : '';
  return {
    step,
    bar: document.querySelector('.bar').innerText,
    hints: all('.pe-half').map(half => keys(all('.card.hint', half))),
    cards: all('.pe-half').map(half => all('.card', half).length),
    acts: keys(all('.victim, .pe-half .acts .btn')),
    spoken: all('[aria-live]').map(one => one.innerText),
  };
}"""
# Both press in the same instant: no message can come in between.
AT_ONCE = """codes => { for (const code of codes)
  dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true })); }"""
# As a finger does: what counts is when it touches, not when it lifts.
TAP = """() => {
  const first = place => document.querySelector(place);
  const found = first('.victim, .card.hint') ?? first('.pe-half .acts .btn');
  found?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true, cancelable: true }));
  if (found?.matches('.victim, .btn')) found.click();
}"""
Sight = dict[str, Any]


def seated(visitor: Visitor, *plan: str) -> Page:
    """At a new table, when the cards are dealt."""
    visitor.page.add_init_script(AID)
    visitor.found_table(GAME, *plan, options={"pace": "lightning"})
    for name in ("Ann", "Bob")[: plan.count("")]:
        visitor.sit(name)
    expect(visitor.page.locator(".pe-hand .card").first).to_be_visible()
    return visitor.page


def play_out(visitor: Visitor, act: Callable[[Sight], object], until: str = "") -> None:
    """Acts on what is seen until the tokens are counted, or the bar says so; axe looks at each kind of moment
    once."""
    unchecked = {"open", "round", "over"}
    for _ in range(2000):
        sight = visitor.page.evaluate(SIGHT)
        if sight["step"] in unchecked:
            unchecked.discard(sight["step"])
            check(visitor.page)
        if sight["step"] == "over" or (until and until in sight["bar"]):
            return
        act(sight)
        visitor.wait(20)
    raise AssertionError("the game has not ended")


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    ann = visit(seed=30, lang="fr")
    page = seated(ann, "", "debutant", "debutant")
    expect(page.locator(".bar")).to_contain_text("tour 1 sur 9")
    spoken: set[str] = set()

    def act(sight: Sight) -> None:
        if sight["step"] == "open":
            spoken.update(sight["spoken"])
        keys = [*sight["hints"][0], *sight["acts"]] if sight["hints"] else []
        if keys:
            page.keyboard.press(keys[0])

    play_out(ann, act)
    expect(page.locator(".pe-final .row")).to_have_count(3)
    expect(page.locator(".result")).to_be_visible()
    # Whoever listens hears whom the ball goes to; not every card that is laid.
    assert any("Vanessa" in text for text in spoken)
    assert not [text for text in spoken if "→" in text]


def test_a_whole_game_by_taps_on_a_phone_in_the_dark(visit: Visit) -> None:
    ann = visit(size="phone", dark=True, seed=31)
    page = seated(ann, "", "debutant", "debutant", "debutant")
    play_out(ann, lambda sight: page.evaluate(TAP))
    expect(page.locator(".pe-final .row")).to_have_count(4)
    expect(page.locator(".pe-final .row.wins")).not_to_have_count(0)


def test_a_wrong_card_costs_a_card_and_says_why(visit: Visit) -> None:
    ann, bob = visit(seed=32), visit(seed=33)
    page = ann.page
    page.add_init_script(AID)
    table = ann.found_table(GAME, "", "", options={"pace": "relaxed"})
    bob.open(f"/table/{table}")
    for visitor, name in ((ann, "Ann"), (bob, "Bob")):
        visitor.sit(name)
    for visitor in (ann, bob):
        expect(visitor.page.locator(".pe-hand .card").first).to_be_visible()
        visitor.page.keyboard.press("Space")
    wrong = page.locator(".pe-hand .card:not(.hint)").first
    expect(page.locator(".pe .shout.open, .pe .shout.block")).to_be_visible()
    before = page.locator(".pe-hand .card").count()
    wrong.click()
    slip = page.locator(".pe-slip")
    expect(slip).to_contain_text("PE-70")
    expect(page.locator(".pe-hand .card")).to_have_count(before + 1)
    # Everybody sees which card it was, and who tried it.
    expect(bob.page.locator(".pe-slip-other")).to_contain_text("Ann")
    slip.locator("button").click()
    expect(page.locator(".cited")).to_contain_text("PE-70")


def test_two_people_at_one_keyboard_race_with_open_hands(visit: Visit) -> None:
    two = visit(seed=34, lang="fr")
    page = seated(two, "", "")
    expect(page.locator(".pe-half")).to_have_count(2)
    expect(page.locator(".pe-open")).to_contain_text("Mains ouvertes")
    raced = 0

    def act(sight: Sight) -> None:
        nonlocal raced
        if sight["step"] == "open" and all(sight["hints"]) and not raced:
            raced += 1
            ann, bob = (code_of(keys[0]) for keys in sight["hints"])
            page.evaluate(AT_ONCE, [bob, ann])
            late = page.locator(".pe-half").nth(0).locator(".pe-slip")
            expect(late).to_contain_text("PE-A16")
            expect(late).to_contain_text("ms")
            mine, other = sight["cards"]
            assert page.evaluate(SIGHT)["cards"] == [mine, other - 1]
            return
        keys = [key for half in sight["hints"] for key in half] or sight["acts"]
        if keys:
            page.keyboard.press(two.random.choice(keys))

    play_out(two, act, until="tour 3 sur 9")
    assert raced


def code_of(key: str) -> str:
    return f"Digit{key}" if key.isdecimal() else f"Key{key}"
