"""From SVG to PDF: curves keep their shape, and what cannot be printed is not left out silently."""

from __future__ import annotations

import math
import re
from xml.etree.ElementTree import Element, fromstring

import pytest

from ludofoot.press.outlines import outline_of, traced
from ludofoot.press.plates import matrix_of
from ludofoot.press.style import Style, ink

Point = tuple[float, float]


def ends(code: str) -> list[Point]:
    """Where each operator leads."""
    return [(float(x), float(y)) for x, y in re.findall(r"(\S+) (\S+) [mlc](?= |$)", code)]


def halfway(code: str) -> list[Point]:
    """The middle of every curve."""
    found, at = [], (0.0, 0.0)
    for numbers, operator in re.findall(r"([-\d. ]+) ([mlc])(?= |$)", code):
        values = [float(number) for number in numbers.split()]
        if operator == "c":
            points = [at, *zip(values[::2], values[1::2], strict=True)]
            found.append(
                tuple(sum(w * p[i] for w, p in zip((1, 3, 3, 1), points, strict=True)) / 8 for i in (0, 1))
            )
        at = (values[-2], values[-1])
    return [(x, y) for x, y in found]


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        ("M10 20L30 40Z", [(10, 20), (30, 40)]),
        ("M10 20 30 40 50 60", [(10, 20), (30, 40), (50, 60)]),
        ("m10 20l5-5h10v-10", [(10, 20), (15, 15), (25, 15), (25, 5)]),
        ("M5 5H9V7", [(5, 5), (9, 5), (9, 7)]),
        ("M0 0h4v4h-4ZL9 9", [(0, 0), (4, 0), (4, 4), (0, 4), (9, 9)]),
        ("M1 1m2 2l.5-.5", [(1, 1), (3, 3), (3.5, 2.5)]),
    ],
)
def test_commands_lead_where_they_should(data: str, wanted: list[Point]) -> None:
    assert ends(traced(data)) == wanted


def test_after_closing_a_path_goes_on_from_its_start() -> None:
    assert ends(traced("m5 5h4v4zl1 0"))[-1] == (6, 5)


def test_a_quadratic_curve_passes_the_same_point() -> None:
    assert halfway(traced("M0 0Q10 20 20 0")) == [pytest.approx((10, 10), abs=0.01)]


@pytest.mark.parametrize(("large", "sweep"), [(0, 0), (0, 1), (1, 0), (1, 1)])
@pytest.mark.parametrize("radii", [(50, 50), (40, 70)])
def test_arcs_stay_on_their_ellipse(radii: Point, large: int, sweep: int) -> None:
    rx, ry = radii
    code = traced(f"M10 20A{rx} {ry} 0 {large} {sweep} 60 50")
    assert ends(code)[-1] == (60, 50)
    assert (len(halfway(code)) > 2) == bool(large)
    # The two ends and the middles of the curves lie on one ellipse of these radii.
    points = [(10.0, 20.0), *halfway(code), (60.0, 50.0)]
    unit = [(x / rx, y / ry) for x, y in points]
    middle = circle_middle(unit[0], unit[1], unit[-1])
    assert all(math.dist(middle, point) == pytest.approx(1, abs=0.002) for point in unit)
    across = (unit[-1][0] - unit[0][0]) * (unit[1][1] - unit[0][1])
    down = (unit[-1][1] - unit[0][1]) * (unit[1][0] - unit[0][0])
    assert (across - down < 0) == bool(sweep)


def circle_middle(a: Point, b: Point, c: Point) -> Point:
    twice = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
    square = [x * x + y * y for x, y in (a, b, c)]
    x = square[0] * (b[1] - c[1]) + square[1] * (c[1] - a[1]) + square[2] * (a[1] - b[1])
    y = square[0] * (c[0] - b[0]) + square[1] * (a[0] - c[0]) + square[2] * (b[0] - a[0])
    return x / twice, y / twice


def test_shapes_reach_their_edges() -> None:
    assert set(ends(outline_of(fromstring('<circle cx="5" cy="6" r="4"/>')))) == {
        (9, 6),
        (5, 10),
        (1, 6),
        (5, 2),
    }
    rounded = ends(outline_of(fromstring('<rect x="1" y="2" width="10" height="8" rx="3"/>')))
    assert (min(rounded), max(rounded)) == ((1, 5), (11, 7))
    assert outline_of(fromstring('<rect width="10" height="8"/>')) == "0 0 10 8 re"


def test_what_is_no_shape_is_not_left_out_silently() -> None:
    with pytest.raises(ValueError, match="image"):
        outline_of(Element("image"))
    with pytest.raises(ValueError, match="skewX"):
        matrix_of("skewX(20)")


def test_transforms_are_carried_out_from_left_to_right() -> None:
    a, b, c, d, e, f = matrix_of("translate(10 20) rotate(90) scale(2)")
    assert (a * 1 + c * 0 + e, b * 1 + d * 0 + f) == pytest.approx((10, 22))
    assert matrix_of("translate(6) scale(-1 1)") == (-1, 0, 0, 1, 6, 0)


def test_styles_are_handed_down() -> None:
    outer = Style().under({"fill": "#FF0000", "opacity": "0.5"})
    inner = outer.under({"stroke": "#000000", "opacity": "0.5", "fill-opacity": "0.8"})
    assert (inner.fill, inner.operator) == ("#FF0000", "B")
    assert inner.alpha == (0.2, 0.25)
    assert (ink("#FF0000"), ink("#808080")) == ("1 0 0 rg", "0.5 g")
