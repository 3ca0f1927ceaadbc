"""What surrounds a game: one screen for two, reloads, a server that restarts, refusals, spectators, tabs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visit, Visitor, play_out
from tests.server.process import Server

pytestmark = pytest.mark.plain_only
GAME = "schuss-und-tor"
FACES = "all => all.map(one => one.dataset.face)"


def hand_of(visitor: Visitor) -> list[str]:
    """The faces in the hand on the screen."""
    faces: list[str] = visitor.page.locator("[data-face]").evaluate_all(FACES)
    return sorted(faces)


def seated(visitor: Visitor, *plan: str) -> str:
    """At a new table, when the cards are dealt and it is this person's turn."""
    table = visitor.found_table(GAME, *plan)
    visitor.sit("Ann")
    expect(visitor.page.locator("[data-face]").first).to_be_visible()
    visitor.until_asked()
    return table


def test_on_one_screen_a_curtain_falls_before_any_hidden_card(visit: Visit) -> None:
    two = visit(seed=3)
    two.found_table(GAME, "", "")
    two.sit("Ann")
    two.sit("Bob")
    curtain = two.page.locator(".curtain")
    fallen = 0
    for _ in range(40):
        if curtain.count():
            fallen += 1
            assert two.page.locator("[data-face]").count() == 0
            curtain.locator("button").click()
            expect(two.page.locator("[data-face]").first).to_be_visible()
        two.play_once(lambda choices: 0)
        two.wait(100)
    assert fallen > 4


def test_two_people_on_one_screen_play_a_whole_game(visit: Visit) -> None:
    two = visit(seed=4)
    two.found_table(GAME, "", "")
    two.sit("Ann")
    two.sit("Bob")
    for _ in range(900):
        if two.is_over():
            return
        if two.page.locator(".curtain button").count():
            two.page.locator(".curtain button").click()
        two.play_once()
        two.wait()
    raise AssertionError("the game has not ended")


def test_a_reload_in_mid_game_brings_everything_back(visit: Visit) -> None:
    ann = visit(seed=5)
    seated(ann, "", "debutant")
    lines = ann.page.locator(".log li")
    dealt = lines.count()
    for _ in range(40):  # A card with several faces takes more than one key.
        if lines.count() != dealt:
            break
        ann.play_once()
        ann.wait(100)
    expect(lines).not_to_have_count(dealt)
    ann.until_asked()
    before, log = hand_of(ann), lines.count()
    ann.page.reload()
    expect(ann.page.locator("[data-face]").first).to_be_visible()
    assert hand_of(ann) == before
    assert lines.count() >= log - 1
    play_out(ann)


def test_a_server_that_restarts_in_mid_game_costs_nothing(visit: Visit, server: Server) -> None:
    ann = visit(seed=6)
    seated(ann, "", "debutant")
    ann.may_fail = True
    host, port = server.host.split(":")
    before = hand_of(ann)
    server.kill()
    server.start_at(int(port))
    assert server.host == f"{host}:{port}"
    ann.wait(3000)
    assert hand_of(ann) == before
    play_out(ann)


def test_a_refusal_says_why_and_opens_the_rules_at_its_clause(visit: Visit) -> None:
    ann = visit(seed=7)
    seated(ann, "", "debutant")
    ann.play_until_refused()
    refusal = ann.page.locator(".refusal")
    expect(refusal).to_be_visible()
    clause = refusal.locator("button").first
    clause.click()
    expect(ann.page.locator(".cited")).to_contain_text("ST-")


def test_a_spectator_sees_no_hand_and_plays_nothing(visit: Visit) -> None:
    ann, eve = visit(seed=8), visit(seed=9)
    table = ann.found_table(GAME, "", "debutant")
    ann.sit("Ann")
    eve.open(f"/table/{table}")
    expect(eve.page.locator(".log li").first).to_be_visible()
    assert eve.page.locator("[data-face]").count() == 0
    assert eve.offers().count() == 0


def test_two_tabs_of_one_player_show_the_same(visit: Visit) -> None:
    ann = visit(seed=10)
    table = seated(ann, "", "debutant")
    tab = ann.new_tab()
    tab.goto(f"http://{ann.server.host}/table/{table}")
    expect(tab.locator("[data-face]").first).to_be_visible()
    faces = tab.locator("[data-face]").evaluate_all(FACES)
    assert sorted(faces) == hand_of(ann)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    ann.open()
    assert ann.page.locator("html").get_attribute("lang") == lang
    body = ann.page.locator("body").inner_text()
    assert "page-" not in body
