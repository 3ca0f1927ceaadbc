"""What a worker can be asked to do. Everything comes from a guest and is hostile until it has been read."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

from ludofoot.art.artwork import Artwork
from ludofoot.art.box import opened
from ludofoot.art.kit import seat_faces
from ludofoot.bots import Bot, seat_bot
from ludofoot.catalogue import load
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import AnyEntry
from ludofoot.core.game import Setup
from ludofoot.core.logbook import read_record, record_of, replay_entry, write_record
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.locale import Voice
from ludofoot.server.replays import check_branch, check_size, played_in, replayed, started_in
from ludofoot.server.thinking import Question

NOTHING = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>'
read_entries = msgspec.json.Decoder(tuple[AnyEntry, ...]).decode

# ---- drawing and printing


def sprite(game: str, lang: str, box: str) -> str:
    """The drawings of a game as one sprite; games without drawings have none."""
    drawn = artwork_of(game, lang, box)
    return NOTHING if drawn is None else drawn.sprite()


def lid(game: str, lang: str) -> str:
    """The lid of a box by itself."""
    drawn = artwork_of(game, lang, "")
    return NOTHING if drawn is None or "lid" not in drawn.drawings else drawn.standalone("lid")


def faces(name: str, seat: int) -> str:
    """The face of whoever sits there, in every mood."""
    return seat_faces(name, seat).strip()


def artwork_of(game: str, lang: str, box: str) -> Artwork | None:
    """The drawings of a game, if it has any, from its own box or another one."""
    package = load(game).package
    try:
        drawn = import_module(f"{package}.art")
    except ModuleNotFoundError:
        return None
    with opened(package, box):
        found: Artwork = drawn.artwork(Voice(lang, game).word)
    return found


def pdf(game: str, lang: str, paper: str, grey: bool, box: str) -> bytes:
    """A box on paper."""
    from ludofoot.press import Job, print_box  # late: most workers never print, and it takes long to load

    return print_box(Job(load(game).boxed(box), lang, paper, grey))


def check_setup(game: str, setup: dict[str, Any]) -> None:
    """Raises `Refused` where this cannot be played: to read a box of one's own is work too."""
    refusal = load(game).check_wish(msgspec.convert(setup, Setup))
    if refusal is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)


# ---- finished games


def replay(data: bytes, seat: int) -> bytes:
    """A record, replayed for one viewer and checked."""
    return msgspec.json.encode(replayed(check_size(read_record(data)), seat))


def branch(data: bytes, number: int, seat: int) -> tuple[Any, ...]:
    """What a table needs that goes on from there: game, seats, setup, and its lines one by one."""
    found = check_size(read_record(data))
    check_branch(found, number, seat)
    lines = [msgspec.json.encode(entry) for entry in played_in(found, number)]
    return found.game, found.seats, msgspec.to_builtins(started_in(found).setup), lines


def record(game: str, seats: int, decision_ms: int, entries: bytes) -> bytes:
    """The record of these lines, as a file."""
    table = Table(load(game), seats, decision_ms)
    for number, entry in enumerate(read_entries(entries), 1):
        replay_entry(table, entry, number)
    return write_record(record_of(table))


# ---- bots

encode = msgspec.json.Encoder().encode


def choose(question: list[Any]) -> tuple[bytes, int]:
    """The move a bot makes when it sees this, and in a race after how many milliseconds."""
    asked = msgspec.convert(question, Question)
    bot, view = bot_and_view(asked)
    chance = FastChance(asked.seed)
    return encode(bot.choose(view, chance)), bot.reaction_ms(view, chance)


def offer(question: list[Any]) -> bytes | None:
    """The move it makes without being asked, if it wants to make one now."""
    asked = msgspec.convert(question, Question)
    bot, view = bot_and_view(asked)
    move = bot.open_move(view, FastChance(asked.seed))
    return None if move is None else encode(move)


def bot_and_view(asked: Question) -> tuple[Bot[Any], Any]:
    """The bot, and what it sees: the bytes that a person in its seat would see."""
    view = msgspec.json.decode(asked.view, type=load(asked.game).view_type)
    return bot_of(asked.game, asked.box, asked.level), view


@lru_cache(64)
def bot_of(game: str, box: str, level: str) -> Bot[Any]:
    """Each bot is made once."""
    return seat_bot(load(game).boxed(box), level)
