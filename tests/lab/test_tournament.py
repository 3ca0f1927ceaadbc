"""Bots meet fairly: the same deals, swapped seats, figures that add up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludofoot import Refused
from ludofoot.lab.statistics import Interval, mean, moments, proportion
from ludofoot.lab.tournament import Tournament, points_of, seating, tournament
from ludofoot.lab.tournament_page import tournament_page
from ludofoot.lab.workers import Crew
from ludofoot.locale import LANGS, Voice

# Counting and drawing are plain Python in both halves; the games themselves are tested elsewhere.
pytestmark = pytest.mark.plain_only
GAME = "schuss-und-tor"
BOTS = ("random", "debutant")


@pytest.fixture(scope="module")
def held() -> Tournament:
    return tournament(GAME, bots=BOTS, deals=12, seed=3)


def test_figures_add_up(held: Tournament) -> None:
    (met,) = held.meetings
    assert held.games == met.games == 24
    assert sum(standing.points for standing in held.standings) == 24
    assert {standing.bot: standing.points for standing in held.standings}[met.first] == met.points
    assert met.share.value == pytest.approx(met.points / 24)


def test_the_better_bot_comes_first(held: Tournament) -> None:
    best, worst = held.standings
    assert (best.bot, worst.bot) == ("debutant", "random")
    assert best.rating.value > worst.rating.high
    assert worst.rating.value < best.rating.low
    assert held.meetings[0].share.high < 0.5


def test_who_works_changes_nothing(held: Tournament) -> None:
    assert tournament(GAME, bots=BOTS, deals=12, seed=3, crew=Crew(workers=2)) == held


def test_a_bot_against_itself_would_break_even() -> None:
    """Swapped seats and the same deals: whatever the first seat wins by luck, it loses with seats swapped."""
    from ludofoot import load
    from ludofoot.lab.series import Series

    series = Series(2, ("debutant", "debutant"), 5, {}, False)
    assert sum(points_of(load(GAME), series, 0, 8)) == 8


def test_two_bots_sit_by_turns() -> None:
    assert seating("a", "b", 4) == ("a", "b", "a", "b")
    three = tournament(GAME, bots=BOTS, deals=2, seats=3, seed=1)
    assert three.meetings[0].games == 4


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        ("unknown-bot", {"bots": ["random", "nobody"]}),
        ("bot-twice", {"bots": ["random", "random"]}),
        ("one-bot-alone", {"bots": ["random"]}),
        ("bad-games", {"deals": 0}),
        ("bad-seats", {"seats": 9}),
        ("bad-workers", {"crew": Crew(workers=0)}),
        ("too-many-workers", {"crew": Crew(workers=10_000)}),
        ("unknown-engine", {"crew": Crew(engine="spark")}),
        ("address-without-ray", {"crew": Crew(address="127.0.0.1:1")}),
    ],
)
def test_bad_input(code: str, changed: dict[str, Any]) -> None:
    arguments: dict[str, Any] = {"bots": BOTS, "deals": 1, "seed": 1}
    with pytest.raises(Refused) as refused:
        tournament(GAME, **(arguments | changed))
    assert refused.value.refusal.code == code


@pytest.mark.parametrize("lang", LANGS)
def test_page(held: Tournament, lang: str) -> None:
    page = tournament_page(Voice(lang, GAME), held)
    assert page.startswith("<!doctype html>")
    assert "lab-" not in page
    assert "http" not in page
    assert page.count("<tr>") == 3 + 3


def test_it_travels_as_json(held: Tournament) -> None:
    assert msgspec.json.decode(msgspec.json.encode(held), type=Tournament) == held


def test_intervals() -> None:
    assert proportion(0, 10).low == 0
    assert 0 < proportion(0, 10).high < 0.4
    half = proportion(0.5, 100)
    assert (half.value, half.low, half.high) == pytest.approx((0.5, 0.404, 0.596), abs=1e-3)
    assert proportion(1, 0) == Interval(0, 0, 1)
    values = [0.0, 1.0, 1.0, 0.5]
    assert mean(values).value == moments(sum(values), sum(each**2 for each in values), 4).value == 0.625
    assert mean(values).low == pytest.approx(moments(2.5, 2.25, 4).low)
    assert mean([1.0, 1.0]).low < 0.5
