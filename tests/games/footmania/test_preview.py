"""What a draft is said to make of a club is what it makes of it."""

from __future__ import annotations

import pytest

from ludofoot.core.records import Preview, Refusal, Said, Word
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.views import ClubPreview, TeamPreview
from tests.games.footmania.scene import NOTATION, OTHERS, TEAM, Scene, blue, name, yellow


def drafted(scene: Scene, text: str, seat: int = 0) -> ClubPreview:
    seen = GAME.preview(scene.state, seat, NOTATION.read(text))
    assert isinstance(seen, ClubPreview)
    return seen


def sums(team: TeamPreview | None) -> tuple[int, int, int]:
    assert team is not None
    return team.stars, team.bare, team.cash


def drawn(seats: int = 2) -> Scene:
    """The blue number 4 at 1,100,000 has been drawn by seat 0."""
    return (
        Scene(seats, luck=(2, 1 << yellow(8, 2))).owns(0, TEAM).owns(1, OTHERS).plays("roll", "go M1", "draw")
    )


def test_what_is_refused_shows_the_club_as_it_is() -> None:
    seen = drafted(Scene().owns(0, TEAM), "bid 1")
    assert isinstance(seen.refusal, Refusal)
    assert (seen.refusal.code, seen.after, seen.notes) == ("wrong-step", None, ())
    assert seen.before == TeamPreview(tuple(map(name, TEAM)), 22, 22, 70)


def test_whoever_has_no_club_sees_none() -> None:
    scene = Scene(2)
    for seat in (-2, -1, 2):
        seen = GAME.preview(scene.state, seat, NOTATION.read("roll"))
        assert seen == Preview(refusal=Refusal("not-seated"))
        assert not isinstance(seen, ClubPreview)


def test_trainees_take_stars_off_and_pennants_add_them_but_no_team_is_below_nothing() -> None:
    scene = Scene().owns(0, TEAM[:9])
    assert sums(drafted(scene, "roll").before) == (16, 18, 70)
    scene.state.pennants.put(0, 14)
    assert sums(drafted(scene, "roll").before) == (18, 18, 70)
    assert sums(drafted(scene, "roll", 1).before) == (0, 0, 70)


def test_a_legal_draft_that_changes_nothing_in_the_club_says_so() -> None:
    seen = drafted(Scene().owns(0, TEAM), "roll")
    assert (seen.refusal, seen.after, seen.notes) == (None, None, ())


def test_a_way_says_what_is_there() -> None:
    seen = drafted(Scene().rolls(6), "go 10")
    assert seen.notes == (Said("preview-way", {"kind": Word("kind-blue")}),)


@pytest.mark.parametrize("text", ["field", "meet", "declare"])
def test_a_drafted_eleven_stays_as_it_is(text: str) -> None:
    weak = [yellow(1), -1, *TEAM[2:]] if text != "declare" else TEAM
    scene = Scene().owns(0, [*TEAM, blue(1)])
    if text == "field":
        scene.match_day()
    elif text == "meet":
        scene.meets("oslo")
    scene.state.pennants.put(0, 5)
    seen = drafted(scene, f"{text} " + " ".join(name(card) if card >= 0 else "-" for card in weak))
    assert sums(seen.before) == (27, 26, 70)
    stars, bare, vacant = (20, 20, 1) if text != "declare" else (23, 22, 0)
    assert sums(seen.after) == (stars, bare, 70)
    assert seen.notes == (Said("preview-eleven", {"stars": stars, "vacant": vacant}),)


def test_a_purchase_costs_its_price_and_a_bid_what_is_bid() -> None:
    bought = drafted(drawn(), "buy")
    assert (sums(bought.before), sums(bought.after)) == ((22, 22, 70), (26, 26, 59))
    assert bought.notes == (Said("preview-cash", {"cash": 5_900_000}),)
    refused = drawn().plays("refuse")
    bid = drafted(refused, "bid 7", 1)
    assert (sums(bid.before), sums(bid.after)) == ((22, 22, 70), (26, 26, 63))
    assert bid.notes == (Said("preview-cash", {"cash": 6_300_000}),)


def test_a_sale_brings_in_what_the_bank_pays() -> None:
    scene = Scene().owns(0, TEAM).sponsored(0, "shirt-b")
    card = scene.state.album.reduced[TEAM[3]]
    assert sums(drafted(scene, f"sell {name(TEAM[3])}").after) == (19, 20, 70 + card)
    assert sums(drafted(scene, "sell shirt-b").after) == (22, 22, 70 + scene.state.album.resales[3])
    assert (card, scene.state.album.resales[3]) == (1, 10)


def test_an_offer_is_seen_as_if_it_were_accepted_from_both_sides() -> None:
    text = f"offer 1 {name(TEAM[3])} 2 for {name(blue(4))} 5"
    scene = Scene().owns(0, TEAM).owns(1, [*OTHERS, blue(4)])
    mine = drafted(scene, text)
    assert (sums(mine.before), sums(mine.after)) == ((22, 22, 70), (26, 26, 73))
    theirs = drafted(scene.does(0, text), "accept 0 private 1", 1)
    assert (sums(theirs.before), sums(theirs.after)) == ((26, 26, 70), (22, 22, 67))
    scene.does(1, "accept 0 private 1")
    assert sums(mine.after) == sums(drafted(scene, "roll").before)
    assert sums(theirs.after) == sums(drafted(scene, "roll", 1).before)
