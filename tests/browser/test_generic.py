"""Whole games on the page, by two browsers at once, in every pace."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit, play_out

pytestmark = pytest.mark.plain_only


@pytest.mark.parametrize("game", ["schuss-und-tor", "fingers", "colours", "bazaar"])
def test_two_people_in_two_browsers_play_a_whole_game(visit: Visit, game: str) -> None:
    ann, bob = visit(seed=1), visit(seed=2)
    table = ann.found_table(game, "", "")
    bob.open(f"/table/{table}")
    ann.sit("Ann")
    bob.sit("Bob")
    play_out(ann, bob)
    expect(bob.page.locator("body")).to_contain_text("Ann")


def test_one_person_plays_a_whole_game_against_a_bot_on_a_phone(visit: Visit) -> None:
    ann = visit(size="phone", lang="de")
    ann.found_table("schuss-und-tor", "", "debutant")
    ann.sit("Ann")
    play_out(ann)
