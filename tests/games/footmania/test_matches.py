"""Match days, line-ups, plus cards, substitutions, euromatches, the final table."""

from __future__ import annotations

import pytest

from ludofoot.games.footmania.events import (
    Answered,
    DayEnded,
    EuroLost,
    EuroWon,
    MatchDay,
    MatchEnded,
    PlayOff,
    PlusDrawn,
    PlusReturned,
    StruckDown,
    Substituted,
)
from ludofoot.games.footmania.rules.calendar import matches_of
from ludofoot.games.footmania.rules.match_days import end_day
from ludofoot.games.footmania.rules.questions import draw_question
from tests.games.footmania.scene import (
    ALBUM,
    OTHERS,
    RED_JP,
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

NOBODY = " ".join("-" * 11)


def match(*, ours: list[int] = TEAM, theirs: list[int] = OTHERS, seats: int = 2, day: int = 1) -> Scene:
    """Seat 0 plays at home against seat 1; both strongest line-ups are in."""
    return Scene(seats).owns(0, ours).owns(1, theirs).kicked_off(day)


def stars(scene: Scene) -> tuple[int, ...]:
    return tuple(side.stars for side in scene.view().sides)


# ---- the day


@pytest.mark.clause("FM-74", "FM-75", "FM-A14", "FM-A37")
def test_reaching_or_passing_the_square_triggers_a_match_day() -> None:
    scene = Scene(4).phase_two().at(0, "38").rolls(6)
    assert (scene.told(MatchDay).day, scene.view().clubs[0].square, scene.step) == (1, "0", "line-ups")
    assert Scene().phase_two().at(0, "36").rolls(4).told(MatchDay).seat == 0
    assert Scene().phase_two().at(0, "35").rolls(3).not_told(MatchDay)


@pytest.mark.clause("FM-76", "FM-77", "FM-78", "FM-79", "FM-80", "FM-81", "FM-82", "FM-83", "FM-A1")
def test_the_calendar() -> None:
    four = [matches_of(4, day) for day in range(1, 7)]
    assert four[0] == [(1, 2), (3, 4)]
    assert four[1:3] == [[(1, 3), (2, 4)], [(1, 4), (2, 3)]]
    assert four[3:] == [[(2, 1), (4, 3)], [(3, 1), (4, 2)], [(4, 1), (3, 2)]]
    three = [matches_of(3, day) for day in range(1, 7)]
    assert three == [[(1, 2)], [(1, 3)], [(2, 3)], [(2, 1)], [(3, 1)], [(3, 2)]]
    assert [matches_of(2, day) for day in (1, 2)] == [[(1, 2)], [(2, 1)]]
    assert [Scene(seats).view().days for seats in (2, 3, 4)] == [2, 6, 6]
    scene = Scene(4)
    scene.state.starter = 2
    scene.match_day()
    assert scene.view().fixtures == ((2, 3), (0, 1))
    assert scene.waits == [2, 3]
    assert Scene(3).match_day(1).told(MatchDay).exempt == 2


@pytest.mark.clause("FM-95", "FM-96", "FM-A15", "FM-A16")
def test_after_the_day_everybody_is_paid_and_the_order_goes_on() -> None:
    scene = Scene(3).at(2, "5").kicked_off().plays("pass", "pass")
    assert scene.told(DayEnded).receipts == 5
    assert [scene.money(seat) for seat in range(3)] == [75, 75, 75]
    assert {club.square for club in scene.view().clubs} == {"0"}
    assert (scene.waits, scene.step) == ([1], "roll")


# ---- line-ups and strength


@pytest.mark.clause("FM-85", "FM-88", "FM-A41", "FM-A34")
def test_line_ups_are_secret_until_both_are_in() -> None:
    scene = Scene().owns(0, [*TEAM, blue(4)]).owns(1, OTHERS).match_day()
    assert scene.waits == [0, 1]
    scene.does(1, f"field {eleven(OTHERS)}")
    assert (scene.view(0).sides[1].eleven, scene.view(0).sides[1].handed_in) == ((), True)
    scene.does(0, "field " + " ".join(map(name, TEAM)))
    assert stars(scene) == (22, 22)
    assert scene.view(1).sides[0].eleven == tuple(map(name, TEAM))
    assert scene.waits == [0]


@pytest.mark.clause("FM-13", "FM-14", "FM-15", "FM-86")
def test_what_is_no_line_up() -> None:
    squad = [*TEAM, YELLOW_JP, *(red(number) for number in range(2, 6))]
    scene = Scene().owns(0, squad).match_day()
    line = [name(card) for card in TEAM]
    assert scene.refusal("field " + " ".join(line[:10]), 0) == ("eleven-size", "FM-85")
    assert scene.refusal("field " + " ".join([name(blue(1)), *line[1:]]), 0) == ("not-yours", "FM-85")
    assert scene.refusal("field " + " ".join([*line[:9], line[9], line[9]]), 0) == ("lined-up-twice", "FM-14")
    assert scene.refusal("field " + " ".join([line[1], "-", *line[2:]]), 0) == ("wrong-place", "FM-14")
    assert scene.refusal("field " + " ".join([name(YELLOW_JP), *line[1:]]), 0) == ("joker-in-goal", "FM-15")
    foreign = [line[0], *(name(red(number)) for number in range(2, 6)), *line[5:]]
    assert scene.refusal("field " + " ".join(foreign), 0) == ("too-many-foreigners", "FM-86")
    scene.does(0, "field " + " ".join([line[0], name(YELLOW_JP), *line[2:]]))


@pytest.mark.clause("FM-64", "FM-65", "FM-67", "FM-87", "FM-A12", "FM-A34")
def test_trainees_fill_vacant_places_and_cost_a_star() -> None:
    assert stars(match(ours=TEAM[:9], theirs=[blue(2)])) == (16, 0)


@pytest.mark.clause("FM-A55", "FM-86", "FM-A9")
def test_the_strongest_eleven_is_fielded_by_default() -> None:
    squad = [*TEAM, *(red(number) for number in range(1, 12)), RED_JP, green(3)]
    scene = Scene().owns(0, squad).match_day()
    fielded = scene.default().split()[1:]
    cards = [ALBUM.number_of[each] for each in fielded]
    assert sum(card >= 70 for card in cards) == 3
    assert sum(ALBUM.stars[card] for card in cards) == 7 * 3 + 3 + 2 * 7


@pytest.mark.clause("FM-128", "FM-A25")
def test_five_pennants_make_a_star() -> None:
    scene = Scene().owns(0, TEAM).owns(1, OTHERS)
    scene.state.pennants.put(0, 10)
    scene.state.pennants.put(1, 4)
    assert stars(scene.kicked_off()) == (24, 22)


# ---- results


@pytest.mark.clause("FM-93", "FM-94", "FM-A17")
def test_two_points_for_more_stars_one_each_for_a_draw() -> None:
    scene = match(ours=[*TEAM, blue(4)], seats=3).plays("pass")
    assert scene.waits == [1]
    scene.plays("pass")
    assert (scene.told(MatchEnded).winner, scene.told(MatchEnded).clause) == (0, "FM-93")
    assert [club.points for club in scene.view().clubs] == [2, 0, 0]
    drawn = match(seats=3).plays("pass", "pass")
    assert [club.points for club in drawn.view().clubs] == [1, 1, 0]


# ---- plus cards


@pytest.mark.clause("FM-90", "FM-91", "FM-115", "FM-118", "FM-120", "FM-114", "FM-D4")
def test_three_cards_a_match_and_the_crowd_besides() -> None:
    scene = match(seats=3)
    scene.holds(0, "form-1", "form-2", "form-3", "form-1", "crowd")
    scene.plays("play form-1", "pass", "play form-2", "pass", "play form-3", "pass")
    assert stars(scene) == (28, 22)
    assert scene.refusal("play form-1") == ("three-played", "FM-91")
    assert scene.refusal("play flu") == ("plus-not-held", "FM-90")
    scene.plays("play crowd")
    assert (stars(scene)[0], scene.view().plus_under) == (30, ("form-1", "form-2", "form-3", "crowd"))


@pytest.mark.clause("FM-116", "FM-D4", "FM-A34")
def test_a_low_blow_takes_two_stars_and_never_below_nothing() -> None:
    scene = match(seats=3)
    scene.holds(0, "low-blow").plays("play low-blow")
    assert (scene.step, scene.waits) == ("answer", [1])
    assert stars(scene.plays("decline")) == (22, 20)
    assert scene.waits == [1]
    low = match(theirs=[], seats=3)
    assert stars(low.holds(0, "low-blow").plays("play low-blow", "decline"))[1] == 0


@pytest.mark.clause("FM-119", "FM-D4", "FM-A44", "FM-92", "FM-A19")
def test_an_injury_lets_a_substitute_come_on_at_once() -> None:
    scene = match(theirs=[*OTHERS, yellow(3, 2)], seats=3)
    scene.holds(0, "injury").plays("play injury 4", "decline")
    assert (scene.step, scene.waits, stars(scene)) == ("substitute", [1], (22, 20))
    assert scene.told(StruckDown).footballer == name(OTHERS[3])
    scene.owns(1, [blue(4)]).plays(f"substitute 4 {name(blue(4))}")
    assert (stars(scene)[1], scene.waits, scene.view().sides[1].changes) == (27, [1], 1)
    assert name(OTHERS[3]) in scene.view().locked
    again = match(seats=3)
    again.holds(0, "injury").plays("play injury 4", "decline")
    assert again.choices() >= {"decline"}
    assert again.plays("decline").waits == [1]
    assert stars(again) == (22, 19)


@pytest.mark.clause("FM-119", "FM-D4")
def test_a_red_card_empties_a_place_but_not_the_goal() -> None:
    scene = match(seats=3)
    scene.holds(0, "red-card").owns(1, [blue(4)])
    assert scene.refusal("play red-card 1") == ("keeper-safe", "FM-D4")
    scene.plays("play red-card 4", "decline")
    assert stars(scene) == (22, 20)
    assert scene.refusal(f"substitute 4 {name(blue(4))}") == ("place-closed", "FM-D4")


@pytest.mark.clause("FM-D4", "FM-A46")
def test_the_flu_leaves_a_trainee_for_whom_nobody_comes_on() -> None:
    scene = match(seats=3)
    scene.holds(0, "flu").owns(1, [blue(4)]).plays("play flu 4", "decline")
    assert (stars(scene), scene.step) == ((22, 19), "action")
    assert scene.refusal(f"substitute 4 {name(blue(4))}") == ("place-closed", "FM-D4")


@pytest.mark.clause("FM-A45", "FM-119", "FM-D4")
def test_a_card_that_names_somebody_needs_a_target() -> None:
    scene = match(theirs=OTHERS[1:], seats=3)
    scene.holds(0, "injury", "form-1", "medic")
    assert scene.refusal("play injury") == ("needs-target", "FM-119")
    assert scene.refusal("play injury 12") == ("needs-target", "FM-119")
    assert scene.refusal("play injury 1") == ("no-target-there", "FM-A45")
    assert scene.refusal("play form-1 3") == ("names-nobody", "FM-D4")
    assert scene.refusal("play medic") == ("only-answers", "FM-A44")


@pytest.mark.clause("FM-117", "FM-A44", "FM-A17")
def test_answers_cancel_what_they_fit() -> None:
    scene = match(seats=3)
    scene.holds(0, "red-card").holds(1, "medic", "appeal").plays("play red-card 4")
    assert scene.refusal("answer medic") == ("no-answer-to", "FM-117")
    assert scene.refusal("answer fair-play") == ("plus-not-held", "FM-A44")
    scene.plays("answer appeal")
    assert (stars(scene), scene.told(Answered).against, scene.waits) == ((22, 22), "red-card", [1])
    assert [side.played for side in scene.view().sides] == [1, 1]
    for attack, answer in (("injury 4", "medic"), ("flu 4", "medic"), ("low-blow", "fair-play")):
        other = match(seats=3)
        other.holds(0, attack.split()[0]).holds(1, answer)
        assert stars(other.plays(f"play {attack}", f"answer {answer}")) == (22, 22)


@pytest.mark.clause("FM-A44", "FM-91")
def test_nobody_answers_after_three_cards() -> None:
    scene = match(seats=3)
    scene.holds(0, "low-blow").holds(1, "form-1", "form-1", "form-1", "fair-play")
    scene.plays("pass", "play form-1")
    scene.state.played[1] = 3
    scene.plays("play low-blow")
    assert scene.refusal("answer fair-play") == ("three-played", "FM-91")
    assert scene.default() == "decline"


# ---- substitutions


@pytest.mark.clause("FM-92", "FM-A18", "FM-A46")
def test_substitutions() -> None:
    scene = match(ours=[*TEAM[:10]], seats=3)
    scene.owns(0, [blue(4), blue(5), blue(6), blue(11), yellow(7, 2)])
    assert scene.refusal(f"substitute 12 {name(blue(4))}") == ("no-such-place", "FM-85")
    assert scene.refusal(f"substitute 5 {name(blue(4))}") == ("wrong-place", "FM-14")
    assert scene.refusal(f"substitute 4 {name(TEAM[3])}") == ("been-on-pitch", "FM-A18")
    assert scene.refusal(f"substitute 4 {name(blue(1))}") == ("not-yours", "FM-A18")
    scene.plays(f"substitute 11 {name(blue(11))}", "pass", f"substitute 4 {name(blue(4))}", "pass")
    assert (scene.view().sides[0].changes, stars(scene)[0]) == (2, 2 * 9 + 7 + 6)
    assert scene.refusal(f"substitute 5 {name(blue(5))}") == ("no-changes-left", "FM-92")


@pytest.mark.clause("FM-86", "FM-A18")
def test_a_fourth_foreigner_may_not_come_on_but_for_another() -> None:
    scene = match(ours=[*TEAM, red(2), red(3), red(4)], seats=3)
    scene.owns(0, [red(5), RED_JP])
    assert scene.refusal(f"substitute 5 {name(red(5))}") == ("too-many-foreigners", "FM-86")
    scene.plays(f"substitute 4 {name(RED_JP)}")
    assert scene.told(Substituted).off == name(red(4))


@pytest.mark.clause("FM-A44")
def test_only_the_injured_mans_place_is_asked_for() -> None:
    scene = match(theirs=OTHERS, seats=3)
    scene.owns(1, [blue(4), blue(5)]).holds(0, "injury").plays("play injury 4", "decline")
    assert scene.refusal(f"substitute 5 {name(blue(5))}") == ("other-place", "FM-A44")


# ---- plus cards outside matches


@pytest.mark.clause("FM-112", "FM-113", "FM-A20", "FM-A21", "FM-A50")
def test_a_seventh_plus_card_means_one_must_go() -> None:
    scene = Scene(luck=(1, 1 << 20)).holds(0, *["form-1"] * 6).at(0, "1", "0").plays("roll", "go 2")
    assert scene.choices() >= {"draw", "pass"}
    scene.plays("draw")
    drawn = scene.told(PlusDrawn, 0).plus
    assert (scene.step, scene.told(PlusDrawn, 1).plus, scene.view(1).clubs[0].pluses) == ("return", None, 7)
    assert scene.default() == f"return {drawn}"
    assert scene.refusal("return fair-play") == ("plus-not-held", "FM-A20")
    scene.plays("return form-1")
    assert scene.told(PlusReturned, 1).plus is None
    assert (scene.view(0).plus_under, scene.view(1).plus_under) == (("form-1",), (None,))
    assert scene.waits == [1]


@pytest.mark.clause("FM-A51", "FM-113")
def test_video_gives_two_one_after_the_other() -> None:
    scene = Scene(luck=(1 << 28, 1 << 20, 1 << 21)).holds(0, *["form-1"] * 5)
    draw_question(scene.state, scene.out)
    assert scene.step == "return"
    assert scene.plays("return form-1").view(0).clubs[0].pluses == 6
    few = Scene(luck=(1 << 28,))
    few.state.plus_pile.loose = 0
    draw_question(few.state, few.out)
    assert (few.waits, few.view(0).pluses) == ([1], ())


# ---- euromatches


@pytest.mark.clause("FM-123", "FM-124", "FM-126", "FM-127", "FM-17", "FM-A22", "FM-D5")
def test_a_stronger_team_wins_card_receipts_and_pennants() -> None:
    strong = [blue(number) for number in range(1, 12)]
    scene = Scene().owns(0, strong).meets("milan")
    assert (scene.step, scene.view(1).team) == ("euromatch", "milan")
    scene.plays(f"meet {eleven(strong)}")
    assert stars(scene) == (67,)
    scene.plays("finish")
    assert (scene.told(EuroWon).receipts, scene.money(0), scene.view().clubs[0].won) == (18, 88, ("milan",))
    assert (scene.view().clubs[0].pennants, scene.waits) == (5, [1])


@pytest.mark.clause("FM-125", "FM-A23", "FM-130")
def test_equal_is_not_enough_and_passing_shows_nothing() -> None:
    squad = [*TEAM[:10], yellow(11, 2)]
    scene = Scene().owns(0, squad).holds(0, "form-3", "form-3", "form-1").meets("reykjavik")
    scene.plays(f"meet {eleven(squad)}", "play form-3", "play form-3", "play form-1", "finish")
    assert (scene.told(EuroLost).strength, scene.view().euro_under, scene.money(0)) == (
        30,
        ("reykjavik",),
        70,
    )
    passed = Scene().owns(0, squad).meets("milan").plays("pass")
    assert (passed.view().euro_under, passed.view(1).clubs[0].known, passed.waits) == (("milan",), (), [1])


@pytest.mark.clause("FM-131", "FM-A24", "FM-A40")
def test_only_three_form_cards_help_in_a_euromatch() -> None:
    scene = (
        Scene().owns(0, TEAM).holds(0, *["form-1"] * 4, "crowd").meets("oslo").plays(f"meet {eleven(TEAM)}")
    )
    assert scene.refusal("play crowd") == ("not-for-euromatch", "FM-131")
    assert scene.refusal(f"sell {name(TEAM[0])}", 0) == ("bound-today", "FM-A40")
    scene.plays("play form-1", "play form-1", "play form-1")
    assert scene.refusal("play form-1") == ("three-played", "FM-91")
    scene.plays("finish").does(0, f"sell {name(TEAM[0])}")


# ---- the end


def last_day(points: tuple[int, int], pennants: tuple[int, int], ours: list[int], theirs: list[int]) -> Scene:
    """The second day of two players: seat 1 at home."""
    scene = Scene().owns(0, ours).owns(1, theirs)
    for seat in (0, 1):
        scene.state.points.put(seat, points[seat])
        scene.state.pennants.put(seat, pennants[seat])
    return scene.kicked_off(2).plays("pass", "pass")


@pytest.mark.clause("FM-98")
def test_most_points_make_the_champion() -> None:
    scene = last_day((2, 0), (0, 0), [*TEAM, blue(2)], OTHERS)
    assert (scene.outcome.winners, scene.outcome.scores, scene.outcome.clause) == ((0,), (4, 0), "FM-98")
    assert scene.waits == []


@pytest.mark.clause("FM-99")
def test_then_pennants_decide() -> None:
    scene = last_day((2, 0), (1, 2), TEAM, [*OTHERS, blue(2)])
    assert (scene.outcome.winners, scene.outcome.scores, scene.outcome.clause) == ((1,), (2, 2), "FM-99")


@pytest.mark.clause("FM-100", "FM-A29")
def test_then_a_play_off_which_is_replayed_once() -> None:
    scene = last_day((1, 1), (0, 0), TEAM, OTHERS)
    assert scene.told(PlayOff).seats == (0, 1)
    assert [side.seat for side in scene.view().sides] == [0, 1]
    for seat in (0, 1):
        scene.does(seat, f"field {eleven(TEAM if seat == 0 else OTHERS)}")
    scene.plays("pass", "pass")
    assert scene.told(PlayOff).replay
    scene.does(0, f"field {eleven(TEAM)}").does(1, f"field {NOBODY}").plays("pass", "pass")
    assert (scene.outcome.winners, scene.outcome.places, scene.outcome.clause) == ((0,), (1, 2), "FM-100")
    assert (scene.money(0), scene.outcome.scores) == (75, (2, 2))


@pytest.mark.clause("FM-A29")
def test_those_still_level_share_the_title() -> None:
    scene = last_day((1, 1), (0, 0), TEAM, OTHERS)
    for _ in range(2):
        scene.does(0, f"field {eleven(TEAM)}").does(1, f"field {eleven(OTHERS)}").plays("pass", "pass")
    assert (scene.outcome.winners, scene.outcome.clause) == ((0, 1), "FM-A29")


@pytest.mark.clause("FM-A29")
def test_a_play_off_of_three_is_a_round_robin() -> None:
    level = Scene(4).kicked_off(6)
    for seat in range(3):
        level.state.points.put(seat, 8)
    end_day(level.state, level.out)
    assert level.view().fixtures == ((0, 1), (0, 2), (1, 2))


@pytest.mark.clause(
    "FM-106", "FM-109", "FM-133", "FM-135", "FM-127", "FM-47", "FM-13", "FM-D1", "FM-D2", "FM-D4", "FM-10"
)
def test_a_box_is_checked_clause_by_clause() -> None:
    from ludofoot.games.footmania import GAME
    from ludofoot.games.footmania.box import shipped_box

    text = shipped_box()
    assert GAME.check_box(text) is None
    for found, put, wanted in (
        ('"shoes"', '"blue"', "FM-106"),
        ('"pactole"', '"blue"', "FM-135"),
        ('ring = [\n  "championship"', 'ring = [\n  "blue"', "FM-133"),
        ("pennants = 5", "pennants = 6", "FM-127"),
        ("price = 2, reduced = 1", "price = 2, reduced = 2", "FM-47"),
        ("numbers = [1]", "numbers = [12]", "FM-13"),
        ('median = ["blue", ', "median = [", "FM-D1"),
        ("form-1 = 7", "form-1 = 70", "FM-D4"),
    ):
        refusal = GAME.check_box(text.replace(found, put, 1))
        assert refusal is not None, wanted
        assert refusal.clause == wanted


@pytest.mark.clause("FM-A50")
def test_nobody_is_called_the_winner_before_the_end() -> None:
    scene = Scene(3)
    scene.state.points.put(1, 2)
    assert (scene.view().places, scene.view().winners) == ((2, 1, 2), ())
    assert scene.ended().view().winners == (1,)
