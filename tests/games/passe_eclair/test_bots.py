"""How bots play, how fast they are and how often they err."""

from __future__ import annotations

import pytest

from ludofoot import FastChance
from ludofoot.bots import seat_bot
from ludofoot.core.records import Fault
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.records import Lay
from ludofoot.games.passe_eclair.tactics.pulse import PULSES
from ludofoot.lab import simulate
from tests.games.passe_eclair.scene import Scene

OPEN = (
    "0: Marlon-Leon Fabi-Marlon Dog; 1: Leon-Rocce Marlon-Leon; 2: Rocce-Leon Rocce-Fabi; top: - Leon-Marlon"
)


def chosen(scene: Scene, seat: int, level: str = "debutant", seed: int = 3) -> str:
    bot = seat_bot(GAME, level)
    return GAME.notation().write(bot.choose(scene.view(seat), FastChance(seed))).partition(" @")[0]


@pytest.mark.parametrize("level", ["debutant", "confirme"])
def test_what_is_plain_is_done(level: str) -> None:
    assert chosen(Scene(OPEN), 0, level) == "Marlon-Leon"
    assert chosen(Scene(OPEN), 2, level) == "decline"
    last_michi = Scene("0: Michi; 1: Leon-Rocce; 2: Rocce-Leon; top: - Fabi-Marlon")
    assert chosen(last_michi, 0, level) == "no-michi"
    tokens = Scene("0: Leon-Marlon Leon-Rocce; 1: Dog; 2: Dog; consolation 0: leon")
    assert chosen(tokens, 0, level).startswith("ready Leon-")


def test_a_wrong_card_is_challenged() -> None:
    scene = Scene(OPEN, wrong="challenged")
    scene.errs("0 Fabi-Marlon")
    assert chosen(scene, 2, "confirme") == "challenge"
    assert {chosen(scene, 2, "debutant", seed) for seed in range(20)} == {"challenge", "decline"}


@pytest.mark.parametrize("level", ["random", "debutant", "confirme"])
def test_nobody_is_faster_than_a_person_could_see(level: str) -> None:
    knowhow, scene = GAME.knowhow(), Scene(OPEN)
    times = [knowhow.reaction_ms(scene.view(0), level, FastChance(seed)) for seed in range(300)]
    pulse = PULSES[level]
    assert min(times) >= pulse.least >= 600
    assert max(times) < pulse.least + 2 * pulse.spread < 3000  # the silence of the fastest pace
    assert len(set(times)) > 200
    searching = [knowhow.reaction_ms(scene.view(2), level, FastChance(seed)) for seed in range(300)]
    assert sum(searching) > sum(times)
    dog = Scene(OPEN).plays("0 Dog")
    prepared = [knowhow.reaction_ms(dog.view(0), level, FastChance(seed)) for seed in range(300)]
    assert min(prepared) >= 350
    assert sum(prepared) < sum(times)
    assert knowhow.reaction_ms(Scene("0: Dog; 1: Dog").view(0), level, FastChance(1)) == -1


def test_better_players_are_faster_and_err_less() -> None:
    knowhow, scene = GAME.knowhow(), Scene(OPEN)
    right = Lay("marlon-leon", 1)
    slips = {
        level: [knowhow.slip(scene.view(0), level, right, FastChance(seed)) for seed in range(2000)]
        for level in ("debutant", "confirme")
    }
    wrong = {level: [move for move in moves if move != right] for level, moves in slips.items()}
    assert 40 <= len(wrong["debutant"]) <= 120
    assert 5 <= len(wrong["confirme"]) <= 40
    assert set(wrong["debutant"]) == {Lay("fabi-marlon", 1)}  # the receiver, but small
    assert isinstance(scene.state.judge(0, Lay("fabi-marlon", 1)), Fault)


def test_reactions_order_the_moves_and_the_same_seed_gives_the_same_game() -> None:
    first, again = (simulate(GAME, seats=3, games=4, bots=["debutant"], seed=8) for _ in range(2))
    assert (first.wins, first.scores, first.moves) == (again.wins, again.scores, again.moves)
    other = simulate(GAME, seats=3, games=4, bots=["debutant"], seed=9)
    assert (first.scores, first.moves) != (other.scores, other.moves)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_beginner_beats_chance(seats: int) -> None:
    result = simulate(GAME, seats=seats, games=40, bots=["debutant", *["random"] * (seats - 1)], seed=5)
    assert result.wins[0] > result.decided / 2


@pytest.mark.compiled_only
@pytest.mark.parametrize(("seats", "least"), [(2, 0.8), (3, 0.6), (4, 0.55)])
def test_whoever_knows_the_game_beats_beginners(seats: int, least: float) -> None:
    result = simulate(GAME, seats=seats, games=60, bots=["confirme", *["debutant"] * (seats - 1)], seed=5)
    assert result.wins[0] / result.decided >= least
