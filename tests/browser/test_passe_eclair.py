"""Passe Éclair in a browser: whole games by keys and by taps, two people at one keyboard, nobody kept out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludofoot.core import entries as log
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Setup
from ludofoot.core.logbook import record_of, write_record
from ludofoot.core.table import Table
from ludofoot.games import passe_eclair
from ludofoot.games.passe_eclair.records import Ready
from tests.browser.middle import played_until, take_over
from tests.browser.test_access import check
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.plain_only
GAME = "passe-eclair"
# For the young: cards that may be laid are ringed, so that a test can play as well as a child.
AID = "localStorage.setItem('ludofoot:passe-eclair:help', '\"cards\"')"
# Nothing fades: axe would measure the contrast of a card that is half there.
STILL = """const still = new CSSStyleSheet(); still.replaceSync('* { animation: none !important }');
document.adoptedStyleSheets = [still];"""
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
    acts: keys(all('.victim, .pe-ask .acts .btn')),
    spoken: all('[aria-live]').map(one => one.innerText),
  };
}"""
# Both press in the same instant, if both can: no message can come in between. Says how many cards they held.
AT_ONCE = """() => {
  const halves = [...document.querySelectorAll('.pe-half')];
  const cards = halves.map(half => half.querySelectorAll('.card').length);
  const keys = halves.map(half => half.querySelector('.card.hint')?.getAttribute('aria-keyshortcuts'));
  const open = document.querySelector('.shout.open') && cards.every(count => count > 1);
  if (!open || keys.some(key => !key)) return [];
  for (const key of keys.reverse()) {
    const code = (key >= '0' && key <= '9' ? 'Digit' : 'Key') + key;
    dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true }));
  }
  return cards;
}"""
# A card that does not fit what is seen in this instant, and how many cards there were.
TRY_WRONG = """() => {
  document.querySelector('.pe-hand .card:not(.hint)')
    .dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true, cancelable: true }));
  return document.querySelectorAll('.pe-hand .card').length;
}"""
# As a finger does: what counts is when it touches, not when it lifts.
TAP = """() => {
  const first = place => document.querySelector(place);
  const found = first('.victim, .card.hint') ?? first('.pe-ask .acts .btn');
  found?.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true, cancelable: true }));
  if (found?.matches('.victim, .btn')) found.click();
}"""
LAID_OR_LATE = """before => document.querySelectorAll('.pe-hand .card').length < before ? 'laid'
  : document.querySelector('.pe-slip') ? 'late' : ''"""
COST_OR_LATE = """before => document.querySelectorAll('.pe-hand .card').length > before ? 'cost'
  : document.querySelector('.pe-slip')?.innerText.includes('PE-A16') ? 'late' : ''"""
Sight = dict[str, Any]
GUYS = ("Léon", "Marlon", "Rocce", "Fabi", "Vanessa")
# So often may nothing change between two looks before a game counts as stuck.
MOST_STILL = 2000


def seated(visitor: Visitor, *plan: str) -> Page:
    """At a new table, when the cards are dealt."""
    visitor.page.add_init_script(AID + ";" + STILL)
    visitor.found_table(GAME, *plan, options={"pace": "lightning"})
    for name in ("Ann", "Bob")[: plan.count("")]:
        visitor.sit(name)
    expect(visitor.page.locator(".pe-hand .card").first).to_be_visible()
    return visitor.page


def play_out(visitor: Visitor, act: Callable[[Sight], object], until: str = "") -> None:
    """Acts on what is seen until the tokens are counted, or the bar says so; axe looks at each kind of moment
    once."""
    unchecked = {"open", "round", "over"}
    seen: Sight = {}
    still = 0
    while still < MOST_STILL:
        sight = visitor.page.evaluate(SIGHT)
        if sight["step"] in unchecked:
            unchecked.discard(sight["step"])
            check(visitor.page)
        if sight["step"] == "over" or (until and until in sight["bar"]):
            return
        act(sight)
        visitor.wait(20)
        still = still + 1 if sight == seen else 0
        seen = sight
    raise AssertionError("the game does not go on")


def face_to_face(visit: Visit, **options: str) -> tuple[Page, Page]:
    """Two people, each with a screen, the start card up. Their clocks stand still: what is shown stays."""
    ann, bob = visit(seed=32), visit(seed=33)
    for visitor in (ann, bob):
        visitor.page.add_init_script(AID)
        visitor.page.clock.set_fixed_time(0)
    table = ann.found_table(GAME, "", "", options={"pace": "relaxed", **options})
    bob.open(f"/table/{table}")
    for visitor, name in ((ann, "Ann"), (bob, "Bob")):
        visitor.sit(name)
    for visitor in (ann, bob):
        expect(visitor.page.locator(".pe-hand .card").first).to_be_visible()
        visitor.page.keyboard.press("Space")
    for visitor in (ann, bob):
        expect(visitor.page.locator(".pe .shout.open, .pe .shout.block")).to_be_visible()
    return ann.page, bob.page


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    ann = visit(seed=30, lang="fr")
    page = seated(ann, "", "debutant", "debutant")
    expect(page.locator(".bar")).to_contain_text(re.compile(r"manche \d sur 9"))
    spoken: set[str] = set()

    def act(sight: Sight) -> None:
        if sight["step"] == "open":
            spoken.update(sight["spoken"])
        keys = [*sight["hints"][0], *sight["acts"]] if sight["hints"] else []
        if keys:
            page.keyboard.press(keys[0])

    play_out(ann, act)
    expect(page.locator(".pe-final .row")).to_have_count(3)
    expect(page.locator(".gazette")).to_be_visible()
    # Whoever listens hears whom the ball goes to; not every card that is laid.
    assert any(name in text for text in spoken for name in GUYS)
    assert not [text for text in spoken if "→" in text]


def test_a_whole_game_by_taps_on_a_phone_in_the_dark(visit: Visit) -> None:
    ann = visit(size="phone", dark=True, seed=31)
    page = seated(ann, "", "debutant", "debutant", "debutant")
    expect(page.locator(".bar .standing")).to_be_visible()
    play_out(ann, lambda sight: page.evaluate(TAP))
    expect(page.locator(".pe-final .row")).to_have_count(4)
    expect(page.locator(".pe-final .row.wins")).not_to_have_count(0)


def test_a_wrong_card_costs_a_card_and_says_why(visit: Visit) -> None:
    ann, bob = face_to_face(visit)
    slip = ann.locator(".pe-slip")
    # Late if a new start card was just on its way: then once more.
    for _ in range(5):
        before = ann.evaluate(TRY_WRONG)
        expect(slip).to_contain_text(re.compile("PE-70|PE-A16"))
        if "PE-70" in slip.inner_text():
            break
    expect(slip).to_contain_text("PE-70")
    expect(ann.locator(".pe-hand .card")).to_have_count(before + 1)
    # Everybody sees which card it was, and who tried it.
    expect(bob.locator(".pe-slip-other")).to_contain_text("Ann")
    slip.locator("button").click()
    expect(ann.locator(".cited")).to_contain_text("PE-70")


def test_where_nobody_notices_a_wrong_card_stands_until_it_is_challenged(visit: Visit) -> None:
    ann, bob = face_to_face(visit, **{"wrong-cards": "challenged"})
    before = lay_wrong(ann)
    challenge = bob.locator(".pe-ask .acts .btn[aria-keyshortcuts=C]")
    expect(challenge).to_be_visible()
    bob.keyboard.press("c")
    expect(ann.locator(".pe-slip")).to_contain_text("PE-70")
    expect(ann.locator(".pe-hand .card")).to_have_count(before + 1)


def lay_wrong(page: Page) -> int:
    """Lays a wrong card where it stands, if need be once more on a new start card; how many there were."""
    for _ in range(5):
        before = page.evaluate(TRY_WRONG)
        if page.wait_for_function(LAID_OR_LATE, arg=before).json_value() == "laid":
            return int(before)
    raise AssertionError("always too late")


def test_two_people_at_one_keyboard_race_with_open_hands(visit: Visit) -> None:
    two = visit(seed=34, lang="fr")
    page = seated(two, "", "")
    expect(page.locator(".pe-half")).to_have_count(2)
    expect(page.locator(".pe-open")).to_contain_text("Mains ouvertes")
    raced = False

    def act(sight: Sight) -> None:
        nonlocal raced
        if not raced and (cards := page.evaluate(AT_ONCE)):
            late = page.locator(".pe-half").nth(0).locator(".pe-slip")
            expect(late).to_contain_text("PE-A16")
            expect(late).to_contain_text("ms")
            # Both are late if the table's time was up meanwhile: then there will be another race.
            raced = page.evaluate(SIGHT)["cards"] == [cards[0], cards[1] - 1]
            return
        keys = [key for half in sight["hints"] for key in half] or sight["acts"]
        if keys:
            page.keyboard.press(two.random.choice(keys))

    play_out(two, act, until="manche 3 sur 9")
    assert raced


def opened_for_two(visitor: Visitor, oldest: int) -> None:
    """From the shelf to a table for two people at this screen, one of them the oldest; the start card up."""
    page = visitor.page
    visitor.take_box("Passe Éclair")
    page.locator("dialog .seat-row .segments").first.locator("label").last.click()
    page.locator("dialog .fold summary").click()
    page.locator("dialog input[name=pace]").nth(1).check()
    page.get_by_label("Who is the oldest").select_option(str(oldest))
    page.locator("dialog .go").click()
    expect(page.locator(".pe-half")).to_have_count(2)
    for key in "fj":
        page.keyboard.press(key)
    expect(page.locator(".pe .shout.open, .pe .shout.block")).to_be_visible()


def slip_near(page: Page) -> None:
    """A wrong card in the first half, which costs a card; tried once more if a new start card was quicker."""
    for _ in range(5):
        before = page.evaluate(TRY_WRONG)
        if page.wait_for_function(COST_OR_LATE, arg=before).json_value() == "cost":
            return
    raise AssertionError("always too late")


def test_what_a_half_remembers_belongs_to_its_seat_and_to_this_table(visit: Visit) -> None:
    two = visit(seed=36)
    page = two.page
    page.add_init_script(AID + ";" + STILL)
    page.clock.install()
    two.open()
    opened_for_two(two, oldest=1)
    expect(page.locator(".log")).to_contain_text(re.compile(r"Round 1: (?!you).* is the trainer"))
    near, other = (page.locator(f".pe-half[data-seat='{seat}']") for seat in range(2))
    for _ in range(8):
        slip_near(page)
    expect(near.locator(".pe-slip")).to_be_visible()
    expect(other.locator(".pe-slip, .card.sent")).to_have_count(0)
    page.clock.fast_forward(6_000)
    expect(near.locator(".pe-slip")).to_have_count(0)
    # The same page at another table: what was told there must not pass for what is told here, long ago.
    page.locator(".logo").click()
    opened_for_two(two, oldest=0)
    slip_near(page)
    expect(near.locator(".pe-slip")).to_be_visible()
    expect(other.locator(".pe-slip, .card.sent")).to_have_count(0)


def test_the_keys_of_a_game_that_is_watched_again_are_those_of_the_timeline(visit: Visit) -> None:
    ann = visit(seed=35)
    page = ann.page
    ann.open("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.json", "mimeType": "application/json", "buffer": record_of_two()}
    )
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".past .card")).to_have_count(7)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("2")
    expect(page.locator(".pe .shout.open, .pe .shout.block")).to_be_visible()


def record_of_two() -> bytes:
    """Two people have just been dealt their cards and said that they are ready."""
    table = Table(passe_eclair.GAME, 2)
    for seat in range(2):
        table.do(log.Sat(at=0, seat=seat, who=Occupant(name=f"P{seat}")))
    table.do(log.Started(at=0, setup=Setup(2), seed="fast:1:1"))
    for seat in range(2):
        table.play(seat, Ready())
    return write_record(record_of(table))


def test_the_race_waits_for_its_only_person_and_can_be_held(visit: Visit) -> None:
    """Alone with bots: no clock before "ready", help that everybody sees, a pause by key and by a drawer."""
    ann = visit(seed=7)
    ann.found_table("passe-eclair", "", "debutant", options={"pace": "relaxed"})
    ann.sit("Ann")
    page = ann.page
    expect(page.locator(".arena .arc")).to_have_count(0)
    page.get_by_role("button", name="My cards").click()
    expect(page.locator(".dock .seat .aid")).to_contain_text("the cards")
    page.keyboard.press("Space")
    expect(page.locator(".arena .arc")).to_have_count(1)
    page.keyboard.press("k")
    held = page.locator(".held-race")
    expect(held).to_contain_text("Pause")
    held.get_by_role("button", name="Resume").click()
    expect(held).to_have_count(0)
    page.keyboard.press("r")
    expect(held).to_have_count(1)
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)


def test_a_single_victim_needs_no_tap(visit: Visit) -> None:
    ann = visit(seed=41)
    called = played_until(passe_eclair.GAME, lambda view: view.step == "partner", Setup(2, opener=0))
    take_over(ann, GAME, called)
    expect(ann.page.locator(".log")).to_contain_text("You swap hands with")
