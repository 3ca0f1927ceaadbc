"""A report counts what happened, finds what never does, and says it in three languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludofoot import FastChance, Refused, Setup, find_games, load
from ludofoot.core.records import Outcome
from ludofoot.core.sink import Telltale
from ludofoot.games.schuss_und_tor.events import ActionDrawn, Dealt, Laid
from ludofoot.games.schuss_und_tor.records import FaceText
from ludofoot.lab.findings import Findings, by_side, deciding, tellable
from ludofoot.lab.report import investigate, report_page
from ludofoot.lab.series import Played
from ludofoot.lab.watching import Watched, held_in, watched
from ludofoot.lab.workers import Crew
from ludofoot.locale import LANGS, Voice

# Counting and drawing are plain Python in both halves; the games themselves are tested elsewhere.
pytestmark = pytest.mark.plain_only
GAME = "schuss-und-tor"


@pytest.fixture(scope="module")
def found() -> Findings:
    return investigate(GAME, games=40, seats=3, seed=2)


def test_everything_is_counted(found: Findings) -> None:
    assert found.games == len(found.lengths) == 40
    assert len(found.scores) == 120
    assert sum(each.value for each in found.by_seat) == pytest.approx(1)
    often = {each.id: each for each in found.clauses}
    assert often["ST-12"].games.value == 1
    assert often["ST-34"].times > 40


def test_what_never_happened_is_news(found: Findings) -> None:
    """Nobody drew lots for the opener, and no box was short of cards."""
    told = {each.id for each in found.clauses}
    assert told.isdisjoint(found.never)
    assert told | set(found.never) >= set(tellable(load(GAME)))
    assert "ST-11" in found.never


def test_what_could_be_told_is_known_without_our_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed wheel may hold nothing but compiled modules."""

    def read(path: Path, *args: Any, **more: Any) -> str:
        assert path.suffix != ".py", path
        return Path.read_bytes(path).decode("utf-8")

    monkeypatch.setattr(Path, "read_text", read)
    for game in find_games().values():
        assert tellable(game)


def test_refusals_are_not_expected_to_be_told() -> None:
    """ST-22 only forbids a card: no event can cite it."""
    assert "ST-22" not in tellable(load(GAME))
    assert "ST-34" in tellable(load(GAME))


def test_who_works_changes_nothing() -> None:
    one, two = (
        investigate(GAME, games=12, bots=["random", "debutant"], seed=2, crew=Crew(workers=workers))
        for workers in (1, 2)
    )
    assert one == two


def test_who_held_what() -> None:
    dealt = Dealt(clause="ST-12", seat=1, count=2, faces=("bomber", "max-otto"))
    assert held_in(dealt) == [(1, ("face", "bomber")), (1, ("face", "max-otto"))]
    drawn = ActionDrawn(clause="ST-34", shooter=2, action="tor")
    assert held_in(drawn) == [(2, ("action", "tor"))]
    assert held_in(Dealt(clause="ST-12", seat=1, count=2)) == []


def test_a_card_that_wins_is_found() -> None:
    """Whoever lays a Bomber wins; the other cards do not matter."""
    seen = Watched()
    faces: tuple[FaceText, ...] = (
        "bomber",
        "tormann",
        "max-otto",
        "max-max",
        "fritz-max",
        "otto-max",
        "willi-max",
    )
    for number in range(60):
        winner = number % 2
        events = [
            Laid(clause="ST-20", seat=seat, face=face, how="serve")
            for seat in range(2)
            for face in faces
            if face != "bomber" or seat == winner
        ]
        seen.add(watched(number, Played(9, Outcome((1, 0), (1, 2), (winner,), "ST-40"), ()), events))
    (best, *others) = deciding(seen, seats=2)
    assert (best.kind, best.word, best.share.value) == ("face", "bomber", 1.0)
    assert others == []


def test_sides_that_are_unlike_are_told_apart() -> None:
    """Two members of a pair win one victory; a draw is half of one for each side."""
    seen = Watched()
    for number, winners in enumerate([(0,), (0,), (1, 2), (0, 1, 2)]):
        places = (1, 1, 1) if len(winners) == 3 else (1, 2, 2)
        seen.add(watched(number, Played(9, Outcome((1, 0, 0), places, winners, "FC-90"), (0, 1, 1)), []))
    assert [by_side(seen, side).value for side in range(2)] == [0.625, 0.375]


@pytest.mark.parametrize("lang", LANGS)
def test_a_report_says_how_the_single_player_fares(lang: str) -> None:
    found = investigate("football-a-la-carte", games=40, seats=3, bots=["random"], seed=2)
    voice = Voice(lang, "football-a-la-carte")
    assert sum(each.value for each in found.by_side) == pytest.approx(1)
    page = report_page(voice, found)
    for word in ("lab-sides", "side-alone", "side-pair"):
        assert voice.word(word) in page


def test_seats_that_are_alike_have_no_sides(found: Findings) -> None:
    assert (found.sides, found.by_side) == ((), ())
    assert Voice("en", GAME).word("lab-sides") not in report_page(Voice("en", GAME), found)


@pytest.mark.parametrize("lang", LANGS)
def test_page(found: Findings, lang: str) -> None:
    page = report_page(Voice(lang, GAME), found)
    assert page.count("<svg role=") >= 4
    assert "lab-" not in page
    assert "href=" not in page.replace('xlink:href="#', "")
    assert "src=" not in page
    assert "ST-11" in page


def test_the_same_report_twice(found: Findings) -> None:
    assert report_page(Voice("en", GAME), found) == report_page(Voice("en", GAME), found)


def test_bad_input() -> None:
    with pytest.raises(Refused) as refused:
        investigate(GAME, games=0)
    assert refused.value.refusal.code == "bad-games"


@pytest.mark.parametrize("game", ["passe-eclair", "finale", "football-a-la-carte", "footmania"])
def test_every_game_has_a_report(game: str) -> None:
    page = report_page(Voice("fr", game), investigate(game, games=3, seed=1))
    assert page.count("<svg role=") >= 4


def test_watching_hears_the_deal() -> None:
    out = Telltale()
    game = load(GAME)
    game.tell_start(game.start(Setup(2), FastChance(1)), Setup(2), out)
    assert any(isinstance(telling.full, Dealt) for telling in out.told)
