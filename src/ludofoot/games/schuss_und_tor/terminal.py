"""Schuss und Tor drawn with letters: a colour, a shape and a letter for each name, always all three."""

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
from ludofoot.games.schuss_und_tor.views import STView

Say = Callable[..., str]
NameOf = Callable[[int], str]
Numbered = Sequence[tuple[int, Mapping[str, Any]]]

INNER = 7
CODES = {
    "fritz": ("●", "red"),
    "max": ("■", "bright_blue"),
    "otto": ("▲", "yellow"),
    "willi": ("◆", "green"),
    "luigi": ("⬢", "magenta"),
    "bomber": ("★", "bright_white"),
    "tormann": ("▼", "cyan"),
}
SEATS = (("●", "red"), ("■", "bright_blue"), ("◆", "green"), ("⬢", "magenta"))


def draw(view: STView, say: Say, name_of: NameOf, numbered: Numbered = ()) -> RenderableType:
    """The table as this seat sees it: players, pile, what is asked, hand."""
    parts: list[RenderableType] = [
        players(view, say, name_of),
        piles(view, say),
        Text(),
        middle(view, say, name_of),
    ]
    if view.last_server is not None and view.step != "over":
        parts.append(Text(say("table-last-card", server=Player(view.last_server)), "bold red"))
    if view.seat >= 0 and view.step != "over":
        parts.append(hand(view, say, numbered))
    return Group(*parts)


# ---- players and piles


def players(view: STView, say: Say, name_of: NameOf) -> RenderableType:
    """One line a player: whose turn, goals, cards as backs, cards before them."""
    grid = Grid.grid(padding=(0, 1))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    for seat in range(view.seats):
        shape, colour = SEATS[seat]
        turn = seat == view.turn and view.step != "over"
        name = Text.assemble(
            (f"{shape}{seat + 1} ", f"bold {colour}"), (name_of(seat), "bold" if turn else "")
        )
        size = view.hand_sizes[seat]
        grid.add_row(
            Text("▶" if turn else " ", "bold yellow"),
            name,
            Text(say("table-goals", goals=view.goals[seat]), "bold" if view.goals[seat] else "dim"),
            Text.assemble(("▮" * size, "green"), f" {size}"),
            Text(" ".join(f"[{say(f'action-{action}')}]" for action in view.before[seat]), "red"),
        )
    return grid


def piles(view: STView, say: Say) -> Text:
    """What lies in the middle, counted."""
    text = say("table-piles", actions=view.actions_left, discards=len(view.discards), undealt=view.undealt)
    return Text(f"{say('table-extra-time')} · {text}" if view.extra_time else text, "dim")


# ---- the middle


def middle(view: STView, say: Say, name_of: NameOf) -> RenderableType:
    """The last card, the action card if there is one, and beside them what is wanted."""
    row: list[RenderableType] = []
    if view.pile:
        top = view.pile[-1]
        row.append(card(top.face, name_of(top.seat), call=top.call))
    if view.action is not None:
        row.append(action_card(say(f"action-{view.action}")))
    row.append(wanted(view, say))
    grid = Grid.grid(padding=(0, 2))
    grid.add_row(*row)
    return grid


def wanted(view: STView, say: Say) -> Panel:
    """The one thing to look at."""
    lines, colour = wanted_lines(view, say)
    body = Group(*(Align.center(line) for line in lines))
    return Panel(body, box=HEAVY, border_style=f"bold {colour}", width=32, height=5)


def wanted_lines(view: STView, say: Say) -> tuple[list[Text], str]:
    """What the box says, and its colour."""
    if view.step == "over":
        winners = tuple(Player(seat) for seat in view.winners)
        return [
            Text(say("table-over"), "bold"),
            Text(),
            Text(say("table-winner", winners=winners), "bold"),
        ], "yellow"
    if view.step == "parry":
        stopper = say("table-stop-with", stopper=Word(f"stopper-{view.action}"))
        return [Text(say("table-threat"), "bold red"), Text(), Text(stopper, "bold")], "red"
    if view.step in ("foul", "verletzt", "schiedsrichter"):
        return [Text(), Text(say(f"action-{view.action}"), "bold")], "red"
    if view.step == "full-time":
        return [Text(), Text(say("table-full-time"), "bold")], "yellow"
    return asked_lines(view, say)


def asked_lines(view: STView, say: Say) -> tuple[list[Text], str]:
    """The card that is wanted."""
    if view.step == "second" or (view.step == "serve" and view.asked_by == "tormann"):
        return [Text(), Text(say("table-any-but-tormann"), "bold")], "cyan"
    if view.step == "free" or view.asked is None:
        return [
            Text(say("table-fresh") if view.step == "serve" else ""),
            Text(say("table-any"), "bold"),
        ], "yellow"
    shape, colour = CODES[view.asked]
    called = view.asked_by == "bomber"
    loud = f"  {shape}  {' '.join(say(f'name-{view.asked}').upper())}  {shape}  "
    return [
        Text(say("table-bomber-calls") if called else say("table-serve"), "bold"),
        Text(loud, f"bold reverse {colour}"),
        Text(say("table-only") if called else say("table-jokers"), "dim"),
    ], colour


# ---- cards


def hand(view: STView, say: Say, numbered: Numbered) -> RenderableType:
    """The cards of this seat, each with the number that plays it."""
    if not view.hand:
        return Text(say("table-no-cards"), "dim")
    labels = labels_by_face(numbered)
    cards = [
        card(face, labels.get(face, ""), faded=bool(numbered) and face not in labels) for face in view.hand
    ]
    return Group(Text(say("table-hand"), "bold"), Columns(cards, padding=(0, 0)))


def labels_by_face(numbered: Numbered) -> dict[str, str]:
    """The number of each card that may be laid; a Bomber has one for each name it may call."""
    found: dict[str, list[int]] = {}
    for number, move in numbered:
        if "face" in move:
            found.setdefault(str(move["face"]), []).append(number)
    return {
        face: str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        for face, numbers in found.items()
    }


def card(face: str, label: str = "", call: str | None = None, faded: bool = False) -> Text:
    """A footballer card: index letter and shape, from whom, to whom, and a label on its lower edge."""
    first, _, second = face.partition("-")
    shape, colour = CODES[first]
    edge = "dim" if faded else "bold"
    to = second or call or ""
    rows = [
        Text(f"{shape}{first[0].upper()}", f"bold {colour}"),
        Text(first.title(), colour),
        Text(f"→ {to.title()}", f"bold {CODES[to][1]}")
        if to
        else Text("→ ?" if first == "bomber" else "+ 1"),
    ]
    return framed(rows, label, edge, faded)


def action_card(title: str) -> Text:
    """An action card, on red."""
    words = title.replace(" – ", " ").split(" (")[0].split()[:3]
    return framed([Text(word[:INNER].center(INNER), "bold red") for word in padded(words)], "", "red", False)


def padded(words: list[str]) -> list[str]:
    """Three lines, whatever there is to say."""
    return ["", *words, ""][:3] if len(words) < 2 else [*words, "", ""][:3]


def framed(rows: Sequence[Text], label: str, edge: str, faded: bool) -> Text:
    """Three rows in a box with round corners."""
    return Text("\n").join(frame_lines(rows, label[:INNER], edge, faded))


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
