"""An invitation from both sides: whoever sends the link, and whoever holds the ticket."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import check
from tests.browser.visitor import Visit, Visitor

pytestmark = pytest.mark.plain_only
HOSTILE = '"><img src=x onerror=alert(1)>'
SHARES = "() => { navigator.share = (what) => { window.shared = what; return Promise.resolve(); }; }"
NO_CLIPBOARD = """() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  document.execCommand = () => false;
}"""


def host(visit: Visit, name: str, **wanted: object) -> tuple[Visitor, str]:
    """Opens a table from the shelf for a friend with a link, and waits there."""
    ada = visit(lang="fr", **wanted)
    ada.open()
    ada.take_box("Schuss und Tor")
    ada.page.locator("dialog .segments label", has_text="Ami").first.click()
    ada.page.locator("dialog input[autocomplete=given-name]").fill(name)
    ada.page.get_by_role("button", name="Ouvrir la table").click()
    expect(ada.page.locator(".invite")).to_be_visible()
    return ada, ada.page.url.rpartition("/")[2]


@pytest.mark.parametrize(("size", "dark"), [("desktop", False), ("phone", True)])
def test_a_guest_is_greeted_signs_the_ticket_and_plays(visit: Visit, size: str, dark: bool) -> None:
    ada, table = host(visit, "Ada", size=size, dark=dark)
    expect(ada.page.locator(".warn")).to_contain_text("ludofoot serve --host 0.0.0.0")
    nils = visit(lang="fr", size=size, dark=dark)
    nils.open(f"/table/{table}")
    ticket = nils.page.locator(".ticket")
    expect(ticket.get_by_role("heading")).to_have_text("Ada t’invite à jouer à Schuss und Tor")
    expect(ticket).to_contain_text("15 min · 2 joueurs · sans compte")
    expect(nils.page.locator(".invite")).to_have_count(0)
    ticket.get_by_label("Comment t’appelles-tu ?").fill("Nils")
    waits = ada.page.locator(".seat-row").nth(1)
    expect(waits).to_contain_text("Nils")
    expect(waits).to_contain_text("a ouvert l’invitation")
    for visitor in (ada, nils):
        check(visitor.page)
    ticket.get_by_role("button", name="Deutsch").click()
    expect(ticket.get_by_role("heading")).to_have_text("Ada lädt dich ein: Schuss und Tor")
    ticket.get_by_role("button", name="Platz nehmen").click()
    for visitor in (ada, nils):
        expect(visitor.page.locator("[data-face]").first).to_be_visible()
    late = visit(lang="fr", size=size, dark=dark)
    late.open(f"/table/{table}")
    expect(late.page.locator(".ticket .state")).to_contain_text("Le match a déjà commencé")
    check(late.page)
    late.page.get_by_role("button", name="Regarder").click()
    expect(late.page.locator(".ticket")).to_have_count(0)
    expect(late.page.locator("[data-face]")).to_have_count(0)


def test_a_link_is_shared_copied_or_selected_whatever_the_browser_can(visit: Visit) -> None:
    ada, table = host(visit, "Ada")
    field = ada.page.locator(".invite .field")
    expect(field).to_have_value(re.compile(f"/table/{table}$"))
    ada.page.evaluate(NO_CLIPBOARD)
    ada.page.get_by_role("button", name="Copier le lien").click()
    expect(ada.page.locator(".invite .done")).to_contain_text("copie-le à la main")
    assert ada.page.evaluate("() => getSelection().toString()").endswith(table)
    ada.page.evaluate(SHARES)
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.keyboard.press("Escape")
    ada.page.reload()
    ada.page.evaluate(SHARES)
    ada.page.set_viewport_size({"width": 800, "height": 700})
    ada.page.get_by_label("Langue").select_option("en")
    ada.page.get_by_role("button", name="Send the invitation").click()
    shared = ada.page.evaluate("() => window.shared")
    assert shared["text"] == "Ada invites you to Schuss und Tor:"
    assert shared["url"].endswith(f"/table/{table}")


def test_a_hostile_name_is_only_a_name_and_an_absent_host_is_missed(visit: Visit) -> None:
    ada, table = host(visit, HOSTILE)
    nils = visit(lang="en")
    nils.open(f"/table/{table}")
    heading = nils.page.locator(".ticket").get_by_role("heading")
    expect(heading).to_have_text(f"{HOSTILE[:24]} invites you to play Schuss und Tor")
    assert nils.page.locator("img[src=x]").count() == 0
    ada.page.close()
    expect(nils.page.locator(".ticket .state")).to_contain_text("is not at the screen. Take a seat")


def test_an_unknown_code_can_be_typed_again(visit: Visit) -> None:
    ann = visit(lang="fr")
    ann.may_fail = True
    table = ann.found_table("schuss-und-tor", "", "")
    ann.open("/table/AAAAA-AAAAA")
    expect(ann.page.locator("h1")).to_have_text("Cette table n’est pas là")
    ann.page.get_by_label("Code de la table").fill(table.lower())
    ann.page.get_by_role("button", name="Rejoindre").click()
    expect(ann.page.locator(".ticket")).to_contain_text("On t’invite à jouer à Schuss und Tor")
