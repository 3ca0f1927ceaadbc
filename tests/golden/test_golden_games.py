"""Whole games in notation, kept: the same lines and the same end on every machine, plain and compiled.

After a change of the rules that is meant: `python -m tests.golden.regenerate` writes them anew.
"""

from __future__ import annotations

from typing import get_args

import pytest

from ludofoot import FastChance, ScriptedChance
from ludofoot.core.digest import digest
from ludofoot.core.records import Event
from ludofoot.core.sink import Telltale
from ludofoot.core.transcript import play_transcript, read_game, write_game
from ludofoot.games.schuss_und_tor.records import ACTIONS, STEvent, STMove, Taken
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


def test_the_kept_games_show_everything_that_can_happen() -> None:
    events = [event for golden in CHOSEN.values() for event in events_of(golden)]
    moves = [move for golden in CHOSEN.values() for _, move in moves_of(golden)]
    assert {type(event) for event in events} == set(get_args(STEvent))
    assert {type(move) for move in moves} == set(get_args(STMove))
    assert {event.drawn for event in events if isinstance(event, Taken)} == {True, False}
    assert {golden.setup.seats for golden in CHOSEN.values()} == {2, 3, 4}
    texts = "".join(map(kept, CHOSEN))
    assert all(f"* action {action.title()}\n" in texts for action in ACTIONS)
