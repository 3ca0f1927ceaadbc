"""The box, and what the sheet demands of it."""

from __future__ import annotations

import pytest

from ludofoot.core.records import Refused
from ludofoot.games.finale import GAME
from ludofoot.games.finale.box import read_box, shipped_box
from ludofoot.games.finale.records import CARDS, MEN


@pytest.mark.clause("FI-07", "FI-08", "FI-09", "FI-D1", "FI-D2", "FI-D3", "FI-A3", "FI-104")
def test_the_shipped_box_is_that_of_the_sheet() -> None:
    box = read_box(shipped_box())
    assert box.die == (0, 1, 1, 2, 2, 3)
    assert (*box.blue, *box.red) == MEN
    assert tuple(box.tactics) == CARDS
    assert box.tactics["schlusskarte"].value == 1
    assert box.blue["sven-abseits"].strengths == (5, 3, 4, 2)
    assert box.red["fritz-foul"].symbols == "R-Y-"
    assert GAME.check_box(shipped_box()) is None


@pytest.mark.clause("FI-D2", "FI-14")
def test_values_follow_the_rule_of_the_box() -> None:
    box = read_box(shipped_box())
    for man in (*box.blue.values(), *box.red.values()):
        marked = sum(symbol != "-" for symbol in man.symbols) > 1 or "R" in man.symbols
        wanted = sum(man.strengths) - (12 if man.kind == "G" else 8) - marked
        assert man.value == max(1, wanted)


@pytest.mark.clause("FI-07", "FI-08", "FI-09", "FI-12", "FI-13", "FI-14", "FI-16", "FI-17", "FI-23", "FI-46")
@pytest.mark.clause("FI-51", "FI-55", "FI-67", "FI-72", "FI-104", "FI-A2", "FI-A3", "FI-A4", "FI-A44")
@pytest.mark.clause("FI-D1", "FI-D2", "FI-D3")
@pytest.mark.parametrize(
    ("change", "to", "clause"),
    [
        ("die = [0, 1, 1, 2, 2, 3]", "die = [0, 1, 2, 2, 3]", "FI-07"),
        ("die = [0, 1, 1, 2, 2, 3]", "die = [0, 1, 1, 2, 2, 2]", "FI-D1"),
        ("kuno-kasten", "kuno-kiste", "FI-09"),
        ("rudi-reflex", "rudi-rechen", "FI-09"),
        ("v5 =", "v6 =", "FI-08"),
        ("[4, 4, 4, 4]", "[4, 4, 4, 6]", "FI-51"),
        ("[4, 4, 4, 4]", "[0, 4, 4, 4]", "FI-51"),
        ('toni-luftloch = ["G", 1,', 'toni-luftloch = ["G", 0,', "FI-14"),
        ('toni-luftloch = ["G", 1,', 'toni-luftloch = ["G", 16,', "FI-14"),
        ('"X--X", ""', '"X--Z", ""', "FI-55"),
        ('"X--X", ""', '"X---X", ""', "FI-55"),
        ('[2, 2, 2, 2], "----", ""', '[2, 2, 2, 2], "----", "11"', "FI-12"),
        ('kuno-kasten = ["G", 4,', 'kuno-kasten = ["G", 5,', "FI-13"),
        ('kuno-kasten = ["G"', 'kuno-kasten = ["D"', "FI-16"),
        ('"----", "11"]', '"----", "S"]', "FI-12"),
        ('wladimir-ballnich = ["D"', 'wladimir-ballnich = ["M"', "FI-D2"),
        ('bodo-beton = ["D"', 'bodo-beton = ["M"', "FI-23"),
        ('w5 = ["white", 5, "???"', 'w5 = ["white", 5, "????"', "FI-46"),
        ('w5 = ["white", 5, "???"', 'w5 = ["white", 5, "?Z?"', "FI-46"),
        ('w5 = ["white", 5, "???"', 'w5 = ["white", 5, "?D?"', "FI-D3"),
        ('w5 = ["white", 5, "???"', 'w5 = ["white", 5, "?G"', "FI-A44"),
        ('"MM", "MM", "M", "G"', '"MM", "MM", "M", ""', "FI-67"),
        ('w5 = ["white", 5, "???", "???"', 'w5 = ["white", 5, "???", ""', "FI-67"),
        ('"MM", "MD", "A", "G", ""', '"MM", "MD", "A", "G", "A"', "FI-72"),
        ('v5 = ["violet", 5', 'v5 = ["violet", 4', "FI-A2"),
        ('w5 = ["white", 5', 'w5 = ["white", 4', "FI-A4"),
        ('schlusskarte = ["white"', 'schlusskarte = ["red"', "FI-A3"),
        ('schlusskarte = ["white", 1', 'schlusskarte = ["white", 2', "FI-104"),
    ],
)  # fmt: skip
def test_a_box_that_breaks_a_clause_says_which(change: str, to: str, clause: str) -> None:
    text = shipped_box()
    assert change in text
    with pytest.raises(Refused) as refused:
        read_box(text.replace(change, to, 1))
    problems = refused.value.refusal.args["problems"]
    assert any(str(problem).startswith(f"{clause}:") for problem in problems), problems
    assert GAME.check_box(text.replace(change, to, 1)) is not None


@pytest.mark.clause("FI-17", "FI-18", "FI-19")
@pytest.mark.parametrize(
    ("one", "other", "clause"),
    [("tim-talent", "jens-joggar", "FI-18"), ("ali-balla", "mirko-mitlauf", "FI-19")],
)
def test_other_substitutes_for_beginners_are_refused(one: str, other: str, clause: str) -> None:
    lines = shipped_box().splitlines()
    for place, line in enumerate(lines):
        if line.startswith(one):
            lines[place] = line.replace('"S"', '""')
        if line.startswith(other):
            lines[place] = line[: line.rindex('"', 0, -2)] + '"S"]'
    with pytest.raises(Refused) as refused:
        read_box("\n".join(lines))
    assert any(str(problem).startswith(clause) for problem in refused.value.refusal.args["problems"])


def test_a_damaged_box_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        read_box("die = 3")
    assert refused.value.refusal.code == "damaged-box"
