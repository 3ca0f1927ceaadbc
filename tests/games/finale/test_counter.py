"""Counters and further attempts: FI-80 to FI-95, FI-A7 to FI-A18, FI-A48, FI-A57."""

from __future__ import annotations

import pytest

from ludofoot.games.finale.events import (
    AttemptBegan,
    CardLaid,
    CounterBegan,
    CounterDeclined,
    Drawn,
    Exchanged,
    Goal,
    Kept,
    PeriodOver,
    Rolled,
)
from tests.games.finale.scene import Scene


def failed(mine: str = "w4", theirs: str = "w2", hands: tuple[str, str] = ("w4 w3 w1", "w2 v4 v3a")) -> Scene:
    """Blue's approach with two defenders fails against two midfielders."""
    scene = Scene(*hands).reveals(mine, theirs).men(0, "gerd-graetsche", "bodo-beton")
    return scene.luck("roll 0 3").men(1, "jupp-jubel", "moritz-motor")


@pytest.mark.clause("FI-54", "FI-86", "FI-A10", "FI-A11", "FI-79")
def test_after_a_failed_approach_the_defender_may_counter() -> None:
    scene = failed()
    assert scene.at == (1, "counter")
    assert scene.choices == {"counter", "decline"}
    assert scene.state_of(0, "bodo-beton") == scene.state_of(1, "jupp-jubel") == 1
    assert scene.side(0).white == scene.side(1).white == 0
    assert scene.refusal("1 keep") == ("wrong-step", "FI-86")


@pytest.mark.clause("FI-86")
@pytest.mark.clause(
    "FI-87", "FI-88", "FI-89", "FI-90", "FI-91", "FI-93", "FI-A12", "FI-A13", "FI-A57", "FI-53"
)
def test_a_counter_with_its_bonus() -> None:
    scene = failed().plays("1 counter")
    assert scene.told(CounterBegan) == CounterBegan(clause="FI-86", attacker=1, card="w2", bonus=2)
    assert scene.at == (1, "footballers")
    assert (scene.view().counter, scene.view().card, scene.view().slots) == (
        True,
        "w2",
        ("anybody", "anybody"),
    )
    scene.men(1, "karl-kante", "heiko-haken").luck("roll 0 2, check x 0")
    scene.men(0, "lothar-lenker", "kai-kurzpass")
    rolled = scene.told(Rolled)
    assert (rolled.attacker, rolled.strength, rolled.bonus, rolled.total) == (1, 7, 2, 9)
    assert (rolled.defence_total, rolled.success) == (9, True)
    assert scene.at == (1, "footballers")
    assert scene.view().phase == "shot"
    scene.men(1, "timo-torriecher").luck("roll 3 0").men(0, "kuno-kasten")
    shot = scene.told(Rolled)
    assert (shot.bonus, shot.total, shot.success) == (0, 8, True)
    assert scene.told(Goal).seat == 1


@pytest.mark.clause("FI-94", "FI-95", "FI-A18", "FI-A16", "FI-A10", "FI-A9")
def test_a_failed_counter_is_over_and_the_attacker_goes_on() -> None:
    scene = failed().plays("1 counter").men(1, "karl-kante", "stefan-sturm").luck("roll 0 3")
    scene.men(0, "sven-abseits", "lothar-lenker")
    assert scene.told(Rolled).success is False
    assert scene.at == (0, "further")
    assert scene.side(0).white == scene.side(1).white == 0
    assert scene.view().countered
    assert not scene.view().counter


@pytest.mark.clause("FI-86", "FI-94", "FI-A8")
def test_there_is_one_counter_in_a_period() -> None:
    scene = failed().plays("1 counter").men(1, "karl-kante", "stefan-sturm").luck("roll 0 3")
    scene.men(0, "sven-abseits", "lothar-lenker").plays("0 lay w3", "1 keep", luck="any")
    scene.men(0, "uwe-umlauf", "gerd-graetsche", "bert-laufwunder").luck(
        "roll 0 3, check x 0, check x 0, check x 0"
    )
    scene.men(1, "dirk-doppelpass", "manni-mauer", "kalle-knaller")
    assert scene.view().step != "counter"
    assert scene.view().period == 2
    assert not scene.view().countered


@pytest.mark.clause("FI-A17", "FI-86")
def test_who_declines_may_counter_later_in_the_period() -> None:
    scene = failed().plays("1 decline")
    assert scene.told(CounterDeclined) == CounterDeclined(clause="FI-A17", seat=1)
    assert scene.at == (0, "further")
    scene.plays("0 lay w3", "1 keep", luck="any")
    scene.men(0, "uwe-umlauf", "gerd-graetsche", "bert-laufwunder").luck(
        "roll 0 3, check x 0, check x 0, check x 0"
    )
    scene.men(1, "dirk-doppelpass", "manni-mauer", "kalle-knaller")
    assert scene.at == (1, "counter")
    scene.plays("1 counter")
    assert scene.told(CounterBegan).bonus == 2


@pytest.mark.clause("FI-92")
def test_equal_cards_give_a_counter_without_bonus() -> None:
    scene = (
        Scene("w4 w3 w1", "v4 w2 v3a").reveals("w4", "v4", "tie 2 1").men(0, "gerd-graetsche", "bodo-beton")
    )
    scene.luck("roll 0 3").men(1, "jupp-jubel", "moritz-motor").plays("1 counter")
    assert scene.told(CounterBegan).bonus == 0
    scene.men(1, "dirk-doppelpass", "heiko-haken").luck("roll 0 0, check x 0, check x 0")
    scene.men(0, "lothar-lenker", "uwe-umlauf")
    assert scene.told(Rolled).bonus == 0


@pytest.mark.clause("FI-A14", "FI-86", "FI-91", "FI-48", "FI-67")
def test_a_counter_card_without_approach_is_a_shot_without_bonus() -> None:
    scene = failed("w4", "v2b", ("w4 w3 w1", "v2b v4 v3a")).plays("1 counter")
    assert scene.told(CounterBegan).bonus == 0
    assert (scene.view().phase, scene.view().slots) == ("shot", ("midfielder", "attacker"))
    assert (scene.view().counter, scene.at) == (True, (1, "footballers"))
    scene.men(1, "heiko-haken", "kalle-knaller").luck("roll 0 0, check x 0, check x 0")
    scene.men(0, "horst-holzer", "kuno-kasten")
    assert scene.told(Rolled).bonus == 0


# ---- further attempts


@pytest.mark.clause("FI-80", "FI-81", "FI-82", "FI-A8", "FI-A9")
def test_a_further_attempt_has_a_new_card() -> None:
    scene = failed().plays("1 decline")
    assert (scene.view().phase, scene.view().card, scene.view().attempt) == ("approach", None, 2)
    assert scene.choices == {f"lay {card}" for card in scene.view(0).hand}
    assert scene.refusal("0 lay v2b")[0] == "not-in-hand"
    scene.plays("0 lay w3", luck="draw 0 v5")
    assert scene.told(CardLaid) == CardLaid(clause="FI-80", seat=0, card="w3")
    assert (scene.told(Drawn).clause, scene.told(Drawn).cards) == ("FI-80", ("v5",))
    assert "w3" in scene.view().sides[0].used
    scene.plays("1 keep")
    assert scene.events[0] == Kept(clause="FI-81", seat=1)
    assert scene.told(AttemptBegan) == AttemptBegan(
        clause="FI-82", attacker=0, number=2, attempts=2, card="w3"
    )
    assert scene.at == (0, "footballers")


@pytest.mark.clause("FI-81", "FI-A48", "FI-A13")
def test_the_defender_may_exchange_a_card_at_each_further_attempt() -> None:
    scene = failed().plays("1 decline", "0 lay w3", luck="any")
    assert scene.at == (1, "exchange")
    assert scene.choices == {*(f"exchange {card}" for card in scene.view(1).hand), "keep"}
    assert scene.refusal("1 exchange w2") == ("not-in-hand", "FI-81")
    scene.plays("1 exchange v4", luck="draw 1 v2b")
    assert scene.told(Exchanged) == Exchanged(clause="FI-81", seat=1, card="v4")
    assert (scene.told(Drawn).clause, scene.told(Drawn).cards) == ("FI-81", ("v2b",))
    assert "v4" in scene.view(0).sides[1].used
    assert "v2b" in scene.view(1).hand
    assert scene.view().sides[1].hand_size == 3
    assert scene.view().sides[1].tactic == "w2"


@pytest.mark.clause("FI-A48")
def test_without_a_pile_nothing_is_exchanged() -> None:
    scene = failed().holds(1, "v4 v3a", "").plays("1 decline", "0 lay w3", luck="any")
    assert scene.at == (0, "footballers")


@pytest.mark.clause("FI-83", "FI-84", "FI-34", "FI-A37")
def test_when_the_attempts_are_used_up_the_next_period_begins() -> None:
    scene = (
        Scene("w3 w4 w1", "w2 v4 v3a")
        .reveals("w3", "w2")
        .men(0, "uwe-umlauf", "gerd-graetsche", "bodo-beton")
    )
    scene.luck("roll 0 3").men(1, "jupp-jubel", "moritz-motor", "karl-kante").plays("1 decline")
    assert scene.told(PeriodOver) == PeriodOver(clause="FI-83", period=1, goals=(0, 0))
    view = scene.view()
    assert (view.period, view.minute, view.attacker, view.attempts, view.card) == (2, 30, None, 0, None)
    assert view.sides[0].tactic is None
