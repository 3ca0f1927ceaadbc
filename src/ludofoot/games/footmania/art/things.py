"""Things on the cards of Footmania, in a box of 100 by 100 like the icons of the kit."""

from __future__ import annotations

from collections.abc import Callable

from ludofoot.art import icons
from ludofoot.art.markup import circle, group, line, moved, outline, path, rect
from ludofoot.art.palette import BLUE, BOOKED, FIR, GREY, INK, MUSTARD, PLASTER, PLUM, RED, STOCK, WHITE
from ludofoot.art.symbols import ball, burst, star

_EDGE = outline(5)


def _television() -> str:
    antenna = path("M50 26L32 6M50 26L70 8", **line(5))
    box = rect(8, 26, 84, 62, rx=10, fill=BLUE, **_EDGE) + rect(
        18, 36, 64, 42, rx=6, fill=WHITE, **outline(4)
    )
    return antenna + box + ball(50, 57, 15)


def _megaphone() -> str:
    horn = path("M16 40L78 14V84L16 60Z", fill=RED, **_EDGE)
    grip = path("M26 62L34 92H50L44 66", fill=INK, **_EDGE)
    return grip + horn + rect(6, 38, 16, 24, rx=5, fill=STOCK, **_EDGE) + path("M88 34V64", **line(6))


def _town_hall() -> str:
    roof = path("M6 38L50 10L94 38Z", fill=RED, **_EDGE)
    columns = path("M20 44V80M40 44V80M60 44V80M80 44V80", stroke=INK, stroke_width=10)
    return (
        rect(12, 38, 76, 46, fill=STOCK, **_EDGE)
        + columns
        + roof
        + rect(6, 80, 88, 14, rx=3, fill=GREY, **_EDGE)
    )


def _scarf() -> str:
    around = path("M20 20Q50 44 80 20L88 34Q50 66 12 34Z", fill=RED, **_EDGE)
    end = path("M58 40H80V86H58Z", fill=RED, **_EDGE) + path(
        "M58 54H80M58 70H80", stroke=WHITE, stroke_width=8
    )
    return end + path("M60 86V96M69 86V96M78 86V96", **line(5)) + around


def _ticket() -> str:
    paper = path("M8 26H92V42A9 9 0 0 0 92 60V76H8V60A9 9 0 0 0 8 42Z", fill=MUSTARD, **_EDGE)
    tear = path("M68 30V72", **{**line(4), "stroke_dasharray": "3 8"})
    return paper + tear + ball(38, 51, 15)


def _wheel() -> str:
    disc = circle(50, 48, 40, fill=STOCK, **_EDGE)
    sectors = path(
        "M50 48L50 8A40 40 0 0 1 85 28ZM50 48L85 68A40 40 0 0 1 50 88ZM50 48L15 68A40 40 0 0 1 15 28Z",
        fill=PLUM,
    )
    rim = circle(50, 48, 40, fill="none", **_EDGE)
    return (
        disc
        + sectors
        + rim
        + circle(50, 48, 8, fill=MUSTARD, **outline(4))
        + path("M42 2H58L50 18Z", fill=INK)
    )


def _stand() -> str:
    steps = path("M6 90V70H28V52H50V34H72V16H94V90Z", fill=GREY, **_EDGE)
    return steps + path("M60 90L70 70L58 62L66 44", **line(5, WHITE))


def _magnifier() -> str:
    paper = rect(12, 8, 52, 70, rx=4, fill=WHITE, **_EDGE) + path(
        "M22 24H54M22 38H48M22 52H40", **line(5, GREY)
    )
    return paper + circle(62, 58, 22, fill=STOCK, **outline(6)) + path("M78 74L94 92", **line(11))


def _bus() -> str:
    body = rect(4, 22, 92, 54, rx=12, fill=MUSTARD, **_EDGE)
    panes = path("M14 34H34V52H14ZM42 34H62V52H42ZM70 34H88V52H70Z", fill=WHITE, **outline(4))
    return body + panes + circle(26, 78, 12, fill=INK, **_EDGE) + circle(74, 78, 12, fill=INK, **_EDGE)


def _briefcase() -> str:
    grip = path("M36 28V16H64V28", **line(7))
    case = rect(6, 28, 88, 58, rx=8, fill=PLUM, **_EDGE) + path("M6 54H94", **line(5))
    return grip + case + rect(42, 46, 16, 18, rx=3, fill=MUSTARD, **outline(4))


def _window() -> str:
    frame = rect(12, 8, 76, 84, rx=4, fill=WHITE, **outline(7)) + path("M50 8V92M12 50H88", **line(5))
    return frame + burst(60, 44, 26, INK, edge=1, inner=0.45)


def _seats() -> str:
    seat = "M{x} {y}h20v16h-20ZM{x} {y}"
    rows = "".join(seat.format(x=x, y=y) for y in (14, 42, 70) for x in (10, 40, 70))
    return path(rows, fill=BLUE, **_EDGE)


def _mortarboard() -> str:
    cap = path("M26 48V72Q50 88 74 72V48Z", fill=INK, **_EDGE)
    return cap + path("M50 20L96 42L50 64L4 42Z", fill=FIR, **_EDGE) + path("M88 46V74", **line(5, MUSTARD))


def _tent() -> str:
    return path("M50 14L94 86H6Z", fill=FIR, **_EDGE) + path("M50 40L68 86H32Z", fill=STOCK, **_EDGE)


def _film() -> str:
    screen = rect(4, 18, 92, 64, rx=10, fill=INK, **_EDGE)
    return screen + path("M38 34L70 50L38 66Z", fill=MUSTARD, **outline(4, MUSTARD))


def _no_entry() -> str:
    return circle(50, 50, 42, fill=RED, **outline(6)) + rect(24, 41, 52, 18, rx=4, fill=WHITE, **outline(4))


def _bandage() -> str:
    strip = rect(4, 34, 92, 32, rx=16, fill=PLASTER, **_EDGE)
    pad = rect(34, 34, 32, 32, fill=WHITE, **outline(4)) + path("M43 44h1M56 44h1M43 56h1M56 56h1", **line(5))
    return group(group(strip, pad, transform=moved(-50, -50)), transform=moved(50, 50, turn=-35))


def _thermometer() -> str:
    glass = path("M40 14a10 10 0 0 1 20 0V58A18 18 0 1 1 40 58Z", fill=WHITE, **_EDGE)
    return (
        glass
        + path("M50 30V70", **line(9, RED))
        + circle(50, 73, 10, fill=RED)
        + path("M66 26H76M66 40H76", **line(5))
    )


def _heart() -> str:
    outline_of = "M50 90C10 62 2 42 10 26C20 8 42 12 50 30C58 12 80 8 90 26C98 42 90 62 50 90Z"
    return path(outline_of, fill=RED, **_EDGE) + ball(50, 48, 18)


def _low_blow() -> str:
    return burst(70, 64, 30, RED) + group(icons.shoe(BLUE), transform=moved(-4, -6, 0.86))


def _crowned(icon: str) -> str:
    return icon + star(50, 60, 22, edge=4)


THINGS: dict[str, Callable[[], str]] = {
    "shoes": icons.shoe,
    "shirt": icons.shirt,
    "socks": icons.sock,
    "shorts": icons.shorts,
    "television": _television,
    "supporters": _megaphone,
    "subsidy": _town_hall,
    "tournament": icons.cup,
    "scarves": _scarf,
    "gala": lambda: burst(50, 50, 47, MUSTARD) + ball(50, 50, 24),
    "tickets": _ticket,
    "testimonial": lambda: _crowned(icons.shirt(BLUE)),
    "lottery": _wheel,
    "league": icons.booking,
    "stand": _stand,
    "tax": _magnifier,
    "travel": _bus,
    "bonuses": lambda: _crowned(icons.coins()),
    "medical": icons.first_aid,
    "agent": _briefcase,
    "windows": _window,
    "empty-stands": _seats,
    "academy": _mortarboard,
    "camp": _tent,
    "video": _film,
    "suspension": _no_entry,
    "crowd": _megaphone,
    "injury": _bandage,
    "red-card": lambda: icons.booking(RED),
    "low-blow": _low_blow,
    "flu": _thermometer,
    "medic": icons.first_aid,
    "appeal": icons.hand,
    "fair-play": _heart,
    "plus": icons.plus,
    "pennant": lambda: icons.pennant(BLUE),
    "coins": icons.coins,
    "cup": icons.cup,
    "booked": lambda: icons.booking(BOOKED),
}
"""What a card or a square shows, by its name."""
