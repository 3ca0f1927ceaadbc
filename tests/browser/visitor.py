"""Somebody in front of a browser: opens the page, sits down, plays by whatever the page offers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from ludofoot import find_games
from tests.server.process import Server

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
# What a person can do now: everything that names the key that does it and is not waiting for an answer.
OFFERED = "[aria-keyshortcuts]:not([aria-disabled=true]):not([disabled])"
# One of the pieces that do not fit now is tried all the same; whether there is any.
TRY = """chance => {
  const kinds = ["face", "card", "man"].map(kind => `[data-${kind}][aria-disabled=true]`);
  const found = [...document.querySelectorAll(kinds.join())];
  found[Math.floor(chance * found.length)]?.click();
  return found.length > 0;
}"""
KEYS = "all => all.map(one => one.getAttribute('aria-keyshortcuts')).filter(Boolean)"
# Whoever came by a link signs a ticket; whoever sits already may take the next seat beside it.
SEATED = """before => !document.querySelector('.ticket')
  && (before.ticket || document.querySelectorAll('form.join').length < before.forms)"""
# Whoever has played a game to its end is not offered its first match any more.
KNOWS_EVERY_GAME = "".join(f"localStorage['ludofoot:finished:{game}'] = true;" for game in find_games())
# What leaves by itself after some seconds stays, for as long as this machine takes to look at it.
NOTHING_LEAVES = """const real = window.setTimeout;
window.setTimeout = (run, after, ...rest) => real(run, after >= 5_000 ? 0x7fffffff : after, ...rest);"""
PATIENCE = 60_000
LEISURE = 180_000
"""For what is done at the lowest priority: an analysis."""
expect.set_options(timeout=PATIENCE)


def lay_paper_aside(page: Page) -> None:
    """The Gazette ends every match; under it lie the table and the plain sheet of the result."""
    page.locator(".gazette .aside").click()
    expect(page.locator(".result")).to_be_visible()


def stop_time(page: Page) -> None:
    """The clock that was installed in this page stands still, a little later than it is: the machine may take
    that long to say so."""
    page.clock.pause_at(page.evaluate("() => Date.now()") + 6_000)


class Visitor:
    """One browser profile with one page."""

    def __init__(self, browser: Browser, server: Server, **wanted: Any) -> None:
        width, height = SIZES[str(wanted.get("size", "desktop"))]
        self.server = server
        self.random = random.Random(int(wanted.get("seed", 1)))
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=str(wanted.get("lang", "en")),
            color_scheme="dark" if wanted.get("dark") else "light",
            reduced_motion="no-preference" if wanted.get("motion") else "reduce",
            # Whoever puts the page into a pocket fetches all of it, which the others need not wait for.
            service_workers="allow" if wanted.get("pocket") else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        if not wanted.get("newcomer"):
            self.context.add_init_script(KNOWS_EVERY_GAME)
        if wanted.get("unhurried"):
            self.context.add_init_script(NOTHING_LEAVES)
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.may_fail = False
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        """Another tab of the same person."""
        page = self.context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self.asked)
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not self.may_fail:
            self.errors.append(message.text)

    def asked(self, request: Request) -> None:
        if not re.match(rf"(http|ws)://{re.escape(self.server.host)}/|data:|blob:", request.url):
            self.strangers.append(request.url)

    def leave(self) -> None:
        """Nothing may have gone wrong, and nobody else may have been asked for anything."""
        self.context.close()
        assert not self.errors, self.errors
        assert not self.strangers, self.strangers

    # ---- going somewhere

    def open(self, path: str = "/") -> None:
        """Goes to a page of this server."""
        self.page.goto(f"http://{self.server.host}{path}")

    def take_box(self, title: str) -> None:
        """Takes a box from the shelf, and turns to the question who plays."""
        self.page.get_by_role("button", name=title).first.click()
        self.page.locator("dialog .head .segments label").last.click()
        expect(self.page.locator("dialog .fold")).to_be_visible()

    def found_table(self, game: str, *plan: str, **more: Any) -> str:
        """Opens a table without the shelf, keeps its opener's key as the shelf would, and goes there."""
        wanted = {"game": game, "plan": [{"bot": bot} for bot in plan], "quick": True, **more}
        answer = httpx.post(
            f"http://{self.server.host}/api/tables", json=wanted, trust_env=False, timeout=PATIENCE / 1000
        ).json()
        self.open(f"/table/{answer['table']}")
        return str(answer["table"])

    def sit(self, name: str) -> None:
        """Takes the first free seat."""
        forms = self.page.locator("form.join")
        forms.first.wait_for()
        before = {"forms": forms.count(), "ticket": self.page.locator(".ticket").count() > 0}
        forms.first.locator("input").fill(name)
        forms.first.locator("button").click()
        self.page.wait_for_function(SEATED, arg=before)

    # ---- playing

    def offers(self) -> Locator:
        """What can be done now."""
        return self.page.locator(f"main {OFFERED}, footer {OFFERED}, .dock {OFFERED}")

    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator(".result, .gazette").count() > 0

    def play_once(self, choose: Callable[[int], int] | None = None) -> bool:
        """Does one thing that is offered, by its key; whether there was anything."""
        keys = self.offers().evaluate_all(KEYS)
        if not keys:
            return False
        pick = choose(len(keys)) if choose else self.random.randrange(len(keys))
        self.page.keyboard.press(keys[pick].split()[0])
        return True

    def until_asked(self) -> None:
        """Until the table waits for this person, so that nothing changes by itself."""
        expect(self.page.locator(".prompt:not(.wait)")).to_be_visible()

    def play_until_refused(self) -> None:
        """Tries a card that does not fit, until there is one and the table says so."""
        for turn in range(400):
            if self.page.locator(".refusal").count():
                return
            if turn % 2 or not self.page.evaluate(TRY, self.random.random()):
                self.play_once()
            self.wait(100)
        raise AssertionError("nothing was refused")

    def wait(self, milliseconds: int = 40) -> None:
        self.page.wait_for_timeout(milliseconds)


Visit = Callable[..., Visitor]


def play_out(*visitors: Visitor, most: int = 1500) -> None:
    """Everybody plays whatever is offered until all see the result."""
    for _ in range(most):
        if all(visitor.is_over() for visitor in visitors):
            return
        for visitor in visitors:
            if not visitor.is_over():
                visitor.play_once()
                visitor.wait()
    raise AssertionError("the game has not ended")
