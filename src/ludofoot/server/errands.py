"""What a worker can be asked to do. Everything comes from a guest and is hostile until it has been read."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

from ludofoot.art.artwork import Artwork
from ludofoot.art.box import opened
from ludofoot.art.coach import coach_faces
from ludofoot.art.crest import PARTS, changed
from ludofoot.art.crest import crest as drawn_crest
from ludofoot.art.kit import seat_faces
from ludofoot.bots import Bot, seat_bot
from ludofoot.catalogue import load
from ludofoot.coach.analysis import FORCED
from ludofoot.coach.hint import hint as find_hint
from ludofoot.coach.puzzle import puzzle_of_number
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import AnyEntry
from ludofoot.core.game import Setup
from ludofoot.core.logbook import names_in, read_record, record_of, replay_entry, write_record
from ludofoot.core.records import Refused
from ludofoot.core.table import Table
from ludofoot.daily.match import PERSON, Match
from ludofoot.daily.par import par
from ludofoot.daily.result import result_in
from ludofoot.gazette import report as write_report
from ludofoot.gazette import summary_of
from ludofoot.gazette.wording import Edition
from ludofoot.lessons.pictures import sixty_artwork
from ludofoot.lessons.sixty import find_sixty
from ludofoot.locale import Voice
from ludofoot.server.analysing import analyse, finished_seal
from ludofoot.server.replays import check_branch, check_size, played_in, replayed, started_in
from ludofoot.server.thinking import Question
from ludofoot.wire.answers import Reported

__all__ = ["analyse", "finished_seal"]
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


def crest(name: str, shirt: str, trim: str, *steps: int) -> str:
    """The coat of arms of a club."""
    looks = changed(name, shirt, trim, dict(zip(PARTS, steps, strict=True)))
    return drawn_crest(looks).standalone("crest")


def coach() -> str:
    """Who teaches, in every mood."""
    return coach_faces().strip()


def sixty(game: str, lang: str) -> str:
    """The pictures of the game in sixty seconds as a list; they may all stand in one page."""
    found, box = find_sixty(load(game)), artwork_of(game, lang, "")
    if found is None or box is None:
        return "[]"
    pictures = sixty_artwork(box, found)
    return msgspec.json.encode([pictures.standalone(id) for id in pictures.drawings]).decode()


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


def report(data: bytes, opened: int = 0) -> bytes:
    """The report of a record, and what each seat may keep of it; `opened` is when its table was."""
    found = write_report(check_size(read_record(data)), opened=opened)
    kept = tuple(summary_of(found, seat) for seat in range(len(found.names)))
    return msgspec.json.encode(Reported(report=found, summaries=kept))


def front_page(data: bytes, lang: str, nameless: bool, known: tuple[int, str, bytes | None]) -> bytes:
    """The front page about a record, as a PDF; `known` is when its table was opened, where to watch the match
    again, and what was found in it."""
    from ludofoot.press.front_page import print_front_page  # late, like the box

    opened, link, analysed = known
    return print_front_page(edition(data, lang, nameless, opened), course_in(analysed), link=link)


def course_in(analysed: bytes | None) -> Any:
    """What is printed of an analysis, once it is done."""
    from ludofoot.press.curve import Course  # late, like the box

    return None if analysed is None else msgspec.json.decode(analysed, type=Course)


def share_card(data: bytes, lang: str, nameless: bool, known: tuple[int, bytes | None]) -> bytes:
    """The card about a record, as a drawing; `known` is which match of the day it is, if it is one, and what
    was found in it. That of a day betrays nothing of the deal."""
    from ludofoot.press.share_card import Day  # late, like the box
    from ludofoot.press.share_card import share_card as drawn

    day, analysed = known
    shown = Day(day, marks_of(analysed, PERSON)) if day else None
    return drawn(edition(data, lang, nameless), course_in(analysed), day=shown).encode()


def puzzle_card(number: int, lang: str, right: bool, days: int) -> bytes:
    """The card of a puzzle that somebody has tried."""
    from ludofoot.press.puzzle_card import Tried  # late, like the box
    from ludofoot.press.puzzle_card import puzzle_card as drawn

    puzzle = puzzle_of_number(number).puzzle
    return drawn(Tried(number, puzzle.game, puzzle.stars, right, days), lang).encode()


class Judged(msgspec.Struct, frozen=True):
    """Of a decision, what the coach makes of it."""

    seat: int
    mark: str


class Weighed(msgspec.Struct, frozen=True):
    """Of an analysis, its decisions."""

    decisions: tuple[Judged, ...] = ()


def marks_of(analysed: bytes | None, seat: int) -> list[str]:
    """The marks of a seat in their order, where it had a choice; none before the analysis is done."""
    if analysed is None:
        return []
    found = msgspec.json.decode(analysed, type=Weighed).decisions
    return [each.mark for each in found if each.seat == seat and each.mark != FORCED]


def edition(data: bytes, lang: str, nameless: bool, opened: int = 0) -> Edition:
    """The report of a record in a language."""
    return Edition(write_report(check_size(read_record(data)), named=not nameless, opened=opened), lang)


def branch(data: bytes, number: int, seat: int) -> tuple[Any, ...]:
    """What a table needs that goes on from there: game, seats, setup, names, and its lines one by one."""
    found = check_size(read_record(data))
    check_branch(found, number, seat)
    lines = [msgspec.json.encode(entry) for entry in played_in(found, number)]
    return found.game, found.seats, msgspec.to_builtins(started_in(found).setup), names_in(found), lines


def record(game: str, seats: int, decision_ms: int, entries: bytes) -> bytes:
    """The record of these lines, as a file."""
    table = Table(load(game), seats, decision_ms)
    for number, entry in enumerate(read_entries(entries), 1):
        replay_entry(table, entry, number)
    return write_record(record_of(table))


# ---- the match of the day


def day_result(data: bytes, match: dict[str, Any], seed: str) -> int:
    """What a match of the day came to, if this is its record."""
    return result_in(check_size(read_record(data)), msgspec.convert(match, Match), seed)


def day_par(match: dict[str, Any], seed: str, seconds: float, games: int) -> list[tuple[int, int]]:
    """How often bots came to which result."""
    return list(par(msgspec.convert(match, Match), seed, seconds, games).items())


# ---- bots

encode = msgspec.json.Encoder().encode


def choose(question: list[Any], most_ms: int) -> tuple[bytes, int, int]:
    """The move a bot makes when it sees this and may think so long; in a race after how many milliseconds;
    and after how many rollouts it was cut off."""
    asked = msgspec.convert(question, Question)
    bot, view = bot_and_view(asked)
    chance = FastChance(asked.seed)
    found = bot.choose_within(view, chance, most_ms)
    return encode(found.move), bot.reaction_ms(view, chance), found.cut_off


def offer(question: list[Any]) -> bytes | None:
    """The move it makes without being asked, if it wants to make one now."""
    asked = msgspec.convert(question, Question)
    bot, view = bot_and_view(asked)
    move = bot.open_move(view, FastChance(asked.seed))
    return None if move is None else encode(move)


def hint(question: list[Any], seats: int, most_ms: int) -> bytes:
    """What a person who sees this might play, found within a few times so long."""
    asked = msgspec.convert(question, Question)
    view = msgspec.json.decode(asked.view, type=load(asked.game).view_type)
    return encode(find_hint(load(asked.game).boxed(asked.box), view, seats, asked.seed, most_ms))


def bot_and_view(asked: Question) -> tuple[Bot[Any], Any]:
    """The bot, and what it sees: the bytes that a person in its seat would see."""
    view = msgspec.json.decode(asked.view, type=load(asked.game).view_type)
    return bot_of(asked.game, asked.box, asked.level), view


@lru_cache(64)
def bot_of(game: str, box: str, level: str) -> Bot[Any]:
    """Each bot is made once."""
    return seat_bot(load(game).boxed(box), level)
