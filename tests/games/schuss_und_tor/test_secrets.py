"""What is public, what is secret and what is remembered: ST-A25, ST-A31."""

from __future__ import annotations

import pytest

from ludofoot import SPECTATOR, TABLE, FastChance
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.events import Fouled, Taken
from ludofoot.games.schuss_und_tor.views import KnownCard, LaidCard
from tests.games.schuss_und_tor.scene import Scene

FOUR = (
    "0: Luigi-Luigi Luigi-Max Luigi-Otto; 1: Fritz-Fritz Max-Max Otto-Otto;"
    " 2: Otto-Max Max-Otto; 3: Willi-Max"
)
EVERYBODY = (SPECTATOR, 0, 1, 2, 3)


def fouled(card: str = "Max-Max", more: str = "", luck: str = "") -> Scene:
    """Seat 0 of four fouls seat 1, who loses this card; then nothing but it is undealt."""
    scene = Scene(f"{FOUR}; pile: 0 Fritz-Max; undealt: ; {more}", f"Foul {card} {luck}")
    return scene.plays("pass", "foul 1")


@pytest.mark.clause("ST-A25")
def test_the_sizes_of_all_hands_are_public() -> None:
    scene = Scene(f"{FOUR}; pile: 0 Fritz-Max")
    for seat in EVERYBODY:
        assert scene.view(seat).hand_sizes == (3, 3, 2, 1)


@pytest.mark.clause("ST-A31")
def test_everybody_sees_the_pile_the_calls_the_cards_before_the_players_and_the_discards() -> None:
    more = "before 0: Zwei-Tore Tor-Max; before 2: Schiedsrichter Tor; discards: Hand Tor-Otto"
    scene = Scene(f"{FOUR}; pile: 2 Fritz-Luigi, 3 Bomber:Fritz, 0 Fritz-Max; {more}")
    for seat in EVERYBODY:
        view = scene.view(seat)
        assert view.pile == (
            LaidCard(seat=2, face="fritz-luigi"),
            LaidCard(seat=3, face="bomber", call="fritz"),
            LaidCard(seat=0, face="fritz-max"),
        )
        assert view.before == (("zwei-tore", "tor-max"), (), ("tor", "schiedsrichter"), ())
        assert view.goals == (3, 0, 1, 0)
        assert view.discards == ("tor-otto", "hand")
        assert (view.actions_left, view.undealt) == (21, 33 - 9 - 3)
        assert (view.seat, view.seats, view.turn, view.step) == (seat, 4, 1, "serve")


@pytest.mark.clause("ST-A31")
def test_nobody_sees_a_hand_but_its_owner() -> None:
    scene = Scene(f"{FOUR}; pile: 0 Fritz-Max")
    assert scene.view(2).hand == ("max-otto", "otto-max")
    assert scene.view(SPECTATOR).hand == scene.view(TABLE).hand == ()
    # Two positions that differ only in what seat 0 cannot see look the same to him.
    other = Scene(f"{FOUR.replace('Fritz-Fritz', 'Willi-Willi')}; pile: 0 Fritz-Max")
    for seat in (SPECTATOR, 0, 2, 3):
        assert scene.view(seat) == other.view(seat)
    assert scene.view(1) != other.view(1)


@pytest.mark.clause("ST-A31")
@pytest.mark.clause("ST-48")
def test_only_victim_and_shooter_see_the_card_lost_by_foul() -> None:
    scene = fouled()
    (told,) = [telling for telling in scene.out.told if isinstance(telling.full, Fouled)]
    for seat in EVERYBODY:
        event = told.to(seat)
        assert isinstance(event, Fouled)
        assert (event.seat, event.victim, event.clause) == (0, 1, "ST-48")
        assert event.face == ("max-max" if seat in (0, 1) else None)
        assert scene.view(seat).under == (("max-max",) if seat in (0, 1) else (None,))


@pytest.mark.clause("ST-A31")
def test_if_the_passer_shoots_he_and_his_victim_see_it() -> None:
    scene = Scene(f"{FOUR}; pile: 0 Fritz-Max", "Foul Otto-Max", shooter="passer").plays("pass", "foul 2")
    assert [scene.view(seat).under for seat in EVERYBODY] == [
        (None,),
        (None,),
        ("otto-max",),
        ("otto-max",),
        (None,),
    ]


@pytest.mark.clause("ST-A31")
@pytest.mark.clause("ST-50")
@pytest.mark.parametrize("more", ["undealt: Willi-Otto Willi-Luigi", "under: Willi-Otto"])
def test_only_its_owner_sees_the_card_taken_with_verletzt(more: str) -> None:
    luck = "Verletzt Willi-Otto" if "undealt" in more else "Verletzt"
    scene = Scene(f"{FOUR}; pile: 0 Fritz-Max; {more}", luck).plays("pass", "take")
    (told,) = [telling for telling in scene.out.told if isinstance(telling.full, Taken)]
    for seat in EVERYBODY:
        event = told.to(seat)
        assert isinstance(event, Taken)
        assert (event.seat, event.clause, event.drawn) == (0, "ST-50", "undealt" in more)
        assert event.face == ("willi-otto" if seat == 0 else None)
        assert scene.view(seat).hand_sizes == (4, 3, 2, 1)
        assert scene.view(seat).known == ()
    assert scene.state.tracked == ()


@pytest.mark.clause("ST-A31")
def test_everybody_sees_who_shoots_who_defends_who_serves_last_and_who_has_won() -> None:
    text = "0: Fritz-Otto; 1: Otto-Max Otto-Otto; 2: Luigi-Max Willi-Max; 3: Willi-Fritz; pile: 3 Luigi-Fritz"
    scene = Scene(text, "Tor-Otto")
    for move, public in (
        ("Fritz-Otto", (None, None, 1, ())),
        ("pass", (0, 1, 1, ())),
        ("concede", (0, None, 1, (0,))),
    ):
        scene.plays(move)
        for seat in EVERYBODY:
            view = scene.view(seat)
            assert (view.shooter, view.defender, view.last_server, view.winners) == public
    assert Scene(text).view().last_server is None


# ---- memory


MEMORY = (
    "0: Luigi-Luigi Luigi-Max Fritz-Otto; 1: Fritz-Fritz Max-Otto Max-Max Bomber;"
    " 2: Otto-Max Otto-Willi Otto-Otto Bomber; 3: Willi-Luigi Fritz-Max;"
    " pile: 0 Fritz-Willi; undealt: ; actions: Foul Verletzt"
)


def taken(card: str = "Fritz-Fritz", luck: str = "") -> Scene:
    """Seat 1 lost this card to seat 0; seat 2 has taken it and must lay a free card."""
    scene = Scene(MEMORY, f"Foul {card} Verletzt {luck}").plays("pass", "foul 1", "Luigi-Max", "Max-Otto")
    return scene.plays("Otto-Max", "pass", "take")


def known(scene: Scene) -> list[tuple[KnownCard, ...]]:
    return [scene.view(seat).known for seat in EVERYBODY]


KNOWN = (KnownCard(holder=2, face="fritz-fritz"),)


@pytest.mark.clause("ST-A31")
def test_who_saw_a_card_go_under_knows_it_in_the_hand_of_whoever_takes_it() -> None:
    scene = taken()
    assert known(scene) == [(), KNOWN, KNOWN, (), ()]
    assert [scene.view(seat).under for seat in EVERYBODY] == [()] * 5


@pytest.mark.clause("ST-A31")
def test_who_takes_a_card_back_is_known_to_hold_it_by_the_other_alone() -> None:
    text = "0: Luigi-Luigi Luigi-Max Fritz-Otto; 1: Fritz-Fritz Max-Otto Max-Max; 2: Willi-Willi"
    text += "; pile: 0 Fritz-Willi; undealt: "
    shooter = Scene(text, "Foul Fritz-Fritz Verletzt")
    shooter.plays("pass", "foul 1", "Luigi-Max", "pass", "take")
    assert [shooter.view(seat).known for seat in range(3)] == [
        (),
        (KnownCard(holder=0, face="fritz-fritz"),),
        (),
    ]
    victim = Scene(text, "Foul Fritz-Fritz Verletzt")
    victim.plays("pass", "foul 1", "Luigi-Max", "Max-Otto", "pass", "take")
    assert [victim.view(seat).known for seat in range(3)] == [
        (KnownCard(holder=1, face="fritz-fritz"),),
        (),
        (),
    ]


@pytest.mark.clause("ST-A31")
def test_what_is_known_is_forgotten_when_it_is_laid_and_only_then() -> None:
    assert known(taken().plays("Otto-Willi")) == [(), KNOWN, KNOWN, (), ()]
    assert known(taken().plays("Fritz-Fritz")) == [()] * 5


@pytest.mark.clause("ST-A31")
def test_a_card_with_a_copy_beside_it_is_no_longer_sure_when_one_of_them_is_laid() -> None:
    scene = taken("Bomber")
    assert scene.view(0).known == (KnownCard(holder=2, face="bomber"),)
    scene.plays("Bomber:Willi")
    assert "Bomber" in scene.hand(2)
    assert known(scene) == [()] * 5


@pytest.mark.clause("ST-A31")
def test_a_foul_by_another_leaves_everybody_in_doubt_about_that_hand() -> None:
    """Were only the lost card forgotten, the others would learn which one it was."""
    lost = {}
    for card in ("Fritz-Fritz", "Otto-Otto"):
        scene = taken(luck=f"Foul {card}").plays("Otto-Willi", "Willi-Luigi", "pass", "foul 2")
        assert scene.told(Fouled) == Fouled(clause="ST-48", seat=3, victim=2, face=card.lower())  # type: ignore[arg-type]
        lost[card] = scene
    for seat in (SPECTATOR, 0, 1):
        assert lost["Fritz-Fritz"].view(seat) == lost["Otto-Otto"].view(seat)
        assert lost["Otto-Otto"].view(seat).known == ()
        assert lost["Otto-Otto"].view(seat).under == (None,)


@pytest.mark.clause("ST-A31")
def test_the_shooter_saw_what_was_lost_and_stays_sure_of_the_rest() -> None:
    moves = ("Otto-Willi", "Willi-Luigi", "Luigi-Luigi", "pass", "foul 2")
    other = taken(luck="Foul Otto-Otto").plays(*moves)
    assert (other.view(0).known, other.view(1).known) == (KNOWN, ())
    same = taken(luck="Foul Fritz-Fritz").plays(*moves)
    assert (same.view(0).known, same.view(1).known) == ((), ())


@pytest.mark.clause("ST-A31")
def test_a_foul_on_somebody_else_changes_nothing() -> None:
    scene = taken(luck="Foul Max-Max").plays("Otto-Willi", "Willi-Luigi", "pass", "foul 1")
    assert known(scene) == [(), KNOWN, KNOWN, (), ()]


# ---- imagining


def imaginable(scene: Scene) -> None:
    for seat in range(SPECTATOR, scene.state.seats):
        if seat != TABLE:
            for seed in range(5):
                state = GAME.imagine(scene.view(seat), FastChance(seed))
                assert GAME.view(state, seat) == scene.view(seat)
                assert state.stock() == scene.state.stock()


@pytest.mark.clause("ST-A31")
@pytest.mark.parametrize("card", ["Fritz-Fritz", "Bomber"])
def test_a_seat_can_imagine_whatever_it_remembers(card: str) -> None:
    full = MEMORY.partition("; actions")[0]
    scene = Scene(full, f"Foul {card} Verletzt")
    for move in ("pass", "foul 1", "Luigi-Max", "Max-Otto", "Otto-Max", "pass", "take", "Otto-Willi"):
        imaginable(scene.plays(move))


@pytest.mark.clause("ST-A21")
@pytest.mark.clause("ST-A31")
def test_a_seat_can_imagine_extra_time() -> None:
    deal = "Fritz-Max Fritz-Otto Bomber Max-Max Max-Otto Tormann"
    scene = Scene("0: Fritz-Otto; 1: Otto-Max; pile: 1 Luigi-Fritz; before 1: Schiedsrichter", deal)
    imaginable(scene.plays("Fritz-Otto", "Otto-Max"))
    imaginable(scene.plays("play-on"))
    state = GAME.imagine(scene.view(0), FastChance(1))
    assert state.whistle_used
    assert state.whistle_owner() == -1
    assert not state.actions & state.deck.whistle
