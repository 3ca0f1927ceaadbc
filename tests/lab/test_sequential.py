"""A meeting ends as soon as it is clear, and not before."""

from __future__ import annotations

import pytest

from ludofoot import FastChance, Refused
from ludofoot.lab.sequential import FEWEST, verdict
from ludofoot.lab.tournament import tournament

pytestmark = pytest.mark.plain_only


def deals(share: int, count: int, seed: int) -> list[float]:
    """Points of deals won with this chance in a hundred, each game by itself."""
    luck = FastChance(seed)
    return [((luck.below(100) < share) + (luck.below(100) < share)) / 2 for _ in range(count)]


def stopped(share: int, seed: int, most: int = 2000) -> tuple[str, int]:
    """What is said, and after how many deals."""
    points = deals(share, most, seed)
    for count in range(1, most + 1):
        said = verdict(points[:count], 0.1)
        if said != "open":
            return said, count
    return "open", most


def test_who_is_stronger_weaker_or_alike_is_said() -> None:
    said = [stopped(share, seed)[0] for share, seed in ((70, 1), (30, 2), (50, 3))]
    assert said == ["stronger", "weaker", "alike"]


def test_it_is_seldom_wrong_and_soon_over() -> None:
    alike = [stopped(50, seed) for seed in range(60)]
    assert sum(said != "alike" for said, _ in alike) <= 6
    assert sum(count for _, count in alike) / len(alike) < 160


def test_a_few_deals_say_nothing() -> None:
    assert verdict([1.0] * (FEWEST - 1), 0.1) == "open"
    assert verdict([1.0] * FEWEST, 0.1) == "stronger"


def test_a_tournament_ends_as_soon_as_it_is_clear() -> None:
    held = tournament("schuss-und-tor", bots=["debutant", "random"], deals=200, seed=3, settle=0.1)
    (met,) = held.meetings
    assert met.verdict == "stronger"
    assert met.games == held.games < 60
    assert (
        tournament("schuss-und-tor", bots=["debutant", "random"], deals=2, seed=3).meetings[0].verdict is None
    )


@pytest.mark.parametrize("share", [0.0, -0.1, 0.5, 2.0])
def test_a_share_that_makes_no_sense_is_refused(share: float) -> None:
    with pytest.raises(Refused) as refused:
        tournament("schuss-und-tor", bots=["debutant", "random"], deals=2, settle=share)
    assert refused.value.refusal.code == "bad-settle"
