"""Matches, euromatches and the end told word for word."""

from __future__ import annotations

import pytest

from ludofoot.games.footmania.rules.match_days import end_day
from ludofoot.games.footmania.rules.trades import ban_deals
from tests.games.footmania.scene import ALBUM, OTHERS, TEAM, Scene, blue, eleven, green, name, red, yellow

NOBODY = " ".join("-" * 11)
STRONG = [blue(number) for number in range(1, 12)]


def match(*, ours: list[int] = TEAM, theirs: list[int] = OTHERS, seats: int = 4) -> Scene:
    """Seat 0 plays at home against seat 1; both strongest line-ups are in."""
    return Scene(seats).owns(0, ours).owns(1, theirs).kicked_off()


def names(cards: list[int]) -> str:
    return ",".join(map(name, cards))


@pytest.mark.clause("FM-74", "FM-76", "FM-77", "FM-78", "FM-A41", "FM-85", "FM-88", "FM-A17", "FM-A40")
def test_line_ups_word_for_word() -> None:
    theirs = [*OTHERS[:3], blue(4), *OTHERS[4:]]
    scene = Scene(4).owns(0, TEAM).owns(1, theirs).match_day()
    assert scene.story(3) == [
        "FM-74 MatchDay seat=0 day=1 days=6 home=0,2 away=1,3",
        "FM-77 MatchBegan home=0 away=1 play_off=False",
    ]
    assert scene.does(1, f"field {eleven(theirs)}").story(0) == ["FM-A41 LineUpIn seat=1"]
    assert (scene.view(1).sides[1].stars, scene.view(0).sides[1].stars, scene.view().locked) == (26, 0, ())
    assert scene.does(0, f"field {eleven(TEAM)}").story(3) == [
        "FM-A41 LineUpIn seat=0",
        f"FM-85 LineUpsShown home=0 away=1 home_eleven={names(TEAM)} away_eleven={names(theirs)}"
        " home_stars=22 away_stars=26",
    ]
    assert (scene.step, scene.waits, scene.view().acting) == ("action", [0], 0)
    assert len(scene.view().locked) == 22
    assert [man.name for man in scene.view(3).clubs[1].known] == [name(card) for card in sorted(theirs)]
    trainees = Scene(4).owns(0, TEAM[1:]).kicked_off()
    assert "home_eleven=-," in trainees.story(3)[1]
    assert len(trainees.view().locked) == 10


@pytest.mark.clause(
    "FM-90", "FM-115", "FM-116", "FM-118", "FM-119", "FM-120", "FM-91", "FM-114", "FM-D4", "FM-A17", "FM-A44"
)
def test_cards_word_for_word() -> None:
    scene = match()
    scene.holds(0, "form-2", "crowd", "injury", "low-blow").holds(1, "form-1", "fair-play")
    assert scene.plays("play form-2").story(3) == ["FM-118 PlusPlayed seat=0 plus=form-2 stars=24"]
    assert scene.plays("pass").story(3) == ["FM-A17 MatchPassed seat=1"]
    assert (scene.view().passes, scene.waits) == (1, [0])
    assert scene.plays("play crowd").story(3) == ["FM-115 PlusPlayed seat=0 plus=crowd stars=26"]
    assert [side.played for side in scene.view().sides] == [1, 0]
    assert (scene.view().passes, scene.waits) == (0, [1])
    scene.plays("play form-1")
    blow = scene.plays("play low-blow").story(3)
    assert blow == ["FM-116 PlusPlayed seat=0 plus=low-blow stars=26"]
    assert (scene.view().attack, scene.view().attacked, scene.step, scene.waits) == (
        "low-blow",
        None,
        "answer",
        [1],
    )
    assert scene.plays("answer fair-play").story(3) == [
        "FM-A44 Answered seat=1 plus=fair-play against=low-blow"
    ]
    assert (scene.view().attack, scene.step, scene.waits) == (None, "action", [1])
    assert [side.stars for side in scene.view().sides] == [26, 23]
    assert scene.view().plus_under == ("form-2", "crowd", "form-1", "low-blow", "fair-play")
    assert scene.view(3).plus_under == scene.view().plus_under
    assert [club.pluses for club in scene.view().clubs] == [1, 0, 0, 0]


@pytest.mark.clause(
    "FM-34",
    "FM-67",
    "FM-116",
    "FM-119",
    "FM-92",
    "FM-A12",
    "FM-A18",
    "FM-A19",
    "FM-A44",
    "FM-A46",
    "FM-D4",
    "FM-A40",
    "FM-A50",
)
def test_attacks_word_for_word() -> None:
    scene = match(theirs=[*OTHERS, blue(6), green(7)])
    scene.holds(0, "injury", "red-card", "flu")
    assert scene.plays("play red-card 4").story(3) == [
        f"FM-119 PlusPlayed seat=0 plus=red-card place=4 footballer={name(OTHERS[3])} stars=22"
    ]
    assert (scene.view().attack, scene.view().attacked) == ("red-card", 4)
    assert scene.plays("decline").story(3) == [
        "FM-A44 NotAnswered seat=1",
        f"FM-119 StruckDown seat=1 plus=red-card place=4 footballer={name(OTHERS[3])} stars=24",
    ]
    assert (scene.view().attack, scene.view().attacked, scene.waits) == (None, None, [1])
    scene.plays("pass", "play flu 5", "decline")
    assert scene.story(3)[1] == (
        f"FM-119 StruckDown seat=1 plus=flu place=5 footballer={name(OTHERS[4])} stars=21"
    )
    assert (scene.waits, scene.view().acting) == ([1], 1)
    scene.plays("pass", "play injury 6", "decline")
    assert scene.story(3)[1] == (
        f"FM-119 StruckDown seat=1 plus=injury place=6 footballer={name(blue(6))} stars=15"
    )
    assert (scene.step, scene.waits, scene.view().attacked) == ("substitute", [1], 6)
    assert scene.plays(f"substitute 6 {name(OTHERS[5])}").story(3) == [
        f"FM-92 Substituted seat=1 place=6 footballer={name(OTHERS[5])} stars=18"
    ]
    side = scene.view().sides[1]
    assert (side.empty, side.closed, side.changes, scene.waits) == ((4,), (5,), 1, [1])
    assert scene.plays(f"substitute 7 {name(OTHERS[6])}").story(3) == [
        f"FM-92 Substituted seat=1 place=7 footballer={name(OTHERS[6])} off={name(green(7))} stars=17"
    ]
    assert {name(OTHERS[5]), name(OTHERS[6])} <= {man.name for man in scene.view(3).clubs[1].known}
    assert scene.refusal(f"sell {name(OTHERS[6])}", 1) == ("bound-today", "FM-A40")
    declined = match()
    declined.holds(0, "injury").plays("play injury 6", "decline", "decline")
    assert declined.story(3) == ["FM-A44 NotSubstituted seat=1"]
    assert (declined.step, declined.waits, declined.view().attack) == ("action", [1], None)
    declined.plays("pass", "pass")
    assert declined.view().sides[0].seat == 2


@pytest.mark.clause("FM-116", "FM-D4", "FM-A44")
def test_a_low_blow_names_no_place() -> None:
    scene = match()
    scene.holds(0, "low-blow").plays("play low-blow", "decline")
    assert scene.story(3) == [
        "FM-A44 NotAnswered seat=1",
        "FM-116 StruckDown seat=1 plus=low-blow stars=20",
    ]


@pytest.mark.clause("FM-A17", "FM-92")
def test_a_substitution_starts_the_count_of_passes_anew() -> None:
    scene = match(ours=[*TEAM, green(4)])
    scene.plays("pass").holds(1, "form-1").plays("play form-1", "pass", "pass")
    assert scene.waits == [2, 3]
    other = match(theirs=[*OTHERS, green(4)])
    other.plays("pass", f"substitute 4 {name(OTHERS[3])}", "pass")
    assert (other.step, other.waits) == ("action", [1])


@pytest.mark.clause(
    "FM-77", "FM-93", "FM-94", "FM-95", "FM-96", "FM-97", "FM-A15", "FM-A16", "FM-A19", "FM-A40"
)
def test_results_word_for_word() -> None:
    scene = match(ours=[*TEAM, blue(4)])
    scene.holds(0, "form-1").holds(1, "form-1").at(3, "9").plays("play form-1", "pass", "pass")
    assert scene.story(3) == [
        "FM-A17 MatchPassed seat=0",
        "FM-93 MatchEnded home=0 away=1 home_stars=27 away_stars=22 winner=0",
        "FM-77 MatchBegan home=2 away=3 play_off=False",
    ]
    view = scene.view(2)
    assert [(side.played, side.bonus, side.changes, side.handed_in) for side in view.sides] == [
        (0, 0, 0, False)
    ] * 2
    assert (view.passes, view.acting, view.match) == (0, None, 1)
    # Bound to the end of the day, not of the match.
    assert scene.refusal(f"sell {name(blue(4))}", 0) == ("bound-today", "FM-A40")
    scene.does(2, f"field {NOBODY}").does(3, f"field {NOBODY}").plays("pass", "pass")
    assert scene.story(3)[1:] == [
        "FM-94 MatchEnded home=2 away=3 home_stars=0 away_stars=0",
        "FM-95 DayEnded day=1 receipts=5 points=2,0,1,1",
    ]
    view = scene.view()
    assert (view.fixtures, view.sides, view.locked, view.match, view.passes) == ((), (), (), 0, 0)
    assert scene.state.line_ups == []
    assert [(club.cash, club.square) for club in view.clubs] == [(75, "0")] * 4
    scene.does(0, f"sell {name(blue(4))}")
    assert (scene.step, scene.waits) == ("roll", [1])


@pytest.mark.clause("FM-77", "FM-A41", "FM-A17")
def test_the_second_match_begins_with_nothing_played() -> None:
    scene = match(ours=[*TEAM, green(4)])
    scene.owns(2, [yellow(7, 2)]).holds(0, "form-1").holds(1, "form-2")
    scene.plays("play form-1", "play form-2", f"substitute 4 {name(TEAM[3])}", "pass", "pass")
    assert scene.waits == [2, 3]
    other = match()
    other.holds(1, "form-2").plays("pass", "play form-2", "pass", "pass")
    for begun in (scene, other):
        begun.does(2, f"field {NOBODY}").does(3, f"field {NOBODY}")
        view = begun.view()
        assert [(side.played, side.bonus, side.changes) for side in view.sides] == [(0, 0, 0)] * 2
        assert (view.acting, view.passes) == (2, 0)


@pytest.mark.clause("FM-120", "FM-A50")
def test_whoever_knew_of_a_card_cannot_tell_which_was_played() -> None:
    scene = match()
    scene.holds(0, "injury", "injury", "form-1")
    high = max(card for card in range(36) if scene.state.held(0, 4) >> card & 1)
    form = max(card for card in range(36) if scene.state.held(0, 0) >> card & 1)
    scene.state.plus_known[high] = scene.state.plus_known[form] = 31
    assert scene.view(1).clubs[0].known_pluses == ("form-1", "injury")
    scene.plays("play injury 4")
    assert scene.view(1).clubs[0].known_pluses == ("form-1",)
    assert (scene.view(0).pluses, scene.view(1).plus_under) == (("form-1", "injury"), ("injury",))


@pytest.mark.clause("FM-93")
def test_the_second_named_team_can_win_too() -> None:
    scene = match(theirs=[*OTHERS, blue(4)]).plays("pass", "pass")
    assert scene.story(3)[1] == "FM-93 MatchEnded home=0 away=1 home_stars=22 away_stars=26 winner=1"
    assert [club.points for club in scene.view().clubs] == [0, 2, 0, 0]


@pytest.mark.clause("FM-A34", "FM-88", "FM-128")
def test_a_total_below_nothing_counts_nothing() -> None:
    scene = Scene(4).owns(0, [yellow(1)])
    scene.state.pennants.put(0, 45)
    scene.state.pennants.put(1, 9)
    scene.kicked_off()
    assert [side.stars for side in scene.view().sides] == [2 - 10 + 9, 0]


# ---- euromatches


@pytest.mark.clause(
    "FM-123",
    "FM-124",
    "FM-125",
    "FM-131",
    "FM-A23",
    "FM-A24",
    "FM-A25",
    "FM-A40",
    "FM-120",
    "FM-A41",
    "FM-A50",
)
def test_a_euromatch_lost_word_for_word() -> None:
    scene = Scene().owns(0, [*TEAM, blue(4)]).holds(0, "form-3")
    scene.state.pennants.put(0, 5)
    scene.does(0, f"offer all {name(TEAM[0])} for 5", f"offer all {name(blue(4))} for 5").meets("oslo")
    scene.plays(f"meet {eleven(TEAM)}")
    assert scene.story(1) == [
        f"FM-124 EuroShown seat=0 eleven={names(TEAM)} strength=23",
        "FM-A39 OfferLapsed maker=0 number=1",
    ]
    assert [man.name for man in scene.view(1).clubs[0].known] == [*map(name, TEAM), name(blue(4))]
    assert (scene.step, scene.waits, len(scene.view().locked)) == ("euro-plus", [0], 11)
    assert (scene.view().team, scene.view().acting, len(scene.view(1).sides)) == ("oslo", None, 1)
    assert scene.default() == "finish"
    assert scene.plays("play form-3").story(1) == ["FM-131 PlusPlayed seat=0 plus=form-3 stars=26"]
    assert (scene.view().sides[0].played, scene.view(1).plus_under) == (1, ("form-3",))
    assert scene.plays("finish").story(1) == ["FM-125 EuroLost seat=0 team=oslo strength=26"]
    view = scene.view()
    assert (view.euro_under, view.team, view.locked, view.sides) == (("oslo",), None, (), ())
    assert (view.clubs[0].pennants, scene.money(0), scene.waits) == (5, 70, [1])


@pytest.mark.clause("FM-126", "FM-127", "FM-128", "FM-130", "FM-A23", "FM-18")
def test_a_euromatch_won_or_passed_word_for_word() -> None:
    scene = Scene().owns(0, STRONG)
    scene.state.pennants.put(0, 5)
    scene.meets("milan").plays(f"meet {eleven(STRONG)}", "finish")
    assert scene.story(1) == ["FM-126 EuroWon seat=0 team=milan strength=68 receipts=18 pennants=10 stars=2"]
    club = scene.view(1).clubs[0]
    assert (club.pennants, club.won, club.cash, scene.view().team) == (10, ("milan",), 88, None)
    assert (scene.view().euro_pile, scene.view().euro_under, scene.waits) == (19, (), [1])
    passed = Scene().owns(0, STRONG).meets("milan").plays("pass")
    assert passed.story(1) == ["FM-130 EuroPassed seat=0 team=milan"]
    assert (passed.view().team, passed.view().euro_under, passed.waits) == (None, ("milan",), [1])


@pytest.mark.clause("FM-A24", "FM-131", "FM-91")
def test_the_cards_of_one_euromatch_do_not_count_in_the_next() -> None:
    scene = Scene().owns(0, TEAM).holds(0, *["form-1"] * 6).meets("oslo").plays(f"meet {eleven(TEAM)}")
    scene.plays("play form-1", "play form-1", "play form-1", "finish")
    scene.state.turn = 0
    scene.meets("tirana").plays(f"meet {eleven(TEAM)}")
    assert (scene.view().sides[0].played, scene.view().sides[0].stars) == (0, 22)
    assert "play form-1" in scene.choices()


# ---- the end


def last_day(points: tuple[int, int], pennants: tuple[int, int], ours: list[int], theirs: list[int]) -> Scene:
    """The second day of two players: seat 1 at home."""
    scene = Scene().owns(0, ours).owns(1, theirs)
    ban_deals(scene.state, scene.out)
    for seat in (0, 1):
        scene.state.points.put(seat, points[seat])
        scene.state.pennants.put(seat, pennants[seat])
    return scene.kicked_off(2).plays("pass", "pass")


@pytest.mark.clause("FM-95", "FM-98", "FM-99", "FM-100", "FM-A29", "FM-A50")
def test_the_champion_word_for_word() -> None:
    clear = last_day((2, 0), (0, 0), [*TEAM, blue(2)], OTHERS)
    assert clear.story(1)[2:] == [
        "FM-95 DayEnded day=2 receipts=5 points=4,0",
        "FM-98 Champion points=4,0 pennants=0,0 winners=0",
    ]
    assert (clear.view().winners, clear.view().fixtures, clear.outcome.places) == ((0,), (), (1, 2))
    assert clear.refusal_over()
    level = last_day((2, 0), (1, 2), TEAM, [*OTHERS, blue(2)])
    assert level.story(1)[-1] == "FM-99 Champion points=2,2 pennants=1,2 winners=1"
    assert (level.outcome.places, level.outcome.winners) == ((2, 1), (1,))


@pytest.mark.clause("FM-93", "FM-94", "FM-100", "FM-A29", "FM-A30", "FM-A40")
def test_a_play_off_word_for_word() -> None:
    scene = last_day((1, 1), (0, 0), [*TEAM, green(4)], [*OTHERS, yellow(5, 2)])
    assert scene.story(1)[2:] == [
        "FM-95 DayEnded day=2 receipts=5 points=2,2",
        "FM-100 PlayOff seats=0,1 replay=False",
        "FM-A29 MatchBegan home=0 away=1 play_off=True",
    ]
    assert (scene.view().play_off, scene.refusal("offer all 1 for", 0)) == ((0, 1), ("deals-banned", "FM-54"))
    scene.does(0, f"field {eleven(TEAM)}").does(1, f"field {eleven(OTHERS)}")
    assert scene.refusal(f"sell {name(TEAM[0])}", 0) == ("bound-today", "FM-A40")
    scene.plays("pass", "pass")
    assert scene.story(1)[1:] == [
        "FM-94 MatchEnded home=0 away=1 home_stars=22 away_stars=22",
        "FM-A29 PlayOff seats=0,1 replay=True",
        "FM-A29 MatchBegan home=0 away=1 play_off=True",
    ]
    assert (scene.view().replayed, scene.view().locked) == (True, ())
    assert [club.play_off for club in scene.view().clubs] == [1, 1]
    scene.does(0, f"field {eleven(TEAM)}").does(1, f"field {eleven(OTHERS)}").plays("pass", "pass")
    assert scene.story(1)[2:] == ["FM-A29 Champion points=2,2 pennants=0,0 winners=0,1"]
    assert (scene.outcome.places, scene.view().winners, scene.money(0)) == ((1, 1), (0, 1), 75)


@pytest.mark.clause("FM-A29", "FM-100")
def test_a_round_robin_of_three_is_not_replayed() -> None:
    scene = Scene(4)
    scene.state.starter = 1
    for seat, team in enumerate((TEAM, OTHERS, [yellow(number, 2) for number in range(1, 12)])):
        scene.owns(seat, team)
    scene.kicked_off(6)
    for seat in range(4):
        scene.state.points.put(seat, 8 if seat != 3 else 9 - 3)
    end_day(scene.state, scene.out)
    # By schedule numbers: seat 1 is number 1, seat 2 number 2, seat 0 number 4.
    assert scene.view().fixtures == ((1, 2), (1, 0), (2, 0))
    for pair in ((1, 2), (1, 0), (2, 0)):
        for seat in pair:
            scene.does(seat, f"field {NOBODY}")
        scene.plays("pass", "pass")
    assert [club.play_off for club in scene.view().clubs] == [2, 2, 2, 0]
    assert (scene.outcome.winners, scene.outcome.places, scene.outcome.clause) == (
        (0, 1, 2),
        (1, 1, 1, 4),
        "FM-A29",
    )
    assert scene.view().offers == ()


@pytest.mark.clause("FM-A29", "FM-100")
def test_two_of_three_level_after_the_round_robin_share() -> None:
    scene = Scene(3).owns(0, TEAM).owns(1, OTHERS).kicked_off(6)
    for seat in range(3):
        scene.state.points.put(seat, 4)
    end_day(scene.state, scene.out)
    for pair in ((0, 1), (0, 2), (1, 2)):
        for seat in pair:
            scene.does(seat, f"field {eleven([TEAM, OTHERS, []][seat])}")
        scene.plays("pass", "pass")
    assert (scene.outcome.winners, scene.outcome.places, scene.view().replayed) == ((0, 1), (1, 1, 3), False)


@pytest.mark.clause("FM-64", "FM-65", "FM-67", "FM-86", "FM-A34", "FM-A55")
def test_the_strongest_eleven_is_exact() -> None:
    """Against every way to fill the places, for squads that mislead whoever looks one place ahead."""
    for squad in (
        [red(2), red(3), red(4), red(5), green(2), blue(3), yellow(4), yellow(5)],
        [*range(46, 57), yellow(2), yellow(3), yellow(10)],
        [83, 82, 81, red(6), red(7), red(8), 33, 56, 68, yellow(1), blue(11)],
    ):
        written = eleven(squad).split()
        fielded = [ALBUM.number_of[each] for each in written if each != "-"]
        worth = sum(ALBUM.stars[card] + 1 for card in fielded)
        assert worth == best_worth(squad)


def best_worth(squad: list[int]) -> int:
    """The most that a squad can be worth, by trying every place for everybody."""
    best = {(frozenset[int](), 0): 0}
    for card in squad:
        man = ALBUM.men[card]
        for (taken, foreigners), worth in list(best.items()):
            now = foreigners + (man.colour == "red")
            for place in set(man.numbers) - taken if now <= 3 else ():
                key = (taken | {place}, now)
                best[key] = max(best.get(key, 0), worth + man.stars + 1)
    return max(best.values())
