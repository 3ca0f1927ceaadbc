"""There is no list of games: one that lives elsewhere is found, played, printed and served like ours."""

from __future__ import annotations

import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import seated
from tests.server.process import Server, bounded
from tests.sixth.installing import ID, PACKAGE, Sixth


def test_its_own_tests_pass(sixth: Sixth) -> None:
    said = sixth.run("-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert " passed" in said
    assert "skipped" not in said


@pytest.mark.plain_only
def test_it_is_clean(sixth: Sixth, tmp_path: Path) -> None:
    sixth.run("-m", "ruff", "check", "--no-cache", ".")
    sixth.run("-m", "ruff", "format", "--no-cache", "--check", ".")
    sixth.run("-m", "mypy", "--strict", "--cache-dir", tmp_path, "src", "tests")


@pytest.mark.plain_only
def test_its_wheel_holds_everything(sixth: Sixth, tmp_path: Path) -> None:
    sixth.run("-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as opened:
        names = set(opened.namelist())
        (place,) = (name for name in names if name.endswith("entry_points.txt"))
        assert opened.read(place).decode().split() == ["[ludofoot.games]", PACKAGE, "=", PACKAGE]
    written = {path.relative_to(sixth.site).as_posix() for path in (sixth.site / PACKAGE).rglob("*.*")}
    assert {name for name in written if "__pycache__" not in name} <= names


# ---- the terminal


def test_it_is_on_the_shelf_in_three_languages(sixth: Sixth) -> None:
    lines = {lang: listed(sixth, lang) for lang in ("fr", "en", "de")}
    assert len({line["tagline"] for line in lines.values()}) == 3
    assert lines["fr"]["options"][0]["sentence"] == "Laquelle compte entre cartes égales"
    assert lines["en"]["seats"] == [2, 3, 4]


def listed(sixth: Sixth, lang: str) -> dict[str, Any]:
    games = json.loads(sixth.ludofoot("games", "--json", "--lang", lang))
    assert len(games) == 6
    (found,) = (game for game in games if game["id"] == ID)
    return dict(found)


def test_it_is_played_in_the_terminal_and_replayed(sixth: Sixth, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    said = sixth.ludofoot("play", ID, "--seed", "fast:1:1", "--save", saved, "--lang", "de", typed="1\n" * 40)
    assert "Welche Karte legst du?" in said
    assert "gewinnt die Runde" in said
    assert "holds" in sixth.ludofoot("replay", saved, "--verify")


def test_its_first_match_holds(sixth: Sixth) -> None:
    assert "everything holds" in sixth.ludofoot("learn", ID, "--check")
    said = sixth.ludofoot("learn", ID, "--lang", "fr", typed="\n1\n\nq\n")
    assert "Ta carte la plus haute" in said
    assert "Un point" in said


def test_bots_play_it_and_its_rules_are_read(sixth: Sixth) -> None:
    counted = json.loads(
        sixth.ludofoot(
            "simulate",
            ID,
            "--seats",
            3,
            "--games",
            20,
            "--bots",
            "random",
            "--seed",
            1,
            "--workers",
            1,
            "--json",
        )
    )
    assert counted["games"] == 20
    assert "highest one takes the round" in sixth.ludofoot("clauses", ID, "sg-07")


def test_its_box_is_written_out_changed_and_printed(sixth: Sixth, tmp_path: Path) -> None:
    own, printed = tmp_path / "box.toml", tmp_path / "own.pdf"
    own.write_text(sixth.ludofoot("box", ID).replace("[3, 3,", "[6, 2,"), "utf-8")
    sixth.ludofoot("print", ID, "--box", own, "-o", printed)
    assert printed.read_bytes().startswith(b"%PDF")


# ---- what is asked of every game


def test_it_is_held_to_what_every_game_is_held_to(sixth: Sixth) -> None:
    said = sixth.ours(
        "tests/conformance/test_laws.py",
        "tests/conformance/test_move_types.py",
        "tests/art/test_boxes_art.py",
        "tests/press/test_words.py",
        "tests/press/test_grey.py",
        "tests/press/test_own_box.py",
        "tests/envs/test_whole_games.py",
        "tests/wire/test_schema.py",
        "tests/lab/test_told.py",
        "tests/cli/test_print.py",
    )
    assert "failed" not in said


# ---- the server


@bounded(120)
async def test_it_is_served_and_played_to_the_end(
    sixth: Sixth, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", sixth.path())
    server = Server(tmp_path)
    server.start()
    try:
        await look_around(server)
        async with seated(server, ID, "", "debutant", "random") as (ada,):
            await ada.play_on(random.Random(1).choice)
            assert ada.now().outcome is not None
            drawn = [told.event["card"] for told in ada.told[0] if told.event["type"] == "drew"]
            assert None in drawn
            assert any(drawn)
    finally:
        complaint = server.stop()
    assert not complaint, complaint


async def look_around(server: Server) -> None:
    """What the page asks for before it shows a game."""
    shelf = (await server.ask("GET", "/api/games")).json()
    assert ID in [game["id"] for game in shelf]
    for path, part in PAGE_PARTS.items():
        answer = await server.ask("GET", path)
        assert answer.status_code == 200, path
        assert part in answer.text, path


PAGE_PARTS = {
    f"/api/locale/fr/{ID}": "tagline = Chacun pose une carte",
    f"/api/sheet/{ID}/de": "SG-07",
    f"/api/art/{ID}/en": "card-7",
    f"/api/lid/{ID}/en": "<svg",
}
