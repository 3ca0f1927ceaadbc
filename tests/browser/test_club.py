"""My club: what was played stays in the browser, goes along in a file, and arrives at a phone."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import check
from tests.browser.visitor import LEISURE, Visit, Visitor, play_out

pytestmark = pytest.mark.plain_only
# As the Gazette writes it once the analysis of a compiled server is done.
JUDGED = """() => new Promise((done) => {
  const opening = indexedDB.open("ludofoot-club");
  opening.onsuccess = () => {
    const matches = opening.result.transaction("matches", "readwrite").objectStore("matches");
    matches.getAll().onsuccess = ({ target }) => {
      matches.put({ ...target.result[0], right: { count: 7, of: 9 } }).onsuccess = () => done();
    };
  };
})"""


def played(visit: Visit, **wanted: object) -> tuple[Visitor, str]:
    """Somebody who has just finished a match, and its table."""
    nils = visit(lang="fr", seed=3, **wanted)
    table = nils.found_table("schuss-und-tor", "", "confirme")
    nils.sit("Nils")
    play_out(nils)
    nils.open("/club")
    expect(nils.page.locator(".gm")).to_have_count(1)
    return nils, table


def printed_and_shared(page: Page) -> None:
    """What this browser has of a match is enough for a front page and a card."""
    with page.expect_download(timeout=LEISURE) as coming:
        page.get_by_role("button", name="La une").click()
    assert coming.value.suggested_filename.startswith("ludofoot-schuss-und-tor-")
    assert Path(coming.value.path()).read_bytes().startswith(b"%PDF")
    page.get_by_role("button", name="Partager").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("img")).to_have_js_property("naturalWidth", 1200, timeout=LEISURE)
    expect(sheet).not_to_contain_text("lien")
    expect(sheet.get_by_label("Le texte à envoyer")).to_have_value(re.compile("Nils"))
    sheet.get_by_label("Sans les prénoms").check()
    expect(sheet.get_by_label("Le texte à envoyer")).to_have_value(re.compile(r"^\d+–\d+$"))
    check(page)
    sheet.get_by_role("button", name="Fermer").click()
    expect(sheet).to_have_count(0)


def test_the_crest_is_changed_kept_and_goes_along(visit: Visit, tmp_path: Path) -> None:
    nils, _ = played(visit)
    page = nils.page
    expect(page.locator(".crest")).to_contain_text("couleurs : rouge et blanc")
    drawn = page.locator(".crest .who img")
    before = drawn.get_attribute("src")
    page.get_by_role("button", name="Changer").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Nom du club").fill("Nils FC")
    sheet.get_by_role("button", name="Coupe : après").click()
    sheet.get_by_label("Maillot").select_option("bleu")
    expect(sheet.locator("img")).to_have_js_property("complete", True)
    expect(sheet.locator("img")).not_to_have_js_property("naturalWidth", 0)
    check(page)
    sheet.get_by_role("button", name="Garder").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".crest h2")).to_contain_text("Nils FC")
    page.reload()
    expect(page.locator(".crest")).to_contain_text("couleurs : bleu et blanc")
    assert drawn.get_attribute("src") not in (before, None)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Emporter").click()
    coming.value.save_as(tmp_path / "club.json")
    other = visit(lang="fr", size="phone")
    other.open("/club")
    other.page.locator(".keeping input[type=file]").set_input_files(tmp_path / "club.json")
    expect(other.page.locator(".crest")).to_contain_text("couleurs : bleu et blanc")
    assert other.page.locator(".crest .who img").get_attribute("src") == drawn.get_attribute("src")


def test_what_the_coach_found_right_is_counted(visit: Visit) -> None:
    nils, _ = played(visit)
    right = nils.page.locator(".lv tbody tr td").last
    expect(right).to_have_text("–")
    nils.page.evaluate(JUDGED)
    nils.page.reload()
    expect(right).to_have_text("7/9")


@pytest.mark.parametrize(("size", "dark"), [("desktop", False), ("phone", True)])
def test_a_match_is_kept_counted_watched_again_and_sent(visit: Visit, size: str, dark: bool) -> None:
    nils, table = played(visit, size=size, dark=dark)
    page = nils.page
    expect(page.locator(".crest")).to_contain_text("Nils")
    expect(page.locator(".kpi")).to_contain_text("match")
    expect(page.locator(".riv")).to_contain_text("Bot Confirmé")
    expect(page.locator(".lv tbody tr")).to_contain_text("Schuss und Tor")
    check(page)
    page.get_by_role("button", name="Toute la vitrine").click()
    expect(page.locator(".tro li").nth(6)).to_be_visible()
    page.locator(".gm a").click()
    paper = page.locator(".gazette")
    expect(paper.get_by_role("heading", level=2).first).to_be_visible()
    printed_and_shared(page)
    paper.locator(".aside").click()
    expect(paper).to_have_count(0)
    expect(page.get_by_role("slider")).to_be_visible()
    assert nils.page.locator("[data-face]").count() == 0
    friend = visit(lang="fr", size=size, dark=dark)
    friend.open(f"/replay/{table}/1")
    expect(friend.page.get_by_role("slider")).to_be_visible()
    friend.page.get_by_role("button", name="La Gazette").click()
    expect(friend.page.get_by_role("link", name="La une")).to_be_visible()
    expect(friend.page.locator(".gazette article")).to_be_focused()
    friend.page.keyboard.press("Escape")
    expect(friend.page.locator(".gazette")).to_have_count(0)
    friend.page.get_by_role("button", name="Envoyer").click()
    expect(friend.page.get_by_label("Lien à envoyer")).to_have_value(
        f"http://{nils.server.host}/replay/{table}/1"
    )
    expect(friend.page.get_by_role("dialog")).to_contain_text("30 jours")
    check(friend.page)
    friend.open("/kept")
    expect(friend.page.locator(".kept")).to_contain_text("Une table finie est effacée après 30 jours.")
    check(friend.page)


def test_a_club_goes_along_in_a_file_and_a_bad_file_changes_nothing(visit: Visit, tmp_path: Path) -> None:
    nils, _ = played(visit)
    with nils.page.expect_download() as coming:
        nils.page.get_by_role("button", name="Emporter").click()
    assert coming.value.suggested_filename.startswith("club-Nils-20")
    whole = tmp_path / coming.value.suggested_filename
    coming.value.save_as(whole)
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(whole.read_bytes()[:-99])
    newer = tmp_path / "newer.json"
    newer.write_text(json.dumps({**json.loads(whole.read_text("utf-8")), "version": 99}))
    other = visit(lang="fr")
    other.open("/club")
    expect(other.page.locator(".games")).to_contain_text("Ton club n’a pas encore joué")
    check(other.page)
    file, told = other.page.locator(".keeping input[type=file]"), other.page.locator(".keeping .told")
    foreign = Path(__file__)
    for path, sentence in [(damaged, "abîmé"), (newer, "une autre version"), (foreign, "pas un fichier")]:
        file.set_input_files(path)
        expect(told).to_contain_text(sentence)
        expect(other.page.locator(".gm")).to_have_count(0)
    file.set_input_files(whole)
    expect(other.page.locator(".gm")).to_have_count(1)
    expect(other.page.locator(".crest")).to_contain_text("Nils")


def test_a_club_moves_to_a_phone_and_the_server_never_sees_the_key(visit: Visit) -> None:
    nils, _ = played(visit)
    asked: list[str] = []
    nils.page.on("request", lambda request: asked.append(request.url))
    nils.page.get_by_role("button", name="Préparer un lien").click()
    expect(nils.page.locator(".moving img")).to_be_visible()
    link = nils.page.locator(".moving .field").input_value()
    key = link.rpartition(".")[2]
    phone = visit(lang="fr", size="phone")
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Ajouter à mon club").click()
    expect(phone.page.locator(".gm")).to_have_count(1)
    assert "#" not in phone.page.url
    assert len(key) == 43
    assert not [address for address in asked if key in address.partition("#")[0]]


def test_a_browser_that_keeps_nothing_says_so(visit: Visit) -> None:
    ann = visit(lang="fr")
    ann.context.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined })")
    ann.open("/club")
    expect(ann.page.locator(".keeping")).to_contain_text("Ce navigateur ne garde rien")
