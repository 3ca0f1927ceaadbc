"""Le football à la carte drawn with letters: the pitch with its areas and flags, the cards as arrows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.core.records import Word
from ludofoot.games.football_a_la_carte.records import SquareText
from ludofoot.games.football_a_la_carte.views import FCView

Say = Callable[..., str]
NameOf = Callable[[int], str]
Numbered = Sequence[tuple[int, Mapping[str, Any]]]

COLUMNS = "abcdefghij"
ROWS = 16
GOAL = "defg"
SEATS = (("●", "red"), ("■", "bright_blue"), ("◆", "green"), ("⬢", "magenta"))
ARROWS = {"straight": "↑", "left": "↖", "right": "↗"}
MARKS = {"hand": ("✋", "yellow"), "red": ("⚑", "red"), "blue": ("⚑", "bright_blue")}
KEEPERS = {
    "keeper-straight-4": "↑4",
    "keeper-straight-5": "↑5",
    "keeper-left": "↖2↑3",
    "keeper-right": "↗2↑3",
}
FLAGS = {"a1": "red", "j16": "red", "j1": "bright_blue", "a16": "bright_blue"}


def draw(view: FCView, say: Say, name_of: NameOf, numbered: Numbered = ()) -> RenderableType:
    """The table as this seat sees it: teams, pitch, piles, hand."""
    grid = Grid.grid(padding=(0, 3))
    grid.add_row(pitch(view, numbered), Group(teams(view, say, name_of), Text(), *state_lines(view, say)))
    parts: list[RenderableType] = [grid]
    if view.seat >= 0 and view.step != "over":
        parts += [Text(say("table-hand"), "bold"), hand(view, numbered)]
    return Group(*parts)


# ---- teams and piles


def teams(view: FCView, say: Say, name_of: NameOf) -> RenderableType:
    """A block a team: its goals, where it attacks, its players with their cards as backs."""
    grid = Grid.grid(padding=(0, 1))
    for team, seats in enumerate(view.teams):
        upward = view.ends[team] == lower_end(view)
        attacks = say("table-attacks-up") if upward else say("table-attacks-down")
        grid.add_row("", Text(f"{view.goals[team]}  {'▲' if upward else '▼'} {attacks}", "bold"))
        for seat in seats:
            shape, colour = SEATS[seat]
            turn = seat == view.turn and view.step != "over"
            size = view.hand_sizes[seat]
            grid.add_row(
                Text("▶" if turn else " ", "bold yellow"),
                Text.assemble((f"{shape} {name_of(seat)} ", colour), ("▮" * size, "green"), f" {size}"),
            )
    return grid


def state_lines(view: FCView, say: Say) -> list[Text]:
    """The half, the piles and the last card."""
    if view.step == "over":
        return [Text(say("table-over"), "bold yellow")]
    lines = [
        Text(say("table-half", half=view.half)),
        Text(say("table-piles", pile=view.pile, discards=len(view.discards)), "dim"),
    ]
    if view.top is not None:
        lines.append(Text(say("table-top", face=Word(f"face-{view.top}")), "dim"))
    if view.last_turn:
        lines.append(Text(say("table-last-turn"), "bold red"))
    return lines


# ---- the pitch


def lower_end(view: FCView) -> str:
    """The end drawn below: that of the seat who looks, else south."""
    for team, seats in enumerate(view.teams):
        if view.seat in seats:
            return view.ends[team]
    return "south"


def pitch(view: FCView, numbered: Numbered) -> Text:
    """The grid, turned so that the own goal is below; squares that can be chosen are lit."""
    turned = lower_end(view) == "north"
    columns = COLUMNS[::-1] if turned else COLUMNS
    rows = range(1, ROWS + 1) if turned else range(ROWS, 0, -1)
    lit = {move[key] for _, move in numbered for key in ("start", "to") if move.get(key)}
    goal = Text.assemble("   ", *((" ═" if column in GOAL else "  ", "bold") for column in columns))
    lines = [goal]
    for row in rows:
        lines.append(Text.assemble((f"{row:>2} ", "dim"), *(cell(view, f"{c}{row}", lit) for c in columns)))
        if row == (8 if turned else 9):
            lines.append(middle(view))
    lines += [goal, Text("   " + "".join(f" {column}" for column in columns), "dim")]
    return Text("\n").join(lines)


def middle(view: FCView) -> Text:
    """The halfway line, with the ball while it waits for a kick-off."""
    centre = "●" if view.ball is None and view.step == "kick-off" else "○"
    line = Text("   " + "─" * 10, "dim")
    line.append(centre, "bold yellow" if centre == "●" else "dim")
    return line.append("─" * 9, "dim")


def cell(view: FCView, square: str, lit: set[SquareText]) -> tuple[str, str]:
    """One square: the ball, a choice, a flag or its ground."""
    if square == view.ball:
        return " ●", "bold yellow"
    if square in lit:
        return " ◌", "bold green"
    if square in FLAGS:
        return " ⚑", FLAGS[square]
    return ground(square)


def ground(square: str) -> tuple[str, str]:
    """Goal area, penalty area or grass."""
    column, row = square[0], int(square[1:])
    depth = min(row, ROWS + 1 - row)
    if depth <= 2 and column in "cdefgh":
        return " ▒", "dim"
    if depth <= 4 and column in "bcdefghi":
        return " ░", "dim"
    return " ·", "dim"


# ---- cards


def hand(view: FCView, numbered: Numbered) -> RenderableType:
    """The cards of this seat, each with the numbers that play it."""
    labels = labels_by_face(numbered)
    return Columns([card(face, labels.get(face, "")) for face in view.hand], padding=(0, 2))


def labels_by_face(numbered: Numbered) -> dict[str, str]:
    """The numbers of the moves of each card."""
    found: dict[str, list[int]] = {}
    for number, move in numbered:
        if "face" in move:
            found.setdefault(str(move["face"]), []).append(number)
    return {
        face: str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        for face, numbers in found.items()
    }


def card(face: str, label: str) -> Text:
    """A card in a few signs: its arrow, its figure and its symbol."""
    number = (f" {label}", "bold yellow" if label else "")
    first, _, rest = face.partition("-")
    if first in ARROWS:
        squares, _, symbol = rest.partition("-")
        sign, colour = MARKS[symbol]
        return Text.assemble("[", (f"{ARROWS[first]}{squares}", "bold"), (sign, colour), "]", number)
    if face in KEEPERS:
        return Text.assemble("[", (f"▼{KEEPERS[face]}", "bold cyan"), "]", number)
    if first == "free":
        return Text.assemble("[", (f"⋔{face[-1]}", "bold magenta"), "]", number)
    if first == "corner":
        return Text.assemble("[", ("◣⚑", f"bold {MARKS[rest][1]}"), "]", number)
    return Text.assemble("[", ("◉11m", "bold bright_white"), "]", number)
