"""On the page a game that lives elsewhere has its own words, and the screen that its package brings along."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit, play_out
from tests.server.process import Server
from tests.sixth.installing import ID, Sixth

pytestmark = pytest.mark.plain_only


@pytest.fixture(scope="module")
def server(sixth: Sixth, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has it installed."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("PYTHONPATH", sixth.path())
        found = Server(tmp_path_factory.mktemp("data"), pace=0.02, away_ms=500, grace_ms=100)
        found.start()
    yield found
    complaint = found.stop()
    assert not complaint, complaint


def test_two_people_in_two_browsers_play_a_whole_game(visit: Visit) -> None:
    ann, bob = visit(seed=1), visit(seed=2, lang="de")
    table = ann.found_table(ID, "", "")
    bob.open(f"/table/{table}")
    ann.sit("Ann")
    bob.sit("Bob")
    pile = ann.page.locator(f".{ID} figure", has=ann.page.locator(f'use[href="#{ID}-back"]'))
    pile.wait_for()
    expect(pile).to_contain_text("cards in the pile")
    expect(ann.page.locator(f".{ID}"), "its styles").to_have_css("display", "flex")
    play_out(ann, bob)
    expect(ann.page.locator("body")).to_contain_text("takes the round")
    expect(bob.page.locator("body")).to_contain_text("gewinnt die Runde")
