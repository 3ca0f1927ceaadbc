"""Whole games in notation, kept: the same lines and the same end on every machine, plain and compiled.

After a change of the rules that is meant: `python -m tests.golden.regenerate` writes them anew.
"""

from __future__ import annotations

from typing import Any

import pytest

from ludofoot import ScriptedChance, find_games
from ludofoot.core.digest import digest
from ludofoot.core.game import Game
from ludofoot.core.transcript import play_transcript, read_game, write_game
from ludofoot.games.schuss_und_tor.records import ACTIONS
from tests.golden.chosen import CHOSEN, KEPT, events_of, kinds_of, shown_in, text_of
from tests.golden.regenerate import GAMES

OURS = [game for game in find_games().values() if game.package.startswith("ludofoot.games.")]


def kept(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text("utf-8")


def test_every_kept_game_is_in_the_table() -> None:
    assert set(CHOSEN) == {file.stem for file in GAMES.glob("*.txt")}


@pytest.mark.parametrize("name", CHOSEN)
def test_a_kept_game_is_played_to_the_same_end(name: str) -> None:
    game = CHOSEN[name].game
    assert digest(play_transcript(read_game(kept(name), game), game)) == CHOSEN[name].digest


@pytest.mark.parametrize("name", CHOSEN)
def test_a_kept_game_is_written_line_by_line_as_it_was(name: str) -> None:
    game = CHOSEN[name].game
    written = read_game(kept(name), game)
    state = game.begin(written.setup, ScriptedChance(written.answers))
    again = write_game(game, written.setup, state, written.moves)
    assert again.splitlines() == kept(name).splitlines()


@pytest.mark.parametrize("name", CHOSEN)
def test_a_seed_leads_to_the_kept_game(name: str) -> None:
    assert text_of(CHOSEN[name]) == kept(name)


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_the_kept_games_show_everything_that_can_happen(game: Game[Any]) -> None:
    games = [golden for golden in CHOSEN.values() if golden.id == game.id]
    assert games, f"python -m tests.golden.regenerate {game.id}"
    rare = set(KEPT.too_rare.get(game.id, ()))
    assert set().union(*map(shown_in, games)) == kinds_of(game) - rare
    assert {golden.seats for golden in games} == set(game.seats)


def test_the_kept_games_show_every_action_of_schuss_und_tor() -> None:
    events: list[Any] = [event for golden in CHOSEN.values() for event in events_of(golden)]
    taken = [event for event in events if event.__struct_config__.tag == "taken"]
    assert {event.drawn for event in taken} == {True, False}
    texts = "".join(map(kept, CHOSEN))
    assert all(f"* action {action.title()}\n" in texts for action in ACTIONS)
