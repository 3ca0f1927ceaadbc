"""Non-interference: swap what a viewer cannot see, and every byte its socket is sent stays the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Game, Setup
from ludofoot.core.records import SPECTATOR, Move, Refusal
from ludofoot.core.sink import Sink
from ludofoot.core.state import State
from ludofoot.games.schuss_und_tor import GAME as SCHUSS_UND_TOR
from ludofoot.server.tokens import hashed
from ludofoot.testing.walks import vocabulary
from ludofoot.wire import requests as wire
from tests.paces.market import GAME as BAZAAR
from tests.paces.race import GAME as COLOURS
from tests.paces.sealed import GAME as FINGERS
from tests.server.bottle.veil import otherwise
from tests.server.process import SOAK, bounded
from tests.server.rehearsal import Rehearsal, as_sent, connection

WORDS = 12
MOMENTS = 1_000 if SOAK else 10
"""At how many moments of a game it is looked at."""
SEEDS = range(20) if SOAK else range(2)
LONGEST = 200
CASES = [(SCHUSS_UND_TOR, 2), (SCHUSS_UND_TOR, 3), (FINGERS, 3), (COLOURS, 3), (BAZAAR, 3)]

Play = tuple[int, Move]


def state_of(rehearsal: Rehearsal) -> State[Any]:
    state = rehearsal.room.table.state
    assert state is not None
    return state


async def rehearsed(game: Game[Any], seats: int, seed: int, plays: list[Play]) -> Rehearsal:
    """The table after these moves; nobody has anything unread."""
    rehearsal = Rehearsal(game, seats, seed)
    await rehearsal.begin()
    for play in plays:
        await make(rehearsal, play)
    for seat in rehearsal.sockets:
        rehearsal.collect(seat)
    return rehearsal


async def make(rehearsal: Rehearsal, play: Play) -> None:
    seat, move = play
    plain = as_sent(msgspec.to_builtins(move))
    await rehearsal.ask(rehearsal.sockets[seat], wire.Move(id=rehearsal.id(), seat=seat, move=plain))


async def walked(game: Game[Any], seats: int, seed: int) -> list[Play]:
    """The moves of a random game, made through the room."""
    rehearsal = await rehearsed(game, seats, seed, [])
    dice = FastChance(seed, 5)
    plays: list[Play] = []
    while not rehearsal.room.table.is_over() and len(plays) < LONGEST:
        state = state_of(rehearsal)
        anyone = dice.below(seats)
        offer = state.sample_open(anyone, dice) if dice.below(3) == 0 else None
        seat = int(state.due(dice))
        plays.append((anyone, offer) if offer is not None else (seat, state.sample(seat, dice)))
        await make(rehearsal, plays[-1])
    rehearsal.close()
    return plays


def asks_luck(state: State[Any], play: Play) -> bool:
    twin = state.copy(FastChance(1))
    before = twin.luck().position()
    twin.apply(*play, Sink())
    return bool(twin.luck().position() != before)


def goes_alike(one: State[Any], other: State[Any], play: Play) -> bool:
    """Luck may show different cards, a card that is not there cannot be played, and the end lays all open."""
    states = (one, other)
    if any(isinstance(state.judge(*play), Refusal) for state in states):
        return False
    return not any(asks_luck(state, play) or ends(state, play) for state in states)


def ends(state: State[Any], play: Play) -> bool:
    """Whether the game is over after this play."""
    after = state.copy(FastChance(0))
    after.apply(*play, Sink())
    return after.outcome() is not None


async def probe(rehearsal: Rehearsal, viewer: int, words: list[Any], play: Play | None) -> list[str]:
    """All that a viewer is sent when it asks, when others ask, and when somebody moves."""
    for seat, socket in rehearsal.sockets.items():
        for word in words:
            plain = as_sent(msgspec.to_builtins(word))
            await rehearsal.ask(socket, wire.Draft(id=rehearsal.id(), seat=max(seat, 0), draft=plain))
            barred = seat < 0 or isinstance(state_of(rehearsal).judge(seat, word), Refusal)
            if barred and seat == viewer:
                await rehearsal.ask(socket, wire.Move(id=rehearsal.id(), seat=max(seat, 0), move=plain))
        for request in (wire.Undo, wire.TakeBack):
            if seat == viewer:
                await rehearsal.ask(socket, request(id=rehearsal.id(), seat=15))
    await rehearsal.ask(rehearsal.sockets[viewer], wire.Resync())
    if play is not None:
        await make(rehearsal, play)
    await rehearsal.ask(rehearsal.sockets[viewer], wire.Resync())
    return rehearsal.collect(viewer)


async def newcomer(rehearsal: Rehearsal, viewer: int) -> list[str]:
    """What a second tab of the viewer is sent when it opens."""
    tab = connection()
    token = f"token-of-a-second-tab-{viewer}"
    if viewer >= 0:
        rehearsal.room.keyring.seats[hashed(token)] = viewer
    await rehearsal.ask(tab, wire.Join(table="AAAAA-AAAAA", tokens=(token,)))
    return [text.decode() for text in tab.waiting]


@bounded(3600 if SOAK else 120)
@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda case: getattr(case, "id", str(case)))
async def test_what_a_viewer_cannot_see_changes_no_byte(game: Game[Any], seats: int) -> None:
    compared = moved = swapped = 0
    for seed in SEEDS:
        plays = await walked(game, seats, seed)
        words = vocabulary(game, Setup(seats), seed)[:WORDS]
        for cut in range(0, len(plays), max(1, len(plays) // MOMENTS)):
            for viewer in (*range(seats), SPECTATOR):
                one = await rehearsed(game, seats, seed, plays[:cut])
                other = await rehearsed(game, seats, seed, plays[:cut])
                view = game.view(state_of(one), viewer)
                other.room.table.state = game.imagine(view, FastChance(seed, cut))
                other.room.history = [otherwise(line, viewer) for line in one.room.history]
                swapped += state_of(one).facts() != state_of(other).facts()
                alike = goes_alike(state_of(one), state_of(other), plays[cut])
                play = plays[cut] if alike else None
                first = await probe(one, viewer, words, play)
                assert first == await probe(other, viewer, words, play)
                assert await newcomer(one, viewer) == await newcomer(other, viewer)
                compared += len(first)
                moved += alike
                one.close()
                other.close()
    assert compared > 100
    assert moved > 5
    assert swapped > 5


@bounded()
@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda case: getattr(case, "id", str(case)))
async def test_what_somebody_asks_in_private_reaches_nobody_else(game: Game[Any], seats: int) -> None:
    """No message, and so no gap in the numbers."""
    plays = await walked(game, seats, 1)
    rehearsal = await rehearsed(game, seats, 1, plays[: len(plays) // 2])
    words = vocabulary(game, Setup(seats), 1)[:WORDS]
    numbers = {seat: socket.seq for seat, socket in rehearsal.sockets.items()}
    asker = rehearsal.sockets[0]
    for word in words:
        plain = as_sent(msgspec.to_builtins(word))
        await rehearsal.ask(asker, wire.Draft(id=rehearsal.id(), seat=0, draft=plain))
        if isinstance(state_of(rehearsal).judge(0, word), Refusal):
            await rehearsal.ask(asker, wire.Move(id=rehearsal.id(), seat=0, move=plain))
    await rehearsal.ask(asker, wire.Undo(id=rehearsal.id(), seat=0))
    await rehearsal.ask(asker, wire.Resync())
    assert rehearsal.collect(0)
    for seat, socket in rehearsal.sockets.items():
        if seat != 0:
            assert rehearsal.collect(seat) == []
            assert socket.seq == numbers[seat]
    rehearsal.close()


@bounded()
@pytest.mark.parametrize(("game", "seats"), CASES, ids=lambda case: getattr(case, "id", str(case)))
async def test_what_is_told_bit_by_bit_is_what_a_newcomer_is_told(game: Game[Any], seats: int) -> None:
    rehearsal = Rehearsal(game, seats, 3)
    await rehearsal.begin()
    for play in await walked(game, seats, 3):
        await make(rehearsal, play)
    for viewer in rehearsal.sockets:
        bit_by_bit = [told for message in rehearsal.collect(viewer) for told in told_in(message)]
        (whole,) = await newcomer(rehearsal, viewer)
        assert bit_by_bit == told_in(whole)
        assert bit_by_bit
    rehearsal.close()


def told_in(message: str) -> list[Any]:
    found = msgspec.json.decode(message)
    return found["screens"][0]["told"] if found["type"] == "update" else []


@bounded()
async def test_while_somebody_is_away_private_questions_still_reach_nobody_else() -> None:
    """A countdown that has become smaller is no news."""
    rehearsal = await rehearsed(FINGERS, 3, 1, [])
    await rehearsal.ask(rehearsal.sockets[2], wire.Leave(id=rehearsal.id(), seat=2))
    rehearsal.time += 500
    rehearsal.collect(1)
    draft = wire.Draft(id=rehearsal.id(), seat=0, draft=as_sent({"type": "show", "fingers": 1}))
    await rehearsal.ask(rehearsal.sockets[0], draft)
    assert rehearsal.collect(1) == []
    rehearsal.close()


@bounded()
async def test_a_sealed_choice_looks_the_same_whatever_it_is() -> None:
    sent = []
    for fingers in (1, 3):
        rehearsal = await rehearsed(FINGERS, 2, 1, [])
        show = as_sent({"type": "show", "fingers": fingers})
        await rehearsal.ask(rehearsal.sockets[0], wire.Move(id=rehearsal.id(), seat=0, move=show))
        await rehearsal.ask(rehearsal.sockets[0], wire.TakeBack(id=rehearsal.id(), seat=0))
        await rehearsal.ask(rehearsal.sockets[0], wire.Move(id=rehearsal.id(), seat=0, move=show))
        sent.append([rehearsal.collect(1), rehearsal.collect(SPECTATOR)])
        rehearsal.close()
    assert sent[0] == sent[1]


@bounded()
async def test_only_the_secret_of_a_game_that_is_over_is_sent() -> None:
    rehearsal = await rehearsed(FINGERS, 2, 1, [])
    hidden = [rehearsal.room.secret, rehearsal.room.table.seed, rehearsal.salt("0"), rehearsal.salt("1")]
    sent: list[str] = []
    for seat, fingers in ((0, 1), (1, 2), (0, 1), (1, 2), (0, 1)):
        move = wire.Move(id=rehearsal.id(), seat=seat, move=as_sent({"type": "show", "fingers": fingers}))
        await rehearsal.ask(rehearsal.sockets[seat], move)
        sent += [text for each in rehearsal.sockets for text in rehearsal.collect(each)]
    assert not any(text in message for message in sent for text in hidden)
    last = wire.Move(id=rehearsal.id(), seat=1, move=as_sent({"type": "show", "fingers": 2}))
    await rehearsal.ask(rehearsal.sockets[1], last)
    (message,) = rehearsal.collect(SPECTATOR)
    assert hidden[0] in message
    rehearsal.close()
