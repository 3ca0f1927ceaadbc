"""The page in the pocket: it works without a line, and never with the scripts of two builds at once."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ludofoot.server.page import PAGE
from tests.browser.visitor import Visitor, play_out
from tests.server.process import Server

pytestmark = pytest.mark.plain_only
READY = """async () => (await navigator.serviceWorker.ready).active?.state === 'activated'
  && (await (await caches.open('ludofoot-heard')).match('/api/art/footmania/fr')) !== undefined"""
REPLAY_KEPT = """() => new Promise((told) => {
  const asked = indexedDB.open('ludofoot-club');
  asked.onsuccess = () => {
    const count = asked.result.transaction('replays').objectStore('replays').count();
    count.onsuccess = () => { asked.result.close(); told(count.result === 1); };
  };
})"""
SCRIPTS = """() => [...performance.getEntriesByType('resource')].map((one) => new URL(one.name).pathname)
  .filter((path) => path.startsWith('/assets/'))"""
ONLY_NEW = """async () =>
  (await caches.keys()).filter((name) => name.includes('build')).join() === 'ludofoot-build-new'"""


WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"


def until(page: Page, promised: str) -> None:
    """Until what a promise says is true."""
    for _ in range(600):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(100)
    raise AssertionError(promised)


def copy_of_the_page(folder: Path) -> Path:
    shutil.copytree(PAGE, folder)
    return folder


def built_anew(folder: Path) -> Path:
    """Another build: all its scripts have other names, and it says of itself that it is new."""
    copy_of_the_page(folder)
    assets = folder / "assets"
    scripts = sorted(assets.glob("*.js"))
    names = re.compile(r"(?<![\w-])(" + "|".join(re.escape(path.name) for path in scripts) + ")")
    for path in (folder / "index.html", folder / "sw.js", *scripts):
        text = names.sub(r"new-\1", path.read_text("utf-8"))
        path.write_text(re.sub(r'"version": "[0-9a-f]+"', '"version": "new"', text, count=1), "utf-8")
    for path in scripts:
        path.rename(path.with_name(f"new-{path.name}"))
    entry = folder / build_of(folder)["entry"].removeprefix("/")
    entry.write_text(entry.read_text("utf-8") + '\ndocument.documentElement.dataset.build = "new";', "utf-8")
    return folder


def build_of(folder: Path) -> dict[str, str]:
    line = (folder / "sw.js").read_text("utf-8").splitlines()[0]
    found: dict[str, str] = json.loads(line.removeprefix("const BUILD = ").removesuffix(";"))
    return found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    found = Server(tmp_path / "data", pace=0.02)
    found.options += ["--page", str(copy_of_the_page(tmp_path / "old"))]
    found.start()
    yield found
    found.stop()


def test_the_pocket_plays_again_offline_and_an_update_never_mixes_builds(
    chromium: Browser, server: Server, tmp_path: Path
) -> None:
    nils = Visitor(chromium, server, pocket=True, lang="fr", seed=3)
    nils.may_fail = True
    nils.found_table("schuss-und-tor", "", "confirme")
    nils.sit("Nils")
    play_out(nils)
    nils.open("/club")
    expect(nils.page.locator(".gm")).to_have_count(1)
    until(nils.page, REPLAY_KEPT)
    nils.open("/")
    until(nils.page, READY)
    old = nils.new_tab()
    old.goto(f"http://{server.host}/")
    expect(old.locator(".box").first).to_be_visible()

    # Without a line: shelf, rules, club, replay.
    port = int(server.host.rpartition(":")[2])
    server.stop()
    walk_offline(nils)

    # Built anew: the tab from before goes on with its own scripts, a new one has only new ones.
    server.options[server.options.index("--page") + 1] = str(built_anew(tmp_path / "new"))
    server.start_at(port)
    old.get_by_role("banner").get_by_role("button", name="Mon club").click()
    expect(old.locator(".gm")).to_have_count(1)
    assert strangers(old, tmp_path / "old") == set()
    fresh = nils.new_tab()
    open_anew(fresh, f"http://{server.host}/club")
    expect(fresh.locator(".gm")).to_have_count(1)
    assert strangers(fresh, tmp_path / "new") == set()

    # The new worker takes over when nobody needs the old files any more.
    until(fresh, WAITING)
    take_over(nils, old, nils.page, fresh)
    last = nils.new_tab()
    last.goto(f"http://{server.host}/")
    until(last, ONLY_NEW)
    server.stop()
    last.goto(f"http://{server.host}/club")
    expect(last.locator(".gm")).to_have_count(1)
    assert strangers(last, tmp_path / "new") == set()
    nils.context.close()


def open_anew(page: Page, address: str) -> None:
    """The page of the new build; a server that takes too long to answer is taken for none, so: once more."""
    for _ in range(5):
        page.goto(address)
        if page.locator("html").get_attribute("data-build") == "new":
            return
    raise AssertionError("the page of before")


def take_over(nils: Visitor, *tabs: Page) -> None:
    """Closes the last tabs of the old worker and waits until the new one is in its place.

    Nobody opens a page meanwhile: a browser that is driven from outside never answers one that comes in the
    moment in which the old worker stops (without a debugger it does), and then neither worker goes on.
    """
    blank = nils.context.new_page()
    line = nils.context.new_cdp_session(blank)
    states: dict[str, str] = {}
    line.on(
        "ServiceWorker.workerVersionUpdated",
        lambda told: states.update({each["versionId"]: each["status"] for each in told["versions"]}),
    )
    line.send("ServiceWorker.enable")
    for tab in tabs:
        tab.close()
    for _ in range(600):
        if set(states.values()) == {"redundant", "activated"}:
            blank.close()
            return
        blank.wait_for_timeout(100)
    raise AssertionError(f"the old worker stays: {states}")


def walk_offline(nils: Visitor) -> None:
    nils.page.reload()
    expect(nils.page.locator(".box").nth(4)).to_be_visible()
    expect(nils.page.locator(".box .coming")).to_have_count(0)
    nils.open("/rules/finale")
    expect(nils.page.get_by_role("dialog")).to_contain_text("FI-")
    nils.open("/club")
    nils.page.locator(".gm a").click()
    expect(nils.page.get_by_role("slider")).to_be_visible()


def strangers(page: Page, folder: Path) -> set[str]:
    """What this page has loaded that is not of this build."""
    loaded = {path.removeprefix("/assets/") for path in page.evaluate(SCRIPTS)}
    assert any(name.endswith(".js") for name in loaded)
    return loaded - {path.name for path in (folder / "assets").iterdir()}
