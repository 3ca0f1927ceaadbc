"""Footmania drawn with letters: the board with its pawns, the clubs, the squad place by place, the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.core.records import Player, Word
from ludofoot.games.footmania.records import SQUARES, Man
from ludofoot.games.footmania.rules.cards import PLACES
from ludofoot.games.footmania.views import FMView, SideView

Say = Callable[..., str]
NameOf = Callable[[int], str]
Numbered = Sequence[tuple[int, Mapping[str, Any]]]

UNIT = 100_000
COLOURS = {
    "yellow": ("◇", "yellow"),
    "green": ("△", "green"),
    "blue": ("□", "bright_blue"),
    "red": ("○", "red"),
}
SEATS = (("●", "red"), ("■", "bright_blue"), ("◆", "green"), ("⬢", "magenta"))


def draw(view: FMView, say: Say, name_of: NameOf, numbered: Numbered = ()) -> RenderableType:
    """The table as this seat sees it."""
    parts: list[RenderableType] = [
        Text(say("table-phase", phase=view.phase, round=view.round, day=view.day, days=view.days), "dim"),
        Text(piles(view, say), "dim"),
    ]
    if not view.sides and not view.winners:
        parts += [board(view, numbered), Text(say("table-signs"), "dim")]
    parts.append(clubs(view, say, name_of))
    if view.sides:
        parts += [Text(say("table-match"), "bold"), pitch(view, say, name_of)]
    if view.offers:
        parts += [Text(say("table-market"), "bold"), *(Text(line) for line in market(view, say))]
    if view.seat >= 0:
        parts += [Text(say("table-squad"), "bold"), squad(view)]
        held = ", ".join(say(f"plus-{plus}") for plus in view.pluses)
        parts.append(Text.assemble((say("table-pluses"), "bold"), f"  {held or '–'}"))
    if view.winners:
        parts.append(Text(say("table-winner", winners=tuple(map(Player, view.winners))), "bold yellow"))
    return Group(*parts)


def piles(view: FMView, say: Say) -> str:
    """Sizes of the piles, prices on top, the pactole."""
    return say(
        "table-piles",
        national=view.national.size,
        national_price=(view.national.price or 0) * UNIT,
        foreign=view.foreign.size,
        foreign_price=(view.foreign.price or 0) * UNIT,
        pactole=view.pactole * UNIT,
    )


# ---- the board: a ring of 15 by 7, and a line across its middle (FM-D1)

LONG, SHORT = 15, 7
MIDDLE = (LONG - 1) // 2
SIGNS: dict[str, tuple[str, str]] = {
    "championship": ("C", "bold yellow"),
    "pactole": ("$", "bold yellow"),
    "blue": ("B", "bright_blue"),
    "red": ("R", "red"),
    "plus": ("+", "bold green"),
    "question": ("?", "magenta"),
    "euromatch": ("E", "cyan"),
    "shoes": ("c", ""),
    "shirt": ("m", ""),
    "socks": ("b", ""),
    "shorts": ("s", ""),
    "centre": ("o", "dim"),
}


def cell_of(square: str) -> tuple[int, int]:
    """Row and column of a square on the board that lies."""
    if square.startswith("M"):
        return int(square[1:]), MIDDLE
    at = int(square)
    right, bottom = LONG + SHORT - 1, 2 * LONG + SHORT - 2
    if at < LONG:
        return 0, at
    if at < right:
        return at - LONG + 1, LONG - 1
    if at < bottom:
        return SHORT - 1, bottom - 1 - at
    return 2 * (LONG + SHORT) - 4 - at, 0


def board(view: FMView, numbered: Numbered) -> Text:
    """The squares by their signs; where pawns stand, and in brackets which number goes where."""
    cells: dict[tuple[int, int], Text] = {}
    ways = {str(move["to"]): number for number, move in numbered if move.get("type") == "go"}
    for square, kind in zip(SQUARES, view.board, strict=True):
        sign, style = SIGNS[kind]
        pawns = [seat for seat, club in enumerate(view.clubs) if club.square == square]
        cell = Text(f" {sign} ", style)
        if pawns:
            cell = Text.assemble(*[(SEATS[seat][0], f"bold {SEATS[seat][1]}") for seat in pawns[:3]])
            cell = Text.assemble(" " * (len(pawns) < 3), cell, " " * (len(pawns) < 2))
        if square in ways:
            cell = Text(f"[{ways[square]}]", "reverse bold yellow")
        cells[cell_of(square)] = cell
    rows = [
        Text("").join([cells.get((row, column), Text("   ")) for column in range(LONG)])
        for row in range(SHORT)
    ]
    return Text("\n").join(rows)


def clubs(view: FMView, say: Say, name_of: NameOf) -> RenderableType:
    """One line a player: whose turn, what is public, sponsors."""
    grid = Grid.grid(padding=(0, 1))
    for seat, club in enumerate(view.clubs):
        shape, colour = SEATS[seat]
        turn = seat == view.turn and view.step != "over"
        line = say(
            "table-club",
            cash=club.cash * UNIT,
            footballers=club.footballers,
            pluses=club.pluses,
            pennants=club.pennants,
            points=club.points,
            square=club.square,
        )
        sponsors = ", ".join(say(f"question-{sponsor}") for sponsor in club.sponsors)
        grid.add_row(
            Text("▶" if turn else " ", "bold yellow"),
            Text.assemble((f"{shape} ", colour), (name_of(seat), "bold" if turn else "")),
            Text(f"{line}  {sponsors}".rstrip()),
        )
    return grid


def squad(view: FMView) -> RenderableType:
    """Who can play where: one line a place, strongest first."""
    grid = Grid.grid(padding=(0, 1))
    for place in range(1, PLACES + 1):
        able = sorted((man for man in view.squad if place in man.numbers), key=lambda man: -man.stars)
        cells = Text("  ").join([man_text(man) for man in able]) if able else Text("–", "dim")
        grid.add_row(Text(f"{place:>2}", "bold"), cells)
    return grid


def man_text(man: Man) -> Text:
    """A footballer: shape and colour of his shirt, name, stars; a joker is marked."""
    shape, colour = COLOURS[man.colour]
    joker = " JP" if man.joker else ""
    return Text(f"{shape} {man.name} {man.stars}★{joker}", colour)


def pitch(view: FMView, say: Say, name_of: NameOf) -> RenderableType:
    """Both teams side by side."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_row("", *(Text(f"{name_of(side.seat)} {side.stars}★", "bold") for side in view.sides))
    for place in range(PLACES):
        grid.add_row(
            Text(f"{place + 1:>2}", "dim"), *(Text(in_place(side, place, say)) for side in view.sides)
        )
    return grid


def in_place(side: SideView, place: int, say: Say) -> str:
    """Who stands there."""
    if not side.eleven or place + 1 in side.empty:
        return "·"
    return side.eleven[place] or say("table-trainee")


def market(view: FMView, say: Say) -> Iterator[str]:
    """The open offers."""
    for offer in view.offers:
        give = (*offer.give, *(Word(f"question-{sponsor}") for sponsor in offer.give_sponsors))
        want = (*offer.want, *(Word(f"question-{sponsor}") for sponsor in offer.want_sponsors))
        yield say(
            "withdraw-offer" if offer.maker == view.seat else "accept-offer",
            maker=Player(offer.maker),
            number=offer.number,
            give=give,
            give_money=offer.give_money * UNIT,
            want=want,
            want_money=offer.want_money * UNIT,
        )
