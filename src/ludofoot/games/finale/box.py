"""Reads the box, checks it against the sheet, and numbers its cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from ludofoot.core import boxes
from ludofoot.core.boxes import wrong
from ludofoot.core.cards import gathered
from ludofoot.games.finale.records import CARDS, MEN, TEAM_SIZE
from ludofoot.games.finale.rules.cards import Cards, man_number, tactic_number
from ludofoot.games.finale.rules.squads import BUDGET

KINDS = "GDMA"
BENCHES = {
    "blue": ("FI-18", {"hans-greifhain", "wladimir-ballnich", "tim-talent", "erwin-pfosten"}),
    "red": ("FI-19", {"bernd-schranke", "paul-walze", "ali-balla", "simon-joker"}),
}
FORMATIONS = {"blue": {"D": 4, "M": 4, "A": 2}, "red": {"D": 3, "M": 4, "A": 3}}
COLOURED_VALUES = [2, 2, 3, 3, 4, 5]
WHITE_VALUES = [1, 1, 2, 3, 4, 5]


class Footballer(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card: kind, value, strengths and symbols of its four states, its place in the beginner set."""

    kind: Literal["G", "D", "M", "A"]
    value: int
    strengths: tuple[int, int, int, int]
    symbols: str
    beginner: Literal["", "11", "S"]


class Tactic(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A card: colour, value, slots of approach and shot for attacker and defender, arrow."""

    colour: Literal["white", "violet", "red", "blue", "yellow"]
    value: int
    approach: str
    approach_defender: str
    shot: str
    shot_defender: str
    arrow: Literal["", "D", "M", "A"]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dice, the footballers of both colours and the tactic cards, the same for both."""

    die: tuple[int, ...]
    blue: dict[str, Footballer]
    red: dict[str, Footballer]
    tactics: dict[str, Tactic]


def shipped_box() -> str:
    """The text of our own box."""
    return boxes.shipped_box("ludofoot.games.finale")


def read_box(text: str) -> Box:
    """The box that is written there; raises `Refused` with everything that is wrong in it."""
    return boxes.read_box(text, Box, problems_of)


def cards_of(box: Box) -> Cards:
    """The cards of a box, numbered in the order of FI-D2 and FI-D3."""
    teams = [list(box.blue.values()), list(box.red.values())]
    return Cards(
        men=[list(map(numbered_man, team)) for team in teams],
        starters=[beginners(team, "11") for team in teams],
        benches=[beginners(team, "S") for team in teams],
        tactics=list(map(numbered_tactic, box.tactics.values())),
        colours=[card.colour for card in box.tactics.values()],
        die=list(box.die),
    )


def numbered_man(man: Footballer) -> int:
    """A footballer as the rules know him."""
    return man_number(man.kind, man.value, list(man.strengths), man.symbols)


def numbered_tactic(card: Tactic) -> int:
    """A tactic card as the rules know it."""
    groups = [card.approach, card.approach_defender, card.shot, card.shot_defender]
    return tactic_number(card.value, groups, card.arrow)


def beginners(team: list[Footballer], mark: str) -> int:
    """FI-17: who is marked so in the beginner set."""
    return gathered([number for number, man in enumerate(team) if man.beginner == mark])


def problems_of(box: Box) -> Iterator[str]:
    """Each number that breaks a clause of the sheet."""
    if len(box.die) != 6:
        yield wrong("FI-07", "die", len(box.die), "6 faces")
    if set(box.die) != {0, 1, 2, 3}:  # each occurs: FI-56, FI-60, FI-62
        yield wrong("FI-D1", "die", sorted(set(box.die)), "0 1 2 3")
    yield from problems_of_team("blue", box.blue, MEN[:TEAM_SIZE])
    yield from problems_of_team("red", box.red, MEN[TEAM_SIZE:])
    if tuple(box.tactics) != CARDS:
        yield wrong("FI-08", "tactics", len(box.tactics), " ".join(CARDS))
        return
    for name, card in box.tactics.items():
        yield from problems_of_tactic(name, card)
    yield from problems_of_colours(box)


def problems_of_team(colour: str, team: dict[str, Footballer], names: tuple[str, ...]) -> Iterator[str]:
    """Thirty footballers, and the beginner set among them."""
    if tuple(team) != names:
        yield wrong("FI-09", colour, len(team), " ".join(names))
        return
    for name, man in team.items():
        if not all(1 <= strength <= 5 for strength in man.strengths):
            yield wrong("FI-51", f"{colour}.{name}", man.strengths, "1..5")
        if not 1 <= man.value <= 15:
            yield wrong("FI-14", f"{colour}.{name}", man.value, "1..15")
        if len(man.symbols) != 4 or set(man.symbols) - set("-XYR"):
            yield wrong("FI-55", f"{colour}.{name}", man.symbols, "4 of - X Y R")
    yield from problems_of_beginners(colour, team)


def problems_of_beginners(colour: str, team: dict[str, Footballer]) -> Iterator[str]:
    """FI-17: a legal fifteen, in the formation and with the substitutes of the sheet."""
    starters = [man for man in team.values() if man.beginner == "11"]
    bench = {name: man for name, man in team.items() if man.beginner == "S"}
    if (len(starters), len(bench)) != (11, 4):
        yield wrong("FI-12", f"{colour}.beginner", (len(starters), len(bench)), "11 + 4")
    points = sum(man.value for man in (*starters, *bench.values()))
    if points > BUDGET:
        yield wrong("FI-13", f"{colour}.beginner", points, f"<= {BUDGET}")
    keepers = [sum(man.kind == "G" for man in men) for men in (starters, bench.values())]
    if keepers != [1, 1]:
        yield wrong("FI-16", f"{colour}.beginner", keepers, "1 + 1")
    clause, named = BENCHES[colour]
    if set(bench) != named:
        yield wrong(clause, f"{colour}.beginner", " ".join(bench), " ".join(sorted(named)))
    lines = {kind: sum(man.kind == kind for man in starters) for kind in "DMA"}
    if lines != FORMATIONS[colour]:
        yield wrong("FI-23", f"{colour}.beginner", lines, FORMATIONS[colour])
    if {kind: sum(man.kind == kind for man in team.values()) for kind in KINDS} != dict(
        zip(KINDS, (3, 10, 10, 7), strict=True)
    ):
        yield wrong("FI-D2", colour, "kinds", "3 G 10 D 10 M 7 A")


def problems_of_tactic(name: str, card: Tactic) -> Iterator[str]:
    """Slots that the rules can use."""
    place = f"tactics.{name}"
    groups = (card.approach, card.approach_defender, card.shot, card.shot_defender)
    for group in groups:
        if len(group) > 3 or set(group) - set("GDMA?"):
            yield wrong("FI-46", place, group, "at most 3 of G D M A ?")
        if "?" in group and set(group) & set("DMA"):  # no two kinds of slot compete for a man
            yield wrong("FI-D3", place, group, "? or D M A")
    if "G" in card.approach + card.approach_defender + card.shot or card.shot_defender.count("G") > 1:
        yield wrong("FI-A44", place, "G", "in the shot of the defender alone")
    if not card.shot or not card.shot_defender or bool(card.approach) != bool(card.approach_defender):
        yield wrong("FI-67", place, groups, "a shot, and an approach for both or for none")
    if card.arrow and (card.arrow not in card.approach or card.arrow not in card.shot):
        yield wrong("FI-72", place, card.arrow, "a kind of both parts")


def problems_of_colours(box: Box) -> Iterator[str]:
    """Five colours of six cards, and the values that decks are made of."""
    for colour in ("white", "violet", "red", "blue", "yellow"):
        values = sorted(card.value for card in box.tactics.values() if card.colour == colour)
        wanted = WHITE_VALUES if colour == "white" else COLOURED_VALUES
        if values != wanted:
            yield wrong("FI-A4" if colour == "white" else "FI-A2", f"tactics.{colour}", values, wanted)
    last = box.tactics["schlusskarte"]
    if last.colour != "white":
        yield wrong("FI-A3", "tactics.schlusskarte", last.colour, "white")
    if last.value != 1:
        yield wrong("FI-104", "tactics.schlusskarte", last.value, 1)
