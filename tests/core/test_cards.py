"""Sets of cards as bits behave as Python's sets do, up to the last bit."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludofoot.core.cards import bit, gathered, listed, lowest, nth, shifted, size

LAST = 62
CARD_SETS = st.sets(st.integers(0, LAST))
SOME_CARDS = st.sets(st.integers(0, LAST), min_size=1)


def test_each_card_has_a_bit_of_its_own() -> None:
    assert [bit(card) for card in range(LAST + 1)] == [2**card for card in range(LAST + 1)]


def test_a_set_of_one_card_holds_that_card() -> None:
    for card in range(LAST + 1):
        assert (size(bit(card)), lowest(bit(card)), listed(bit(card))) == (1, card, [card])


def test_the_full_and_the_empty_set() -> None:
    full = gathered(list(range(LAST + 1)))
    assert full == 2**63 - 1
    assert size(full) == 63
    assert listed(full) == list(range(63))
    assert (size(0), listed(0), gathered([])) == (0, [], 0)


def test_even_a_literal_is_shifted_in_64_bits() -> None:
    assert shifted(1, 40) == 2**40
    assert shifted(3, 61) == 3 * 2**61


@given(CARD_SETS)
def test_gathered_cards_are_listed_lowest_first(cards: set[int]) -> None:
    assert listed(gathered(list(cards))) == sorted(cards)
    assert gathered([*cards, *cards]) == sum(2**card for card in cards)


@given(CARD_SETS)
def test_the_size_is_the_number_of_cards(cards: set[int]) -> None:
    assert size(gathered(list(cards))) == len(cards)


@given(SOME_CARDS, st.data())
def test_cards_are_counted_from_the_lowest(cards: set[int], data: st.DataObject) -> None:
    n = data.draw(st.integers(0, len(cards) - 1))
    assert lowest(gathered(list(cards))) == min(cards)
    assert nth(gathered(list(cards)), n) == sorted(cards)[n]


@given(CARD_SETS, CARD_SETS)
def test_set_operations_are_bit_operations(one: set[int], other: set[int]) -> None:
    a, b = gathered(list(one)), gathered(list(other))
    assert listed(a & b) == sorted(one & other)
    assert listed(a | b) == sorted(one | other)
    assert listed(a ^ b) == sorted(one ^ other)
    assert listed(a & ~b) == sorted(one - other)
