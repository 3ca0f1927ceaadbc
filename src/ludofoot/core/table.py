"""A game between seats: one queue, one log, nothing decided outside the rules."""

from __future__ import annotations

from typing import Any

import msgspec

from ludofoot.core import entries as log
from ludofoot.core.clocks import LONGEST_FILM_MS, Clocks, Running, deadline_move
from ludofoot.core.digest import digest
from ludofoot.core.entries import AnyEntry, Occupant
from ludofoot.core.game import Game, Setup
from ludofoot.core.luck import chance_from
from ludofoot.core.past import Past
from ludofoot.core.promises import Promises
from ludofoot.core.prompts import Prompt
from ludofoot.core.records import SPECTATOR, Move, Outcome, Preview, Refusal, Refused, Verdict, View
from ludofoot.core.sink import Telling, Telltale
from ludofoot.core.state import State
from ludofoot.core.undo import Played, has_shown, last_decision, lone_person, reach, was_shown


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """What became of something asked or of a deadline: a line of the log and what is told, or a refusal."""

    refusal: Refusal | None = None
    entry: AnyEntry | None = None
    told: tuple[Any, ...] = ()
    before: tuple[Any, ...] = ()
    """The replies to the deadlines that had passed by then."""

    def events_for(self, seat: int) -> list[Any]:
        """The events as this seat is told them."""
        told = (telling.to(seat) for telling in self.told)
        return [event for event in told if event is not None]


class Table:
    """Holds one game. Times are milliseconds since it was opened, given by whoever has a clock."""

    def __init__(self, game: Game[Any], seats: int, decision_ms: int = 0) -> None:
        self.game = game
        self.seats = seats
        self.occupants: list[Occupant | None] = [None] * seats
        self.bots_for_absent: dict[int, str] = {}
        self.away: set[int] = set()
        self.entries: list[AnyEntry] = []
        self.setup: Setup | None = None
        self.seed = ""
        self.state: State[Any] | None = None
        self.lines: list[Played] = []
        self.past = Past()
        self.floor = 0
        """How many lines there were after the last undo: nobody reaches past bots for an older decision."""
        self.clocks = Clocks(decision_ms)
        self.promises = Promises()
        self.first_seat = 0
        self.broken_off = ""

    # ---- asking the table

    def play(self, seat: int, move: Move, at: int = 0, cut_off: int = 0) -> Reply:
        """A move; of a bot whose thinking was cut off also after how many rollouts."""
        before, at = self.caught_up(at)
        try:
            entry, told = self.played(seat, move, at, cut_off)
        except Refused as refused:
            return Reply(before=before, refusal=refused.refusal)
        return self.written(before, entry, told)

    def take_back(self, seat: int, at: int = 0) -> Reply:
        """A sealed choice returns to its owner."""
        before, at = self.caught_up(at)
        try:
            self.playing()
            refuse(self.take_back_refusal(seat))
            entry = self.taken_back(seat, at)
        except Refused as refused:
            return Reply(before=before, refusal=refused.refusal)
        return self.written(before, entry, [])

    def undo(self, seat: int, at: int = 0) -> Reply:
        """One's own last decision is undone, with what bots have answered."""
        before, at = self.caught_up(at)
        try:
            self.playing()
            # Not in a replay: once undos in a race were allowed.
            refuse(self.undo_refusal(seat))
            entry = self.undone(seat, at)
        except Refused as refused:
            return Reply(before=before, refusal=refused.refusal)
        return self.written(before, entry, [])

    def do(self, entry: AnyEntry) -> Reply:
        """A line about seats, promises and the course of the game, as it would stand in the log."""
        before, at = self.caught_up(entry.at)
        if entry.at != at:
            entry = msgspec.structs.replace(entry, at=at)
        try:
            self.promises.check(entry, self.is_over())
            told = self.enact(entry)
        except Refused as refused:
            return Reply(before=before, refusal=refused.refusal)
        return self.written(before, entry, told)

    def caught_up(self, asked_at: int) -> tuple[tuple[Reply, ...], int]:
        """The moment that counts, as a log never runs backwards, and the deadlines that passed before it."""
        at = max(asked_at, self.entries[-1].at if self.entries else 0)
        return tuple(self.pass_time(at)), at

    def written(self, before: tuple[Reply, ...], entry: AnyEntry, told: list[Telling]) -> Reply:
        """A line of the log."""
        self.entries.append(entry)
        return Reply(before=before, entry=entry, told=tuple(told))

    def pass_time(self, at: int) -> list[Reply]:
        """Applies every deadline that fell due by now, in the order in which they did."""
        replies: list[Reply] = []
        while (running := self.clocks.next_due()) is not None and running.due <= at:
            replies.append(self.time_out(running))
        return replies

    def playing(self) -> State[Any]:
        """The game in progress; raises `Refused` before the start and after the end."""
        state = self.playable()
        if self.is_over():
            refuse(None if self.broken_off else state.barred(0))
            raise Refused("game-over")
        return state

    def playable(self) -> State[Any]:
        """The game since its start, over or not."""
        if self.state is None:
            raise Refused("not-started")
        return self.state

    def is_over(self) -> bool:
        """Whether nothing more can happen in the game."""
        return bool(self.broken_off) or (self.state is not None and self.state.outcome() is not None)

    def outcome(self) -> Outcome | None:
        """How the game ended, if it was played out."""
        return self.state.outcome() if self.state is not None else None

    def view(self, seat: int) -> View:
        """What this seat may see of the game."""
        return self.game.view(self.playable(), seat)

    def prompts(self, seat: int) -> list[Prompt]:
        """What this seat is asked now."""
        return self.game.prompts(self.playable(), seat)

    def preview(self, seat: int, draft: Move) -> Preview:
        """What a draft would do."""
        return self.game.preview(self.playing(), seat, draft)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why this seat cannot undo its last decision now, if so."""
        found = reach(seat, self.lines, self.occupants, self.floor)
        if isinstance(found, Refusal):
            return found
        if self.lines[found].left == 0:
            return Refusal("undo-timed-out")
        raced = any(line.raced for line in self.lines[found:]) or self.is_raced_alone(self.playable())
        return Refusal("undo-race") if raced else None

    def take_back_refusal(self, seat: int) -> Refusal | None:
        """Why this seat cannot take its sealed choice back now, if so."""
        if not self.playable().retractable(seat):
            return Refusal("nothing-to-take-back")
        last = last_decision(seat, self.lines)
        return Refusal("undo-timed-out") if last is not None and last.left == 0 else None

    def hint_refusal(self, seat: int) -> Refusal | None:
        """Why this seat gets no advice now, if so: nobody is helped against people."""
        if lone_person(self.occupants) != seat:
            return Refusal("hint-among-people")
        if self.game.raced:
            return Refusal("hint-race")
        return self.playing().barred(seat)

    def is_raced_alone(self, state: State[Any]) -> bool:
        """Whether one person races against bots: what is quick there cannot be slow."""
        if lone_person(self.occupants) is None or not state.deadlines():
            return False
        return self.game.is_race(state)

    def bot_at(self, seat: int) -> str:
        """The level of the bot that decides for this seat now; empty for a person."""
        who = self.occupants[seat]
        return self.bots_for_absent.get(seat) or (who.bot if who else "")

    # ---- carrying out

    def check_seat_free(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Refused("no-such-seat")
        if self.occupants[seat] is not None:
            raise Refused("seat-taken")

    def check_seat_taken(self, seat: int) -> None:
        if not 0 <= seat < self.seats or self.occupants[seat] is None:
            raise Refused("not-seated")

    def played(self, seat: int, move: Move, at: int, cut_off: int) -> tuple[AnyEntry, list[Telling]]:
        """Judges a move and applies it."""
        state = self.playing()
        self.check_move(seat, move)
        # Whoever may move at any time gains no time by it.
        free = state.is_open(seat, move)
        told = self.apply(seat, move, at)
        film = 0 if free else self.film_of(told)
        self.go_on(film, at)
        entry = log.Moved(at=at, seat=seat, move=move, digest=digest(state), film=film, cut_off=cut_off)
        return entry, told

    def check_move(self, seat: int, move: Move) -> None:
        """Raises `Refused` unless somebody who sits here may make this move."""
        if not 0 <= seat < self.seats:
            raise Refused("not-seated")
        refuse(self.playing().judge(seat, move))

    def time_out(self, running: Running) -> Reply:
        """A deadline has passed: its move is made at the moment it fell due."""
        state = self.playing()
        move = deadline_move(state, running)
        told = self.apply(running.seat, move, running.due)
        self.clocks.passed(running.key)
        film = self.film_of(told)
        self.go_on(film, running.due)
        entry = log.TimedOut(
            at=running.due,
            key=running.key,
            seat=running.seat,
            move=move,
            digest=digest(state),
            film=film,
        )
        self.entries.append(entry)
        return Reply(entry=entry, told=tuple(told))

    def apply(self, seat: int, move: Move, at: int) -> list[Telling]:
        """Applies a move that was judged, and keeps what an undo needs to know of it."""
        state = self.playable()
        luck_before = state.luck().position()
        left = None if state.is_open(seat, move) else self.clocks.decided_by(seat, at)
        raced = self.is_raced_alone(state)
        out = Telltale()
        state.apply(seat, move, out)
        lucky = state.luck().position() != luck_before
        self.lines.append(Played(seat, move, lucky, self.shows(seat, out.told), raced, left))
        return out.told

    def film_of(self, told: list[Telling]) -> int:
        """How long people look at this. Secrets do not count: a clock would betray them."""
        if not self.clocks.grants():
            return 0
        events = [event for event in (telling.to(SPECTATOR) for telling in told) if event is not None]
        return min(self.game.film().of(events), LONGEST_FILM_MS)

    def go_on(self, film: int, at: int) -> None:
        """Clocks run for whoever decides next, once what happened was seen."""
        self.clocks.show(film, at)
        self.rearm(at)

    def shows(self, seat: int, told: list[Telling]) -> bool:
        """Whether a move of this seat showed something hidden to whoever might undo it."""
        person = lone_person(self.occupants)
        return has_shown(told, seat) if person is None or person == seat else was_shown(told, person)

    def rearm(self, at: int) -> None:
        """Looks again at which deadlines run."""
        if self.is_over():
            self.clocks.stop()
        else:
            self.clocks.arm(self.playable(), at)

    def taken_back(self, seat: int, at: int, same_clock: bool = True) -> log.TakenBack:
        """A sealed choice returns to its owner."""
        state = self.playing()
        if not state.retractable(seat):
            raise Refused("nothing-to-take-back")
        kept = same_clock and self.decides_again(last_decision(seat, self.lines), at)
        state.retract(seat)
        self.lines.append(Played(seat, None, False, False))
        self.rearm(at)
        return log.TakenBack(at=at, seat=seat, digest=digest(state), same_clock=kept)

    def undone(self, seat: int, at: int, same_clock: bool = True) -> log.Undone:
        """The position before this seat's last decision, rebuilt from the seed."""
        self.playing()
        found = reach(seat, self.lines, self.occupants, self.floor)
        if isinstance(found, Refusal):
            raise Refused(found.code)
        kept = same_clock and self.decides_again(self.lines[found], at)
        del self.lines[found:]
        self.floor = found
        self.state = self.past.after(self.lines, self.begun)
        self.rearm(at)
        return log.Undone(at=at, seat=seat, digest=digest(self.state), same_clock=kept)

    def decides_again(self, line: Played | None, at: int) -> bool:
        """The clock of a decision that is open again runs on from where it stood; whether there was one."""
        if line is None or line.left is None:
            return False
        self.clocks.decides_again(line.seat, line.left, at)
        return True

    def begun(self) -> State[Any]:
        """The position before the first line."""
        assert self.setup is not None
        return self.game.begin(self.setup, chance_from(self.seed))

    # ---- lines that are no moves: the same live and in a replay

    def enact(self, entry: AnyEntry) -> list[Telling]:
        """Carries out a line that is not a move; raises `Refused` before anything has changed."""
        told: list[Telling] = []
        match entry:
            case log.Sat(seat=seat, who=who):
                self.check_seat_free(seat)
                self.occupants[seat] = who
            case log.Left(seat=seat):
                self.check_seat_taken(seat)
                self.leave(seat)
            case log.Started():
                told = self.start(entry)
            case log.Opened() | log.Salted() | log.Revealed():
                self.promises.enact(entry)
            case log.Hinted(seat=seat):
                refuse(self.hint_refusal(seat))
            case log.Paused(at=at):
                self.pause(at)
            case log.Resumed(at=at):
                self.resume(at)
            case log.BotTookOver(seat=seat, bot=bot):
                self.check_seat_taken(seat)
                self.bots_for_absent[seat] = bot
            case log.Returned(seat=seat):
                self.check_seat_taken(seat)
                self.away.discard(seat)
                self.bots_for_absent.pop(seat, None)
            case log.Ended(reason=reason):
                self.playing()
                self.broken_off = reason or "ended"
                self.clocks.stop()
            case _:
                raise TypeError(entry)
        return told

    def leave(self, seat: int) -> None:
        """Before the start the seat is free again; later its owner is away and can return."""
        who = self.occupants[seat]
        if self.state is None:
            self.occupants[seat] = None
            if who is not None and not who.bot:
                self.promises.forget(seat)
        else:
            self.away.add(seat)

    def start(self, entry: log.Started) -> list[Telling]:
        """The deal."""
        if self.state is not None:
            raise Refused("already-started")
        if entry.setup.seats != self.seats:
            raise Refused(
                "bad-seats", self.game.seats_clause(), seats=entry.setup.seats, allowed=(self.seats,)
            )
        state = self.game.begin(entry.setup, chance_from(entry.seed))
        self.game = self.game.boxed(entry.setup.box)
        self.setup, self.seed, self.state = entry.setup, entry.seed, state
        self.first_seat = self.game.opened_by(state)
        out = Telltale()
        self.game.tell_start(state, entry.setup, out)
        self.rearm(entry.at)
        return out.told

    def pause(self, at: int) -> None:
        if self.clocks.paused_at is not None:
            raise Refused("already-paused")
        self.clocks.pause(at)

    def resume(self, at: int) -> None:
        if self.clocks.paused_at is None:
            raise Refused("not-paused")
        self.clocks.resume(at)


def refuse(verdict: Verdict | Refusal | None) -> None:
    """Raises a refusal; lets everything else pass."""
    if isinstance(verdict, Refusal):
        raise Refused(verdict.code, verdict.clause, **verdict.args)
