"""Teams, deal, ends and order: FC-01 to FC-18 and the readings about seats."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import FastChance, ScriptedChance
from ludofoot.core.game import Setup
from ludofoot.core.records import Refusal
from ludofoot.core.sink import Telltale
from ludofoot.games.football_a_la_carte import GAME
from ludofoot.games.football_a_la_carte.events import (
    Dealt,
    EndDrawn,
    KickedOff,
    OpenerDrawn,
    SingleDrawn,
    TeamsFormed,
)
from ludofoot.games.football_a_la_carte.rules.halves import go_on
from ludofoot.games.football_a_la_carte.rules.state import FootballALaCarte
from ludofoot.games.football_a_la_carte.views import FCView
from tests.games.football_a_la_carte.scene import NOTATION, Scene

ANY = [GAME.deck.every]


def started(
    seats: int, answers: list[int] | None = None, single: int | None = None, opener: int | None = None
) -> FootballALaCarte:
    """A new game; scripted answers stand before the cards, which are any."""
    options: dict[str, str | int] = {} if single is None else {"single": single}
    chance = FastChance(3) if answers is None else ScriptedChance(answers + ANY * 24)
    return GAME.start(Setup(seats, options, opener), chance)


def seen(state: FootballALaCarte, seat: int = 0) -> FCView:
    view = GAME.view(state, seat)
    assert isinstance(view, FCView)
    return view


@pytest.mark.clause("FC-01", "FC-06", "FC-07", "FC-12", "FC-A1", "FC-D2")
@pytest.mark.parametrize(("seats", "pile"), [(2, 39), (3, 35), (4, 31)])
def test_what_is_not_dealt_is_the_draw_pile(seats: int, pile: int) -> None:
    state = started(seats)
    assert seen(state).pile == pile
    assert state.stock() == {"cards": 55}
    assert seen(state).discards == ()


@pytest.mark.clause("FC-07")
def test_every_game_is_shuffled() -> None:
    hands = {seen(GAME.start(Setup(2, opener=0), FastChance(seed))).hand for seed in range(20)}
    assert len(hands) == 20


@pytest.mark.clause("FC-09", "FC-10", "FC-11", "FC-A2", "FC-17", "FC-A36", "FC-A46")
@pytest.mark.parametrize(("seats", "sizes"), [(2, (8, 8)), (3, (6, 8, 6)), (4, (6, 6, 6, 6))])
def test_sizes_of_hands(seats: int, sizes: tuple[int, ...]) -> None:
    state = started(seats, single=1)
    assert seen(state).hand_sizes == seen(state).full_hands == sizes


@pytest.mark.clause("FC-04", "FC-10")
def test_only_one_against_two_are_unlike() -> None:
    assert [GAME.sides(seats) for seats in GAME.seats] == [(), ("alone", "pair"), ()]
    assert GAME.sides_in(started(3, single=1)) == [1, 0, 1]
    assert GAME.sides_in(started(4)) == []


@pytest.mark.clause("FC-03")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:
    refusal = GAME.check(Setup(seats))
    assert isinstance(refusal, Refusal)
    assert (refusal.code, refusal.clause) == ("bad-seats", "FC-03")


@pytest.mark.clause("FC-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_is_one_of_the_players(seats: int) -> None:
    refusal = GAME.check(Setup(seats, opener=seats))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("bad-opener", "FC-17")


@pytest.mark.clause("FC-03", "FC-04", "FC-05", "FC-A49", "FC-A46")
def test_the_teams() -> None:
    assert seen(started(2)).teams == ((0,), (1,))
    assert seen(started(4)).teams == ((0, 2), (1, 3))
    assert seen(started(3, single=2)).teams == ((2,), (0, 1))


def turns(seats: int, opener: int, single: int) -> list[int]:
    """Who plays the first eight turns, if every card just lies."""
    state = started(seats, single=single, opener=opener)
    found = []
    for _ in range(8):
        found.append(state.turn)
        go_on(state)
    return found


@pytest.mark.clause("FC-15", "FC-16", "FC-A46", "FC-A49")
@pytest.mark.parametrize(
    ("seats", "opener", "single", "order"),
    [
        (2, 0, 0, [0, 1, 0, 1]),
        (2, 1, 0, [1, 0, 1, 0]),
        (4, 0, 0, [0, 1, 2, 3]),
        (4, 2, 0, [2, 3, 0, 1]),
        (3, 0, 0, [0, 1, 0, 2]),
        (3, 1, 1, [1, 2, 1, 0]),
        (3, 1, 0, [1, 0, 2, 0]),
        (3, 2, 0, [2, 0, 1, 0]),
    ],
)
def test_the_order_of_turns(seats: int, opener: int, single: int, order: list[int]) -> None:
    assert turns(seats, opener, single) == order * 2


@pytest.mark.clause("FC-17", "FC-A36", "FC-18")
@pytest.mark.parametrize("opener", [0, 1, 2, 3])
@pytest.mark.parametrize("end", [0, 1])
def test_the_lot_decides_who_begins_and_then_the_end(opener: int, end: int) -> None:
    state = started(4, [opener, end])
    assert (state.turn, seen(state).step) == (opener, "kick-off")
    assert seen(state).ends[opener % 2] == ("south", "north")[end]
    assert seen(state).opened == opener % 2


@pytest.mark.clause("FC-A46")
@pytest.mark.parametrize("single", [0, 1, 2])
def test_the_lot_decides_who_plays_alone(single: int) -> None:
    state = started(3, [1, single, 0])
    assert seen(state).teams[0] == (single,)
    assert state.turn == 1


@pytest.mark.clause(
    "FC-A36", "FC-A46", "FC-17", "FC-04", "FC-05", "FC-09", "FC-10", "FC-11", "FC-18", "FC-13"
)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("lot", [True, False])
def test_what_is_told_of_the_start(seats: int, lot: bool) -> None:
    setup = Setup(seats) if lot else Setup(seats, {"single": 0}, 0)
    state = GAME.start(setup, FastChance(5))
    out = Telltale()
    GAME.tell_start(state, setup, out)
    told = [telling.full for telling in out.told]
    kinds = [type(event) for event in told]
    assert (OpenerDrawn in kinds) == lot
    assert (SingleDrawn in kinds) == (lot and seats == 3)
    clauses = {type(event): event.clause for event in told}
    assert clauses.get(TeamsFormed) == {2: None, 3: "FC-04", 4: "FC-05"}[seats]
    assert clauses[Dealt] == {2: "FC-09", 3: "FC-10", 4: "FC-11"}[seats]
    assert (clauses[EndDrawn], clauses[KickedOff]) == ("FC-17", "FC-18")
    if lot:
        assert clauses[OpenerDrawn] == "FC-A36"
        assert clauses.get(SingleDrawn, "FC-A46") == "FC-A46"
    for telling in out.told:
        if isinstance(telling.full, Dealt):
            assert telling.to(telling.full.seat) == telling.full
            assert telling.to(-2) == Dealt(
                clause=telling.full.clause, seat=telling.full.seat, count=telling.full.count
            )
            assert len(telling.full.faces) == telling.full.count


@pytest.mark.clause("FC-14")
def test_the_ball_lies_in_the_centre() -> None:
    state = started(2)
    assert seen(state).ball is None
    assert set(seen(state).starts) in ({"e8", "f8"}, {"e9", "f9"})


@pytest.mark.clause("FC-28", "FC-A36")
@pytest.mark.parametrize(("south", "squares"), [(0, ("e8", "f8")), (1, ("e9", "f9"))])
def test_the_kick_off_squares_are_on_the_own_side(south: int, squares: tuple[str, ...]) -> None:
    assert Scene("0: Straight-4-red; 1: Penalty", step="kick-off", south=south).view().starts == squares


@pytest.mark.clause("FC-A46")
def test_who_plays_alone_is_an_option_of_its_clause() -> None:
    assert [(option.name, option.clause) for option in GAME.options] == [("single", "FC-A46")]


@pytest.mark.clause("FC-D2")
def test_moves_are_listed_in_the_order_of_the_box_and_copies_once() -> None:
    hands = "0: Penalty Free-kick-2 Left-4-hand Straight-4-blue Straight-4-blue Straight-2-red; 1: Left-1-red"
    scene = Scene(hands, ball="e5")
    listed = [NOTATION.write(move) for move in scene.state.moves(0) or []]
    cards = ["Straight-2-red", "Straight-4-blue", "Left-4-hand"]
    kicks = [f"Free-kick-2 {way}" for way in ("straight", "left", "right")]
    assert listed == cards + kicks


@pytest.mark.clause("FC-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_teams_play_in_turn(seats: int) -> None:
    state = started(seats)
    teams = []
    for _ in range(4):
        teams.append(state.team())
        assert state.turn in state.team_seats(state.team())
        go_on(state)
    assert teams in ([0, 1, 0, 1], [1, 0, 1, 0])
