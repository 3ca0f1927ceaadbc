"""Many footballers at once: each has the face of his name, and no two look alike."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count

from ludofoot.art.portrait import Looks, seeded

_Traits = tuple[object, ...]


def crowd(names: Iterable[str], shirt: str) -> dict[str, Looks]:
    """A face for each name; whoever would look like one before him gets the next face of his name."""
    faces: dict[str, Looks] = {}
    taken: set[_Traits] = set()
    for name in names:
        looks = next(
            face for twin in count() if traits(face := seeded(name + "'" * twin, shirt)) not in taken
        )
        taken.add(traits(looks))
        faces[name] = looks
    return faces


def traits(looks: Looks) -> _Traits:
    """What a footballer is known by even from afar: not his shirt, nor his mood."""
    return looks.skin, looks.hair, looks.style, looks.back, looks.beard, looks.extras
