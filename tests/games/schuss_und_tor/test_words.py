"""Numbers that stand for words follow the lists of these words."""

from __future__ import annotations

from ludofoot.games.schuss_und_tor.records import (
    ACTIONS,
    FACES,
    NAMES,
    STEPS,
    Concede,
    Decline,
    End,
    Foul,
    Keep,
    Lay,
    Pass,
    PlayOn,
    Stop,
    Take,
)
from ludofoot.games.schuss_und_tor.rules import cards, codes, position
from ludofoot.games.schuss_und_tor.rules.judging import STEP_CLAUSES, TURN_CLAUSES


def test_steps_are_numbered_in_the_order_of_their_words() -> None:
    numbers = {
        "serve": position.SERVE,
        "second": position.SECOND,
        "parry": position.PARRY,
        "foul": position.ACT_FOUL,
        "verletzt": position.ACT_VERLETZT,
        "schiedsrichter": position.ACT_SCHIEDSRICHTER,
        "free": position.FREE,
        "full-time": position.FULL_TIME,
        "over": position.OVER,
    }
    assert {step: number for number, step in enumerate(STEPS)} == numbers
    assert len(STEP_CLAUSES) == len(TURN_CLAUSES) == position.OVER


def test_faces_are_numbered_in_the_order_of_their_words() -> None:
    assert len(NAMES) == cards.NAME_COUNT
    for number, face in enumerate(FACES[: cards.TORMANN]):
        first, last = divmod(number, cards.NAME_COUNT)
        assert face == f"{NAMES[first]}-{NAMES[last]}"
    assert FACES[cards.TORMANN :] == ("tormann", "bomber")
    assert FACES[cards.BOMBER] == "bomber"


def test_what_is_asked_for_is_a_name_or_more_than_any_name() -> None:
    assert len(NAMES) <= min(position.FRESH, position.ON_TORMANN)
    assert max(position.FRESH, position.ON_TORMANN) < position.CALLED


def test_actions_are_numbered_in_the_order_of_their_words() -> None:
    numbers = {
        "tor": cards.TOR,
        "zwei-tore": cards.ZWEI_TORE,
        "tor-fritz": cards.FIRST_PARRIED,
        "freistoss-bomber": cards.FIRST_BOMBER,
        "freistoss-tormann": cards.FIRST_TORMANN,
        "hand": cards.HAND,
        "aus": cards.AUS,
        "foul": cards.FOUL,
        "verletzt": cards.VERLETZT,
        "schiedsrichter": cards.SCHIEDSRICHTER,
    }
    assert {action: number for number, action in enumerate(ACTIONS) if action in numbers} == numbers
    parried = ACTIONS[cards.FIRST_PARRIED : cards.FIRST_BOMBER]
    assert parried == tuple(f"tor-{name}" for name in NAMES)
    assert all(action.endswith("-bomber") for action in ACTIONS[cards.FIRST_BOMBER : cards.FIRST_TORMANN])
    assert all(action.endswith("-tormann") for action in ACTIONS[cards.FIRST_TORMANN : cards.HAND])


def test_moves_are_numbered_in_the_order_of_their_kinds() -> None:
    bombers = {codes.FIRST_BOMBER_LAY + number: Lay("bomber", name) for number, name in enumerate(NAMES)}
    fouls = {codes.FIRST_FOUL + seat: Foul(seat) for seat in range(position.SEATS_AT_MOST)}
    others = {
        codes.PASS: Pass(),
        codes.STOP: Stop(),
        codes.CONCEDE: Concede(),
        codes.TAKE: Take(),
        codes.KEEP: Keep(),
        codes.DECLINE: Decline(),
        codes.PLAY_ON: PlayOn(),
        codes.END: End(),
    }
    footballers = {number: Lay(face) for number, face in enumerate(FACES[: cards.BOMBER])}
    assert dict(enumerate(codes.MOVES)) == {**footballers, **bombers, **fouls, **others}
