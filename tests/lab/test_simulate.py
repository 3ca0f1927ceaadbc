"""A simulation depends on its arguments alone, and says clearly what it cannot do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Any

import msgspec
import pytest

from ludofoot import FastChance, Refused, Setup, Sink, load
from ludofoot.bots.players import make_move
from ludofoot.games.schuss_und_tor.records import End
from ludofoot.lab import Result, simulate
from ludofoot.lab.series import Series, play_part

GAME = "schuss-und-tor"
CARDS = "football-a-la-carte"


def figures(result: Result) -> dict[str, Any]:
    """What must not depend on clock and workers."""
    data: dict[str, Any] = msgspec.to_builtins(result)
    return {name: value for name, value in data.items() if name not in ("seconds", "moves_per_second")}


@pytest.mark.parametrize(("bots", "games"), [(["random"], 2500), (["debutant", "random", "random"], 30)])
def test_same_figures_with_any_number_of_workers(bots: list[str], games: int) -> None:
    seats = max(2, len(bots))
    one, again, two = (
        simulate(GAME, seats=seats, games=games, bots=bots, seed=3, workers=workers) for workers in (1, 1, 2)
    )
    assert figures(one) == figures(again) == figures(two)


def test_figures_add_up() -> None:
    result = simulate(GAME, seats=3, games=200, seed=1)
    assert result.games == 200
    assert sum(result.wins) == result.decided == 200 - result.draws
    assert result.length == result.moves / 200
    assert result.moves_per_second == pytest.approx(result.moves / result.seconds)
    assert result.bots == ("random",) * 3
    assert len(result.scores) == 3


@pytest.mark.parametrize("bots", [["random"], ["random", "random", "debutant"]])
def test_the_single_player_has_figures_of_his_own(bots: list[str]) -> None:
    """Who plays alone is drawn by lot, so that no seat tells it."""
    result = simulate(CARDS, seats=3, games=60, bots=bots, seed=4)
    alone, pair = result.sides
    assert (alone.name, pair.name) == ("alone", "pair")
    assert alone.wins + pair.wins == result.decided
    # A member of the pair wins with the other: its victories stand twice in the seats.
    assert alone.wins + 2 * pair.wins == sum(result.wins)
    assert alone.score * 60 + 2 * pair.score * 60 == pytest.approx(sum(result.scores) * 60)


def test_the_single_player_named_is_that_side() -> None:
    result = simulate(CARDS, seats=3, games=30, seed=4, options={"single": 2})
    assert [result.sides[0].wins, result.sides[1].wins] == [result.wins[2], result.wins[0]]
    assert result.sides[0].score == pytest.approx(result.scores[2])


@pytest.mark.parametrize(("game", "seats"), [(GAME, 3), (CARDS, 2), (CARDS, 4)])
def test_where_all_are_alike_there_are_no_sides(game: str, seats: int) -> None:
    assert simulate(game, seats=seats, games=3, seed=1).sides == ()


def test_parts_add_up_to_the_whole() -> None:
    """Game number n depends on the seed and on n alone."""
    series = Series(2, ("debutant", "random"), 4, {}, False)
    whole, *parts = (play_part(load(GAME), series, *span) for span in ((0, 6), (0, 2), (2, 4)))
    assert whole.moves == sum(part.moves for part in parts)
    assert whole.scores == [sum(scores) for scores in zip(*(part.scores for part in parts), strict=True)]


def test_other_seeds_give_other_games() -> None:
    assert figures(simulate(GAME, seats=2, games=50, seed=1)) != figures(
        simulate(GAME, seats=2, games=50, seed=2)
    )


def test_a_seed_is_drawn_and_told() -> None:
    drawn = simulate(GAME, seats=2, games=5)
    assert figures(simulate(GAME, seats=2, games=5, seed=drawn.seed)) == figures(drawn)


def test_a_game_object_and_its_id_are_the_same() -> None:
    assert figures(simulate(load(GAME), seats=2, games=5, seed=1)) == figures(
        simulate(GAME, seats=2, games=5, seed=1)
    )


def test_options_and_lot_reach_the_game() -> None:
    usual = figures(simulate(GAME, seats=2, games=100, seed=1))
    passer = figures(simulate(GAME, seats=2, games=100, seed=1, options={"shooter": "passer"}))
    by_lot = figures(simulate(GAME, seats=2, games=100, seed=1, opener="lot"))
    assert usual["scores"] != passer["scores"]
    assert usual["moves"] != by_lot["moves"]


def test_progress_comes_to_all_games() -> None:
    told: list[int] = []
    simulate(GAME, seats=2, games=10, bots=["debutant"], seed=1, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 10


@pytest.mark.parametrize(
    ("code", "changed"),
    [
        ("bad-games", {"games": 0}),
        ("bad-games", {"games": -3}),
        ("bad-workers", {"workers": 0}),
        ("bad-seats", {"seats": 5}),
        ("bad-seats", {"seats": 0}),
        ("bad-seats", {"seats": -1}),
        ("bad-bots", {"bots": []}),
        ("bad-bots", {"bots": ["random"] * 3}),
        ("unknown-bot", {"bots": ["nobody"]}),
        ("bad-option", {"options": {"shooter": "nobody"}}),
        ("unknown-option", {"options": {"offside": "yes"}}),
    ],
)
def test_bad_input(code: str, changed: dict[str, Any]) -> None:
    arguments: dict[str, Any] = {"seats": 2, "games": 1, "bots": ["random"], "seed": 1}
    with pytest.raises(Refused) as refused:
        simulate(GAME, **(arguments | changed))
    assert refused.value.refusal.code == code


def test_unknown_game() -> None:
    with pytest.raises(Refused) as refused:
        simulate("chess", seats=2, games=1)
    assert refused.value.refusal.code == "unknown-game"


def test_a_bot_that_breaks_the_rules_is_found_out() -> None:
    state = load(GAME).start(Setup(seats=2, opener=0), FastChance(1))
    with pytest.raises(RuntimeError, match="seat 0 may not do End"):
        make_move(state, 0, End(), Sink())


LONG = """
from ludofoot.lab import simulate
if __name__ == "__main__":
    try:
        tell = lambda done: print(done, flush=True)
        simulate("schuss-und-tor", seats=2, games=10_000_000, workers=2, progress=tell)
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a process group")
def test_an_interrupt_leaves_no_process_behind(tmp_path: Any) -> None:
    script = tmp_path / "long.py"
    script.write_text(LONG)
    run = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert run.stdout is not None
    assert int(run.stdout.readline()) > 0
    # As a terminal does it: to every process of the group.
    os.killpg(run.pid, signal.SIGINT)
    output, errors = run.communicate(timeout=60)
    assert output.splitlines()[-1] == "stopped"
    assert errors == ""
    deadline = time.monotonic() + 5
    while group_lives(run.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not group_lives(run.pid)


def group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
