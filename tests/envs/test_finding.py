"""A game without an encoding of its own has that of its records, if they say enough."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludofoot.core.game import Game
from ludofoot.core.records import Move, View
from ludofoot.envs.finding import encoding_of
from tests.paces import sealed


class Show(Move, frozen=True):
    fingers: Annotated[int, Meta(ge=1, le=3)]


class Shown(View, frozen=True, kw_only=True):
    scores: tuple[int, ...]


class Bounded(Game[Show]):
    id = "bounded"
    seats = (2, 3)
    move_type = Show
    view_type = Shown


def test_records_that_say_enough_are_numbered() -> None:
    encoding = encoding_of(Bounded())
    assert encoding is not None
    assert encoding.actions == ("wait", "show fingers=1", "show fingers=2", "show fingers=3")
    assert dict(encoding.features(Shown(seat=1, scores=(10, 0)))) == {"scores 0": [0.0], "scores 1": [0.5]}
    assert encoding_of(Bounded()) is encoding


def test_a_number_without_bounds_is_no_action() -> None:
    assert encoding_of(sealed.GAME) is None
