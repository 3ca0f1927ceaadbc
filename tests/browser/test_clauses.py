"""Wherever a clause is cited there is a way to it: read from the screens, whatever they show."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludofoot import Game, find_games
from ludofoot.locale import Voice
from tests.browser.visitor import Visit

NEVER_REFUSES = {"footmania"}
"""Where the screen offers nothing but what may be done."""
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


def check(page: Page, prefix: str, *shown: str) -> None:
    """What is cited is to be seen, and leads somewhere."""
    for each in shown:
        expect(page.locator(each).filter(has_text=f"{prefix}-").first).to_be_visible()
    assert page.evaluate(LOST) == []


@pytest.mark.parametrize("game", find_games().values(), ids=lambda game: game.id)
def test_every_line_that_cites_a_clause_leads_to_it(visit: Visit, game: Game[Any]) -> None:
    ann = visit(seed=31, lang="en", unhurried=True)
    page, prefix = ann.page, game.prefix
    ann.open()
    ann.take_box(Voice("en", game.id).word("title"))
    page.locator("dialog .fold summary").click()
    check(page, prefix, "dialog .option a")
    ann.found_table(game.id, *["debutant"] * (game.seats[0] - 1), "")
    ann.sit("Ann")
    ann.until_asked()
    check(page, prefix, ".log .clause")
    if game.id in NEVER_REFUSES:
        page.locator(".log .clause").first.click()
    else:
        ann.play_until_refused()
        check(page, prefix, ".refusal")
        page.locator(".refusal button").first.click()
    expect(page.locator(".cited")).to_contain_text(f"{prefix}-")
    check(page, prefix, "dialog[open] .cited")
    # One clause leads to the next.
    first = page.locator(".cited").get_attribute("id")
    other = page.locator(f"dialog[open] p:not([id={first}]) .clause-link").filter(has_not_text=str(first))
    name = other.first.inner_text()
    other.first.click()
    expect(page.locator(".cited")).to_have_attribute("id", name)
