"""What the bots know: how strong they are, and how they deal without pestering."""

from __future__ import annotations

import pytest

from ludofoot import FastChance, Setup
from ludofoot.core.records import LEGAL
from ludofoot.core.sink import Sink
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.records import FMMove
from ludofoot.games.footmania.rules.squads import show
from ludofoot.games.footmania.tactics.trading import OFFERS_MADE, OPEN_AT_ONCE
from ludofoot.lab import simulate
from tests.games.footmania.scene import ALBUM, NOTATION, OTHERS, TEAM, Scene, blue, green, name, yellow

KNOWHOW = GAME.knowhow()


def share(bots: list[str], games: int) -> float:
    """The first seat's share of the decided championships."""
    result = simulate("footmania", seats=2, games=games, bots=bots, seed=2026)
    return result.wins[0] / result.decided


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("stronger", "weaker", "games", "least"),
    [
        ("debutant", "random", 150, 0.85),
        ("confirme", "random", 150, 0.95),
        ("confirme", "debutant", 500, 0.6),
    ],
)
def test_two_seats(stronger: str, weaker: str, games: int, least: float) -> None:
    assert share([stronger, weaker], games) >= least


@pytest.mark.plain_only
def test_two_seats_in_short() -> None:
    assert share(["confirme", "random"], 3) > 0.5


def planned(level: str, scene: Scene) -> set[str]:
    """What a level's plan says, whatever its dice."""
    knowhow = KNOWHOW.at_level(level)
    return {NOTATION.write(knowhow.policy(scene.state, 0, FastChance(seed))) for seed in range(60)}


def test_a_champion_does_nobody_a_favour() -> None:
    scene = Scene(luck=(2,)).plays("roll", "go M1").cash(0, 1)
    assert planned("confirme", scene) == planned("expert", scene) == {"draw", "pass"}
    assert planned("champion", scene) == {"pass"}


def test_of_two_a_champion_keeps_nothing_back() -> None:
    scene = Scene(luck=(2,)).plays("roll", "go M1")
    scene.cash(0, ALBUM.price[scene.state.national.top])
    assert "pass" in planned("confirme", scene)
    assert planned("champion", scene) == {"draw"}
    among_four = Scene(4, luck=(2,)).plays("roll", "go M1")
    among_four.cash(0, ALBUM.price[among_four.state.national.top])
    assert planned("champion", among_four) == {"pass"}


def share_of_plan(deals: int) -> float:
    """What the champion's plan alone makes of the habitual one, each deal with swapped seats."""
    shrewd, quiet = KNOWHOW.at_level("champion"), Sink()
    won = 0.0
    for number in range(2 * deals):
        dice = FastChance(2027, number // 2)
        state = GAME.start(Setup(2, opener=number // 2 % 2), dice)
        while (seat := state.due(dice)) >= 0:
            (shrewd if seat == number % 2 else KNOWHOW).stride(state, seat, dice, quiet)
        won += shrewd.chance_of(state, number % 2)
    return won / (2 * deals)


@pytest.mark.compiled_only
def test_the_plan_of_a_champion_is_the_better_one() -> None:
    assert share_of_plan(300) > 0.55


def wanted(scene: Scene, seat: int, seed: int = 0) -> FMMove | None:
    move = KNOWHOW.open_move(scene.view(seat), FastChance(seed))
    assert move is None or scene.state.judge(seat, move) == LEGAL
    return move


def wanted_often(scene: Scene, seat: int) -> set[str]:
    found = [wanted(scene, seat, seed) for seed in range(60)]
    return {NOTATION.write(move) for move in found if move is not None}


def test_a_bot_declares_a_complete_team_at_once_and_out_of_turn() -> None:
    scene = Scene(3).owns(1, TEAM)
    assert wanted_often(scene, 1) == {"declare " + " ".join(map(name, TEAM))}
    assert wanted_often(Scene(3).owns(1, TEAM[1:]), 1) == set()


def test_a_bot_takes_what_helps_it_more_than_its_rivals() -> None:
    scene = Scene(3).owns(0, [*TEAM, yellow(4, 2)]).owns(1, [*OTHERS[:3], *OTHERS[4:], blue(5)])
    scene.phase_two().does(1, f"offer 0 {name(blue(5))} for {name(yellow(4))}")
    assert wanted_often(scene, 0) == {"accept 1 private 1"}
    greedy = Scene(3).owns(0, TEAM).owns(1, OTHERS).phase_two().does(1, f"offer 0 1 for {name(TEAM[3])}")
    assert wanted_often(greedy, 0) == set()
    dear = Scene(3).owns(0, TEAM).owns(1, [blue(4)]).phase_two().does(1, f"offer 0 {name(blue(4))} for 69")
    assert wanted_often(dear, 0) == set()
    # What helps the only rival just as much is no gain.
    duel = Scene(2).owns(0, [*TEAM, green(4)]).owns(1, [*OTHERS[:3], *OTHERS[4:], green(5)]).phase_two()
    for card in (*OTHERS, green(5)):
        show(duel.state, card)
    duel.does(1, f"offer 0 {name(green(5))} for {name(green(4))}")
    assert not any(text.startswith("accept") for text in wanted_often(duel, 0))


def test_a_bot_asks_for_a_man_who_is_worth_more_to_itself() -> None:
    scene = Scene(3).owns(0, TEAM[:10]).owns(1, [*OTHERS, yellow(11, 2)]).phase_two()
    for card in (*OTHERS, yellow(11, 2)):
        show(scene.state, card)
    (text,) = wanted_often(scene, 0)
    assert text.split()[:2] == ["offer", "1"]
    assert text.split()[-1] in (name(OTHERS[10]), name(yellow(11, 2)))
    assert 1 < int(text.split()[2]) < 18
    scene.does(0, text)
    scene.state.turn = 1
    assert wanted_often(scene, 1) == {"accept 0 private 1"}


def test_a_bot_does_not_pester() -> None:
    scene = Scene(3).owns(0, [*TEAM, *OTHERS])
    scene.state.phase = 2
    made = 0
    for seed in range(400):
        move = wanted(scene, 0, seed)
        if move is not None:
            scene.state.apply(0, move, scene.out)
            made += NOTATION.write(move).startswith("offer")
        assert len(scene.view(1).offers) <= OPEN_AT_ONCE
    assert made == OFFERS_MADE
    scene.state.turn = 1
    assert wanted_often(scene, 0) == set()
