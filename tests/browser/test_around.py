"""What surrounds a game: one screen for two, reloads, a server that restarts, refusals, spectators, tabs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import check
from tests.browser.visitor import Visit, Visitor, play_out, stop_time
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
    for _ in range(400):
        if fallen > 4:
            return
        if curtain.count():
            fallen += 1
            assert two.page.locator("[data-face]").count() == 0
            curtain.locator("button").click()
            expect(two.page.locator("[data-face]").first).to_be_visible()
        two.play_once(lambda choices: 0)
        two.wait()
    raise AssertionError(f"it fell {fallen} times")


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


def test_against_a_bot_my_last_card_comes_back_with_its_answer_once(visit: Visit) -> None:
    ann = visit(seed=30)
    seated(ann, "", "debutant")
    page = ann.page
    undo, lines = page.get_by_role("button", name="Undo"), page.locator(".log li")
    recap = page.get_by_role("button", name="What just happened")
    before, told = hand_of(ann), lines.count()
    for _ in range(200):  # Until the bot has answered a card without luck; some cards take more than one key.
        if lines.count() != told:
            ann.until_asked()
            if recap.count() and undo.count() and len(hand_of(ann)) == len(before) - 1:
                break
            before, told = hand_of(ann), lines.count()
        ann.play_once()
        ann.wait(100)
    page.keyboard.press("t")
    expect(page.locator("dialog .recapped li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("u")
    expect(page.locator("[data-face]")).to_have_count(len(before))
    expect(lines).to_have_count(told)
    assert hand_of(ann) == before
    if undo.count() == 0:  # It goes further only over what nobody else has answered.
        page.keyboard.press("u")
        expect(page.locator(".refusal")).to_be_visible()
        assert hand_of(ann) == before


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
    expect(lines.nth(log - 2)).to_be_attached()
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
    ann = visit(seed=7, unhurried=True)
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
    eve.page.get_by_role("button", name="Watch").click()
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
    expect(ann.page.locator("html")).to_have_attribute("lang", lang)
    body = ann.page.locator("body").inner_text()
    assert "page-" not in body


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_gesture_is_seen_and_put_away_with_one_tap(visit: Visit, size: str) -> None:
    ann, bob = visit(seed=41, size=size), visit(seed=42, size=size)
    bob.page.clock.install()
    table = ann.found_table(GAME, "", "")
    bob.open(f"/table/{table}")
    ann.sit("Ann")
    bob.sit("Bob")
    expect(bob.page.locator("[data-face]").first).to_be_visible()
    ann.page.get_by_role("button", name="Gestures").click()
    check(ann.page)
    # His time stands still, so that he can look at it for as long as this machine takes.
    stop_time(bob.page)
    ann.page.get_by_role("button", name="Great save!").click()
    bubble = bob.page.locator(".bubble")
    expect(bubble).to_contain_text("Great save!")
    expect(bubble).to_be_in_viewport(ratio=1)
    bubble.click()
    bob.page.clock.resume()
    expect(bubble).to_have_count(0)
    bob.page.get_by_role("button", name="Gestures").click()
    bob.page.get_by_role("button", name="Show gestures again: Ann").click()
    expect(bob.page.get_by_role("button", name="Show gestures again: Ann")).to_have_count(0)
