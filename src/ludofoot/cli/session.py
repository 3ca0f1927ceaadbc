"""A game at one terminal: people and bots in turn, told in sentences, until it ends or somebody leaves."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from ludofoot.bots import seat_bot
from ludofoot.bots.dice import bot_seed
from ludofoot.bots.levels import STEPS
from ludofoot.cli.adapting import settle
from ludofoot.cli.advising import advice_in_words, ask_for_advice
from ludofoot.cli.files import store_record
from ludofoot.cli.forms import Choice, filled, menu, way_out
from ludofoot.cli.keymap import KEYS, PASS
from ludofoot.cli.keys import Keyboard
from ludofoot.cli.noting import note_for
from ludofoot.cli.orders import Left, LookAgain, Orders
from ludofoot.cli.racing import race
from ludofoot.cli.screen import Screen
from ludofoot.core.chance import FastChance
from ludofoot.core.entries import AnyEntry, Moved, Undone
from ludofoot.core.logbook import record_of
from ludofoot.core.records import SPECTATOR, Move, Refused, Said
from ludofoot.core.table import Reply, Table
from ludofoot.core.words import said_event, said_move
from ludofoot.locale import Voice
from ludofoot.locale.paper import Paper

# A bot's thinking time: long enough to take a move back.
THINKING = 1.2


class Session:
    """Everything between the table and the terminal."""

    def __init__(self, table: Table, voice: Voice, file: str | None) -> None:
        self.table = table
        self.game = table.game
        self.voice = voice
        self.file = file
        console = Paper(highlight=False)
        self.screen = Screen(console, self.game)
        self.keyboard = Keyboard(console)
        self.orders = Orders(self)
        self.told: list[Sequence[Any]] = []
        self.heard: dict[int, int] = {}
        self.recalled = 0
        self.noted: dict[int, set[str]] = {}
        self.offered: Sequence[Choice] = ()
        self.asked = 0
        self.shown_to: int | None = None
        self.began = time.monotonic() - (table.entries[-1].at / 1000 if table.entries else 0)
        voice.names = [who.name if who else "" for who in table.occupants]
        self.people = [seat for seat, who in enumerate(table.occupants) if who is not None and not who.bot]

    # ---- the course of the game

    def run(self) -> None:
        """Plays on; leaves cleanly whatever happens."""
        try:
            while not self.table.is_over():
                self.step()
            self.finish()
        except Left:
            self.say_how_to_resume()
        except (KeyboardInterrupt, EOFError):
            self.screen.say("")
            if self.file is not None:
                self.store()
                self.say_how_to_resume()

    def step(self) -> None:
        """The next decision: bots that are awaited first, then people."""
        for reply in self.table.pass_time(self.now()):
            self.tell(reply.told)
        if self.table.is_over():
            return
        awaited = self.table.playing().awaited()
        bots = [seat for seat in awaited if self.table.bot_at(seat)]
        if self.game.is_race(self.table.playing()):
            race(self, awaited)
        elif bots:
            self.let_bot_decide(bots[0])
        else:
            self.let_person_decide(awaited[0])
        self.let_bots_interject()

    def now(self) -> int:
        """Milliseconds since the table was opened. Where the game has deadlines, nobody is hurried here."""
        if self.table.state is not None and self.table.state.deadlines():
            return self.table.entries[-1].at
        return int((time.monotonic() - self.began) * 1000)

    def finish(self) -> None:
        """The last view, what led to it, and the file."""
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        if reader == SPECTATOR:
            self.heard[reader] = max(self.heard.values(), default=0)
        self.turn_to(reader)
        self.screen.title(self.voice.word("title"))
        self.tell_news(reader)
        self.screen.table(self.table.view(reader), self.voice)
        if self.file is not None:
            self.store()
            self.screen.say(self.voice.word("cli-saved", file=self.file), "dim")
        step = settle(self.table, reader) if reader != SPECTATOR else None
        if step is not None:
            self.screen.say(self.voice.word("cli-next-step", step=step, steps=STEPS), "dim")

    def say_how_to_resume(self) -> None:
        """How to come back."""
        self.screen.say(self.voice.word("cli-resume", file=self.file or "", game=self.game.id))

    def store(self) -> None:
        """Writes the file, if one was named; raises `Refused`."""
        if self.file is not None:
            store_record(self.file, record_of(self.table))

    # ---- what is told

    def tell(self, told: Sequence[Any]) -> None:
        """Keeps what happened until those who may know it look."""
        self.told.append(told)

    def recall(self, entry: AnyEntry, told: Sequence[Any], lines: int) -> None:
        """An entry of the log of a game that is resumed, after which there are so many lines."""
        undone, self.recalled = self.recalled - lines, lines
        if isinstance(entry, Undone):
            self.forget(undone)
            return
        if isinstance(entry, Moved):
            self.heard[entry.seat] = len(self.told)
        self.tell(told)

    def forget(self, lines: int) -> None:
        """What was undone is no longer told."""
        del self.told[len(self.told) - lines :]
        self.heard = {each: min(count, len(self.told)) for each, count in self.heard.items()}

    def tell_news(self, seat: int) -> None:
        """What happened since this seat last decided, as it may know it."""
        news = [telling.to(seat) for told in self.told[self.heard.get(seat, 0) :] for telling in told]
        self.screen.told([self.voice.say(said_event(event)) for event in news if event is not None])

    def say_note(self, seat: int) -> None:
        """A word for the moment, each once to each seat."""
        said = self.noted.setdefault(seat, set())
        note = note_for(self.table, seat, self.told, self.heard.get(seat, 0), said)
        if note is not None:
            said.add(note.key)
            self.screen.lesson("", self.voice.say(note.said).replace("**", ""), "")

    def turn_to(self, seat: int) -> None:
        """From now on the sentences are for this seat."""
        self.voice.reader = seat if seat >= 0 else None

    # ---- bots

    def let_bot_decide(self, seat: int) -> None:
        """A bot answers. While it thinks, the last move of a person may be taken back."""
        if self.offers_undo() and self.undone_while_thinking(seat):
            return
        bot = seat_bot(self.game, self.table.bot_at(seat))
        self.play(seat, bot.choose(self.table.view(seat), self.bot_chance(seat)))

    def let_bots_interject(self) -> None:
        """Every bot may make a move that nobody waits for."""
        for seat in range(self.table.seats):
            level = self.table.bot_at(seat)
            if not level or self.table.is_over():
                continue
            move = seat_bot(self.game, level).open_move(self.table.view(seat), self.bot_chance(seat))
            if move is not None:
                self.play(seat, move)

    def bot_chance(self, seat: int) -> FastChance:
        """Dice of its own."""
        return FastChance(bot_seed(self.table, seat))

    def offers_undo(self) -> bool:
        """Whether the last move was a person's and can still be taken back."""
        lines = self.table.lines
        if not self.keyboard.live or not lines or self.table.bot_at(lines[-1].seat):
            return False
        return self.table.undo_refusal(lines[-1].seat) is None

    def undone_while_thinking(self, seat: int) -> bool:
        """Waits as long as a bot thinks; whether the move was taken back meanwhile."""
        self.screen.say(
            self.voice.word("cli-thinking", player=self.voice.player(seat), key=KEYS["undo"]), "dim"
        )
        if self.keyboard.key_within(THINKING).lower() != KEYS["undo"]:
            return False
        if self.undo() is not None:
            return False
        self.screen.say(self.voice.word("cli-undone"))
        return True

    def undo(self) -> Reply | None:
        """Takes the last decision back; the reply if that is refused."""
        before = len(self.table.lines)
        seat = self.table.lines[-1].seat if self.table.lines else self.people[0]
        asker = seat if seat in self.people else self.people[0]
        reply = self.table.undo(asker, self.now())
        if reply.refusal is not None:
            return reply
        self.forget(before - len(self.table.lines))
        self.store()
        return None

    def advise(self) -> None:
        """What might be played now; raises `Refused`."""
        seat = self.people[0] if len(self.people) == 1 else SPECTATOR
        found = ask_for_advice(self.table, seat, self.now())
        words = advice_in_words(self.voice, found)
        self.screen.lesson(self.voice.word("hint-coach"), "\n".join(words), "")
        self.store()

    # ---- people

    def let_person_decide(self, seat: int) -> None:
        """Shows the table to this seat and asks until there is a move, if there is a choice."""
        forced = self.game.forced(self.table.playing(), seat)
        if forced is not None:
            self.go_on(seat, forced)
            return
        try:
            self.draw_curtain(seat)
            choices = self.show(seat)
            self.ask(seat, choices)
        except LookAgain:
            return
        self.store()

    def go_on(self, seat: int, move: Move) -> None:
        """What has to be done is done. Among several people nobody is told what was laid for another."""
        if len(self.people) == 1:
            self.turn_to(seat)
            self.screen.say(self.voice.word("cli-forced", move=said_move(move)), "dim")
        self.play(seat, move)
        self.store()

    def wish(self, seat: int) -> Move:
        """What a person wants to do in a race; it is not done yet."""
        while True:
            try:
                self.draw_curtain(seat)
                choices = self.show(seat)
                move = self.read_move(choices)
                self.table.check_move(seat, move)
                self.heard[seat] = len(self.told)
                return move
            except Refused as refused:
                self.orders.refuse(refused.refusal)
            except LookAgain:
                continue

    def draw_curtain(self, seat: int) -> None:
        """Where several people share the terminal: nobody sees the cards of another."""
        self.turn_to(seat)
        if len(self.people) > 1 and self.shown_to != seat:
            self.shown_to = seat
            self.voice.reader = None
            self.screen.clear()
            self.screen.question(self.voice.word("cli-curtain", player=self.voice.player(seat)))
            self.orders.line()
            self.turn_to(seat)
            self.screen.clear()

    def show(self, seat: int) -> list[Choice]:
        """The news, the table and the menu."""
        state = self.table.playing()
        choices = menu(self.game, state, seat, self.voice)
        self.screen.title(self.voice.word("title"))
        self.tell_news(seat)
        self.say_note(seat)
        numbered = [(number, choice.move) for number, choice in enumerate(choices, 1) if choice.move]
        self.screen.table(self.table.view(seat), self.voice, numbered)
        self.show_menu(seat, choices)
        return choices

    def show_menu(self, seat: int, choices: Sequence[Choice]) -> None:
        """What is asked, and the answers."""
        prompts = self.game.prompts(self.table.playing(), seat)
        self.orders.clause = prompts[0].clause if prompts else ""
        self.offered, self.asked = choices, seat
        self.screen.question(self.voice.say(prompts[0].ask) if prompts else "")
        # A form asks its own questions: it is no line to choose from.
        lone = len(choices) == 1 and choices[0].prompt is not None
        self.screen.choices([] if lone else [choice.label for choice in choices])

    def ask(self, seat: int, choices: Sequence[Choice]) -> None:
        """Reads lines until one of them is a move that is accepted."""
        while True:
            try:
                self.attempt(seat, self.read_move(choices))
                return
            except Refused as refused:
                self.orders.refuse(refused.refusal)

    def read_move(self, choices: Sequence[Choice]) -> Move:
        """The move that was chosen by number, filled in, or typed in notation; raises `Refused`."""
        alone = choices[0].prompt if len(choices) == 1 else None
        chosen = Choice("", prompt=alone) if alone else self.chosen(choices)
        if isinstance(chosen, Choice):
            assert chosen.prompt is not None or chosen.move is not None
            answer = chosen.move if chosen.prompt is None else self.fill(chosen)
            return msgspec.convert(answer, self.game.move_type)  # type: ignore[no-any-return]
        return chosen

    def chosen(self, choices: Sequence[Choice]) -> Choice | Move:
        """A line of the menu, or a move in notation."""
        text = self.orders.line()
        if not text and len(choices) == 1:
            return choices[0]  # where there is one answer, Enter gives it
        if text.isascii() and text.isdecimal():
            if not 1 <= int(text[:9]) <= len(choices):
                raise Refused("bad-choice", most=len(choices))
            return choices[int(text) - 1]
        out = way_out(choices) if text.lower() == KEYS[PASS] else None
        if out is not None:
            return out
        return self.written(text, len(choices))

    def written(self, text: str, most: int) -> Move:
        """A move in notation, however it is capitalised; raises `Refused`."""
        for spelling in (text, text.lower(), text.title()):
            try:
                return self.game.notation().read(spelling)  # type: ignore[no-any-return]
            except ValueError:
                continue
        raise Refused("bad-move-text", text=text[:40], most=most)

    def fill(self, choice: Choice) -> dict[str, Any]:
        """A form, question by question."""
        assert choice.prompt is not None
        return filled(
            choice.prompt,
            self.ask_form,
            lambda refused: self.orders.refuse(refused.refusal),
            self.voice,
            self.weigh,
        )

    def weigh(self, draft: dict[str, Any]) -> Sequence[Said]:
        """What an unfinished move would come to."""
        move = msgspec.convert(draft, self.game.move_type)
        reader = self.voice.reader
        return self.game.preview(self.table.playing(), SPECTATOR if reader is None else reader, move).notes

    def ask_form(self, question: str, lines: Sequence[str]) -> str:
        """One question of a form."""
        self.screen.question(question)
        self.screen.choices(lines)
        return self.orders.line()

    def attempt(self, seat: int, move: Move) -> None:
        """Plays a person's move; raises `Refused`."""
        before = len(self.told)
        self.play(seat, move)
        self.heard[seat] = before
        self.orders.clause = ""

    def play(self, seat: int, move: Move, at: int | None = None) -> None:
        """Plays a move and keeps what is told of it; raises `Refused`."""
        reply = self.table.play(seat, move, self.now() if at is None else at)
        if reply.refusal is not None:
            raise Refused(reply.refusal.code, reply.refusal.clause, **reply.refusal.args)
        self.tell(reply.told)
