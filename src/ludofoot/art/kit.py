"""The kit that all boxes share: its parts, and the drawings that belong to no box."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from ludofoot.art.artwork import Artwork, Drawing
from ludofoot.art.cards import card_parts
from ludofoot.art.codes import SEATS
from ludofoot.art.icons import ICONS
from ludofoot.art.pieces import TOKEN, coded_medal, letter, medal, pawn, piece_parts
from ludofoot.art.portrait import MOODS, Mood, portrait, seeded, shirt_clip
from ludofoot.art.symbols import symbol_parts


def artwork(id: str, drawings: Iterable[Drawing], parts: Mapping[str, str] | None = None) -> Artwork:
    """A box's drawings on top of the parts of the kit."""
    return Artwork(id, {drawing.id: drawing for drawing in drawings}, kit_parts() | dict(parts or {}))


def kit_parts() -> dict[str, str]:
    """The parts that any drawing may use."""
    return symbol_parts() | card_parts() | piece_parts() | {"clip-shirt": shirt_clip()}


def common_artwork() -> Artwork:
    """What every page needs: the icons, the codes of the seats and their pawns."""
    icons = [Drawing(f"icon-{name}", 100, 100, draw()) for name, draw in ICONS.items()]
    seats = [letter(f"seat-{code.letter}", code) for code in SEATS]
    pawns = [pawn(f"pawn-{code.letter}", code) for code in SEATS]
    return artwork("ludofoot", icons + seats + pawns)


def seat_medal(name: str, seat: int, mood: Mood | None = None) -> Artwork:
    """The face of whoever sits there, by name; the first seat is 0."""
    code = SEATS[seat]
    bust = _bust(name, code.colour, mood)
    return artwork("-".join(filter(None, ("seat", code.letter, mood))), [coded_medal("medal", bust, code)])


def seat_faces(name: str, seat: int) -> Artwork:
    """The same face as it looks otherwise and in every mood; whoever shows it adds the code of the seat."""
    colour = SEATS[seat].colour
    moods: tuple[Mood | None, ...] = (None, *MOODS)
    faces = (medal(_bust(name, colour, mood), 94, 94, 80, colour, ring=10) for mood in moods)
    named = zip(moods, faces, strict=True)
    return artwork("faces", [Drawing(mood or "calm", TOKEN, TOKEN, face) for mood, face in named])


def _bust(name: str, colour: str, mood: Mood | None) -> str:
    # Half of those who sit down would not know themselves with a beard.
    looks = replace(seeded(name, colour), beard="none")
    return portrait(looks.feeling(mood) if mood else looks)
