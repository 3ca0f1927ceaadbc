"""The kept games of chosen.toml, and how they were played."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludofoot import find_games
from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.options import Value
from ludofoot.core.records import TABLE, Event, Move
from ludofoot.core.sink import Sink, Telltale
from ludofoot.core.transcript import write_game
from ludofoot.core.words import said_event, said_move
from ludofoot.games.passe_eclair.records import Lay
from ludofoot.testing.words import members

TABLE_OF_GAMES = Path(__file__).with_name("chosen.toml")


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game of this seed. Somebody eager passes whenever it is allowed, so that many actions are drawn; in a
    heated race cards come late or are wrong, and time runs out; on a busy market open moves are made."""

    id: str = msgspec.field(name="game")
    seats: int
    options: dict[str, Value] = {}
    opener: int | None = None
    manner: Literal["", "eager", "heated", "busy"] = ""
    seed: int = 0
    digest: str = ""

    @property
    def game(self) -> Game[Any]:
        return find_games()[self.id]

    @property
    def setup(self) -> Setup:
        return Setup(self.seats, self.options, self.opener)


class Kept(msgspec.Struct, frozen=True, rename="kebab"):
    """What chosen.toml says."""

    too_rare: dict[str, list[str]]
    games: dict[str, Golden]


def read_kept() -> Kept:
    return msgspec.convert(tomllib.loads(TABLE_OF_GAMES.read_text("utf-8")), Kept)


KEPT = read_kept()
CHOSEN = KEPT.games


def text_of(golden: Golden) -> str:
    """The game played once more from its seed, written down."""
    state = golden.game.begin(golden.setup, FastChance(golden.seed, 1))
    return write_game(golden.game, golden.setup, state, moves_of(golden))


def events_of(golden: Golden) -> list[Event]:
    """What is told of it."""
    out = Telltale()
    state = golden.game.begin(golden.setup, FastChance(golden.seed, 1))
    golden.game.tell_start(state, golden.setup, out)
    for seat, move in moves_of(golden):
        state.apply(seat, move, out)
    return [telling.full for telling in out.told]


def shown_in(golden: Golden) -> set[str]:
    """The kinds of moves and events that it shows, as the locale calls them."""
    moves = {said_move(move).code for _, move in moves_of(golden)}
    return moves | {said_event(event).code for event in events_of(golden)}


def kinds_of(game: Game[Any]) -> set[str]:
    """The kinds of moves and events that there are."""
    moves = {f"move-{kind.__struct_config__.tag}" for kind in members(game.move_type)}
    return moves | {f"event-{kind.__struct_config__.tag}" for kind in members(game.event_type)}


# ---- how they were played


def moves_of(golden: Golden) -> list[tuple[int, Move]]:
    """What was played."""
    state = golden.game.begin(golden.setup, FastChance(golden.seed, 1))
    chance = FastChance(golden.seed, 2)
    made: list[tuple[int, Move]] = []
    while (seat := state.due(chance)) >= 0:
        seat, move = next_move(golden, state, seat, chance)
        state.apply(seat, move, Sink())
        made.append((seat, move))
    return made


def next_move(golden: Golden, state: Any, seat: int, chance: FastChance) -> tuple[int, Move]:
    """Who does what, in the manner of this game."""
    if golden.manner == "heated" and (faulty := heated_move(golden.game, state, seat, chance)):
        return faulty
    if golden.manner == "busy" and (offered := open_move(state, golden.seats, chance)):
        return offered
    passes = [move for move in state.moves(seat) or [] if golden.manner == "eager" and is_pass(move)]
    return seat, passes[0] if passes else state.sample(seat, chance)


def is_pass(move: Move) -> bool:
    return move.__struct_config__.tag == "pass"


def open_move(state: Any, seats: int, chance: FastChance) -> tuple[int, Move] | None:
    """Now and then somebody deals, sells or declares, in turn or not."""
    if chance.below(8):
        return None
    anyone = chance.below(seats)
    move = state.sample_open(anyone, chance)
    return None if move is None else (anyone, move)


def heated_move(game: Game[Any], state: Any, seat: int, chance: FastChance) -> tuple[int, Move] | None:
    """Now and then any card of the hand, on the top card or the one before; or the time of a step is up."""
    if chance.below(14) == 0:
        return TABLE, state.deadlines()[0].move
    view: Any = game.view(state, seat)
    if view.step not in ("open", "block") or view.top < 2 or chance.below(10):
        return None
    return seat, Lay(view.hand[chance.below(len(view.hand))], view.top - chance.below(2))
