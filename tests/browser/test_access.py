"""axe-core finds nothing to complain of, in both themes and both sizes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitor import LEISURE, Visit, Visitor, play_out

pytestmark = pytest.mark.plain_only
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, {resultTypes: ['violations']}).then(found => found.violations)"
STILL = """() => document.getAnimations().every(
  (each) => each.playState !== "running" || each.effect.getComputedTiming().endTime === Infinity)"""
TRIES = 5
LOOKS = [
    pytest.param(size, dark, id=f"{size}-{'dark' if dark else 'light'}")
    for size in ("desktop", "phone")
    for dark in (False, True)
]


def check(page: Page) -> None:
    """Nothing on the page keeps anybody out."""
    if not page.evaluate("() => 'axe' in window"):
        # Through the debugger, because the page's own policy lets no foreign script in.
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = once_still(page, RUN)
    assert not found, [(each["id"], [node["html"][:200] for node in each["nodes"][:3]]) for each in found]


def once_still(page: Page, asked: str) -> list[Any]:
    """What axe complains of while nothing moves: what is just coming or going is paler than it will be, or
    lies over something else."""
    found: list[Any] = []
    for _ in range(TRIES):
        page.wait_for_function(STILL)
        found = page.evaluate(asked)
        if not found:
            break
    return found


UNSURE = """() => axe.run(document, {runOnly: ['color-contrast']}).then(({ incomplete }) =>
  incomplete.flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data.messageKey !== "shortTextContent"))
    .map(({ html }) => html.slice(0, 200)))"""


@pytest.mark.parametrize("game", ["schuss-und-tor", "passe-eclair", "football-a-la-carte", "footmania"])
def test_what_is_written_on_pictures_lies_on_a_plate(visit: Visit, game: str) -> None:
    """Nobody has to guess how well it can be read: only of single letters axe never says anything. Maryse's
    words lie on paper of their own, come when they like, and reach under the cross that puts them away."""
    ann = visit(lang="fr")
    ann.page.add_init_script("localStorage['ludofoot:notes'] = 'false'")
    ann.found_table(game, "", "debutant")
    ann.sit("Zoé")
    ann.until_asked()
    check(ann.page)
    assert once_still(ann.page, UNSURE) == []


def at_the_table(visit: Visit, size: str, dark: bool) -> Visitor:
    ann = visit(size=size, dark=dark, lang="fr", seed=12, unhurried=True)
    ann.found_table("schuss-und-tor", "", "debutant", "confirme")
    ann.sit("Zoé")
    expect(ann.page.locator("[data-face]").first).to_be_visible()
    return ann


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_shelf_and_dialog(visit: Visit, size: str, dark: bool) -> None:
    ann = visit(size=size, dark=dark, lang="fr")
    ann.open()
    box = ann.page.get_by_role("button", name="Footmania").first
    expect(box).to_be_visible()
    check(ann.page)
    box.click()
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    ann.wait(400)
    check(ann.page)
    ann.page.locator("dialog .head .segments label").last.click()
    ann.page.locator("dialog .fold summary").click()
    check(ann.page)


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_turn_refusal_and_rules(visit: Visit, size: str, dark: bool) -> None:
    ann = at_the_table(visit, size, dark)
    ann.until_asked()
    check(ann.page)
    ann.play_until_refused()
    expect(ann.page.locator(".refusal")).to_be_visible()
    check(ann.page)
    ann.page.locator(".refusal button").first.click()
    expect(ann.page.locator(".cited")).to_be_visible()
    check(ann.page)
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("t")
    expect(ann.page.locator("dialog")).to_contain_text("Ce qui vient de se passer")
    check(ann.page)
    drawers(ann.page)
    ann.open()
    expect(ann.page.locator(".resume")).to_be_visible()
    check(ann.page)


def drawers(page: Page) -> None:
    """The menu, and what is opened from it."""
    for name, words in (("Feuille de match", ".log"), ("Raccourcis clavier", "dl code")):
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        page.locator(".bar").get_by_role("button", name="Menu").click()
        entry = page.locator("dialog[open]").get_by_role("button", name=name)
        expect(entry).to_be_visible()
        check(page)
        entry.click()
        expect(page.locator(f"dialog[open] {words}").first).to_be_visible()
        check(page)


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_curtain(visit: Visit, size: str, dark: bool) -> None:
    two = visit(size=size, dark=dark, lang="fr")
    two.found_table("schuss-und-tor", "", "")
    two.sit("Ann")
    two.sit("Bob")
    expect(two.page.locator(".curtain")).to_be_visible()
    check(two.page)


@pytest.mark.parametrize(("size", "dark"), LOOKS)
def test_end_and_replay(visit: Visit, size: str, dark: bool) -> None:
    ann = at_the_table(visit, size, dark)
    play_out(ann)
    ann.wait(500)
    check(ann.page)
    ann.page.get_by_role("button", name="Revoir la partie").click()
    expect(ann.page.locator(".curve")).to_be_visible(timeout=LEISURE)
    check(ann.page)
    ann.open("/replay")
    expect(ann.page.locator(".watch .tables a")).to_be_visible()
    check(ann.page)
