"""What the meter of a match promises is what playing everything out can bring."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import FastChance
from ludofoot.core.records import LEGAL
from ludofoot.core.sink import Sink
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.records import FMMove, Pass, Play, Substitute
from ludofoot.games.footmania.rules.choices import listed_moves
from ludofoot.games.footmania.rules.pitch import strength
from ludofoot.games.footmania.rules.state import Footmania
from ludofoot.games.footmania.views import ClubPreview, Reach
from tests.games.footmania.scene import NOTATION, OTHERS, TEAM, Scene, blue, green, red, yellow


def promised(scene: Scene, seat: int = 0) -> Reach:
    seen = GAME.preview(scene.state, seat, NOTATION.read("roll"))
    assert isinstance(seen, ClubPreview)
    assert seen.reach is not None
    return seen.reach


def played_out(state: Footmania, side: int, seen: dict[str, tuple[int, int, int]]) -> tuple[int, int, int]:
    """The same by trying every card and every change in every order against a team that does nothing."""
    key = repr((state.line_ups, state.played, state.changes, state.bonus, state.pluses.get(state.side(side))))
    if key in seen:
        return seen[key]
    own, other = int(strength(state, side)), int(strength(state, 1 - side))
    best = (own, other, own - other)
    seat = state.side(side)
    for move in listed_moves(state, seat) or []:
        if isinstance(move, Play | Substitute):
            after = quiet(state, seat, move)
            found = played_out(after, side, seen)
            best = (max(best[0], found[0]), min(best[1], found[1]), max(best[2], found[2]))
    seen[key] = best
    return best


def quiet(state: Footmania, seat: int, move: FMMove) -> Footmania:
    """After this move, no answer, no substitute, and a pass of the other team."""
    twin = state.copy(FastChance(1))
    twin.apply(seat, move, Sink())
    while twin.decider() != seat:
        other = twin.decider()
        chosen = Pass() if twin.judge(other, Pass()) == LEGAL else twin.default(other)
        twin.apply(other, chosen, Sink())
    return twin


STRONG = [
    yellow(1),
    yellow(2),
    green(3),
    green(4),
    blue(5),
    blue(6),
    blue(7),
    red(8),
    red(9),
    red(10),
    yellow(11),
]


@pytest.mark.parametrize(
    "hand",
    [
        (),
        ("form-1", "form-2", "form-3", "form-3"),
        ("crowd", "crowd", "form-1"),
        ("injury", "red-card", "form-2"),
        ("flu", "low-blow", "crowd", "form-3"),
        ("red-card", "red-card"),
        ("medic", "appeal", "fair-play"),
    ],
    ids="-".join,
)
@pytest.mark.parametrize("bench", [[], [yellow(9, 2), blue(4)]], ids=["alone", "bench"])
def test_the_reach_is_what_the_best_order_of_play_would_bring(
    hand: tuple[str, ...], bench: list[int]
) -> None:
    scene = Scene().owns(0, [*TEAM[:10], *bench]).owns(1, STRONG).holds(0, *hand).kicked_off()
    state = scene.state
    if state.decider() != 0:
        scene.plays("pass")
    found = promised(scene)
    assert (found.own, found.other, found.gap) == played_out(state, 0, {})


def test_three_cards_are_three_whatever_is_held_but_the_crowd_does_not_count() -> None:
    scene = Scene().owns(0, TEAM).owns(1, OTHERS)
    scene.holds(0, "form-1", "form-1", "form-2", "form-3", "crowd").kicked_off()
    found = promised(scene)
    assert (found.own, found.cards) == (22 + 1 + 2 + 3 + 2, 4)
    assert found.effects == {"form-1": 1, "form-2": 2, "form-3": 3, "crowd": 2}


def test_an_attack_counts_on_the_strongest_man_it_may_name() -> None:
    scene = Scene().owns(0, TEAM).owns(1, [*OTHERS[1:], blue(1)])
    scene.holds(0, "injury", "red-card", "low-blow", "flu", "medic").kicked_off()
    keeper = scene.state.album.stars[blue(1)]
    # Not even a red card sends a goalkeeper off; a trainee who comes on takes one more star off.
    assert promised(scene).effects == {
        "injury": -(keeper + 1),
        "red-card": -2,
        "low-blow": -2,
        "flu": -(keeper + 1),
    }


def test_nobody_outside_the_match_has_a_reach() -> None:
    scene = Scene(4)
    for seat in range(4):
        scene.owns(seat, [yellow(seat + 1)])
    scene.kicked_off()
    on_pitch = {scene.state.side(0), scene.state.side(1)}
    for seat in range(4):
        seen = GAME.preview(scene.state, seat, NOTATION.read("roll"))
        assert isinstance(seen, ClubPreview)
        assert (seen.reach is not None) == (seat in on_pitch)
