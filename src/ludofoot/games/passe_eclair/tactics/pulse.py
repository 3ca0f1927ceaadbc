"""How fast bots are, and how often they err: like people of their level, never faster than one could see."""

from __future__ import annotations

from typing import NamedTuple

from ludofoot.core.chance import Chance
from ludofoot.games.passe_eclair.records import FACES, Decline, FaceText, Lay, NoMichi, PEMove
from ludofoot.games.passe_eclair.views import PEView


class Pulse(NamedTuple):
    """Milliseconds: at least so many, then two draws below `spread`; wrong cards in a hundred chances."""

    least: int
    spread: int
    wrong: int


PULSES = {
    "random": Pulse(900, 900, 0),
    "debutant": Pulse(900, 800, 4),
    "confirme": Pulse(600, 500, 1),
    "expert": Pulse(550, 450, 1),
    "champion": Pulse(500, 420, 1),
    "adaptive-1": Pulse(850, 750, 4),
    "adaptive-2": Pulse(750, 650, 3),
    "adaptive-3": Pulse(675, 575, 2),
    "adaptive-4": Pulse(600, 500, 1),
    "adaptive-5": Pulse(550, 450, 1),
    "adaptive-6": Pulse(500, 420, 1),
}
PREPARED = 60
"""In percent: after one's own dog the next card is already in the fingers."""
CALM_MS = 2_200
CALM_SECOND_MS = 1_500
"""Beginners at a relaxed table: nobody who sees the game for the first time is faster."""
DECLINING_MS = 600
"""To look through the whole hand once more before saying that nothing fits."""
RACING = ("open", "block", "challenge")


def reaction(view: PEView, level: str, chance: Chance) -> int:
    """How long a player of this level takes to see what to do; -1 where nobody races."""
    if view.step not in RACING:
        return -1
    pulse = PULSES[level]
    drawn = int(pulse.least + chance.below(pulse.spread) + chance.below(pulse.spread))
    calm = level == "debutant" and view.options.pace == "relaxed"
    if view.any_card and view.laid and view.laid[-1].seat == view.seat:
        return max(drawn * PREPARED // 100, CALM_SECOND_MS if calm else 0)
    drawn += CALM_MS - pulse.least if calm else 0
    return drawn if view.step == "challenge" or right_faces(view) else drawn + DECLINING_MS


def slipped(view: PEView, level: str, move: PEMove, chance: Chance) -> PEMove:
    """The same move, or once in a while a wrong card that looks like a right one."""
    tempting = tempting_faces(view) if isinstance(move, (Lay, Decline, NoMichi)) else []
    if not tempting or chance.below(100) >= PULSES[level].wrong:
        return move
    return Lay(tempting[chance.below(len(tempting))], view.top)


def right_faces(view: PEView) -> list[str]:
    """The cards of the own hand that may be laid now, each face once."""
    return [face for face in sorted(set(view.hand), key=FACES.index) if is_right(view, face)]


def is_right(view: PEView, face: str) -> bool:
    """Whether a card may be laid now, as everybody can see."""
    if face == "michi":
        return view.any_card or view.step == "block"
    if face == "dog" or view.any_card:
        return True
    return view.banned != view.seat and face.partition("-")[0] == view.asked


def tempting_faces(view: PEView) -> list[FaceText]:
    """Wild guys that show the receiver small instead of large, or fit but for the ban."""
    guys = [face for face in sorted(set(view.hand), key=FACES.index) if "-" in face]
    return [face for face in guys if view.asked in face.split("-") and not is_right(view, face)]
