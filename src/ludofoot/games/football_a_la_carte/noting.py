"""When something is said to somebody new to the game."""

from __future__ import annotations

from typing import Final

from ludofoot.core.notes import NOTHING, Args, Moment, Trigger
from ludofoot.core.records import Player, Word
from ludofoot.games.football_a_la_carte.events import EndsChanged, LastTurn
from ludofoot.games.football_a_la_carte.rules.pitch import in_area, square_named
from ludofoot.games.football_a_la_carte.views import BallPreview, FCView

Now = Moment[FCView]


def asks(code: str, now: Now) -> Args | None:
    return NOTHING if now.asks(code) else None


def free_kick(now: Now) -> Args | None:
    return NOTHING if now.asks("ask-play") and now.moves("free-kick") else None


def in_the_area(now: Now) -> Args | None:
    ball = now.view.ball
    if ball is None or not now.asks("ask-play") or not any("free" in face for face in now.view.hand):
        return None
    square = square_named(ball)
    return NOTHING if in_area(square, north=True) or in_area(square, north=False) else None


def over_touch(now: Now) -> Args | None:
    seen = now.preview
    if not isinstance(seen, BallPreview) or seen.refusal is not None or seen.landing != "throw-in":
        return None
    order = now.view.order
    following = order[(now.view.place + 1) % len(order)]
    return {"player": Player(following)} if now.asks("ask-play", "ask-follow") else None


def can_stop(now: Now) -> Args | None:
    return stops(now) if now.moves("stop") else None


def cannot_stop(now: Now) -> Args | None:
    return None if now.moves("stop") else stops(now)


def stops(now: Now) -> Args | None:
    return {"player": now.args()["shooter"]} if now.asks("ask-stop", "ask-last-stop") else None


def penalty(now: Now) -> Args | None:
    return NOTHING if any(move.get("penalty") for move in now.moves("play")) else None


def cuts_corner(now: Now) -> Args | None:
    corner = now.view.corner
    return {"colour": Word(f"colour-{corner}")} if corner and now.asks("ask-cut-corner") else None


def last_turn(now: Now) -> Args | None:
    return {"half": now.view.half} if now.event(LastTurn) else None


def ends_changed(now: Now) -> Args | None:
    return NOTHING if now.event(EndsChanged) else None


TRIGGERS: Final = (
    Trigger("over-touch", "FC-64", over_touch),
    Trigger("penalty", "FC-58", penalty, taught=True),
    Trigger("in-area", "FC-34", in_the_area),
    Trigger("kick-off", "FC-25", lambda now: asks("ask-kick-off", now), taught=True),
    Trigger("play", "FC-20", lambda now: asks("ask-play", now), taught=True),
    Trigger("free-kick", "FC-36", free_kick, taught=True),
    Trigger("throw-in", "FC-66", lambda now: asks("ask-throw-in", now)),
    Trigger("clear", "FC-41", lambda now: asks("ask-clear", now)),
    Trigger("can-stop", "FC-45", can_stop, taught=True),
    Trigger("cannot-stop", "FC-72", cannot_stop),
    Trigger("cut-corner", "FC-53", cuts_corner),
    Trigger("cut-penalty", "FC-60", lambda now: asks("ask-cut-penalty", now), taught=True),
    Trigger("discard", "FC-A23", lambda now: asks("ask-discard", now)),
    Trigger("last-turn", "FC-75", last_turn, asked=False),
    Trigger("ends-changed", "FC-85", ends_changed, asked=False),
)
