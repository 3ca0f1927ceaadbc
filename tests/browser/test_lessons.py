"""Fresh eyes: every first match is played by what the screen says, and by nothing else."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from ludofoot import find_games, load
from ludofoot.lessons import Lesson, find_lesson
from tests.browser.test_access import check
from tests.browser.visitor import SIZES, Visit, Visitor

GAME = "schuss-und-tor"
GAMES = [game.id for game in find_games().values() if find_lesson(game) is not None]
# What is to be done next: the button of the slip, or the first piece that is described by the words of the
# step. The same thing is done again only in another step or under another name.
NEXT = """() => {
  const slip = document.querySelector(".lesson");
  const step = slip?.querySelector(".steps").getAttribute("aria-label");
  const found = slip?.querySelector(".buttons button") ?? document.querySelector("[data-lesson-open='1']");
  if (!found || found.matches("[aria-disabled=true], [aria-pressed=true]")) return null;
  const name = found.getAttribute("aria-label") ?? found.innerText.trim().split("\\n")[0];
  if (found.dataset.was === step + name) return null;
  found.dataset.was = step + name;
  document.querySelector("[data-next]")?.removeAttribute("data-next");
  found.dataset.next = "";
  return { step, role: found.getAttribute("role") ?? "button", slip: found.closest(".lesson") !== null };
}"""
# Which of these targets can be seen on the page.
SEEN = """targets => targets.filter(target => {
  const [kind, name] = target.split(":");
  const query = name === undefined ? `[data-spot="${kind}"]`
    : name.endsWith("*") ? `[data-${kind}^="${name.slice(0, -1)}"]` : `[data-${kind}="${name}"]`;
  return [...document.querySelectorAll(`.table ${query}`)].some(found => {
    const { width, height, left, right, top, bottom } = found.getBoundingClientRect();
    return width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  });
})"""
# What the slip lies over, held sideways: nothing but the dock's own ground.
COVERED = """() => {
  const box = (found) => found.getBoundingClientRect();
  const slip = box(document.querySelector(".lesson"));
  const others = ["[data-region=mat]", "[data-region=ticker]", "[data-region=prompt] .prompt", "[data-next]"];
  return others.filter((one) => {
    const found = document.querySelector(one);
    if (!found || found.closest(".lesson")) return false;
    const { left, right, top, bottom } = box(found);
    return left < slip.right - 1 && right > slip.left + 1 && top < slip.bottom - 1 && bottom > slip.top + 1;
  });
}"""
ANYTHING = re.compile(r"\w")
POINTED = "[aria-describedby~=lesson-words]"


def lesson_of(game: str) -> Lesson:
    found = find_lesson(load(game))
    assert found is not None
    return found


def begun(visit: Visit, game: str, **wanted: Any) -> Visitor:
    """From the rules into the first match."""
    ann = visit(newcomer=True, lang="en", **wanted)
    ann.open(f"/rules/{game}")
    ann.page.get_by_role("button", name="Guided first match").click()
    expect(slip_of(ann.page)).to_be_visible()
    return ann


def slip_of(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Lesson")


def next_thing(page: Page) -> tuple[int, Locator]:
    """Waits for what is to be done: in which step, from 0, and what it is. It has a role and a name for those
    who do not see it, and a piece is described by what is said in the step."""
    told = page.wait_for_function(NEXT).json_value()
    place = slip_of(page) if told["slip"] else page
    found = place.get_by_role(told["role"]).and_(page.locator("[data-next]"))
    expect(found).to_have_accessible_name(ANYTHING)
    if not told["slip"]:
        expect(found).to_have_accessible_description(ANYTHING)
    return int(told["step"].split()[1]) - 1, found


def targets_of(lesson: Lesson, step: int) -> list[str]:
    return [side for mark in lesson.steps[step].chalk for side in (mark.at, mark.to) if side]


def seen_of(page: Page, missing: set[str], last: bool) -> set[str]:
    """Which of them can be seen. The pieces of a table come with its drawings; what is there only once
    something else was pressed is there before the last press of a step."""
    if missing and last:
        with suppress(TimeoutError):
            page.wait_for_function(
                f"targets => ({SEEN})(targets).length === targets.length", arg=list(missing)
            )
    return set(page.evaluate(SEEN, list(missing)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_match_is_played_by_what_the_screen_says(visit: Visit, game: str, size: str) -> None:
    lesson = lesson_of(game)
    ann = begun(visit, game, size=size)
    page = ann.page
    missing = [set(targets_of(lesson, step)) for step in range(len(lesson.steps))]
    left = [bool(step.button) + len(step.press) for step in lesson.steps]
    actions = 0
    while True:
        step, thing = next_thing(page)
        left[step] -= 1
        missing[step] -= seen_of(page, missing[step], last=left[step] == 0)
        thing.click()
        actions += 1
        if lesson.steps[step].button == "end":
            break
    assert actions == lesson.actions
    assert missing == [set()] * len(lesson.steps), "chalk points at what is not there"
    expect(slip_of(page)).to_have_count(0)
    expect(page.locator("[data-region=prompt]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_sideways_she_speaks_above_what_is_yours(visit: Visit, game: str) -> None:
    ann = visit(newcomer=True, lang="de")
    page = ann.page
    page.set_viewport_size({"width": 667, "height": 375})
    ann.open(f"/rules/{game}")
    page.get_by_role("button", name="Erste Partie").click()
    for _ in range(3):
        page.wait_for_function(NEXT)
        # Her slip is measured when it has been drawn, and what is below it makes room.
        page.wait_for_function(f"() => ({COVERED})().length === 0")
        page.locator("[data-next]").click()


def test_it_can_be_followed_with_one_key(visit: Visit) -> None:
    ann = begun(visit, GAME)
    lesson = lesson_of(GAME)
    for _ in range(lesson.actions):
        next_thing(ann.page)
        ann.page.wait_for_function(
            f"() => document.activeElement?.matches('.lesson .buttons button, {POINTED}')"
        )
        ann.page.keyboard.press("Enter")
    expect(slip_of(ann.page)).to_have_count(0)


def test_anything_else_is_answered_and_nothing_is_lost(visit: Visit) -> None:
    ann = begun(visit, GAME)
    page, slip = ann.page, slip_of(ann.page)
    next_thing(page)[1].click()
    expect(slip).to_contain_text("To open, anything goes.")
    expect(page.locator(POINTED)).to_have_count(1)
    other = page.locator("[data-card=otto-fritz]")
    other.click()
    expect(slip).to_contain_text("Good card, keep it!")
    assert page.locator("[data-lesson-rises]").count() == 0
    page.keyboard.press("2")  # the same by its key
    expect(page.locator("[data-lesson-rises]")).to_have_count(1)
    expect(page.locator(".st-hand .card")).to_have_count(11)
    check(page)
    next_thing(page)[1].click()
    expect(slip).to_contain_text("Luigi is asked for")
    page.keyboard.press("u")
    expect(slip).to_contain_text("To open, anything goes.")
    expect(page.locator(".st-hand .card")).to_have_count(11)
    slip.get_by_role("button", name="Why?").click()
    expect(page.locator(".cited")).to_be_visible()


def test_it_is_offered_left_and_taken_up_again(visit: Visit) -> None:
    ann = visit(newcomer=True, lang="en")
    page = ann.page
    ann.open()
    box = page.get_by_role("button", name="Schuss und Tor").first
    expect(box).to_contain_text("3 minutes to learn")
    box.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Two jokers.")
    dialog.get_by_role("button", name="Choose the table").click()
    expect(dialog.get_by_role("button", name="Open the table")).to_be_visible()
    dialog.get_by_text("The game in 60 seconds").click()
    dialog.get_by_role("button", name="Guided first match").click()
    expect(page.locator(".lesson-mark")).to_be_visible()
    for _ in range(2):
        next_thing(page)[1].click()
    expect(slip_of(page)).to_contain_text("Luigi is asked for")
    slip_of(page).get_by_role("button", name="Leave").click()
    expect(dialog.get_by_role("button", name="Open the table")).to_be_visible()
    page.keyboard.press("Escape")
    band = page.locator(".resume")
    expect(band).to_contain_text("Continue the lesson, 3 of 11")
    band.get_by_role("button").click()
    expect(slip_of(page)).to_contain_text("Luigi is asked for")


def test_a_game_without_a_lesson_asks_who_plays(visit: Visit) -> None:
    ann = visit(newcomer=True, lang="en")
    ann.open()
    ann.page.get_by_role("button", name="fingers").first.click()
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Open the table")).to_be_visible()
    assert "60" not in dialog.inner_text()


def test_sixty_seconds_lie_folded_once_they_were_read(visit: Visit) -> None:
    ann = visit(newcomer=True, lang="en")
    page = ann.page
    pictures = page.locator(".sixty")
    ann.open(f"/rules/{GAME}")
    expect(pictures).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Finale").first).to_be_visible()
    ann.open(f"/rules/{GAME}")
    expect(page.get_by_role("button", name="Guided first match")).to_be_visible()
    expect(pictures).to_be_hidden()
    page.get_by_text("The game in 60 seconds").click()
    expect(pictures).to_be_visible()


def test_a_clause_has_an_address(visit: Visit) -> None:
    ann = visit(lang="en")
    ann.open("/rules/schuss-und-tor#ST-34")
    expect(ann.page.locator(".cited")).to_contain_text("ST-34")
    link = ann.page.locator(".cited a").first
    expect(link).to_have_attribute("href", "/rules/schuss-und-tor#ST-34")
    check(ann.page)
