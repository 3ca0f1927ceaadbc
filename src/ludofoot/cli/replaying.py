"""`ludofoot replay`: a record line by line, or checked from beginning to end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ludofoot.catalogue import load
from ludofoot.cli.answers import answer
from ludofoot.cli.files import load_record
from ludofoot.cli.keymap import KEYS
from ludofoot.cli.keys import Keyboard
from ludofoot.core.entries import AnyEntry, Moved, TimedOut
from ludofoot.core.fair_record import Kept, Proof, verify
from ludofoot.core.fairness import PROMISE, REASONS, Opening, bits_of
from ludofoot.core.logbook import Frame, Record, frames, names_in, replay
from ludofoot.core.records import Event, Player, Refused, Said, Word, kebab
from ludofoot.core.table import Table
from ludofoot.core.transcript import seat_mark
from ludofoot.core.words import said_event
from ludofoot.locale import Voice
from ludofoot.locale.paper import Paper

DIFFERS = 1
DIFFERENCES = ("record-tampered", "record-illegal-move", "record-unfair", "record-secret-missing")


def verify_file(voice: Voice, file: str, commitment: str = "", salt: str = "") -> int:
    """Does everything again and says whether it holds, and agrees with what a person wrote down; the exit
    code. Raises `Refused`."""
    for written in (commitment, salt):
        if written:
            bits_of(written)
    try:
        record = load_record(file)
        voice.game = load(record.game).id
        proof = verify(record, load, Kept(commitment=commitment, salt=salt))
    except Refused as refused:
        if refused.refusal.code not in DIFFERENCES:
            raise
        answer(voice, refused.refusal)
        return DIFFERS
    print(voice.word(verdict_of(proof), file=file, lines=proof.entries, rules=record.rules))
    for line in told_openings(voice, proof):
        print(line)
    return 0


def verdict_of(proof: Proof) -> str:
    """How much a check has shown."""
    if not proof.promised:
        return "cli-verified"
    return "cli-verified-fair" if proof.promise == PROMISE else "cli-verified-older"


def told_openings(voice: Voice, proof: Proof) -> Iterator[str]:
    """How often cards were promised anew, and why."""
    again = proof.openings[1:]
    if again:
        yield voice.word("reopened", times=len(again))
    for number, opening in enumerate(again, 2):
        seats = ", ".join(str(seat + 1) for seat in opening.left)
        yield "  " + voice.word(
            "reopened-line", number=number, reason=Said(cause_of(opening), {"seats": seats})
        )


def cause_of(opening: Opening) -> str:
    """The sentence for why cards were promised anew: what the record shows, not only what the table says."""
    if not opening.left:
        return "reopened-because-nothing"
    known = opening.reason in REASONS
    return f"reopened-because-{opening.reason}" if known else "reopened-because-other"


def replay_file(voice: Voice, file: str, seat: int | None, step: bool) -> None:
    """Prints a record as everybody knows it now, or as one seat saw it; raises `Refused`."""
    record = load_record(file)
    voice.game = load(record.game).id
    if seat is not None and not 0 <= seat < record.seats:
        raise Refused("bad-seat", seat=seat, most=record.seats - 1)
    # All of it first: nothing is shown of a record that does not hold.
    replay(record, load)
    voice.reader = seat
    voice.names = names_in(record)
    console = Paper(highlight=False)
    keyboard = Keyboard(console)
    for frame in frames(record, load):
        show_frame(console, voice, frame, seat)
        if step and keyboard.live and not goes_on(keyboard):
            return
    show_result(console, voice, record)


def goes_on(keyboard: Keyboard) -> bool:
    """Waits for Enter; the key to quit or the end of the input stops."""
    try:
        return keyboard.line("⏎").lower() != KEYS["quit"]
    except EOFError:
        return False


def show_frame(console: Console, voice: Voice, frame: Frame, seat: int | None) -> None:
    """The line in notation, then what it meant."""
    table: Table = frame.table
    events = [event for event in heard(frame, seat) if event is not None]
    head = notation_of(table, frame.entry, seat) or logged(voice, frame.entry)
    luck = [text for event in events if (text := table.game.notation().write_chance(event)) is not None]
    console.print(Text.assemble((f"{frame.number:>3} ", "dim"), (head, "bold")))
    for text in luck:
        console.print(Padding(Text(f"* {text}", "dim"), (0, 0, 0, 4), expand=False))
    for event in events:
        sentence = voice.say(said_event(event))
        console.print(
            Padding(Text.assemble(sentence, (f"  {event.clause}", "dim")), (0, 0, 0, 4), expand=False)
        )


def heard(frame: Frame, seat: int | None) -> Iterator[Event | None]:
    """The events, in full or as this seat was told them."""
    return (telling.full if seat is None else telling.to(seat) for telling in frame.told)


def notation_of(table: Table, entry: AnyEntry, seat: int | None) -> str:
    """A move as it is written down; what another seat still keeps sealed stays so."""
    if not isinstance(entry, Moved | TimedOut):
        return ""
    assert table.state is not None
    if seat is not None and seat != entry.seat and table.state.retractable(entry.seat):
        return f"{seat_mark(entry.seat)} …"
    move = msgspec.convert(entry.move, table.game.move_type)
    return f"{seat_mark(entry.seat)} {table.game.notation().write(move)}"


def logged(voice: Voice, entry: AnyEntry) -> str:
    """A line that is no move; everybody has a name there."""
    who = getattr(entry, "who", None)
    bot = who.bot if who is not None else getattr(entry, "bot", "")
    args: dict[str, Any] = {"bot": Word(f"bot-{bot}") if bot else "", "reason": getattr(entry, "reason", "")}
    if hasattr(entry, "seat"):
        args["seat"] = Player(entry.seat)
    return Voice(voice.lang, voice.game, voice.names).word(f"log-{kebab(type(entry).__name__)}", **args)


def show_result(console: Console, voice: Voice, record: Record) -> None:
    """How it ended."""
    outcome = record.outcome
    if outcome is None:
        console.print(voice.word("cli-unfinished"), markup=False)
        return
    scores = " – ".join(map(str, outcome.scores))
    winners = tuple(Player(seat) for seat in outcome.winners)
    console.print(Text(voice.word("cli-result", scores=scores, winners=winners), "bold"))
