"""Who sits at the sockets: players of a game, and pairs that throw bytes at a bare server."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
import time
from typing import Any

import msgspec

from bench.serving.frames import Client

_ACK = b'{"type":"ack"'
_UPDATE = b'{"type":"update"'
_REFUSED = b'{"type":"refused"'


class _Item(msgspec.Struct):
    value: msgspec.Raw


class _Form(msgspec.Struct):
    items: list[_Item] = []


class _Prompt(msgspec.Struct):
    form: _Form


class _Screen(msgspec.Struct):
    prompts: list[_Prompt] = []


class _SeatInfo(msgspec.Struct):
    committed: bool = False


class _Room(msgspec.Struct):
    phase: str
    number: int
    seats: list[_SeatInfo]
    awaited: list[int] = []


class _Update(msgspec.Struct):
    """Only what a player must read: the rest is skipped."""

    room: _Room
    screens: list[_Screen]


_read = msgspec.json.Decoder(_Update).decode


class Reactions:
    """How long people take to see what lies there and to lay a card on it."""

    def __init__(self, least: float, most: float, seed: int) -> None:
        self.least = least
        self.most = most
        self.luck = random.Random(seed)

    def seconds(self) -> float:
        return self.luck.uniform(self.least, self.most)


class Gauge:
    """What the sockets of one server have seen since it was last reset."""

    def __init__(self) -> None:
        self.at_once = False
        """Whether a player answers as soon as it is asked, or waits to be told."""
        self.reactions: Reactions | None = None
        """Or answers by itself, after as long as a person needs."""
        self.reset()

    def reset(self) -> None:
        self.acknowledged = 0
        self.commands = 0
        """Everything acknowledged: moves, and between games salts and rematches too."""
        self.waits: list[float] = []
        self.until_told: list[float] = []
        """Not only acknowledged: everybody at the table has been told."""
        self.sent_bytes = 0
        self.sent = 0
        self.ack_bytes = 0
        self.update_bytes = 0
        self.updates = 0

    def sizes(self) -> dict[str, float]:
        """Mean sizes of what travels for one move, and how many updates a command brings."""
        return {
            "move": self.sent_bytes / max(1, self.sent),
            "ack": self.ack_bytes / max(1, self.acknowledged),
            "update": self.update_bytes / max(1, self.updates),
            "updates": self.updates / max(1, self.commands),
        }


class Player(Client):
    """Keeps the answer to the last question ready; who asks it to `act` sends it."""

    def __init__(self, port: int, gauge: Gauge) -> None:
        super().__init__(port)
        self.gauge = gauge
        self.answer = b""
        self.answered_at = 0.0
        self.untold = False
        self.opened = False

    def ready(self) -> None:
        self.opened = True

    def asked(self, answer: bytes) -> None:
        """The game waits for this player."""
        self.answer = answer
        if self.gauge.at_once:
            self.act()
        else:
            self.react()

    def react(self) -> None:
        """Answers after a while what is asked now, whatever happens in between: that may be too late."""
        if self.gauge.reactions is not None and self.answer:
            asyncio.get_running_loop().call_later(self.gauge.reactions.seconds(), self.react_now)

    def react_now(self) -> None:
        if self.gauge.reactions is not None:
            self.act()

    def act(self) -> bool:
        """Sends the answer, if there is one to give."""
        if not self.answer:
            return False
        answer, self.answer = self.answer, b""
        self.gauge.sent_bytes += len(answer)
        self.gauge.sent += 1
        self.answered_at = time.perf_counter()
        self.send(answer)
        return True

    def acknowledged(self, size: int) -> None:
        """A move is stored."""
        gauge = self.gauge
        gauge.waits.append(time.perf_counter() - self.answered_at)
        self.untold = True
        gauge.acknowledged += 1
        gauge.commands += 1
        gauge.ack_bytes += size

    def updated(self, size: int) -> None:
        """Something has come that would be drawn on a screen; the first after one's own move tells of it."""
        if self.untold:
            self.untold = False
            self.gauge.until_told.append(time.perf_counter() - self.answered_at)
        self.gauge.updates += 1
        self.gauge.update_bytes += size


class GamePlayer(Player):
    """Plays one seat of a table for ever: salts, moves, rematches."""

    def __init__(self, port: int, gauge: Gauge, table: str, seat: int) -> None:
        super().__init__(port, gauge)
        self.table = table
        self.seat = seat
        self.salt = ""
        self.commands = 0
        self.moving = ""
        self.done: set[tuple[int, str]] = set()
        self.playing = False

    def ready(self) -> None:
        super().ready()
        self.send(msgspec.json.encode({"type": "join", "table": self.table}))
        self.command("sit", name=f"P{self.seat}", commitment=self.promise())

    def promise(self) -> str:
        self.salt = secrets.token_hex(32)
        return hashlib.sha256(bytes.fromhex(self.salt)).hexdigest()

    def named(self, kind: str) -> str:
        self.commands += 1
        return f"{kind}-{self.seat}-{self.commands:06d}"

    def command(self, kind: str, **fields: Any) -> None:
        self.send(msgspec.json.encode({"type": kind, "id": self.named(kind), "seat": self.seat, **fields}))

    def message(self, text: bytes) -> None:
        if text.startswith(_UPDATE):
            self.updated(len(text))
            self.look(_read(text))
        elif text.startswith(_ACK):
            if self.moving and self.moving.encode() in text:
                self.moving = ""
                self.acknowledged(len(text))
            else:
                self.gauge.commands += 1
        elif not text.startswith(b'{"type":"seated"'):
            raise ValueError(text)

    def look(self, update: _Update) -> None:
        """Does what the table waits for."""
        room = update.room
        self.playing = room.phase == "playing"
        if self.playing:
            prompts = update.screens[0].prompts
            if prompts and not self.moving and not self.answer:
                self.choose(prompts[0].form.items)
        elif room.phase == "waiting" and not room.seats[self.seat].committed and room.number > 1:
            if self.first_time(room, "ready"):
                self.command("ready", commitment=self.promise())
        elif room.phase == "salts" and self.first_time(room, "salt"):
            self.command("salt", salt=self.salt)
        elif room.phase == "over" and self.first_time(room, "rematch"):
            self.command("rematch")

    def first_time(self, room: _Room, what: str) -> bool:
        key = (room.number, what)
        if key in self.done:
            return False
        self.done.add(key)
        return True

    def choose(self, items: list[_Item]) -> None:
        """Any of the moves offered; which one changes from move to move."""
        move = bytes(items[self.commands * 7 % len(items)].value)
        self.moving = self.named("move")
        self.asked(b'{"type":"move","id":"%b","seat":%d,"move":%b}' % (self.moving.encode(), self.seat, move))


class Challenger(GamePlayer):
    """Plays against bots alone, and notes how long each of their answers takes."""

    asked_at = 0.0

    def look(self, update: _Update) -> None:
        if self.asked_at:
            self.gauge.waits.append(time.perf_counter() - self.asked_at)
        others = [seat for seat in update.room.awaited if seat != self.seat]
        self.asked_at = time.perf_counter() if others and update.room.phase == "playing" else 0.0
        super().look(update)

    def acknowledged(self, size: int) -> None:
        """What is measured here is not how soon a move is stored."""
        self.gauge.acknowledged += 1


class GameRacer(GamePlayer):
    """Plays one seat of a race, where the time for an answer may run out before it comes."""

    seen: _Update | None = None

    def message(self, text: bytes) -> None:
        if text.startswith(_REFUSED):
            self.moving = ""
            if self.seen is not None:
                self.look(self.seen)
        else:
            super().message(text)

    def look(self, update: _Update) -> None:
        self.seen = update
        super().look(update)


class EchoPlayer(Player):
    """One of two who take turns: sends the bytes of a move when the other's have come back."""

    def __init__(self, port: int, gauge: Gauge, table: str, move: bytes, begins: bool) -> None:
        super().__init__(port, gauge)
        self.table = table
        self.move = move
        self.begins = begins
        self.mine = False
        self.playing = False

    def ready(self) -> None:
        super().ready()
        self.send(self.table.encode())

    def message(self, text: bytes) -> None:
        if text.startswith(_ACK):
            self.mine = True
            self.acknowledged(len(text))
        elif text.startswith(_UPDATE):
            self.updated(len(text))
            if self.mine:
                self.mine = False
            else:
                self.asked(self.move)
        else:  # both are there
            self.playing = True
            if self.begins:
                self.asked(self.move)


class EchoRacer(EchoPlayer):
    """One of two who do not wait for each other."""

    def message(self, text: bytes) -> None:
        if text.startswith(_UPDATE):
            self.updated(len(text))
            if self.mine:
                self.mine = False
                self.asked(self.move)
        else:
            super().message(text)
            self.begins = False


class Survivor(GamePlayer):
    """Comes back to its seat, by its token, wherever the table is now."""

    token = ""

    def ready(self) -> None:
        if not self.token:
            super().ready()
            return
        self.opened = True
        self.send(msgspec.json.encode({"type": "join", "table": self.table, "tokens": [self.token]}))

    def message(self, text: bytes) -> None:
        if text.startswith(b'{"type":"seated"'):
            self.token = msgspec.json.decode(text)["token"]
        elif not text.startswith(_REFUSED):
            super().message(text)

    def elsewhere(self, port: int, gauge: Gauge) -> Survivor:
        """The same person, on a new line to another worker."""
        found = Survivor(port, gauge, self.table, self.seat)
        found.token, found.salt, found.commands = self.token, self.salt, self.commands + 1_000
        return found


class PeerPlayer(Player):
    """One of two at a match of boardgame.io, over socket.io: lays a card when it is its turn."""

    path = "/socket.io/?EIO=4&transport=websocket"

    def __init__(self, port: int, gauge: Gauge, table: str, seat: int) -> None:
        super().__init__(port, gauge)
        self.table = table
        self.seat = seat
        self.playing = self.mine = False

    def message(self, text: bytes) -> None:
        if text.startswith(b"42"):
            self.heard(len(text), *msgspec.json.decode(text.partition(b",")[2]))
        elif text.startswith(b"40"):
            self.emit("sync", self.table, str(self.seat), None, 2)
        elif text == b"2":
            self.send(b"3")
        else:  # the line is open
            self.send(b"40/cards,")

    def emit(self, *what: Any) -> None:
        self.send(b"42/cards," + msgspec.json.encode(what))

    def heard(self, size: int, kind: str, match: str, state: Any, *more: Any) -> None:
        if kind not in ("sync", "update"):
            return
        state = state["state"] if kind == "sync" else state
        if self.mine:
            self.mine = False
            self.acknowledged(0)
        self.updated(size)
        self.playing = True
        if state["ctx"]["currentPlayer"] == str(self.seat):
            payload = {"type": "lay", "args": [state["_stateID"] % 5], "playerID": str(self.seat)}
            move = [
                "update",
                {"type": "MAKE_MOVE", "payload": payload},
                state["_stateID"],
                match,
                str(self.seat),
            ]
            self.asked(b"42/cards," + msgspec.json.encode(move))

    def act(self) -> bool:
        self.mine = bool(self.answer) or self.mine
        return super().act()
