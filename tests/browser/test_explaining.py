"""Every piece explains itself: to a mouse that rests, a finger that stays and a key; none of it plays."""

from __future__ import annotations

import contextlib

from playwright.sync_api import Locator, Page, expect

from ludofoot import Setup, load
from tests.browser.middle import take_over
from tests.browser.moments import finished, kinds
from tests.browser.test_access import check
from tests.browser.visitor import Visit

X, Y = 10.0, 30.0
# The focus has gone to another piece, and its card is there.
MOVED = "was => document.querySelector('.explained') && document.activeElement !== was"


def test_a_piece_explains_itself_and_is_not_played(visit: Visit) -> None:
    ann = visit(seed=31)
    ann.found_table("schuss-und-tor", "", "debutant")
    ann.sit("Ann")
    ann.until_asked()
    page = ann.page
    card = page.locator(".dock [data-face]").first
    expect(card).to_be_visible()
    count = page.locator(".dock [data-face]").count()
    words = page.locator(".explained")
    card.hover(position={"x": X, "y": Y})
    expect(words).to_contain_text("ST-")
    check(page)
    page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    page.mouse.move(2, 2)
    card.focus()
    expect(card).to_have_attribute("aria-describedby", "piece-words")
    page.keyboard.press("i")
    expect(words).to_contain_text("ST-")
    words.get_by_role("button", name="See the rule").click()
    expect(page.locator("dialog[open]")).to_contain_text("ST-")
    expect(words).to_have_count(0)
    page.keyboard.press("Escape")
    box = card.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + X, "y": box["y"] + Y}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(words).to_contain_text("ST-")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(words).to_have_count(1)
    expect(page.locator(".dock [data-face]")).to_have_count(count)


def rest_on(page: Page, piece: Locator, words: str) -> None:
    """Rests the mouse on a piece, and follows one that moves away because the table is still being laid."""
    told = page.locator(".explained").filter(has_text=words)
    for _ in range(20):
        page.mouse.move(2, 2)
        piece.hover()
        with contextlib.suppress(AssertionError):
            return expect(told).to_be_visible(timeout=2_000)
    raise AssertionError(f"nothing says {words}")


def walked(page: Page) -> list[str]:
    """What can be reached with the keys alone, from the first piece on, though nothing of it can be used."""
    names: list[str] = []
    head = page.locator(".explained h2")
    page.keyboard.press("i")
    for _ in range(8):
        expect(head).to_be_visible()
        expect(page.locator(".explained")).to_contain_text("FI-")
        names.append(head.inner_text())
        before = page.evaluate_handle("document.activeElement")
        page.keyboard.press("ArrowRight")
        page.wait_for_function(MOVED, arg=before)
    return names


def test_whoever_watches_now_or_later_may_wonder_too(visit: Visit) -> None:
    record = kinds(load("finale"), Setup(2, opener=0), 1)["ask-shot-defender"]
    whole = finished(load("finale"), Setup(2, opener=0))
    zoe, ann, later = visit(lang="en"), visit(lang="en"), visit(lang="en")
    table = take_over(zoe, "finale", record)
    zoe.until_asked()
    rest_on(zoe.page, zoe.page.locator("[data-spot=slots] [data-about]").first, "FI-46")
    ann.open(f"/table/{table}")
    ann.page.get_by_role("button", name="Watch").press("Enter")
    later.open("/replay")
    sent = {"name": "match.json", "mimeType": "application/json", "buffer": whole}
    later.page.locator("input[type=file]").set_input_files(sent)  # type: ignore[arg-type]
    for watcher in (ann, later):
        expect(watcher.page.locator("[data-man]").first).to_be_visible()
        found = walked(watcher.page)
        assert {"Zoé", "Maximilian", "The goals", "The minutes", "Rudi Reflex"} <= set(found)
