"""What a game has to show of a match, on paper: lines over time, and ways over a pitch."""

from __future__ import annotations

from typing import Any, Final

from ludofoot.art.codes import SEATS, badge
from ludofoot.art.lettering import TEXT, fitting, text
from ludofoot.art.markup import circle, number, path, rect
from ludofoot.art.palette import GREY, INK, PITCH, WHITE
from ludofoot.core.panels import Panel, Strokes, Ways
from ludofoot.gazette.wording import Edition
from ludofoot.press.curve import DASHES, TINT

MOST_WAYS: Final = 5


def panel_for_paper(edition: Edition) -> Panel | None:
    """The first that can be printed."""
    return next((each for each in edition.report.panels if isinstance(each, Strokes | Ways)), None)


def panel_drawn(edition: Edition, panel: Any, x: float, y: float, *, room: float, height: float) -> str:
    """A panel with its title, in a place of this size."""
    title = edition.say(panel.title)
    body = path(f"M{x} {y}H{x + room}", stroke=INK, stroke_width=2)
    body += text(title, x, y + 22, fitting(title, room, 17), anchor="start")
    draw = ways_drawn if isinstance(panel, Ways) else strokes_drawn
    return body + draw(edition, panel, x, y + 34, room=room, height=height - 34)


def colour_of(edition: Edition, side: int) -> Any:
    """The mark of a side."""
    return SEATS[edition.report.sides[side].seats[0] % len(SEATS)]


def strokes_drawn(edition: Edition, panel: Strokes, x: float, y: float, *, room: float, height: float) -> str:
    """A line for each side that stays as it is until it changes."""
    left, wide, high = x + 44, room - 74, height - 24
    begin, end = panel.across[0].at, max(panel.across[-1].at, panel.across[0].at + 1e-6)
    top = max(spot.y for stroke in panel.strokes for spot in stroke.points) or 1

    def at(value: float) -> float:
        return left + wide * (value - begin) / (end - begin)

    def up(value: float) -> float:
        return y + high * (1 - value / top)

    body = "".join(
        rect(at(span.begin), y, at(span.end) - at(span.begin), high, fill=TINT, fill_opacity=0.5)
        for span in panel.spans
    )
    for tick in panel.up:
        body += path(f"M{left} {number(up(tick.at))}h{wide}", stroke=GREY, stroke_width=0.6)
        if tick.said is not None:
            words = edition.say(tick.said)
            body += text(words, left - 6, up(tick.at) + 4, 12, face=TEXT, anchor="end")
    for tick in panel.across:
        if tick.said is not None:
            body += text(edition.say(tick.said), at(tick.at), y + high + 18, 12, face=TEXT)
    for order, stroke in enumerate(panel.strokes):
        mark = colour_of(edition, stroke.side)
        first, *others = stroke.points
        data = f"M{number(at(first.x))} {number(up(first.y))}"
        data += "".join(f"H{number(at(spot.x))}V{number(up(spot.y))}" for spot in others)
        dashes = DASHES[order % len(DASHES)]
        body += path(data, fill="none", stroke=mark.colour, stroke_width=2.6, stroke_dasharray=dashes)
        body += badge(mark, left + wide + 14, up(stroke.points[-1].y), 8, edge=2)
    return body


def ways_drawn(edition: Edition, panel: Ways, x: float, y: float, *, room: float, height: float) -> str:
    """A lying pitch with the last goals on it."""
    ground = panel.ground
    scale = min((room - 20) / (ground.width + 1), (height - 26) / ground.height)
    left = x + 10

    def place(spot: Any) -> tuple[float, float]:
        return left + spot.x * scale, y + spot.y * scale

    chalk: dict[str, Any] = {"fill": "none", "stroke": WHITE, "stroke_width": 1.2}
    body = rect(left, y, ground.width * scale, ground.height * scale, fill=PITCH)
    body += path(f"M{number(left + ground.width * scale / 2)} {y}v{number(ground.height * scale)}", **chalk)
    for area in ground.areas:
        corner = place(area)
        body += rect(*corner, area.width * scale, area.height * scale, **chalk)
    for goal in (left - 0.5 * scale, left + ground.width * scale):
        tall = (ground.goal_to - ground.goal_from) * scale
        body += rect(goal, y + ground.goal_from * scale, 0.5 * scale, tall, fill=INK)
    for way in panel.ways[-MOST_WAYS:]:
        mark = colour_of(edition, way.side)
        data = "M" + "L".join(f"{number(a)} {number(b)}" for a, b in map(place, way.places))
        dashes = None if way.side == panel.forward else "7 4"
        body += path(data, fill="none", stroke=INK, stroke_width=5)
        body += path(data, fill="none", stroke=WHITE, stroke_width=2.6, stroke_dasharray=dashes)
        body += "".join(circle(*place(spot), 3, fill=WHITE) for spot in way.places[1:-1])
        first = place(way.places[0])
        body += badge(mark, *first, 8, edge=2)
        body += text(edition.say(way.said), first[0] + 12, first[1] + 4, 12, WHITE, face=TEXT, anchor="start")
    words = edition.say(panel.attacks[panel.forward])
    return body + text(words, left, y + ground.height * scale + 18, 12, face=TEXT, anchor="start")
