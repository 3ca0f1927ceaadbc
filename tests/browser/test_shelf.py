"""From the shelf into a game and back: two clicks, a band that is true, sound, notes, keys."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Request, expect

from ludofoot import find_games
from ludofoot.locale import LANGS
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.plain_only
# Counts what is synthesised: every cue begins with an oscillator or with noise.
SPY = """
window.heard = 0;
for (const make of ["createOscillator", "createBufferSource"]) {
  const real = AudioContext.prototype[make];
  AudioContext.prototype[make] = function () { window.heard += 1; return real.apply(this); };
}
"""


def into_a_game(visitor: Visitor) -> None:
    """From the shelf to the cards."""
    visitor.open()
    visitor.take_box("Schuss und Tor")
    visitor.page.locator("dialog .go").click()
    expect(visitor.page.locator("[data-face]").first).to_be_visible()


def test_two_clicks_lead_into_a_game_and_the_shelf_says_when_it_is_my_turn(visit: Visit) -> None:
    ann = visit(seed=20)
    into_a_game(ann)
    ann.until_asked()
    expect(ann.page).to_have_title(re.compile("^●"))
    ann.page.locator(".logo").click()
    band = ann.page.locator(".resume.yours")
    expect(band).to_contain_text("Schuss und Tor")
    band.locator("button").click()
    ann.until_asked()


def test_at_another_table_nothing_is_mustard(visit: Visit) -> None:
    ann = visit(seed=21)
    ann.found_table("schuss-und-tor", "", "")
    ann.sit("Ann")
    expect(ann.page.locator(".seat-row", has_text="You")).to_be_visible()
    ann.page.locator(".logo").click()
    expect(ann.page.locator(".resume")).to_be_visible()
    assert ann.page.locator(".resume.yours").count() == 0


def test_sound_comes_after_the_first_tap_and_can_be_switched_off(visit: Visit) -> None:
    ann = visit(seed=22)
    ann.page.add_init_script(SPY)
    into_a_game(ann)
    ann.until_asked()
    for _ in range(40):
        ann.play_once()
        ann.wait(100)
        if ann.page.evaluate("heard") > 0:
            break
    assert ann.page.evaluate("heard") > 0
    ann.page.keyboard.press("m")
    switch = ann.page.locator("button.sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    ann.wait(200)
    before = ann.page.evaluate("heard")
    for _ in range(10):
        ann.play_once()
        ann.wait(100)
    assert ann.page.evaluate("heard") == before
    ann.page.reload()
    expect(switch).to_have_attribute("aria-pressed", "false")


def test_a_word_for_the_moment_comes_once_and_is_never_in_the_way(visit: Visit) -> None:
    ann = visit(seed=23, unhurried=True)
    into_a_game(ann)
    note = ann.page.locator(".note")
    for _ in range(1500):
        if note.count():
            break
        ann.play_once()
        ann.wait(100)
    first = note.locator(".text").inner_text()
    note.get_by_role("button", name="See the rule").click()
    expect(ann.page.locator("dialog[open]")).to_contain_text("ST-")
    ann.page.keyboard.press("Escape")
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator("[data-face]").first).to_be_visible()
    assert first not in note.all_inner_texts()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Maryse’s words").uncheck()
    ann.page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def test_the_list_of_keys_opens_with_one_and_switches_them_off(visit: Visit) -> None:
    ann = visit(seed=24)
    into_a_game(ann)
    ann.page.keyboard.press("?")
    drawer = ann.page.locator("dialog[open]")
    drawer.get_by_role("checkbox").uncheck()
    ann.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    ann.page.keyboard.press("?")
    ann.wait(200)
    assert drawer.count() == 0


class Scales:
    """What really comes over the line from now on, packed, as the browser counts it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.asked: list[Request] = []
        self.came: list[Request] = []
        visitor.page.on("request", self.note_asked)
        visitor.page.on("requestfinished", self.note_came)

    def note_asked(self, request: Request) -> None:
        self.asked.append(request)

    def note_came(self, request: Request) -> None:
        self.came.append(request)

    def weigh(self) -> dict[str, int]:
        """All of it, once everything has come that was asked for, and nothing more is."""
        for _ in range(60):
            before = len(self.asked)
            self.visitor.wait(500)
            if len(self.came) == len(self.asked) == before:
                return {urlsplit(each.url).path: each.sizes()["responseBodySize"] for each in self.came}
        raise AssertionError({each.url for each in self.asked} - {each.url for each in self.came})


@pytest.mark.parametrize("lang", LANGS)
def test_the_first_screen_is_light_and_brings_nothing_of_a_game_but_its_lid(visit: Visit, lang: str) -> None:
    ann = visit(seed=27, lang=lang)
    scales = Scales(ann)
    ann.open()
    expect(ann.page.locator(".box").first).to_be_visible()
    expect(ann.page.locator(".box .coming")).to_have_count(0)
    ann.page.wait_for_function("() => document.fonts.status === 'loaded' && document.fonts.size > 0")
    came = scales.weigh()
    assert any(address.endswith(".woff2") for address in came)
    assert 0 < sum(came.values()) <= 130_000, came
    of_games = {address for address in came for game in find_games() if game in address}
    assert of_games == {f"/api/lid/{game}/{lang}" for game in find_games()}


def test_the_scripts_of_the_shelf_and_a_game_are_light(visit: Visit) -> None:
    ann = visit(seed=27)
    scales = Scales(ann)
    into_a_game(ann)
    came = scales.weigh()
    code = {address: size for address, size in came.items() if address.endswith((".js", ".css"))}
    assert any("schuss-und-tor" in address for address in code)
    assert 0 < sum(code.values()) < 100_000
    # The mouse lies where the box was opened: nobody has pointed at what lies there now.
    expect(ann.page.locator(".explained")).to_have_count(0)


def test_a_box_whose_words_do_not_come_says_so_and_can_be_taken_again(visit: Visit) -> None:
    ann = visit(seed=29)
    ann.may_fail = True
    words = "**/api/locale/en/finale?own=1"
    ann.page.route(words, lambda route: route.abort())
    ann.open()
    ann.page.get_by_role("button", name="Finale").first.click()
    expect(ann.page.get_by_role("status")).to_contain_text("does not answer")
    ann.page.unroute(words)
    ann.page.get_by_role("status").get_by_role("button").click()
    ann.page.get_by_role("button", name="Finale").first.click()
    expect(ann.page.locator("dialog .go")).to_be_visible()


def test_a_shelf_that_is_older_than_the_server_is_loaded_anew_when_a_part_of_it_is_gone(visit: Visit) -> None:
    ann = visit(seed=31)
    ann.may_fail = True
    gone = "**/assets/new-table-*.js"
    ann.page.route(gone, lambda route: route.fulfill(status=404))
    ann.open()
    ann.page.evaluate("window.before = true")
    with ann.page.expect_event("load"):
        ann.page.get_by_role("button", name="Finale").first.click()
    ann.page.unroute(gone)
    assert ann.page.evaluate("window.before") is None
    ann.page.get_by_role("button", name="Finale").first.click()
    expect(ann.page.locator("dialog .go")).to_be_visible()


def test_a_hand_can_be_arranged_by_dragging_and_by_keys(visit: Visit) -> None:
    ann = visit(seed=28)
    into_a_game(ann)
    ann.until_asked()
    cards = ann.page.locator(".st-hand .card")
    faces = cards.evaluate_all("all => all.map(one => one.dataset.face)")
    first, third = cards.nth(0).bounding_box(), cards.nth(2).bounding_box()
    assert first is not None
    assert third is not None
    ann.page.mouse.move(first["x"] + 12, first["y"] + 40)
    ann.page.mouse.down()
    ann.page.mouse.move(third["x"] + third["width"] / 2, third["y"] + third["height"] / 2, steps=4)
    ann.page.mouse.up()
    dragged = [faces[1], faces[2], faces[0], *faces[3:]]
    for place, face in enumerate(dragged):
        expect(cards.nth(place)).to_have_attribute("data-face", face)
    cards.nth(2).focus()
    ann.page.keyboard.press("Shift+ArrowLeft")
    stepped = [faces[1], faces[0], *dragged[1:2], *faces[3:]]
    for place, face in enumerate(stepped):
        expect(cards.nth(place)).to_have_attribute("data-face", face)
    expect(cards.nth(1)).to_be_focused()
    assert ann.page.locator(".prompt:not(.wait)").count() == 1, "a drag lays no card"
