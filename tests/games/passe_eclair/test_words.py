"""Numbers that stand for words follow the lists of these words."""

from __future__ import annotations

from ludofoot.games.passe_eclair.records import BLOCKS, FACES, NAMES, PACES, STEPS, TOKENS
from ludofoot.games.passe_eclair.rules import cards, codes, position
from ludofoot.games.passe_eclair.rules.clock import MILLISECONDS


def test_steps_are_numbered_in_the_order_of_their_words() -> None:
    numbers = {
        "ready": position.READY,
        "open": position.OPEN,
        "block": position.BLOCK,
        "challenge": position.CHALLENGE,
        "partner": position.PARTNER,
        "over": position.OVER,
    }
    assert {step: number for number, step in enumerate(STEPS)} == numbers


def test_each_pace_has_a_time_for_every_step_but_the_last() -> None:
    assert set(MILLISECONDS) == set(PACES)
    assert {len(times) for times in MILLISECONDS.values()} == {len(STEPS) - 1}
    normal = dict(zip(STEPS, MILLISECONDS["normal"], strict=False))
    assert normal == {"ready": 10_000, "open": 6_000, "block": 3_000, "challenge": 3_000, "partner": 8_000}


def test_blocks_are_numbered_in_the_order_of_their_words() -> None:
    numbers = {"stuck": position.STUCK, "declined": position.DECLINED, "silence": position.SILENCE}
    assert {block: number for number, block in enumerate(BLOCKS)} == numbers


def test_faces_are_numbered_in_the_order_of_their_words() -> None:
    assert (FACES[cards.DOG], FACES[cards.MICHI]) == ("dog", "michi")
    guys = [f"{NAMES[cards.large(face)]}-{NAMES[cards.small(face)]}" for face in range(cards.DOG)]
    assert guys == list(FACES[: cards.DOG])
    assert cards.NAME_COUNT == len(NAMES) == cards.RECEIVERS + 1


def test_what_is_asked_for_is_a_name_or_has_a_number_after_them() -> None:
    assert sorted([position.ANY, position.NOTHING]) == [len(NAMES), len(NAMES) + 1]


def test_tokens_are_numbered_in_the_order_of_their_words() -> None:
    assert TOKENS[: cards.POINT_TOKENS] == ("1", "2", "3")
    assert TOKENS[cards.POINT_TOKENS :] == NAMES


def test_moves_that_lay_a_card_are_numbered_as_the_faces_and_all_others_after_them() -> None:
    others = [codes.DECLINE, codes.NO_MICHI, codes.CHALLENGE_IT, codes.LET_STAND]
    assert others == list(range(len(FACES), len(FACES) + 4))
    assert others[-1] + 1 == codes.FIRST_SWAP
    assert codes.FIRST_READY >= codes.FIRST_SWAP + 4  # seats
