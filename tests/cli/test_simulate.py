"""`ludofoot simulate`: figures for people and for scripts."""

from __future__ import annotations

import json

import pytest

from tests.cli.runner import GAME, Command

BATCH = ("simulate", GAME, "--seats", 2, "--games", 20, "--bots", "random", "--seed", 1)
# What takes time differs from run to run; everything else must not.
TIMED = ("seconds", "moves_per_second")


def figures(ludofoot: Command, *args: object) -> dict[str, object]:
    ran = ludofoot(*BATCH, *args, "--json")
    assert ran.code == 0
    assert len(ran.out.splitlines()) == 1
    found: dict[str, object] = json.loads(ran.out)
    return found


def test_figures_for_scripts(ludofoot: Command) -> None:
    found = figures(ludofoot)
    assert found["games"] == 20
    assert {"moves", "seconds", "moves_per_second", "length", "wins", "scores"} <= found.keys()
    wins, scores = found["wins"], found["scores"]
    assert isinstance(wins, list)
    assert isinstance(scores, list)
    assert (len(wins), len(scores)) == (2, 2)


def test_the_same_seed_gives_the_same_figures(ludofoot: Command) -> None:
    one, two = figures(ludofoot), figures(ludofoot, "--workers", 2)
    for figure in one.keys() - {*TIMED, "workers"}:
        assert one[figure] == two[figure]


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_figures_for_people(ludofoot: Command, lang: str) -> None:
    ran = ludofoot(*BATCH, "--lang", lang)
    assert ran.code == 0
    assert "20" in ran.out
    assert "cli-" not in ran.out


@pytest.mark.parametrize(("lang", "words"), [("fr", "Seul contre deux"), ("de", "Allein gegen zwei")])
def test_the_figures_say_how_the_single_player_fares(ludofoot: Command, lang: str, words: str) -> None:
    batch = ("simulate", "football-a-la-carte", "--seats", 3, "--games", 20, "--bots", "random", "--seed", 1)
    assert words in ludofoot(*batch, "--lang", lang).out
    found = json.loads(ludofoot(*batch, "--json").out)
    assert [side["name"] for side in found["sides"]] == ["alone", "pair"]
    assert words not in ludofoot(*BATCH, "--lang", lang).out


def test_options_reach_the_game(ludofoot: Command) -> None:
    assert figures(ludofoot, "--option", "shooter=passer")["scores"] != figures(ludofoot)["scores"]


def changed(name: str, value: object) -> list[object]:
    args = list(BATCH)
    args[args.index(name) + 1] = value
    return args


def test_bad_input(ludofoot: Command) -> None:
    assert ludofoot("simulate", "chess", *BATCH[2:]).refused("unknown-game")
    assert ludofoot(*changed("--seats", 7)).refused("bad-seats", "ST-01")
    assert ludofoot(*changed("--games", 0)).refused("bad-games")
    assert ludofoot(*changed("--games", -5)).refused("bad-games")
    assert ludofoot(*changed("--games", "many")).refused("not-a-number")
    assert ludofoot(*changed("--bots", "zidane")).refused("unknown-bot")
    assert ludofoot(*changed("--bots", "random,random,random")).refused("bad-bots")
    assert ludofoot(*BATCH, "--workers", 0).refused("bad-workers")
    assert ludofoot(*BATCH, "--option", "parry").refused("bad-option-text")
    assert ludofoot(*BATCH, "--option", "parry=maybe").refused("bad-option", "ST-A4")
    assert ludofoot("simulate", GAME).refused("missing-parameter")
