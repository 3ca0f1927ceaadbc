"""Whole games in notation, kept: the same lines and the same end on every machine, plain and compiled.

After a change of the rules that is meant: `python -m tests.golden.regenerate` writes them anew.
"""

from __future__ import annotations

from typing import Any, get_args

import pytest

from ludofoot import FastChance, ScriptedChance
from ludofoot.core.digest import digest
from ludofoot.core.game import Game
from ludofoot.core.records import Event
from ludofoot.core.sink import Telltale
from ludofoot.core.transcript import play_transcript, read_game, write_game
from ludofoot.games.finale import events as fi
from ludofoot.games.football_a_la_carte.events import NothingToPlay
from ludofoot.games.football_a_la_carte.records import Pass
from ludofoot.games.schuss_und_tor.events import Taken
from ludofoot.games.schuss_und_tor.records import ACTIONS
from tests.golden.chosen import CHOSEN, Golden, moves_of, text_of
from tests.golden.regenerate import GAMES

DIGESTS = {
    "two-extra-time": "769fb3fe67fd656e",
    "two-eager-opener-named": "52b047b0dbf1b963",
    "three-parry-waived": "b73b7cb64fee47de",
    "three-passer-shoots": "3297e437941a4bce",
    "four-actions-reshuffled": "81655b02eb298767",
    "four-card-from-under": "e72aed0c54ead8d6",
    "four-final-whistle": "e77fc606e500b39d",
    "football-a-la-carte-two": "1226b5a64f8d7935",
    "football-a-la-carte-three": "edeb87767a125630",
    "football-a-la-carte-three-single-named": "369f0cf15fc6ec47",
    "football-a-la-carte-four": "bb6239dd72d53f8b",
    "passe-eclair-two": "d13e8da1b7a62152",
    "passe-eclair-three-heated": "bc298c24535cfec3",
    "passe-eclair-four-challenged": "5a155727bcdf3b80",
    "finale-beginners": "bfe9987c98036778",
    "finale-variant": "2ebbe6493b864b5e",
    "finale-presets": "2e6e87bcd417b049",
    "finale-mixed": "434294cd52b213eb",
    "footmania-two": "4b003a0363e2646c",
    "footmania-three-quick": "b27bf77b244ac5d0",
    "footmania-four": "21f940cfbe3791c3",
}
# What no random game shows in a hundred thousand: an empty pile and a hand without a card to play; twenty
# pairs of penalties without a difference.
TOO_RARE: dict[str, set[object]] = {
    "football-a-la-carte": {NothingToPlay, Pass},
    "finale": {fi.LastRolled},
}


def kept(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text("utf-8")


def events_of(golden: Golden) -> list[Event]:
    out = Telltale()
    state = golden.game.begin(golden.setup, FastChance(golden.seed, 1))
    golden.game.tell_start(state, golden.setup, out)
    for seat, move in moves_of(golden):
        state.apply(seat, move, out)
    return [telling.full for telling in out.told]


def test_every_kept_game_is_in_the_table() -> None:
    assert set(DIGESTS) == set(CHOSEN) == {file.stem for file in GAMES.glob("*.txt")}


@pytest.mark.parametrize("name", CHOSEN)
def test_a_kept_game_is_played_to_the_same_end(name: str) -> None:
    game = CHOSEN[name].game
    assert digest(play_transcript(read_game(kept(name), game), game)) == DIGESTS[name]


@pytest.mark.parametrize("name", CHOSEN)
def test_a_kept_game_is_written_line_by_line_as_it_was(name: str) -> None:
    golden = CHOSEN[name]
    written = read_game(kept(name), golden.game)
    state = golden.game.begin(written.setup, ScriptedChance(written.answers))
    again = write_game(golden.game, written.setup, state, written.moves)
    assert again.splitlines() == kept(name).splitlines()


@pytest.mark.parametrize("name", CHOSEN)
def test_a_seed_leads_to_the_kept_game(name: str) -> None:
    assert text_of(CHOSEN[name]) == kept(name)


@pytest.mark.parametrize(
    "game", dict.fromkeys(golden.game for golden in CHOSEN.values()), ids=lambda game: game.id
)
def test_the_kept_games_show_everything_that_can_happen(game: Game[Any]) -> None:
    games = [golden for golden in CHOSEN.values() if golden.game is game]
    rare = TOO_RARE.get(game.id, set())
    assert {type(event) for golden in games for event in events_of(golden)} == {
        *get_args(game.event_type)
    } - rare
    assert {type(move) for golden in games for _, move in moves_of(golden)} == {
        *get_args(game.move_type)
    } - rare
    assert {golden.setup.seats for golden in games} == set(game.seats)


def test_the_kept_games_show_every_action_of_schuss_und_tor() -> None:
    events = [event for golden in CHOSEN.values() for event in events_of(golden)]
    assert {event.drawn for event in events if isinstance(event, Taken)} == {True, False}
    texts = "".join(map(kept, CHOSEN))
    assert all(f"* action {action.title()}\n" in texts for action in ACTIONS)
