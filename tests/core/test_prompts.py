"""Forms can be stored, sent, and turned back into a move."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludofoot import FastChance, Setup
from ludofoot.core.prompts import Amount, Assign, Bundle, Choose, Item, Order, Prompt, Subset, choose
from ludofoot.core.records import Said, Word
from ludofoot.games.schuss_und_tor import GAME
from ludofoot.games.schuss_und_tor.records import Lay, Pass, STMove
from tests.paces import market

ITEMS = (Item("a", Said("fruit-a")), Item(2, Said("fruit-b", {"n": 1})))


@pytest.mark.parametrize(
    "form",
    [
        Choose(ITEMS, "fruit"),
        Subset(ITEMS, 1, 2, "fruits"),
        Order(ITEMS, 0, 2, "fruits"),
        Assign((Said("place-left"),), ITEMS, ((0, 1),), "places"),
        Amount(0, 100, 5, "price"),
        Bundle((Choose(ITEMS, "fruit"), Amount(0, 9, 1, "price"))),
    ],
    ids=lambda form: type(form).__name__,
)
def test_every_form_survives_the_wire(form: Any) -> None:
    prompt = Prompt(Said("ask-fruit"), "XX-01", "open", form, {"type": "offer"})
    assert msgspec.json.decode(msgspec.json.encode(prompt), type=Prompt) == prompt


def test_a_choice_of_moves_offers_each_as_data_and_in_words() -> None:
    prompt = choose(Said("ask-serve"), "ST-22", [Lay("bomber", "otto"), Pass()])
    assert (prompt.pace, prompt.clause) == ("turn", "ST-22")
    assert isinstance(prompt.form, Choose)
    first, second = prompt.form.items
    assert first.value == {"type": "lay", "face": "bomber", "call": "otto"}
    assert first.label == Said("move-lay", {"face": Word("face-bomber"), "call": Word("name-otto")})
    assert second == Item({"type": "pass"}, Said("move-pass"))


def test_what_is_offered_is_what_may_be_done() -> None:
    state = GAME.begin(Setup(2, opener=0), FastChance(4))
    (prompt,) = GAME.prompts(state, 0)
    assert isinstance(prompt.form, Choose)
    offered = [msgspec.convert(item.value, STMove) for item in prompt.form.items]
    assert offered == state.moves(0)
    assert GAME.prompts(state, 1) == []


def test_a_bundle_fills_the_fields_of_the_move_it_names() -> None:
    state = market.GAME.start(Setup(2), FastChance(1))
    state.goods[1] = ["ball", "cup"]
    prompt = market.GAME.prompts(state, 1)[-1]
    assert isinstance(prompt.form, Bundle)
    assert prompt.pace == "open"
    goods, price = prompt.form.forms
    assert isinstance(goods, Choose)
    assert isinstance(price, Amount)
    filled = prompt.move | {goods.field: goods.items[0].value, price.field: price.most}
    assert msgspec.convert(filled, market.BazaarMove) == market.Offer("ball", market.COINS)
