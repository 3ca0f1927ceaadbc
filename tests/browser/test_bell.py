"""A game of days in the browser: asked once, rung with the page closed, and led back to the table.

No push service can be reached from here, so the subscription is put in its place where the page meets the
browser; everything before and behind it is real.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_access import check
from tests.browser.visitor import Visitor
from tests.server.process import Server
from tests.server.push_service import PushService, Subscription, push_service

pytestmark = pytest.mark.plain_only
DAY = 86_400
SUBSCRIBED = """(() => {
  const { endpoint, key, auth } = %s;
  const made = (options) => ({ endpoint, options, unsubscribe: async () => true,
    toJSON: () => ({ endpoint, keys: { p256dh: key, auth } }) });
  let kept = null;
  PushManager.prototype.getSubscription = async () => kept;
  PushManager.prototype.subscribe = async (options) => { kept = made(options); return kept; };
})()"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, data }) => [title, body, data.path])"""


@contextmanager
def service_beside() -> Iterator[PushService]:
    """A push service in a thread: the browser's driver has the loop of this one."""
    ready, over = threading.Event(), threading.Event()
    found: list[PushService] = []

    async def serve() -> None:
        async with push_service() as service:
            found.append(service)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait()
    try:
        yield found[0]
    finally:
        over.set()
        thread.join()


def wait_for(page: Page, service: PushService, count: int) -> None:
    for _ in range(400):
        if len(service.taken) >= count:
            return
        page.wait_for_timeout(50)
    raise AssertionError("nobody was rung")


def play_turn(visitor: Visitor) -> None:
    """Plays while it is this visitor's turn; who begins is drawn by lot."""
    for _ in range(200):
        if visitor.page.locator(".prompt.wait").count():
            return
        visitor.play_once()
        visitor.wait(100)
    raise AssertionError("the turn does not end")


def deliver(page: Page, said: str, origin: str) -> None:
    """What the push service of the browser would do with it."""
    line = page.context.new_cdp_session(page)
    registered: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(each["registrationId"] for each in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    for _ in range(400):
        if registered:
            break
        page.wait_for_timeout(50)
    message = {"origin": origin, "registrationId": registered[0], "data": said}
    line.send("ServiceWorker.deliverPushMessage", message)


@pytest.fixture
def service() -> Iterator[PushService]:
    with service_beside() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path, service: PushService) -> Iterator[Server]:
    found = Server(tmp_path, outside={"push_trial": service.url})
    found.start()
    yield found
    assert found.stop() == ""


def test_a_slow_table_asks_once_and_rings_when_the_page_is_closed(
    chromium: Browser, server: Server, service: PushService
) -> None:
    bell = Subscription(f"{service.url}/send/one")
    nils = Visitor(chromium, server, pocket=True, lang="fr")
    lina = Visitor(chromium, server, lang="fr", seed=2)
    nils.context.grant_permissions(["notifications"], origin=f"http://{server.host}")
    fields = msgspec.json.encode(bell.fields()).decode()
    nils.context.add_init_script(SUBSCRIBED % fields)
    nils.page.close()
    nils.page = nils.new_tab()

    table = nils.found_table("schuss-und-tor", "", "", decision_seconds=DAY)
    nils.sit("Nils")
    lina.open(f"/table/{table}")
    lina.sit("Lina")
    expect(nils.page.locator(".prompt")).to_be_visible()
    play_turn(nils)

    # Asked while somebody else is waited for; the menu knows it too.
    question = nils.page.locator(".note.bell")
    expect(question).to_contain_text("je te fais signe")
    expect(lina.page.locator(".note.bell")).to_have_count(0)
    for scheme in ("light", "dark"):
        nils.page.emulate_media(color_scheme=scheme)
        check(nils.page)
    question.get_by_role("button", name="Oui").click()
    expect(question).to_have_count(0)
    nils.page.get_by_role("button", name="Menu").click()
    expect(nils.page.get_by_label("Me faire signe")).to_be_checked()
    nils.page.close()

    lina.until_asked()
    play_turn(lina)
    wait_for(lina.page, service, 1)
    said = bell.opened(service.taken[0].body)
    assert msgspec.json.decode(said)["table"] == table

    # The worker says it, in the words of the build.
    nils.page = nils.new_tab()
    nils.open("/club")
    deliver(nils.page, said.decode(), f"http://{server.host}")
    shown = ["À toi – Schuss und Tor", "Nils, la table t’attend.", f"/table/{table}"]
    for _ in range(200):
        found = nils.page.evaluate(SHOWN)
        if found:
            break
        nils.wait(50)
    assert found == [shown]

    # Back at the table it is said by the tab, and nothing is asked again.
    nils.open(f"/table/{table}")
    nils.until_asked()
    expect(nils.page).to_have_title("● À toi – Schuss und Tor")
    assert len(service.taken) == 1
    nils.leave()
    lina.leave()
