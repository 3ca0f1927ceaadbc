"""A finished game again: stepped through, seen by any seat, checked, and played on from any point."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import check
from tests.browser.visitor import LEISURE, Visit, play_out

pytestmark = pytest.mark.plain_only


def test_a_finished_game_is_watched_checked_and_played_on(visit: Visit) -> None:
    ann = visit(seed=11)
    ann.found_table("schuss-und-tor", "", "debutant")
    ann.sit("Ann")
    play_out(ann)
    page = ann.page
    page.get_by_role("button", name="Watch it again").click()
    track = page.get_by_role("slider")
    # Analyses have what everything else leaves of the machine.
    expect(page.locator(".curve .ball").first).to_be_attached(timeout=LEISURE)
    expect(track).to_have_attribute("aria-valuetext", re.compile("^1st move"))
    expect(page.locator(".coach-panel")).to_contain_text("stops at the sketch", timeout=LEISURE)
    page.keyboard.press("c")
    expect(page.locator(".ticks rect").first).to_be_attached()
    expect(page.locator(".proof")).to_contain_text("the promised secret and your salt")
    told = page.locator(".log li").count()
    page.keyboard.press("End")
    expect(track).not_to_have_value("0")
    expect(page.locator(".log li").nth(told)).to_be_attached()
    assert page.locator("[data-face]").count() == 0

    page.get_by_label("Seen by").select_option("0")
    page.keyboard.press("Home")
    for _ in range(3):
        page.get_by_role("button", name="Forward").click()
    expect(page.get_by_role("button", name="What if")).to_be_enabled()
    page.keyboard.press("c")
    page.get_by_role("button", name="Try from here").click()
    expect(page.locator("[data-face]").first).to_be_visible()
    expect(page.locator(".what-if-mark")).to_be_visible()
    check(page)
    play_out(ann)
    ann.open("/replay")
    finished = page.locator(".watch .tables a")
    expect(finished).to_have_count(1)
    expect(finished.first).to_contain_text("Schuss und Tor")
    finished.first.click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_file_that_is_none_of_ours_is_refused_in_words(visit: Visit) -> None:
    ann = visit()
    ann.may_fail = True
    ann.open("/replay")
    ann.page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(ann.page.get_by_role("alert")).to_be_visible()
    assert "refuse-" not in ann.page.locator("body").inner_text()


@pytest.mark.parametrize(("size", "dark"), [("desktop", False), ("phone", True)])
def test_the_gazette_ends_a_match_and_is_laid_aside(visit: Visit, size: str, dark: bool) -> None:
    ann = visit(seed=11, size=size, dark=dark)
    ann.found_table("schuss-und-tor", "", "debutant")
    ann.sit("Ann")
    play_out(ann)
    page = ann.page
    paper = page.get_by_role("region", name="The Gazette")
    expect(paper.locator(".figures tbody tr").first).to_be_visible()
    digits = [int(text) for text in paper.locator(".digits b").all_inner_texts()]
    check(page)
    page.keyboard.press("Escape")
    expect(paper).to_have_count(0)
    counted = page.locator(".result td:last-child").all_inner_texts()
    assert sorted(digits) == sorted(int(text) for text in counted)
    page.get_by_role("button", name="The Gazette").click()
    paper.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Without a link: this server can be reached from this computer only.")
    expect(page.get_by_label("The text to send")).to_have_value(re.compile(r"^Ann \d"))
    assert "127.0.0.1" not in page.get_by_label("The text to send").input_value()
    check(page)
