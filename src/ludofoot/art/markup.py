"""SVG as text: elements, numbers and references, short and the same every time."""

from __future__ import annotations

from xml.sax.saxutils import escape

from ludofoot.art.palette import INK

Value = str | float | None


def number(value: float) -> str:
    """A number with at most two decimals and no needless zero."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Numbers one after the other."""
    return " ".join(number(value) for value in values)


def element(tag: str, *children: str, **attributes: Value) -> str:
    """An element; an attribute that is None is left out, `_` stands for a hyphen."""
    written = "".join(_attribute(name, value) for name, value in attributes.items() if value is not None)
    inner = "".join(children)
    return f"<{tag}{written}>{inner}</{tag}>" if inner else f"<{tag}{written}/>"


def _attribute(name: str, value: str | float) -> str:
    text = escape(value, {'"': "&quot;"}) if isinstance(value, str) else number(value)
    return f' {name.strip("_").replace("_", "-")}="{text}"'


def outline(width: float = 5, colour: str = INK) -> dict[str, Value]:
    """The attributes of an ink outline."""
    return {"stroke": colour, "stroke_width": width, "stroke_linejoin": "round"}


def line(width: float = 5, colour: str = INK) -> dict[str, Value]:
    """The attributes of a drawn line with round ends."""
    return {"fill": "none", **outline(width, colour), "stroke_linecap": "round"}


def path(data: str, **attributes: Value) -> str:
    """A path."""
    return element("path", d=data, **attributes)


def circle(x: float, y: float, radius: float, **attributes: Value) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: Value) -> str:
    """An ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: Value) -> str:
    """A rectangle."""
    return element("rect", x=x or None, y=y or None, width=width, height=height, **attributes)


def polygon(points: str, **attributes: Value) -> str:
    """A polygon."""
    return element("polygon", points=points, **attributes)


def group(*children: str, **attributes: Value) -> str:
    """A group."""
    return element("g", *children, **attributes)


def moved(x: float, y: float, scale: float = 1, turn: float = 0) -> str | None:
    """A transform: to a place, turned, at a scale."""
    steps = [f"translate({numbers(x, y)})"] if x or y else []
    steps += [f"rotate({number(turn)})"] if turn else []
    steps += [f"scale({scale:.4g})"] if scale != 1 else []
    return " ".join(steps) or None


def mirrored(x: float) -> str:
    """A transform: seen in a mirror that stands upright at x."""
    return f"translate({number(2 * x)}) scale(-1 1)"


def use(name: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, **attributes: Value) -> str:
    """A shared part, by its name."""
    return element("use", href=f"#{name}", transform=moved(x, y, scale, turn), **attributes)


def part(name: str, *children: str) -> str:
    """A shared part under its name."""
    return group(*children, id=name)


def clip(name: str, *shapes: str) -> str:
    """A shared clip under its name."""
    return element("clipPath", *shapes, id=name)


def clipped(name: str, *children: str) -> str:
    """What is seen of something through a clip."""
    return group(*children, clip_path=f"url(#{name})")
