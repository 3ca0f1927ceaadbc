"""What can be typed besides a move; the letters stand in the map of keys."""

from __future__ import annotations

from datetime import datetime
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any

import msgspec

from ludofoot.cli.files import check_new
from ludofoot.cli.keymap import KEYS, ORDERS, PASS
from ludofoot.cli.listing import show_clause, show_sheet
from ludofoot.core.pieces import Explained, explain
from ludofoot.core.records import Refusal, Refused
from ludofoot.core.sheet import read_sheet

if TYPE_CHECKING:
    from ludofoot.cli.session import Session


def pieces_of(move: Any) -> list[str]:
    """The pieces that a move names."""
    found: dict[str, Any] = msgspec.to_builtins(move) if move is not None else {}
    plain = {name: value for name, value in found.items() if isinstance(value, str | int)}
    return [f"{name}:{value}" for name, value in plain.items() if name != "type"]


class Left(Exception):
    """Somebody leaves the table."""


class LookAgain(Exception):
    """The position is another one: ask from the beginning."""


class Orders:
    """Reads lines and carries out those that are not moves."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.clause = ""
        """The clause behind the last refusal, else behind the question."""

    def line(self) -> str:
        """The next line that is not an order; raises EOFError when there are no more."""
        while True:
            text = self.session.keyboard.line(">")
            try:
                if not self.carried_out(text):
                    return text
            except Refused as refused:
                self.refuse(refused.refusal)

    def carried_out(self, text: str) -> bool:
        """Does what is ordered; False if it is no order. Raises `Refused`."""
        order, _, rest = text.partition(" ")
        match ORDERS.get(order.lower()):
            case "explain":
                self.explain_piece(rest.strip())
            case "why":
                self.explain(self.clause)
            case "undo":
                self.undo()
            case "hint":
                self.session.advise()
            case "save":
                self.save(rest.strip())
            case "quit":
                self.quit()
            case "keys":
                self.help()
            case "rules":
                self.rules(rest.strip())
            case _:
                return False
        return True

    def help(self) -> None:
        """What can be typed."""
        say, voice = self.session.screen.say, self.session.voice
        say(voice.word("cli-help"))
        for action in (PASS, *ORDERS.values()):
            say(f"  {KEYS[action]} — {voice.word(f'cli-key-{action}')}")

    def refuse(self, refusal: Refusal) -> None:
        """Says why not, and remembers the clause for `?`."""
        voice = self.session.voice
        self.clause = refusal.clause or self.clause
        self.session.screen.refusal(
            voice.refuse(refusal), refusal.clause, voice.word("cli-why", key=KEYS["why"])
        )

    def explain(self, clause: str) -> None:
        """The rule behind the last answer or the question."""
        if not clause:
            raise Refused("no-clause")
        game = self.session.game
        show_clause(
            self.session.screen.console, read_sheet(game.package, self.session.voice.lang).clause(clause)
        )

    def explain_piece(self, which: str) -> None:
        """The piece behind a line of the menu, or by its letter what else lies there; raises `Refused`."""
        around = dict(zip(ascii_lowercase, self.around(), strict=False))
        if not which:
            self.list_pieces(around)
        elif which.lower() in around:
            self.show_piece([around[which.lower()]])
        else:
            lines = self.session.offered
            if not which.isascii() or not which.isdecimal() or not 1 <= int(which[:9]) <= len(lines):
                raise Refused("bad-choice", most=len(lines))
            self.show_piece(pieces_of(lines[int(which) - 1].move))

    def around(self) -> list[str]:
        """Whatever lies on the table besides the pieces of the menu: everybody there, then the rest."""
        session = self.session
        seats = (f"seat:{seat}" for seat in range(session.table.seats))
        names = (*seats, f"score:{session.asked}", *session.game.around)
        return [name for name in names if self.found([name]) is not None]

    def found(self, names: list[str]) -> Explained | None:
        """What is known of a piece to whoever is asked."""
        session = self.session
        return explain(session.game, session.table.playing(), session.asked, names)

    def list_pieces(self, around: dict[str, str]) -> None:
        """What can be asked about, with its letter; raises `Refused` where there is nothing."""
        if not around:
            raise Refused("no-piece")
        for letter, name in around.items():
            found = self.found([name])
            assert found is not None
            self.session.screen.say(f"  {letter} — {self.session.voice.say(found.name)}")

    def show_piece(self, names: list[str]) -> None:
        """What it is, what it does, and what it means now; raises `Refused`."""
        session, found = self.session, self.found(names)
        if found is None:
            raise Refused("no-piece")
        voice = session.voice
        now = voice.refuse(found.refusal) if found.refusal else " · ".join(map(voice.say, found.now))
        lesson = f"{voice.say(found.what)}\n{now}" if now else voice.say(found.what)
        session.screen.lesson(voice.say(found.name), lesson, found.clause)

    def rules(self, clause: str) -> None:
        """One clause, or the whole sheet."""
        if clause:
            self.explain(clause)
            return
        console = self.session.screen.console
        if self.session.keyboard.live:
            with console.pager():
                show_sheet(console, self.session.game, self.session.voice)
        else:
            show_sheet(console, self.session.game, self.session.voice)

    def undo(self) -> None:
        """Takes the last move back."""
        reply = self.session.undo()
        if reply is not None and reply.refusal is not None:
            raise Refused(reply.refusal.code, reply.refusal.clause, **reply.refusal.args)
        self.session.screen.say(self.session.voice.word("cli-undone"))
        raise LookAgain

    def save(self, file: str) -> None:
        """Writes the file: the one named now, the one named before, or a new one."""
        session = self.session
        if file and file != session.file:
            check_new(file)
        before, session.file = session.file, file or session.file or self.new_name()
        try:
            session.store()
        except Refused:
            session.file = before
            raise
        session.screen.say(session.voice.word("cli-saved", file=session.file))

    def quit(self) -> None:
        """Saves and leaves, without a question; stays if it cannot be saved."""
        self.save("")
        raise Left

    def new_name(self) -> str:
        """A file that is not there yet."""
        return f"{self.session.game.id}-{datetime.now():%Y%m%d-%H%M%S}.json"
