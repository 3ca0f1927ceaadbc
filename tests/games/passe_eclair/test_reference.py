"""Move by move the same as rules written straight from the sheet, with every kind of move in between."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludofoot import FastChance, Setup, Telltale
from ludofoot.core.records import LEGAL, TABLE, Event, Fault, Refusal
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.events import (
    ConsolationToken,
    Dealt,
    RoundWon,
    TurnedUp,
    VictoryToken,
    WrongCard,
)
from ludofoot.games.passe_eclair.records import (
    FACES,
    STEPS,
    Challenge,
    Decline,
    Lay,
    LetStand,
    NoMichi,
    PEMove,
    Ready,
    Swap,
    TimeUp,
)
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from ludofoot.games.passe_eclair.views import PEView
from tests.games.passe_eclair import reference
from tests.games.passe_eclair.reference import Reference


def luck_in(events: list[Event]) -> list[str]:
    """What was drawn, in order."""
    drawn: list[str] = []
    for event in events:
        match event:
            case Dealt():
                drawn += event.faces
            case TurnedUp():
                drawn.append(event.face)
            case WrongCard(penalty=str() as penalty):
                drawn.append(penalty)
            case VictoryToken() | ConsolationToken():
                drawn.append(str(event.token))
            case RoundWon(lot=True):
                drawn.append(str(event.seat))
            case _:
                pass
    return drawn


def candidates(state: PasseEclair, dice: random.Random) -> Iterator[tuple[int, PEMove]]:
    """Moves of all kinds, sensible and not, by whoever."""
    seat = dice.randrange(-2, state.seats + 1)
    on = max(0, state.tops - dice.choice([0, 0, 0, 0, 1, 2, -1]))
    yield seat, Lay(dice.choice(FACES), on)
    for word in (Decline, NoMichi, Challenge, LetStand):
        yield seat, word(on)
    yield seat, Swap(dice.randrange(-1, state.seats + 1))
    yield seat, Ready(tuple(dice.choices(FACES, k=dice.randrange(3))))
    yield dice.choice([TABLE, seat]), TimeUp(dice.choice(STEPS))


def next_move(state: PasseEclair, dice: random.Random) -> tuple[int, PEMove]:
    """Mostly something that is listed; sometimes a late or wrong card, or the end of a step's time."""
    kind = dice.random()
    if kind < 0.05:
        return TABLE, TimeUp(STEPS[state.step])
    seat = dice.randrange(state.seats)
    view = GAME.view(state, seat)
    assert isinstance(view, PEView)
    if kind < 0.2 and view.hand and state.tops:
        return seat, Lay(dice.choice(view.hand), state.tops - (dice.random() < 0.3))
    moves = state.moves(seat) or []
    cards = [move for move in moves if isinstance(move, Lay)]
    return seat, dice.choice(cards if cards and dice.random() < 0.7 else moves or [Decline(state.tops)])


def compare(state: PasseEclair, other: Reference) -> None:
    """Everything that lies on the table, and what is asked."""
    seats = range(state.seats)
    spectator = GAME.view(state, -2)
    assert isinstance(spectator, PEView)
    assert (spectator.step, spectator.round, spectator.trainer) == (other.step, other.round, other.trainer)
    assert spectator.top == other.tops
    assert (spectator.block or "") == other.block
    for seat in seats:
        view = GAME.view(state, seat)
        assert isinstance(view, PEView)
        assert Counter(view.hand) == +other.hands[seat]
        assert Counter(view.victory[seat]) == +other.victory[seat]
        assert Counter(view.consolation[seat]) == +other.consolation[seat]
    assert Counter(spectator.box) == +other.box
    assert Counter(spectator.pile) == Counter(card.face for card in other.pile)
    assert spectator.draw_pile == other.draw.total()
    if other.pile and other.step != "over":
        assert (spectator.laid[-1].face, spectator.laid[-1].seat) == (other.top.face, other.top.seat)
    if other.step in ("ready", "open", "block"):
        assert [seat for seat in seats if spectator.spoken[seat]] == sorted(other.said)


def plain(move: PEMove) -> dict[str, Any]:
    """A move as it travels."""
    found: dict[str, Any] = msgspec.to_builtins(move)
    return found


def word_for(verdict: object) -> str:
    if verdict == LEGAL:
        return reference.LEGAL
    return reference.FAULT if isinstance(verdict, Fault) else reference.REFUSED


@pytest.mark.clause("PE-A13", "PE-A17", "PE-A28", "PE-A29", "PE-A31", "PE-A33", "PE-A36", "PE-A37")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wrong_cards", ["noticed", "challenged"])
@pytest.mark.parametrize("seed", range(2))
def test_every_move_does_what_the_sheet_says(seats: int, wrong_cards: str, seed: int) -> None:
    dice = random.Random(f"{seats} {wrong_cards} {seed}")
    setup = Setup(seats, options={"wrong-cards": wrong_cards}, opener=seed)
    state = GAME.begin(setup, FastChance(seed))
    assert isinstance(state, PasseEclair)
    out = Telltale()
    GAME.tell_start(state, setup, out)
    other = Reference(seats, wrong_cards == "challenged", luck_in(told(out)), seed)
    compare(state, other)
    for _ in range(4000):
        if other.step == "over":
            break
        for seat, move in candidates(state, dice):
            verdict = state.judge(seat, move)
            assert word_for(verdict) == other.verdict(seat, plain(move)), (seat, move)
            if isinstance(verdict, Refusal) and 0 <= seat < seats:
                assert verdict.clause, (verdict, move)
        seat, move = next_move(state, dice)
        word = word_for(state.judge(seat, move))
        assert word == other.verdict(seat, plain(move)), (seat, move)
        if word != reference.REFUSED:
            out = Telltale()
            state.apply(seat, move, out)
            other.apply(seat, plain(move), luck_in(told(out)))
            compare(state, other)
    outcome = state.outcome()
    assert outcome is not None
    points = [
        sum(int(token) for token in (kept[0] + kept[1]).elements() if token.isdecimal())
        for kept in zip(other.victory, other.consolation, strict=True)
    ]
    assert list(outcome.scores) == points
    assert set(outcome.winners) == {seat for seat in range(seats) if points[seat] == max(points)}


def told(out: Telltale) -> list[Event]:
    return [telling.full for telling in out.told]
