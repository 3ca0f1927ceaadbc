"""From one period to the next: what is cleared, what stays, and who substitutes first."""

from __future__ import annotations

import pytest

from ludofoot.games.finale.events import PeriodBegan, PeriodOver
from ludofoot.games.finale.rules.periods import attack_over, can_substitute
from tests.games.finale.scene import Scene
from tests.games.finale.test_end import ending


def second_period() -> Scene:
    """Red countered in the first period, which is over."""
    scene = Scene("w3 w4 w1", "w2 v4 v3a").reveals("w3", "w2")
    scene.men(0, "uwe-umlauf", "gerd-graetsche", "bodo-beton")
    scene.luck("roll 0 3").men(1, "jupp-jubel", "moritz-motor", "karl-kante").plays("1 counter")
    assert scene.view().bonus == 1
    return (
        scene.men(1, "stefan-sturm", "dirk-doppelpass")
        .luck("roll 0 3")
        .men(0, "sven-abseits", "lothar-lenker")
    )


@pytest.mark.clause("FI-83", "FI-84", "FI-96", "FI-35", "FI-94", "FI-A35", "FI-A37", "FI-79")
def test_a_new_period_begins_with_a_clean_slate() -> None:
    scene = second_period()
    assert scene.told(PeriodOver) == PeriodOver(clause="FI-83", period=1, goals=(0, 0))
    assert scene.told(PeriodBegan) == PeriodBegan(clause="FI-84", period=2, minute=30, first=0)
    assert scene.at == (0, "substitution")
    view = scene.view()
    assert (view.attacker, view.attempts, view.attempt) == (None, 0, 0)
    assert (view.countered, view.counter, view.card, view.bonus) == (False, False, None, 0)
    assert (view.phase, view.succeeded, view.checked, view.slots) == ("approach", False, 0, ())
    assert [side.tactic for side in view.sides] == [None, None]
    assert [side.picked for side in view.sides] == [(), ()]
    assert [side.hand_size for side in view.sides] == [3, 3]
    assert [man.man for side in view.sides for man in side.pitch if man.white or man.red] == []


@pytest.mark.clause("FI-84", "FI-96", "FI-97", "FI-A27", "FI-A35", "FI-A49")
@pytest.mark.parametrize(
    ("blue", "red", "asked"),
    [
        (["tim-talent"], ["paul-walze"], (0, "substitution")),
        (["hans-greifhain"], ["bernd-schranke"], (0, "substitution")),
        ([], ["paul-walze"], (1, "substitution")),
        ([], ["bernd-schranke"], (1, "substitution")),
        ([], [], None),
    ],
)
def test_only_who_still_can_is_asked_to_substitute(
    blue: list[str], red: list[str], asked: tuple[int, str] | None
) -> None:
    scene = Scene().bench(0, *blue).bench(1, *red)
    scene.state.period, scene.state.attempt, scene.state.attempts = 1, 1, 1
    attack_over(scene.state, scene.out)
    if asked:
        assert scene.at == asked
    else:
        assert (scene.view().step, scene.view().turn) == ("tactic", None)
        assert scene.state.awaited() == [0, 1]


@pytest.mark.clause("FI-97", "FI-A27", "FI-A49")
def test_nobody_can_come_on_for_nobody() -> None:
    scene = Scene()
    scene.without(1, *(man.man for man in scene.view().sides[1].pitch), lost=True)
    assert not can_substitute(scene.state, 1)
    keeper = Scene().bench(1, "paul-walze")
    keeper.without(1, *(man.man for man in keeper.view().sides[1].pitch[1:]), lost=True)
    assert not can_substitute(keeper.state, 1)
    keeper.side(1).bench = keeper.side(1).kind(0) & ~keeper.side(1).goal
    assert can_substitute(keeper.state, 1)


@pytest.mark.clause("FI-97", "FI-98", "FI-A27", "FI-A35")
def test_after_the_last_substitute_the_other_coach_follows() -> None:
    scene = Scene().bench(1, "paul-walze")
    scene.plays("1 sub manni-mauer paul-walze defender")
    assert scene.at == (0, "substitution")
    scene.bench(0, "tim-talent").plays("0 sub lothar-lenker tim-talent midfielder")
    assert scene.view().step == "tactic"


@pytest.mark.clause("FI-A35", "FI-84", "FI-A37")
@pytest.mark.parametrize("period", range(1, 8))
def test_red_and_blue_take_turns_to_substitute_first(period: int) -> None:
    luck = "any, " * 6 if period == 6 else ""
    scene = ending(period, (1, 1) if period == 6 else (1, 0), luck)
    began = scene.told(PeriodBegan)
    assert (began.period, began.minute, began.first) == (period + 1, 15 * (period + 1), period % 2 == 0)
    assert scene.at == (int(period % 2 == 0), "substitution")
    scene.plays(f"{began.first:d} no-more")
    assert scene.at == (1 - began.first, "substitution")
    scene.plays(f"{1 - began.first} no-more")
    assert scene.view().step == "tactic"
