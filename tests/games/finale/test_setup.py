"""Before the match: FI-01 to FI-32, decks and teams, and who sees what."""

from __future__ import annotations

import pytest

from ludofoot.core.cards import gathered, size
from ludofoot.core.chance import FastChance, ScriptedChance
from ludofoot.core.entries import Started
from ludofoot.core.game import Setup
from ludofoot.core.records import LEGAL, SPECTATOR, Refusal, Refused
from ludofoot.core.sink import Sink
from ludofoot.core.table import Table
from ludofoot.games.finale import GAME
from ludofoot.games.finale.events import Chosen, Drawn, LinedUp, PeriodBegan, RedDrawn
from ludofoot.games.finale.records import CARDS, MEN, Options, Team
from ludofoot.games.finale.rules.squads import is_mix, sample_mix
from ludofoot.games.finale.views import FIView
from tests.games.finale.scene import NOTATION, Scene

BLUE = (
    "kuno-kasten bodo-beton gerd-graetsche horst-holzer uwe-umlauf lothar-lenker kai-kurzpass "
    "bert-laufwunder ole-offensiv sven-abseits fred-flanke / hans-greifhain wladimir-ballnich "
    "tim-talent erwin-pfosten"
)
RED = (
    "rudi-reflex manni-mauer karl-kante fritz-foul moritz-motor dirk-doppelpass heiko-haken jupp-jubel "
    "timo-torriecher stefan-sturm kalle-knaller / bernd-schranke paul-walze ali-balla simon-joker"
)
WHITE = "w5 w4 w3 w2 w1"
VIOLET = "v5 v4 v3a v3b v2a v2b"


def free() -> Scene:
    return Scene(teams="free")


@pytest.mark.clause("FI-01")
def test_two_play() -> None:
    assert GAME.seats == (2,)
    with pytest.raises(Refused) as refused:
        GAME.begin(Setup(3), FastChance(1))
    assert refused.value.refusal.clause == "FI-01"


@pytest.mark.clause("FI-A55")
def test_nobody_says_who_opens_but_by_naming_red() -> None:
    named = GAME.check_wish(Setup(2, opener=0))
    assert named is not None
    assert (named.code, named.clause) == ("opener-by-lot", "FI-A55")
    assert GAME.check_wish(Setup(2, {"red": 0})) is None


@pytest.mark.clause("FI-A55")
def test_red_is_named_or_drawn_by_lot_or_opens_the_series() -> None:
    for seat in (0, 1):
        assert Scene(red=seat).view().sides[seat].colour == "red"
        assert Scene(red=seat).all_told(RedDrawn) == []
        lot = GAME.begin(Setup(2), ScriptedChance([seat, *[2**30 - 1] * 6]))
        assert GAME.view(lot, 0).sides[seat].colour == "red"
        opened = GAME.begin(Setup(2, opener=seat), ScriptedChance([2**30 - 1] * 6))
        assert GAME.view(opened, 0).sides[seat].colour == "red"
    assert {GAME.begin(Setup(2), FastChance(1, k)).red_seat for k in range(9)} == {0, 1}  # type: ignore[attr-defined]
    own = Scene(red=0, teams="free", decks="variant").view()
    assert (own.options, own.step) == (Options(teams="free", decks="variant", red=0), "team")
    assert own.sides[0].colour == "red"


@pytest.mark.clause("FI-A55", "FI-20")
def test_the_lot_is_told_and_the_teams_are_laid_out() -> None:
    scene = Scene()
    blue, red = scene.all_told(LinedUp)
    assert (blue.seat, blue.colour, red.seat, red.colour) == (0, "blue", 1, "red")
    assert blue.clause == red.clause == "FI-20"
    assert (len(blue.starters), len(red.starters)) == (11, 11)
    assert len(scene.view().sides[0].pitch) == 11
    state = GAME.begin(Setup(2), FastChance(3))
    GAME.tell_start(state, Setup(2), scene.out)
    assert [event.clause for event in scene.all_told(RedDrawn)] == ["FI-A55"]


@pytest.mark.clause("FI-17", "FI-18", "FI-19", "FI-20", "FI-21", "FI-22", "FI-23", "FI-A56")
def test_beginners_play_their_sets() -> None:
    scene = Scene()
    blue, red = scene.all_told(LinedUp)
    assert set(blue.starters) == set(BLUE.partition(" / ")[0].split())
    assert set(blue.bench) == set(BLUE.partition(" / ")[2].split())
    assert set(red.starters) == set(RED.partition(" / ")[0].split())
    assert set(red.bench) == set(RED.partition(" / ")[2].split())
    assert blue.points == red.points == 50
    for seat, formation in ((0, [1, 4, 4, 2]), (1, [1, 3, 4, 3])):
        assert [len(scene.line(seat, line)) for line in range(4)] == formation
        assert {man.state for man in scene.view().sides[seat].pitch} == {0}
    assert scene.view().sides[0].bench == blue.bench


@pytest.mark.clause("FI-17", "FI-A54")
def test_a_coach_who_chooses_is_shown_his_own_beginner_set_and_nobody_elses() -> None:
    match = GAME.start(Setup(2, {"teams": "free", "red": 1}), FastChance(1))
    for seat, written in ((0, BLUE), (1, RED)):
        view = GAME.view(match, seat)
        assert isinstance(view, FIView)
        assert view.beginners is not None
        starters, _, bench = written.partition(" / ")
        assert set(view.beginners.starters) == set(starters.split())
        assert set(view.beginners.bench) == set(bench.split())
    watched = GAME.view(match, SPECTATOR)
    assert isinstance(watched, FIView)
    assert watched.beginners is None
    assert Scene().view().beginners is None


@pytest.mark.clause("FI-24", "FI-25", "FI-26", "FI-27", "FI-28", "FI-A3")
def test_beginners_draw_three_of_white_and_violet() -> None:
    scene = Scene("w5 v2b w1", "v5 v4 w2")
    assert scene.view(0).hand == ("w5", "w1", "v2b")
    assert set(scene.view(0).deck) == {*WHITE.split(), *VIOLET.split()}
    assert set(scene.view(0).pile) == set(scene.view(0).deck) - {"w5", "w1", "v2b"}
    assert [(e.clause, e.count, e.lucky) for e in scene.all_told(Drawn)] == [("FI-27", 3, True)] * 2
    side = scene.view(1).sides[0]
    assert (side.hand_size, side.pile_size, side.used) == (3, 8, ())
    assert "schlusskarte" not in scene.view(0).deck


@pytest.mark.clause("FI-31", "FI-32", "FI-A37")
def test_it_begins_at_nil_nil_in_the_fifteenth_minute() -> None:
    scene = Scene()
    assert [side.goals for side in scene.view().sides] == [0, 0]
    assert scene.told(PeriodBegan) == PeriodBegan(clause="FI-32", period=1, minute=15, first=1)
    assert scene.view().minute == 15


# ---- teams


@pytest.mark.clause(
    "FI-11", "FI-12", "FI-13", "FI-14", "FI-15", "FI-16", "FI-21", "FI-A45", "FI-A51", "FI-A56"
)
def test_a_team_of_ones_own_is_laid_out_when_both_have_chosen() -> None:
    scene = free()
    assert scene.state.awaited() == [0, 1]
    scene.plays(f"0 team {BLUE}")
    assert scene.events == [Chosen(clause="FI-A45", seat=0, choice="team")]
    assert scene.view(1).sides[0].pitch == ()
    assert scene.view(1).sides[0].chosen
    assert scene.view(1).choice == ()
    assert len(scene.view(0).choice) == 15
    back = RED.replace("kalle-knaller", "sepp-sense")
    scene.plays(f"1 team {back}", luck="draw 0 w5 w4 w3, draw 1 w5 w4 w3")
    assert [len(scene.line(1, line)) for line in range(4)] == [1, 4, 4, 2]
    assert scene.all_told(LinedUp)[1].points == 50
    assert [len(side.bench) for side in scene.view().sides] == [4, 4]
    assert scene.view().step == "substitution"
    assert scene.view(0).choice == ()


@pytest.mark.clause("FI-11", "FI-12", "FI-13", "FI-14", "FI-16")
@pytest.mark.parametrize(
    ("change", "to", "code", "clause"),
    [
        ("fred-flanke", "kalle-knaller", "not-of-your-team", "FI-11"),
        ("fred-flanke", "sven-abseits", "man-twice", "FI-12"),
        ("erwin-pfosten", "arno-abstauber", "over-budget", "FI-13"),
        (" erwin-pfosten", "", "bad-team-size", "FI-12"),
        ("fred-flanke /", "/ fred-flanke", "bad-team-size", "FI-12"),
        ("hans-greifhain", "jens-joggar", "bad-keepers", "FI-16"),
        ("uwe-umlauf", "toni-luftloch", "bad-keepers", "FI-16"),
    ],
)
def test_a_team_that_is_refused(change: str, to: str, code: str, clause: str) -> None:
    assert free().refusal(f"0 team {BLUE.replace(change, to)}") == (code, clause)


@pytest.mark.clause("FI-13", "FI-14")
def test_fifty_points_are_enough_and_one_more_is_too_many() -> None:
    scene = free()
    verdict = scene.state.judge(0, NOTATION.read(f"team {BLUE.replace('erwin-pfosten', 'peter-pike')}"))
    assert isinstance(verdict, Refusal)
    assert verdict.args == {"points": 51, "over": 1, "most": 50}
    scene.plays(f"0 team {BLUE}")


@pytest.mark.clause("FI-12", "FI-13")
def test_the_preview_of_an_unfinished_team_counts_points() -> None:
    scene = free()
    preview = GAME.preview(scene.state, 0, Team(("kuno-kasten", "bodo-beton"), ("hans-greifhain",)))
    assert preview.refusal is not None
    assert (preview.refusal.code, preview.refusal.clause) == ("bad-team-size", "FI-12")
    assert preview.refusal.args == {"starters": 2, "bench": 1, "points": 11, "left": 39}
    points, formation = preview.notes
    assert points.args == {"points": 11, "left": 39, "most": 50}
    assert formation.args == {"defenders": 1, "midfielders": 0, "attackers": 0, "starters": 2}
    over = GAME.preview(scene.state, 0, Team(tuple(MEN[:30]), ()))
    assert over.refusal is not None
    assert (over.refusal.code, over.refusal.args["over"]) == ("over-budget", 90 - 50)


@pytest.mark.clause("FI-A45", "FI-36")
def test_a_sealed_choice_can_be_taken_back_until_the_other_has_chosen() -> None:
    scene = free().plays(f"0 team {BLUE}")
    assert scene.state.retractable(0)
    assert not scene.state.retractable(1)
    scene.state.retract(0)
    assert scene.state.awaited() == [0, 1]
    tactic = Scene().kicks_off().plays("0 lay w4")
    assert tactic.view(0).choice == ("w4",)
    tactic.state.retract(0)
    assert tactic.view(0).choice == ()
    assert tactic.state.awaited() == [0, 1]
    tactic.plays("0 lay w1", "1 lay w2", luck="any, any")
    assert not tactic.state.retractable(0)


# ---- decks


@pytest.mark.clause(
    "FI-A2", "FI-24", "FI-A56", "FI-20", "FI-26", "FI-27", "FI-28", "FI-124", "FI-125", "FI-A45"
)
@pytest.mark.parametrize("colour", ["violet", "red", "blue", "yellow"])
def test_a_whole_colour_joins_the_white_cards(colour: str) -> None:
    scene = Scene(decks="presets")
    assert scene.state.awaited() == [0, 1]
    moves = scene.state.moves(0) or []
    assert [NOTATION.write(move) for move in moves] == [
        "deck violet",
        "deck red",
        "deck blue",
        "deck yellow",
    ]
    scene.plays(f"0 deck {colour}")
    assert scene.events == [Chosen(clause="FI-24", seat=0, choice="deck")]
    scene.plays("1 deck violet", luck="any, any, any, any, any, any")
    letter = colour[0]
    assert set(scene.view(0).deck) == {*WHITE.split(), *(card for card in CARDS if card[0] == letter)} - {
        "white"
    }
    assert [(side.hand_size, side.pile_size) for side in scene.view(1).sides] == [(3, 8), (3, 8)]
    assert [(e.clause, e.lucky) for e in scene.all_told(Drawn)] == [("FI-27", True)] * 2
    assert not scene.view(0).ordered
    assert scene.view(0).choice == scene.view(1).choice == ()


@pytest.mark.clause("FI-A2", "FI-A56")
def test_mixed_colours_have_the_values_of_one_colour() -> None:
    scene = Scene(decks="mixed")
    for text, code in (
        ("mix r5 b4 y3a v3a r2a r2a", "card-twice"),
        ("mix w5 b4 y3a v3a r2a r2b", "white-already"),
        ("mix schlusskarte b4 y3a v3a r2a r2b", "white-already"),
        ("mix r5 b5 y3a v3a r2a r2b", "bad-mix"),
        ("mix r5 b4 y3a v3a r2a", "bad-mix"),
        ("mix r5 b4 y3a v3a r3a r2b", "bad-mix"),
        ("deck red", "wrong-step"),
    ):
        assert scene.refusal(f"0 {text}")[0] == code
        assert code == "wrong-step" or scene.refusal(f"0 {text}")[1] == "FI-A2"
    scene.plays("0 mix r5 b4 y3a v3a r2a r2b", "1 mix v5 v4 v3a v3b v2a v2b", luck="any, " * 6)
    assert set(scene.view(0).deck) == {*WHITE.split(), "r5", "b4", "y3a", "v3a", "r2a", "r2b"}


PLAN = "w5 w4 w3 w2 w1 v5 v4 v3a v3b v2a v2b"


@pytest.mark.clause("FI-122", "FI-123", "FI-A4", "FI-25")
@pytest.mark.parametrize(
    ("change", "to", "code", "clause"),
    [
        ("v2b", "v2a", "card-twice", "FI-122"),
        ("v2b", "schlusskarte", "schlusskarte-stays", "FI-25"),
        (" v2b", "", "bad-plan-size", "FI-122"),
        ("v2b", "r5", "bad-quotas", "FI-123"),
        ("v4", "r2a", "bad-quotas", "FI-123"),
        ("w1", "r2a", "bad-quotas", "FI-123"),
        ("w2 w1 v5 v4 v3a v3b v2a", "w1 v5 v4 v3a v3b r3a r3b", "bad-low-quotas", "FI-A4"),
        ("w3 w2 w1 v5 v4 v3a v3b", "w2 w1 v5 v4 v3a r2a r2b", "bad-low-quotas", "FI-A4"),
    ],
)
def test_a_free_deck_that_is_refused(change: str, to: str, code: str, clause: str) -> None:
    assert Scene(decks="variant").refusal(f"0 plan {PLAN.replace(change, to)}") == (code, clause)


@pytest.mark.clause("FI-122", "FI-123", "FI-124", "FI-125", "FI-A4", "FI-A56")
@pytest.mark.parametrize(
    "plan", [PLAN, "r2a r2b b5 w5 v4 w4 w1 b3a b3b r3a r3b", "r2a r2b y2a y2b b5 w5 v4 w4 w1 b3a b3b"]
)
def test_in_the_variant_hand_and_pile_are_chosen(plan: str) -> None:
    scene = Scene(decks="variant").plays(f"0 plan {plan}", f"1 plan {PLAN}")
    assert set(scene.view(0).hand) == set(plan.split()[:3])
    assert list(scene.view(0).pile) == plan.split()[3:]
    assert scene.view(0).ordered
    assert [(e.clause, e.lucky) for e in scene.all_told(Drawn)] == [("FI-124", False)] * 2
    assert scene.script.asked == 0
    low = min(scene.view(0).hand, key=lambda card: card[1])
    scene.kicks_off().plays(f"0 lay {low}", "1 lay w5")
    assert plan.split()[3] in scene.view(0).hand


@pytest.mark.clause("FI-12", "FI-13", "FI-16", "FI-A2", "FI-123", "FI-A4")
@pytest.mark.parametrize("decks", ["presets", "mixed", "variant"])
def test_whatever_is_drawn_at_random_is_legal(decks: str) -> None:
    chance = FastChance(5)
    state = GAME.begin(Setup(2, {"teams": "free", "decks": decks}), FastChance(6))
    seen = set()
    for _ in range(20):
        team = state.sample(0, chance)
        assert state.judge(0, team) == LEGAL
    for seat in range(2):
        state.apply(seat, state.sample(seat, chance), Sink())
    for _ in range(40):
        deck = state.sample(0, chance)
        assert state.judge(0, deck) == LEGAL
        seen.add(NOTATION.write(deck))
    assert len(seen) == 4 if decks == "presets" else len(seen) > 30


@pytest.mark.clause("FI-A2")
def test_a_mixed_deck_can_be_guessed_around_the_cards_that_were_seen() -> None:
    seen = gathered([CARDS.index(card) for card in ("r5", "b2a", "y2a", "v3b")])
    for seed in range(20):
        deck = sample_mix(GAME.cards, seen, FastChance(seed))
        assert deck & seen == seen
        assert deck & GAME.cards.white == GAME.cards.white
        assert is_mix(GAME.cards, deck & ~GAME.cards.white)


@pytest.mark.clause("FI-A55")
@pytest.mark.parametrize("teams", ["beginner", "free"])
@pytest.mark.parametrize("seed", range(4))
def test_in_a_series_the_colours_change_hands(teams: str, seed: int) -> None:
    table = Table(GAME, 2)
    setup = Setup(2, {"teams": teams})
    table.do(Started(at=0, setup=setup, seed=f"keyed:{seed:064x}"))
    after = Setup(2, {"teams": teams}, GAME.next_opener(setup, table.first_seat))
    seen = table.view(SPECTATOR)
    assert isinstance(seen, FIView)
    assert [side.colour for side in seen.sides].index("red") == 1 - GAME.red_seat(after)


# ---- who sees what


@pytest.mark.clause("FI-A54", "FI-26", "FI-36", "FI-D3")
def test_hands_and_piles_are_seen_by_their_owner_alone() -> None:
    scene = Scene()
    assert scene.view(0).hand
    assert scene.view(SPECTATOR).hand == scene.view(SPECTATOR).pile == scene.view(SPECTATOR).deck == ()
    masked = [telling.to(1) for telling in scene.out.told if isinstance(telling.full, Drawn)]
    assert next(event.cards for event in masked if isinstance(event, Drawn)) == ()
    assert scene.view(0).pile == tuple(
        [card for card in scene.view(0).deck if card not in scene.view(0).hand]
    )
    assert len(scene.view(0).deck) == 11
    assert scene.view(0).winner is None
    scene.kicks_off().plays("0 lay w4")
    assert scene.events == [Chosen(clause="FI-36", seat=0, choice="tactic")]
    assert scene.view(0).choice == ("w4",)
    for other in (1, SPECTATOR):
        assert scene.view(other).choice == ()
        assert scene.view(other).sides[0].chosen
        assert scene.view(other).sides[0].tactic is None
    assert scene.view(1).sides[0].hand_size == size(scene.side(0).hand) == 3
