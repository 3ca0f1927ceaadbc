"""A database that understands the statements of our store and no others; each happens at one moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec

from ludofoot.server import pg_claims, pg_post, pg_rows, postgres

from .clockwork import EPOCH, VirtualLoop

UNFENCED, UNFENCED_KEEP = "an append that asks nobody", "the same of everything"
LONGEST_WAY = 60.0
"""From what happens at a table until it is stored: machines are paused, lines are slow."""


class Ledger:
    """The tables, and who broke the rule that only the owner writes."""

    def __init__(self, loop: VirtualLoop, is_full: Callable[[], bool]) -> None:
        self.loop, self.is_full = loop, is_full
        self.workers: dict[int, dict[str, Any]] = {}
        self.rooms: dict[str, dict[str, Any]] = {}
        self.games: dict[tuple[int, int], bytes] = {}
        self.tokens: dict[str, tuple[int, int]] = {}
        self.entries: dict[tuple[int, int, int], tuple[str | None, bytes, int]] = {}
        self.commands: dict[tuple[int, str], int] = {}
        self.kept: dict[str, bytes] = {}
        self.locks: dict[int, object] = {}
        self.listeners: list[tuple[Any, Callable[..., None]]] = []
        self.last = 0
        self.fouls: list[str] = []
        self.claims = self.burials = self.fenced = 0
        self.answers = self.statements()

    def statements(self) -> dict[str, Callable[..., Any]]:
        return {
            pg_rows.APPEND: self.append,
            UNFENCED: self.append_unfenced,
            pg_rows.KEEP: self.keep,
            UNFENCED_KEEP: self.keep_unfenced,
            pg_rows.OURS: self.ours,
            pg_rows.KEEP_ONCE: lambda line, name, body: self.kept.setdefault(name, body),
            "SELECT body FROM kept WHERE name = $1": lambda line, name: self.kept[name],
            pg_claims.CLAIM: self.claim,
            pg_claims.OWNER: self.owner,
            pg_claims.BURY: self.bury,
            pg_claims.ORPHANED: lambda line, code, owner: "UPDATE 0",
            pg_claims.RELEASE: self.release,
            pg_claims.OLD: lambda line, *v: [],
            pg_post.NEW_ID: self.next_id,
            pg_post.ENROL: self.enrol,
            pg_post.BEAT: self.beat,
            pg_post.RESIGN: self.resign,
            postgres.MINE: self.mine,
            "SELECT 1 FROM workers WHERE id = $1": lambda line, me: 1 if me in self.workers else None,
            "SELECT 1 FROM rooms WHERE code = $1": lambda line, code: 1 if code in self.rooms else None,
            "SELECT extract(epoch FROM clock_timestamp())": lambda line: self.loop.clock + EPOCH,
            "SELECT pg_advisory_lock($1::int, $2::int)": lambda line, kind, me: self.locks.update({me: line}),
            "SELECT pg_notify('wanted', $1)": self.notify,
            "SELECT value FROM meta WHERE key = 'oldest_reader'": lambda line: 1,
            "SELECT pg_try_advisory_xact_lock($1)": lambda line, key: True,
        }

    def run(self, line: Any, statement: str, *values: Any) -> Any:
        if statement in self.answers:
            return self.answers[statement](line, *values)
        if statement.startswith("UPDATE rooms SET visited_at"):
            return "UPDATE 1"
        if statement.startswith("DELETE FROM"):
            return "DELETE 0"
        return self.read(statement, *values)

    def read(self, statement: str, key: Any) -> Any:
        """What `read_room` asks."""
        if "FROM rooms" in statement:
            return self.rooms.get(key)
        if "FROM games" in statement:
            return [(body,) for (room, _), body in sorted(self.games.items()) if room == key]
        if "FROM tokens" in statement:
            return [(hashed, seat) for hashed, (room, seat) in self.tokens.items() if room == key]
        if "FROM bells" in statement:  # nobody here can be rung
            return []
        assert "FROM entries" in statement, statement
        lines = [(at[1], at[2], *found[:2]) for at, found in self.entries.items() if at[0] == key]
        return sorted(lines, key=lambda each: each[:2])

    # ---- writing

    def append(self, line: Any, me: int, rooms: list[int], *columns: list[Any]) -> str:
        if me not in self.workers or any(self.owner_of(room) != me for room in rooms):
            self.fenced += 1
            return "INSERT 0 0"
        return self.insert(line, me, rooms, *columns)

    def append_unfenced(self, line: Any, me: int, rooms: list[int], *columns: list[Any]) -> str:
        for room in rooms:
            self.look_for_foul(me, room)
        return self.insert(line, me, rooms, *columns)

    def look_for_foul(self, me: int, room: int) -> None:
        if me not in self.workers or self.owner_of(room) != me:
            self.fouls.append(f"worker {me} wrote into room {room} of {self.owner_of(room)}")

    def insert(self, line: Any, me: int, rooms: list[int], *columns: list[Any]) -> str:
        if self.is_full():
            raise asyncpg.DiskFullError("no space left")
        lines = list(zip(rooms, *columns, strict=True))
        for room, number, n, command, _ in lines:
            if (room, number, n) in self.entries or (command and (room, command) in self.commands):
                raise asyncpg.UniqueViolationError("twice")
        for room, number, n, command, body in lines:
            if n and (room, number, n - 1) not in self.entries:
                self.fouls.append(f"a hole before line {n} of game {number} in room {room}")
            self.entries[room, number, n] = (command, body, me)
            self.look_at_time(room, body)
            if command:
                self.commands[room, command] = me
        return f"INSERT 0 {len(lines)}"

    def look_at_time(self, room: int, body: bytes) -> None:
        """A table's time is that of the database, whatever the clock of a machine says."""
        opened = next((each["opened_at"] for each in self.rooms.values() if each["id"] == room), None)
        if opened is not None:
            wrong = self.loop.clock + EPOCH - (opened + msgspec.json.decode(body)["at"]) / 1000
            if abs(wrong) > LONGEST_WAY:
                self.fouls.append(f"a line of room {room} is {wrong:.0f} s from the time of the database")

    def keep(self, line: Any, me: int, numbers: list[int], *columns: list[Any]) -> int:
        if me not in self.workers:
            self.fenced += 1
            return 0
        return self.keep_of(me, [each for each in numbers if self.owner_of(each) == me], columns)

    def keep_unfenced(self, line: Any, me: int, numbers: list[int], *columns: list[Any]) -> int:
        for room in numbers:
            self.look_for_foul(me, room)
        return self.keep_of(me, numbers, columns)

    def keep_of(self, me: int, numbers: list[int], columns: tuple[list[Any], ...]) -> int:
        """In rooms that let it through; all of it or, if something is there already, nothing."""
        made, games, freed, tokens, _, lines = (
            list(zip(*columns[start:end], strict=True))
            for start, end in ((0, 4), (4, 7), (7, 9), (9, 12), (12, 16), (16, 21))
        )
        if any(each[0] in self.rooms for each in made) or any(each[1] in self.tokens for each in tokens):
            raise asyncpg.UniqueViolationError("twice")
        ours = {code: room["id"] for code, room in self.rooms.items() if room["id"] in numbers}
        ours |= {each[0]: len(self.rooms) + n for n, each in enumerate(made, 1)}
        written = [(ours[code], *rest) for code, *rest in lines if code in ours]
        if written:
            self.insert(None, me, *(list(each) for each in zip(*written, strict=True)))
        for code, body, alive_at, _ in made:
            self.rooms[code] = new_room(ours[code], body, alive_at)
        for code, number, body in games:
            if code in ours:
                self.games[ours[code], number] = body
        emptied = {(ours.get(code), seat) for code, seat in freed}
        self.tokens = {hashed: held for hashed, held in self.tokens.items() if held not in emptied}
        self.tokens |= {hashed: (ours[code], seat) for code, hashed, seat in tokens if code in ours}
        return len(ours)

    def ours(self, line: Any, rooms: list[int], me: int) -> list[Any]:
        return [each for each in self.rooms.values() if each["id"] in rooms and each["owner"] == me]

    def mine(self, line: Any, room: int, number: int, *more: int) -> int | None:
        n, me = more
        found = self.entries.get((room, number, n))
        return 1 if found is not None and found[2] == me else None

    def owner_of(self, room: int) -> int | None:
        return next((each["owner"] for each in self.rooms.values() if each["id"] == room), None)

    # ---- leases

    def next_id(self, line: Any) -> int:
        self.last += 1
        return self.last

    def enrol(self, line: Any, me: int, *row: Any) -> None:
        _, _, beat_at, seconds = row
        self.workers[me] = {"beat_at": beat_at, "expires": self.loop.clock + seconds}

    def beat(self, line: Any, me: int, beat_at: int, seconds: float) -> str:
        if me not in self.workers:
            return "UPDATE 0"
        self.workers[me] = {"beat_at": beat_at, "expires": self.loop.clock + seconds}
        return "UPDATE 1"

    def claim(self, line: Any, me: int, code: str) -> dict[str, Any] | None:
        room = self.rooms.get(code)
        if me not in self.workers or room is None or room["owner"] not in (None, me):
            return None
        room["owner"] = me
        self.claims += 1
        return dict(room)

    def owner(self, line: Any, code: str) -> dict[str, Any] | None:
        room = self.rooms.get(code)
        if room is None:
            return None
        return {"owner": room["owner"], "alive": room["owner"] if room["owner"] in self.workers else None}

    def bury(self, line: Any, who: int, kind: int) -> str:
        worker = self.workers.get(who)
        dead = worker is not None and (worker["expires"] <= self.loop.clock or who not in self.locks)
        if not dead:
            return "UPDATE 0"
        self.burials += 1
        del self.workers[who]
        assert worker is not None
        self.free(who, worker["beat_at"], handed=False)
        return "UPDATE"

    def resign(self, line: Any, me: int, now: int) -> None:
        if self.workers.pop(me, None) is not None:
            self.free(me, now, handed=True)

    def release(self, line: Any, me: int, code: str, now: int) -> None:
        room = self.rooms.get(code)
        if room is not None and room["owner"] == me:
            room.update(owner=None, alive_at=now, handed=True)

    def free(self, who: int, at: int, handed: bool) -> None:
        for room in self.rooms.values():
            if room["owner"] == who:
                room.update(owner=None, alive_at=at, handed=handed)

    def notify(self, line: Any, said: str) -> None:
        for other, hear in list(self.listeners):
            if not other.closed:
                other.tell(hear, said)


def new_room(number: int, body: bytes, alive_at: int) -> dict[str, Any]:
    opened_at = msgspec.json.decode(body)["opened_at"]
    more = {"alive_at": alive_at, "handed": True, "opened_at": opened_at}
    return {"id": number, "body": body, "owner": None, **more}
