"""What is shown takes its time, and everything that tells of it keeps to that time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludofoot.core.game import Setup
from ludofoot.games.schuss_und_tor import GAME
from tests.browser.middle import played_until, take_over
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.plain_only
TURNS = 12
TRIES = 10
ASKED = "[data-region=prompt]:not(.held) .prompt:not(.wait)"
LINES = "() => document.querySelectorAll('.log li:not(.now)').length"


def play_turns(visitor: Visitor) -> None:
    """The sheet names the question only under all that was told: so none of it is missing."""
    page = visitor.page
    for _ in range(TURNS):
        # The last whistle may come while the question is waited for.
        expect(page.locator(f"{ASKED}, .result, .gazette").first).to_be_visible()
        if visitor.is_over():
            return
        expect(page.locator(".log li.now, .result, .gazette").first).to_be_visible()
        told = page.evaluate(LINES)
        for _ in range(TRIES):
            # A joker asks whom to call before it is laid.
            visitor.play_once()
            visitor.wait(500)
            if visitor.is_over() or page.evaluate(LINES) > told:
                break


def test_the_match_sheet_is_written_to_the_end_in_every_turn(visit: Visit) -> None:
    ann = visit(motion=True, seed=5)
    ann.found_table("schuss-und-tor", "", "debutant")
    ann.sit("Ann")
    play_turns(ann)


def test_it_is_written_where_a_game_is_played_on_from_a_record(visit: Visit) -> None:
    ann = visit(motion=True, seed=6)
    record = played_until(GAME, lambda view: len(view.pile) > 3, Setup(seats=2))
    take_over(ann, GAME.id, record)
    play_turns(ann)


def test_the_table_has_its_seven_regions_in_the_order_of_the_document(visit: Visit) -> None:
    ann = visit(motion=True)
    ann.found_table("schuss-und-tor", "", "debutant")
    ann.sit("Ann")
    ann.until_asked()
    regions = ann.page.locator("[data-region]").evaluate_all("all => all.map(one => one.dataset.region)")
    assert regions == ["bar", "players", "mat", "side", "ticker", "prompt", "tray"]
    expect(ann.page.locator(".table")).to_have_attribute("data-layout", "wide")
    ann.page.set_viewport_size({"width": 390, "height": 844})
    expect(ann.page.locator(".table")).to_have_attribute("data-layout", "tall")
