"""The red cards: goals, goals that someone may prevent, and the five that stop play."""

from __future__ import annotations

from ludofoot.art.artwork import Drawing
from ludofoot.art.cards import HEIGHT, WIDTH, band, card, name_plate, tab
from ludofoot.art.codes import Code, badge
from ludofoot.art.icons import booking, corner_flag, first_aid, hand, placed, whistle
from ludofoot.art.lettering import TEXT, fitting, text
from ludofoot.art.markup import circle, group, line, moved, outline, path, rect
from ludofoot.art.palette import INK, MUSTARD, PITCH, PITCH_STRIPE, RED, STOCK, TINTS, WHITE
from ludofoot.art.symbols import ball, goal, rays
from ludofoot.games.schuss_und_tor.art.footballers import Words
from ludofoot.games.schuss_und_tor.art.heroes import CODES, Hero, bust, keeper
from ludofoot.games.schuss_und_tor.records import NAMES

_RED_FLAG = Code(RED, "triangle", "")


def actions(words: Words) -> list[Drawing]:
    """All red faces, as in the box."""
    plain = [_tor(words), _zwei_tore(words)]
    named = [_named(name, words) for name in NAMES]
    return plain + named + _set_pieces(words) + _stoppages(words)


def _tor(words: Words) -> Drawing:
    shout = words("card-tor").upper()
    foot = band(232, 124, RED) + text(shout, 126, 318, fitting(shout, 220, 78), WHITE)
    return card("action-tor", PITCH, goal(), ball(126, 150, 54), foot, _worth(1))


def _zwei_tore(words: Words) -> Drawing:
    shout = words("card-zwei-tore").upper()
    foot = band(232, 124, RED) + text(shout, 126, 310, fitting(shout, 220, 50), WHITE)
    return card("action-zwei-tore", PITCH, goal(), ball(94, 142, 42), ball(164, 172, 42), foot, _worth(2))


def _named(name: Hero, words: Words) -> Drawing:
    return card(f"action-tor-{name}", PITCH, goal(), ball(126, 150, 54), _unless(name, words), _worth(1))


def _worth(goals: int) -> str:
    return tab(74, 86, text(f"+{goals}", 42, 66, 37, RED))


def _unless(stopper: Hero, words: Words) -> str:
    """The foot of a goal that may be prevented: by whom."""
    shout, note = words("card-tor").upper(), words("note-parry")
    lines = text(shout, 20, 296, fitting(shout, 136, 50), WHITE, anchor="start")
    lines += text(note, 20, 326, fitting(note, 136, 18, TEXT), WHITE, face=TEXT, anchor="start")
    roundel = circle(198, 288, 38, fill=STOCK, **outline(4)) + badge(CODES[stopper], 198, 288, 24)
    return band(232, 124, RED) + lines + roundel


def _set_pieces(words: Words) -> list[Drawing]:
    return [
        _set_piece("freistoss", "bomber", _free_kick(), words),
        _set_piece("ecke", "bomber", _corner(), words),
        _set_piece("freistoss", "tormann", _free_kick(), words),
        _set_piece("elfmeter", "tormann", _penalty(), words),
    ]


def _set_piece(kind: str, stopper: Hero, scene: str, words: Words) -> Drawing:
    title = words(f"card-{kind}").upper()
    ribbon = rect(0, 198, WIDTH, 36, fill=INK) + text(title, 126, 226, fitting(title, 212, 27), MUSTARD)
    return card(f"action-{kind}-{stopper}", PITCH, scene, ribbon, _unless(stopper, words), _worth(1))


def _free_kick() -> str:
    """A wall of three who would rather be elsewhere; the ball goes round it."""
    wall = ((bust("otto", "conceded"), 0), (bust("luigi", "conceded"), 112), (bust("fritz", "conceded"), 56))
    men = "".join(group(face, transform=moved(x, 92, 0.54)) for face, x in wall)
    swerve = path("M222 190C244 150 238 104 194 70", **{**line(9, MUSTARD), "stroke_dasharray": "0 17"})
    return goal() + men + swerve + ball(176, 62, 24)


def _corner() -> str:
    grass = path("".join(f"M0 {y}H252V{y + 26}H0Z" for y in range(14, 200, 52)), fill=PITCH_STRIPE)
    arc = path("M92 240V0M62 174H256M92 98A76 76 0 0 1 168 174", fill="none", stroke=WHITE, stroke_width=7)
    return grass + arc + placed(corner_flag(_RED_FLAG), 128, 110, 1.4) + ball(204, 150, 30)


def _penalty() -> str:
    """The keeper alone, and the ball as large as it must seem to him."""
    alone = group(keeper(), transform=moved(74, 36, 0.56))
    spot = path("M-4 202Q126 142 256 202Z", fill=PITCH_STRIPE, **outline(4, WHITE))
    return goal() + alone + spot + ball(126, 164, 30)


def _stoppages(words: Words) -> list[Drawing]:
    pictures = {
        "hand": placed(hand(), 126, 146, 1.75),
        "aus": placed(corner_flag(_RED_FLAG), 130, 146, 1.75),
        "foul": placed(booking(), 126, 164, 2, 8),
        "verletzt": placed(first_aid(), 126, 142, 1.6),
        "schiedsrichter": placed(whistle(), 126, 142, 1.7),
    }
    return [_stoppage(kind, picture, words) for kind, picture in pictures.items()]


def _stoppage(kind: str, picture: str, words: Words) -> Drawing:
    plate = name_plate(HEIGHT - 90, words(f"action-{kind}"), words(f"note-{kind}"))
    return card(f"action-{kind}", TINTS[RED], rays(126, 150, WHITE, 0.4), picture, plate)
