"""What can be typed besides a move: ?, u, s, q, h, r."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from ludofoot.cli.files import check_new
from ludofoot.cli.listing import show_clause, show_sheet
from ludofoot.core.records import Refusal, Refused
from ludofoot.core.sheet import read_sheet

if TYPE_CHECKING:
    from ludofoot.cli.session import Session


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
        match order.lower():
            case "?":
                self.explain(self.clause)
            case "u":
                self.undo()
            case "s":
                self.save(rest.strip())
            case "q":
                self.quit()
            case "h":
                self.session.screen.say(self.session.voice.word("cli-help"))
            case "r":
                self.rules(rest.strip())
            case _:
                return False
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Says why not, and remembers the clause for `?`."""
        voice = self.session.voice
        self.clause = refusal.clause or self.clause
        self.session.screen.refusal(voice.refuse(refusal), refusal.clause, voice.word("cli-why"))

    def explain(self, clause: str) -> None:
        """The rule behind the last answer or the question."""
        if not clause:
            raise Refused("no-clause")
        game = self.session.game
        show_clause(
            self.session.screen.console, read_sheet(game.package, self.session.voice.lang).clause(clause)
        )

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
