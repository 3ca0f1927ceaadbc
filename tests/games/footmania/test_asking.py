"""What a person is asked, besides the decision that the game waits for."""

from __future__ import annotations

import msgspec
import pytest

from ludofoot.core.prompts import Bundle, Choose, Prompt, Subset
from ludofoot.core.records import LEGAL
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.records import Offer
from tests.games.footmania.scene import ALBUM, TEAM, Scene, name, yellow


def asked(scene: Scene, seat: int) -> dict[str, Prompt]:
    return {prompt.ask.code: prompt for prompt in GAME.prompts(scene.state, seat)}


@pytest.mark.clause("FM-47", "FM-49", "FM-50")
def test_selling_and_offering_are_always_asked_for() -> None:
    poor = asked(Scene(3), 1)
    assert (poor["ask-offer"].clause, "ask-sell" in poor) == ("FM-49", False)
    rich = asked(Scene(3).owns(1, [yellow(1)]), 1)
    assert (rich["ask-sell"].clause, rich["ask-sell"].pace) == ("FM-47", "open")


@pytest.mark.clause("FM-A10")
def test_a_complete_team_may_be_shown() -> None:
    assert asked(Scene(3).owns(1, TEAM), 1)["ask-declare"].clause == "FM-A10"
    assert "ask-declare" not in asked(Scene(3).owns(1, TEAM[1:]), 1)


@pytest.mark.clause("FM-A39", "FM-A53")
def test_open_offers_are_asked_about_as_long_as_they_stand() -> None:
    scene = Scene(3).owns(1, [yellow(1)])
    assert "ask-offers" not in asked(scene, 0)
    scene.does(1, f"offer 0 {name(yellow(1))} for 3")
    theirs, own = asked(scene, 0)["ask-offers"], asked(scene, 1)["ask-offers"]
    assert (theirs.clause, theirs.pace) == ("FM-A39", "open")
    assert (labels(theirs), labels(own)) == (["accept-offer"], ["withdraw-offer"])
    assert "ask-offers" not in asked(scene, 2)
    scene.does(1, "withdraw 0 1")
    assert "ask-offers" not in asked(scene, 0)


def labels(prompt: Prompt) -> list[str]:
    assert isinstance(prompt.form, Choose)
    return [item.label.code for item in prompt.form.items]


@pytest.mark.clause("FM-A39", "FM-49")
def test_any_footballer_but_ones_own_may_be_asked_for() -> None:
    scene = Scene(3).owns(1, [yellow(1), yellow(2)]).owns(2, TEAM[2:])
    form = asked(scene, 1)["ask-offer"].form
    assert isinstance(form, Bundle)
    wanted = next(part for part in form.forms if isinstance(part, Subset) and part.field == "want")
    names = [item.value for item in wanted.items]
    assert names == [man.name for man in ALBUM.men if man.name not in (name(yellow(1)), name(yellow(2)))]
    assert (wanted.least, wanted.most) == (0, len(names))
    for to in (None, 0, 2):
        assert scene.state.judge(1, Offer(to=to, want=tuple(names), want_money=1)) == LEGAL
    assert scene.refusal(f"offer all for {name(yellow(1))}", 1) == ("wants-own", "FM-A39")


@pytest.mark.clause("FM-49", "FM-54")
def test_once_deals_are_banned_no_offer_is_asked_for() -> None:
    scene = Scene(3).owns(1, [yellow(1)])
    scene.state.banned = True
    assert asked(scene, 1).keys() == {"ask-sell"}


@pytest.mark.clause("FM-81", "FM-82", "FM-83", "FM-A1")
def test_the_calendar_is_there_from_the_start() -> None:
    scene = Scene(2)
    scene.state.starter = 1
    days = [[msgspec.structs.astuple(match) for match in day] for day in scene.view().calendar]
    assert days == [[(1, 0)], [(0, 1)]]
    assert [len(day) for day in Scene(3).view().calendar] == [1] * 6
    assert [len(day) for day in Scene(4).view().calendar] == [2] * 6
