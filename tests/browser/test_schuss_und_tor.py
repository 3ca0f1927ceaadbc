"""Schuss und Tor in a browser: what one person has begun at a shared screen is not there for the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.records import FACES
from tests.browser.sharing import lift, play_on, refused, share
from tests.browser.visitor import Visit

pytestmark = pytest.mark.plain_only
TURN = [".calls button", ".st-hand .card.ok", ".prompt .acts button"]
HELD = "all => all.map(one => one.dataset.face)"
MOST_TURNS = 8


def hand(page: Page) -> list[str]:
    """The cards of whoever is in front of the screen, as they lie."""
    found: list[str] = page.locator(".st-hand .card").evaluate_all(HELD)
    return found


def as_dealt(faces: list[str]) -> list[str]:
    return sorted(faces, key=[str(face) for face in FACES].index)


def arrange(page: Page) -> None:
    """The first card goes one place to the right."""
    first, second, *rest = hand(page)
    card = page.locator(".st-hand .card").first
    card.focus()
    card.press("Shift+ArrowRight")
    if first != second:
        expect(page.locator(".st-hand .card").first).to_have_attribute("data-face", second)
        assert hand(page) == [second, first, *rest]


def test_on_one_screen_nobody_finds_what_the_other_has_begun(visit: Visit) -> None:
    two = visit(seed=8)
    tab = share(two, GAME.id)
    page, told = two.page, False
    for _ in range(MOST_TURNS):
        lift(page)
        # At once: a refusal would go by itself.
        assert page.locator(".refusal, .calls").count() == 0
        assert hand(page) == as_dealt(hand(page))
        if told:
            return
        arrange(page)
        told = refused(page)
        play_on(tab, TURN)
        expect(page.locator(".curtain")).to_be_visible()
    raise AssertionError("nothing was refused")
