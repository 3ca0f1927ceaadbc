"""Two people at one screen; a second tab plays for them, so that the curtain falls on what was begun."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visitor

# The first of these pieces that is there at this moment, as long as no curtain is.
TAP = """places => {
  if (document.querySelector(".curtain")) return;
  for (const place of places) {
    const found = document.querySelector(place);
    if (found) return found.click();
  }
}"""
MOST_TAPS = 400


def share(two: Visitor, game: str) -> Page:
    """Both sit down; the second tab, which is in front of nobody yet."""
    table = two.found_table(game, "", "")
    two.sit("Ann")
    two.sit("Bob")
    expect(two.page.locator(".curtain, [data-face]").first).to_be_visible()
    tab = two.new_tab()
    tab.goto(f"http://{two.server.host}/table/{table}")
    expect(tab.locator(".curtain")).to_be_visible()
    return tab


def lift(page: Page) -> None:
    """Whoever it is handed to says so, if it is not theirs already."""
    expect(page.locator(".curtain, [data-face]").first).to_be_visible()
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    expect(page.locator("[data-face]").first).to_be_visible()


def refused(page: Page) -> bool:
    """Tries a card that does not fit; whether there was one."""
    unfit = page.locator("[data-face][aria-disabled=true]")
    if not unfit.count():
        return False
    unfit.first.dispatch_event("click")
    expect(page.locator(".refusal:visible").first).to_be_visible()
    return True


def play_on(tab: Page, places: list[str]) -> None:
    """In this tab the turn is taken, until it is the other's."""
    lift(tab)
    for _ in range(MOST_TAPS):
        if tab.locator(".curtain").count():
            return
        tab.evaluate(TAP, places)
        tab.wait_for_timeout(20)
    raise AssertionError("the turn did not end")
