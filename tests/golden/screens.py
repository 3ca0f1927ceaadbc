"""A golden game as browsers get it, moment by moment: `python -m tests.golden.screens footmania-two`.

The tests of the page read it, so that its models meet what the rules really say.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from ludofoot import ScriptedChance, Telltale
from ludofoot.core.records import SPECTATOR
from ludofoot.core.transcript import Transcript, read_game
from ludofoot.server.telling import told_event
from ludofoot.wire.answers import Screen
from tests.golden.chosen import CHOSEN
from tests.golden.regenerate import GAMES

BETWEEN_MS = 1000


def moments(name: str) -> Iterator[dict[str, Any]]:
    """The deal, then every move: who made it, whom the game waits for, and all screens with what is new."""
    game = CHOSEN[name].game
    written = read_game((GAMES / f"{name}.txt").read_text("utf-8"), game)
    state = game.begin(written.setup, ScriptedChance(written.answers))
    out = Telltale()
    game.tell_start(state, written.setup, out)
    yield moment(game, state, written, out, 0)
    for number, (seat, move) in enumerate(written.moves, 1):
        out = Telltale()
        state.apply(seat, move, out)
        yield {"mover": seat, "move": move, **moment(game, state, written, out, number)}


def moment(game: Any, state: Any, written: Transcript, out: Telltale, number: int) -> dict[str, Any]:
    """What everybody sees now."""
    seats = [*range(written.setup.seats), SPECTATOR]
    screens = [screen(game, state, out, seat, number * BETWEEN_MS) for seat in seats]
    return {"awaited": state.awaited(), "outcome": state.outcome(), "screens": screens}


def screen(game: Any, state: Any, out: Telltale, seat: int, at: int) -> Screen:
    """What this seat, or a spectator, sees, is asked and hears."""
    known = (event for telling in out.told if (event := telling.to(seat)) is not None)
    return Screen(
        seat=seat,
        view=msgspec.to_builtins(game.view(state, seat)),
        prompts=tuple(game.prompts(state, seat)) if seat >= 0 else (),
        told=tuple(told_event(event, at) for event in known),
    )


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(msgspec.json.encode([*moments(name)]).decode())
