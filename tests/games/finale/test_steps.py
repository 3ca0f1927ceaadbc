"""What is said next of a team or a deck that is not in order yet, and that it leads there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from ludofoot.core.chance import FastChance
from ludofoot.core.game import Setup
from ludofoot.games.finale import GAME
from ludofoot.games.finale.records import CARDS, Mix, Plan, Team
from ludofoot.games.finale.views import DeckPreview, SquadPreview
from ludofoot.locale import LANGS, Voice
from tests.games.finale.test_setup import BLUE

STARTERS, _, BENCH = (part.split() for part in BLUE.partition(" / "))
KEEPER, FIELD = STARTERS[0], STARTERS[1:]


def team(starters: Sequence[str], bench: Sequence[str]) -> SquadPreview:
    state = GAME.begin(Setup(2, {"teams": "free", "red": 1}), FastChance(1))
    seen = GAME.preview(
        state, 0, msgspec.convert({"starters": starters, "bench": bench, "type": "team"}, Team)
    )
    assert isinstance(seen, SquadPreview)
    return seen


def deck(decks: str, cards: Sequence[str]) -> DeckPreview:
    state = GAME.begin(Setup(2, {"decks": decks}), FastChance(1))
    draft = {"type": "mix" if decks == "mixed" else "plan", "cards": cards}
    seen = GAME.preview(state, 0, msgspec.convert(draft, Mix | Plan))
    assert isinstance(seen, DeckPreview)
    return seen


@pytest.mark.clause("FI-12", "FI-13", "FI-16")
@pytest.mark.parametrize(
    ("starters", "bench", "step", "count"),
    [
        ([], [], "next-starter-keeper", 1),
        ([KEEPER], [], "next-starter", 10),
        (FIELD, [], "next-starter-keeper", 1),
        (STARTERS, [], "next-substitute-keeper", 1),
        (STARTERS, BENCH[1:], "next-substitute-keeper", 1),
        (STARTERS, BENCH[:3], "next-substitute", 1),
        (STARTERS[:-1], BENCH, "next-starter", 1),
        ([*FIELD, BENCH[1]], [], "next-less-starter", 1),
        ([*STARTERS, BENCH[0]], [], "next-less-starter-keeper", 1),
        (STARTERS[:3], [BENCH[1], BENCH[2], BENCH[3], FIELD[5]], "next-less-substitute", 1),
    ],
)
def test_the_nearest_step_to_a_team(starters: list[str], bench: list[str], step: str, count: int) -> None:
    seen = team(starters, bench).step
    assert seen is not None
    assert (seen.code, seen.args["count"]) == (step, count)


@pytest.mark.clause("FI-13")
def test_points_come_before_places() -> None:
    dear = sorted(FIELD, key=lambda man: -team([man], []).points)
    over = team([KEEPER, *dear, *BENCH[1:], "arno-abstauber", "lutz-lattenkreuz"], [])
    assert over.step is not None
    assert over.step.args == {"count": over.points - 50}
    # What is left does not pay for the cheapest men in all free places.
    state = GAME.begin(Setup(2, {"teams": "free", "red": 1}), FastChance(1))
    view = GAME.view(state, 0)
    dearest = sorted(view.sides[0].reserve, key=lambda card: -card.value)
    men = [card.man for card in dearest if card.kind != "goalkeeper"][:9]
    short = team(men, [])
    assert short.points <= 50
    assert short.step is not None
    assert short.step.code == "next-cheaper"
    assert int(str(short.step.args["least"])) > int(str(short.step.args["left"])) == 50 - short.points


@pytest.mark.clause("FI-A2", "FI-123", "FI-A4")
@pytest.mark.parametrize(
    ("decks", "cards", "step", "args"),
    [
        ("variant", "", "next-value", {"count": 2, "value": 5}),
        ("variant", "w5 v5 r5", "next-less-value", {"count": 1, "value": 5}),
        ("variant", "w5 v5 w4 v4 w1 w3 v3a w2 v2a", "next-free-card", {"count": 2}),
        ("mixed", "v5 v4 v3a v3b v2a", "next-value", {"count": 1, "value": 2}),
        ("mixed", "v5 r5", "next-less-value", {"count": 1, "value": 5}),
    ],
)
def test_the_nearest_step_to_a_deck(decks: str, cards: str, step: str, args: dict[str, int]) -> None:
    seen = deck(decks, cards.split()).step
    assert seen is not None
    assert (seen.code, seen.args) == (step, args)


@pytest.mark.clause("FI-12", "FI-13", "FI-16", "FI-A2", "FI-A4")
@pytest.mark.parametrize("seed", range(30))
def test_there_is_a_step_until_all_is_in_order(seed: int) -> None:
    """Whatever was begun: what is in order needs no step, and what is not always has one, in words."""
    chance = FastChance(seed)
    voices = [Voice(lang, "finale", ["Zoé", "Lina"], 0) for lang in LANGS]
    state = GAME.begin(Setup(2, {"teams": "free", "red": 1}), FastChance(1))
    men = [card.man for card in GAME.view(state, 0).sides[0].reserve]
    starters = [man for man in men if chance.below(3) == 0]
    bench = [man for man in men if man not in starters and chance.below(5) == 0]
    cards = [card for card in CARDS if card != "schlusskarte" and chance.below(3) == 0]
    colours = [card for card in cards if not card.startswith("w")]
    for seen in (team(starters, bench), deck("variant", cards), deck("mixed", colours)):
        assert (seen.step is None) == (seen.refusal is None), seen
        for voice in voices:
            assert seen.step is None or voice.say(seen.step)
    whole = team(starters, bench).suggestion
    assert team(list(whole.starters), list(whole.bench)).step is None
