"""Injuries, yellow and red cards: FI-55 to FI-64, FI-77, FI-A20 to FI-A28, FI-A47, FI-A50, FI-A51."""

from __future__ import annotations

import pytest

from ludofoot.core.cards import bit, size
from ludofoot.games.finale.events import NotReplaced, Replaced, SymbolChecked, Turned
from tests.games.finale.scene import Scene


def approach(luck: str = "roll 3 0", *arranged: tuple[str, int]) -> Scene:
    """Blue approaches with two men of its choice; red answers with two who have no symbol."""
    scene = Scene().reveals("w4", "w2")
    for name, state in arranged:
        scene.turned(0, name, state)
    return scene.luck(luck)


def used(scene: Scene, one: str, two: str) -> Scene:
    return scene.men(0, one, two).men(1, "karl-kante", "jupp-jubel")


@pytest.mark.clause("FI-55", "FI-56", "FI-57", "FI-58", "FI-A26", "FI-A47", "FI-A21", "FI-A51", "FI-A54")
def test_a_red_cross_and_a_two_injure() -> None:
    scene = used(approach("roll 3 0, check x 2", ("lothar-lenker", 2)), "lothar-lenker", "bodo-beton")
    assert scene.told(SymbolChecked) == SymbolChecked(
        clause="FI-56", seat=0, man="lothar-lenker", symbol="cross", roll=2, result="injured"
    )
    assert scene.at == (0, "replacement")
    assert (scene.view().injured, scene.view().injured_line) == ("lothar-lenker", "midfielder")
    assert scene.view().sides[0].injured == ("lothar-lenker",)
    assert scene.choices == {
        "on wladimir-ballnich defender",
        "on tim-talent midfielder",
        "on erwin-pfosten attacker",
    }
    assert scene.refusal("0 on lothar-lenker midfielder") == ("not-on-bench", "FI-57")
    scene.plays("0 on tim-talent midfielder")
    assert scene.told(Replaced) == Replaced(
        clause="FI-57", seat=0, off="lothar-lenker", on="tim-talent", line="midfielder"
    )
    assert scene.state_of(0, "tim-talent") == 0
    assert (scene.view().injured, scene.view().injured_line) == (None, None)
    assert scene.all_told(Turned)[0].men == ("bodo-beton",)
    assert "tim-talent" in scene.pickable
    assert size(scene.side(0).pitch()) == 11


@pytest.mark.clause("FI-56")
@pytest.mark.parametrize("roll", [0, 1, 3])
def test_no_other_roll_injures(roll: int) -> None:
    luck = f"roll 3 0, check x {roll}"
    scene = used(approach(luck, ("lothar-lenker", 2)), "lothar-lenker", "bodo-beton")
    assert scene.told(SymbolChecked).result == "nothing"
    assert scene.state_of(0, "lothar-lenker") == 3


@pytest.mark.clause("FI-58", "FI-59", "FI-A46", "FI-A25", "FI-100")
def test_where_a_substitute_may_stand() -> None:
    scene = used(approach("roll 3 0, check x 2", ("sven-abseits", 1)), "sven-abseits", "bodo-beton")
    assert scene.refusal("0 on tim-talent attacker") == ("line-not-lost", "FI-A46")
    assert scene.refusal("0 on tim-talent goalkeeper") == ("keeper-line", "FI-100")
    assert scene.refusal("0 on hans-greifhain goalkeeper") == ("keeper-stays", "FI-A25")
    alone = approach("roll 3 0, check x 2", ("sven-abseits", 1)).without(0, "fred-flanke")
    used(alone, "sven-abseits", "bodo-beton")
    assert "on tim-talent attacker" in alone.choices
    assert "on tim-talent midfielder" in alone.choices
    assert alone.refusal("0 on tim-talent defender") == ("line-not-lost", "FI-A46")
    alone.plays("0 on tim-talent attacker")
    assert alone.line(0, 3) == ("tim-talent",)


@pytest.mark.clause("FI-60", "FI-61", "FI-A28", "FI-A21")
@pytest.mark.parametrize(("roll", "result"), [(0, "booked"), (1, "booked"), (2, "nothing"), (3, "nothing")])
def test_a_yellow_card(roll: int, result: str) -> None:
    scene = used(approach(f"roll 3 0, check x {roll}"), "ole-offensiv", "bodo-beton")
    checked = scene.told(SymbolChecked)
    assert (checked.symbol, checked.result, checked.clause) == ("yellow", result, "FI-60")
    assert bool(scene.side(0).yellow) == (result == "booked")
    assert scene.state_of(0, "ole-offensiv") == 1


@pytest.mark.clause("FI-61", "FI-63", "FI-A21", "FI-A50")
def test_the_second_yellow_card_sends_off() -> None:
    scene = approach("roll 3 0, check x 1")
    scene.side(0).yellow = bit(scene.man(0, "ole-offensiv"))
    used(scene, "ole-offensiv", "bodo-beton")
    assert (scene.told(SymbolChecked).result, scene.told(SymbolChecked).clause) == ("second-yellow", "FI-61")
    assert scene.view().sides[0].sent_off == ("ole-offensiv",)
    assert scene.view().sides[0].lost == ("midfielder",)
    assert size(scene.side(0).pitch()) == 10
    assert scene.side(0).yellow == 0
    assert scene.view().step == "footballers"
    assert scene.all_told(Turned)[0].men == ("bodo-beton",)


@pytest.mark.clause("FI-62", "FI-63")
@pytest.mark.parametrize("roll", range(4))
def test_a_red_card_needs_a_three(roll: int) -> None:
    luck = f"roll 3 0, check x {roll}"
    scene = used(approach(luck, ("horst-holzer", 2)), "horst-holzer", "bodo-beton")
    checked = scene.told(SymbolChecked)
    assert (checked.symbol, checked.clause) == ("red", "FI-62")
    assert checked.result == ("sent-off" if roll == 3 else "nothing")
    assert scene.view().sides[0].sent_off == (("horst-holzer",) if roll == 3 else ())
    assert scene.view().step == "footballers"


@pytest.mark.clause("FI-56", "FI-60", "FI-61", "FI-62")
def test_each_symbol_has_its_clause() -> None:
    scene = approach("roll 3 0, check x 0, check x 3, check x 0", ("lothar-lenker", 2))
    scene.men(0, "lothar-lenker", "ole-offensiv").men(1, "karl-kante", "fritz-foul")
    assert [(event.symbol, event.clause) for event in scene.all_told(SymbolChecked)] == [
        ("cross", "FI-56"),
        ("yellow", "FI-60"),
        ("red", "FI-62"),
    ]


@pytest.mark.clause("FI-A20", "FI-55", "FI-57", "FI-58")
def test_symbols_are_rolled_for_in_the_order_of_the_slots_attacker_first() -> None:
    scene = Scene().reveals("w4", "w2").turned(0, "sven-abseits", 1).turned(0, "lothar-lenker", 2)
    scene.turned(1, "jupp-jubel", 1).men(0, "sven-abseits", "lothar-lenker")
    scene.luck("roll 3 0, check x 2").men(1, "jupp-jubel", "fritz-foul")
    assert [event.man for event in scene.all_told(SymbolChecked)] == ["sven-abseits"]
    scene.plays("0 on erwin-pfosten attacker", luck="check x 0, check x 3, check x 0")
    checked = scene.all_told(SymbolChecked)
    assert [event.man for event in checked] == ["lothar-lenker", "jupp-jubel", "fritz-foul"]
    assert [event.seat for event in checked] == [0, 1, 1]
    assert scene.line(0, 3) == ("fred-flanke", "erwin-pfosten")
    assert (scene.view().injured, scene.view().injured_line) == (None, None)


@pytest.mark.clause("FI-A22", "FI-A51", "FI-A25", "FI-A50")
def test_without_a_usable_substitute_the_place_stays_empty() -> None:
    scene = approach("roll 3 0, check x 2", ("lothar-lenker", 2)).bench(0, "hans-greifhain")
    used(scene, "lothar-lenker", "bodo-beton")
    assert scene.told(NotReplaced) == NotReplaced(clause="FI-A22", seat=0, man="lothar-lenker")
    assert scene.view().step == "footballers"
    assert size(scene.side(0).pitch()) == 10
    assert (scene.view().injured, scene.view().injured_line) == (None, None)


def keeper_injured(scene: Scene) -> Scene:
    """Blue's goalkeeper is hurt by a shot of red."""
    scene.kicks_off().holds(0, "", "").turned(0, "kuno-kasten", 3)
    scene.plays("0 lay schlusskarte", "1 lay w1", luck="tie 1 2, any")
    return scene.men(1, "timo-torriecher").luck("roll 0 0, check x 2").men(0, "kuno-kasten")


@pytest.mark.clause("FI-A23", "FI-77")
def test_the_substitute_goalkeeper_must_come_on_for_an_injured_one() -> None:
    scene = keeper_injured(Scene("w2 w3 w4", "w1 v4 v3a"))
    assert scene.at == (0, "replacement")
    assert scene.choices == {"on hans-greifhain goalkeeper"}
    assert scene.refusal("0 on tim-talent midfielder") == ("keeper-comes-on", "FI-A23")
    assert scene.refusal("0 on hans-greifhain defender") == ("keeper-line", "FI-100")
    scene.plays("0 on hans-greifhain goalkeeper")
    assert scene.line(0, 0) == ("hans-greifhain",)


@pytest.mark.clause("FI-A23", "FI-A22")
def test_without_a_second_goalkeeper_the_goal_is_empty() -> None:
    scene = keeper_injured(Scene("w2 w3 w4", "w1 v4 v3a").bench(0, "tim-talent"))
    assert scene.told(NotReplaced).man == "kuno-kasten"
    assert scene.line(0, 0) == ()
    assert scene.view().sides[0].lost == ("goalkeeper",)


@pytest.mark.clause("FI-65", "FI-77", "FI-78", "FI-A33")
def test_after_the_shot_the_men_of_the_shot_are_checked() -> None:
    scene = Scene().reveals("w4", "w2").men(0, "ole-offensiv", "bodo-beton").luck("roll 3 0, check x 3")
    scene.men(1, "karl-kante", "jupp-jubel").turned(0, "sven-abseits", 3).turned(0, "ole-offensiv", 0)
    scene.men(0, "sven-abseits", "fred-flanke").luck("roll 0 0, check x 0").men(
        1, "moritz-motor", "rudi-reflex"
    )
    assert [event.man for event in scene.all_told(SymbolChecked)] == ["sven-abseits"]
    assert scene.state_of(0, "ole-offensiv") == 0


@pytest.mark.clause("FI-55", "FI-51")
def test_the_symbol_that_counts_is_that_of_the_state_on_top() -> None:
    upright = used(approach("roll 3 0"), "lothar-lenker", "bodo-beton")
    assert upright.all_told(SymbolChecked) == []
