"""`ludofoot play`: from the command line to a table at which everybody sits."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ludofoot.bots import level_at
from ludofoot.catalogue import load
from ludofoot.cli.adapting import kept_step
from ludofoot.cli.choosing import read_options, read_seating
from ludofoot.cli.files import check_new, load_box, load_record
from ludofoot.cli.session import Session
from ludofoot.core.entries import Occupant, Sat, Started
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import frames, replay
from ludofoot.core.luck import fresh_seed
from ludofoot.core.records import Refused
from ludofoot.core.table import Reply, Table
from ludofoot.locale import Voice

SCREEN = "terminal"


class Wanted(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    seats: int | None
    bots: str | None
    options: list[str]
    seed: str | None
    save: str | None
    resume: str | None
    box: str | None = None
    opener: int | None = None


def play_game(voice: Voice, wanted: Wanted) -> None:
    """Plays until the end or until somebody leaves; raises `Refused`."""
    game = load(wanted.game)
    voice.game = game.id
    session = resumed(voice, game, wanted) if wanted.resume is not None else opened(voice, game, wanted)
    session.run()


def opened(voice: Voice, game: Game[Any], wanted: Wanted) -> Session:
    """A new game."""
    seats = game.seats[0] if wanted.seats is None else wanted.seats
    setup = Setup(seats, read_options(game, wanted.options), wanted.opener, box=load_box(game, wanted.box))
    refusal = game.check_wish(setup)
    if refusal is not None:
        raise Refused(refusal.code, refusal.clause, **refusal.args)
    seating = read_seating(wanted.bots, seats, level_at(kept_step(game.id)))
    if wanted.save is not None:
        check_new(wanted.save)
    table = Table(game, seats)
    for seat, who in enumerate(occupants(voice, seating)):
        must(table.do(Sat(at=0, seat=seat, who=who)))
    session = Session(table, voice, wanted.save)
    session.tell(must(table.do(Started(at=0, setup=setup, seed=seed_text(wanted.seed)))).told)
    session.store()
    return session


def occupants(voice: Voice, seating: list[str]) -> list[Occupant]:
    """Bots get names; people are players 1, 2, … unless there is only one, who is "you"."""
    names = voice.word("bot-names").split(", ")
    return [
        Occupant(name=names[seat % len(names)], bot=bot) if bot else Occupant(screen=SCREEN)
        for seat, bot in enumerate(seating)
    ]


def seed_text(seed: str | None) -> str:
    """Luck nobody can guess, or what somebody wants to play again."""
    if seed is None:
        return fresh_seed()
    return f"keyed:{hashlib.blake2b(seed.encode(), digest_size=32).hexdigest()}"


def resumed(voice: Voice, game: Game[Any], wanted: Wanted) -> Session:
    """A game that was saved, where it was left."""
    assert wanted.resume is not None
    settled = (wanted.seats, wanted.bots, wanted.seed, wanted.box, wanted.opener)
    if wanted.options or any(one is not None for one in settled):
        raise Refused("resume-is-settled")
    record = load_record(wanted.resume)
    if record.game != game.id:
        raise Refused("record-other-game", found=record.game, game=game.id)
    table = replay(record, load)
    table.playing()
    if wanted.save is not None and wanted.save != wanted.resume:
        check_new(wanted.save)
    session = Session(table, voice, wanted.save or wanted.resume)
    for frame in frames(record, load):
        session.recall(frame.entry, frame.told, len(frame.table.lines))
    return session


def must(reply: Reply) -> Reply:
    """The reply to a command that cannot be done without; raises `Refused`."""
    if reply.refusal is not None:
        raise Refused(reply.refusal.code, reply.refusal.clause, **reply.refusal.args)
    return reply
