"""What is drawn of a match of Passe Éclair: tokens turned up, reactions, and the hands of one round."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Final

from ludofoot.core.panels import AnyPanel, Cell, DotRow, Dots, Piece, Spot, Standing, Stroke, Strokes, Tick
from ludofoot.core.records import Said, Word
from ludofoot.core.reporting import Happening
from ludofoot.games.passe_eclair.events import (
    Challenged,
    ConsolationToken,
    Dealt,
    Laid,
    Swapped,
    TokensUsed,
    VictoryToken,
    WrongCard,
)
from ludofoot.games.passe_eclair.reporting.headlines import good_swaps, quickest
from ludofoot.games.passe_eclair.reporting.tale import Round, Tale

SLOWEST: Final = 3
"""Seconds: whatever took longer stands at the edge."""
STEP: Final = 5
FAR_APART: Final = 15
"""Seconds between two figures of the scale, the second where a round was long."""


def standing_of(tale: Tale) -> Standing:
    """A row each: tokens turned up, victory before consolation, rounds, points."""
    seats = range(tale.told.seats)
    return Standing(
        title=Said("standing-title", {"rounds": len(tale.rounds)}),
        heads=(Said("standing-tokens"), Said("standing-rounds")),
        rows=tuple(
            (
                Cell(pieces=tuple(tokens(tale, seat))),
                Cell(said=Said("standing-count", {"n": tale.rounds_of(seat)})),
            )
            for seat in seats
        ),
        points=Said("standing-points"),
    )


def tokens(tale: Tale, seat: int) -> Iterator[Piece]:
    """The tokens of a player, those of the rounds won first."""
    spent = [
        token for each in tale.told.of(TokensUsed) if each.event.seat == seat for token in each.event.tokens
    ]
    for kind, event in (("victory", VictoryToken), ("consolation", ConsolationToken)):
        own = [each.event.token for each in tale.told.of(event) if each.event.seat == seat]
        for number, token in enumerate(kept(own, spent)):
            name = Said(f"piece-{kind}", {"token": Word(f"token-{token}")})
            apart = kind == "consolation" and number == 0
            yield Piece(art=f"token-{kind}-{token}", name=name, apart=apart)


def kept(own: list[str | None], spent: list[str]) -> Iterator[str]:
    """Without those that were given back for a card."""
    for token in own:
        if token in spent:
            spent.remove(token)
        elif token is not None:
            yield token


def panels_of(tale: Tale, named: str) -> Iterator[AnyPanel]:
    """Reactions where the record has times, and the round that the headline is about."""
    if any(tale.reaction(seat) is not None for seat in range(tale.told.seats)):
        yield Dots(
            title=Said("panel-reactions"),
            note=Said("panel-reactions-note"),
            rows=tuple(
                DotRow(side=seat, values=tuple(ms / 1000 for ms in own), middle=in_seconds(tale, seat))
                for seat, own in enumerate(tale.reactions)
            ),
            across=tuple(Tick(at, Said("scale-seconds", {"n": at})) for at in range(SLOWEST + 1)),
            unit="seconds",
        )
    shown = round_to_show(tale, named)
    if shown is not None and shown.ms:
        yield hands_in(tale, shown)


def in_seconds(tale: Tale, seat: int) -> float | None:
    """The median of a player."""
    ms = tale.reaction(seat)
    return None if ms is None else ms / 1000


def round_to_show(tale: Tale, named: str) -> Round | None:
    """The one that the headline tells of, else the one that made the winner."""
    if not tale.rounds:
        return None
    if tale.told.winner is None:
        return tale.rounds[-1]
    if named == "michi":
        return good_swaps(tale)[-1][0]
    if named == "quick-round":
        return quickest(tale)
    number = tale.course.decisive(tale.winner)
    entry = tale.rounds[-1].won.entry if number is None else tale.course.steps[number][0].entry
    return next((each for each in tale.rounds if each.won.entry == entry), tale.rounds[-1])


def hands_in(tale: Tale, shown: Round) -> Strokes:
    """The cards in each hand over the seconds of a round."""
    lines, most = hands(tale.told.seats, shown)
    seconds = max(1, ceil(shown.ms / 1000))
    step = STEP if seconds <= FAR_APART else FAR_APART
    ticks = [*range(0, seconds - step // 2, step), seconds]
    swaps = [each for each in shown.happenings if isinstance(each.event, Swapped)]
    return Strokes(
        title=Said("panel-round", {"n": shown.number}),
        note=Said("panel-round-note"),
        caption=swap_told(tale, shown, swaps[-1]) if swaps else None,
        place="column",
        strokes=tuple(Stroke(side=seat, points=tuple(line)) for seat, line in enumerate(lines)),
        across=tuple(Tick(at, Said("scale-seconds", {"n": at})) for at in ticks),
        up=tuple(Tick(at, Said("standing-count", {"n": at})) for at in (0, most)),
        moments=tuple(Tick(since(shown, each), Said("scale-michi")) for each in swaps[-1:]),
    )


def since(shown: Round, each: Happening) -> float:
    """Seconds since the round began."""
    return max(0.0, (each.at - shown.began) / 1000)


def hands(seats: int, shown: Round) -> tuple[list[list[Spot]], int]:
    """For each seat how many cards it held and since when; and the most that anybody held."""
    held, lines = [0] * seats, [list[Spot]() for _ in range(seats)]
    most = 0
    for each in shown.happenings:
        before = list(held)
        follow(held, each.event)
        most = max(most, *held)
        for seat in range(seats):
            if held[seat] != before[seat]:
                lines[seat].append(Spot(since(shown, each), held[seat]))
    for seat, line in enumerate(lines):
        line.append(Spot(shown.ms / 1000, held[seat]))
    return lines, most


def follow(held: list[int], event: object) -> None:
    """What an event does to the number of cards in the hands."""
    match event:
        case Dealt(seat=seat, count=count):
            held[seat] = count
        case TokensUsed(seat=seat, faces=faces):
            held[seat] -= len(faces)
        case Laid(seat=seat):
            held[seat] -= 1
        case WrongCard(seat=seat, drawn=True):
            held[seat] += 1
        case Challenged(against=seat, justified=True):
            held[seat] += 1
        case Swapped(seat=seat, partner=partner):
            held[seat], held[partner] = held[partner], held[seat]


def swap_told(tale: Tale, shown: Round, each: Happening) -> Said:
    """The last exchange of hands, and how long the round lasted after it."""
    event = each.event
    cast = {**tale.told.cast("side", event.seat), **tale.told.cast("victim", event.partner)}
    left = shown.ms / 1000 - since(shown, each)
    won = "won" if shown.winner == event.seat else "lost"
    return Said(f"panel-swap-{won}", {**cast, "given": event.given, "taken": event.taken, "seconds": left})
