"""The open tables of a server that lists them: opened to anybody, found, hidden, sat down at, watched."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.test_access import check
from tests.browser.visitor import Visit
from tests.server.process import Server

pytestmark = pytest.mark.plain_only


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has such a list."""
    found = Server(tmp_path_factory.mktemp("data"), pace=0.02, listed_tables=50)
    found.start()
    yield found
    complaint = found.stop()
    assert not complaint, complaint


def test_a_table_is_opened_to_all_found_hidden_and_sat_down_at(visit: Visit) -> None:
    ada = visit(lang="fr")
    ada.open("/tables")
    expect(ada.page.locator(".lobby .open")).to_contain_text("Aucune table ouverte")
    check(ada.page)
    ada.page.get_by_role("button", name="Ouvrir une table à tout le monde").click()
    ada.take_box("Schuss und Tor")
    ada.page.locator("dialog .segments label", has_text="Ami").first.click()
    ada.page.locator("dialog input[autocomplete=given-name]").fill("Ada")
    ada.page.locator("dialog .fold summary").click()
    expect(ada.page.get_by_label("Montrer dans les tables ouvertes")).to_be_checked()
    ada.page.get_by_role("button", name="Ouvrir la table").click()
    expect(ada.page.locator(".invite")).to_be_visible()
    expect(ada.page.get_by_label("Montrer dans les tables ouvertes")).to_be_checked()
    watch = ada.page.get_by_label("Laisser tout le monde regarder")
    watch.click()
    expect(watch).to_be_checked()
    check(ada.page)

    nils = visit(lang="fr", size="phone", dark=True)
    nils.open()
    expect(nils.page.locator(".lobby-panel")).to_contain_text("Ada")
    check(nils.page)
    nils.page.get_by_role("button", name="Toutes les tables").click()
    row = nils.page.locator(".lt", has_text="Ada")
    expect(row).to_contain_text("1 place sur 2")
    check(nils.page)
    row.locator(".more summary").click()
    row.get_by_role("button", name="Masquer Ada").click()
    expect(row).to_have_count(0)
    nils.page.get_by_role("button", name="Montrer de nouveau").click()
    row.get_by_role("button", name="S’asseoir").click()
    nils.page.get_by_label("Comment t’appelles-tu ?").fill("Nils")
    nils.page.get_by_role("button", name="M’asseoir à la table").click()
    expect(nils.page.locator("[data-face]").first).to_be_visible()

    zoe = visit(lang="fr")
    zoe.open("/tables")
    zoe.page.get_by_role("button", name="Regarder Ada et Nils").click()
    expect(zoe.page.locator(".ticket")).to_have_count(0)
    expect(zoe.page.locator("[data-face]")).to_have_count(0)
    for page in (ada.page, nils.page):
        page.get_by_role("button", name="Menu").click()
        expect(page.locator(".who-is-here")).to_contain_text("Une personne regarde.")
    here = ada.page.locator(".who-is-here")
    expect(here).to_contain_text("Nils\N{NO-BREAK SPACE}: est là")
    expect(here.get_by_label("Laisser tout le monde regarder")).to_be_checked()
    check(ada.page)
    check(nils.page)
