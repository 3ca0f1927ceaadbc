"""Finale drawn with letters: two teams in their lines, each man with his strength and his markers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ludofoot.core.records import Player, Word
from ludofoot.games.finale.records import LINES
from ludofoot.games.finale.views import FIView, ManView, SideView

Say = Callable[..., str]
NameOf = Callable[[int], str]
Numbered = Sequence[tuple[int, Mapping[str, Any]]]

INK = {"blue": "bright_blue", "red": "red"}
SYMBOLS = {"cross": ("✚", "red"), "yellow": ("▮", "yellow"), "red": ("▮", "red")}
HELD = "\u00a0"
"""A man is not parted from his strength at the end of a line."""
SUITS = {"w": "white", "s": "white", "v": "magenta", "r": "red", "b": "bright_blue", "y": "yellow"}


def draw(view: FIView, say: Say, name_of: NameOf, numbered: Numbered = ()) -> RenderableType:
    """The table as this seat sees it: the score, the other team, what is played, one's own team, the hand."""
    own = max(view.seat, 0)
    parts: list[RenderableType] = [
        score(view, say, name_of),
        team(view.sides[1 - own], say, name_of(1 - own), upside_down=True),
        middle(view, say),
        team(view.sides[own], say, name_of(own), upside_down=False),
    ]
    if view.seat >= 0 and view.step != "over":
        parts.append(hand(view, say, numbered))
    return Group(*parts)


def score(view: FIView, say: Say, name_of: NameOf) -> Text:
    """Names, goals and the minute."""
    one, two = view.sides
    text = Text.assemble(
        (name_of(0), f"bold {INK[one.colour]}"),
        (f"  {one.goals} : {two.goals}  ", "bold"),
        (name_of(1), f"bold {INK[two.colour]}"),
        f"   {say('table-minute', minute=view.minute)}",
    )
    if view.series:
        text.append(f"   {say('table-penalties', mine=one.penalties, theirs=two.penalties)}", "bold")
    return text


def team(side: SideView, say: Say, name: str, upside_down: bool) -> RenderableType:
    """One coach's men, line by line, and beside them his bench and his cards."""
    rows = [line_of(side, line, say) for line in LINES]
    if not upside_down:
        rows.reverse()
    cards = say("table-cards", hand=side.hand_size, pile=side.pile_size)
    if side.tactic is not None:
        cards += " · " + say("table-tactic", card=Word(f"card-{side.tactic}"))
    if side.used:
        cards += " · " + say("table-used", cards=tuple(Word(f"card-{card}") for card in side.used))
    beside = [Text(cards, "dim")]
    if side.bench:
        beside.append(listed("table-bench", side.bench, say))
    gone = (*side.injured, *side.sent_off, *side.substituted)
    if gone:
        beside.append(listed("table-out", gone, say))
    return Panel(Group(*rows, *beside), title=name, border_style=INK[side.colour], title_align="left")


def line_of(side: SideView, line: str, say: Say) -> Text:
    """The men of one line."""
    men = [man(each, say) for each in side.pitch if each.line == line]
    return Text("   ").join(men) if men else Text("·", "dim")


def man(each: ManView, say: Say) -> Text:
    """A footballer: his strength, the next one, what threatens him, his name, yellow card and marker."""
    shape, colour = SYMBOLS.get(each.symbol or "", (HELD, ""))
    after = each.strengths[(each.state + 1) % len(each.strengths)]
    name = say(f"man-{each.man}").replace(" ", HELD)
    text = Text.assemble((str(each.strength), "bold"), (f"›{after}", "dim"), (shape, colour), name)
    if each.yellow:
        text.append(f"{HELD}▮", "yellow")
    if each.white or each.red:
        text.append(
            f"{HELD}!" if each.white and not each.red else f"{HELD}!!",
            "bold white" if each.white else "bold red",
        )
    return text


def listed(label: str, men: tuple[str, ...], say: Say) -> Text:
    """Men beside the pitch."""
    return Text(say(label, men=tuple(Word(f"man-{each}") for each in men)), "dim")


def middle(view: FIView, say: Say) -> Text:
    """What is being played, or who has won."""
    if view.winner is not None:
        return Text(say("table-winner", winner=Player(view.winner)), "bold yellow")
    text = Text()
    if view.card is not None:
        text.append(say(f"card-{view.card}"), f"bold {SUITS[view.card[0]]}")
        text.append(f"  {say(f'phase-{view.phase}')}  ")
    if view.counter:
        bonus = view.bonus if view.phase == "approach" else 0  # FI-91, FI-A14
        text.append(say("table-counter", bonus=bonus), "bold")
    elif view.attempts:
        text.append(say("table-attempt", attempt=view.attempt, attempts=view.attempts), "dim")
    return text


def hand(view: FIView, say: Say, numbered: Numbered) -> RenderableType:
    """One's own tactic cards, each with the number that plays it; at last the Schlusskarte alone."""
    numbers = {str(move["card"]): number for number, move in numbered if "card" in move}
    grid = Grid.grid(padding=(0, 2))
    row = [Text(say("table-hand"), "bold")]
    for card in dict.fromkeys((*view.hand, *numbers)):
        label = f"{numbers[card]} " if card in numbers else ""
        row.append(Text.assemble((label, "bold yellow"), (say(f"card-{card}"), SUITS[card[0]])))
    grid.add_row(*row)
    return grid
