"""On paper, and with a box of one's own: from the shelf, from the menu of a game."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludofoot.catalogue import load
from ludofoot.press import Job, print_box
from tests.browser.test_access import check
from tests.browser.visitor import PATIENCE, Visit, Visitor

pytestmark = pytest.mark.plain_only


def downloaded(visitor: Visitor) -> tuple[str, bytes]:
    with visitor.page.expect_download() as waiting:
        visitor.page.locator("dialog a[download].go").click()
    return waiting.value.suggested_filename, Path(waiting.value.path()).read_bytes()


def test_the_shelf_prints_any_box_in_any_language(visit: Visit) -> None:
    ann = visit(lang="en")
    ann.open()
    ann.page.get_by_role("button", name="Print the cards").click()
    dialog = ann.page.locator("dialog[open]")
    dialog.get_by_label("Game").select_option("passe-eclair")
    dialog.get_by_label("Language").select_option("fr")
    dialog.get_by_label("Paper").select_option("letter")
    dialog.get_by_label("Without colour").check()
    check(ann.page)
    name, data = downloaded(ann)
    assert name == "ludofoot-passe-eclair-fr.pdf"
    assert data == print_box(Job(load("passe-eclair"), "fr", "letter", grey=True))


def test_a_box_of_ones_own_is_checked_played_with_and_printed(visit: Visit, tmp_path: Path) -> None:
    shipped = (files("ludofoot.games.schuss_und_tor") / "box.toml").read_text("utf-8")
    own = shipped.replace("fritz = [1, 1,", "fritz = [2, 0,")
    (tmp_path / "mine.toml").write_text(own, "utf-8")
    (tmp_path / "bad.toml").write_text(own.replace("bomber = 4", "bomber = 5").replace("tor = 7", "tor = 6"))
    ann = visit(lang="en")
    ann.may_fail = True  # the refusal of the bad box
    ann.open()
    ann.take_box("Schuss und Tor")
    ann.page.locator("dialog .fold summary").click()
    expect(ann.page.get_by_text("A box of your own")).to_be_visible()
    chooser = ann.page.locator("dialog input[type=file]")
    chooser.set_input_files(tmp_path / "bad.toml")
    ann.page.locator("dialog .go").click()
    expect(ann.page.locator("dialog .banner li")).to_have_text(
        ["ST-03: jokers.bomber = 5 (4)", "ST-05: tor = 6 (7)"], timeout=PATIENCE
    )
    chooser.set_input_files(tmp_path / "mine.toml")
    expect(ann.page.locator("dialog .banner")).to_have_count(0)
    ann.page.locator("dialog .go").click()
    expect(ann.page.locator("[data-face]").first).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Print the cards").click()
    name, data = downloaded(ann)
    assert name == "ludofoot-schuss-und-tor-en.pdf"
    assert data == print_box(Job(load("schuss-und-tor").boxed(own), "en"))
