"""The puzzle of the day: found on the shelf, answered once on the real table, explained, kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import check
from tests.browser.visitor import LEISURE, Visit
from tests.server.process import Server
from tests.server.test_days import NOON, TUESDAY, DayServer

pytestmark = pytest.mark.plain_only


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    found = DayServer(tmp_path_factory.mktemp("puzzle"), pace=0.02, day_par_games=3).at(TUESDAY + NOON)
    found.start()
    yield found
    complaint = found.stop()
    assert not complaint, complaint


def test_one_answer_is_given_explained_and_kept(visit: Visit) -> None:
    ann = visit(lang="en", size="phone", dark=True)
    page = ann.page
    ann.open()
    panel = page.get_by_role("region", name="The puzzle of the day")
    panel.get_by_role("button", name="Solve").click()
    slip = page.get_by_role("complementary", name="Puzzle")
    expect(slip).to_contain_text("What do you play?")
    ann.until_asked()
    table = page.url
    check(page)
    ann.open()
    panel.get_by_role("button", name="Resume").click()
    expect(page).to_have_url(table)
    ann.until_asked()
    ann.offers().first.click()
    expect(slip.locator(".candidates .best")).to_have_count(1)
    check(page)
    slip.get_by_role("button", name="Share without the answer").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_label("The text to send")).to_have_value(re.compile(r"puzzle no\. \d+ .*: [★▽]"))
    expect(sheet.locator("img")).to_have_js_property("naturalWidth", 1200, timeout=LEISURE)
    expect(sheet.locator("img")).to_have_js_property("naturalHeight", 630)
    check(page)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    slip.get_by_role("button", name="Go on from here").click()
    expect(slip).to_have_count(0)
    ann.until_asked()
    ann.open()
    expect(panel.get_by_role("button", name="See it again")).to_be_visible()
    check(page)
    panel.get_by_role("button", name="Share without the answer").click()
    expect(sheet.locator("header")).to_have_css("display", "flex")  # dressed like every other drawer
    expect(sheet.locator("img")).to_have_js_property("naturalWidth", 1200, timeout=LEISURE)
    check(page)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    panel.get_by_role("button", name="Older puzzles").click()
    expect(page).to_have_url(f"http://{ann.server.host}/puzzles")
    page.reload()
    older = page.get_by_role("region", name="Schuss und Tor")
    older.get_by_role("button").first.wait_for()
    check(page)
    older.get_by_role("button").first.click()
    expect(slip).to_contain_text("What do you play?")
