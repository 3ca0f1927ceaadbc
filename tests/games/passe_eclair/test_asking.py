"""Questions know the hand of whoever is asked."""

from __future__ import annotations

from ludofoot.core.cards import size
from ludofoot.games.passe_eclair import GAME

from .scene import Scene
from .test_citations import OPEN, STUCK


def args_of(scene: Scene, seat: int) -> dict[str, object]:
    """What the question of this seat names."""
    (prompt,) = GAME.prompts(scene.state, seat)
    return dict(prompt.ask.args)


def test_a_block_says_whether_there_is_a_michi() -> None:
    scene = Scene(STUCK)
    held = [scene.state.hands.get(seat) & scene.state.deck.michis for seat in range(scene.state.seats)]
    assert len({bool(cards) for cards in held}) == 2
    for seat, cards in enumerate(held):
        assert args_of(scene, seat)["michis"] == size(cards)


def test_whoever_must_wait_is_told_of_the_own_dog_and_nobody_else_is() -> None:
    scene = Scene(OPEN).plays("0 Marlon-Leon")
    dogs = scene.state.hands.get(0) & scene.state.deck.dogs
    assert args_of(scene, 0)["dogs"] == size(dogs)
    assert "dogs" not in args_of(scene, 1)
