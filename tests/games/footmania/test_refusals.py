"""What is refused, when, and by which clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludofoot import Setup
from ludofoot.core.records import LEGAL, Refusal
from ludofoot.games.footmania import GAME
from ludofoot.games.footmania.records import Bid, Offer, Substitute
from tests.games.footmania.scene import (
    NOTATION,
    OTHERS,
    TEAM,
    YELLOW_JP,
    Scene,
    blue,
    eleven,
    green,
    name,
    red,
    yellow,
)


def match() -> Scene:
    return Scene(3).owns(0, TEAM).owns(1, OTHERS).kicked_off()


def drawn() -> Scene:
    return Scene(3, luck=(2, 1 << 7)).plays("roll", "go M1", "draw")


STEPS: tuple[tuple[str, str, Callable[[], Scene]], ...] = (
    ("roll", "FM-27", Scene),
    ("way", "FM-28", lambda: Scene().rolls(2)),
    ("draw", "FM-35", lambda: Scene().goes(2, "M1")),
    ("buy", "FM-37", drawn),
    ("auction", "FM-A6", lambda: drawn().plays("refuse")),
    ("plus", "FM-A21", lambda: Scene().at(0, "1", "0").goes(1, "2")),
    (
        "return",
        "FM-113",
        lambda: (
            Scene(luck=(1, 1 << 20)).holds(0, *["form-1"] * 6).at(0, "1", "0").plays("roll", "go 2", "draw")
        ),
    ),
    ("debt", "FM-52", lambda: Scene().owns(0, [yellow(1)]).cash(0, 0).asks("stand")),
    ("euromatch", "FM-123", lambda: Scene().owns(0, TEAM).meets("oslo")),
    ("euro-plus", "FM-131", lambda: Scene().owns(0, TEAM).meets("oslo").plays(f"meet {eleven(TEAM)}")),
    ("line-ups", "FM-A41", lambda: Scene().match_day()),
    ("action", "FM-A17", match),
    ("answer", "FM-A44", lambda: match().holds(0, "low-blow").plays("play low-blow")),
    ("substitute", "FM-A44", lambda: match().holds(0, "injury").plays("play injury 4", "decline")),
)
NOBODY = " ".join("-" * 11)
# Every move that names no card of one's own, and the steps that it belongs to.
MOVES = {
    "roll": ("roll",),
    "go M1": ("way",),
    "draw": ("draw", "plus"),
    "pass": ("draw", "plus", "euromatch", "action"),
    "buy": ("buy",),
    "refuse": ("buy",),
    "bid 5": ("auction",),
    "leave": ("auction",),
    "return form-1": ("return",),
    f"meet {NOBODY}": ("euromatch",),
    f"field {NOBODY}": ("line-ups",),
    "finish": ("euro-plus",),
    "play form-1": ("action", "euro-plus"),
    "answer medic": ("answer",),
    f"substitute 4 {name(OTHERS[0])}": ("action", "substitute"),
    "decline": ("answer", "substitute"),
}


@pytest.mark.clause(
    "FM-27", "FM-28", "FM-35", "FM-37", "FM-A6", "FM-A21", "FM-113", "FM-52", "FM-123", "FM-131", "FM-A41",
    "FM-A17", "FM-A44", "FM-29", "FM-51", "FM-A2", "FM-A20", "FM-A36", "FM-90", "FM-91", "FM-92", "FM-117",
    "FM-A18", "FM-A46", "FM-86", "FM-D4",
)  # fmt: skip
def test_every_step_refuses_the_moves_of_the_others() -> None:
    for step, clause, begun in STEPS:
        scene = begun()
        assert scene.step == step
        for text, steps in MOVES.items():
            if step not in steps:
                assert scene.refusal(text) == ("wrong-step", clause), (step, text)


@pytest.mark.clause("FM-51", "FM-A6", "FM-44")
def test_a_bid_needs_the_cash_and_must_be_enough() -> None:
    scene = drawn().cash(1, 8).plays("refuse")
    assert scene.refusal("bid 4") == ("bid-too-low", "FM-A6")
    assert scene.refusal("bid 9") == ("bid-too-high", "FM-51")
    for amount in (9, 1_000_001, (1 << 31) - 1, 1 << 70):
        assert scene.state.judge(1, Bid(amount)) == Refusal("bid-too-high", "FM-51", {"cash": 800_000})
    for amount in (0, -1, -(1 << 70)):
        assert scene.state.judge(1, Bid(amount)) == Refusal("bid-too-low", "FM-A6", {"least": 500_000})
    assert scene.choices() >= {"bid 5", "bid 8", "leave"}
    scene.plays("bid 8")
    assert scene.refusal("bid 8") == ("bid-too-low", "FM-A6")
    assert "bid 9" in scene.choices()


@pytest.mark.clause("FM-51", "FM-A6")
def test_more_than_all_money_is_too_much_even_where_it_is_not_enough() -> None:
    scene = drawn().cash(1, 3).plays("refuse")
    assert scene.refusal("bid 4") == ("bid-too-high", "FM-51")
    assert scene.refusal("bid 3") == ("bid-too-low", "FM-A6")


@pytest.mark.clause("FM-51", "FM-A39")
def test_an_offer_above_all_money_is_too_dear() -> None:
    scene = Scene(3)
    for money in (71, 1_000_001, 1 << 70):
        refusal = Refusal("offer-too-dear", "FM-51", {"cash": 7_000_000})
        assert scene.state.judge(0, Offer(give_money=money)) == refusal
    for offer in (Offer(give_money=-1), Offer(want_money=-1), Offer(want_money=1 << 70)):
        assert scene.state.judge(0, offer) == Refusal("bad-money", "FM-A39")


ORDER = {
    "auction": "FM-A6", "debt": "FM-A42", "line-ups": "FM-A41", "action": "FM-A17", "answer": "FM-A44",
    "substitute": "FM-A44",
}  # fmt: skip


@pytest.mark.clause("FM-A1", "FM-A6", "FM-A17", "FM-A41", "FM-A42", "FM-A44")
def test_whoever_is_not_asked_is_told_by_which_clause() -> None:
    for step, _, begun in STEPS:
        scene = begun()
        for seat in set(range(scene.state.seats)) - set(scene.waits):
            assert scene.refusal("roll", seat) == ("not-your-turn", ORDER.get(step, "FM-A1")), step


@pytest.mark.clause("FM-98")
def test_after_the_end_everything_is_refused_by_the_clause_of_the_end() -> None:
    scene = Scene(2).ended()
    for text in ("roll", "offer all 1 for", "sell shoes-a", f"declare {NOBODY}"):
        assert scene.refusal(text, 0) == ("game-over", "FM-98")
    for seat in (-2, -1, 2):
        assert scene.state.judge(seat, NOTATION.read("roll")) == Refusal("not-seated")
        assert scene.state.judge(seat, NOTATION.read("offer all 1 for")) == Refusal("not-seated")


@pytest.mark.clause("FM-131")
def test_a_plus_card_that_is_not_held_cannot_help_in_a_euromatch() -> None:
    scene = Scene().owns(0, TEAM).meets("oslo").plays(f"meet {eleven(TEAM)}")
    assert scene.refusal("play form-1") == ("plus-not-held", "FM-131")


@pytest.mark.clause("FM-14", "FM-15", "FM-85", "FM-86", "FM-A24", "FM-A41")
def test_an_eleven_is_judged_alike_for_matches_and_euromatches() -> None:
    squad = [*TEAM, YELLOW_JP, *(red(number) for number in range(2, 6))]
    line = [name(card) for card in TEAM]
    foreign = [line[0], *(name(red(number)) for number in range(2, 6)), *line[5:]]
    for word, scene in (
        ("field", Scene().owns(0, squad).match_day()),
        ("meet", Scene().owns(0, squad).meets("oslo")),
    ):
        for eleven_, refusal in (
            (line[:10], ("eleven-size", "FM-85")),
            ([*line, "-"], ("eleven-size", "FM-85")),
            ([name(blue(1)), *line[1:]], ("not-yours", "FM-85")),
            (["Nobody", *line[1:]], ("not-yours", "FM-85")),
            ([*line[:10], line[9]], ("lined-up-twice", "FM-14")),
            ([line[1], "-", *line[2:]], ("wrong-place", "FM-14")),
            ([name(YELLOW_JP), *line[1:]], ("joker-in-goal", "FM-15")),
            (foreign, ("too-many-foreigners", "FM-86")),
        ):
            assert scene.refusal(f"{word} {' '.join(eleven_)}", 0) == refusal
        for legal in (line, ["-"] * 11, ["-", name(YELLOW_JP), *foreign[2:4], "-", *line[5:]]):
            assert scene.state.judge(0, NOTATION.read(f"{word} {' '.join(legal)}")) == LEGAL


@pytest.mark.clause("FM-90", "FM-91", "FM-117", "FM-131", "FM-A44", "FM-A45", "FM-D4", "FM-119")
def test_each_team_counts_its_own_cards() -> None:
    scene = match().holds(0, "form-1", "form-1", "form-1", "form-1", "medic").holds(1, "form-2", "fair-play")
    assert scene.refusal("play medic") == ("only-answers", "FM-A44")
    for _ in range(3):
        scene.plays("play form-1", "pass")
    assert scene.refusal("play form-1") == ("three-played", "FM-91")
    assert "play form-1" not in scene.choices()
    scene.plays("pass")
    other = match().holds(0, "form-1", "form-1", "form-1").holds(1, "form-2")
    other.plays("play form-1", "pass", "play form-1", "pass", "play form-1")
    assert "play form-2" in other.choices()
    other.plays("play form-2")
    euro = (
        Scene()
        .owns(0, TEAM)
        .holds(0, "form-1", "low-blow", "medic")
        .meets("oslo")
        .plays(f"meet {eleven(TEAM)}")
    )
    assert euro.refusal("play low-blow") == ("not-for-euromatch", "FM-131")
    assert euro.refusal("play medic") == ("only-answers", "FM-A44")
    assert {choice for choice in euro.choices() if choice.startswith(("play", "finish"))} == {
        "play form-1",
        "finish",
    }


@pytest.mark.clause("FM-117", "FM-A44", "FM-D4")
def test_which_answer_cancels_which_attack() -> None:
    for attack, cancelling in (
        ("injury 4", {"medic", "fair-play"}),
        ("flu 4", {"medic", "fair-play"}),
        ("red-card 4", {"appeal", "fair-play"}),
        ("low-blow", {"fair-play"}),
    ):
        scene = match().holds(0, attack.split()[0]).holds(1, "medic", "appeal", "fair-play")
        scene.plays(f"play {attack}")
        answers = {choice.split()[1] for choice in scene.choices() if choice.startswith("answer")}
        assert answers == cancelling
        for answer in {"medic", "appeal", "fair-play"} - cancelling:
            assert scene.refusal(f"answer {answer}") == ("no-answer-to", "FM-117")


@pytest.mark.clause("FM-85", "FM-92", "FM-A17", "FM-A18", "FM-A46", "FM-86", "FM-D4")
def test_who_comes_on_where() -> None:
    scene = Scene(3).owns(0, [*TEAM[:4], *TEAM[5:], red(2), red(3), red(4)]).owns(1, OTHERS).kicked_off()
    scene.owns(0, [red(6), blue(5), YELLOW_JP])
    for place in (0, 12):
        move = Substitute(place, name(blue(5)))
        assert scene.state.judge(0, move) == Refusal("no-such-place", "FM-85", {"place": place})
    assert scene.refusal(f"substitute 6 {name(red(6))}") == ("too-many-foreigners", "FM-86")
    assert scene.refusal(f"substitute 1 {name(YELLOW_JP)}") == ("joker-in-goal", "FM-15")
    coming = {choice for choice in scene.choices() if choice.startswith("substitute")}
    # His own three came off for the foreigners at the start, and may come on for them.
    bench = {f"substitute {place} {name(TEAM[place - 1])}" for place in (2, 3, 4)}
    joker = {f"substitute {place} {name(YELLOW_JP)}" for place in range(2, 12)}
    assert coming == {f"substitute 5 {name(blue(5))}", *bench, *joker}
    scene.plays(f"substitute 5 {name(YELLOW_JP)}", "pass", f"substitute 2 {name(TEAM[1])}", "pass")
    assert not any(choice.startswith("substitute") for choice in scene.choices())
    assert scene.refusal(f"substitute 6 {name(red(6))}") == ("no-changes-left", "FM-92")


@pytest.mark.clause("FM-86", "FM-A18", "FM-A46")
def test_a_third_foreigner_may_come_on_and_a_fourth_may_not() -> None:
    scene = Scene(3).owns(0, [*TEAM, red(2), red(3)]).owns(1, OTHERS).kicked_off()
    scene.owns(0, [red(6), red(7)])
    scene.plays(f"substitute 6 {name(red(6))}", "pass")
    assert scene.refusal(f"substitute 7 {name(red(7))}") == ("too-many-foreigners", "FM-86")


@pytest.mark.clause("FM-A17", "FM-91", "FM-114", "FM-A45", "FM-D4")
def test_every_action_is_listed() -> None:
    theirs = [*OTHERS[:2], *OTHERS[9:]]
    scene = Scene(3).owns(0, TEAM).owns(1, theirs).kicked_off()
    scene.holds(0, "form-1", "crowd", "injury", "red-card", "low-blow", "medic").owns(0, [blue(4)])
    struck = {f"play injury {place}" for place in (1, 2, 10, 11)} | {
        f"play red-card {place}" for place in (2, 10, 11)
    }
    stars = {"play form-1", "play crowd", "play low-blow"}
    sales = {f"sell {name(blue(4))}"}
    assert scene.choices() == {"pass", f"substitute 4 {name(blue(4))}"} | struck | stars | sales
    assert all(scene.state.judge(0, NOTATION.read(text)) == LEGAL for text in scene.choices())
    scene.state.played[0] = 3
    assert scene.choices() == {"pass", f"substitute 4 {name(blue(4))}", "play crowd"} | sales


@pytest.mark.clause("FM-A44", "FM-92", "FM-A18")
def test_every_substitute_for_an_injured_man_is_listed() -> None:
    scene = match().holds(0, "injury", "injury").owns(1, [blue(4), blue(5), YELLOW_JP])
    scene.plays("play injury 4", "decline")
    asked = {choice for choice in scene.choices() if not choice.startswith("sell")}
    assert asked == {"decline", f"substitute 4 {name(blue(4))}", f"substitute 4 {name(YELLOW_JP)}"}
    scene.plays(f"substitute 4 {name(blue(4))}", f"substitute 5 {name(blue(5))}", "play injury 6", "decline")
    assert {choice for choice in scene.choices() if not choice.startswith("sell")} == {"decline"}
    assert scene.refusal(f"substitute 6 {name(YELLOW_JP)}") == ("no-changes-left", "FM-92")


DEFAULTS = {
    "roll": "roll",
    "way": "go M1",
    "draw": "pass",
    "buy": "refuse",
    "auction": "leave",
    "plus": "pass",
    "return": "return injury",
    "debt": f"sell {name(yellow(1))}",
    "euromatch": "pass",
    "euro-plus": "finish",
    "line-ups": f"field {NOBODY}",
    "action": "pass",
    "answer": "decline",
    "substitute": "decline",
}


@pytest.mark.clause("FM-A55")
def test_what_is_done_in_each_step_for_somebody_away() -> None:
    for step, _, begun in STEPS:
        assert begun().default() == DEFAULTS[step]
    debtor = Scene().owns(0, [blue(4), green(3)]).sponsored(0, "socks-a").cash(0, 0).asks("stand")
    assert debtor.default() == f"sell {name(green(3))}"
    cheap = Scene().owns(0, [blue(4)]).sponsored(0, "socks-a", "shirt-a").cash(0, 0).asks("stand")
    assert cheap.default() == "sell socks-a"
    # Of equal ones a footballer first.
    equal = Scene().owns(0, [blue(3)]).sponsored(0, "socks-a").cash(0, 0).asks("stand")
    assert equal.default() == f"sell {name(blue(3))}"
    assert Scene().owns(0, [*TEAM, blue(4)]).match_day().default() == f"field {eleven([*TEAM, blue(4)])}"


@pytest.mark.clause("FM-A42", "FM-50")
def test_what_the_game_does_not_wait_for() -> None:
    scene = Scene().owns(0, [yellow(1)]).owns(1, [yellow(2)]).sponsored(0, "shoes-a").sponsored(1, "shirt-a")
    sale, offer = NOTATION.read(f"sell {name(yellow(1))}"), NOTATION.read("offer all for 1")
    assert scene.state.is_open(0, sale)
    scene.cash(0, 0).asks("stand")
    assert [scene.state.is_open(0, NOTATION.read(text)) for text in ("sell shoes-a", "roll")] == [
        False,
        False,
    ]
    assert not scene.state.is_open(0, sale)
    assert scene.state.is_open(0, offer)
    for text in (f"sell {name(yellow(2))}", "sell shirt-a"):
        assert scene.state.is_open(1, NOTATION.read(text))


@pytest.mark.clause("FM-A1", "FM-A4")
def test_the_start_is_told() -> None:
    for opener, told in ((1, []), (None, ["FM-A1 OpenerDrawn seat=1"])):
        scene = Scene(3)
        scene.state.starter = 1
        GAME.tell_start(scene.state, Setup(3, opener=opener), scene.out)
        assert scene.story(0) == [
            *told,
            "FM-A4 Uncovered pile=national price=11 drawn=True",
            "FM-A4 Uncovered pile=foreign price=10 drawn=True",
        ]
