"""The match of the day: found on the shelf, counted once, compared there, closed until tomorrow."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import check
from tests.browser.visitor import LEISURE, Visit, play_out
from tests.server.process import Server
from tests.server.test_days import NOON, TUESDAY, DayServer

pytestmark = pytest.mark.plain_only


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One to which it is a day of Football à la carte."""
    found = DayServer(tmp_path_factory.mktemp("day"), pace=0.02, day_par_games=3).at(TUESDAY + NOON)
    found.start()
    yield found
    complaint = found.stop()
    assert not complaint, complaint


def test_the_same_deal_is_played_counted_once_and_compared(visit: Visit) -> None:
    ann = visit(lang="en", size="phone", dark=True)
    page = ann.page
    ann.open()
    panel = page.get_by_role("region", name="The match of the day")
    expect(panel).to_contain_text("Le football à la carte, the same deal for all")
    check(page)
    panel.get_by_role("button", name="Play", exact=True).click()
    ann.until_asked()
    table = page.url
    ann.open()
    panel.get_by_role("button", name="Resume").click()
    expect(page).to_have_url(table)
    play_out(ann)
    expect(page.locator(".gazette")).to_contain_text("key published tomorrow")
    expect(page.get_by_role("button", name="Rematch")).to_have_count(0)
    check(page)
    page.get_by_role("button", name="Compare on the shelf").click()
    expect(panel).to_contain_text("a goal difference of")
    expect(panel.locator(".own")).to_have_count(1)
    check(page)
    panel.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("header")).to_have_css("display", "flex")  # dressed like every other drawer
    expect(sheet.get_by_label("The text to send")).to_have_value(
        re.compile(r"match of the day no\. \d+ .*: ")
    )
    picture = sheet.locator("img")
    expect(picture).to_have_js_property("naturalWidth", 1200, timeout=LEISURE)
    expect(picture).to_have_js_property("naturalHeight", 630)
    expect(sheet.get_by_role("link", name="Save the picture")).to_have_attribute("download", "ludofoot.png")
    check(page)
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    ann.open("/club")
    expect(page.locator(".gm")).to_have_count(1)
    expect(page.locator(".gm")).to_contain_text("Match of the day")
    ann.open()
    panel.get_by_role("button", name="Play again, not counted").click()
    ann.until_asked()
