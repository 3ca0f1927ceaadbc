"""Footballers who come back on many pieces: each face drawn once, with a thin layer for every mood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ludofoot.art.artwork import Drawing
from ludofoot.art.codes import Code
from ludofoot.art.markup import part, use
from ludofoot.art.pieces import TOKEN, coded_medal
from ludofoot.art.portrait import MOODS, Looks, Mood, expression, over, under


def bust(name: str, mood: Mood | None = None) -> str:
    """Someone of the cast from the chest up, in the usual mood or in another."""
    return use(f"{name}-{mood}" if mood else name)


def cast_medals(codes: Mapping[str, Code]) -> list[Drawing]:
    """Everyone in a ring with the code, in every mood."""
    moods = [
        coded_medal(f"medal-{name}-{mood}", bust(name, mood), code)
        for name, code in codes.items()
        for mood in MOODS
    ]
    return [coded_medal(f"medal-{name}", bust(name), code) for name, code in codes.items()] + moods


def cast_busts(names: Iterable[str]) -> list[Drawing]:
    """Everyone without a ring, in every mood."""
    moods: tuple[Mood | None, ...] = (None, *MOODS)
    return [
        Drawing("-".join(filter(None, ("bust", name, mood))), TOKEN, TOKEN, bust(name, mood))
        for name in names
        for mood in moods
    ]


def cast_parts(looks: Mapping[str, Looks]) -> dict[str, str]:
    """The parts that the functions above use."""
    parts: dict[str, str] = {}
    for name, face in looks.items():
        parts |= _layers(name, face)
    return parts


def _layers(name: str, looks: Looks) -> dict[str, str]:
    before, behind = f"{name}-over", f"{name}-under"
    parts = {behind: part(behind, under(looks)), before: part(before, over(looks))}
    faces = {name: looks} | {f"{name}-{mood}": looks.feeling(mood) for mood in MOODS}
    for id, face in faces.items():
        parts[id] = part(id, use(behind), expression(face), use(before))
    return parts
