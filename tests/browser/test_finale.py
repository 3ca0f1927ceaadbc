"""Finale on its own screen: whole matches, squads and decks by hand, in both themes and sizes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from ludofoot.core.game import Setup
from ludofoot.games.finale import GAME
from tests.browser.middle import played_until, take_over
from tests.browser.test_access import AXE, once_still
from tests.browser.visitor import Visit, Visitor, lay_paper_aside, stop_time

pytestmark = pytest.mark.plain_only
SCENE = """() => {
    const tray = document.querySelector('.fi-tray.asked');
    const shown = all => [...document.querySelectorAll(all)].filter(one => one.offsetParent !== null);
    const keys = all => shown(all).map(one => one.getAttribute('aria-keyshortcuts')).filter(Boolean);
    return {
        step: tray ? /at-([a-z-]+)/.exec(tray.className)[1] : '',
        men: keys('.fi .ft.ok[aria-pressed=false]'),
        bench: keys('.fi-tray .ft.ok[aria-pressed=false]'),
        cards: keys('.fi-tray .card.ok'),
        goes: shown('.fi-label .btn.go[aria-disabled=false]').length > 0,
        full: shown('.fi-label .slot:not(.full)').length === 0,
        acts: keys('.prompt .acts .btn'),
        over: document.querySelector('.result, .gazette') !== null,
        label: shown('.fi-label').map(one => one.innerText).join(),
        odds: shown('.fi .odds').map(one => one.innerText).join(),
        totals: shown('.fi .total').map(one => parseInt(one.lastChild.textContent)),
    };
}"""


# What everybody could read off the table: the score, the card, the minute.
PUBLIC = """() => [...document.querySelectorAll('.fi .goals, .fi .cards [role=img], .fi .minutes')]
    .map(one => one.getAttribute('aria-label'))"""
ORDER = """() => Object.fromEntries(
    [...document.querySelectorAll('.colours .place')]
        .map(one => [one.dataset.value, one.parentNode.dataset.card])
)"""
# The drawings lie in the page once, unseen: there is nothing in them to find, and very much to search.
# What is written on the mat lies on a ground of its own: its contrast is known, not left open.
RUN = """() => axe.run({exclude: [['.sprite']]}, {resultTypes: ['violations', 'incomplete']}).then(found => {
    const open = found.incomplete.filter(one => one.id === 'color-contrast').map(one => ({
        ...one,
        nodes: one.nodes.filter(({target: [at]}) => document.querySelector(at)?.closest('.fi, .fi-build')),
    }));
    return [...found.violations, ...open.filter(one => one.nodes.length > 0)]
        .map(one => [one.id, ...one.nodes.slice(0, 3).map(node => node.html)]);
})"""
Scene = dict[str, Any]


class Coach:
    """Somebody who plays Finale by what the screen lights up, with keys or with a finger."""

    def __init__(self, visitor: Visitor, finger: bool) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.finger = finger
        self.steps: set[str] = set()

    def choose(self, kind: str, keys: list[str]) -> None:
        """One of the lit pieces, any of them, if there are some yet."""
        if not keys:
            return
        key = self.visitor.random.choice(keys)
        if self.finger:
            self.tap(f"{kind}[aria-keyshortcuts='{key}']")
        else:
            self.page.keyboard.press(key)

    def send(self) -> None:
        """What lies on the table."""
        if self.finger:
            self.tap(".fi-label .btn.go")
        else:
            self.page.keyboard.press("Enter")

    def tap(self, piece: str) -> None:
        """If it is still there: the answer to the last tap may just have come."""
        with suppress(TimeoutError):
            self.page.locator(piece).first.click(timeout=500)

    def act(self, scene: Scene) -> None:
        """Does one thing, once there is something to do."""
        step = scene["step"]
        if scene["goes"]:
            self.send()
        elif step in ("footballers", "shooters") and scene["full"]:
            pass  # the rules have not yet said what they think of it
        elif step in ("footballers", "shooters", "stand-in"):
            self.choose(".fi .ft.ok", scene["men"])
        elif step in ("tactic", "further", "exchange"):
            self.choose(".fi-tray .card", scene["cards"])
        elif step == "replacement" and scene["bench"]:
            self.choose(".fi-tray .ft", scene["bench"])
        elif scene["acts"]:
            self.page.keyboard.press(self.visitor.random.choice(scene["acts"]))

    def play_until(self, found: Callable[[Scene], Any], hasty: bool = True) -> Scene:
        """Plays on until the screen looks like this, and waits for no dice."""
        for _ in range(2000):
            scene: Scene = self.page.evaluate(SCENE)
            if found(scene):
                return scene
            if scene["step"]:
                self.steps.add(scene["step"])
                self.act(scene)
            elif hasty:
                self.page.keyboard.press("Shift")  # any key goes on to what comes next
            self.visitor.wait(40)
        raise AssertionError(f"it has never looked like this: {scene}")


def check_both(page: Page) -> None:
    """Nothing keeps anybody out, in the light or in the dark."""
    if not page.evaluate("() => 'axe' in window"):
        # Through the debugger, because the page's own policy lets no foreign script in.
        page.evaluate(AXE.read_text("utf-8"))
    page.emulate_media(color_scheme="light")
    assert once_still(page, RUN) == []
    page.emulate_media(color_scheme="dark")
    assert once_still(page, RUN) == []


def sit(visitor: Visitor, **options: str) -> None:
    """Opens a match against a bot and sits down."""
    visitor.found_table("finale", "", "confirme", options=options)
    visitor.sit("Zoé")


@pytest.mark.parametrize(("size", "finger"), [("desktop", False), ("phone", True)], ids=["desktop", "phone"])
def test_a_whole_match(visit: Visit, size: str, finger: bool) -> None:
    ann = visit(size=size, lang="fr", seed=3)
    sit(ann)
    expect(ann.page.locator(".fi .near .ft")).to_have_count(11)
    expect(ann.page.locator(".fi .far .ft")).to_have_count(11)
    expect(ann.page.locator(".fi .now")).to_contain_text("15ᵉ minute")
    coach = Coach(ann, finger)
    coach.play_until(lambda scene: scene["step"] == "tactic")
    check_both(ann.page)
    coach.play_until(lambda scene: scene["step"] == "footballers")
    check_both(ann.page)
    coach.play_until(lambda scene: scene["over"])
    assert {"substitution", "tactic", "footballers"} <= coach.steps
    lay_paper_aside(ann.page)
    expect(ann.page.locator(".fi-summary")).to_be_visible()
    scored = ann.page.locator(".fi-summary > ol > li").count()
    goals = [int(text) for text in ann.page.locator(".result td:last-child").all_inner_texts()]
    assert scored == sum(goals)
    check_both(ann.page)


def test_a_choice_is_explained_before_the_dice_and_the_roll_stays_to_be_read(visit: Visit) -> None:
    ann = visit(lang="en", seed=5)
    sit(ann)
    coach = Coach(ann, finger=False)

    # Whoever does not fit says why, with the clause. A tap while an answer is on its way says nothing.
    unfit = ann.page.locator(".fi .near .ft[aria-disabled=true]")
    refused = ann.page.locator(".fi-label .refusal code")
    for _ in range(20):
        coach.play_until(lambda scene: scene["step"] == "footballers" and scene["men"] and unfit.count() > 0)
        with suppress(TimeoutError):
            unfit.first.click(force=True, timeout=2_000)
            refused.wait_for(timeout=2_000)
            break
    expect(refused).to_contain_text("FI-")

    # Both totals and the exact chance stand there before the dice are rolled.
    scene = coach.play_until(lambda scene: scene["goes"] and "Roll the dice" in scene["label"])
    percent, ways = map(int, re.findall(r"(\d+) %.*\((\d+) of 36\)", scene["odds"])[0])
    assert percent == (ways * 100 + 18) // 36
    mine, theirs = scene["totals"]
    assert f"strength {mine} against {theirs}" in scene["label"]
    ann.page.keyboard.press("Enter")
    rolled = ann.page.locator(".fi .settled .compared .vh")
    expect(rolled.first).to_contain_text(f"strength {mine},")
    expect(rolled.last).to_contain_text(f"strength {theirs},")


def test_nothing_is_known_before_the_dice_lie_still(visit: Visit) -> None:
    ann = visit(lang="en", seed=5, motion=True)
    page = ann.page
    page.clock.install()
    sit(ann)
    Coach(ann, finger=False).play_until(lambda scene: scene["goes"] and "Roll the dice" in scene["label"])
    before = page.evaluate(PUBLIC)
    stop_time(page)
    page.keyboard.press("Enter")
    expect(page.locator(".fi .settled .die.blank")).to_have_count(2)
    early = []
    for step in (0, 700, 499):
        page.clock.run_for(step)
        early.append(page.locator("body").inner_text() + page.locator("body").aria_snapshot())
        assert page.evaluate(PUBLIC) == before
        assert "dice are rolling" in page.locator(".prompt").inner_text()
        assert page.locator(".prompt button").count() == 0
    page.clock.run_for(1)
    verdict = page.locator(".fi .settled .ruling").inner_text()
    assert not any(verdict in text for text in early)
    page.clock.resume()
    question = page.locator(".prompt:not(.wait) [data-part=ask]")
    asked = question.evaluate("one => one.firstChild.textContent")
    assert not any(asked in text for text in early)


def test_penalties_from_the_choice_of_the_shooters_to_the_end(visit: Visit) -> None:
    ann = visit(lang="en", seed=6)
    page = ann.page
    level = played_until(GAME, lambda view: view.step == "shooters" and view.series < 2, Setup(2, opener=0))
    take_over(ann, GAME.id, level)
    expect(page.locator(".fi .now")).to_contain_text("level")
    coach = Coach(ann, finger=False)
    coach.play_until(lambda scene: scene["goes"])
    expect(page.locator(".fi .near .ft .place")).to_have_count(page.locator(".fi-label .slot").count())
    check_both(page)
    coach.send()
    expect(page.locator(".fi-pen")).to_be_visible()
    check_both(page)
    coach.play_until(lambda scene: scene["over"])
    lay_paper_aside(page)
    columns = page.locator(".fi-summary .fi-shots ol")
    scored = [columns.nth(side).locator(".in").count() for side in range(2)]
    assert sum(columns.nth(side).locator("li").count() for side in range(2)) >= 6
    told = re.findall(r"\d+", page.locator(".fi-shots h2").inner_text())
    assert scored == [int(goals) for goals in told]
    check_both(page)


def test_two_coaches_build_in_secret_and_are_laid_out_together(visit: Visit) -> None:
    ann, bob, eve = visit(lang="fr"), visit(lang="fr", size="phone"), visit(lang="fr")
    table = ann.found_table("finale", "", "", options={"teams": "free"})
    ann.sit("Zoé")
    bob.open(f"/table/{table}")
    bob.sit("Lina")
    eve.open(f"/table/{table}?watch")
    sent = ann.page.locator(".prompt.sealed")
    send(ann.page)
    expect(sent).to_be_visible()
    # Others see that she has chosen, and nothing of what.
    expect(eve.page.locator(".fi-build .waiting")).to_contain_text("Zoé a choisi")
    assert eve.page.locator(".ft").count() == 0
    expect(bob.page.locator(".fi-build .pool .ft")).to_have_count(30)
    assert bob.page.locator(".half-pitch .ft").count() == 0
    # Until the other has chosen she may think again, also after she has come back to the table.
    ann.page.reload()
    ann.page.get_by_role("button", name="Reprendre").click()
    expect(sent).to_have_count(0)
    expect(ann.page.locator(".half-pitch .ft")).to_have_count(11)
    send(ann.page)
    expect(sent).to_be_visible()
    send(bob.page)
    for page in (ann.page, bob.page, eve.page):
        expect(page.locator(".fi .near .ft")).to_have_count(11)
        expect(page.locator(".fi .far .ft")).to_have_count(11)
    assert men(ann.page, "near") == men(bob.page, "far") == men(eve.page, "near")
    assert men(ann.page, "far") == men(bob.page, "near") == men(eve.page, "far")


def test_on_one_screen_nobody_finds_what_the_other_has_begun(visit: Visit) -> None:
    two = visit(lang="fr")
    page, label = two.page, two.page.locator(".fi-label")
    table = two.found_table("finale", "", "", options={"teams": "free", "decks": "variant"})
    two.sit("Zoé")
    two.sit("Lina")
    lift(page)
    # Somebody on the bench and nobody on the pitch, when Zoé sends another team from another window.
    page.locator(".pool .ft").first.click()
    page.locator(".half-pitch .ft").click()
    expect(page.locator(".substitutes .ft")).to_have_count(1)
    window = two.context.new_page()
    window.goto(f"http://{two.server.host}/table/{table}")
    lift(window)
    send(window)
    lift(page)
    expect(page.locator(".pool .ft")).to_have_count(30)
    expect(label).to_contain_text("0 / 50")
    expect(label).to_contain_text("encore un gardien titulaire")
    expect(page.locator(".fi-build .formation")).to_contain_text("0 / 4")
    send(page)

    # Lina keeps the screen for her deck; Zoé finds nothing of it.
    choose_a_deck(page)
    page.locator(".fi-label .btn.go").click()
    lift(page)
    expect(page.locator(".fi-build .colours .card")).to_have_count(29)
    expect(page.locator(".taken .card")).to_have_count(0)
    expect(label).to_contain_text("0 cartes sur 11")


def lift(page: Page) -> None:
    """Whoever is named comes to the screen."""
    page.locator(".curtain button").click()
    expect(page.locator(".fi-build")).to_be_visible()


def send(page: Page) -> None:
    """The beginner set, as soon as the rules have seen it."""
    tool(page, "Équipe de débutant")
    expect(page.locator(".fi-label")).to_contain_text("50 / 50")
    page.locator(".fi-label .btn.go").click()


def men(page: Page, side: str) -> set[str]:
    """Who stands there, by the names under the tiles."""
    return set(page.locator(f".fi .{side} .ft i").all_inner_texts())


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_squad_and_a_deck_of_ones_own(visit: Visit, size: str, tmp_path: Path) -> None:
    ann = visit(size=size, lang="fr", seed=4)
    sit(ann, teams="free", decks="variant")
    expect(ann.page.locator(".fi-build .pool .ft")).to_have_count(30)
    build_by_hand(ann.page)
    check_both(ann.page)
    begin_with_a_set(ann.page)
    keep_in_a_file(ann.page, tmp_path)
    ann.page.locator(".fi-label .btn.go").click()
    hand = choose_a_deck(ann.page)
    check_both(ann.page)
    ann.page.locator(".fi-label .btn.go").click()
    expect(ann.page.locator(".fi .near .ft")).to_have_count(11)
    held = ann.page.locator(".fi-tray .card[data-card]")
    expect(held).to_have_count(3)
    assert {held.nth(place).get_attribute("data-card") for place in range(3)} == hand


def build_by_hand(page: Page) -> None:
    """Every tap is counted, and what is wrong is said with its clause."""
    pool, label = page.locator(".fi-build .pool .ft"), page.locator(".fi-label")
    pool.nth(0).click()
    expect(label).to_contain_text("encore 10 titulaires")
    expect(page.locator(".half-pitch .ft")).to_have_count(1)
    page.evaluate(
        "() => document.querySelectorAll('.pool .ft:nth-child(n + 11)').forEach(man => man.click())"
    )
    expect(label).to_contain_text("de trop")
    expect(label.locator(".btn.go")).to_have_attribute("aria-disabled", "true")


def begin_with_a_set(page: Page) -> None:
    """A suggestion round what was chosen, then the beginner set."""
    label = page.locator(".fi-label")
    tool(page, "Propose")
    expect(label).to_contain_text("points · Tout est en règle")
    tool(page, "Équipe de débutant")
    expect(label).to_contain_text("50 / 50")
    expect(page.locator(".half-pitch .ft")).to_have_count(11)
    expect(page.locator(".substitutes .ft")).to_have_count(4)


def keep_in_a_file(page: Page, folder: Path) -> None:
    """Saved and loaded it is the same; a damaged file changes nothing and says so."""
    men, file = page.locator(".half-pitch .ft"), page.locator(".fi-build input[type=file]")
    dots = page.locator(".fi-build .more summary")
    if dots.count():
        dots.click()
    with page.expect_download() as waiting:
        tool(page, "Enregistrer")
    saved, damaged = folder / "squad.json", folder / "damaged.json"
    waiting.value.save_as(saved)
    assert len(json.loads(saved.read_text("utf-8"))["starters"]) == 11
    damaged.write_text(saved.read_text("utf-8")[:-40], "utf-8")
    tool(page, "Vider")
    expect(men).to_have_count(0)
    file.set_input_files(damaged)
    expect(page.locator(".fi-build .news")).to_contain_text("n’est pas une équipe de Finale")
    expect(men).to_have_count(0)
    file.set_input_files(saved)
    expect(men).to_have_count(11)
    expect(page.locator(".fi-label")).to_contain_text("50 / 50")


def choose_a_deck(page: Page) -> set[str]:
    """Eleven cards in their order; the first three, which are the hand."""
    label = page.locator(".fi-label")
    expect(page.locator(".fi-build .colours .card")).to_have_count(29)
    for card in ("y2b", "r4", "w5"):
        look_at(page, card, "Prendre")
    look_at(page, "r4", "Retirer")
    page.locator(".taken li:first-child .card").click()
    page.locator(".taken .shift button").last.click()
    expect(page.locator(".taken .card").first).to_have_attribute("aria-label", "blanche 5")
    expect(label).to_contain_text("encore une carte de valeur 5")
    tool(page, "Propose")
    expect(label).to_contain_text("Tout est en règle")
    found: dict[str, str] = page.evaluate(ORDER)
    assert (found["1"], found["2"]) == ("w5", "y2b")
    return {found[place] for place in ("1", "2", "3")}


def look_at(page: Page, card: str, then: str) -> None:
    """A card is shown large before it is taken or put back."""
    page.locator(f".colours [data-card={card}]").click()
    page.get_by_role("dialog").get_by_role("button", name=then).click()
    expect(page.locator(".fi-build .large")).to_have_count(0)


def tool(page: Page, name: str) -> None:
    """A button above the box."""
    page.locator(".fi-build .tools").get_by_role("button", name=name).click()
