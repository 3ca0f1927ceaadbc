"""From scores to places."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludofoot.core.outcome import ranked


@pytest.mark.parametrize(
    ("scores", "places", "winners"),
    [
        ([3, 1], (1, 2), (0,)),
        ([1, 3, 2], (3, 1, 2), (1,)),
        ([2, 2], (1, 1), (0, 1)),
        ([2, 5, 2, 5], (3, 1, 3, 1), (1, 3)),
        ([4, 1, 1, 0], (1, 2, 2, 4), (0,)),
        ([-3, -1, -1], (3, 1, 1), (1, 2)),
        ([0, 0, 0, 0], (1, 1, 1, 1), (0, 1, 2, 3)),
    ],
)
def test_equal_scores_share_a_place(
    scores: list[int], places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    outcome = ranked(scores, "XX-01", "XX-02")
    assert (outcome.scores, outcome.places, outcome.winners) == (tuple(scores), places, winners)


def test_a_shared_victory_cites_its_own_clause() -> None:
    assert ranked([2, 1, 1], "XX-01", "XX-02").clause == "XX-01"
    assert ranked([2, 2, 1], "XX-01", "XX-02").clause == "XX-02"


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=8))
def test_a_place_is_one_more_than_those_ahead(scores: list[int]) -> None:
    outcome = ranked(scores, "", "")
    assert list(outcome.places) == [1 + sum(other > score for other in scores) for score in scores]
    assert [scores[seat] for seat in outcome.winners] == [max(scores)] * scores.count(max(scores))
