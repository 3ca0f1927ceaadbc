"""Every kind of decision at every size: nothing overlaps, nothing is cut, everything can be tapped.

`make test` looks at three sizes, `make look` at all of them and leaves the pictures in build/look.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ludofoot.catalogue import find_games
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import ChoiceOption
from tests.browser.middle import take_over
from tests.browser.moments import kinds
from tests.browser.visitor import Visitor
from tests.server.process import ROOT, Server

pytestmark = pytest.mark.plain_only
PICTURES = ROOT / "build" / "look"
ALL = os.environ.get("LUDOFOOT_LOOK") == "1"
MEASURE = (Path(__file__).parent / "measuring.js").read_text("utf-8")
DOUBLE = (Path(__file__).parent / "doubling.js").read_text("utf-8")
LOST = ("the prompt", "the question", "outside the window", "sideways", "0 × 0 px")
FEW = [(360, 640), (844, 390), (1280, 800)]
SIZES = [
    *FEW,
    (390, 844),
    (667, 375),
    (768, 1024),
    (1024, 600),
    (1280, 640),
    (1920, 1080),
    (2560, 1440),
]
# In large windows whoever needs larger text enlarges the whole page, in small ones the text. These are those
# of 1280 × 800, 1920 × 1080 and 2560 × 1440, all of it drawn twice as large.
ZOOMED = [(640, 400), (960, 540), (1280, 720)]
LARGE = (1280, 800)
# How many games are played to find the kinds of decisions.
GAMES = 4
# So often is looked again at what seems to be wrong.
LOOKS = 20
# So slow that nobody else moves while the window changes its size.
NEVER = 100_000.0
SPOIL = """() => {
  document.querySelector(".table").dataset.layout = "lying";
  document.querySelector("[data-region=mat]").style.flex = "0 0 200px";
  const [prompt, tray] = ["prompt", "tray"].map((name) => document.querySelector(`[data-region=${name}]`));
  for (const one of [prompt, tray]) one.style.cssText = "position: fixed; inset: 10px auto auto -20px";
  document.querySelector(".bar .ico").style.height = "20px";
}"""
QUIET = "localStorage.setItem('ludofoot:notes', 'false')"
# What is not yet as it should be: game, kind of decision ("" for all), sizes.
GAPS: list[tuple[str, str, list[tuple[int, int]]]] = []
TABLES = [
    pytest.param(name, seats, id=f"{name}-{seats}")
    for name, game in sorted(find_games().items())
    for seats in sorted({min(game.seats), max(game.seats)} if ALL else {max(game.seats)})
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Bots never come to a decision. Visitors leave in the middle: what that breaks off is no fault."""
    found = Server(
        tmp_path_factory.mktemp("data"), pace=NEVER, new_rooms_a_minute=10_000, uploads_a_minute=10_000
    )
    found.start()
    yield found
    found.stop()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_decision_fits_every_window(chromium: Browser, server: Server, name: str, seats: int) -> None:
    game = find_games()[name]
    visitor = Visitor(
        chromium, server, lang=os.environ.get("LOOK_LANG", "fr"), dark=bool(os.environ.get("LOOK_DARK"))
    )
    visitor.page.add_init_script(QUIET)
    faults: list[str] = []
    for kind, record in decisions(game, seats).items():
        take_over(visitor, name, record)
        expect(visitor.page.locator("[data-region=prompt] .prompt")).to_be_visible()
        # What is drawn comes with its drawings.
        expect(visitor.page.locator("[data-region=mat] > *").first).to_be_visible()
        for size in [*SIZES, *ZOOMED] if ALL else FEW:
            found = faults_at(visitor.page, size, f"{name}-{seats}-{kind}")
            if not is_gap(name, kind, size):
                faults += [f"{kind} at {size[0]} × {size[1]}: {fault}" for fault in found]
    visitor.leave()
    assert not faults, "\n".join(faults)


def decisions(game: Game[Any], seats: int) -> dict[str, bytes]:
    """Those of the usual game; to look at them all, also those that only another option brings."""
    found = kinds(game, Setup(seats, opener=0), GAMES)
    readings = [option for option in game.options if ALL and isinstance(option, ChoiceOption)]
    for option in readings:
        for value in option.values[1:]:
            found = {**kinds(game, Setup(seats, {option.name: value}, opener=0), 1), **found}
    return found


def faults_at(page: Page, size: tuple[int, int], name: str) -> list[str]:
    """What is wrong in a window of this size; with `make look` there is a picture of it too."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("width => document.querySelector('.shell').clientWidth === width", arg=width)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    if ALL:
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}-{width}x{height}.png")
    found = once_laid(page)
    if ALL and size not in ZOOMED and (width < LARGE[0] or height < LARGE[1]):
        found += lost_when_doubled(page, PICTURES / f"{name}-{width}x{height}-text.png")
    if found and ALL:
        (PICTURES / f"{name}-{width}x{height}.txt").write_text("\n".join([*found, ""]), "utf-8")
    return found


def once_laid(page: Page) -> list[str]:
    """What is still wrong when the table has been laid out for its window, which takes more than a moment."""
    found: list[str] = page.evaluate(MEASURE)
    for _ in range(LOOKS):
        if not found:
            break
        page.wait_for_timeout(100)
        found = page.evaluate(MEASURE)
    return found


def lost_when_doubled(page: Page, picture: Path) -> list[str]:
    """What cannot be seen or reached any more if everything is written twice as large."""
    page.evaluate(DOUBLE, True)
    # The styles of large letters come when they are needed.
    expect(page.locator(".table[data-large]")).to_be_visible()
    # A table that is laid out anew may draw something else.
    page.evaluate(DOUBLE, True)
    page.screenshot(path=picture)
    found: list[str] = page.evaluate(MEASURE)
    page.evaluate(DOUBLE, False)
    return [f"with large text {fault}" for fault in found if any(lost in fault for lost in LOST)]


def is_gap(name: str, kind: str, size: tuple[int, int]) -> bool:
    """Whether this is known not to be as it should be."""
    return any(game == name and of in ("", kind) and size in sizes for game, of, sizes in GAPS)


def test_the_measure_sees_what_is_wrong(chromium: Browser, server: Server) -> None:
    """It is no use if it never complains."""
    visitor = Visitor(chromium, server)
    visitor.page.add_init_script(QUIET)
    found: dict[str, Any] = kinds(find_games()["schuss-und-tor"], Setup(2, opener=0), 1)
    take_over(visitor, "schuss-und-tor", next(iter(found.values())))
    expect(visitor.page.locator("[data-region=prompt] .prompt")).to_be_visible()
    visitor.page.evaluate(SPOIL)
    said = "\n".join(visitor.page.evaluate(MEASURE))
    for fault in ("bar lies over prompt", "mat has 2", "the prompt is not whole", "× 20 px to tap"):
        assert fault in said, said
    visitor.leave()
