"""Passe Éclair drawn with letters: a colour, a shape and a letter for each wild guy, always all three."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.align import Align
from rich.box import HEAVY
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.core.records import Player, Word
from ludofoot.games.passe_eclair.views import PEView

Say = Callable[..., str]
NameOf = Callable[[int], str]
Numbered = Sequence[tuple[int, Mapping[str, Any]]]

INNER = 10
# A line of its own: an empty one would not be drawn.
BLANK = Text(" ")
CODES = {
    "leon": ("●", "red"),
    "marlon": ("■", "bright_blue"),
    "rocce": ("▲", "yellow"),
    "fabi": ("◆", "green"),
    "vanessa": ("⬢", "magenta"),
    "dog": ("♥", "bright_white"),
    "michi": ("★", "cyan"),
}
SEATS = (("●", "red"), ("■", "bright_blue"), ("◆", "green"), ("⬢", "magenta"))


def draw(view: PEView, say: Say, name_of: NameOf, numbered: Numbered = ()) -> RenderableType:
    """The table as this seat sees it: players, piles, the receiver asked for, hand."""
    parts: list[RenderableType] = [
        Text(say("table-round", round=view.round, rounds=rounds_of(view)), "bold"),
        players(view, say, name_of),
        Text(say("table-piles", draw=view.draw_pile, box=len(view.box), pile=len(view.pile)), "dim"),
        Text(),
        middle(view, say, name_of),
    ]
    if view.seat >= 0 and view.step != "over":
        parts.append(own_tokens(view, say))
        parts.append(hand(view, say, numbered))
    return Group(*parts)


def rounds_of(view: PEView) -> int:
    """How many rounds are played: each brings somebody a victory token (PE-64)."""
    return view.victory_stock + sum(map(len, view.victory))


# ---- players


def players(view: PEView, say: Say, name_of: NameOf) -> RenderableType:
    """One line a player: trainer, cards as backs, tokens, and whether everything is said."""
    grid = Grid.grid(padding=(0, 1))
    for seat in range(view.seats):
        shape, colour = SEATS[seat]
        size = view.hand_sizes[seat]
        grid.add_row(
            Text.assemble((f"{shape}{seat + 1} ", f"bold {colour}"), name_of(seat)),
            Text(say("table-trainer") if seat == view.trainer else "", "yellow"),
            Text.assemble(("▮" * size, "green"), f" {size}"),
            Text(tokens_text(view, say, seat), "dim"),
            Text(say("table-spoken") if view.spoken[seat] else "", "dim"),
        )
    return grid


def tokens_text(view: PEView, say: Say, seat: int) -> str:
    """How many tokens, or in the end how many points."""
    if view.points:
        return say("table-points", points=view.points[seat])
    return say("table-tokens", victory=len(view.victory[seat]), consolation=len(view.consolation[seat]))


def own_tokens(view: PEView, say: Say) -> Text:
    """What only this seat knows of its tokens."""
    mine = [*view.victory[view.seat], *view.consolation[view.seat]]
    words = tuple(Word(f"token-{token}") for token in mine)
    return Text(say("table-own-tokens", tokens=words) if words else "", "dim")


# ---- the middle


def middle(view: PEView, say: Say, name_of: NameOf) -> RenderableType:
    """The top card, who laid it, and beside it what is wanted."""
    grid = Grid.grid(padding=(0, 2))
    row: list[RenderableType] = []
    if view.laid:
        top = view.laid[-1]
        row.append(card(top.face, say, say("table-nobody") if top.seat is None else name_of(top.seat)))
    grid.add_row(*row, wanted(view, say))
    return grid


def wanted(view: PEView, say: Say) -> Panel:
    """The one thing to look at."""
    lines, colour = wanted_lines(view, say)
    body = Group(*(Align.center(line) for line in lines))
    return Panel(body, box=HEAVY, border_style=f"bold {colour}", width=36, height=5)


def wanted_lines(view: PEView, say: Say) -> tuple[list[Text], str]:
    """What the box says, and its colour."""
    if view.step == "over":
        winners = tuple(Player(seat) for seat in view.winners)
        return [Text(say("table-over"), "bold"), BLANK, Text(say("table-winner", winners=winners))], "yellow"
    if view.step == "ready":
        return [BLANK, Text(say("table-ready"), "bold")], "yellow"
    if view.step == "partner":
        return [BLANK, Text(say("table-michi"), "bold")], "cyan"
    if view.step == "challenge":
        return [BLANK, Text(say("table-challenge"), "bold")], "red"
    if view.step == "block":
        return [Text(say("table-block"), "bold"), BLANK, Text(say(f"block-{view.block}"), "dim")], "red"
    return asked_lines(view, say)


def asked_lines(view: PEView, say: Say) -> tuple[list[Text], str]:
    """The receiver, impossible to miss."""
    if view.asked is None:
        return [Text(say("table-on-dog")), Text(say("table-any"), "bold reverse")], "bright_white"
    shape, colour = CODES[view.asked]
    loud = f"  {shape}  {' '.join(say(f'name-{view.asked}').upper())}  {shape}  "
    banned = view.banned == view.seat
    return [
        Text(say("table-ask"), "bold"),
        Text(loud, f"bold reverse {colour}"),
        Text(say("table-banned") if banned else say("table-or-dog"), "dim"),
    ], colour


# ---- cards


def hand(view: PEView, say: Say, numbered: Numbered) -> RenderableType:
    """The cards of this seat, each with the number that plays it."""
    labels = {str(move["face"]): str(number) for number, move in numbered if "face" in move}
    cards = [
        card(face, say, labels.get(face, ""), faded=bool(labels) and face not in labels) for face in view.hand
    ]
    return Group(Text(say("table-hand"), "bold"), Columns(cards, padding=(0, 0)))


def card(face: str, say: Say, label: str = "", faded: bool = False) -> Text:
    """Index letter and shape, who has the ball, to whom it goes, and a label on the lower edge."""
    first, _, second = face.partition("-")
    shape, colour = CODES[first]
    if not second:
        rows = [Text(shape, f"bold {colour}"), *(Text(word) for word in padded(say(f"face-{face}")))]
    else:
        rows = [
            Text(f"{shape}{first[0].upper()}", f"bold {colour}"),
            Text(say(f"name-{first}"), colour),
            Text(f"→{say(f'name-{second}')}", f"bold {CODES[second][1]}"),
        ]
    edge = "dim" if faded else "bold"
    return Text("\n").join(frame_lines(rows, label[:INNER], edge, faded))


def padded(title: str) -> list[str]:
    """A name on two lines."""
    words = title.split()
    return [" ".join(words[:-1])[:INNER], words[-1][:INNER]]


def frame_lines(rows: Sequence[Text], label: str, edge: str, faded: bool) -> Iterator[Text]:
    """The five lines of a card."""
    yield Text(f"╭{'─' * INNER}╮", edge)
    for row in rows:
        if faded:
            row.style = "dim"
        row.pad_right(INNER - row.cell_len)
        yield Text.assemble(("│", edge), row, ("│", edge))
    below = f" {label} " if label and len(label) <= INNER - 2 else label
    yield Text.assemble(
        ("╰", edge), (below.center(INNER, "─"), edge if faded else "bold yellow"), ("╯", edge)
    )
