"""A broken law says what is wrong, not only that something is."""

from __future__ import annotations

import pytest

from ludofoot.core.game import Setup
from ludofoot.core.records import Event
from ludofoot.testing import BrokenLaw, held_to, laws
from ludofoot.testing.replays import a_transcript_replays
from tests.paces.sealed import FingersGame, FingersNotation


class Silent(FingersNotation):
    """Tells of no luck."""

    def write_chance(self, event: Event) -> str | None:
        return None


class Wordy(FingersNotation):
    """Tells of luck twice."""

    def answers(self, text: str) -> list[int]:
        return super().answers(text) * 2


@pytest.mark.parametrize(("notation", "told"), [(Silent, 0), (Wordy, 6)])
def test_a_transcript_without_its_luck_says_how_much_is_missing(
    notation: type[FingersNotation], told: int
) -> None:
    class Game(FingersGame):
        def notation(self) -> FingersNotation:
            return notation()

    with pytest.raises(BrokenLaw, match=f"luck was asked 3 times and told {told} times"):
        held_to(a_transcript_replays, Game(), Setup(2), seed=1)


def test_pytest_looks_into_the_laws_although_no_conftest_names_them() -> None:
    assert type(laws.__loader__).__name__ == "AssertionRewritingHook"
