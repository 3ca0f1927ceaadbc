"""Seeds as text."""

from __future__ import annotations

import pytest

from ludofoot.core.chance import Chance, FastChance, KeyedChance, ScriptedChance
from ludofoot.core.luck import chance_from, fresh_seed
from ludofoot.core.records import Refused


def numbers(chance: Chance) -> list[int]:
    return [chance.below(1000) for _ in range(5)]


def test_a_fast_seed_names_its_stream() -> None:
    assert numbers(chance_from("fast:7:2")) == numbers(FastChance(7, 2))
    assert numbers(chance_from("fast:7")) == numbers(FastChance(7, 0))
    assert numbers(chance_from("fast:-7:2")) == numbers(FastChance(-7, 2))


def test_a_keyed_seed_is_written_in_hex() -> None:
    assert numbers(chance_from("keyed:00ff")) == numbers(KeyedChance(b"\x00\xff"))


def test_a_script_is_a_list_of_answers() -> None:
    chance = chance_from("script:3,1,4")
    assert isinstance(chance, ScriptedChance)
    assert chance.left() == [3, 1, 4]
    assert isinstance(empty := chance_from("script:"), ScriptedChance)
    assert empty.left() == []


def test_fresh_seeds_cannot_be_guessed() -> None:
    seeds = {fresh_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == len("keyed:") + 64 for seed in seeds)
    assert all(isinstance(chance_from(seed), KeyedChance) for seed in seeds)


@pytest.mark.parametrize(
    "seed",
    ["", "7", "slow:7", "fast:", "fast:x", "fast:1:x", "keyed:xyz", "keyed:abc", "script:1,x", "FAST:1"],
)
def test_a_seed_that_says_nothing_is_refused(seed: str) -> None:
    with pytest.raises(Refused) as caught:
        chance_from(seed)
    assert caught.value.refusal.code == "bad-seed"
    assert caught.value.refusal.args == {"seed": seed}


def test_a_refusal_does_not_repeat_a_long_seed() -> None:
    with pytest.raises(Refused) as caught:
        chance_from("x" * 1000)
    assert caught.value.refusal.args == {"seed": "x" * 20}
