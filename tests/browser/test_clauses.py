"""Wherever a clause is cited there is a way to it: read from the screens, whatever they show."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.visitor import Visit

# Every line that names a clause without being a link or a button, or having one beside it.
LOST = r"""() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (!/\b[A-Z]{2}-[AD]?\d+\b/.test(node.data) || holder.closest("script, style, .vh")) continue;
    const line = holder.closest("li, p, label, aside, .refusal, .note, .explained") ?? holder.parentElement;
    if (!holder.closest("a, button") && !line.querySelector("a, button")) found.push(node.data);
  }
  return found;
}"""


def check(page: Page, *shown: str) -> None:
    """What is cited is to be seen, and leads somewhere."""
    for each in shown:
        expect(page.locator(each).first).to_contain_text("ST-")
    assert page.evaluate(LOST) == []


def test_every_line_that_cites_a_clause_leads_to_it(visit: Visit) -> None:
    ann = visit(seed=31, lang="en", unhurried=True)
    page = ann.page
    ann.open()
    ann.take_box("Schuss und Tor")
    page.locator("dialog .fold summary").click()
    check(page, "dialog .option a")
    ann.found_table("schuss-und-tor", "", "debutant")
    ann.sit("Ann")
    ann.until_asked()
    check(page, ".log .clause")
    ann.play_until_refused()
    check(page, ".refusal")
    page.locator(".refusal button").first.click()
    expect(page.locator(".cited")).to_contain_text("ST-")
    check(page, "dialog[open]")
    # One clause leads to the next.
    first = page.locator(".cited").get_attribute("id")
    other = page.locator(f"dialog[open] p:not([id={first}]) .clause-link").filter(has_not_text=str(first))
    name = other.first.inner_text()
    other.first.click()
    expect(page.locator(".cited")).to_have_attribute("id", name)
