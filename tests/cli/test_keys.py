"""The keys of the terminal: one map for page, replay and terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludofoot.cli import keymap, orders
from ludofoot.cli.files import load_record
from ludofoot.cli.forms import Choice, way_out
from ludofoot.cli.keymap import KEYS, ORDERS, PASS
from tests.cli.runner import GAME, Command


def test_no_key_means_two_things() -> None:
    letters = [key for action, key in KEYS.items() if action not in ("choice", "enter")]
    assert len(set(letters)) == len(letters) > 5


@pytest.mark.plain_only
def test_every_order_of_the_map_is_carried_out_and_no_other() -> None:
    cases = set(re.findall(r'case "(\w+)"', Path(orders.__file__).read_text("utf-8")))
    assert cases == set(ORDERS.values())


@pytest.mark.plain_only
def test_no_letter_is_asked_for_but_by_the_map() -> None:
    for module in Path(keymap.__file__).parent.glob("*.py"):
        assert not re.search(r'[!=]= "[a-z?]"', module.read_text("utf-8")), module.name


def test_help_names_every_key(ludofoot: Command) -> None:
    ran = ludofoot("play", GAME, "--seed", "7", typed="h\n")
    for key in [KEYS[PASS], *ORDERS]:
        assert f"  {key} — " in ran.out


def test_p_passes(ludofoot: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ludofoot("play", GAME, "--seed", "7", "--save", file, typed="1\n" + "P\np\n" * 5)
    moves = [getattr(entry, "move", {}) for entry in load_record(str(file)).entries]
    assert {"type": "pass"} in moves


@pytest.mark.parametrize(
    ("moves", "out"),
    [
        ([{"type": "play", "card": 3}, {"type": "pass"}], 1),
        ([{"type": "stop", "face": "keeper"}, {"type": "concede"}], 1),
        ([{"type": "draw"}, {"type": "decline"}], 1),
        ([{"type": "buy"}, {"type": "refuse"}], None),
        ([{"type": "roll"}], None),
        ([{"type": "cut", "face": None}, {"type": "foul", "seat": 1}], 0),
    ],
)
def test_what_passes(moves: list[dict[str, object]], out: int | None) -> None:
    choices = [Choice("", move=move) for move in moves]
    assert way_out(choices) is (None if out is None else choices[out])


def test_i_and_a_number_say_what_a_piece_is(ludofoot: Command) -> None:
    ran = ludofoot("play", GAME, "--seed", "7", typed="i 1\ni 99\ni x\n")
    assert "ST-22" in ran.out
    assert "Is laid when" in ran.out
    assert ran.out.count("✗") == 2


def test_i_alone_lists_what_lies_on_the_table(ludofoot: Command) -> None:
    ran = ludofoot("play", GAME, "--seed", "7", typed="i\ni c\ni z\n")
    assert re.search(r"b — Lina\s+c — The goals\s+d — To be served", ran.out)
    assert "ST-59" in ran.out
    assert ran.out.count("✗") == 1


def test_maryse_says_each_word_once_in_a_session(ludofoot: Command) -> None:
    ran = ludofoot("play", GAME, "--seed", "7", typed="1\n" + "p\n" * 12)
    said = re.findall(r"Nothing fits|asks for \w+: your card", ran.out)
    assert 1 <= len(said) <= 2
    assert len(set(said)) == len(said)
