"""`ludofoot learn`: the first match of a game with Maryse, in the terminal."""

from __future__ import annotations

from typing import Any

import msgspec

from ludofoot.catalogue import find_games, load
from ludofoot.cli.files import check_new, load_record
from ludofoot.cli.forms import Choice
from ludofoot.cli.keymap import KEYS
from ludofoot.cli.opening import SCREEN
from ludofoot.cli.orders import LookAgain
from ludofoot.cli.session import Session
from ludofoot.core.entries import Occupant
from ludofoot.core.game import Game
from ludofoot.core.logbook import frames, replay
from ludofoot.core.records import Move, Refusal, Refused
from ludofoot.core.table import Reply, Table
from ludofoot.core.words import said_move
from ludofoot.lessons import Lesson, find_lesson
from ludofoot.lessons.checking import Checked, checked
from ludofoot.lessons.lesson import BY_DEFAULT, LEARNER, Cue
from ludofoot.lessons.table import Guide, is_lesson, is_open, lesson_seats, open_lesson
from ludofoot.locale import Voice

BUTTONS = {"start": "cli-lesson-start", "continue": "cli-lesson-continue", "end": "cli-lesson-end"}


def learn_game(voice: Voice, game_id: str, save: str | None, resume: str | None) -> None:
    """The lesson from its beginning, or from where it was left; raises `Refused`."""
    game = load(game_id)
    voice.game = game.id
    lesson = lesson_of(game)
    session = begun(voice, game, lesson, save) if resume is None else taken_up(voice, game, lesson, resume)
    session.run()


def lesson_of(game: Game[Any]) -> Lesson:
    """The lesson of a game; raises `Refused`."""
    found = find_lesson(game)
    if found is None:
        raise Refused("no-lesson", game=game.id)
    return found


def begun(voice: Voice, game: Game[Any], lesson: Lesson, save: str | None) -> LessonSession:
    """A new lesson."""
    if save is not None:
        check_new(save)
    names = voice.word("bot-names").split(", ")
    table, told = open_lesson(game, lesson, lesson_seats(lesson, names, Occupant(screen=SCREEN)))
    session = LessonSession(table, voice, save, lesson)
    session.tell(told)
    session.store()
    return session


def taken_up(voice: Voice, game: Game[Any], lesson: Lesson, file: str) -> LessonSession:
    """A lesson that was left."""
    record = load_record(file)
    if record.game != game.id:
        raise Refused("record-other-game", found=record.game, game=game.id)
    table = replay(record, load)
    table.playing()
    if not is_lesson(table, lesson):
        raise Refused("not-this-lesson", file=file, game=game.id)
    session = LessonSession(table, voice, file, lesson)
    for frame in frames(record, load):
        session.recall(frame.entry, frame.told, len(frame.table.lines))
    return session


class LessonSession(Session):
    """A session that Maryse leads as long as the lesson lasts; from then on any other."""

    def __init__(self, table: Table, voice: Voice, file: str | None, lesson: Lesson) -> None:
        super().__init__(table, voice, file)
        self.guide = Guide(lesson, table)
        self.noted[LEARNER] = {trigger.key for trigger in table.game.triggers if trigger.taught}
        self.spoken = -1
        """The last step that was said."""

    def step(self) -> None:
        """What is learned next; after that the next decision."""
        if self.guide.is_over():
            super().step()
            return
        self.turn_to(LEARNER)
        cue = self.guide.next_cue()
        if self.spoken != self.guide.number and (self.guide.step().button or cue is None):
            self.speak_alone()
        elif cue is None:
            self.guide.go_on()
        elif cue.guided:
            self.let_learner_decide(cue)
        else:
            self.play(cue.seat, cue.move)

    def speak_alone(self) -> None:
        """A step in which nobody moves: what happened, what is said of it, and its button. What only begins a
        move is said together with the rest of it."""
        self.spoken = self.guide.number
        step = self.guide.step()
        if step.button:
            self.screen.title(self.voice.word("title"))
            self.show_news()
            self.speak(self.guide.number)
            self.wait_for(BUTTONS[step.button])

    def speak(self, number: int) -> None:
        """What Maryse says in a step."""
        step = self.guide.lesson.steps[number]
        title, text = self.voice.word(f"lesson-{step.id}-title"), self.voice.word(f"lesson-{step.id}")
        count = len(self.guide.lesson.steps)
        self.screen.lesson(title, text, self.voice.word("cli-lesson-step", number=number + 1, count=count))

    def show_news(self) -> None:
        """What happened since the learner last looked."""
        self.tell_news(LEARNER)
        self.heard[LEARNER] = len(self.told)

    def wait_for(self, button: str) -> None:
        """Until it has been read. A move that is tried too early is answered."""
        while True:
            self.screen.question(self.voice.word(button, key=KEYS["quit"]))
            try:
                text = self.orders.line()
                if not text.strip():
                    return
                self.answer(self.written(text, 1))
            except (Refused, LookAgain):
                return

    def let_learner_decide(self, cue: Cue) -> None:
        """The table, the open move, and lines until it is made."""
        try:
            choices = self.show_open(cue)
            while True:
                try:
                    move = self.read_move(choices)
                except Refused as refused:
                    self.orders.refuse(refused.refusal)
                    continue
                if is_open(move, cue.move):
                    break
                self.answer(move)
        except LookAgain:
            return
        self.attempt(LEARNER, cue.move)
        self.heard[LEARNER] = len(self.told) - 1
        self.store()

    def show_open(self, cue: Cue) -> list[Choice]:
        """The news, the table, and the one move that is open."""
        label = self.voice.say(said_move(cue.move))
        move = msgspec.to_builtins(cue.move)
        choices = [Choice(label, move=move)]
        self.screen.title(self.voice.word("title"))
        self.show_news()
        self.screen.table(self.table.view(LEARNER), self.voice, [(1, move)])
        for number in self.guide.lesson.steps_of_move(cue.step):
            self.speak(number)
        self.show_menu(LEARNER, choices)
        return choices

    def answer(self, move: Move) -> None:
        """What Maryse says to another move; it is not made."""
        legal = not isinstance(self.table.playing().judge(LEARNER, move), Refusal)
        written = self.game.notation().write(move)
        code = self.guide.lesson.answer_to(self.guide.number, written, legal=legal)
        # There is no chalk in a terminal.
        self.screen.lesson("", self.voice.word("cli-lesson-wrong" if code == BY_DEFAULT else code), "")

    def undo(self) -> Reply | None:
        """Back to the learner's last move: in a lesson neither luck nor hidden cards are given away."""
        if self.guide.is_over():
            return super().undo()
        made = self.guide.last_guided()
        if made is None:
            return Reply(refusal=Refusal("undo-nothing"))
        lesson, seats = self.guide.lesson, [who for who in self.table.occupants if who is not None]
        self.table, told = open_lesson(self.game, lesson, seats)
        self.told = [told]
        for cue in lesson.cues[:made]:
            self.play(cue.seat, cue.move)
        self.guide, self.spoken = Guide(lesson, self.table), -1
        self.heard = {LEARNER: len(self.told)}
        self.store()
        return None

    def say_how_to_resume(self) -> None:
        """How to come back."""
        word = "cli-resume" if self.guide.is_over() else "cli-lesson-resume"
        self.screen.say(self.voice.word(word, file=self.file or "", game=self.game.id))


# ---- every lesson, played through


def check_lessons(voice: Voice, game_id: str | None) -> int:
    """One line for each game, and what is wrong with its lesson; the exit code."""
    games = [load(game_id)] if game_id else list(find_games().values())
    found = [(game, checked(game)) for game in games]
    for game, one in found:
        print_checked(Voice(voice.lang, game.id), game, one)
    return int(any(one is not None and one.faults for _, one in found))


def print_checked(voice: Voice, game: Game[Any], one: Checked | None) -> None:
    """What became of a lesson, in one line; each fault in a line of its own."""
    if one is None:
        print(voice.word("cli-lesson-none", game=game.id))
        return
    print(voice.word("cli-lesson-checked", game=game.id, **one.figures(), faults=len(one.faults)))
    for fault in one.faults:
        print(f"  {voice.say(fault)}")
