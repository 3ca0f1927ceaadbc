"""The browser checks the dealing itself, with what it has kept, and says so in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.test_access import LOOKS, check
from tests.browser.visitor import Visit, Visitor, play_out
from tests.core import forgeries

pytestmark = pytest.mark.plain_only
CASES = {case.name: case for case in forgeries.cases()}
GAME = "schuss-und-tor"


def finished(visit: Visit, **wanted: Any) -> Visitor:
    ann = visit(seed=11, **wanted)
    ann.found_table(GAME, "", "debutant")
    ann.sit("Ann")
    play_out(ann)
    return ann


def open_check(page: Page, name: str = "Check the luck") -> None:
    page.get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_one_line_says_that_it_holds_and_the_figures_are_folded_away(visit: Visit) -> None:
    page = finished(visit).page
    open_check(page)
    # Only the command, no figures that look like a fault; the leaf comes a moment after its frame.
    expect(page.locator(".hash:visible")).to_have_count(1)
    page.get_by_role("button", name="Check the dealing").focus()
    page.keyboard.press("Enter")
    verdict = page.locator(".verdict")
    expect(verdict).to_have_class("verdict green")
    expect(verdict).to_contain_text("the draw comes from the promised secret and your salt")
    figures = page.locator(".dealing .hash")
    expect(figures.first).not_to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(figures.first).to_be_visible()
    # One promise, the secret, one salt, the seed, the first words.
    expect(figures).to_have_count(5)
    expect(figures.nth(3)).to_contain_text("keyed:")


@pytest.mark.parametrize(("size", "dark"), LOOKS[1:3])
def test_everybody_can_read_the_answer(visit: Visit, size: str, dark: bool) -> None:
    page = finished(visit, size=size, dark=dark, lang="fr").page
    open_check(page, "Vérifier le hasard")
    page.get_by_role("button", name="Vérifier la donne").click()
    expect(page.locator(".verdict.green")).to_be_visible()
    page.locator(".dealing summary").click()
    check(page)


def test_another_fair_game_is_not_the_one_that_was_promised_here(visit: Visit) -> None:
    page = finished(visit).page
    other = CASES[f"a fair game of {GAME}"].data
    page.route("**/record*", lambda route: route.fulfill(body=other, content_type="application/json"))
    open_check(page)
    page.get_by_role("button", name="Check the dealing").click()
    expect(page.locator(".verdict.red")).to_contain_text("not the game that was promised here")
    expect(page.locator(".dealing")).to_contain_text("Show it to the other players")
    check(page)


@pytest.mark.parametrize(
    ("name", "tone", "words"),
    [
        ("promised twice", "green", "Promise 2: somebody kept a salt back (seat 2)"),
        ("promised twice though nobody left", "amber", "nobody had left. Beware"),
    ],
)
def test_a_file_is_checked_beside_its_replay(visit: Visit, name: str, tone: str, words: str) -> None:
    ann = visit()
    ann.open("/replay")
    ann.page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": CASES[name].data}
    )
    proof = ann.page.locator(".proof")
    expect(proof).to_contain_text("lines replayed")
    expect(proof.locator("p.verdict")).to_have_class(f"verdict {tone}")
    expect(proof).to_contain_text(words)
    check(ann.page)


def test_whoever_gives_up_a_seat_can_take_it_again(visit: Visit) -> None:
    ann = visit()
    ann.found_table(GAME, "", "")
    ann.sit("Ann")
    seated = ann.page.get_by_text("on this screen")
    expect(seated).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Leave").click()
    ann.page.go_back()
    ann.sit("Ann")
    expect(seated).to_be_visible()
    expect(ann.page.locator(".refusal")).to_have_count(0)


def test_a_new_promise_without_cause_is_for_a_person_to_accept(visit: Visit) -> None:
    ann = visit()
    sent: list[dict[str, Any]] = []
    ann.page.route_web_socket("**/ws?*", lambda line: thrown_away(line, sent))
    ann.found_table(GAME, "", "")
    ann.sit("Ann")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("although nobody had left")
    assert not [message for message in sent if message["type"] == "ready"]
    check(ann.page)
    alert.get_by_role("button", name="Promise all the same").click()
    expect(alert).to_have_count(0)
    ready = [message["seat"] for message in sent_after(ann, sent) if message["type"] == "ready"]
    assert ready == [0]


def sent_after(visitor: Visitor, sent: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What has come from the page: it may be on its way while the page shows already what it has done."""
    for _ in range(100):
        if sent[-1]["type"] == "ready":
            break
        visitor.wait()
    return sent


def thrown_away(line: WebSocketRoute, sent: list[dict[str, Any]]) -> None:
    """A table that promises something else as soon as somebody sits there, and says that nobody had left."""
    server = line.connect_to_server()

    def up(message: str | bytes) -> None:
        sent.append(json.loads(message))
        if sent[-1]["type"] != "ready":
            server.send(message)

    def down(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "update" and told["room"]["seats"][0]["kind"] == "person":
            room = told["room"]
            room["seats"][0]["committed"] = False
            room["openings"].append({"commitment": "00" * 32, "reason": "", "left": []})
            room["commitment"] = "00" * 32
        line.send(json.dumps(told))

    line.on_message(up)
    server.on_message(down)
