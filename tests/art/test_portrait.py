"""Faces: a name keeps its face, and every feature can be drawn."""

from typing import get_args, get_type_hints
from xml.etree import ElementTree

import pytest

from ludofoot.art.palette import RED
from ludofoot.art.portrait import MOODS, Looks, portrait, seeded
from ludofoot.art.portrait.looks import Extra

FEATURES = {
    name: get_args(hint) for name, hint in get_type_hints(Looks).items() if name not in ("shirt", "trim")
}
CHOICES = [(name, value) for name, values in FEATURES.items() if name != "extras" for value in values]
CHOICES += [("extras", (extra,)) for extra in get_args(Extra)]


def test_a_name_always_has_the_same_face() -> None:
    assert seeded("Lina", RED) == seeded("Lina", RED)
    assert (seeded("Lina", RED).skin, seeded("Lina", RED).hair) == ("s1", "black")


def test_names_have_many_faces() -> None:
    faces = {portrait(seeded(f"Player {number}", RED)) for number in range(200)}
    assert len(faces) > 190


@pytest.mark.parametrize(("feature", "value"), CHOICES)
def test_every_feature_can_be_drawn(feature: str, value: object) -> None:
    bust = portrait(Looks(**{feature: value}))  # type: ignore[arg-type]
    ElementTree.fromstring(f"<svg>{bust}</svg>")
    if value not in (getattr(Looks(), feature), "none"):
        assert bust != portrait(Looks())


def test_a_mood_changes_nothing_but_the_expression() -> None:
    usual = seeded("Gaston", RED)
    for mood, (mouth, eyes) in MOODS.items():
        felt = usual.feeling(mood)
        assert (felt.mouth, felt.eyes) == (mouth, eyes)
        assert (felt.skin, felt.hair, felt.style, felt.kit) == (
            usual.skin,
            usual.hair,
            usual.style,
            usual.kit,
        )
