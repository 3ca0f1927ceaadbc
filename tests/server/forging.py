"""Records and boxes of the five games, spoilt by somebody who knows how they are made and sealed."""

from __future__ import annotations

import contextlib
import random
import re
from functools import cache
from typing import Any

import msgspec

from ludofoot import load
from ludofoot.core import entries as log
from ludofoot.core.chance import FastChance
from ludofoot.core.digest import digest
from ludofoot.core.entries import AnyEntry
from ludofoot.core.logbook import Record, enact_again, record_of, seal_of, write_record
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.press.document import shipped_box
from tests.core.tables import opened
from tests.server.nearly import Nearly, kinds_of, texts_in

TABLES = (
    ("schuss-und-tor", 3),
    ("passe-eclair", 2),
    ("finale", 2),
    ("football-a-la-carte", 4),
    ("footmania", 3),
)
MOVES = 60
HUGE = (-1, 0, 2**31, 2**63, 2**64, 10**30)
SEEDS = (
    "fast:1:2",
    "fast:" + "9" * 30 + ":-5",
    "fast:-1",
    "fast:x",
    "keyed:",
    "keyed:" + "ab" * 500,
    "script:",
    "script:1,2,3",
    "script:" + "9" * 30,
    "other:1",
)
NUMBER = re.compile(r"(?<![\w\"-])-?\d+(?![\w\"])")
TEXT = re.compile(r'"[^"\n]*"')
NUMBERS = (-1_000, -1, 0, 1, 2, 5, 11, 100, 999, 1_000, 1_001, 10**7)
TEXTS = ('""', '"é\u202e"', '"' + "a" * 64 + '"', '"💥"', '"\\u0000"', '"<svg onload=x>"', '"&amp;"')
VALUES = ("true", "1.5", "[]", "[1, 2]", "{}", "nan", "1979-05-27", "''", "-0", "1e3", "0x1f", "[" * 50)


# ---- records


@cache
def real_record(game: str, seats: int) -> bytes:
    """A game under way in which people come and go."""
    dice, chance = random.Random(seats), FastChance(seats)
    table = opened(load(game), seats, seed="fast:3:1", decision_ms=1_000)
    at = 0
    for _ in range(MOVES):
        if table.is_over():
            break
        state = table.playing()
        seat = state.awaited()[0]
        at += dice.choice((0, 10, 500, 3_000))
        table.play(seat, state.sample(seat, chance), at)
        for entry in (
            log.Paused(at=at),
            log.Resumed(at=at),
            log.Left(at=at, seat=seat),
            log.Returned(at=at, seat=seat),
        ):
            if dice.randrange(12) == 0:
                table.do(entry)
        if dice.randrange(12) == 0:
            table.undo(seat, at)
    return write_record(record_of(table))


def forged_record(dice: random.Random) -> bytes:
    """Spoilt, then made to agree with itself again as far as that goes: digests, outcome and seal."""
    game, seats = dice.choice(TABLES)
    found: dict[str, Any] = msgspec.json.decode(real_record(game, seats))
    nearly = Nearly(dice, texts_in(found)[:100])
    started = next(entry for entry in found["entries"] if entry["type"] == "Started")
    match dice.randrange(6):
        case 0:
            started["seed"] = dice.choice(SEEDS)
        case 1:
            part = dice.choice(("number", "opener", "seats", "box", "options"))
            started["setup"][part] = dice.choice((*HUGE, "", None, {}, {"limit": 10**30}, {"x": 1}))
        case 2:
            found[dice.choice(("seats", "decision_ms", "version", "game", "outcome"))] = dice.choice(HUGE)
    with contextlib.suppress(msgspec.ValidationError, Refused):  # else it is sent as it is
        found["entries"], found["outcome"] = retold(msgspec.convert(found, Record), nearly)
    return sealed(found)


def retold(record: Record, nearly: Nearly) -> tuple[list[Any], Any]:
    """The lines of a record with others among them, each with the digest to which it leads."""
    table = Table(load(record.game), record.seats, record.decision_ms)
    lines: list[Any] = []
    for entry in record.entries:
        line = msgspec.to_builtins(entry)
        for each in (
            (nearly.struct(nearly.dice.choice(kinds_of(AnyEntry))), line) if nearly.chance(20) else (line,)
        ):
            said = {**each, "at": line["at"]}
            lines += follows(table, nearly.spoilt_object(said) if nearly.chance(20) else said, nearly)
    return lines, msgspec.to_builtins(table.outcome())


def follows(table: Table, line: dict[str, Any], nearly: Nearly) -> list[Any]:
    """The line as it would stand in a record; what cannot happen there is mostly left out."""
    try:
        entry = msgspec.convert(line, AnyEntry)
        enact_again(table, entry, 1)
        if hasattr(entry, "digest") and table.state is not None:
            entry = msgspec.structs.replace(entry, digest=digest(table.state))
        table.entries.append(entry)
        return [msgspec.to_builtins(entry)]
    except Exception:  # whatever the table makes of it is for the server to find out
        return [line] if nearly.chance(6) else []


def sealed(found: dict[str, Any]) -> bytes:
    """With the seal that it ought to have, if it can have one."""
    try:
        return msgspec.json.encode({**found, "seal": seal_of(msgspec.convert(found, Record))})
    except msgspec.ValidationError:
        return msgspec.json.encode(found)


def spoilt_bytes(data: bytes, dice: random.Random) -> bytes:
    """Cut off, or with some bytes that are others."""
    at = dice.randrange(len(data) + 1)
    match dice.randrange(4):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + dice.randbytes(3) + data[at:]
        case 2:
            return data[:at] + data[at + 1 :]
    return data[:at] + dice.randbytes(1) + data[at + 1 :]


# ---- boxes


def forged_box(game: str, dice: random.Random) -> str:
    """The box that a game comes with, and something in it that is not so."""
    text = shipped_box(load(game))
    for _ in range(dice.choice((1, 1, 2, 4))):
        text = dice.choice((other_number, other_text, other_value, other_line))(text, dice)
    return text


def other_number(text: str, dice: random.Random) -> str:
    found = dice.choice([*NUMBER.finditer(text)])
    value = dice.choice((int(found[0]) + 1, int(found[0]) - 1, *NUMBERS))
    return f"{text[: found.start()]}{value}{text[found.end() :]}"


def other_text(text: str, dice: random.Random) -> str:
    found = [*TEXT.finditer(text)] or [*NUMBER.finditer(text)]
    place, other = dice.choice(found), dice.choice(found)[0]
    return text[: place.start()] + dice.choice((other, *TEXTS)) + text[place.end() :]


def other_value(text: str, dice: random.Random) -> str:
    place = dice.choice([*NUMBER.finditer(text)])
    return text[: place.start()] + dice.choice(VALUES) + text[place.end() :]


def other_line(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[at : at + 1] = dice.choice(([], [lines[at]] * 2, [lines[other]], ["[more]"], ["a.b.c = 1"]))
    return "\n".join(lines)
