"""`ludofoot gazette`: the report of a match in the terminal, as a page, on paper and as a card."""

from __future__ import annotations

from pathlib import Path
from xml.etree.ElementTree import fromstring

import msgspec
import pypdfium2
import pytest
import segno

from ludofoot.core.entries import Opened
from ludofoot.core.game import Setup
from ludofoot.core.logbook import record_of, write_record
from ludofoot.core.table import Table
from ludofoot.gazette import report
from ludofoot.gazette.wording import Edition
from ludofoot.press.front_page import code_drawn, print_front_page
from tests.cli.runner import Command
from tests.coach.games import finished, played

QUICK = "schuss-und-tor"
pytestmark = pytest.mark.plain_only


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(write_record(finished(QUICK, 2)))
    return path


def test_the_front_page_in_the_terminal(ludofoot: Command, file: Path) -> None:
    edition = Edition(report(finished(QUICK, 2)), "fr")
    said = ludofoot("gazette", file, "--lang", "fr")
    assert said.code == 0
    for part in (edition.headline, "Le fil du match", "L’étoile du match", "Tirs au but", "Les Rouges"):
        assert part in said.out, part


def test_a_page_that_needs_nothing_else(ludofoot: Command, file: Path, tmp_path: Path) -> None:
    page = tmp_path / "front.html"
    assert ludofoot("gazette", file, "--html", page, "--curve").code == 0
    text = page.read_text("utf-8")
    assert Edition(report(finished(QUICK, 2)), "en").headline in text
    assert "Chances of winning" in text
    assert "<script" not in text
    assert "http://" not in text.replace("http://www.w3.org/2000/svg", "")


def test_one_sheet_and_the_same_bytes_each_time(ludofoot: Command, file: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "a.pdf", tmp_path / "b.pdf"
    for sheet in (first, second):
        assert ludofoot("gazette", file, "--pdf", sheet, "--lang", "de").code == 0
    assert first.read_bytes() == second.read_bytes()
    document = pypdfium2.PdfDocument(first)
    assert len(document) == 1
    assert tuple(round(side) for side in document[0].get_size()) == (595, 842)
    words = document[0].get_textpage().get_text_bounded()
    assert "Stern des Spiels" in words
    document.close()


def test_the_front_page_says_when_it_was_and_where_it_can_be_watched() -> None:
    found = msgspec.structs.replace(report(finished("football-a-la-carte", 2)), played=1_794_989_400_000)
    texts = []
    for link in ("https://foot.example/replay/ABCD/1", ""):
        sheet = print_front_page(Edition(found, "de"), link=link)
        document = pypdfium2.PdfDocument(sheet)
        texts.append(document[0].get_textpage().get_text_bounded())
        document.close()
    assert all("18. November 2026" in words for words in texts)
    assert "foot.example/replay/ABCD/1" in texts[0]
    assert "Zug um Zug" not in texts[1]
    assert "Die Wege der Tore" in texts[0]


def test_a_code_for_a_camera_is_as_dark_as_the_link_says() -> None:
    link = "https://foot.example/replay/ABCD/1"
    squares = [[int(dark) for dark in row] for row in segno.make(link, error="m").matrix]
    drawn = code_drawn(link, 0, 0)
    runs = sum(row[at] and not (at and row[at - 1]) for row in squares for at in range(len(row)))
    assert drawn.count("M") == runs


def test_a_card_tells_the_score_unless_it_is_a_secret(ludofoot: Command, file: Path, tmp_path: Path) -> None:
    shown, secret = tmp_path / "card.svg", tmp_path / "secret.svg"
    assert ludofoot("gazette", file, "--card", shown).code == 0
    assert ludofoot("gazette", file, "--card", secret, "--secret").code == 0
    headline = Edition(report(finished(QUICK, 2)), "en").headline
    texts = [words_in(path) for path in (shown, secret)]
    assert headline in texts[0]
    assert headline not in texts[1]
    assert texts[1].count("?") >= 2
    assert fromstring(shown.read_text("utf-8")).get("viewBox") == "0 0 1200 630"


def words_in(path: Path) -> str:
    return " ".join(
        each.text or "" for each in fromstring(path.read_text("utf-8")).iter() if each.tag.endswith("text")
    )


def test_bad_input_gets_one_line(ludofoot: Command, file: Path, tmp_path: Path) -> None:
    damaged, foreign, empty = tmp_path / "damaged.json", tmp_path / "foreign.json", tmp_path / "empty.json"
    damaged.write_bytes(file.read_bytes()[:-40])
    foreign.write_text('{"a": 1}')
    table = Table(played(QUICK, 2, 3, most=1).game, 2)
    table.do(Opened(at=0, table="t", commitment="0" * 64, setup=Setup(2)))
    empty.write_bytes(write_record(record_of(table)))
    assert ludofoot("gazette", damaged).refused("record-damaged")
    assert ludofoot("gazette", foreign).refused("record-not-ours")
    assert ludofoot("gazette", empty).refused("record-without-game")
    assert ludofoot("gazette", tmp_path / "none.json").refused("file-missing")
    both = ludofoot("gazette", file, "--html", tmp_path / "a.html", "--pdf", tmp_path / "a.pdf")
    assert both.refused("gazette-both")


def test_a_match_that_was_broken_off_says_where(ludofoot: Command, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(write_record(record_of(played(QUICK, 2, 17, most=6))))
    said = ludofoot("gazette", path, "--lang", "en")
    assert said.code == 0
    assert "Abandoned: move 6" in said.out
    assert "Trophies" not in said.out
