"""Whatever is sent: one answer to the sender, a table that goes on, and a log that can be replayed."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludofoot.core.game import Game, Setup
from ludofoot.core.record import record_of, replay
from ludofoot.games.schuss_und_tor import GAME as SCHUSS_UND_TOR
from ludofoot.server.sockets import SocketSession
from ludofoot.testing.walks import vocabulary
from ludofoot.wire import answers as wire
from tests.paces.market import GAME as BAZAAR
from tests.paces.race import GAME as COLOURS
from tests.paces.sealed import GAME as FINGERS
from tests.server.client import Client, seated
from tests.server.process import SOAK, Server, bounded
from tests.server.rehearsal import Rehearsal

pytestmark = pytest.mark.plain_only

GAMES: list[Game[Any]] = [SCHUSS_UND_TOR, FINGERS, COLOURS, BAZAAR]
AT_ONCE = 40
EXAMPLES = 100_000 // AT_ONCE if SOAK else 80
IDS = [f"command-of-eve-{n}" for n in range(8)]
decode = msgspec.json.Decoder(wire.AnyAnswer).decode

numbers = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
scalars = st.none() | st.booleans() | numbers | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
)
hexes = st.sampled_from(["ab" * 32, "0" * 33, "cd" * 16, "zz" * 32])
fields: dict[str, st.SearchStrategy[Any]] = {
    "id": st.sampled_from(IDS) | st.text(max_size=70),
    "seat": st.integers(-2, 17),
    "absent": st.integers(-2, 17),
    "name": st.text(max_size=70),
    "commitment": hexes,
    "salt": hexes,
    "bot": st.sampled_from(["", "random", "debutant"]) | st.text(max_size=40),
    "choice": st.sampled_from(["wait", "bot", "end", "kick"]),
    "table": st.sampled_from(["AAAAA-AAAAA", "aaaaaaaaaa", "BBBBB-BBBBB", ""]),
    "tokens": st.lists(st.text(max_size=70), max_size=3),
}
kinds = {
    "join": ("table", "tokens"),
    "resync": (),
    "sit": ("id", "seat", "name", "commitment"),
    "seat": ("id", "seat", "bot"),
    "salt": ("id", "seat", "salt"),
    "move": ("id", "seat", "move"),
    "take-back": ("id", "seat"),
    "undo": ("id", "seat"),
    "leave": ("id", "seat"),
    "settle": ("id", "seat", "absent", "choice"),
    "rematch": ("id", "seat"),
    "ready": ("id", "seat", "commitment"),
    "draft": ("id", "seat", "draft"),
}


@st.composite
def messages(draw: st.DrawFn, words: list[Any]) -> str | bytes:
    """From almost right to nothing of the kind."""
    kind = draw(st.sampled_from([*kinds, "move", "draft", "nonsense"]))
    if kind == "nonsense":
        return draw(st.text(max_size=80) | anything.map(lambda found: msgspec.json.encode(found).decode()))
    moves = st.sampled_from(words) | st.dictionaries(st.text(max_size=8), anything, max_size=3)
    known = {**fields, "move": moves, "draft": moves}
    message = {"type": kind, **{field: draw(known[field]) for field in kinds[kind]}}
    if draw(st.integers(0, 5)) == 0:
        spoilt = draw(st.sampled_from([*message, "more"]))
        message[spoilt] = draw(anything)
    if draw(st.integers(0, 9)) == 0:
        message.pop(draw(st.sampled_from([*message])))
    return msgspec.json.encode(message).decode()


def words_of(game: Game[Any]) -> list[Any]:
    return [msgspec.to_builtins(word) for word in vocabulary(game, Setup(2), 1)[:60]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_whatever_is_sent_is_answered_and_the_log_holds(
    game: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    words = words_of(game)

    @settings(
        max_examples=EXAMPLES // len(GAMES) + 1,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        database=None,
        derandomize=not SOAK,
    )
    @given(st.lists(messages(words), min_size=AT_ONCE // 2, max_size=AT_ONCE))
    def attack(sent: list[str]) -> None:
        asyncio.run(attacked(game, sent))

    attack()
    assert not caplog.records, caplog.text


async def attacked(game: Game[Any], sent: list[str]) -> None:
    rehearsal = Rehearsal(game, 2, 7)
    await rehearsal.begin()
    eve = session_of(rehearsal, 0)
    for message in sent:
        rehearsal.collect(0)
        rehearsal.collect(1)
        await eve.take(message)
        await rehearsal.room.queue.rest()
        answers = [decode(text) for text in rehearsal.collect(0)]
        assert answers, f"no answer to {message}"
        assert sum(not isinstance(answer, wire.Update) for answer in answers) <= 1
        assert all(isinstance(decode(text), wire.Update) for text in rehearsal.collect(1))
        if eve.connection.closed_with:
            break
    replay(record_of(rehearsal.room.table), lambda name: game)
    await rehearsal.pass_time(1)
    rehearsal.close()


async def silence() -> Any:
    raise AssertionError("messages are handed over one by one")


async def swallow(message: Any) -> None:
    raise AssertionError("answers are taken from the queue")


def session_of(rehearsal: Rehearsal, seat: int) -> SocketSession:
    """Reads messages for a socket that is at the table already."""
    session = SocketSession(rehearsal.hub, {"client": None}, silence, swallow)
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
