"""A portrait from back to front, in three layers: only the middle one changes with the mood."""

from __future__ import annotations

from ludofoot.art.markup import Value, circle, clip, clipped, ellipse, group, line, outline, path, rect
from ludofoot.art.palette import (
    BLOND_BROW,
    CHEEK,
    HAIRS,
    INK,
    MOUTH,
    PLASTER,
    RED,
    SKINS,
    WHITE,
)
from ludofoot.art.portrait import cuts
from ludofoot.art.portrait.looks import Eyes, Looks, Mouth

SHIRT_CLIP = "clip-shirt"
INKED: dict[str, Value] = {**outline(5), "stroke_linecap": "round"}


def shirt_clip() -> str:
    """The clip inside which a kit is printed."""
    return clip(SHIRT_CLIP, path(cuts.SHIRT))


def portrait(looks: Looks) -> str:
    """A bust in a box of 200 by 200."""
    return under(looks) + expression(looks) + over(looks)


def under(looks: Looks) -> str:
    """What lies behind the expression: back hair, shirt, neck, collar, ears, head."""
    return _back_hair(looks) + _shirt(looks) + _neck(looks) + _head(looks) + _cheeks(looks)


def expression(looks: Looks) -> str:
    """Brows, eyes, beard, nose, mouth."""
    return (
        _brows(looks) + _eyes(looks.eyes) + _beard(looks) + path(cuts.NOSE, **line(4.5)) + _mouth(looks.mouth)
    )


def over(looks: Looks) -> str:
    """What lies before the expression: moustache, front hair, extras."""
    return _moustache(looks) + _front_hair(looks) + "".join(_extra(looks, extra) for extra in looks.extras)


def _back_hair(looks: Looks) -> str:
    colour = HAIRS[looks.hair]
    afro = path(cuts.AFRO_BEHIND, fill=colour, **INKED) if looks.style == "afro" else ""
    return afro + (path(cuts.BACKS[looks.back], fill=colour, **INKED) if looks.back != "none" else "")


def _shirt(looks: Looks) -> str:
    cloth = path(cuts.SHIRT, fill=looks.shirt) + clipped(SHIRT_CLIP, _kit(looks)) * (looks.kit != "plain")
    return cloth + path(cuts.SHIRT, fill="none", **INKED)


def _kit(looks: Looks) -> str:
    match looks.kit:
        case "stripes":
            return group(*(rect(x, 140, 16, 70) for x in cuts.STRIPES), fill=looks.trim)
        case "hoop":
            return rect(0, 172, 200, 18, fill=looks.trim)
        case "sash":
            return path(cuts.SASH, fill=looks.trim)
        case _:
            return path(cuts.YOKE, fill=looks.trim)


def _neck(looks: Looks) -> str:
    light, shade = SKINS[looks.skin]
    return path(cuts.NECK, fill=light, **outline(5)) + _collar(looks) + path(cuts.NECK_SHADE, fill=shade)


def _collar(looks: Looks) -> str:
    trim = {"fill": "none", **outline(9, looks.trim)}
    match looks.collar:
        case "polo":
            return path(cuts.POLO, fill=looks.trim, **INKED)
        case "round":
            return path("M76 147Q100 186 124 147", **trim) + path("M71 149Q100 196 129 149", **line())
        case _:
            return path("M78 146L100 178L122 146", **trim) + path("M73 147L100 186L127 147", **line())


def _head(looks: Looks) -> str:
    light, shade = SKINS[looks.skin]
    ears = circle(54, 94, 10) + circle(146, 94, 10)
    return group(ears, path(cuts.HEADS[looks.head]), fill=light, **outline(5)) + path(cuts.SHADE, fill=shade)


def _cheeks(looks: Looks) -> str:
    if "freckles" in looks.extras:
        return group(*(circle(x, y, 2.2) for x, y in cuts.FRECKLES), fill=SKINS[looks.skin][1])
    if looks.skin in ("s1", "s2"):
        return group(circle(72, 107, 8), circle(127, 107, 8), fill=CHEEK, opacity=0.38)
    return ""


def _brows(looks: Looks) -> str:
    pale = BLOND_BROW if looks.hair in ("white", "blond") else HAIRS[looks.hair]
    return path(cuts.BROWS[looks.eyes], **line(6.5, INK if looks.skin == "s5" else pale))


def _eyes(eyes: Eyes) -> str:
    if eyes == "wide":
        whites = group(circle(82, 88, 10), circle(118, 88, 10), fill=WHITE, **outline(4))
        return whites + circle(83, 89, 4.5, fill=INK) + circle(119, 89, 4.5, fill=INK)
    right = path("M110 91Q118 83 127 91", **line()) if eyes == "wink" else _eye(118)
    return _eye(82) + right


def _eye(x: float) -> str:
    return ellipse(x, 89, 5.5, 7, fill=INK) + circle(x + 2, 86.5, 2, fill=WHITE)


def _beard(looks: Looks) -> str:
    colour = HAIRS[looks.hair]
    match looks.beard:
        case "full":
            return path(cuts.FULL_BEARD, fill=colour, **INKED)
        case "stubble":
            return path(cuts.STUBBLE, fill=colour, opacity=0.28)
        case _:
            return ""


def _mouth(mouth: Mouth) -> str:
    match mouth:
        case "grin":
            return path(cuts.TEETH, fill=WHITE, **outline(4.5))
        case "gap":
            return path(cuts.TEETH, fill=WHITE, **outline(4.5)) + rect(96, 116, 9, 9, fill=INK)
        case "shout":
            return path(cuts.SHOUT, fill=MOUTH, **outline(4.5)) + path(cuts.TONGUE, fill=CHEEK)
        case _:
            return path(cuts.MOUTH_LINES[mouth], **line())


def _moustache(looks: Looks) -> str:
    cut = {"moustache": cuts.MOUSTACHE, "goatee": cuts.GOATEE}.get(looks.beard)
    return path(cut, fill=HAIRS[looks.hair], **outline(4)) if cut else ""


def _front_hair(looks: Looks) -> str:
    colour = HAIRS[looks.hair]
    match looks.style:
        case "none":
            return ""
        case "curly":
            curls = (circle(*curl) for curl in cuts.CURLS)
            return group(*curls, fill=colour, **outline(5)) + group(
                *(circle(*curl) for curl in cuts.CURLS_FILLED), fill=colour
            )
        case "afro":
            return path(cuts.AFRO_BEFORE, fill=colour)
        case "bald":
            shine = path("M78 54Q88 47 100 48", opacity=0.7, **line(6, WHITE))
            return path(cuts.FRONTS["bald"], fill=colour, **INKED) + shine
        case style:
            return path(cuts.FRONTS[style], fill=colour, **INKED)


def _extra(looks: Looks, extra: str) -> str:
    match extra:
        case "headband":
            return path(cuts.HEADBAND, fill=RED if looks.trim == WHITE else looks.trim, **outline(4.5))
        case "cap":
            return path(cuts.CAP, fill=looks.trim, **INKED) + path(cuts.CAP_PEAK, fill=looks.shirt, **INKED)
        case "glasses":
            frame = circle(81, 89, 14) + circle(119, 89, 14) + path("M95 88H105M67 86L56 84M133 86L144 84")
            return group(frame, fill=WHITE, fill_opacity=0.35, **outline(4.5))
        case "plaster":
            turned = "rotate(-20 130 105)"
            return rect(118, 100, 24, 10, rx=4, transform=turned, fill=PLASTER, **outline(3.5))
        case "hat":
            felt = path(cuts.HAT, fill=INK, **INKED) + path(cuts.HAT_BRIM, fill=INK, **INKED)
            return felt + path(cuts.HAT_RIBBON, fill=RED)
        case _:
            return ""
