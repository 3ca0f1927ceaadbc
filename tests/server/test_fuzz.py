"""Whatever is sent: one answer to the sender, a table that goes on, and a log that can be replayed."""

from __future__ import annotations

import asyncio
import itertools
import logging
import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ludofoot.core.chance import FastChance
from ludofoot.core.fairness import commitment_to
from ludofoot.core.game import Game, Setup
from ludofoot.core.logbook import record_of, replay
from ludofoot.core.records import SPECTATOR
from ludofoot.games.finale import GAME as FINALE
from ludofoot.games.football_a_la_carte import GAME as A_LA_CARTE
from ludofoot.games.footmania import GAME as FOOTMANIA
from ludofoot.games.passe_eclair import GAME as PASSE_ECLAIR
from ludofoot.games.schuss_und_tor import GAME as SCHUSS_UND_TOR
from ludofoot.locale import LANGS
from ludofoot.server import course
from ludofoot.server.items import Dropped
from ludofoot.server.sockets import SocketSession
from ludofoot.server.telling import room_info, room_now
from ludofoot.server.tokens import hashed
from ludofoot.testing.walks import vocabulary
from ludofoot.wire import answers as wire
from ludofoot.wire.requests import AnyRequest, Join
from tests.paces.market import GAME as BAZAAR
from tests.paces.race import GAME as COLOURS
from tests.paces.sealed import GAME as FINGERS
from tests.server.client import Client, seated
from tests.server.nearly import Nearly, kinds_of, texts_in
from tests.server.process import SOAK, Server, bounded
from tests.server.rehearsal import Rehearsal, connection

pytestmark = pytest.mark.plain_only

TABLES: list[tuple[Game[Any], int]] = [
    (SCHUSS_UND_TOR, 2),
    (SCHUSS_UND_TOR, 4),
    (PASSE_ECLAIR, 2),
    (PASSE_ECLAIR, 4),
    (FINALE, 2),
    (A_LA_CARTE, 3),
    (A_LA_CARTE, 4),
    (FOOTMANIA, 2),
    (FOOTMANIA, 4),
    (FINGERS, 2),
    (COLOURS, 2),
    (BAZAAR, 2),
]
AT_ONCE = 40
MESSAGES = 1_000_000 if SOAK else 4_000
EXAMPLES = MESSAGES // AT_ONCE // len(TABLES) + 1
CODE = "AAAAA-AAAAA"
Said = tuple[int, str, int]
"""Who speaks, what about, and the dice for the rest."""
seeds = st.integers(0, 2**32 - 1)
ENDPOINTS = [
    "https://push.example/eve",
    "http://127.0.0.1:1/",
    "https://[::1]/",
    "file:///etc/passwd",
    "",
    "x" * 1_024,
]
IDS = [f"command-of-eve-{n}" for n in range(8)]
decode = msgspec.json.Decoder(wire.AnyAnswer).decode
KINDS = {kind.tag: kind for kind in kinds_of(AnyRequest)}
SAID = [*KINDS, *["move"] * 8, "draft", "undo", "rematch", "nonsense", "time", "drop"]
"""Moves come often, so that games go on."""
OPENER = "token-of-the-opener"
BEGINNINGS = ("nobody", "apart", "together", "late")
"""Nobody sits yet; everybody at a screen of their own, or all at one; a game that has gone on for a while."""


class NoThinkers:
    """Bots that never know: what is done for somebody who is away is done for them."""

    async def choose(self, question: Any, table: str) -> Any:
        raise OSError

    async def offer(self, question: Any, table: str) -> Any:
        raise OSError

    async def hint(self, question: Any, seats: int, table: str) -> Any:
        raise OSError


class Guest:
    """Says at one table, from any of its sockets, whatever the dice want: often right, mostly nearly so."""

    def __init__(self, game: Game[Any], seats: int, words: list[Any]) -> None:
        self.game = game
        self.seats = seats
        self.moves = kinds_of(game.move_type)
        self.words = words
        self.texts = texts_in(words)
        self.rehearsal = Rehearsal(game, seats, 7)
        self.room = self.rehearsal.room
        self.rehearsal.hub.thinkers = NoThinkers()  # type: ignore[assignment]
        self.room.keyring.seats[hashed(OPENER)] = -1
        self.sessions = {line: session_of(self.rehearsal, line) for line in (*range(seats), SPECTATOR)}
        self.tokens: dict[int, list[str]] = {line: [] for line in self.sessions}
        self.tokens[0].append(OPENER)
        self.holders = {seat: seat for seat in self.sessions}
        """The line over which somebody speaks for each seat."""

    async def begin(self, beginning: str, dice: random.Random) -> None:
        for line in self.sessions:
            await self.come(line)
        if beginning == "nobody":
            return
        if beginning != "apart":
            self.holders = {seat: min(seat, 0) for seat in self.sessions}
        for kind in ("sit", "salt"):
            for seat in range(self.seats):
                await self.ask(self.holders[seat], self.right(seat, kind))
        assert self.room.table.state is not None
        if beginning == "late":
            self.play_on(dice)

    def right(self, seat: int, kind: str) -> dict[str, Any]:
        """What everybody says at the start."""
        salt = self.salt(seat)
        known = {"name": f"P{seat}", "commitment": commitment_to(salt)} if kind == "sit" else {"salt": salt}
        return {"type": kind, "id": self.rehearsal.id(), "seat": seat, **known}

    def salt(self, seat: int) -> str:
        """Another one for each promise of the table."""
        return self.rehearsal.salt(f"{seat} {self.room.table.promises.commitment}")

    async def ask(self, line: int, fields: dict[str, Any]) -> None:
        """Something that is right."""
        await self.sessions[line].take(msgspec.json.encode(fields).decode())
        await self.room.queue.rest()
        self.keep_tokens(line, [decode(text) for text in self.rehearsal.collect(line)])

    def play_on(self, dice: random.Random) -> None:
        """Many moves at once, perhaps to the end."""
        chance = FastChance(dice.randrange(2**32))
        for _ in range(dice.choice((10, 100, 1_000))):
            if self.room.table.is_over():
                break
            state = self.room.table.playing()
            seat = state.awaited()[0]
            self.room.play(seat, state.sample(seat, chance))
        self.room.have_stored()

    async def come(self, line: int) -> None:
        """A new line, with the tokens that were got so far."""
        self.rehearsal.sockets[line] = connection()
        self.sessions[line] = session_of(self.rehearsal, line)
        join = Join(table=CODE, tokens=tuple(self.tokens[line]))
        await self.rehearsal.ask(self.rehearsal.sockets[line], join)
        self.rehearsal.collect(line)

    async def say(self, seat: int, kind: str, dice: random.Random) -> None:
        """One message, or what happens without any, and its consequences."""
        awaited = self.room.awaited()
        if kind == "move" and awaited and dice.randrange(4):
            seat = dice.choice(awaited)
        elif kind == "move" and not awaited:
            kind = dice.choice(("sit", "salt", "ready", "rematch", "move"))
        line = self.holders[seat]
        if kind == "time":
            await self.rehearsal.pass_time(dice.choice((1, 100, 2_500, 70_000)))
        elif kind != "drop":
            before = self.trace()
            message = self.message(seat, kind, dice)
            await self.sessions[line].take(message)
            await self.room.queue.rest()
            self.check(line, message, before, silent=kind == "here")
        if kind == "drop" or self.sessions[line].connection.closed_with:
            await self.rehearsal.ask(self.rehearsal.sockets[line], Dropped())
            await self.come(line)
        for each in self.sessions:
            self.rehearsal.collect(each)

    def trace(self) -> tuple[int, int]:
        """What nothing that is refused may change."""
        return self.room.number, len(self.room.table.entries)

    def check(self, line: int, message: str, before: tuple[int, int], *, silent: bool) -> None:
        """One answer to the sender, news alone for the others, and a refusal that left no trace."""
        answers = [decode(text) for text in self.rehearsal.collect(line)]
        assert answers or silent, f"no answer to {message}"
        own = [answer for answer in answers if not isinstance(answer, wire.Update)]
        assert len(own) <= 1, message
        assert room_now(self.room) == room_info(self.room), f"the room is not as it is told: {message}"
        self.keep_tokens(line, answers)
        # Whoever opened the table may begin with fewer: then it has fewer seats.
        bots = any(self.room.table.bot_at(seat) for seat in range(self.room.table.seats))
        if own and isinstance(own[0], wire.Refused) and not bots:
            assert self.trace() == before, f"refused, yet not: {message}"
        for other in self.sessions:
            news = [decode(text) for text in self.rehearsal.collect(other)]
            assert all(isinstance(each, wire.Update | wire.Gestured) for each in news), message

    def keep_tokens(self, line: int, answers: list[Any]) -> None:
        self.tokens[line] += [answer.token for answer in answers if isinstance(answer, wire.Seated)]

    # ---- what is said

    def message(self, seat: int, kind: str, dice: random.Random) -> str:
        nearly = Nearly(dice, self.texts)
        if kind == "nonsense":
            return dice.choice(("", "{", "[" * 2_000, "\ud800", '{"type":', '"\\ud800"', "nul")) or "x"
        message = nearly.struct(KINDS[kind])
        for field, value in self.sense(seat, kind, nearly).items():
            if field in message and not nearly.chance(40):
                message[field] = value
        if nearly.chance(8):
            message = nearly.spoilt_object(message)
        return msgspec.json.encode(message).decode()

    def sense(self, seat: int, kind: str, nearly: Nearly) -> dict[str, Any]:
        """What a message of this kind would say that means something here and now."""
        dice = nearly.dice
        salt = self.salt(seat)
        known: dict[str, Any] = {
            "type": kind,
            "table": CODE,
            "tokens": self.tokens[self.holders[seat]],
            "id": dice.choice(IDS) if nearly.chance(20) else self.rehearsal.id(),
            "seat": max(seat, 0),
            "absent": dice.randrange(self.seats),
            "name": dice.choice(self.texts)[:64],
            "commitment": "ab" * 32 if nearly.chance(20) else commitment_to(salt),
            "salt": "ab" * 32 if nearly.chance(20) else salt,
            "bot": dice.choice(("", "random", "debutant", "nobody")),
            "choice": dice.choice(("wait", "bot", "end")),
            "step": dice.randrange(20),
            "on": nearly.chance(50),
            "aid": dice.choice(("none", "name", "cards")),
            "gesture": dice.choice(("bravo", "save", "nothing")),
            "doing": dice.choice(("looks", "writes", "watches", "elsewhere", "sleeps")),
            "pieces": [f"card:{dice.choice(self.texts)[:50]}"],
            "open": nearly.chance(50),
            "watch": nearly.chance(50),
            "endpoint": dice.choice(ENDPOINTS),
            "key": dice.choice(("", "AA", dice.choice(self.texts)[:100])),
            "auth": dice.choice(("", "AA", dice.choice(self.texts)[:40])),
            "lang": dice.choice((*LANGS, "", "xx")),
        }
        if kind in ("move", "draft"):
            known[kind] = self.move(seat, nearly)
        return {name: known[name] for name in ("type", *(field.name for field in KINDS[kind].fields))}

    def move(self, seat: int, nearly: Nearly) -> Any:
        """What could be done, what could be done elsewhere, what the types allow, and all of it spoilt."""
        state = self.room.table.state
        offered = state.moves(seat) if state is not None and seat >= 0 else None
        if offered and not nearly.chance(3):
            found = msgspec.to_builtins(nearly.dice.choice(offered))
        elif nearly.chance(2):
            found = nearly.dice.choice(self.words)
        else:
            found = nearly.struct(nearly.dice.choice(self.moves))
        return nearly.spoilt_object(found) if nearly.chance(3) else found


def words_of(game: Game[Any], seats: int) -> list[Any]:
    return [msgspec.to_builtins(word) for word in vocabulary(game, Setup(seats), 1, games=2)[:80]]


@pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
def test_whatever_is_sent_is_answered_and_the_log_holds(
    game: Game[Any], seats: int, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.WARNING)
    words = words_of(game, seats)
    secrets = itertools.count()
    monkeypatch.setattr(course, "fresh_secret", lambda: f"{next(secrets):064x}")
    speakers = st.sampled_from([*range(seats), *range(seats), SPECTATOR])
    said = st.tuples(speakers, st.sampled_from(SAID), seeds)

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=not SOAK,
        # Where it must be quick, the first thing that breaks says enough.
        phases=[phase for phase in Phase if SOAK or phase is not Phase.shrink],
    )
    @given(st.sampled_from(BEGINNINGS), seeds, st.lists(said, min_size=AT_ONCE, max_size=AT_ONCE))
    def attack(beginning: str, seed: int, plan: list[Said]) -> None:
        nonlocal secrets
        secrets = itertools.count()
        asyncio.run(attacked(Guest(game, seats, words), beginning, seed, plan))

    attack()
    assert not caplog.records, caplog.text


async def attacked(guest: Guest, beginning: str, seed: int, plan: list[Said]) -> None:
    await guest.begin(beginning, random.Random(seed))
    for seat, kind, each in plan:
        await guest.say(seat, kind, random.Random(each))
    replay(record_of(guest.room.table), lambda name: guest.game)
    guest.rehearsal.close()


async def silence() -> Any:
    raise AssertionError("messages are handed over one by one")


async def swallow(message: Any) -> None:
    raise AssertionError("answers are taken from the queue")


def session_of(rehearsal: Rehearsal, seat: int) -> SocketSession:
    """Reads messages for a socket that is at the table already."""
    session = SocketSession(rehearsal.hub, {"client": None, "query_string": b""}, silence, swallow)
    session.connection = rehearsal.sockets[seat]
    session.room = rehearsal.room
    return session


@bounded(600)
async def test_garbage_through_a_real_socket_harms_nobody(server: Server) -> None:
    async with seated(server, "fingers", "", "") as (eve, bob):
        for number in range(2_000 if SOAK else 150):
            if eve.closed:
                await eve.join()
            await eve.send(garbage(number))
        await bob.quiet()
        assert await healthy(bob)
        answer = await server.ask("GET", "/api/games")
        assert answer.status_code == 200


def garbage(number: int) -> str | bytes:
    """The same every time: bytes of a generator that everybody has."""
    dice = random.Random(number)
    raw = dice.randbytes(dice.choice((0, 1, 10, 1000, 60_000)))
    return raw if number % 2 else raw.decode("latin-1")


async def healthy(client: Client) -> bool:
    answer = await client.preview(client.seats[0], {"type": "show", "fingers": 1})
    return isinstance(answer, wire.Previewed)
