"""The end of a round, tokens, the end of the game, two players (PE-46 to PE-67, PE-77 to PE-80)."""

from __future__ import annotations

import pytest

from ludofoot import FastChance, Setup
from ludofoot.core.playout import playout
from ludofoot.core.records import Refusal
from ludofoot.core.table import Table
from ludofoot.games.passe_eclair import GAME
from ludofoot.games.passe_eclair.events import (
    ConsolationToken,
    Dealt,
    GameOver,
    HandShown,
    NoConsolation,
    PileBoxed,
    RoundBegan,
    RoundWon,
    TokensShown,
    TokensUsed,
    TurnedUp,
    VictoryToken,
)
from ludofoot.games.passe_eclair.records import Decline
from ludofoot.games.passe_eclair.rules.position import NOBODY
from ludofoot.games.passe_eclair.rules.state import PasseEclair
from tests.games.passe_eclair.scene import Scene
from tests.games.passe_eclair.test_michi import DEAL

WON = f"0: Marlon-Leon; 1: Rocce-Leon Leon-Rocce; 2: Rocce-Fabi; top: - Leon-Marlon; draw: {DEAL}; trainer: 2"
LUCK = f"v2 cfabi {DEAL}"


@pytest.mark.clause("PE-46")
def test_a_round_ends_with_the_last_card() -> None:
    scene = Scene(WON, luck=LUCK).plays("0 Marlon-Leon")
    assert (scene.told(RoundWon).clause, scene.told(RoundWon).seat) == ("PE-46", 0)
    assert scene.told(RoundWon).how == "empty"
    assert scene.step == "ready"


@pytest.mark.clause("PE-A20")
def test_a_dog_wins_as_last_card() -> None:
    scene = Scene(WON.replace("0: Marlon-Leon", "0: Dog"), luck=LUCK).plays("0 Dog")
    assert scene.told(RoundWon).seat == 0


@pytest.mark.clause("PE-47", "PE-A26")
def test_the_winner_takes_a_victory_token_that_nobody_else_sees() -> None:
    scene = Scene(WON, luck=LUCK).plays("0 Marlon-Leon")
    assert scene.told(VictoryToken, 0).token == "2"
    assert scene.told(VictoryToken, 1).token is None
    assert scene.view(0).victory == (("2",), (), ())
    assert scene.view(1).victory == ((None,), (), ())
    assert scene.view(0).victory_stock == 8


@pytest.mark.clause("PE-49", "PE-50", "PE-A26")
def test_the_most_cards_bring_a_consolation_token_and_nobody_else_gets_anything() -> None:
    scene = Scene(WON, luck=LUCK).plays("0 Marlon-Leon")
    assert scene.told(ConsolationToken, 1).token == "fabi"
    assert scene.told(ConsolationToken, 0).token is None
    assert scene.told(ConsolationToken).seat == 1
    assert scene.view(2).consolation == ((), (None,), ())
    assert scene.view(2).victory[2] == ()
    assert scene.view(0).consolation_stock == 8


@pytest.mark.clause("PE-51", "PE-A1")
@pytest.mark.parametrize(
    ("hands", "given"),
    [
        ("1: Rocce-Leon Leon-Rocce; 2: Rocce-Fabi Dog; 3: Dog", None),
        ("1: Rocce-Leon Leon-Rocce; 2: Rocce-Fabi Dog; 3: Dog Dog Dog", 3),
        ("1: Rocce-Leon; 2: Rocce-Fabi Dog; 3: Dog", 2),
        ("1: Rocce-Leon Leon-Rocce Dog; 2: Rocce-Fabi Dog; 3: Dog Dog", 1),
        ("1: Rocce-Leon; 2: Rocce-Fabi; 3: Dog", None),
    ],
)
def test_a_tie_for_the_most_cards_brings_none(hands: str, given: int | None) -> None:
    scene = Scene(f"0: Marlon-Leon; {hands}; top: - Leon-Marlon; victory left: 1", luck="v1 c1")
    scene.plays("0 Marlon-Leon")
    assert scene.tells(NoConsolation) == (given is None)
    if given is not None:
        assert scene.told(ConsolationToken).seat == given


@pytest.mark.clause("PE-52")
def test_what_was_left_goes_into_the_box_for_all_to_see() -> None:
    scene = Scene(f"{WON}; pile: Leon-Fabi; box:", luck=LUCK).plays("0 Marlon-Leon")
    shown = [event for event in scene.events(2) if isinstance(event, HandShown)]
    assert [(event.seat, event.faces) for event in shown] == [
        (1, ("leon-rocce", "rocce-leon")),
        (2, ("rocce-fabi",)),
    ]
    assert scene.told(PileBoxed).clause == "PE-52"
    left = ("leon-marlon", "leon-rocce", "leon-fabi", "marlon-leon", "rocce-leon", "rocce-fabi")
    assert scene.view(0).box == left
    view = scene.view(0)
    assert (view.pile, view.laid, view.asked, view.any_card) == ((), (), None, False)
    assert not Scene(WON.replace("0: Marlon-Leon", "0: Dog"), luck=LUCK).plays("0 Dog").view(0).any_card


@pytest.mark.clause("PE-53", "PE-54", "PE-55")
def test_the_winner_is_the_next_trainer_and_a_new_round_begins() -> None:
    scene = Scene(WON, luck=f"{LUCK} Leon-Vanessa").plays("0 Marlon-Leon")
    assert (scene.told(RoundBegan).trainer, scene.told(RoundBegan).round) == (0, 2)
    assert scene.view(0).hand_sizes == (7, 7, 7)
    dealt = [event for event in scene.events() if isinstance(event, Dealt)]
    assert [(event.clause, len(event.faces)) for event in dealt] == [("PE-54", 7)] * 3
    masked = [event for event in scene.events(1) if isinstance(event, Dealt)]
    assert [(event.count, len(event.faces)) for event in masked] == [(7, 0), (7, 7), (7, 0)]
    assert scene.view(0).draw_pile == 0
    scene.plays("0 ready", "1 ready", "2 ready")
    assert scene.told(TurnedUp).seat == 0
    assert scene.step in ("open", "block")


@pytest.mark.clause("PE-09", "PE-54", "PE-A35")
def test_nothing_said_in_the_last_round_counts_in_the_next() -> None:
    scene = Scene(WON, luck=LUCK).plays("1 decline", "2 decline", "0 Marlon-Leon")
    assert scene.state.awaited() == [0, 1, 2]
    assert not any(scene.view(0).spoken)


@pytest.mark.clause("PE-09", "PE-54")
def test_the_cards_of_the_last_deal_stay_in_sight_as_they_came() -> None:
    scene = Scene(WON, luck=LUCK)
    scene.state.came = ((0,), (1,), (2,))  # of the round before
    scene.plays("0 Marlon-Leon")
    dealt = [event for event in scene.events() if isinstance(event, Dealt)]
    assert [scene.view(seat).came for seat in range(3)] == [event.faces for event in dealt]


@pytest.mark.clause("PE-51", "PE-A1", "PE-49")
def test_whoever_wins_the_others_are_compared() -> None:
    text = "0: Rocce-Fabi Dog; 1: Dog; 2: Marlon-Leon; top: - Leon-Marlon; victory left: 1"
    assert Scene(text, luck="v1 c1").plays("2 Marlon-Leon").told(ConsolationToken).seat == 0


@pytest.mark.clause("PE-A13")
def test_an_interrupted_deal_goes_on() -> None:
    few = " ".join(DEAL.split()[:10])
    rest = " ".join(DEAL.split()[10:])
    scene = Scene(f"{WON.partition('; draw')[0]}; draw: {few}; box: {rest}", luck=LUCK).plays("0 Marlon-Leon")
    assert scene.view(0).hand_sizes == (7, 7, 7)
    assert scene.view(0).draw_pile == 5  # the cards of the round before came too
    assert scene.view(0).box == ()


# ---- consolation tokens in use

READY = (
    "0: Leon-Marlon Leon-Rocce Fabi-Leon Dog Michi Dog Dog; 1: Rocce-Leon; 2: Rocce-Marlon;"
    " consolation 0: leon 2 rocce; consolation 1: fabi"
)


@pytest.mark.clause("PE-58", "PE-59", "PE-60", "PE-61", "PE-63", "PE-80", "PE-A21")
def test_a_card_of_the_wild_guy_on_the_token_may_go() -> None:
    scene = Scene(READY)
    assert scene.offers(0) == {"ready", "ready Leon-Marlon", "ready Leon-Rocce"}
    assert scene.offers(1) == scene.offers(2) == {"ready"}
    assert scene.refusal("0 ready Fabi-Leon") == ("no-token", "PE-61")
    assert scene.refusal("0 ready Leon-Marlon Leon-Rocce") == ("no-token", "PE-61")
    assert scene.refusal("0 ready Dog") == ("token-needs-guy", "PE-61")
    assert scene.refusal("0 ready Leon-Fabi") == ("not-in-hand", "PE-60")
    assert scene.refusal("1 ready Rocce-Leon") == ("no-token", "PE-61")


@pytest.mark.clause("PE-60", "PE-62", "PE-A21")
def test_tokens_are_carried_out_together_when_all_are_ready() -> None:
    scene = Scene(READY, luck="Vanessa-Fabi").plays("0 ready Leon-Rocce")
    assert not scene.tells(TokensUsed)
    assert scene.view(0).chosen == ("leon-rocce",)
    assert scene.view(1).chosen == ()
    assert scene.view(1).hand_sizes[0] == 7
    scene.plays("1 ready", "2 ready")
    used = scene.told(TokensUsed, 2)
    assert (used.seat, used.tokens, used.faces) == (0, ("leon",), ("leon-rocce",))
    assert scene.hand(0) == "Leon-Marlon Fabi-Leon Dog Dog Dog Michi"
    assert scene.view(0).consolation[0] == ("2", "rocce")
    assert (scene.view(1).spent, scene.view(1).box) == (("leon",), ("leon-rocce",))


@pytest.mark.clause("PE-60", "PE-62")
def test_several_tokens_at_once() -> None:
    scene = Scene(READY.replace("Fabi-Leon Dog", "Rocce-Fabi Dog"), luck="Vanessa-Fabi")
    assert "ready Leon-Marlon Rocce-Fabi" in scene.offers(0)
    scene.plays("0 ready Leon-Marlon Rocce-Fabi", "1 ready", "2 ready")
    assert scene.view(0).hand_sizes[0] == 5
    assert scene.view(0).consolation[0] == ("2",)


@pytest.mark.clause("PE-A21")
def test_a_sealed_choice_may_be_taken_back_and_is_for_the_beginning_alone() -> None:
    scene = Scene(READY, luck="Vanessa-Fabi").plays("0 ready Leon-Rocce")
    assert scene.state.retractable(0)
    assert not scene.state.retractable(1)
    scene.state.retract(0)
    assert scene.state.awaited() == [0, 1, 2]
    scene.plays("0 ready", "1 ready", "2 ready")
    assert scene.view(0).hand_sizes[0] == 7
    assert scene.refusal("0 ready") == ("round-runs", "PE-A21")
    assert not scene.state.retractable(0)


@pytest.mark.clause("PE-A21", "PE-D4")
def test_what_was_taken_back_is_not_carried_out_when_the_time_is_up() -> None:
    scene = Scene(READY, luck="Vanessa-Fabi").plays("0 ready Leon-Rocce")
    scene.state.retract(0)
    assert scene.view(0).chosen == ()
    scene.times_out()
    assert not scene.tells(TokensUsed)
    assert scene.view(0).hand_sizes[0] == 7


@pytest.mark.clause("PE-A21")
def test_never_the_last_card() -> None:
    scene = Scene(READY)
    state = scene.state
    state.hands.put(0, state.deck.leon & ~(state.deck.leon & -state.deck.leon) & 0xFF)
    state.consolation.put(0, state.deck.every_consolation)
    seven = [card for card in range(1, 8) if state.hands.get(0) >> card & 1]
    assert len(seven) == 7
    kept = state.deck.of_consolation[3]
    state.deck.of_consolation[3] = state.deck.every_consolation
    try:
        assert max(len(move.cards) for move in state.moves(0) or []) == 6  # type: ignore[union-attr]
        every = " ".join(face.title() for face in scene.view(0).hand)
        assert scene.refusal(f"0 ready {every}") == ("not-the-last-card", "PE-A21")
    finally:
        state.deck.of_consolation[3] = kept


@pytest.mark.clause("PE-A21")
def test_the_last_card_of_a_shorter_hand_stays_too() -> None:
    scene = Scene("0: Leon-Marlon; 1: Dog; 2: Fabi-Leon Leon-Rocce; consolation 0: leon; consolation 2: fabi")
    assert scene.offers(0) == {"ready"}
    assert scene.refusal("0 ready Leon-Marlon") == ("not-the-last-card", "PE-A21")
    assert scene.offers(2) == {"ready", "ready Fabi-Leon"}


# ---- the final count

LAST = "0: Marlon-Leon; 1: Rocce-Leon Leon-Rocce; 2: Rocce-Fabi; top: - Leon-Marlon; victory left: 3"


@pytest.mark.clause("PE-64", "PE-65", "PE-66", "PE-67", "PE-57")
def test_the_highest_total_of_both_kinds_of_tokens_wins() -> None:
    tokens = "victory 0: 1 1; victory 1: 3 2; consolation 0: 1 leon"
    scene = Scene(f"{LAST}; {tokens}", luck="v3 c2").plays("1 decline", "0 Marlon-Leon")
    assert not any(scene.view(0).spoken)
    over = scene.told(GameOver)
    assert (over.clause, over.points, over.winners) == ("PE-67", (6, 7, 0), (1,))
    shown = [event for event in scene.events(2) if isinstance(event, TokensShown)]
    assert [(event.tokens, event.points) for event in shown] == [
        (("1", "1", "3", "1", "leon"), 6),
        (("2", "3", "2"), 7),
        ((), 0),
    ]
    assert scene.view(2).consolation == (("1", "leon"), ("2",), ())
    assert scene.view(2).points == (6, 7, 0)
    assert (scene.step, scene.state.awaited()) == ("over", [])
    assert scene.refusal("0 decline") == scene.refusal("1 swap 0") == ("game-over", "PE-64")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1, 3)


@pytest.mark.clause("PE-64")
def test_after_the_last_round_the_table_names_the_clause_that_ended_it() -> None:
    table = Table(GAME, 3)
    table.state = Scene(LAST, luck="v3 c2").plays("0 Marlon-Leon").state
    for reply in (table.play(0, Decline(1)), table.undo(0), table.take_back(1)):
        assert reply.refusal == Refusal("game-over", "PE-64")


@pytest.mark.clause("PE-57")
def test_points_on_consolation_tokens_stay_hidden_until_then() -> None:
    scene = Scene(f"{WON}; consolation 1: 2", luck=f"v2 c1 {DEAL}").plays("0 Marlon-Leon")
    assert scene.view(0).consolation[1] == (None, None)
    assert scene.view(0).points == ()
    assert scene.offers(1) == {"ready"}


@pytest.mark.clause("PE-A22")
def test_a_tie_is_a_shared_victory() -> None:
    scene = Scene(f"{LAST}; victory 1: 3", luck="v3 cfabi").plays("0 Marlon-Leon")
    assert scene.told(GameOver).winners == (0, 1)
    assert scene.told(GameOver).clause == "PE-A22"


@pytest.mark.clause("PE-06", "PE-64")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nine_rounds(seats: int) -> None:
    state = GAME.begin(Setup(seats), FastChance(5, 1))
    assert isinstance(state, PasseEclair)
    playout(state, FastChance(5, 2))
    assert state.round == 9
    assert state.victory_stock == 0


# ---- two players

TWO = "0: Marlon-Leon Leon-Fabi Fabi-Leon; 1: Rocce-Leon Leon-Rocce; top: - Leon-Marlon"


@pytest.mark.clause("PE-78", "PE-79", "PE-26")
def test_two_may_lay_several_cards_in_a_row() -> None:
    scene = Scene(TWO).plays("0 Marlon-Leon", "0 Leon-Fabi")
    assert (scene.view(0).banned, scene.state.banned()) == (None, NOBODY)
    assert scene.top == "Leon-Fabi"
    three = Scene(TWO.replace("; top", "; 2: Dog; top"), luck="Dog").plays("0 Marlon-Leon")
    assert three.errs("0 Leon-Fabi") == "PE-A28"


@pytest.mark.clause("PE-A24")
def test_two_must_still_fit() -> None:
    scene = Scene(TWO, luck="Dog").plays("0 Marlon-Leon")
    assert scene.errs("0 Fabi-Leon") == "PE-A28"


@pytest.mark.clause("PE-80")
def test_two_play_without_consolation_tokens() -> None:
    scene = Scene("0: Marlon-Leon; 1: Rocce-Leon; top: - Leon-Marlon; victory left: 1 2", luck=f"v1 {DEAL}")
    scene.script.answers[1:] = scene.script.answers[1:15]
    scene.plays("0 Marlon-Leon")
    assert not scene.tells(ConsolationToken)
    assert not scene.tells(NoConsolation)
    assert scene.step == "ready"
    assert scene.refusal(f"0 ready {scene.hand(0).split()[0]}") == ("no-tokens-for-two", "PE-80")
