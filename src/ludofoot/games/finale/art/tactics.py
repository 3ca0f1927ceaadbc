"""The tactic cards: who takes part in the approach and in the shot, on either side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from ludofoot.art.artwork import Drawing
from ludofoot.art.box import contents
from ludofoot.art.cards import WIDTH, card
from ludofoot.art.codes import badge
from ludofoot.art.geometry import Point
from ludofoot.art.lettering import SCRIPT, TEXT, Words, fitting, text
from ludofoot.art.markup import circle, line, number, outline, path, rect
from ludofoot.art.palette import BLUE, CREAM, INK, MUSTARD, RED, STOCK, VIOLET, WHITE, lettering_on
from ludofoot.games.finale.art.team import KINDS, PACKAGE, Kind

GROUNDS = {"white": STOCK, "violet": VIOLET, "red": RED, "blue": BLUE, "yellow": MUSTARD}

_SHOT = "#F6E3BC"
_LETTERS: tuple[Kind, ...] = get_args(Kind)
_LAST = "schlusskarte"
_ATTACKERS, _DEFENDERS, _RADIUS = (14, 122), (130, 238), 21


@dataclass(frozen=True)
class Tactic:
    """A tactic card of the box (FI-D3)."""

    colour: str
    value: int
    approach: str
    approach_defender: str
    shot: str
    shot_defender: str
    arrow: str


def tactics(words: Words) -> list[Drawing]:
    """Every tactic card, the Schlusskarte among them."""
    box = contents(PACKAGE)["tactics"]
    return [_tactic(id, Tactic(*row), words) for id, row in box.items()]


def _tactic(id: str, tactic: Tactic, words: Words) -> Drawing:
    upper = _ground(86, CREAM) + _title(words("phase-approach"), 126, 110)
    lower = _ground(220, _SHOT) + _title(words("phase-shot"), 180 if tactic.arrow else 126, 244)
    approach = _sides(86, tactic.approach, tactic.approach_defender) or _direct(words("note-direct"))
    shot = _sides(220, tactic.shot, tactic.shot_defender)
    again = _again(tactic) if tactic.arrow else ""
    return card(f"tactic-{id}", CREAM, upper, approach, lower, shot, _head(id, tactic, words), again)


def _head(id: str, tactic: Tactic, words: Words) -> str:
    ground = GROUNDS[tactic.colour]
    ink = lettering_on(ground)
    kind, own = words("note-tactic"), words(f"card-{id}")
    title, line = (own, kind) if id == _LAST else (kind, own)
    plate = rect(-4, -4, WIDTH + 8, 90, fill=ground, **outline(4))
    value = text(str(tactic.value), 50, 72, 66, ink)
    upper = text(title.upper(), 88, 46, fitting(title.upper(), 146, 23), ink, anchor="start")
    lower = text(line, 88, 70, fitting(line, 146, 20, TEXT), ink, face=TEXT, anchor="start")
    return plate + value + upper + lower


def _ground(y: float, fill: str) -> str:
    return rect(-4, y, WIDTH + 8, 140, fill=fill, **outline(4)) + rect(0, y, WIDTH, 32, fill=INK)


def _title(phase: str, x: float, y: float) -> str:
    return text(phase.upper(), x, y, fitting(phase.upper(), 112, 21), WHITE)


def _direct(words: str) -> str:
    """There is no approach."""
    return text(words, 126, 178, fitting(words, 212, 30, SCRIPT), face=SCRIPT)


def _sides(y: float, attackers: str, defenders: str) -> str:
    """Attackers left, defenders right."""
    if not attackers:
        return ""
    fold = path(f"M126 {y + 44:g}V{y + 120:g}", **{**line(3), "stroke_dasharray": "1 8"})
    return _slots(attackers, *_ATTACKERS, y + 80) + _slots(defenders, *_DEFENDERS, y + 80) + fold


def _slots(kinds: str, left: float, right: float, y: float) -> str:
    """Who takes part on one side."""
    return "".join(
        badge(KINDS[kind], place[0], y + place[1], _RADIUS, edge=3.5)
        for kind, place in zip(_kinds(kinds), _places(len(kinds), left, right), strict=True)
    )


def _kinds(letters: str) -> list[Kind]:
    return [kind for letter in letters for kind in _LETTERS if kind == letter]


def _places(many: int, left: float, right: float) -> list[Point]:
    """One or two in a row; of three, the third below the others, so that all stay large."""
    middle, half = (left + right) / 2, 26
    if many == 1:
        return [(middle, 0)]
    pair, third = (middle - half, middle + half), (middle, 23.0)
    return [(x, 0) for x in pair] if many == 2 else [*((x, -23.0) for x in pair), third]


def _again(tactic: Tactic) -> str:
    """Below whom of the approach an arrow says that he may be used again in the shot (FI-72)."""
    places = zip(_kinds(tactic.approach), _places(len(tactic.approach), *_ATTACKERS), strict=True)
    x = number(next(place[0] for kind, place in places if kind == tactic.arrow))
    disc = circle(float(x), 236, 20, fill=MUSTARD, **outline(4))
    return disc + path(f"M{x} 224v22m-10-8l10 10l10-10", **line(6))
