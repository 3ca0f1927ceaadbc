"""What each piece is."""

from __future__ import annotations

from typing import Any, Final

from ludofoot.core.pieces import Explained, Look, Pieces, numbered, worded
from ludofoot.core.records import Player, Said, Word
from ludofoot.games.football_a_la_carte.records import FACES, SQUARES, FaceText, FreeKick, Play, Stop
from ludofoot.games.football_a_la_carte.rules.pitch import in_area, square_named
from ludofoot.games.football_a_la_carte.views import FCView

Looking = Look[FCView]


def card(look: Looking, name: str) -> Explained | None:
    """A card of any kind; its first word says which."""
    face = next((face for face in FACES if face == name), None)
    if face is None:
        return None
    kind = face.partition("-")[0]
    what, clause = described(face, kind)
    return look.played(worded("face", face), what, clause, move_with(look, face, kind))


def described(face: FaceText, kind: str) -> tuple[Said, str]:
    """What it does, and the clause."""
    if kind == "free":
        return Said("piece-free-kick", {"squares": int(face[-1])}), "FC-34"
    if kind == "keeper":
        return Said("piece-keeper"), "FC-46"
    if kind == "corner":
        return Said("piece-corner", {"colour": Word(f"colour-{face.rpartition('-')[2]}")}), "FC-48"
    if kind == "penalty":
        return Said("piece-penalty"), "FC-58"
    squares = int(face.split("-")[1])
    return Said("piece-attacker", {"direction": kind, "squares": squares}), "FC-20"


def move_with(look: Looking, face: FaceText, kind: str) -> tuple[dict[str, Any], Any]:
    """The move that this card would be played by now."""
    if kind == "penalty":
        return {"type": "play", "penalty": True}, Play(face)
    if look.view.step in ("stop", "last-stop"):
        return {"type": "stop", "face": face}, Stop(face)
    if kind == "free":
        return {"type": "free-kick", "face": face}, FreeKick(face, "straight")
    return {"type": "play", "face": face}, Play(face, look.view.starts[0] if look.view.starts else None)


def square(look: Looking, name: str) -> Explained | None:
    """A square of the pitch."""
    if name not in SQUARES:
        return None
    number = square_named(name)
    area = in_area(number, north=True) or in_area(number, north=False)
    what, clause = (Said("piece-area"), "FC-A4") if area else (Said("piece-square"), "FC-20")
    return look.explained(Said("piece-square-name", {"square": name}), what, clause)


def pile(look: Looking, name: str) -> Explained | None:
    """The draw pile, what was laid, the ball, the half, what is cut for."""
    if name == "half":
        now = Said("piece-half-now", {"half": look.view.half})
        return look.explained(Said("piece-half-name"), Said("piece-half"), "FC-75", now)
    if name == "cut":
        return cut(look)
    counts = {"pile": look.view.pile, "discards": len(look.view.discards)}
    if name not in counts:
        return ball(look, name) if name == "ball" else None
    count = Said("piece-count", {"count": counts[name]})
    return look.explained(Said(f"piece-{name}-name"), Said(f"piece-{name}"), "FC-12", count)


def ball(look: Looking, name: str) -> Explained | None:
    """The ball, wherever it lies."""
    return look.explained(Said("piece-ball-name"), Said("piece-ball"), "FC-20") if name == "ball" else None


def symbol(look: Looking, name: str) -> Explained | None:
    """What a cut shows."""
    if name not in ("hand", "red", "blue"):
        return None
    code = "piece-hand" if name == "hand" else "piece-flag"
    return look.explained(Said(f"{code}-name"), Said(code), "FC-33", share(look, name))


def share(look: Looking, name: str) -> Said:
    """How many of the cards that a cut may show carry it."""
    marks = look.view.marks
    counts = {"hand": marks.hand, "red": marks.red, "blue": marks.blue}
    return Said("piece-share", {"count": counts[name], "cards": marks.cards})


def cut(look: Looking) -> Explained:
    """A pile that is about to be cut, and what for."""
    colour = look.view.corner
    if look.view.cause == "penalty" or colour is None:
        return look.explained(Said("piece-cut-name"), Said("piece-cut-hand"), "FC-60", share(look, "hand"))
    what = Said("piece-cut-flag", {"colour": Word(f"colour-{colour}")})
    return look.explained(Said("piece-cut-name"), what, "FC-53", share(look, colour))


def seat(look: Looking, name: str) -> Explained | None:
    """Somebody at the table: what everybody may know."""
    at = numbered(name, look.view.seats)
    if at is None:
        return None
    cards = Said("piece-count", {"count": look.view.hand_sizes[at]})
    what = Said("piece-seat", {"seat": Player(at)})
    return look.explained(Said("piece-named", {"name": Player(at)}), what, "FC-A47", cards)


def score(look: Looking, name: str) -> Explained | None:
    """The goals of the team that somebody plays in."""
    at = numbered(name, look.view.seats)
    for goals, team in zip(look.view.goals, look.view.teams, strict=False):
        if at in team:
            now = Said("piece-goals", {"count": goals})
            return look.explained(Said("piece-score-name"), Said("piece-score"), "FC-90", now)
    return None


PIECES: Final[Pieces] = {
    "face": card,
    "card": card,
    "square": square,
    "spot": pile,
    "match": ball,
    "symbol": symbol,
    "seat": seat,
    "score": score,
}
AROUND: Final = (
    "spot:ball", "spot:pile", "spot:discards", "spot:half", "symbol:hand", "symbol:red", "square:e14",
)  # fmt: skip
