"""Piles have no order but where something was put under them or uncovered."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ludofoot.core.cards import bit, gathered
from ludofoot.core.chance import FastChance, ScriptedChance
from ludofoot.core.pile import NONE, Stack, Urn

CARDS = st.sets(st.integers(0, 62), min_size=1)


def no_luck() -> ScriptedChance:
    return ScriptedChance([])


# ---- urns


@given(CARDS, st.integers(0, 1000))
def test_an_urn_gives_each_card_once(cards: set[int], seed: int) -> None:
    urn, chance = Urn(gathered(list(cards))), FastChance(seed)
    assert len(urn) == urn.count() == len(cards)
    assert sorted(urn.draw(chance) for _ in cards) == sorted(cards)
    assert len(urn) == 0


def test_an_urn_is_drawn_from_by_luck() -> None:
    urn = Urn(bit(3) | bit(5) | bit(62))
    assert urn.draw(ScriptedChance([bit(62)])) == 62
    assert urn.loose == bit(3) | bit(5)


def test_what_is_put_under_an_urn_comes_last_and_in_order() -> None:
    urn = Urn(bit(1))
    urn.put_under(9)
    urn.put_under(4)
    assert len(urn) == 3
    assert urn.draw(ScriptedChance([bit(1)])) == 1
    assert [urn.draw(no_luck()), urn.draw(no_luck())] == [9, 4]


def test_a_shuffle_forgets_what_lay_under() -> None:
    urn = Urn(bit(1))
    urn.put_under(9)
    urn.shuffle_in(bit(62) | bit(2))
    assert urn.under == ()
    assert urn.loose == gathered([1, 2, 9, 62])


def test_copies_of_an_urn_share_nothing() -> None:
    urn = Urn(bit(1) | bit(2))
    urn.put_under(9)
    twin = urn.copy()
    twin.draw(ScriptedChance([bit(1)]))
    twin.put_under(4)
    assert (urn.loose, urn.under) == (bit(1) | bit(2), (9,))
    assert (twin.loose, twin.under) == (bit(2), (9, 4))


# ---- stacks


@given(st.lists(st.integers(0, 99), min_size=1, max_size=90), st.integers(0, 1000))
def test_a_stack_gives_each_card_as_often_as_it_holds_it(cards: list[int], seed: int) -> None:
    stack, chance = Stack(cards), FastChance(seed)
    assert len(stack) == len(cards)
    assert sorted(stack.draw(chance) for _ in cards) == sorted(cards)
    assert len(stack) == 0


def test_an_uncovered_card_stays_on_top() -> None:
    stack = Stack([70, 80, 90])
    assert stack.uncover(ScriptedChance([1 << 80])) == 80
    assert stack.uncover(no_luck()) == 80
    assert len(stack) == 3
    assert stack.draw(no_luck()) == 80
    assert stack.loose == [70, 90]


def test_what_is_put_under_a_stack_comes_last_and_in_order() -> None:
    stack = Stack([70])
    stack.put_under(9)
    stack.put_under(4)
    assert stack.draw(ScriptedChance([1 << 70])) == 70
    assert stack.uncover(no_luck()) == 9
    assert [stack.draw(no_luck()), stack.draw(no_luck())] == [9, 4]


def test_nothing_can_be_uncovered_on_an_empty_stack() -> None:
    assert Stack([]).uncover(no_luck()) == NONE


def test_copies_of_a_stack_share_nothing() -> None:
    cards = [70, 80]
    stack = Stack(cards)
    stack.put_under(9)
    stack.uncover(ScriptedChance([1 << 70]))
    twin = stack.copy()
    twin.draw(no_luck())
    twin.draw(ScriptedChance([1 << 80]))
    twin.put_under(4)
    assert (stack.top, stack.loose, stack.under) == (70, [80], [9])
    assert (twin.top, twin.loose, twin.under) == (NONE, [], [9, 4])
    assert cards == [70, 80]
