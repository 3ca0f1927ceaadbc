"""A finished game again: stepped through, seen by any seat, checked, and played on from any point."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit, play_out

pytestmark = pytest.mark.plain_only


def test_a_finished_game_is_watched_checked_and_played_on(visit: Visit) -> None:
    ann = visit(seed=11)
    ann.found_table("schuss-und-tor", "", "debutant")
    ann.sit("Ann")
    play_out(ann)
    page = ann.page
    page.get_by_role("button", name="Watch it again").click()
    track = page.get_by_role("slider")
    expect(track).to_be_visible()
    expect(page.locator(".proof")).to_contain_text("the promised secret and your salt")
    assert page.locator(".ticks rect").count() > 0
    told = page.locator(".log li").count()
    page.keyboard.press("End")
    expect(track).not_to_have_value("0")
    assert page.locator(".log li").count() > told
    assert page.locator("[data-face]").count() == 0

    page.get_by_label("Seen by").select_option("0")
    page.keyboard.press("Home")
    for _ in range(3):
        page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="What if").click()
    expect(page.locator("[data-face]").first).to_be_visible()
    play_out(ann)


def test_a_file_that_is_none_of_ours_is_refused_in_words(visit: Visit) -> None:
    ann = visit()
    ann.may_fail = True
    ann.open("/replay")
    ann.page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(ann.page.get_by_role("alert")).to_be_visible()
    assert "refuse-" not in ann.page.locator("body").inner_text()
